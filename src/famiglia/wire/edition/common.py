"""What all printed things share: names in languages, and actions in words and sentences."""

from famiglia.edition.effects import Action, Effect
from famiglia.edition.schema import Resources, TranslatedText
from famiglia.edition.vocabulary import ROW_IDS, WORD_IDS
from famiglia.edition.words import On
from famiglia.engine.parts.people import BASE_ROWS
from famiglia.wire.message import Message


class Translated(Message, frozen=True):
    """A text in our languages; null where the edition has none, and English stands in."""

    en: str
    de: str | None
    fr: str | None
    ru: str | None


class PrintedEffect(Message, frozen=True):
    """One part of an action: `place +1` has the word `place`, the number 1 and a bonus."""

    words: str
    word: str
    numbers: list[int]
    bonus: bool
    """Whether the number is added to the base value of the mat ..."""
    base: str | None
    """... and of which row of it; null without a bonus."""
    qualifier: str
    text: str
    """What it does, in English."""


class PrintedAction(Message, frozen=True):
    """What a component does."""

    words: str
    """As the edition writes it: `order + place +1`."""
    text: str
    """In English."""
    choose: bool
    """Whether only one of the parts is done."""
    parts: list[PrintedEffect]


class Brought(Message, frozen=True):
    """Money and pieces for headquarters or the board."""

    money: int
    soldati: int
    cars: int
    boats: int
    labs: int


def translated(text: TranslatedText) -> Translated:
    """A name in all languages it has."""
    return Translated(text.en, text.de or None, text.fr or None, text.ru or None)


def printed_action(action: Action, on: On) -> PrintedAction:
    """An action where it is printed."""
    parts = [printed_effect(effect, on) for effect in action.parts]
    return PrintedAction(str(action), action.text(on), action.join == "/", parts)


def printed_effect(effect: Effect, on: On) -> PrintedEffect:
    """One effect where it is printed."""
    return PrintedEffect(
        str(effect),
        effect.word,
        list(effect.numbers),
        effect.bonus,
        ROW_IDS[BASE_ROWS[WORD_IDS.index(effect.word)]] if effect.bonus else None,
        effect.qualifier,
        effect.text(on),
    )


def brought_message(given: Resources) -> Brought:
    """Money and pieces."""
    return Brought(given.money, given.soldati, given.cars, given.boats, given.labs)
