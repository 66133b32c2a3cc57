"""Games of two in which what one wins the other loses: their value, solved exactly.

The first player chooses a row, the second a column, neither knowing the other's choice; the entry
is what the first wins. Both choose by chance, with the best probabilities. The simplex method
finds these: with all entries made positive, the second player's are in the ratio of the y that make
their sum greatest while no row pays more than 1, and the first player's in the ratio of the prices
of the rows. Whole numbers over one common denominator keep it exact, Bland's rule lets it end.
"""

from fractions import Fraction
from typing import NamedTuple


class Solution(NamedTuple):
    """The value, and for each player a probability for every choice that guarantees it."""

    value: Fraction
    rows: list[Fraction]
    columns: list[Fraction]


def solve(payoffs: list[list[int]]) -> Solution:
    """The value of a game and optimal strategies; where several are, one of them."""
    shift = 1 - min(min(row) for row in payoffs)
    tableau = Tableau([[payoff + shift for payoff in row] for row in payoffs])
    while (column := tableau.entering()) >= 0:
        tableau.pivot(tableau.leaving(column), column)
    best = tableau.cells[-1][-1]
    return Solution(
        Fraction(tableau.denominator, best) - shift,
        [Fraction(price, best) for price in tableau.prices()],
        [Fraction(amount, best) for amount in tableau.amounts()],
    )


class Tableau:
    """Maximise the sum of the amounts of all columns, each row using up at most 1.

    The cells are numerators over one denominator: a line for each row, the objective last; a cell
    for each column, for what is left of each row, and for the right-hand side. Here every
    denominator is a determinant of the first cells, so each division leaves no rest.
    """

    def __init__(self, entries: list[list[int]]) -> None:
        rows, self.columns = len(entries), len(entries[0])
        self.cells = [
            [*row, *(int(other == number) for other in range(rows)), 1]
            for number, row in enumerate(entries)
        ]
        self.cells.append([-1] * self.columns + [0] * (rows + 1))
        self.basis = [self.columns + number for number in range(rows)]
        """Which variable each line stands for."""
        self.denominator = 1

    def entering(self) -> int:
        """The first variable that improves the objective (Bland), or -1 at the optimum."""
        return next((place for place, cell in enumerate(self.cells[-1][:-1]) if cell < 0), -1)

    def leaving(self, column: int) -> int:
        """The line that limits it most; of equal ones that of the first variable (Bland)."""
        limits = [
            (Fraction(cells[-1], cells[column]), variable, line)
            for line, (cells, variable) in enumerate(zip(self.cells, self.basis, strict=False))
            if cells[column] > 0
        ]
        return min(limits)[2]

    def pivot(self, line: int, column: int) -> None:
        """A variable comes into the basis in stead of another."""
        chosen, old = self.cells[line], self.denominator
        new = chosen[column]
        self.cells = [
            cells
            if cells is chosen
            else [
                (new * cell - cells[column] * other) // old
                for cell, other in zip(cells, chosen, strict=True)
            ]
            for cells in self.cells
        ]
        self.basis[line] = column
        self.denominator = new

    def amounts(self) -> list[int]:
        """How much of each column is taken, as numerators."""
        taken = [0] * self.columns
        for cells, variable in zip(self.cells, self.basis, strict=False):
            if variable < self.columns:
                taken[variable] = cells[-1]
        return taken

    def prices(self) -> list[int]:
        """What a little more of each row would be worth, as numerators: the dual solution."""
        return self.cells[-1][self.columns : -1]
