"""Anytime Options of the person who is asked, and of others at the same keyboard [3.3]."""

from collections.abc import Iterator

from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.packing import describe
from famiglia.record.notation import Answer, BadNotation, context_of, parse
from famiglia.terminal.game.looks import Desk
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.screen import show_menu
from famiglia.terminal.game.sight import Sight


def use_anytime(desk: Desk, text: str) -> bool:
    """Do what a text says: `sell basic-1`, `give`, `carla sell basic-1`; whether it was done."""
    words = text.split()
    seat = desk.sight.seat
    if words and words[0].lower() not in KINDS[ANYTIME].variants:
        named = _seat_named(desk, words.pop(0).lower())
        if named is None:
            return False
        seat = named
    option = _option(desk, seat, [word.lower() for word in words])
    if option is None:
        return False
    desk.table.anytime(seat, option)
    return True


def _seat_named(desk: Desk, word: str) -> int | None:
    """The seat of a person, by number, player or family."""
    for seat in desk.table.people:
        if word in _names(desk.sight, seat):
            return seat
    people = ", ".join(f"{seat} ({desk.sight.speaker(seat)})" for seat in desk.table.people)
    desk.terminal.show(f"Nobody here is {word!r}; people sit on {people}.")
    return None


def _names(sight: Sight, seat: int) -> Iterator[str]:
    yield from (str(seat), f"seat-{seat}", sight.people[seat].lower(), sight.speaker(seat).lower())


def _option(desk: Desk, seat: int, words: list[str]) -> int | None:
    """The one that is meant; partners may choose from a list, others have to name it [1.4.5]."""
    if not desk.sight.is_own_team(seat):
        return _named_in_full(desk, seat, " ".join(words))
    menu = Menu(ANYTIME, _offered(desk, seat, words), desk.table.sight(seat))
    found = menu.matching(" ".join(words))
    if not found:
        who = "You" if seat == desk.sight.seat else desk.sight.speaker(seat)
        desk.terminal.show(
            f"{who} cannot {' '.join(words) or 'do anything'} now{_why(desk, words)}"
        )
        return None
    is_named = len(words) > 1 or words == ["give"]
    if len(found) == 1 and is_named:
        return found[0].option
    menu.narrow(found)
    return _chosen(desk, menu)


def _why(desk: Desk, words: list[str]) -> str:
    """Who plays alone is told so; the rest is seen on the table [14.1.2]."""
    return ": you play alone [14.1.2]." if words == ["give"] and desk.sight.is_alone else " [3.3]."


def _offered(desk: Desk, seat: int, words: list[str]) -> list[int]:
    """Those of a seat, of the kind that the first word names."""
    options = desk.table.recorder.game.anytime(seat)
    if not words:
        return options
    return [option for option in options if describe(ANYTIME, option).variant == words[0]]


def _named_in_full(desk: Desk, seat: int, text: str) -> int | None:
    """Of the other team nothing is listed that this one may not see [1.4.2]."""
    game = desk.table.recorder.game
    try:
        answer = parse(f"{KINDS[ANYTIME].name} {text}", context_of(game.state, seat))
    except BadNotation as bad:
        example = f"anytime {seat} sell basic-1"
        desk.terminal.show(f"Across teams it has to be named in full, as in {example} ({bad}).")
        return None
    if answer not in [Answer(ANYTIME, option) for option in game.anytime(seat)]:
        desk.terminal.show(f"{desk.sight.speaker(seat)} cannot {text} now [3.3].")
        return None
    return answer.option


def _chosen(desk: Desk, menu: Menu) -> int | None:
    """The answer a person picks from a short list, or None."""
    show_menu(desk.terminal, menu)
    number = number_in(desk.terminal.ask("Which one? Enter for none: ")) or 0
    return menu.choose(number) if 1 <= number <= len(menu.rows()) else None
