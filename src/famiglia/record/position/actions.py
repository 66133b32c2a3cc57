"""Printed actions as the effect words of the edition, and back: `order + place +1`."""

from famiglia.edition.effects import Action, Effect
from famiglia.edition.tables import Part, PrintedAction
from famiglia.edition.vocabulary import QUALIFIER_IDS, WORD_IDS
from famiglia.record.notation import BadNotation


def write_action(action: PrintedAction) -> str:
    """An action in its words."""
    join = " / " if action.choose else " + "
    return join.join(write_part(part) for part in action.parts)


def write_part(part: Part) -> str:
    """One part of an action in its words."""
    word, qualifier = WORD_IDS[part.word], QUALIFIER_IDS[part.qualifier]
    return str(Effect(word, tuple(part.numbers), part.bonus, qualifier))


def read_action(text: str) -> PrintedAction:
    """The action that words say."""
    action = _parsed(text)
    return PrintedAction([_part(effect) for effect in action.parts], action.join == "/")


def read_part(text: str) -> Part:
    """The one part that words say."""
    action = _parsed(text)
    if len(action.parts) > 1:
        raise BadNotation(f"expected one effect, found {text!r}")
    return _part(action.parts[0])


def part_names(action: PrintedAction) -> list[str]:
    """The parts of an action by their words: `place`, and another one `place-2`."""
    names: list[str] = []
    for part in action.parts:
        word = WORD_IDS[part.word]
        earlier = sum(name.partition("-")[0] == word for name in names)
        names.append(f"{word}-{earlier + 1}" if earlier else word)
    return names


def _parsed(text: str) -> Action:
    try:
        return Action.parse(text)
    except ValueError as problem:
        raise BadNotation(str(problem)) from problem


def _part(effect: Effect) -> Part:
    return Part(
        WORD_IDS.index(effect.word),
        list(effect.numbers),
        effect.bonus,
        QUALIFIER_IDS.index(effect.qualifier),
    )
