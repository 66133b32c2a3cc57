"""Drafts that lead to something one wants to look at."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.server.http.clients import Browser


def asked(four: Sequence[Browser], table: str) -> int:
    return int(four[0].snapshot(table, 0)["table"]["asked"][0])


def drafted(four: Sequence[Browser], table: str, is_wanted: Callable[[Any, Any], bool]) -> int:
    """Random moves until a draft leads from a view to something wanted; whose draft it is."""
    chance = random.Random(1)
    while True:
        seat = asked(four, table)
        snapshot = four[seat].snapshot(table, seat)
        question, answers = snapshot["question"], list[str]()
        while question is not None:
            answers.append(chance.choice(question["options"])["text"])
            draft = four[seat].draft(table, seat, snapshot["table"]["decision"], answers)
            if is_wanted(snapshot["view"], draft):
                return seat
            question = None if draft["is_whole"] else draft["question"]
        four[seat].move(table, seat, chance)


def asks(question: Any, kind: str) -> bool:
    return question is not None and question["kind"] == kind
