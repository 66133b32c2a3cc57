"""Requests to a server of this machine by HTTP, as a browser sends them."""

import json
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

LOOPBACK: Final = "127.0.0.1"
REPLY_SECONDS: Final = 30.0


class RequestFailed(Exception):
    """What the server says against a request, or that it does not answer."""


class Client:
    """Asks a server, and keeps its cookie."""

    def __init__(self, port: int, cookie: str = "", patience: float = REPLY_SECONDS) -> None:
        self._port = port
        self._patience = patience
        self.cookie = cookie

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What is answered; raises RequestFailed."""
        connection = HTTPConnection(LOOPBACK, self._port, timeout=self._patience)
        headers = {"content-type": "application/json", "cookie": self.cookie}
        sent = None if body is None else json.dumps(body)
        try:
            connection.request(method, path, sent, headers)
            reply = connection.getresponse()
            said = json.loads(reply.read())
        except (OSError, HTTPException, ValueError) as error:
            raise RequestFailed(f"No answer at {LOOPBACK}:{self._port}: {error}") from error
        finally:
            connection.close()
        if reply.status >= 400:
            raise RequestFailed(str(said["detail"]))
        cookie = reply.getheader("set-cookie")
        self.cookie = cookie.partition(";")[0] if cookie else self.cookie
        return said
