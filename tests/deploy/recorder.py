"""Stands behind a proxy in place of the server, and says what it was sent."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class _Recorder(BaseHTTPRequestHandler):
    """Replies with the headers it got, each with all its values."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        heard = {name.lower(): self.headers.get_all(name) for name in self.headers}
        body = json.dumps(heard).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is written."""


@contextmanager
def recording() -> Iterator[int]:
    """The port at which it listens, until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Recorder)
    thread = Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
