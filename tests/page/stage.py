"""A table where a game stands at a chosen moment, with people in all seats."""

import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from tools.fuzz.play import Answered, FuzzTable, answers, give

from famiglia.edition import load
from famiglia.edition.source import DEFAULT
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.state import CHANCE, ENCOUNTER, RECOMMENDED
from famiglia.record.mode import Mode
from famiglia.record.notation import Answer, context_of, parse, write
from famiglia.record.record import Record, from_text
from famiglia.record.replay import begin
from famiglia.record.set_up import FULL
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.config import FILE
from famiglia.server.identity import link_hash
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.table.events import Started
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import UnitOfWork
from tests.record.games import PLAIN

GOLDEN: Final = Path(__file__).parent.parent / "golden"
TABLE: Final = "staged"
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
MODES: Final = {"2v2": Mode("2v2"), "1v1": Mode("1v1"), "2v1": Mode("2v1", "easy")}
GAMES_WITHOUT_NEWS: Final = 60
"""After so many random games without anything new, all has been asked."""

Moment = Callable[[Game], bool]
"""Whether a game has come to where it is wanted."""


class Play(NamedTuple):
    """A game up to a moment, and what it is played with."""

    settings: Settings
    edition: str
    answers: list[Answered]
    asked: int
    """The seat that is asked then."""


def saved(name: str) -> Record:
    """One of the golden records."""
    return from_text((GOLDEN / name).read_text("utf-8"))


def play_of(record: Record, moment: Moment) -> Play:
    """A saved game up to a moment."""
    header = record.header
    settings = Settings(
        mode=header.mode.name,
        level=header.mode.level,
        switches=header.switches,
        set_up=str(header.set_up),
    )
    game = begin(header, header.mode.tables(load(PLAIN)))
    answered = []
    for entry in record.entries:
        if moment(game):
            break
        answer = parse(entry.text, context_of(game.state, entry.seat))
        answered.append(Answered(entry.seat, answer.kind, answer.option))
        give(game, answered[-1])
    return Play(settings, str(PLAIN), answered, _asked(game))


@cache
def random_plays(mode: str) -> dict[str, Play]:
    """Random games up to where a player is first asked something with a choice, by its kind."""
    played = MODES[mode]
    table = FuzzTable(played.tables(load()), RECOMMENDED, FULL)
    settings = Settings(mode=played.name, level=played.level)
    found: dict[str, Play] = {}
    last = 0
    for seed in count():
        if seed - last > GAMES_WITHOUT_NEWS:
            return found
        for kind, answered, seat in _questions(table.game(), seed):
            if kind not in found:
                found[kind] = Play(settings, DEFAULT, answered, seat)
                last = seed
    return found


def _questions(game: Game, seed: int) -> Iterator[tuple[str, list[Answered], int]]:
    """What players are asked in a random game, with what was answered before, and who."""
    answered: list[Answered] = []
    for answer in answers(game, seed):
        decision = game.decision()
        assert decision is not None
        if decision.seat != CHANCE and len(decision.options) > 1:
            yield KINDS[decision.kind].name, answered.copy(), decision.seat
        answered.append(answer)
        give(game, answer)


def _asked(game: Game) -> int:
    decision = game.decision()
    return CHANCE if decision is None else decision.seat


def asks(kind: str) -> Moment:
    """The moment when a kind of question is put for the first time."""

    def is_there(game: Game) -> bool:
        decision = game.decision()
        return decision is not None and KINDS[decision.kind].name == kind

    return is_there


def offers(words: str) -> Moment:
    """The moment when an answer is on offer that begins so, for the first time."""

    def is_there(game: Game) -> bool:
        decision = game.decision()
        if decision is None or KINDS[decision.kind].name != words.split(maxsplit=1)[0]:
            return False
        context = context_of(game.state, decision.seat)
        answers = (Answer(decision.kind, option) for option in decision.options)
        return any(write(answer, context).startswith(words) for answer in answers)

    return is_there


def last_encounter(record: Record) -> Moment:
    """The moment when the last encounter phase of a record begins."""
    ended = [entry.outcome.ended.phase for entry in record.entries if entry.outcome.ended]
    last = int([phase for phase in ended if phase.endswith("planning")][-1].split()[1])
    return lambda game: game.state.phase == ENCOUNTER and game.state.round == last


class Staged(NamedTuple):
    """A table on a server, with people in its seats."""

    id: str

    def link(self, seat: int) -> str:
        """The private link of a seat."""
        return f"{self.id}-link-of-seat-{seat}"

    def person(self, seat: int) -> str:
        """Who sits there."""
        return f"{self.id}-person-{seat}"


def stage(folder: Path, play: Play) -> Staged:
    """Play it in a server's folder."""
    drawn = count()
    runtime = Runtime(lambda: int(time.time() * 1000), lambda: f"drawn-{next(drawn)}")
    services = open_services(f"sqlite:///{folder / FILE}", folder, runtime)
    try:
        return stage_at(services, TABLE, play)
    finally:
        services.close()


def stage_at(services: Services, table: str, play: Play) -> Staged:
    """Play it at a table of a server that runs."""
    staged = seat_people(services, table, play)
    services.tables.execute(table, lambda work: _give(work, staged, play.answers)).result()
    return staged


def seat_people(services: Services, table: str, play: Play) -> Staged:
    """Open a table, with somebody in every seat, and begin."""
    staged = Staged(table)
    spec = TableSpec(table, staged.person(0), "7", play.settings, play.edition)
    services.tables.open(spec).result()
    services.tables.execute(table, lambda work: _sit_down(work, staged)).result()
    return staged


def _sit_down(work: UnitOfWork, staged: Staged) -> None:
    names = NAMES[: work.state.settings.seats]
    for seat, name in enumerate(names):
        sit(work, seat, Guest(staged.person(seat), name, link_hash(staged.link(seat))))
    work.append_event(Started(names))


def _give(work: UnitOfWork, staged: Staged, answered: list[Answered]) -> None:
    for seat, kind, option in answered:
        person = None if seat == CHANCE else staged.person(seat)
        work.answer(seat, Answer(kind, option), person)
    work.advance()


def asked_kinds() -> list[str]:
    """What people are asked; the rest is chance's."""
    names = [kind.name for number, kind in KINDS.items() if number != ANYTIME]
    return [name for name in names if not name.startswith(("draw-", "deal-"))]


def before(record: Record, words: str) -> Moment:
    """The moment before the first answer of a record that reads so."""
    place = next(at for at, entry in enumerate(record.entries) if words in entry.text)
    answered = count()
    return lambda game: next(answered) == place
