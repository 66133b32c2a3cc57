"""A Movement and its attack, told step by step as the rulebook tells it [8].

A deliberately simple resolver, from the rulebook alone: names, counts, and one function for each
step. What a player decides is asked by `yield`.
"""

from tests.engine.oracle.conflict import Conflict
from tests.engine.oracle.position import (
    FICTIONAL,
    NEUTRAL,
    Asking,
    Attackers,
    Position,
    Question,
    ask,
)


class Movement(Conflict):
    """One Movement: of a family's Soldati, or of neutrals whom a family agitates [9.3]."""

    def __init__(self, p: Position, player: str, side: str, start: str, target: str) -> None:
        super().__init__(p, player, side, target)
        self.start = start
        self.bonus = 0
        self.driven = False
        """Whether a car came along."""
        self.entered = False
        """Whether the side stands in the target at the end."""

    def of_family(self, way: str, parts: dict[str, int], may_drive: bool) -> Asking[None]:
        """[8.2] to [8.7] Way, Bribery, numbers, replacing, buying, arriving, Recruitment."""
        if way == "allies":
            self.p.pay(self.player, self.p.edition.tiles["allies"].price)
        if self.is_attack:
            yield from self.bribery()
        yield from self.numbers(may_drive and way != "boats")
        if self.is_attack:
            yield from self.replace_defenders(parts.get("turn", 0))
            yield from self.buy_defenders("buy" in parts)
        self.bonus = self.attack_bonus(way, parts.get("skull", 0))
        yield from self.arrive()
        if self.is_attack and self.entered:
            yield from self.recruitment()

    def of_neutrals(self, soldati: int) -> Asking[None]:
        """[9.3.4] Attack bonus 0, no tiles, no car."""
        self.send(soldati, 0)
        yield from self.arrive()

    # Before the arrival

    def bribery(self) -> Asking[None]:
        """[11.2.2] Right after the target is chosen, for money in hand [11.2.1]."""
        tile = self.p.edition.tiles["bribery"]
        if not self.p.has_tile(self.player, "bribery") or self.p.money[self.player] < tile.price:
            return
        answer = yield from ask("bribe", self.p.seat(self.player), ["yes", "done"])
        self.p.story[f"bribery {answer}"] += 1
        if answer == "yes":
            self.p.pay(self.player, tile.price)
            self.remove_defenders(tile.number)
            yield from self.reward()

    def numbers(self, may_drive: bool) -> Asking[None]:
        """[8.3.1] [8.3.2] At least 1 Soldato, up to all; and 1 car, if there is one."""
        start = self.p.areas[self.start]
        offers = [str(number) for number in range(1, start.soldati + 1)]
        if may_drive and start.cars > 0:
            offers += [f"{number} car" for number in offers]
        answer = yield from ask("force", self.p.seat(self.player), offers)
        number, *car = answer.split()
        self.send(int(number), len(car))

    def send(self, soldati: int, cars: int) -> None:
        """[8.3.3] They leave the start area, which is lost at once if nobody stays."""
        start = self.p.areas[self.start]
        start.soldati -= soldati
        start.cars -= cars
        self.p.attacking = Attackers(soldati, cars)
        self.driven = cars > 0
        self.p.story[f"labs in the start {start.labs}"] += 1
        self.p.story["some stay" if start.soldati else "all go"] += 1
        if start.soldati == 0:
            self.p.abandon(self.start)

    def replace_defenders(self, printed: int) -> Asking[None]:
        """[10.1.2] No more than the own supply holds; replaced is not removed [1.3.5]."""
        most = min(printed, self.area.soldati, self.p.supply[self.side])
        units = self.p.supply[self.side] + self.p.member_supply[self.side]
        if min(printed, self.area.soldati, units) == 0:
            return  # All can see that nobody can be replaced [15.2.4].
        offers = frozenset(str(number) for number in range(most + 1))
        answer = yield Question("turn-defenders", self.p.seat(self.player), offers)
        self.p.story["members cannot replace"] += most < min(printed, self.area.soldati, units)
        going = self.lose_defenders(int(answer))
        self.p.supply[self.defender] += going
        self.p.supply[self.side] -= going
        self.p.attacking.soldati += going
        self.p.story["defenders replaced"] += going > 0

    def buy_defenders(self, is_printed: bool) -> Asking[None]:
        """[10.1.3] 1 Money in hand for each."""
        most = min(self.area.soldati, self.p.money[self.player]) if is_printed else 0
        offers = [str(number) for number in range(most + 1)]
        answer = yield from ask("buy", self.p.seat(self.player), offers)
        self.p.pay(self.player, int(answer))
        self.remove_defenders(int(answer))
        yield from self.reward()
        self.p.story["defenders bought"] += int(answer) > 0

    # Bonuses

    def attack_bonus(self, way: str, skulls: int) -> int:
        """[8.5.1] Skulls, the car that came along, Miniguns if it goes over a boat [11.2.5]."""
        bonus = skulls
        if self.driven:
            value = self.p.edition.cars[self.player][self.p.revealed[self.player]]
            self.p.story[f"car of {value}"] += 1
            bonus += value
        if way == "boats" and self.p.has_tile(self.player, "miniguns"):
            self.p.story["miniguns"] += 1
            bonus += self.p.edition.tiles["miniguns"].number
        self.p.story[f"skulls {skulls}"] += 1
        self.p.story[f"way {way}"] += 1
        return bonus

    def defence_bonus(self) -> int:
        """[8.5.2] Labs, vests [7.4.1], and Lookouts where there is no lab [11.2.9]."""
        vests = [self.p.vest(family, order) for family, order in self.p.orders_in(self.target)]
        bonus = self.area.labs + sum(vests)
        self.p.story[f"labs in the target {self.area.labs}"] += 1
        self.p.story[f"vests in the target {len([vest for vest in vests if vest])}"] += 1
        if self.area.labs == 0 and self.p.has_tile(self.defender, "lookouts"):
            self.p.story["lookouts"] += 1
            bonus += self.p.edition.tiles["lookouts"].number
        return bonus

    # Arrival and result

    def arrive(self) -> Asking[None]:
        """[8.4] In an own or empty area it ends, else the attack follows if there are defenders."""
        self.p.story["no defender left before"] += self.is_attack and self.area.soldati == 0
        if self.is_attack and self.area.soldati > 0:
            difference = self.bonus - self.defence_bonus()
            self.p.story[f"difference {min(2, max(-1, difference))}"] += 1
            self.remove_defenders(max(0, difference))
            if self.area.soldati > 0:
                yield from self.reward()
                yield from self.conflict()
        yield from self.result()
        yield from self.reward()

    def result(self) -> Asking[None]:
        """[8.7.3] to [8.7.6] Who has nobody left loses cars and orders."""
        self.entered = self.p.attacking.soldati > 0 and (
            not self.is_attack or self.area.soldati == 0
        )
        self.count_story()
        if self.is_attack and self.area.soldati == 0:
            self.p.abandon(self.target)
        if self.entered:
            self.stand_in_target()
        elif self.side in self.p.cars:
            self.p.cars[self.side] += self.p.attacking.cars
        self.p.attacking = Attackers()
        is_taken = self.is_attack and self.entered
        if "neutrals" in self.p.switches and is_taken and self.defender == NEUTRAL:
            # [13.1.3] For the area taken.
            yield from self.p.gain(self.side, self.p.edition.numbers["neutral-reward"])

    def stand_in_target(self) -> None:
        """[8.7.5] They and their car stand there; a new holder costs a lab."""
        if self.area.holder != self.side:
            self.p.take_lab(self.target)
        self.area.holder = self.side
        self.area.soldati += self.p.attacking.soldati
        self.area.cars += self.p.attacking.cars

    def recruitment(self) -> Asking[None]:
        """[11.2.6] After an attack that took the area: all printed ones or none.

        Asked by the units at home [15.2.4]; each may be a member for the Cupola instead [15.2.5].
        """
        p, family = self.p, self.player
        number = p.edition.tiles["recruitment"].number
        if not p.has_tile(family, "recruitment") or p.hq[family] + p.members[family] < number:
            return
        seats = p.edition.cupola["seats"] - p.cupola[family]
        most = min(number, p.members[family], seats)
        offers = [str(members) for members in range(most + 1) if number - members <= p.hq[family]]
        answer = yield Question("occupy", p.seat(family), frozenset([*offers, "done"]))
        p.story[f"recruitment {'done' if answer == 'done' else 'yes'}"] += 1
        p.story["recruitment impossible"] += not offers
        if answer != "done":
            members = int(answer)
            p.story["recruitment of members"] += members > 0
            p.hq[family] -= number - members
            self.area.soldati += number - members
            p.sit_down(family, members)

    def count_story(self) -> None:
        """Who met whom, and how it ended."""
        attackers = "agitated" if self.side == NEUTRAL else "family"
        holders = {self.side: "own", "": "empty", NEUTRAL: NEUTRAL, FICTIONAL: FICTIONAL}
        self.p.story[f"{attackers} into {holders.get(self.defender, 'enemy')}"] += 1
        self.p.story[f"by {self.player}"] += 1
        if not self.is_attack:
            return
        left = "defenders" if self.area.soldati else "nobody"
        self.p.story[f"{attackers}: {'attackers' if self.entered else left} left"] += 1
        self.p.story["attacks"] += 1
        if NEUTRAL in (self.side, self.defender):
            self.p.story[f"neutrals, switch {'neutrals' in self.p.switches}"] += 1
        self.p.story["cars in the target"] += self.area.cars > 0
        self.p.story["orders in the target"] += len(self.p.orders_in(self.target)) > 0
