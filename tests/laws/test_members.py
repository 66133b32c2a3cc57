"""Every question about units in 1v1 is put by their sums: others cannot tell Soldati from members.

Each position is told once for every split that others must think possible.
"""

from typing import Final, NamedTuple

import pytest
from tools.fuzz.blind import received

from famiglia.engine.game import Game
from tests.positions import asked, play, position


class Scene(NamedTuple):
    """A position of units at home, some of them members, and answers that all splits allow."""

    text: str
    units: int
    least: int
    most: int
    asked: str
    answers: tuple[str, ...] = ()
    family: str = "red"


FULL: Final = "cupola: red 12, blue 0\n"
SCENES: Final = {
    "place": Scene(
        "licata: red 2\nnow: act red doing place 2", 3, 0, 2, "act", ("act place licata 1",)
    ),
    "place into a full Cupola": Scene(
        FULL + "licata: red 2\nnow: act red doing place 2 must", 3, 0, 3, "act"
    ),
    "place without an area": Scene("now: act red doing place 2 held must", 3, 0, 3, "act"),
    "recruit": Scene("now: act red doing recruit 3", 2, 0, 2, "act", ("act recruit 2",)),
    "recruit from few Soldati": Scene(
        "licata: red 48\nnow: act red doing recruit 1", 3, 1, 3, "act"
    ),
    "garrison": Scene(
        "licata: red 2, 2 labs\nnow: act red doing garrison 3",
        *(3, 0, 2, "act"),
        ("act garrison licata 1",),
    ),
    "garrison into a full Cupola": Scene(
        FULL + "licata: red 2, 1 lab\ngela: red 1, 1 lab\nnow: act red doing garrison 3",
        *(3, 0, 2, "act"),
        ("act garrison licata 1",),
    ),
    "a price in Soldati": Scene(
        "red: tiles influence\nnow: begin-tile red", 2, 0, 2, "begin-tile", ("begin-tile done",)
    ),
    "the surplus": Scene(
        "cupola: red 8, blue 4\nlicata: red 2\nnow: deploy red surplus 2", 2, 0, 2, "act"
    ),
    "the seats lost": Scene(
        "cupola: red 4, blue 8\nnow: refill red", 3, 0, 3, "refill", ("refill 0",)
    ),
    "units that come home": Scene("now: split red number 2", 2, 0, 2, "split"),
    "replacing defenders": Scene(
        "teams green against blue\nlicata: green 46\ngela: blue 3\nfight: green 2\n"
        "green: mat church 4\n"
        "now: turn-defenders green/church-a from licata to gela by land against blue",
        *(3, 1, 3, "turn-defenders", ("turn-defenders 0",), "green"),
    ),
    "replacing enemies": Scene(
        "licata: red 48\ngela: blue 3\nnow: pull-from red in licata left 2",
        *(3, 1, 3, "pull-from"),
        ("pull-from done",),
    ),
    "Recruitment": Scene(
        "licata: red 2\ngela: red 2\nred: tiles recruitment\n"
        "now: occupy red/basic-1 from licata to gela by land against neutral",
        *(2, 0, 2, "occupy"),
        ("occupy done",),
    ),
    "reinforcements": Scene(
        "licata: red 2\nnow: reinforce-area red in licata most 2 left 1", 2, 0, 2, "reinforce-area"
    ),
}


def games(scene: Scene) -> list[Game]:
    """The same position with every split."""
    found = []
    for members in range(scene.least, scene.most + 1):
        home = f"hq {scene.units - members}, members {members} of {scene.least} to {scene.most}"
        lines, begin = scene.text.splitlines(), f"{scene.family}: "
        own = [line for line in lines if line.startswith(begin)]
        others = [line for line in lines if line not in own]
        line_of_family = ", ".join([begin + home, *(line.removeprefix(begin) for line in own)])
        found.append(position("\n".join([line_of_family, *others]), "1v1"))
    return found


@pytest.mark.parametrize("name", SCENES)
def test_a_question_about_units_is_put_by_their_sum(name: str) -> None:
    """[1.4.9] [15.2.3] [15.2.4] What the opponent gets is the same for every split."""
    scene = SCENES[name]
    per_split = []
    for game in games(scene):
        assert asked(game) == f"{scene.family} {scene.asked}"
        game.listen()
        found = [received(game, [], 1)]
        for answer in scene.answers:
            play(game, answer)
            found.append(received(game, game.listen(), 1))
        per_split.append(found)

    assert len(per_split) > 1
    assert all(found == per_split[0] for found in per_split)


@pytest.mark.parametrize("name", SCENES)
def test_who_is_asked_knows_the_own_units(name: str) -> None:
    """[1.4.5] Otherwise nothing would be hidden."""
    seen = [received(game, [], 0) for game in games(SCENES[name])]
    assert len(seen) > 1
    assert all(one != other for number, one in enumerate(seen) for other in seen[:number])
