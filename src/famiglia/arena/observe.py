"""What is noted of one game of bots, to see whether an edition is fair."""

from typing import NamedTuple

from famiglia.arena.game import ArenaSettings, play, tables_of
from famiglia.edition.tables import NONE, TILES
from famiglia.engine.answers import (
    TURN_ADDITIONAL,
    TURN_USE,
    additional_action_space,
    final_action_space,
    turn_additional_space,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.events import ORDER_REVEALED
from famiglia.engine.facts import TEAMS, character, marker
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ADDITIONAL_ACTION, FINAL_ACTION, TURN
from famiglia.engine.options import DONE


class SelfPlay(NamedTuple):
    """A setting, and the bot that sits in every seat."""

    setting: ArenaSettings
    bot: str


class Observation(NamedTuple):
    """One game, by the numbers of the edition's tables."""

    winner: int
    """The team, or 2 for a draw."""
    ending: str
    rounds: int
    starter: int
    """The seat that began round 1."""
    families: tuple[int, ...]
    """Of each seat; so are the characters."""
    characters: tuple[int, ...]
    marked: frozenset[tuple[int, int]]
    """Team and tile, of every tile that was marked at any time."""
    orders: frozenset[int]
    """Order tokens that were laid and revealed."""
    spaces: frozenset[tuple[int, int]]
    """Sheet and space, of every space that was used."""
    solo: frozenset[int]
    """Spaces of the solo board that were used by additional tokens."""


class _Watcher:
    """Looks on while a game is played."""

    def __init__(self) -> None:
        self.starter = NONE
        self.marked: set[tuple[int, int]] = set()
        self.orders: set[int] = set()
        self.spaces: set[tuple[int, int]] = set()
        self.solo: set[int] = set()

    def watch(self, game: Game, decision: Decision, option: int) -> None:
        """Before each answer: what has happened since the last, and what is answered."""
        state = game.state
        self.look(game)
        if decision.kind == TURN:
            self._note_turn(game, option)
        elif decision.kind == FINAL_ACTION and option != DONE:
            self.spaces.add((state.round, final_action_space(option)))
        elif decision.kind == ADDITIONAL_ACTION and option != DONE:
            self.solo.add(additional_action_space(option))

    def look(self, game: Game) -> None:
        """What has happened: orders revealed, tiles marked."""
        facts = game.state.facts
        self.orders |= {event[1] for event in game.listen() if event[0] == ORDER_REVEALED}
        self.marked |= {
            (team, tile)
            for team in range(TEAMS)
            for tile in range(TILES)
            if facts[marker(team, tile)] != NONE
        }

    def _note_turn(self, game: Game, option: int) -> None:
        state = game.state
        if self.starter == NONE:
            self.starter = state.first
        if turn_variant(option) == TURN_USE:
            self.spaces.add((state.round, turn_use_space(option)))
        elif turn_variant(option) == TURN_ADDITIONAL:
            self.solo.add(turn_additional_space(option))


def observe(self_play: SelfPlay, number: int) -> Observation:
    """One game with the same bot in every seat."""
    setting = self_play.setting
    watcher = _Watcher()
    names = [self_play.bot] * len(tables_of(setting).teams)
    game = play(setting, names, setting.seed + number, watcher.watch)
    watcher.look(game)
    state, outcome = game.state, game.outcome()
    assert outcome is not None
    return Observation(
        outcome.winner,
        outcome.ending,
        state.round,
        watcher.starter,
        tuple(state.family_of),
        tuple(state.facts[character(seat)] for seat in range(state.seats)),
        frozenset(watcher.marked),
        frozenset(watcher.orders),
        frozenset(watcher.spaces),
        frozenset(watcher.solo),
    )
