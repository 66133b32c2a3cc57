"""What a package says of itself."""

import email
import os
import re
import shutil
import subprocess
import sys
from email.message import Message
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WRITTEN_BY: Final = (
    "from tools.package import backend; backend.prepare_metadata_for_build_wheel('.')"
)


def described(folder: Path, repository: str | None) -> Message:
    """What a package says that is built with this address."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for each in ("src/famiglia/drawing/fonts", "tools/package"):
        shutil.copytree(ROOT / each, folder / each)
    environment = {name: os.environ[name] for name in os.environ if name != "FAMIGLIA_REPOSITORY"}
    environment |= {} if repository is None else {"FAMIGLIA_REPOSITORY": repository}
    subprocess.run(
        [sys.executable, "-c", WRITTEN_BY],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
    )
    (metadata,) = folder.glob("famiglia-*.dist-info/METADATA")
    said = email.message_from_string(metadata.read_text("utf-8"))
    assert said["Name"] == "famiglia"
    return said


def links(said: Message) -> dict[str, str]:
    """Its project URLs."""
    found = [each.partition(", ") for each in said.get_all("Project-URL", [])]
    return {name: link for name, _, link in found}


@pytest.mark.parametrize(
    "written", ["https://host.example/famiglia", "https://host.example/famiglia/"]
)
def test_a_package_links_to_where_it_is_published(tmp_path: Path, written: str) -> None:
    said = described(tmp_path, written)
    found = links(said)
    assert found["Source"] == "https://host.example/famiglia"
    assert found["Issues"] == "https://host.example/famiglia/issues"
    assert set(found) == {"Homepage", "Source", "Issues", "Documentation", "Changelog"}
    readme = str(said.get_payload())
    assert "](https://host.example/famiglia/raw/main/docs/board.png)" in readme
    assert "](https://host.example/famiglia/blob/main/docs/serving.md)" in readme
    assert not re.findall(r"\]\((?!https?://)[^)]*\)", readme)


def test_without_a_public_address_no_link_is_made_up(tmp_path: Path) -> None:
    said = described(tmp_path, None)
    assert links(said) == {}
    assert said["Description-Content-Type"] == "text/markdown"
    assert "](docs/serving.md)" in str(said.get_payload())
