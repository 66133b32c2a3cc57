"""A certificate for this machine, signed by an authority that lives as long as the tests."""

import ssl
import subprocess
from pathlib import Path
from typing import NamedTuple

LEAF = """
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost
"""


class Certificate(NamedTuple):
    """Where a proxy finds it, and who vouches for it."""

    chain: Path
    key: Path
    authority: Path

    def trusted(self) -> ssl.SSLContext:
        """How a browser sees the world that trusts this authority alone."""
        return ssl.create_default_context(cafile=str(self.authority))


def make_certificate(folder: Path) -> Certificate:
    """A new authority, and a certificate of `localhost` by it."""
    found = Certificate(folder / "chain.pem", folder / "key.pem", folder / "authority.pem")
    authority_key, request, leaf = folder / "ca.key", folder / "request.pem", folder / "leaf.cnf"
    leaf.write_text(LEAF)
    _openssl(
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
        " -subj /CN=famiglia-test"
        f" -addext keyUsage=critical,keyCertSign -keyout {authority_key} -out {found.authority}"
    )
    _openssl(
        "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost"
        f" -keyout {found.key} -out {request}"
    )
    _openssl(
        f"x509 -req -days 2 -in {request} -CA {found.authority} -CAkey {authority_key}"
        f" -CAcreateserial -extfile {leaf} -out {found.chain}"
    )
    return found


def _openssl(words: str) -> None:
    done = subprocess.run(["openssl", *words.split()], capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
