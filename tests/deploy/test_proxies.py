"""The server behind nginx and Caddy as `deploy/` sets them up, by https and by name."""

import socket
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

from famiglia.server.http.app import LARGEST_BODY_BYTES
from famiglia.server.http.limits import ADDRESS_RATES
from tests.deploy.certificates import Certificate
from tests.deploy.proxies import PROXIES, Proxy, proxying
from tests.deploy.recorder import recording
from tests.server.person import Person
from tests.server.test_serve import wait_until

NEAR: Final = "127.0.0.2"
FAR: Final = "203.0.113.7"
"""Somebody else's; nobody is asked there."""
SOON_SECONDS: Final = 5.0
"""What is buffered would not come at all."""


def test_people_come_by_https_alone(proxy: Proxy) -> None:
    there = httpx.get(f"{proxy.plain_address}/tables/x?y=1")
    assert there.status_code == 308
    where = httpx.URL(there.headers["location"])
    assert (where.scheme, where.host, where.raw_path) == ("https", "localhost", b"/tables/x?y=1")
    with proxy.client() as anna:
        reply = anna.get("/health")
    assert reply.json() == {"status": "well"}
    assert reply.headers["strict-transport-security"] == "max-age=31536000"
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(proxy.address)


def test_many_requests_share_a_connection(proxy: Proxy) -> None:
    """HTTP/1.1 has room for six at a time, and each window keeps a stream."""
    proxy.trusted.set_alpn_protocols(["h2", "http/1.1"])
    address = httpx.URL(proxy.address)
    assert address.port is not None
    with (
        socket.create_connection(("127.0.0.1", address.port)) as plain,
        proxy.trusted.wrap_socket(plain, server_hostname="localhost") as safe,
    ):
        assert safe.selected_alpn_protocol() == "h2"
        assert safe.version() in ("TLSv1.2", "TLSv1.3")
    proxy.trusted.set_alpn_protocols(["http/1.1"])


def test_cookies_are_for_https_alone(proxy: Proxy) -> None:
    with proxy.client() as anna:
        said = anna.post("/api/people", json={"name": "Anna"})
        assert {"Secure", "HttpOnly"} <= set(said.headers["set-cookie"].split("; "))
        assert anna.get("/api/people/me").json()["name"] == "Anna"


def test_pages_of_others_may_do_nothing(proxy: Proxy) -> None:
    """The server is told the name and the port by which it is asked."""
    with proxy.client() as anna:
        own = anna.post("/api/people", json={"name": "Anna"}, headers={"Origin": proxy.address})
        assert own.is_success
        for origin in ("https://localhost", "https://elsewhere.example.org"):
            headers = {"Origin": origin}
            foreign = anna.post("/api/people", json={"name": "Anna"}, headers=headers)
            assert (foreign.status_code, foreign.json()["key"]) == (403, "problem.origin")


def test_news_come_at_once_while_the_stream_stays_open(proxy: Proxy) -> None:
    anna = Person(proxy.address, "Anna", proxy.transport())
    table = anna.open()
    anna.sit(table, 0)
    with anna.listening() as news:
        next(news)
        for name in ("Bruno", "Carla", "Dario"):
            begin = time.monotonic()
            other = Person(proxy.address, name, proxy.transport())
            other.sit(table, ("Anna", "Bruno", "Carla", "Dario").index(name))
            _, message = next(news)
            assert time.monotonic() - begin < SOON_SECONDS
            assert message["table"] == table


def test_the_server_notices_who_leaves_a_stream(proxy: Proxy, port: int) -> None:
    """Otherwise streams of those who left would stay open, and be counted as theirs."""

    def streams() -> int:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        return next(
            round(float(line.split()[1]))
            for line in told.splitlines()
            if line.startswith("famiglia_streams ")
        )

    # That of the test before may just be ending.
    wait_until(lambda: streams() == 0)
    anna = Person(proxy.address, "Anna", proxy.transport())
    anna.sit(anna.open(), 0)
    with anna.listening() as news:
        next(news)
        assert streams() == 1
    anna.client.close()
    end = time.monotonic() + SOON_SECONDS
    while streams() > 0:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("name", PROXIES)
def test_the_address_of_who_asks_is_passed_on_and_nothing_else(
    name: str, certificate: Certificate, tmp_path: Path
) -> None:
    with recording() as port, proxying(name, [port], certificate, tmp_path) as proxy:
        for said in (FAR, "127.0.0.1", "::1, 127.0.0.1"):
            spoofed = {"X-Forwarded-For": said, "X-Forwarded-Proto": "http"}
            with proxy.client(NEAR) as anna:
                heard = anna.get("/", headers={**spoofed, "Forwarded": f"for={said}"}).json()
            assert heard["x-forwarded-for"] == [NEAR]
            assert heard["x-forwarded-proto"] == ["https"]
            assert heard["host"] == [proxy.address.removeprefix("https://")]


def test_who_asks_is_known_by_where_they_come_from_whatever_they_say(proxy: Proxy) -> None:
    """From the machine itself metrics are told and nobody is counted; from elsewhere not so."""
    spoofed = {"X-Forwarded-For": FAR}
    with proxy.client(NEAR) as anna:
        assert anna.get("/metrics", headers=spoofed).status_code == 200
        for _ in range(ADDRESS_RATES["say_name"].at_once + 1):
            said = anna.post("/api/people", json={"name": "Anna"}, headers=spoofed)
            anna.cookies.clear()
            assert said.status_code == 201


def test_too_large_a_body_is_refused(proxy: Proxy) -> None:
    headers = {"content-type": "application/json"}
    with proxy.client() as anna:
        for size, status in ((LARGEST_BODY_BYTES, 201), (LARGEST_BODY_BYTES + 1, 413)):
            body = b'{"name":"Anna"}'.ljust(size)
            said = anna.post("/api/people", content=body, headers=headers)
            assert said.status_code == status
        pieces = iter([b'{"name":"Anna"}', *[b" " * 1024] * 64])
        said = anna.post("/api/people", content=pieces, headers=headers)
        # Caddy 2.6 finds out when it has begun to send it on.
        assert said.status_code == 413 or (proxy.name, said.status_code) == ("caddy", 502)


def test_proxies_log_no_address_of_a_table(proxy: Proxy) -> None:
    """A private table's id is its invitation."""
    with proxy.client() as anna:
        anna.get("/api/tables/not-to-be-logged")
    for written in proxy.folder.glob("*"):
        if written.is_file():
            assert b"not-to-be-logged" not in written.read_bytes()
