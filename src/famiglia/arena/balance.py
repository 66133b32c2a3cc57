"""How fair an edition is: win rates by everything that a game begins with, and what is used."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from famiglia.arena.game import tables_of
from famiglia.arena.interval import wilson
from famiglia.arena.observe import Observation, SelfPlay
from famiglia.edition.tables import ACTION, ORDERS, Tables
from famiglia.engine.facts import TEAMS
from famiglia.engine.management.end import DRAW


class Rate(NamedTuple):
    """How often something happened, of so many times it could."""

    name: str
    hits: int
    tries: int

    @property
    def rate(self) -> float | None:
        """None where it never could."""
        return self.hits / self.tries if self.tries else None

    @property
    def interval(self) -> tuple[float, float]:
        """With 95% certainty."""
        return wilson(self.hits, self.tries)


class Section(NamedTuple):
    """Rates of one sort."""

    key: str
    title: str
    rates: list[Rate]

    def figures(self) -> dict[str, Any]:
        """For machines, by name."""
        return {
            rate.name: {
                "hits": rate.hits,
                "tries": rate.tries,
                "rate": rate.rate,
                "interval": rate.interval,
            }
            for rate in self.rates
        }


class Balance(NamedTuple):
    """What many games of one bot tell of an edition."""

    self_play: SelfPlay
    games: list[Observation]

    @property
    def tables(self) -> Tables:
        """What is printed."""
        return tables_of(self.self_play.setting)

    def sections(self) -> list[Section]:
        """All that is counted."""
        found = [
            Section("team", "Wins by side", self._sides()),
            Section("starter", "Wins of the side that begins", self._starters()),
            Section("family", "Wins by family", self._families()),
            Section("pair", "Wins by pair of families", self._pairs()),
            Section("character", "Wins by character", self._characters()),
            Section("tile", "Wins by control tile marked", self._tiles()),
            Section("ending", "How games end", self._endings()),
            Section("rounds", "In which round", self._rounds()),
            Section("order", "Orders used, of games with their family", self._orders()),
            Section("space", "Spaces used, of games that came to their sheet", self._spaces()),
            Section("solo", "Solo board: spaces used by additional tokens", self._solo()),
        ]
        return [section for section in found if section.rates]

    def figures(self) -> dict[str, Any]:
        """For machines."""
        setting = self.self_play.setting
        return {
            "bot": self.self_play.bot,
            "mode": str(setting.mode),
            "edition": setting.hash,
            "seed": setting.seed,
            "budget": setting.budget,
            "games": len(self.games),
            **{section.key: section.figures() for section in self.sections()},
        }

    def _decided(self) -> list[Observation]:
        return [game for game in self.games if game.winner != DRAW]

    def _won(self, name: str, teams: Iterable[tuple[Observation, int]]) -> Rate:
        """How often these teams won; each stands for a game."""
        found = [game.winner == team for game, team in teams]
        return Rate(name, sum(found), len(found))

    def _sides(self) -> list[Rate]:
        decided = self._decided()
        return [
            self._won(f"team {team + 1}", [(game, team) for game in decided])
            for team in range(TEAMS)
        ]

    def _starters(self) -> list[Rate]:
        """Of whoever begins, and of each seat when it does."""
        teams = self.tables.teams
        begun = [(game, game.starter) for game in self._decided()]
        seats = sorted({seat for _, seat in begun})
        by_seat = {
            f"seat {seat} begins": [(game, teams[seat]) for game, at in begun if at == seat]
            for seat in seats
        }
        everybody = [(game, teams[seat]) for game, seat in begun]
        led = {"begins": everybody, **(by_seat if len(seats) > 1 else {})}
        return [self._won(name, games) for name, games in led.items()]

    def _by_seat(
        self, names: list[str], at: Callable[[Observation], tuple[int, ...]]
    ) -> list[Rate]:
        """Of each thing that a seat begins with, how often the seat's team won."""
        decided, teams = self._decided(), self.tables.teams
        return [
            self._won(
                name,
                [
                    (game, team)
                    for game in decided
                    for team, had in zip(teams, at(game), strict=True)
                    if had == number
                ],
            )
            for number, name in enumerate(names)
        ]

    def _families(self) -> list[Rate]:
        return self._by_seat(self.tables.family_ids, lambda game: game.families)

    def _characters(self) -> list[Rate]:
        return self._by_seat(self.tables.character_ids, lambda game: game.characters)

    def _pairs(self) -> list[Rate]:
        """Of two families of one team."""
        led: dict[tuple[int, ...], list[tuple[Observation, int]]] = {}
        for game in self._decided():
            for team in range(TEAMS):
                own = zip(self.tables.teams, game.families, strict=True)
                pair = tuple(sorted(family for side, family in own if side == team))
                led.setdefault(pair, []).append((game, team))
        ids = self.tables.family_ids
        return [
            self._won(" + ".join(ids[family] for family in pair), led[pair])
            for pair in sorted(led)
            if len(pair) > 1
        ]

    def _tiles(self) -> list[Rate]:
        return [
            self._won(
                name,
                [
                    (game, team)
                    for game in self._decided()
                    for team in range(TEAMS)
                    if (team, tile) in game.marked and (1 - team, tile) not in game.marked
                ],
            )
            for tile, name in enumerate(self.tables.tile_ids)
        ]

    def _endings(self) -> list[Rate]:
        return _shares([game.ending for game in self.games])

    def _rounds(self) -> list[Rate]:
        return _shares([str(game.rounds) for game in self.games])

    def _orders(self) -> list[Rate]:
        found = []
        for family, name in enumerate(self.tables.family_ids):
            games = [game for game in self.games if family in game.families]
            for token, order in enumerate(self.tables.order_ids[family], family * ORDERS):
                used = sum(token in game.orders for game in games)
                found.append(Rate(f"{name}/{order}", used, len(games)))
        return found

    def _spaces(self) -> list[Rate]:
        found = []
        for sheet, ids in enumerate(self.tables.space_ids):
            games = [game for game in self.games if game.rounds >= sheet]
            for space, name in enumerate(ids):
                if sheet and self.tables.sheets[sheet].spaces[space].kind == ACTION:
                    used = sum((sheet, space) in game.spaces for game in games)
                    found.append(Rate(f"{sheet}/{name}", used, len(games)))
        return found

    def _solo(self) -> list[Rate]:
        if self.tables.solo.additional == 0:
            return []
        return [
            Rate(name, sum(space in game.solo for game in self.games), len(self.games))
            for space, name in enumerate(self.tables.solo_ids)
        ]


def _shares(names: list[str]) -> list[Rate]:
    return [Rate(name, names.count(name), len(names)) for name in sorted(set(names))]
