"""Signs of life come on a beat of their own: what is for others does not move them."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from famiglia.server.commands.new_table import TableSpec
from famiglia.server.http import stream
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.notices import DRAFTS_TOPIC, Notice
from famiglia.server.stream.feed import Feed
from famiglia.server.stream.hub import Reader
from famiglia.server.table.settings import Settings
from tests.server.event_loop import run

BEAT_SECONDS: Final = 0.8
"""Seconds."""
TABLE: Final = "table-1"


async def signs(services: Services, number: int) -> list[float]:
    """When somebody who looks on hears signs of life, while a team drafts between them."""
    clock = asyncio.get_running_loop().time
    reader = Reader("eva", [TABLE])
    events = stream._events(
        services.hub, reader, Feed(services.tables, services.database, reader, {})
    )
    heard = [clock()]
    while len(heard) <= number:
        asyncio.get_running_loop().call_later(
            BEAT_SECONDS / 2, reader.wake, Notice(TABLE, 0, f"{DRAFTS_TOPIC} 0")
        )
        event = await anext(events)
        if event.comment == "quiet":
            heard.append(clock())
    await events.aclose()
    return heard


def test_that_others_draft_does_not_move_the_next_sign_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[R13]"""
    monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", BEAT_SECONDS)
    services = open_services(
        f"sqlite:///{tmp_path / 'x.db'}", tmp_path, Runtime(lambda: 0, lambda: "drawn")
    )
    settings = Settings(has_spectators=True)
    services.tables.open(TableSpec(TABLE, "anna", "7", settings, "sicilia")).result()
    heard = run(signs(services, 3))
    services.close()
    pauses = [later - sooner for sooner, later in pairwise(heard[1:])]
    assert min(pauses) < BEAT_SECONDS * 1.4, pauses
