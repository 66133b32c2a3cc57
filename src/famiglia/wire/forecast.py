"""What a Movement or a Strike would bring, as a message; chances are rounded fractions."""

from famiglia.edition.tables import Tables
from famiglia.queries.cards import Odds, TakeOdds
from famiglia.queries.duel import AttackerPlan, DefenderPlan, Finesse, Result
from famiglia.queries.forecast import Bonuses, ConflictForecast, Forecast
from famiglia.wire.message import Message
from famiglia.wire.names import ids


class AttackBonus(Message, frozen=True):
    """The parts of the attack bonus [8.5.1]."""

    skulls: int
    car: int
    seaborne: int


class DefenceBonus(Message, frozen=True):
    """The parts of the defence bonus [8.5.2]."""

    labs: int
    vests: int
    guard: int


class BonusesMessage(Message, frozen=True):
    """What is compared where the attackers arrive [8.5]."""

    attack: AttackBonus
    defence: DefenceBonus
    face_down: int
    """Orders in the target that the seat cannot see; their vests are not counted."""
    removed: int
    """Defenders removed by the difference [8.5.3]."""


class ResultMessage(Message, frozen=True):
    """How a Movement ends in its target: Soldati of the moving side and of others, and labs."""

    own: int
    enemy: int
    taken: bool
    """Whether the moving side holds the area in the end."""
    labs: int


class AttackerChoice(Message, frozen=True):
    """A card, whether the defender's is taken, and the probability of doing so."""

    card: str
    takes: bool
    chance: float


class DefenderChoice(Message, frozen=True):
    """A card, whether the attacker's is taken if the own one was taken, or left, and how likely."""

    card: str
    takes_if_taken: bool
    takes_if_left: bool
    chance: float


class FinesseMessage(Message, frozen=True):
    """Best play of both sides; where several plans are best, one pair of them is given [8.6.5]."""

    value: float
    """What each side can make sure of: taken + (own - enemy) / 1000."""
    taken: float
    """How likely the area is taken if both follow these plans."""
    own: float
    """How many attackers are left then on the average."""
    enemy: float
    attacker: list[AttackerChoice]
    """Only what is ever done; the chances add up to 1."""
    defender: list[DefenderChoice]


class ConflictMessage(Message, frozen=True):
    """A conflict: who faces whom, and what either way to fight leads to [8.6.1]."""

    attackers: int
    defenders: int
    toll: int
    """Attackers whom Brute force removes before any knockout [8.6.2]."""
    brute_force: ResultMessage
    finesse: FinesseMessage


class StruckMessage(Message, frozen=True):
    """What a Strike leaves behind; nothing of it is left to chance or to others [9.1.4]."""

    removed: int
    left: int
    """Enemies who still stand there."""
    cars: int
    """Own cars that go: the bomb [9.1.3]."""
    gained: int
    """Soldati who come home for neutrals [8.9.1]."""


class ForecastMessage(Message, frozen=True):
    """What a Movement would bring: its end, or the conflict it leads to; or what a Strike does."""

    bonuses: BonusesMessage | None
    """Null where nobody is attacked [8.4.1] [8.4.2]."""
    ended: ResultMessage | None
    """How it ends without a conflict [8.4.3] [8.5.4]."""
    conflict: ConflictMessage | None
    struck: StruckMessage | None
    soldati: int
    """How many move; nobody does in a Strike."""


class CardOddsMessage(Message, frozen=True):
    """A card that may be laid, against the other's best play [8.6.4]."""

    card: str
    chance: float
    """How often best play lays it."""
    taken: float
    """How likely the area is taken if it is laid, and the best is made of it."""
    own: float
    """How many attackers and defenders are left then on the average."""
    enemy: float


class TakeOddsMessage(Message, frozen=True):
    """To take or leave the other's card, which is taken to be one of best play [8.6.5]."""

    takes: bool
    taken: float
    """How likely the area is taken then."""
    own: float
    """How many attackers and defenders are left then on the average."""
    enemy: float


def forecast_message(found: Forecast, tables: Tables) -> ForecastMessage:
    """A forecast."""
    return ForecastMessage(
        None if found.bonuses is None else _bonuses(found.bonuses),
        None if found.ended is None else _result(found.ended),
        None if found.conflict is None else conflict_message(found.conflict, tables),
        None if found.struck is None else StruckMessage(*found.struck),
        found.soldati,
    )


def odds_message(odds: Odds, tables: Tables) -> CardOddsMessage:
    """What is known of a card before it is laid."""
    card, *numbers = odds
    return CardOddsMessage(ids("card", tables)[card], *map(float, numbers))


def take_odds_message(odds: TakeOdds) -> TakeOddsMessage:
    """What is known of taking or leaving."""
    takes, *numbers = odds
    return TakeOddsMessage(takes, *map(float, numbers))


def conflict_message(conflict: ConflictForecast, tables: Tables) -> ConflictMessage:
    """A conflict before it is decided how to fight."""
    return ConflictMessage(
        conflict.attackers,
        conflict.defenders,
        conflict.toll,
        _result(conflict.brute_force),
        _finesse(conflict.finesse, ids("card", tables)),
    )


def _bonuses(found: Bonuses) -> BonusesMessage:
    attack, defence = AttackBonus(*found.attack), DefenceBonus(*found.defence)
    return BonusesMessage(attack, defence, found.face_down, found.removed)


def _result(result: Result) -> ResultMessage:
    return ResultMessage(result.own, result.enemy, result.taken, result.labs)


def _finesse(found: Finesse, cards: tuple[str, ...]) -> FinesseMessage:
    return FinesseMessage(
        float(found.value),
        float(found.taken),
        float(found.own),
        float(found.enemy),
        [_attack(plan, cards) for plan in found.attacker],
        [_defence(plan, cards) for plan in found.defender],
    )


def _attack(plan: AttackerPlan, cards: tuple[str, ...]) -> AttackerChoice:
    return AttackerChoice(cards[plan.card], plan.takes, float(plan.chance))


def _defence(plan: DefenderPlan, cards: tuple[str, ...]) -> DefenderChoice:
    return DefenderChoice(
        cards[plan.card], plan.takes_if_taken, plan.takes_if_left, float(plan.chance)
    )
