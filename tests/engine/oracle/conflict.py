"""Two sides in an area: Brute force, or Finesse with its cards, then knockout [8.6] [8.7.1]."""

from typing import Final

from tests.engine.oracle.position import FICTIONAL, NEUTRAL, NOBODY, Asking, Position, ask

CARDS: Final = ("turncoat", "coward-1", "coward-2")


class Conflict:
    """The attackers, who belong to `side`, and the holder of the area they go for.

    `player` decides for the attackers: their own family, or who agitated them [9.3.5].
    """

    def __init__(self, p: Position, player: str, side: str, target: str) -> None:
        self.p = p
        self.player = player
        self.side = side
        self.target = target
        self.area = p.areas[target]
        self.defender = self.area.holder
        self.is_attack = self.defender not in (NOBODY, side)
        self.earned = 0
        """Neutrals just removed, for whom the reward is still to come."""

    # Losses

    def lose_attackers(self, number: int) -> int:
        going = min(number, self.p.attacking.soldati)
        self.p.attacking.soldati -= going
        return going

    def lose_defenders(self, number: int) -> int:
        going = min(number, self.area.soldati)
        self.area.soldati -= going
        return going

    def remove_attackers(self, number: int) -> None:
        """[9.3.6] The defending family is rewarded for neutrals, nobody for replaced ones."""
        going = self.lose_attackers(number)
        self.p.supply[self.side] += going
        if self.side == NEUTRAL and self.defender != FICTIONAL:
            self.earned += going

    def remove_defenders(self, number: int) -> None:
        """[8.9.1] The attacking family is rewarded for neutrals, nobody for replaced ones."""
        going = self.lose_defenders(number)
        self.p.supply[self.defender] += going
        if self.defender == NEUTRAL:
            self.earned += going

    def reward(self) -> Asking[None]:
        """[8.9.2] At each removal, as far as the supply then reaches; not under [13.1.3]."""
        number, self.earned = self.earned, 0
        if number == 0 or "neutrals" in self.p.switches:
            return
        family = self.defender if self.side == NEUTRAL else self.side
        yield from self.p.gain(family, number)

    # Steps

    def conflict(self) -> Asking[None]:
        """[8.6.1] The attacker chooses."""
        offers = ["finesse", "brute-force"]
        answer = yield from ask("conflict", self.p.seat(self.player), offers)
        if answer == "finesse":
            yield from self.finesse()
        else:
            self.brute_force()
        yield from self.reward()
        self.knockout()

    def brute_force(self) -> None:
        """[8.6.2] 2 attackers go, 1 in 1v1 [15.4.2]; by the switch 1 with neutrals [13.1.2]."""
        number = self.p.edition.modes[self.p.mode]["brute-force"]
        if "neutrals" in self.p.switches and NEUTRAL in (self.side, self.defender):
            number = self.p.edition.numbers["neutral-brute-force"]
        self.p.story[f"brute force removes {min(number, self.p.attacking.soldati)}"] += 1
        self.remove_attackers(number)

    def finesse(self) -> Asking[None]:
        """[8.6.4] [8.6.5] Both lay a card, then the attacker takes or leaves, then the defender."""
        attacker = self.p.seat(self.player)
        defender = yield from self.defending_seat()
        own = yield from ask("card", attacker, CARDS)
        other = yield from ask("card", defender, CARDS)
        took_other = yield from ask("take", attacker, ["take", "leave"])
        took_own = yield from ask("take", defender, ["take", "leave"])
        self.p.story[f"cards {own} {other}, {took_other} {took_own}"] += 1
        before_attacker = [own] if took_own == "leave" else []
        before_defender = [other] if took_other == "leave" else []
        before_attacker += [other] if took_other == "take" else []
        before_defender += [own] if took_own == "take" else []
        self.cards_act(self.that_act(before_attacker), self.that_act(before_defender))

    def defending_seat(self) -> Asking[int]:
        """[8.9.3] For neutrals and the fictional family the opposing team names a family."""
        if self.defender not in (NEUTRAL, FICTIONAL):
            return self.p.seat(self.defender)
        own = self.p.team(self.player)
        opponents = [family for family in self.p.after(self.player) if family not in own]
        helper = yield from ask("helper", self.p.seat(opponents[0]), opponents)
        self.p.story[f"helper of {len(opponents)}"] += 1
        return self.p.seat(helper)

    def that_act(self, cards: list[str]) -> list[str]:
        """[8.6.7] Two cards on a side both act, unless equal ones under the variant [13.2.1]."""
        if len(cards) == 2 and cards[0] == cards[1]:
            variant = "identical-cards" in self.p.switches
            self.p.story["of equal cards one acts" if variant else "equal cards both act"] += 1
            return cards[:1] if variant else cards
        return cards

    def cards_act(self, attackers: list[str], defenders: list[str]) -> None:
        """[8.6.8] Turncoats before Cowards, the attacker's side first."""
        for _ in range(attackers.count("turncoat")):
            self.turn_a_defender()
        for _ in range(defenders.count("turncoat")):
            self.turn_an_attacker()
        for card in attackers:
            self.attackers_flee(int(card[-1]) if "coward" in card else 0)
        for card in defenders:
            self.defenders_flee(int(card[-1]) if "coward" in card else 0)

    def turn_a_defender(self) -> None:
        """[8.6.9] [8.6.10] [8.6.11] It counts as replaced, even if nobody comes for it."""
        if self.area.soldati == 0:
            self.p.story["turncoat without an enemy"] += 1
            return
        self.p.supply[self.defender] += self.lose_defenders(1)
        if self.p.supply[self.side] > 0:
            self.p.supply[self.side] -= 1
            self.p.attacking.soldati += 1
        else:
            self.p.story["turncoat without supply"] += 1

    def turn_an_attacker(self) -> None:
        """[8.6.9] [8.6.10] [8.6.11] It counts as replaced, even if nobody comes for it."""
        if self.p.attacking.soldati == 0:
            self.p.story["turncoat without an enemy"] += 1
            return
        self.p.supply[self.side] += self.lose_attackers(1)
        if self.p.supply[self.defender] > 0:
            self.p.supply[self.defender] -= 1
            self.area.soldati += 1
        else:
            self.p.story["turncoat without supply"] += 1

    def attackers_flee(self, number: int) -> None:
        """[8.6.12] To headquarters; neutrals are removed to their supply [8.9.4]."""
        if self.side == NEUTRAL:
            self.remove_attackers(number)
        else:
            self.p.hq[self.side] += self.lose_attackers(number)

    def defenders_flee(self, number: int) -> None:
        """[8.6.12] To headquarters; neutral and fictional ones to their supply [8.9.4]."""
        if self.defender in (NEUTRAL, FICTIONAL):
            self.remove_defenders(number)
        else:
            self.p.hq[self.defender] += self.lose_defenders(number)

    def knockout(self) -> None:
        """[8.7.1] One of each side at a time."""
        while self.p.attacking.soldati > 0 and self.area.soldati > 0:
            self.remove_attackers(1)
            self.remove_defenders(1)
