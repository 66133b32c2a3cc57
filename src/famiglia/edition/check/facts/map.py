"""Names, borders and the line-up that the texts mention (p. 6, 12, 17, 19, expansion p. 4)."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value
from famiglia.edition.schema import Content

_NAMES: Final = (
    ("p. 6", "caltanissetta", "Caltanissetta"),
    ("p. 6", "agrigento", "Agrigento"),
    ("p. 6", "camastra", "Camastra"),
    ("p. 6", "enna", "Enna"),
    ("p. 6", "licata", "Licata"),
    ("p. 17", "ragusa", "Ragusa"),
    ("p. 19", "caltagirone", "Caltagirone"),
    ("p. 19", "scordia", "Scordia"),
    ("p. 19", "palagonia", "Palagonia"),
    ("p. 19", "bronte", "Bronte"),
    ("X p. 4", "marsala", "Marsala"),
    ("X p. 4", "siracusa", "Siracusa"),
    ("X p. 4", "alcamo", "Alcamo"),
)
_SEAS: Final = (("mare-agrigento", "Mare Agrigento"), ("mare-licata", "Mare Licata"))
_BORDERS: Final = (
    ("p. 6", "enna", "camastra"),
    ("p. 19", "caltagirone", "scordia"),
    ("p. 19", "scordia", "palagonia"),
)
_TRIO: Final = ("caltanissetta", "agrigento", "camastra")


def _together(content: Content) -> bool:
    return len({_mandamento(content, name) for name in _TRIO}) == 1


def _mandamento(content: Content, name: str) -> str:
    area = content.areas.get(name)
    return area.mandamento if area else ""


def _two_boats(content: Content) -> bool:
    """Camastra and Ragusa share no sea, but touch neighbouring ones."""
    if not {"camastra", "ragusa"} <= set(content.areas):
        return False
    near, far = content.areas["camastra"].seas, content.areas["ragusa"].seas
    beside = {
        other for sea in near if sea in content.seas for other in content.seas[sea].neighbours
    }
    return not set(near) & set(far) and bool(beside & set(far))


def _licata_seas(content: Content) -> bool:
    licata = content.areas.get("licata")
    return licata is not None and set(licata.seas) == {"mare-agrigento", "mare-licata"}


FACTS: Final[tuple[Fact, ...]] = (
    *(value(page, f"areas.{key}.name.en", name) for page, key, name in _NAMES),
    *(value("p. 6", f"seas.{key}.name.en", name) for key, name in _SEAS),
    *(
        value(page, f"areas.{area}.neighbours.{other}", other)
        for page, one, two in _BORDERS
        for area, other in ((one, two), (two, one))
    ),
    *(value("p. 6", f"areas.licata.seas.{sea}", sea) for sea, _ in _SEAS),
    value("p. 19", "areas.scordia.symbol", "neutral"),
    value("p. 19", "areas.bronte.tiebreak", True),
    *(
        value("X p. 4", f"area-tiles.{name}.marked", True)
        for name in ("marsala", "ragusa", "siracusa", "alcamo")
    ),
    Fact("p. 6", "areas.licata.seas", "Licata touches exactly these two seas", _licata_seas),
    Fact("p. 6", "areas.camastra.mandamento", "it forms one with its two neighbours", _together),
    Fact("p. 17", "areas.camastra.seas", "two boats join Camastra and Ragusa", _two_boats),
)
