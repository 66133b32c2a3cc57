"""What a package lacks or has too much is noticed: planted faults, one by one."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools.release.inside import Files, as_committed, files_of, of_package

INFO = "famiglia-1.1.0.dist-info/"
PLACES = ["/home/anna/famiglia"]
PURE = "famiglia-1.1.0-py3-none-any.whl"
COMPILED = "famiglia-1.1.0-cp311-cp311-linux_x86_64.whl"
NATIVE = "famiglia/engine/game.cpython-311-x86_64-linux-gnu.so"
METADATA = b"Metadata-Version: 2.4\nName: famiglia\nVersion: 1.1.0\nLicense-Expression: MIT\n\n"
GOOD: Files = {
    f"{INFO}METADATA": METADATA,
    f"{INFO}RECORD": b"",
    f"{INFO}licenses/LICENSE": b"MIT",
    f"{INFO}licenses/src/famiglia/drawing/fonts/OFL.txt": b"OFL",
    "famiglia/drawing/fonts/Alegreya-regular.ttf": b"",
    "famiglia/edition/data/sicilia/rules.toml": b"",
    "famiglia/py.typed": b"",
    "famiglia/rulebook/en.md": b"",
    "famiglia/server/page/assets/main.css": b"",
    "famiglia/server/page/assets/main.js": b"",
    "famiglia/server/page/index.html": (
        b'<script src="/assets/main.js"></script><link href="/assets/main.css">'
    ),
    "famiglia/server/store/migrations/env.py": b"",
}


def wrong(changed: dict[str, bytes | None], name: str = PURE) -> list[str]:
    """What is noticed when files are planted, or taken out."""
    files = {path: content for path, content in {**GOOD, **changed}.items() if content is not None}
    return of_package(name, files, "1.1.0", PLACES, "none-any" not in name)


def test_a_good_wheel_is_good() -> None:
    assert wrong({}) == []
    assert (
        wrong({NATIVE: b"", "0a1b2c__mypyc.cpython-311-x86_64-linux-gnu.so": b""}, COMPILED) == []
    )


@pytest.mark.parametrize(
    ("planted", "problem"),
    [
        ({f"{INFO}licenses/LICENSE": None}, "the licence LICENSE is missing"),
        (
            {f"{INFO}licenses/src/famiglia/drawing/fonts/OFL.txt": None},
            "the licence OFL.txt is missing",
        ),
        ({f"{INFO}licenses/LICENSE": b" \n"}, "the licence LICENSE is empty"),
        (
            {"famiglia/rulebook/en.md": b"see https://pypi.host.example/simple/famiglia now"},
            "famiglia/rulebook/en.md names a package index: "
            "https://pypi.host.example/simple/famiglia",
        ),
        (
            {"famiglia/py.typed": b'"resolved": "https://registry.npmjs.example/x/-/x.tgz"'},
            "famiglia/py.typed names a package index: https://registry.npmjs.example/x/-/x.tgz",
        ),
        (
            {"famiglia/py.typed": b"/home/anna/famiglia/src/x.py"},
            "famiglia/py.typed names /home/anna/famiglia",
        ),
        (
            {f"{INFO}METADATA": METADATA.replace(b"1.1.0", b"1.0.0")},
            "it calls itself famiglia 1.0.0",
        ),
        (
            {f"{INFO}METADATA": METADATA.replace(b"MIT", b"BSD-3-Clause")},
            "it says that its licence is BSD-3-Clause",
        ),
        ({f"{INFO}METADATA": None}, "it does not say of itself what it is"),
        ({"famiglia/rulebook/en.md": None}, "famiglia/rulebook/en.md is missing"),
        (
            {"famiglia/server/page/assets/main.js": None},
            "the page asks for assets/main.js, which is missing",
        ),
        (
            {"famiglia/server/page/index.html": b"<h1>soon</h1>"},
            "the page asks for no script: it is not built",
        ),
        ({NATIVE: b""}, f"{NATIVE} is native code"),
        ({"tests/test_x.py": b""}, "tests/test_x.py has no place in it"),
        (
            {"famiglia/__pycache__/cli.cpython-311.pyc": b""},
            "famiglia/__pycache__/cli.cpython-311.pyc has no place in it",
        ),
    ],
)
def test_a_fault_in_a_wheel_is_noticed(planted: dict[str, bytes | None], problem: str) -> None:
    assert wrong(planted) == [problem]


def test_a_compiled_wheel_has_a_compiled_engine() -> None:
    assert wrong({}, COMPILED) == ["its engine is not compiled"]


def test_a_compiled_wheel_does_not_say_that_it_runs_everywhere() -> None:
    files = {**GOOD, NATIVE: b""}
    assert of_package(PURE, files, "1.1.0", PLACES, is_compiled=True) == [
        "it says that it runs everywhere, but it is compiled"
    ]
    assert of_package(COMPILED, GOOD, "1.1.0", PLACES, is_compiled=False) == [
        "it does not say that it runs everywhere"
    ]


def test_a_wheel_has_what_is_committed_and_nothing_else() -> None:
    committed = frozenset(
        f"src/{name}"
        for name in GOOD
        if name.startswith("famiglia/") and not name.startswith("famiglia/server/page/")
    )
    assert list(as_committed({**GOOD, NATIVE: b"", "famiglia/build.json": b""}, committed)) == []
    assert list(as_committed({**GOOD, "famiglia/notes.txt": b""}, committed)) == [
        "famiglia/notes.txt is not committed"
    ]
    assert list(as_committed(GOOD, committed | {"src/famiglia/new.py"})) == [
        "famiglia/new.py is committed, but missing"
    ]


def test_both_kinds_of_package_are_read(tmp_path: Path) -> None:
    wheel, source = tmp_path / PURE, tmp_path / "famiglia-1.1.0.tar.gz"
    with zipfile.ZipFile(wheel, "w") as zipped:
        zipped.writestr("famiglia/py.typed", "here")
    with tarfile.open(source, "w:gz") as archive:
        member = tarfile.TarInfo("famiglia-1.1.0/src/famiglia/py.typed")
        member.size = 4
        archive.addfile(member, io.BytesIO(b"here"))
    assert files_of(wheel) == {"famiglia/py.typed": b"here"}
    assert files_of(source) == {"src/famiglia/py.typed": b"here"}
