"""Numbers the expansion states for modes, switches and the solo board."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value
from famiglia.edition.schema import Content

_EXPANSION: Final = {
    "switches.neutral-brute-force": ("X p. 2", 1),
    "switches.neutral-reward": ("X p. 2", 2),
    "switches.rally-boat-areas": ("X p. 2", 1),
    "modes.1v1.brute-force": ("X p. 5", 1),
    "modes.1v1.starter-pays": ("X p. 4", 2),
    "modes.1v1.other-pays": ("X p. 4", 1),
    "modes.1v1.single.characters": ("X p. 4", 2),
    "modes.1v1.single.boats": ("X p. 3", 6),
    "modes.1v1.single.tokens": ("X p. 4", 4),
    "modes.1v1.single.soldati-per-area": ("X p. 4", 2),
    "modes.1v1.single.doubled-slots": ("X p. 3", 5),
    "modes.1v1.fictional.marked": ("X p. 4", True),
    "modes.1v1.fictional.drawn": ("X p. 4", 1),
    "modes.1v1.fictional.soldati": ("X p. 4", 3),
    "modes.2v1.single.characters": ("X p. 7", 2),
    "modes.2v1.single.boats": ("X p. 3", 6),
    "modes.2v1.single.tokens": ("X p. 7", 4),
    "modes.2v1.single.tokens-at-once": ("X p. 7", 2),
    "modes.2v1.single.soldati-per-area": ("X p. 7", 2),
    "modes.2v1.single.doubled-slots": ("X p. 3", 5),
    "modes.2v1.fictional.drawn": ("X p. 7", 2),
    "modes.2v1.fictional.soldati": ("X p. 7", 3),
    "solo.1v1.hq.soldati": ("X p. 4", 4),
    "solo.1v1.board.soldati": ("X p. 4", 2),
    "solo.1v1.cupola.seats": ("X p. 5", 12),
    "solo.1v1.cupola.start": ("X p. 4", 6),
    "solo.1v1.cupola.control": ("X p. 5", 11),
    "solo.1v1.cupola.lock": ("X p. 5", 12),
    "solo.2v1.hq.soldati": ("X p. 7", 5),
    "solo.2v1.hq.money": ("X p. 7", 1),
    "solo.2v1.board.soldati": ("X p. 7", 5),
    "solo.2v1.board.labs": ("X p. 7", 1),
    "solo.2v1.board.cars": ("X p. 7", 1),
    "solo.2v1.board.boats": ("X p. 7", 1),
    "solo.2v1.starting-piece": ("X p. 7", True),
    "solo.2v1.additional-tokens": ("X p. 6", 7),
    "solo.2v1.levels.easy.opened": ("X p. 6", 1),
}
_BLOCKED: Final = {"easy": 3, "medium": 4, "hard": 5}
_SPACES: Final = ("garrison 3", "place 2 held", "place 3 held")


def _how_many_blocked(level: str, wanted: int) -> Fact:
    def holds(content: Content) -> bool:
        side = content.solo.get("2v1")
        found = side.levels.get(level) if side else None
        return found is not None and len(found.blocked) == wanted

    key = f"solo.2v1.levels.{level}.blocked"
    return Fact("X p. 6", key, f"{wanted} tokens are blocked", holds)


def _last_ones(content: Content) -> bool:
    side = content.solo.get("2v1")
    found = side.levels.get("easy") if side else None
    return (
        side is not None
        and found is not None
        and max(found.blocked, default=0) == side.additional_tokens
    )


def _space(action: str) -> Fact:
    def occurs(content: Content) -> bool:
        spaces = [space for side in content.solo.values() for space in side.spaces.values()]
        return any(str(space.action) == action for space in spaces)

    return Fact("X p. 8", "solo", f"a space {action!r} occurs", occurs)


FACTS: Final[tuple[Fact, ...]] = (
    *(value(page, key, wanted) for key, (page, wanted) in _EXPANSION.items()),
    *(_how_many_blocked(level, wanted) for level, wanted in _BLOCKED.items()),
    Fact("X p. 6", "solo.2v1.levels.easy.blocked", "they are the last ones", _last_ones),
    *(_space(action) for action in _SPACES),
)
