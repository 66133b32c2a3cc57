"""Notices between the workers that share a PostgreSQL database."""

import logging
from threading import Event, Thread
from typing import Final

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import Engine

from famiglia.server.store.notices import CHANNEL, Notice, Notices, Subscriber
from famiglia.server.store.postgres import DIALECT, KEPT_ALIVE

LISTENER: Final = "famiglia listener"
"""How the listening connection is called in PostgreSQL's list of activities."""
_LOOK_UP_SECONDS: Final = 0.5
"""Seconds after which a listener looks whether it should end."""
_SHORTEST_PAUSE_SECONDS: Final = 0.1
_LONGEST_PAUSE_SECONDS: Final = 10.0
"""Seconds between attempts to connect again; each is twice as long as the one before."""
_log: Final = logging.getLogger(__name__)


class SharedNotices(Notices):
    """For PostgreSQL: a thread listens to what all workers notify, this one included."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        address = engine.url.set(drivername=DIALECT).render_as_string(hide_password=False)
        self._address = make_conninfo(address, application_name=LISTENER, **KEPT_ALIVE)
        self._is_closed = Event()
        self._pause = _SHORTEST_PAUSE_SECONDS
        self._thread = Thread(target=self._listen, name="listener", daemon=True)
        self._is_started = False

    def subscribe(self, callback: Subscriber) -> None:
        """Be called from now on; the first subscriber hears None as soon as somebody listens."""
        super().subscribe(callback)
        if not self._is_started:
            self._is_started = True
            self._thread.start()

    def close(self) -> None:
        """Call nobody any more; the thread ends within a second unless it is just connecting."""
        self._is_closed.set()
        if self._is_started:
            self._thread.join(1)
        self._subscribers = ()

    def _listen(self) -> None:
        while not self._is_closed.is_set():
            try:
                self._listen_once()
            except Exception as error:
                _log.warning("listening to the database again in %s s: %s", self._pause, error)
                self._is_closed.wait(self._pause)
                self._pause = min(2 * self._pause, _LONGEST_PAUSE_SECONDS)

    def _listen_once(self) -> None:
        """Listen until the connection is cut or the end has come."""
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._pause = _SHORTEST_PAUSE_SECONDS
            # Nothing is lost from here on; what came before may be.
            self._call_subscribers(None)
            while not self._is_closed.is_set():
                for heard in connection.notifies(timeout=_LOOK_UP_SECONDS):
                    self._call_subscribers(_read(heard.payload))


def _read(payload: str) -> Notice | None:
    table, _, rest = payload.partition(":")
    number, _, of = rest.partition(":")
    return Notice(table, int(number), of) if number.isdecimal() and of else None
