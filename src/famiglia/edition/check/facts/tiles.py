"""Conflict cards, control tiles and a character card (p. 6, 16, 20)."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value
from famiglia.edition.schema import Content

_NAMES: Final = {
    "allies": "Allies",
    "bribery": "Bribery",
    "chain-of-command": "Chain of Command",
    "delay-detonator": "Delay Detonator",
    "influence": "Influence",
    "miniguns": "Miniguns",
    "recruitment": "Recruitment",
    "speedboats": "Speedboats",
}
_VALUES: Final = {
    "allies.money": 1,
    "allies.action.allies": "allies",
    "bribery.action.bribe": "bribe 1",
    "chain-of-command.action.chain": "chain",
    "delay-detonator.action.detonator": "detonator",
    "influence.moment": "start",
    "influence.soldati": 1,
    "miniguns.action.seaborne": "seaborne 1",
    "speedboats.action.boat": "boat",
}
_CARDS: Final = {"turncoat": "turncoat 1", "coward-1": "coward 1", "coward-2": "coward 2"}


def _three_labs(content: Content) -> bool:
    return any(character.board.labs == 3 for character in content.characters.values())


FACTS: Final[tuple[Fact, ...]] = (
    *(value("p. 20", f"control-tiles.{key}.name.en", name) for key, name in _NAMES.items()),
    *(value("p. 20", f"control-tiles.{key}", wanted) for key, wanted in _VALUES.items()),
    *(
        value("p. 16", f"conflict-cards.{card}.action.{card.partition('-')[0]}", effect)
        for card, effect in _CARDS.items()
    ),
    value("p. 13", "control-tiles.recruitment.phase", "encounter"),
    Fact("p. 6", "characters", "a character brings 3 labs", _three_labs),
)
