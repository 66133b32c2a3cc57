"""Random encounters played by the engine and by the oracle side by side.

Whoever is asked gives a random answer among those offered, and both get it. Before each question
and at the end everything must agree: the kind of question, who is asked, what is on offer, and
where every piece is.
"""

import random
from collections import Counter
from dataclasses import fields

from tests.engine.oracle.orders import encounter
from tests.engine.oracle.position import NEUTRAL, NOBODY, Asking, Position, Question
from tests.engine.oracle.scenes import Scene
from tests.engine.oracle.translate import asked, describe, offered


class Disagreement(AssertionError):
    """The oracle and the engine say different things."""


class Fight:
    """One random encounter, and how the two readings of it go on."""

    def __init__(self, seed: int, mode: str) -> None:
        self.seed = seed
        self.chance = random.Random(f"{mode} {seed}")
        scene = Scene(self.chance, mode)
        self.hero = scene.state.seat_of[scene.hero]
        self.position = describe(scene.state, scene.edition)
        self.game = scene.begin()
        self.transcript: list[str] = []

    def play(self) -> Counter[str]:
        """Both readings to the end, or a Disagreement; what happened on the way."""
        oracle = encounter(self.position)
        expected = next(oracle, None)
        while (decision := self.game.decision()) is not None:
            offers = offered(decision.kind, decision.options)
            question = asked(decision, offers)
            self._compare(question, expected)
            answer = self._choose(question)
            self.transcript.append(f"seat-{question.seat} {question.kind} {answer}")
            self.game.apply(decision.seat, offers[answer])
            expected = _send(oracle, answer)
        self._compare(None, expected)
        return self.position.story

    def _compare(self, found: Question | None, expected: Question | None) -> None:
        self._compare_positions()
        if found != expected:
            raise Disagreement(
                self._with_story(f"the engine asks {found}\nthe oracle asks {expected}")
            )

    def _compare_positions(self) -> None:
        found = describe(self.game.state, self.position.edition)
        if found != self.position:
            raise Disagreement(self._with_story("\n".join(_differences(found, self.position))))

    def _with_story(self, difference: str) -> str:
        head = f"{self.position.mode}, seed {self.seed}"
        return "\n".join([head, *self.transcript, difference])

    # Random answers

    def _choose(self, question: Question) -> str:
        """Any answer, but rather an attack than none, many than few, Finesse than Brute force."""
        offers = sorted(question.offers)
        if question.kind == "act":
            return self._act(question.seat, offers)
        if question.kind == "agitate-move":
            return self.chance.choice(self._rather_attacks(NEUTRAL, offers))
        if question.kind == "force":
            return max(self.chance.choices(offers, k=2), key=_number)
        if question.kind == "conflict":
            return self.chance.choices(["finesse", "brute-force"], [3, 1])[0]
        return self.chance.choice(offers)

    def _act(self, seat: int, offers: list[str]) -> str:
        """The attacker hardly ever declines, the others often do; all ways are equally likely."""
        parts = [offer for offer in offers if offer != "done"]
        if not parts or self.chance.random() < (0.05 if seat == self.hero else 0.5):
            return "done"
        parts = self._rather_attacks(self.position.seats[seat], parts)
        sort = self.chance.choice(sorted({_sort(offer) for offer in parts}))
        return self.chance.choice([offer for offer in parts if _sort(offer) == sort])

    def _rather_attacks(self, side: str, offers: list[str]) -> list[str]:
        """Mostly only what leads into an area that somebody else holds."""
        quiet = (NOBODY, side)
        attacks = [
            offer
            for offer in offers
            if offer.startswith("agitate ")
            or self.position.areas[offer.split()[-2]].holder not in quiet
        ]
        return attacks if attacks and self.chance.random() < 0.6 else offers


def _send(oracle: Asking[None], answer: str) -> Question | None:
    """The oracle's next question."""
    try:
        return oracle.send(answer)
    except StopIteration:
        return None


def _number(answer: str) -> int:
    return int(answer.split(maxsplit=1)[0])


def _sort(offer: str) -> str:
    """The way of a Movement, or Agitate."""
    return offer.rsplit(maxsplit=1)[-1] if offer.startswith("shotgun") else "agitate"


def _differences(found: Position, expected: Position) -> list[str]:
    """Where the engine's position and the oracle's differ."""
    lines = []
    for part in fields(Position):
        one, other = getattr(found, part.name), getattr(expected, part.name)
        if not part.compare or one == other:
            continue
        if isinstance(one, dict):
            keys = [key for key in one if one[key] != other[key]]
            one, other = {key: one[key] for key in keys}, {key: other[key] for key in keys}
        lines.append(f"{part.name}: the engine has {one}, the oracle {other}")
    return lines
