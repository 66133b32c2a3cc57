"""Steps whose fields lie deeper: of characters (Hands), orders (Progress), fights (Movement)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from famiglia.edition.tables import AREAS, FAMILIES, NONE
from famiglia.engine.cells import NOBODY
from famiglia.engine.encounter.cards import Duel, LayCard, TakeCard
from famiglia.engine.encounter.fight import Movement, MovementFrame, Route
from famiglia.engine.encounter.order import ExecuteOrder, begin
from famiglia.engine.encounter.progress import Progress, Trail
from famiglia.engine.setup.characters import DealCharacters, KeepCharacter
from famiglia.engine.setup.hands import Hands
from famiglia.engine.state import Frame, first_state
from famiglia.record.notation import BadNotation
from famiglia.record.position import fields as a
from famiglia.record.position.domains import Scope
from famiglia.record.position.fields import StepField, unless

Values = dict[str, Any]


class Shape(NamedTuple):
    """How a frame is written: its word, its fields, and how it is made of them."""

    word: str
    cls: type[Frame]
    fields: tuple[StepField, ...]
    make: Callable[[Values], Frame]
    fits: Callable[[Any], bool] = lambda frame: True
    """Whether it fits a frame of its class; of most classes it fits all."""


def plain(word: str, cls: type[Frame], *fields: StepField) -> Shape:
    """A frame made of its fields in this sequence."""
    return Shape(word, cls, fields, lambda values: cls(*values.values()))


# Characters


_PLACE: Final = StepField("place", "", a.IN_TURN)
_HANDS: Final = StepField("hands.cards", "hand", a.HANDS, lambda scope: [0] * scope.state.seats)
_KEPT: Final = StepField("hands.kept", "kept", a.KEPT, lambda scope: [NONE] * scope.state.seats)


def _deal(word: str, hidden: bool) -> Shape:
    """A card is dealt openly, or as one of several; nothing is kept before all are dealt."""

    def make(values: Values) -> Frame:
        place, cards = values.values()
        return DealCharacters(place, hidden, _hands(cards, [NONE] * len(cards)))

    def fits(frame: DealCharacters) -> bool:
        return frame.hidden == hidden

    return Shape(word, DealCharacters, (_PLACE, _HANDS), make, fits)


def _kept(values: Values) -> Frame:
    place, cards, kept = values.values()
    return KeepCharacter(place, _hands(cards, kept))


def _hands(cards: list[int], kept: list[int]) -> Hands:
    """Each card is in one hand, and only from there it is kept."""
    for seat, hand in enumerate(cards):
        if any(hand & other for other in cards[:seat]):
            raise BadNotation("a character is in two hands")
        if kept[seat] != NONE and not hand >> kept[seat] & 1:
            raise BadNotation(f"'seat-{seat}' keeps a character that is not in its hand")
    return Hands(cards, kept)


DEAL_CHARACTER: Final = _deal("deal-character", False)
DEAL_HIDDEN: Final = _deal("deal-hidden", True)
CHOOSE_CHARACTER: Final = Shape("choose-character", KeepCharacter, (_PLACE, _HANDS, _KEPT), _kept)


# An order in execution


def _where_it_lies(scope: Scope) -> int | None:
    place = scope.state.orders[scope.values["progress.token"]]
    return place if place < AREAS else None


def _open_at_first(scope: Scope) -> int:
    """The parts that are open when an order is begun."""
    state = first_state(scope.state.tables, scope.state.rules)
    begin(state, scope.values["progress.token"])
    frame = state.frames[0]
    assert isinstance(frame, ExecuteOrder)
    return frame.progress.open_parts


_PROGRESS: Final = (
    StepField("progress.token", "", a.TOKEN),
    StepField("progress.area", "in", a.AREA, _where_it_lies),
    StepField("progress.open_parts", "open", a.OPEN, _open_at_first),
    StepField("progress.done_parts", "done", a.OPEN, unless(0)),
    StepField("progress.trail.word", "after", a.EFFECT, unless(NONE)),
    StepField("progress.trail.times", "times", a.NUMBER, unless(0)),
    StepField("progress.trail.entered", "entered", a.AREA, unless(NONE)),
    StepField("progress.trail.joined", "joined", a.YES, unless(False)),
    StepField("progress.trail.cars", "cars", a.NUMBER, unless(0)),
)


def _executed(values: Values) -> Frame:
    token, area, open_parts, done_parts, *trail = values.values()
    return ExecuteOrder(Progress(token, area, open_parts, done_parts, Trail(*trail)))


EXECUTE: Final = Shape("execute", ExecuteOrder, _PROGRESS, _executed)


# A fight


def _movement(path: str) -> tuple[StepField, ...]:
    return (
        StepField(path, "", a.MOVER),
        StepField(f"{path}.start", "from", a.AREA),
        StepField(f"{path}.target", "to", a.AREA),
        StepField(f"{path}.way", "by", a.WAY),
        StepField(f"{path}.defenders.owner", "against", a.OWNER, unless(NOBODY)),
        StepField(f"{path}.may_drive", "on-foot", a.NO, unless(True)),
    )


def _moved(values: list[Any]) -> Movement:
    (family, token), start, target, way, defender, may_drive = values
    return Movement(family, token, Route(start, target, way), defender, may_drive)


def _defender(scope: Scope) -> int | None:
    """Who defends plays, unless it is nobody's family [8.9.3]."""
    owner: int = scope.values["duel.movement.defenders.owner"]
    return owner if 0 <= owner < FAMILIES else None


_STEP: Final = _movement("movement")
_DUEL: Final = (
    *_movement("duel.movement"),
    StepField("duel.opponent", "opponent", a.FAMILY, _defender),
    StepField("duel.attack_card", "attack", a.CARD, unless(NONE)),
    StepField("duel.defence_card", "defence", a.CARD, unless(NONE)),
)
_CHOSEN: Final = StepField(
    "attacker", "attacker", a.one_of("answer", "leave", "take"), unless(NONE)
)


def step(word: str, cls: type[MovementFrame]) -> Shape:
    """A step of a Movement."""

    def make(values: Values) -> Frame:
        return cls(_moved([*values.values()]))

    return Shape(word, cls, _STEP, make)


def _duel(values: list[Any]) -> Duel:
    return Duel(_moved(values[:6]), *values[6:])


LAY_CARD: Final = Shape("card", LayCard, _DUEL, lambda values: LayCard(_duel([*values.values()])))
TAKE_CARD: Final = Shape(
    "take",
    TakeCard,
    (*_DUEL, _CHOSEN),
    lambda values: TakeCard(_duel([*values.values()][:-1]), values["attacker"]),
)


def movement_of(frame: Frame) -> Movement | None:
    """The Movement a frame is a step of."""
    if isinstance(frame, MovementFrame):
        return frame.movement
    return frame.duel.movement if isinstance(frame, LayCard | TakeCard) else None
