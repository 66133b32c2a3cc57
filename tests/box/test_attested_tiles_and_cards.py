"""What the rulebook says about control tiles, conflict cards and character cards."""

import pytest

from famiglia.edition import Edition

from .components import is_stated

NAMED = {
    "allies": "Allies",
    "bribery": "Bribery",
    "chain-of-command": "Chain of Command",
    "delay-detonator": "Delay Detonator",
    "influence": "Influence",
    "miniguns": "Miniguns",
    "recruitment": "Recruitment",
    "speedboats": "Speedboats",
}
KNOWN = {
    "allies": ("encounter", "allies", 1),
    "chain-of-command": ("planning", "chain", 0),
    "delay-detonator": ("encounter", "detonator", 0),
    "miniguns": ("encounter", "seaborne 1", 0),
}


@pytest.mark.parametrize("tile", NAMED)
def test_the_rulebook_names_this_control_tile(edition: Edition, tile: str) -> None:
    """p. 20: eight control tiles are named."""
    assert edition.control_tiles[tile].name.en == NAMED[tile]
    assert is_stated(edition, f"control-tiles.{tile}.name.en", "p. 20")


def test_three_more_control_tiles_exist(edition: Edition) -> None:
    """p. 3, 20: 11 tiles, of which 8 are named."""
    others = set(edition.control_tiles) - set(NAMED)
    assert len(others) == 3
    for tile in others:
        assert edition.provenance[f"control-tiles.{tile}.name.en"] == "reconstructed"


@pytest.mark.parametrize("tile", KNOWN)
def test_this_control_tile_is_known_in_full(edition: Edition, tile: str) -> None:
    """p. 20: Allies for 1 Money, Chain of Command, Delay Detonator, Miniguns with bonus 1."""
    found = edition.control_tiles[tile]
    phase, action, money = KNOWN[tile]
    assert (found.phase, str(found.action), found.money) == (phase, action, money)
    assert (found.moment, found.soldati) == ("always", 0)
    word = action.split(maxsplit=1)[0]
    assert is_stated(edition, f"control-tiles.{tile}.action.{word}", "p. 20")
    assert is_stated(edition, f"control-tiles.{tile}.phase", "p. 20")


def test_allies_costs_1_money_at_each_use(edition: Edition) -> None:
    """p. 20: pay 1 Money to attack an area behind an empty or neutral one."""
    assert edition.control_tiles["allies"].money == 1
    assert is_stated(edition, "control-tiles.allies.money", "p. 20")


def test_bribery_removes_one_defender_at_each_movement(edition: Edition) -> None:
    """p. 20: after choosing the target, with each of two shotguns."""
    tile = edition.control_tiles["bribery"]
    assert (tile.phase, tile.moment, str(tile.action)) == ("encounter", "always", "bribe 1")
    assert is_stated(edition, "control-tiles.bribery.action.bribe", "p. 20")


def test_influence_costs_1_soldato_at_the_beginning_of_planning(edition: Edition) -> None:
    """p. 20: decide at the beginning of planning whether to discard 1 Soldato of headquarters."""
    tile = edition.control_tiles["influence"]
    assert (tile.phase, tile.moment, tile.soldati) == ("planning", "start", 1)
    for field in ("phase", "moment", "soldati"):
        assert is_stated(edition, f"control-tiles.influence.{field}", "p. 20")


def test_recruitment_places_soldati_after_taking_an_area(edition: Edition) -> None:
    """p. 13, 20: in the encounter phase, all printed Soldati of headquarters or none."""
    tile = edition.control_tiles["recruitment"]
    assert tile.phase == "encounter"
    assert tile.action.has("occupy")
    assert is_stated(edition, "control-tiles.recruitment.phase", "p. 13", "p. 20")


def test_how_many_soldati_recruitment_places_is_not_told(edition: Edition) -> None:
    """p. 20: the number is printed on the tile only."""
    assert edition.provenance["control-tiles.recruitment.action.occupy"] == "reconstructed"


def test_the_price_of_bribery_is_not_told(edition: Edition) -> None:
    """p. 20: the text names no price."""
    assert edition.provenance["control-tiles.bribery.money"] == "reconstructed"


def test_speedboats_places_one_boat(edition: Edition) -> None:
    """p. 20: by the usual rules."""
    assert str(edition.control_tiles["speedboats"].action) == "boat"
    assert is_stated(edition, "control-tiles.speedboats.action.boat", "p. 20")


@pytest.mark.parametrize(
    ("card", "name", "action"),
    [
        ("turncoat", "Turncoat", "turncoat 1"),
        ("coward-1", "Coward 1", "coward 1"),
        ("coward-2", "Coward 2", "coward 2"),
    ],
)
def test_every_family_has_this_conflict_card(
    edition: Edition, card: str, name: str, action: str
) -> None:
    """p. 16: Turncoat turns 1, the Cowards take 1 and 2 home (French p. 16: one card each)."""
    found = edition.conflict_cards[card]
    assert (found.name.en, str(found.action)) == (name, action)
    word = action.split(maxsplit=1)[0]
    assert is_stated(edition, f"conflict-cards.{card}.action.{word}", "p. 16", "French p. 16")


def test_there_is_no_fourth_conflict_card(edition: Edition) -> None:
    """p. 3, 16: Turncoat, Coward 1, Coward 2."""
    assert set(edition.conflict_cards) == {"turncoat", "coward-1", "coward-2"}


def test_a_character_card_shows_3_labs(edition: Edition) -> None:
    """p. 6: 3 labs on the pictured card."""
    assert any(card.board.labs == 3 for card in edition.characters.values())


def test_character_cards_give_money_and_soldati_for_headquarters(edition: Edition) -> None:
    """p. 6: money and Soldati behind the screen; units and labs on the board."""
    for card in edition.characters.values():
        assert card.hq.money > 0
        assert card.hq.soldati > 0
        assert card.hq.cars == card.hq.boats == card.hq.labs == card.board.money == 0
        assert card.board.labs > 0
