"""Modes with fewer than four players, and both sides of the solo board."""

from typing import Final, get_args

from famiglia.edition.check.cards import pieces_fit
from famiglia.edition.check.words import words_fit
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content, ModeId, SoloSide
from famiglia.edition.vocabulary import LEVELS
from famiglia.edition.words import On

MODES: Final[tuple[str, ...]] = get_args(ModeId)
SIDES: Final = ("1v1", "2v1")
MOST_SPACES: Final = 12


def modes(content: Content, report: Report) -> None:
    """All three modes, each with its players."""
    if set(content.modes) != set(MODES):
        report.error("modes", f"must be {', '.join(MODES)}, got {', '.join(content.modes)}")
    players = {"2v2": (4, 0), "1v1": (0, 2), "2v1": (2, 1)}
    for mode in content.modes.values():
        seated = (mode.team.players if mode.team else 0, mode.single.players if mode.single else 0)
        if mode.id in players and seated != players[mode.id]:
            team, single = players[mode.id]
            reason = f"seats {team} team players and {single} single players, got {seated}"
            report.error(f"modes.{mode.id}", reason)


def sides(content: Content, report: Report) -> None:
    """Two sides; only words of action spaces on them, no pieces of the wrong kind."""
    if set(content.solo) != set(SIDES):
        report.error("solo", f"must be {', '.join(SIDES)}, got {', '.join(content.solo)}")
    for side in content.solo.values():
        pieces_fit(f"solo.{side.id}", side.hq, side.board, report)
        if not 1 <= len(side.spaces) <= MOST_SPACES:
            reason = f"has 1 to {MOST_SPACES} spaces, got {len(side.spaces)}"
            report.error(f"solo.{side.id}.spaces", reason)
        for space in side.spaces.values():
            key = f"solo.{side.id}.spaces.{space.id}"
            words_fit(f"{key}.action", space.action, On.SPACE, report)
            if space.action.has("ultima"):
                report.error(f"{key}.action", "'ultima' cannot be printed on the solo board")


def cupola(content: Content, report: Report) -> None:
    """The Cupola is on the 1v1 side; its numbers fit its seats."""
    for side in content.solo.values():
        key = f"solo.{side.id}.cupola"
        if (side.cupola is not None) != (side.id == "1v1"):
            report.error(key, "stands on the 1v1 side, and only there")
            continue
        if side.cupola is None:
            continue
        if side.cupola.start * 2 != side.cupola.seats:
            report.error(f"{key}.start", "both players' members must fill the seats")
        if not side.cupola.start < side.cupola.control <= side.cupola.lock <= side.cupola.seats:
            report.error(key, "must have start < control <= lock <= seats")


def levels(content: Content, report: Report) -> None:
    """The 2v1 side has three levels, more blocked tokens from one to the next."""
    for side in content.solo.values():
        key = f"solo.{side.id}.levels"
        if side.id != "2v1":
            if side.levels or side.additional_tokens:
                report.error(key, "levels and additional tokens belong to the 2v1 side")
            for space in side.spaces.values():
                if space.locked:
                    where = f"solo.{side.id}.spaces.{space.id}.locked"
                    report.error(where, "locks belong to the 2v1 side")
            continue
        if set(side.levels) != set(LEVELS):
            report.error(key, f"must be {', '.join(LEVELS)}, got {', '.join(side.levels)}")
            continue
        _blocking(key, side, content.box.blocking_tokens, report)


def _blocking(key: str, side: SoloSide, tokens: int, report: Report) -> None:
    locked = sum(space.locked for space in side.spaces.values())
    for name, level in side.levels.items():
        if any(place > side.additional_tokens for place in level.blocked):
            report.error(f"{key}.{name}.blocked", f"there are {side.additional_tokens} tokens")
        if len(set(level.blocked)) != len(level.blocked):
            report.error(f"{key}.{name}.blocked", "names a token twice")
        if len(level.blocked) + level.opened > tokens:
            report.error(f"{key}.{name}", f"the box has {tokens} blocking tokens")
        if level.opened > locked:
            report.error(f"{key}.{name}.opened", f"only {locked} spaces are locked")
    blocked = [len(side.levels[name].blocked) for name in LEVELS]
    if sorted(set(blocked)) != blocked:
        report.error(key, f"must block more from level to level, got {blocked}")
    if not any(space.unlimited for space in side.spaces.values()):
        report.error(f"solo.{side.id}.spaces", "has no unlimited space")
    if any(space.unlimited and space.locked for space in side.spaces.values()):
        report.error(f"solo.{side.id}.spaces", "the unlimited space is not locked")


CHECKS: Final = (modes, sides, cupola, levels)
