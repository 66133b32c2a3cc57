"""Who plays at this machine: kept beside the games, so that they are found again."""

import os
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "player.json"


class Player(msgspec.Struct, frozen=True):
    """As whom the server knows them, and where it was last."""

    cookie: str = ""
    port: int = 0
    is_named: bool = False
    """Whether they are not called as the machine calls its user, as in the first versions."""

    def save(self, folder: Path) -> None:
        """Write it down; only its owner may read it, since the cookie is a key."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / FILE
        new = path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(msgspec.json.encode(self))
        new.replace(path)


def player_in(folder: Path) -> Player:
    """Who played last with this folder; somebody new if nobody did or it cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Player)
    except (OSError, msgspec.MsgspecError):
        return Player()
