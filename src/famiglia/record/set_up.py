"""How a game begins: in full or quickly, with all families or those of a first game [2.6]."""

from typing import Final, NamedTuple


class SetUp(NamedTuple):
    """Which of the shorter ways to begin are taken."""

    quick: bool = False
    """Chance decides for everybody [2.6.1]."""
    first_game: bool = False
    """Without the families that are harder to play [2.6.2]."""

    def __str__(self) -> str:
        words = ["quick"] if self.quick else []
        if self.first_game:
            words.append("first-game")
        return " ".join(words) or "full"


FULL: Final = SetUp()
SET_UPS: Final = {
    str(each): each for each in (FULL, SetUp(True), SetUp(False, True), SetUp(True, True))
}
"""All there are, by their words."""
