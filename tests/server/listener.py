"""A browser that listens over a bad line, and takes the stream up where it was cut."""

from collections.abc import Callable, Iterator
from threading import Event, Thread
from typing import Any, Final, NamedTuple, TypeVar

import httpx
import msgspec

from tests.server.person import Person

T = TypeVar("T")

CARRIED: Final = {"news": "rows", "chat": "sayings"}
"""What the numbered events carry; others tell all there is each time."""
SILENCE_SECONDS: Final = 2.0
"""Seconds after which a browser takes its stream for dead."""


class Subscription(NamedTuple):
    """Whose numbers these are: a seat's rows, or one of the channels it hears."""

    table: str
    seat: int
    channel: str = ""

    @property
    def path(self) -> str:
        """Where all of it can be fetched."""
        way = f"chat?channel={self.channel}&" if self.channel else "rows?"
        return f"/api/tables/{self.table}/seats/{self.seat}/{way}after="


class StreamEvent(NamedTuple):
    """One whole event."""

    id: str
    kind: str
    message: Any


class Listener:
    """Notes everything that each seat hears of, and whether a number was missed or came twice."""

    def __init__(
        self, person: Person, seats: list[tuple[str, int]], *, is_hasty: bool = False
    ) -> None:
        self._person = person
        self._is_hasty = is_hasty
        """Whether it hangs up after every event that has a number."""
        self._handed_over = ",".join(f"{table}:{seat}" for table, seat in seats)
        self.heard: dict[Subscription, list[Any]] = {}
        self.problems: list[str] = []
        self.told_anew: set[Subscription] = set()
        """Of what was heard before: after its end a table is forgotten, and begins anew."""
        self.begun = 0
        """How often the stream was taken up."""
        self._last = ""
        self._is_over = Event()
        self._thread = Thread(target=self._run)
        self._thread.start()

    def known(self, subscription: Subscription) -> int:
        """The last number that was heard."""
        heard = self.heard.get(subscription)
        return int(heard[-1]["number"]) if heard else 0

    def stop(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_over.is_set():
            try:
                self._listen({"Last-Event-ID": self._last} if self._last else {})
            except httpx.TransportError:
                continue

    def _listen(self, headers: dict[str, str]) -> None:
        self.begun += 1
        query, client = {"handed_over": self._handed_over}, self._person.client
        with client.stream(
            "GET", "/api/stream", params=query, headers=headers, timeout=SILENCE_SECONDS
        ) as reply:
            if reply.status_code != 200:
                self.problems.append(f"{reply.status_code} {reply.read()!r}")
                return
            for event in whole_events(reply.iter_raw()):
                carried = CARRIED.get(event.kind)
                if carried is not None:
                    self._note(event.message, carried)
                self._last = event.id
                if (carried and self._is_hasty) or self._is_over.is_set():
                    return

    def _note(self, message: Any, carried: str) -> None:
        subscription = Subscription(message["table"], message["seat"], message.get("channel", ""))
        before, found = self.known(subscription), message[carried]
        if message["anew"]:
            if subscription in self.heard:
                self.told_anew.add(subscription)
            fetched = insist(lambda: self._person.client.get(f"{subscription.path}{before}").json())
            found = [each for each in fetched if each["number"] <= message["number"]]
        numbers = [each["number"] for each in found]
        if numbers != list(range(before + 1, message["number"] + 1)):
            self.problems.append(
                f"{subscription} heard {numbers} up to {message['number']} on {before}"
            )
        self.heard.setdefault(subscription, []).extend(found)


def insist(act: Callable[[], T]) -> T:
    """NewRematch and again until it comes through."""
    while True:
        try:
            return act()
        except httpx.TransportError:
            continue


def whole_events(chunks: Iterator[bytes]) -> Iterator[StreamEvent]:
    """An event is whole when an empty line has come; a part of one is as if it had not come."""
    text = b""
    for chunk in chunks:
        text = (text + chunk).replace(b"\r\n", b"\n")
        while b"\n\n" in text:
            event, _, text = text.partition(b"\n\n")
            lines = [line.partition(": ") for line in event.decode().split("\n")]
            fields = {name: value for name, _, value in lines if name}
            if "data" in fields:
                yield StreamEvent(
                    fields["id"], fields["event"], msgspec.json.decode(fields["data"])
                )
