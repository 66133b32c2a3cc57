"""nginx and Caddy on loopback, with the very files that stand in `deploy/`."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from tests.deploy.certificates import Certificate
from tests.server.processes import free_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
TIMEOUT_SECONDS: Final = 20.0
PROXIES: Final = ("nginx", "caddy")
NOBODY_BEHIND: Final = (502, 503, 504)
HOUSE: Final = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    gzip on;
    gzip_types *;
    gzip_proxied any;
    gzip_min_length 0;
    proxy_ignore_headers X-Accel-Buffering;
    include {folder}/site.conf;
}}
"""
"""What Debian has around a site; a house that logs all accesses, packs what it can,
and does not heed the server's own wish that its stream is not buffered."""
CADDY_HOUSE: Final = """
{{
	admin off
	http_port {http}
	https_port {https}
}}
import {site}
"""


class Proxy(NamedTuple):
    """A proxy that runs."""

    name: str
    address: str
    plain_address: str
    trusted: ssl.SSLContext
    folder: Path

    def client(self, local_address: str | None = None) -> httpx.Client:
        """A browser that comes by it, if need be from another address of this machine."""
        return httpx.Client(
            base_url=self.address,
            timeout=20,
            transport=httpx.HTTPTransport(verify=self.trusted, local_address=local_address),
        )

    def transport(self) -> httpx.BaseTransport:
        """For people who take it as the page does that nobody is there behind the proxy."""
        return _AsThePage(verify=self.trusted)


class _AsThePage(httpx.HTTPTransport):
    """That a proxy finds nobody behind it is as if nobody were there."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        reply = super().handle_request(request)
        is_of_proxy = "json" not in reply.headers.get("content-type", "")
        if reply.status_code in NOBODY_BEHIND and is_of_proxy:
            reply.close()
            raise httpx.RemoteProtocolError(f"{reply.status_code}", request=request)
        return reply


@contextmanager
def proxying(
    name: str, ports: list[int], certificate: Certificate, folder: Path
) -> Iterator[Proxy]:
    """One of the two before workers at these ports, until the block ends."""
    http, https = free_port(), free_port()
    folder.mkdir(parents=True, exist_ok=True)
    start = {"nginx": _nginx, "caddy": _caddy}[name]
    command, environment = start(folder, ports, certificate, (http, https))
    log = (folder / "output").open("wb")
    process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _wait(process, https, folder)
        yield Proxy(
            name,
            f"https://localhost:{https}",
            f"http://localhost:{http}",
            certificate.trusted(),
            folder,
        )
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)
        log.close()


def _nginx(
    folder: Path, ports: list[int], certificate: Certificate, at: tuple[int, int]
) -> tuple[list[str], dict[str, str]]:
    workers = "".join(f"    server 127.0.0.1:{port} fail_timeout=2s;\n" for port in ports)
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "    server 127.0.0.1:8300 fail_timeout=2s;\n": workers,
            "listen 80;": f"listen 127.0.0.1:{at[0]};",
            "listen [::]:80;": "",
            "listen 443 ssl": f"listen 127.0.0.1:{at[1]} ssl",
            "listen [::]:443 ssl http2;": "",
            "server_name famiglia.example.org;": "server_name localhost;",
            "/etc/letsencrypt/live/famiglia.example.org/fullchain.pem": str(certificate.chain),
            "/etc/letsencrypt/live/famiglia.example.org/privkey.pem": str(certificate.key),
        },
    )
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "house.conf").write_text(HOUSE.format(folder=folder, user=user))
    command = [program("nginx"), "-c", str(folder / "house.conf"), "-p", str(folder)]
    return [*command, "-e", str(folder / "error.log")], dict(os.environ)


def _caddy(
    folder: Path, ports: list[int], certificate: Certificate, at: tuple[int, int]
) -> tuple[list[str], dict[str, str]]:
    site = DEPLOY / "Caddyfile"
    house = CADDY_HOUSE.format(http=at[0], https=at[1], site=site)
    (folder / "Caddyfile").write_text(house)
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "FAMIGLIA_SITE": "localhost",
        "FAMIGLIA_WORKERS": " ".join(f"127.0.0.1:{port}" for port in ports),
        "FAMIGLIA_TLS": f"tls {certificate.chain} {certificate.key}",
    }
    # It takes ports on all addresses unless a site is bound to one.
    environment["FAMIGLIA_TLS"] += "\nbind 127.0.0.1"
    config = str(folder / "Caddyfile")
    return [program("caddy"), "run", "--config", config, "--adapter", "caddyfile"], environment


def replaced(text: str, new: dict[str, str]) -> str:
    """A text with words of it replaced, each of which must be there."""
    for old, put in new.items():
        assert old in text, f"{old!r} is not there any more"
        text = text.replace(old, put)
    return text


def program(name: str) -> str:
    """Debian keeps some where only root looks; without them the files cannot be tried."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    assert found is not None, f"{name} is missing: tools/proxies"
    return found


def _wait(process: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError((folder / "output").read_text())
