"""Anytime Options of the person who is asked, and of others at the same keyboard [3.3]."""

from collections.abc import Iterator

from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.packing import describe
from famiglia.record.notation import Answer, BadNotation, context_of, parse
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.screen import show_menu
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.show_commands import Prompt


def use_anytime(prompt: Prompt, text: str) -> bool:
    """Do what a text says: `sell basic-1`, `give`, `carla sell basic-1`; whether it was done."""
    words = text.split()
    seat = prompt.seat_view.seat
    if words and words[0].lower() not in KINDS[ANYTIME].variants:
        named = _seat_named(prompt, words.pop(0).lower())
        if named is None:
            return False
        seat = named
    option = _option(prompt, seat, [word.lower() for word in words])
    if option is None:
        return False
    prompt.table.anytime(seat, option)
    return True


def _seat_named(prompt: Prompt, word: str) -> int | None:
    """The seat of a person, by number, player or family."""
    for seat in prompt.table.people:
        if word in _names(prompt.seat_view, seat):
            return seat
    people = ", ".join(f"{seat} ({prompt.seat_view.speaker(seat)})" for seat in prompt.table.people)
    prompt.terminal.show(f"Nobody here is {word!r}; people sit on {people}.")
    return None


def _names(seat_view: SeatView, seat: int) -> Iterator[str]:
    yield from (
        str(seat),
        f"seat-{seat}",
        seat_view.people[seat].lower(),
        seat_view.speaker(seat).lower(),
    )


def _option(prompt: Prompt, seat: int, words: list[str]) -> int | None:
    """The one that is meant; partners may choose from a list, others have to name it [1.4.5]."""
    if not prompt.seat_view.is_own_team(seat):
        return _named_in_full(prompt, seat, " ".join(words))
    menu = Menu(ANYTIME, _offered(prompt, seat, words), prompt.table.seat_view(seat))
    found = menu.matching(" ".join(words))
    if not found:
        who = "You" if seat == prompt.seat_view.seat else prompt.seat_view.speaker(seat)
        prompt.terminal.show(
            f"{who} cannot {' '.join(words) or 'do anything'} now{_why(prompt, words)}"
        )
        return None
    is_named = len(words) > 1 or words == ["give"]
    if len(found) == 1 and is_named:
        return found[0].option
    menu.narrow(found)
    return _chosen(prompt, menu)


def _why(prompt: Prompt, words: list[str]) -> str:
    """Who plays alone is told so; the rest is seen on the table [14.1.2]."""
    return (
        ": you play alone [14.1.2]."
        if words == ["give"] and prompt.seat_view.is_alone
        else " [3.3]."
    )


def _offered(prompt: Prompt, seat: int, words: list[str]) -> list[int]:
    """Those of a seat, of the kind that the first word names."""
    options = prompt.table.recorder.game.anytime(seat)
    if not words:
        return options
    return [option for option in options if describe(ANYTIME, option).variant == words[0]]


def _named_in_full(prompt: Prompt, seat: int, text: str) -> int | None:
    """Of the other team nothing is listed that this one may not see [1.4.2]."""
    game = prompt.table.recorder.game
    try:
        answer = parse(f"{KINDS[ANYTIME].name} {text}", context_of(game.state, seat))
    except BadNotation as bad:
        example = f"anytime {seat} sell basic-1"
        prompt.terminal.show(f"Across teams it has to be named in full, as in {example} ({bad}).")
        return None
    if answer not in [Answer(ANYTIME, option) for option in game.anytime(seat)]:
        prompt.terminal.show(f"{prompt.seat_view.speaker(seat)} cannot {text} now [3.3].")
        return None
    return answer.option


def _chosen(prompt: Prompt, menu: Menu) -> int | None:
    """The answer a person picks from a short list, or None."""
    show_menu(prompt.terminal, menu)
    number = number_in(prompt.terminal.ask("Which one? Enter for none: ")) or 0
    return menu.choose(number) if 1 <= number <= len(menu.rows()) else None
