"""The solo board [14.4]: tokens of the commissions on it, and in 2v1 locks and additional ones."""

from typing import Final

from famiglia.engine.cells import (
    ADDITIONAL,
    BLOCKED,
    COMMISSION_OUT,
    IN_SUPPLY,
    ON_SOLO,
    commission_in,
)
from famiglia.engine.facts import opened
from famiglia.engine.planning.additional import may_open
from famiglia.engine.reasons import OK
from famiglia.engine.solo import is_locked
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.colours import singles
from famiglia.record.position.lines import SOLO, Lines
from famiglia.record.position.supply import bring_commission
from famiglia.record.position.words import Words, at, by_name

_OPENED: Final = "opened"
_BLOCKED: Final = "blocked"
_WAITING: Final = "waiting"
_OUT: Final = "out"
_PILES: Final = {_BLOCKED: BLOCKED, _WAITING: ADDITIONAL, _OUT: COMMISSION_OUT}
"""Where tokens of a single player in 2v1 are besides mat, spaces and supply."""


def _default_piles(state: State, on_spaces: int, blocked: int) -> dict[str, int]:
    """How many tokens each holds: additional ones wait unless they are blocked or in use."""
    waiting = max(0, state.tables.solo.additional - blocked - on_spaces)
    return {_BLOCKED: state.tables.solo.blocked, _WAITING: waiting, _OUT: 0}


# Writing


def write_solo(state: State) -> list[str]:
    """A line if anything has happened on the board."""
    names = [name for name in singles(state) if name]
    if not names or not state.tables.solo_ids:
        return []
    items = [*_spaces(state), *_locks(state), *_piles(state)]
    return [f"{SOLO}: {', '.join(items)}"] if items else []


def _spaces(state: State) -> list[str]:
    found = []
    for space, name in enumerate(state.tables.solo_ids):
        lying = [
            f"{state.tables.family_ids[family]} {number}"
            for family in state.family_of
            if (number := state.count(commission_in(family, ON_SOLO + space)))
        ]
        if lying:
            found.append(" ".join([name, *lying]))
    return found


def _locks(state: State) -> list[str]:
    spaces = enumerate(state.tables.solo_ids)
    names = [name for space, name in spaces if state.facts[opened(space)]]
    return [" ".join([_OPENED, *names])] if names else []


def _piles(state: State) -> list[str]:
    if state.tables.solo.additional == 0:
        return []
    family = _who_plays_alone(state)
    held = {name: state.count(commission_in(family, place)) for name, place in _PILES.items()}
    usual = _default_piles(state, _on_spaces(state, family), held[_BLOCKED])
    return [f"{name} {number}" for name, number in held.items() if number != usual[name]]


def _on_spaces(state: State, family: int) -> int:
    spaces = range(len(state.tables.solo_ids))
    return sum(state.count(commission_in(family, ON_SOLO + space)) for space in spaces)


def _who_plays_alone(state: State) -> int:
    """The one family with additional tokens [16.2.1]."""
    return next(family for family, name in enumerate(singles(state)) if name)


# Reading


def read_solo(lines: Lines, state: State) -> None:
    """What is said of the board; after what has come off the mats."""
    line = lines.find(SOLO)
    if line is None:
        return
    with at(line.number):
        if not state.tables.solo_ids:
            raise BadNotation(f"there is no solo board in {state.tables.mode}")
        piles = list(_PILES) if state.tables.solo.additional else []
        items = by_name(line.items(), "space", [*state.tables.solo_ids, _OPENED, *piles])
        if _OPENED in items:
            _read_locks(items.pop(_OPENED), state)
        given = {name: items.pop(name) for name in piles if name in items}
        if piles:
            _gather(state)
        for name, words in items.items():
            _read_space(words, state, state.tables.solo_ids.index(name))
        if piles:
            _read_piles(given, state)


def _read_locks(words: Words, state: State) -> None:
    for space in words.many("space", state.tables.solo_ids):
        if may_open(state, space) != OK:
            raise BadNotation(f"space {state.tables.solo_ids[space]!r} has no lock")
        state.note(opened(space), 1)


def _gather(state: State) -> None:
    """Additional tokens are in the supply with the others until placed."""
    family = _who_plays_alone(state)
    for place in (ADDITIONAL, BLOCKED):
        cell = commission_in(family, place)
        state.move(cell, commission_in(family, IN_SUPPLY), state.count(cell))


def _read_space(words: Words, state: State, space: int) -> None:
    """One token lies on an open space, more only if it is unlimited [14.3.3] [16.2.2]."""
    name = state.tables.solo_ids[space]
    if is_locked(state, space):
        raise BadNotation(f"space {name!r} is locked")
    counts = words.counts("single player", singles(state))
    number = sum(counts.values())
    if number > 1 and not state.tables.solo.spaces[space].unlimited:
        raise BadNotation(f"space {name!r} has room for one token, not for {number}")
    for family, own in counts.items():
        bring_commission(state, family, ON_SOLO + space, own)


def _read_piles(given: dict[str, Words], state: State) -> None:
    """Blocked and waiting ones are no more than additional ones there are [16.2.1]."""
    family, most = _who_plays_alone(state), state.tables.solo.additional
    numbers = {name: words.number("number") for name, words in given.items()}
    for words in given.values():
        words.end()
    blocked = numbers.get(_BLOCKED, state.tables.solo.blocked)
    piles = _default_piles(state, _on_spaces(state, family), blocked) | numbers
    if piles[_BLOCKED] + piles[_WAITING] > most:
        number = piles[_BLOCKED] + piles[_WAITING]
        raise BadNotation(f"there are {most} additional tokens, not {number}")
    for name, number in piles.items():
        bring_commission(state, family, _PILES[name], number)
