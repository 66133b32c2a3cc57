"""Games of two: known values, and values by another method."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from famiglia.queries.matrix import Solution, solve

Payoffs = list[list[int]]


def _of_row_player(payoffs: Payoffs, found: Solution) -> Fraction:
    """What the first player gets at least, whatever the second does."""
    return min(_mean(found.rows, list(column)) for column in zip(*payoffs, strict=True))


def _of_column_player(payoffs: Payoffs, found: Solution) -> Fraction:
    """What the first player gets at most, whatever he does."""
    return max(_mean(found.columns, row) for row in payoffs)


def _mean(chances: list[Fraction], amounts: list[int]) -> Fraction:
    return sum((p * amount for p, amount in zip(chances, amounts, strict=True)), Fraction(0))


def _is_solved(payoffs: Payoffs, found: Solution) -> bool:
    """Both guarantee the same, by real probabilities: no other value is possible."""
    for chances in (found.rows, found.columns):
        assert sum(chances) == 1
        assert min(chances) >= 0
    return _of_row_player(payoffs, found) == found.value == _of_column_player(payoffs, found)


# Known games


def test_matching_pennies_is_fair() -> None:
    half = Fraction(1, 2)

    assert solve([[1, -1], [-1, 1]]) == Solution(Fraction(0), [half, half], [half, half])


def test_stone_scissors_paper_is_fair() -> None:
    third = [Fraction(1, 3)] * 3

    assert solve([[0, 1, -1], [-1, 0, 1], [1, -1, 0]]) == Solution(Fraction(0), third, third)


def test_stone_scissors_paper_where_stone_wins_double() -> None:
    """Stone is then shown less often than paper, which beats it."""
    found = solve([[0, 2, -1], [-2, 0, 1], [1, -1, 0]])

    assert found.value == 0
    assert found.rows == found.columns == [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]


def test_a_well_beats_two_of_four() -> None:
    """With a well, which only paper beats, nobody shows a stone."""
    found = solve([[0, 1, -1, -1], [-1, 0, 1, -1], [1, -1, 0, 1], [1, 1, -1, 0]])

    assert found.rows == found.columns == [Fraction(0), *[Fraction(1, 3)] * 3]


def test_a_saddle_point_needs_no_chance() -> None:
    found = solve([[4, 2, 5], [3, 1, 0], [6, 2, 1]])

    assert found.value == 2
    assert found.columns == [Fraction(0), Fraction(1), Fraction(0)]


def test_uneven_pennies() -> None:
    """Values that are no whole numbers come out as they are."""
    payoffs = [[3, -1], [-2, 1]]

    assert solve(payoffs) == Solution(
        Fraction(1, 7), [Fraction(3, 7), Fraction(4, 7)], [Fraction(2, 7), Fraction(5, 7)]
    )


@pytest.mark.parametrize(
    ("payoffs", "value"),
    [([[7]], 7), ([[3, 1, 2]], 1), ([[3], [1], [5]], 5), ([[2, 2], [2, 2]], 2)],
)
def test_a_game_without_a_choice(payoffs: Payoffs, value: int) -> None:
    assert solve(payoffs).value == value


# Any game


def _random(chance: random.Random, rows: int, columns: int) -> Payoffs:
    """Small numbers make many ties, which is where a simplex could go round in circles."""
    most = chance.choice([1, 2, 9, 1000])
    return [[chance.randint(-most, most) for _ in range(columns)] for _ in range(rows)]


@pytest.mark.parametrize("seed", range(40))
def test_both_sides_guarantee_the_same_value(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        payoffs = _random(chance, chance.randint(1, 7), chance.randint(1, 13))

        assert _is_solved(payoffs, solve(payoffs))


@pytest.mark.parametrize("seed", range(25))
def test_the_value_is_that_of_an_equalising_part(seed: int) -> None:
    """Shapley and Snow: in some square part of every game both make the other indifferent."""
    chance = random.Random(seed)
    payoffs = _random(chance, chance.randint(1, 4), chance.randint(1, 4))

    assert solve(payoffs).value == _by_enumeration(payoffs)


def _by_enumeration(payoffs: Payoffs) -> Fraction:
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for some_rows in combinations(rows, size):
            for some_columns in combinations(columns, size):
                found = _equalised(payoffs, some_rows, some_columns)
                if found is not None and _is_solved(payoffs, found):
                    return found.value
    raise AssertionError("every game has a value")


def _equalised(
    payoffs: Payoffs, rows: tuple[int, ...], columns: tuple[int, ...]
) -> Solution | None:
    """Probabilities in a square part that make all of its rows, and all of its columns, alike."""
    part = [[payoffs[row][column] for column in columns] for row in rows]
    turned = [list(line) for line in zip(*part, strict=True)]
    of_columns, of_rows = _indifferent(part), _indifferent(turned)
    if of_columns is None or of_rows is None or min(*of_columns[1:], *of_rows[1:]) < 0:
        return None
    by_row = dict(zip(rows, of_rows[1:], strict=True))
    by_column = dict(zip(columns, of_columns[1:], strict=True))
    return Solution(
        of_columns[0],
        [by_row.get(row, Fraction(0)) for row in range(len(payoffs))],
        [by_column.get(column, Fraction(0)) for column in range(len(payoffs[0]))],
    )


def _indifferent(part: Payoffs) -> list[Fraction] | None:
    """Solve part * y = v, sum of y = 1; gives v and y, or None where that is not one point."""
    size = len(part) + 1
    lines = [[Fraction(-1), *map(Fraction, row), Fraction(0)] for row in part]
    lines.append([Fraction(0), *[Fraction(1)] * (size - 1), Fraction(1)])
    for place in range(size):
        pivot = next((line for line in lines[place:] if line[place]), None)
        if pivot is None:
            return None
        lines.remove(pivot)
        pivot = [value / pivot[place] for value in pivot]
        lines = [
            [value - line[place] * other for value, other in zip(line, pivot, strict=True)]
            for line in lines
        ]
        lines.insert(place, pivot)
    return [line[-1] for line in lines]
