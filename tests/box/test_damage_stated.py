"""A complete edition that contradicts what the rulebooks state is refused, with the page."""

from pathlib import Path

import pytest

from .damage import Damage, assert_refused, both, damaged, names, put, swap

ALL = [
    Damage("30 labs", "box.toml", put("box.labs", 29), "box.labs", "p. 3"),
    Damage("50 Soldati", "box.toml", put("box.family.soldati", 49), "box.family.soldati", "p. 3"),
    Damage("four rounds", "rules.toml", put("rules.rounds", 5), "rules.rounds", "p. 7"),
    Damage(
        "five Mandamenti win",
        "rules.toml",
        put("rules.victory-family", 4),
        "rules.victory-family",
        "p. 19",
    ),
    Damage(
        "brute force",
        "rules.toml",
        put("modes.2v2.brute-force", 1),
        "modes.2v2.brute-force",
        "p. 16",
    ),
    Damage(
        "Enna next to Camastra",
        "board.toml",
        both(
            swap("areas.enna.neighbours", "camastra", None),
            swap("areas.camastra.neighbours", "enna", None),
            put("areas.enna.rulebook", {"name": "p. 6"}),
            put("areas.camastra.rulebook", {"name": "p. 6", "mandamento": "p. 6"}),
        ),
        "areas.enna.neighbours.camastra",
        "p. 6",
    ),
    Damage(
        "Licata at two seas",
        "board.toml",
        swap("areas.licata.seas", "mare-agrigento", None),
        "areas.licata.seas.mare-agrigento",
        "p. 6",
    ),
    Damage(
        "Bronte's name",
        "board.toml",
        put("areas.bronte.name", "Etna"),
        "areas.bronte.name.en",
        "p. 19",
    ),
    Damage(
        "Scordia is neutral",
        "board.toml",
        both(put("areas.scordia.symbol", "star"), put("areas.nicosia.symbol", "neutral")),
        "areas.scordia.symbol",
        "p. 19",
    ),
    Damage(
        "Red's Economy slot",
        "mats.toml",
        put("mats.red.economy.slots", ["money 2", "lab", "money 3", "launder"]),
        "mats.red.economy.slots.1",
        "p. 11",
    ),
    Damage(
        "Blue's Justice B",
        "mats.toml",
        put("mats.blue.justice.slots", ["2/3", "car", "4/5", "car", "5/6"]),
        "mats.blue.justice.slots",
        "p. 11",
    ),
    Damage(
        "Green Church A",
        "orders.toml",
        put("orders.green.church-a.action", "shotgun + turn 2"),
        "orders.green.church-a.action",
        "p. 20",
    ),
    Damage(
        "Miniguns",
        "tiles.toml",
        put("control-tiles.miniguns.action", "seaborne 2"),
        "control-tiles.miniguns.action.seaborne",
        "p. 20",
    ),
    Damage(
        "the price of Allies",
        "tiles.toml",
        put("control-tiles.allies.money", 2),
        "control-tiles.allies.money",
        "p. 20",
    ),
    Damage(
        "Turncoat",
        "tiles.toml",
        put("conflict-cards.turncoat.action", "turncoat 2"),
        "conflict-cards.turncoat.action.turncoat",
        "p. 16",
    ),
    Damage(
        "1v1 start",
        "solo.toml",
        put("solo.1v1.hq.soldati", 5),
        "solo.1v1.hq.soldati",
        "X p. 4",
    ),
    Damage(
        "additional tokens",
        "solo.toml",
        put("solo.2v1.additional-tokens", 8),
        "solo.2v1.additional-tokens",
        "X p. 6",
    ),
    Damage(
        "column action",
        "sheets.toml",
        put("columns.two.action", "institutions 3"),
        "columns.two.action.institutions",
        "p. 10",
    ),
    Damage("the pink bar", "sheets.toml", put("bar", "equipment"), "bar.order", "p. 1"),
    Damage(
        "Bribery removes one",
        "tiles.toml",
        put("control-tiles.bribery.action", "bribe 2"),
        "control-tiles.bribery.action.bribe",
        "p. 20",
    ),
    Damage(
        "Influence costs 1 Soldato",
        "tiles.toml",
        put("control-tiles.influence.soldati", 2),
        "control-tiles.influence.soldati",
        "p. 20",
    ),
    Damage(
        "Influence works at the beginning of planning",
        "tiles.toml",
        put("control-tiles.influence.moment", "always"),
        "control-tiles.influence.moment",
        "p. 20",
    ),
    Damage(
        "Speedboats places a boat",
        "tiles.toml",
        put("control-tiles.speedboats.action", "money 1"),
        "control-tiles.speedboats.action.boat",
        "p. 20",
    ),
    Damage(
        "Recruitment works in the encounter",
        "tiles.toml",
        both(
            put("control-tiles.recruitment.phase", "planning"),
            put("control-tiles.recruitment.moment", "start"),
            put("control-tiles.recruitment.action", "money 1"),
        ),
        "control-tiles.recruitment.phase",
        "p. 13",
    ),
    Damage(
        "a neutral area's reward",
        "rules.toml",
        put("switches.neutral-reward", 3),
        "switches.neutral-reward",
        "X p. 2",
    ),
    Damage(
        "four tokens of a single player",
        "rules.toml",
        put("modes.2v1.single.tokens", 3),
        "modes.2v1.single.tokens",
        "X p. 7",
    ),
    Damage(
        "Agrigento's Mandamento",
        "board.toml",
        both(
            put("areas.agrigento.mandamento", "cefalu"),
            put("areas.termini-imerese.mandamento", "caltanissetta"),
        ),
        "areas.camastra.mandamento",
        "p. 6",
    ),
    Damage(
        "Red's attack in the example",
        "orders.toml",
        put("orders.red.justice-a.initiative", 5),
        "orders.red",
        "p. 17",
    ),
    Damage(
        "Blue's vest in the example",
        "orders.toml",
        both(
            put("orders.blue.basic-4.action", "place 5 + vest 2"),
            put("orders.blue.economy-a.action", "car + lab + money 4"),
            put("orders.blue.church-a.action", "recruit +1 + place 3"),
        ),
        "orders.blue",
        "p. 17",
    ),
    Damage(
        "a Pentito of 2, 2 and 1",
        "orders.toml",
        put("orders.black.church-a.action", "pentito 2 2 + agitate 2"),
        "orders",
        "p. 18",
    ),
    Damage(
        "two bombs",
        "orders.toml",
        put("orders.blue.justice-c.action", "bomb + skull 3"),
        "orders",
        "p. 18",
    ),
    Damage(
        "Agitate at distance 3",
        "orders.toml",
        both(
            put("orders.green.economy-a.action", "recruit 2 + money 2 + agitate 2"),
            put("orders.black.church-a.action", "pentito 2 2 1 + agitate 2"),
        ),
        "orders",
        "p. 18",
    ),
    Damage(
        "a space with Recruit +1",
        "sheets.toml",
        both(
            put("sheets.1.spaces.recruit-1.action", "recruit +0"),
            put("sheets.3.spaces.recruit-1.action", "recruit +0"),
        ),
        "sheets",
        "p. 8",
    ),
    Damage(
        "two orders in one area",
        "sheets.toml",
        both(
            put("sheets.3.spaces.order-2-together.action", "order"),
            put("sheets.4.spaces.order-2-together.action", "order"),
        ),
        "sheets",
        "p. 20",
    ),
    Damage(
        "a single player's space with each of 3 labs",
        "solo.toml",
        both(
            put("solo.1v1.spaces.garrison-3.action", "garrison 2"),
            put("solo.2v1.spaces.garrison-3.action", "garrison 2"),
        ),
        "solo",
        "X p. 8",
    ),
    Damage(
        "a card with 3 labs",
        "characters.toml",
        both(
            put("characters.driver.board.labs", 2),
            put("characters.overseer.board.labs", 2),
        ),
        "characters",
        "p. 6",
    ),
    Damage(
        "a Church value of 4",
        "mats.toml",
        both(
            *(
                put(f"mats.{family}.church.slots", slots)
                for family, slots in {
                    "red": [5, 5, 6, 6],
                    "blue": [5, 5, 6, 6],
                    "yellow": [3, 5, 5, 6],
                    "black": [3, 5, 5, 6],
                    "white": [3, 5, 5, 6],
                }.items()
            ),
            put("mats.green.church.start", 3),
        ),
        "mats",
        "p. 8",
    ),
]


@pytest.mark.parametrize("damage", ALL, ids=names(ALL))
def test_a_complete_edition_may_not_contradict_the_rulebook(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)
