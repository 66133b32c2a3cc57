"""The encounter phase: whose order comes next, where it may lead, and Agitate [7] [8.2] [9.3].

Of an order's parts only Movement and Agitate are played here; of the others this only knows whether
one could still be done, since that decides whether the family is asked at all.
"""

from tests.engine.oracle.naive import Movement
from tests.engine.oracle.position import HQ, MAT, NEUTRAL, NOBODY, Asking, Position, Question, ask
from tests.engine.oracle.printed import Edition


def encounter(p: Position) -> Asking[None]:
    """[7.1.2] First all supply orders, then all attack orders; at the end all go home [7.2.4]."""
    for supply in (True, False):
        executed: set[tuple[str, str]] = set()
        while waiting := _lowest(p, supply, executed):
            family = waiting[0][0]
            names = [order for _, order in waiting]
            order = yield from ask("next-order", p.seat(family), names)
            p.story["one of several orders chosen"] += len(names) > 1
            executed.add((family, order))
            yield from Execution(p, family, order).run()
    for places in p.orders.values():
        for order, place in places.items():
            places[order] = place if place in (HQ, MAT) else HQ


def _lowest(p: Position, supply: bool, executed: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """[7.1.3] Of the lowest initiative, those of the family earliest in the order of play."""
    waiting = [
        (
            p.edition.orders[family][order].initiative,
            (p.seat(family) - p.first) % len(p.seats),
            family,
            order,
        )
        for family, places in p.orders.items()
        for order, place in places.items()
        if place in p.areas
        and p.edition.orders[family][order].supply == supply
        and (family, order) not in executed
    ]
    lowest = min(waiting, default=None)
    return [entry[2:] for entry in waiting if lowest and entry[:2] == lowest[:2]]


class Execution:
    """One order at work."""

    def __init__(self, p: Position, family: str, order: str) -> None:
        self.p = p
        self.family = family
        self.order = order
        self.area = p.orders[family][order]
        self.parts = p.edition.orders[family][order].parts
        self.movements: list[Movement] = []

    def run(self) -> Asking[None]:
        """[7.2] Part by part until nothing can be done or the family has done enough."""
        self.p.executed = (self.family, self.order)
        while True:
            offers = self.shotguns() | self.agitations()
            if not offers and not self.has_other_parts():
                break
            answer = yield Question("act", self.p.seat(self.family), offers | {"done"})
            word, *fields = answer.split()
            if word == "shotgun":
                yield from self.move(*fields)
            elif word == "agitate":
                yield from agitate(self.p, self.family, *fields)
                break
            else:
                break
        self.p.executed = None
        if not self.is_there() or not self.parts.get("vest"):
            self.p.orders[self.family][self.order] = HQ

    def is_there(self) -> bool:
        """Whether the order's area has been held all the time [7.2.5]."""
        return self.p.orders[self.family][self.order] == self.area

    # Movement

    def starts(self) -> list[str]:
        """[8.8.2] The order's area; for the second Movement also the one entered."""
        if len(self.movements) == self.parts.get("shotgun", 0):
            return []
        starts = [self.area] if self.is_there() else []
        if self.movements and self.movements[0].entered:
            starts.append(self.movements[0].target)
        return starts

    def shotguns(self) -> frozenset[str]:
        return frozenset(
            f"shotgun {start} {target} {way}"
            for start in self.starts()
            for target, way in targets(self.p, self.family, start)
        )

    def move(self, start: str, target: str, way: str) -> Asking[None]:
        if way == "boats" and target not in overseas(self.p, [self.family], start):
            self.p.story["over a partner's boats"] += 1
        movement = Movement(self.p, self.family, self.family, start, target)
        may_drive = self.may_drive(start)
        self.movements.append(movement)
        yield from movement.of_family(way, self.parts, may_drive)
        if len(self.movements) == 2:
            where = "the order's area" if start == self.area else "the area entered"
            self.p.story[f"second Movement from {where}"] += 1
            self.p.story["a car serves twice"] += all(one.driven for one in self.movements)

    def may_drive(self, start: str) -> bool:
        """[8.8.3] One car per order; the second Movement takes the first one's from where it is."""
        if not self.movements or not self.movements[0].driven:
            return True
        return self.movements[0].entered and start == self.movements[0].target

    # Agitate

    def agitations(self) -> frozenset[str]:
        """[9.3.1] Neutral areas near enough that have somewhere to go."""
        reach = self.parts.get("agitate", 0)
        return frozenset(
            f"agitate {name}"
            for name in within(self.p.edition, self.area, reach)
            if self.p.areas[name].holder == NEUTRAL and agitation_targets(self.p, self.family, name)
        )

    # Other parts

    def has_other_parts(self) -> bool:
        """[7.2.1] [7.2.5] Whether it could do something of another kind, as far as all know."""
        p = self.p
        coast = p.edition.coasts[self.area]
        could = {
            "money": True,
            "recruit": p.supply[self.family] + p.member_supply[self.family] > 0,
            "place": self.is_there() and p.hq[self.family] + p.members[self.family] > 0,
            "car": self.is_there() and p.cars[self.family] > 0,
            "boat": self.is_there() and bool(coast) and p.boat_supply[self.family] > 0,
            "rally": self.is_there() and not self.movements and bool(self.rallied()),
        }
        return any(could.get(part, False) for part in self.parts)

    def rallied(self) -> list[str]:
        """[8.1.1] Adjacent own areas."""
        near = self.p.edition.neighbours[self.area]
        return [name for name in near if self.p.areas[name].holder == self.family]


def agitate(p: Position, family: str, start: str) -> Asking[None]:
    """[9.3.2] At least 1 of the neutrals of an area make a Movement by land."""
    offers = [
        f"{target} {number}"
        for target in agitation_targets(p, family, start)
        for number in range(1, p.areas[start].soldati + 1)
    ]
    answer = yield from ask("agitate-move", p.seat(family), offers)
    target, number = answer.split()
    yield from Movement(p, family, NEUTRAL, start, target).of_neutrals(int(number))


def agitation_targets(p: Position, family: str, start: str) -> list[str]:
    """[9.3.2] Adjacent areas, but none of the agitator's team."""
    team = p.team(family)
    return [name for name in p.edition.neighbours[start] if p.areas[name].holder not in team]


# The map


def within(edition: Edition, start: str, distance: int) -> set[str]:
    """[1.1.4] The areas at most so far away, over land."""
    found = {start}
    for _ in range(distance):
        found |= {name for near in found for name in edition.neighbours[near]}
    return found


def targets(p: Position, family: str, start: str) -> set[tuple[str, str]]:
    """[8.2.1] [8.2.2] Where a Movement may lead and which way: never to the partner's areas."""
    ways = {(name, "land") for name in p.edition.neighbours[start]}
    ways |= {(name, "boats") for name in overseas(p, p.team(family), start)}
    if p.has_tile(family, "allies") and p.money[family] >= p.edition.tiles["allies"].price:
        ways |= {(name, "allies") for name in beyond_allies(p, start)}
    partners = [other for other in p.team(family) if other != family]
    return {
        (name, way) for name, way in ways if name != start and p.areas[name].holder not in partners
    }


def beyond_allies(p: Position, start: str) -> set[str]:
    """[11.2.3] What is adjacent to an adjacent area that is empty or neutral.

    The price is never asked for what the land way gives for nothing: it would change nothing else.
    """
    near = p.edition.neighbours[start]
    passed = [name for name in near if p.areas[name].holder in (NOBODY, NEUTRAL)]
    return {name for area in passed for name in p.edition.neighbours[area]} - set(near)


def overseas(p: Position, team: list[str], start: str) -> set[str]:
    """[8.2.3] Areas at a sea that a chain of seas with the team's boats joins to the start."""
    sailed = {sea for sea in p.boats if any(p.boats[sea].get(owner, 0) for owner in team)}
    reached = sailed & set(p.edition.coasts[start])
    for _ in p.edition.seas:
        reached |= {near for sea in reached for near in p.edition.seas[sea]} & sailed
    return {name for name, coast in p.edition.coasts.items() if reached & set(coast)}
