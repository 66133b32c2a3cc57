"""Hidden character cards in the hands of those who keep one of several [14.1.5]."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.bits import bit, has_bit

KEPT_UNSEEN: Final = -2
"""A card that a player keeps, for those who may not know which."""


class Hands:
    """The hidden cards of each seat, and what it keeps of them.

    A hand is one bit for each card, or for those who may not see it the number of its cards below
    zero [1.4.4].
    """

    def __init__(self, cards: list[int], kept: list[int]) -> None:
        self.cards = cards
        self.kept = kept
        """Of each seat the card it keeps, or NONE."""

    def with_card(self, seat: int, card: int) -> Hands:
        """One more card in a hand."""
        cards = self.cards.copy()
        cards[seat] |= bit(card)
        return Hands(cards, self.kept)

    def keeping(self, seat: int, card: int) -> Hands:
        """A seat has chosen."""
        kept = self.kept.copy()
        kept[seat] = card
        return Hands(self.cards, kept)

    def seen_by(self, seat: int) -> Hands:
        """A player sees the own hand."""
        seats = range(len(self.cards))
        cards = [
            self.cards[other] if other == seat else -size(self.cards[other]) for other in seats
        ]
        kept = [
            card if other == seat or card == NONE else KEPT_UNSEEN
            for other, card in enumerate(self.kept)
        ]
        return Hands(cards, kept)

    def guesses(self, free: list[int]) -> list[Hands]:
        """All the ways unseen hands can be filled with cards that are nowhere else."""
        for seat, hand in enumerate(self.cards):
            if hand < 0:
                found: list[Hands] = []
                for chosen in combinations(free, -hand):
                    left = [card for card in free if card not in chosen]
                    found += self._filled(seat, list(chosen)).guesses(left)
                return found
        if KEPT_UNSEEN not in self.kept:
            return [self]
        seat = self.kept.index(KEPT_UNSEEN)
        found = []
        for card in cards_of(self.cards[seat]):
            found += self.keeping(seat, card).guesses(free)
        return found

    def _filled(self, seat: int, chosen: list[int]) -> Hands:
        cards = self.cards.copy()
        cards[seat] = sum([bit(card) for card in chosen])
        return Hands(cards, self.kept)


def size(hand: int) -> int:
    """How many cards a hand holds."""
    return len(cards_of(hand)) if hand > 0 else -hand


def cards_of(hand: int) -> list[int]:
    """The cards of a hand that one may see."""
    return [card for card in range(hand.bit_length()) if has_bit(hand, card)]
