"""What is wrong with a built site is noticed: planted faults, one by one."""

from pathlib import Path

import pytest
from tools.site.check import problems

GOOD = '<h1 id="top">Home</h1><a href="other.html#5.2.1">x</a><img src="p.png"><a href="#top">y</a>'


def site(folder: Path, page: str) -> Path:
    (folder / "index.html").write_text(page)
    (folder / "other.html").write_text('<p id="5.2.1"></p><a href="index.html">back</a>')
    (folder / "p.png").write_bytes(b"")
    (folder / "style.css").write_text("@font-face { src: url('p.png') }")
    return folder


def test_a_site_whose_links_all_lead_somewhere_is_good(tmp_path: Path) -> None:
    assert problems(site(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("planted", "problem"),
    [
        ('<a href="gone.html">x</a>', "gone.html leads nowhere"),
        ('<a href="other.html#9.9.9">x</a>', "other.html#9.9.9 has no such place on its page"),
        ('<a href="#9">x</a>', "#9 has no such place on its page"),
        ('<a href="../out.html">x</a>', "../out.html leads out of the site"),
        ('<a href="http://host.example/">x</a>', "http://host.example/ is no https address"),
        ('<a href="https://host">x</a>', "https://host is no https address"),
        ('<a href="mailto:nobody">x</a>', "mailto:nobody is no address"),
        ('<img src="gone.png">', "fetches gone.png, which is not there"),
        (
            '<script src="https://cdn.example/a.js"></script>',
            "fetches https://cdn.example/a.js from elsewhere",
        ),
        (
            '<link rel="stylesheet" href="//cdn.example/a.css">',
            "fetches //cdn.example/a.css from elsewhere",
        ),
    ],
)
def test_a_link_that_is_wrong_is_noticed(tmp_path: Path, planted: str, problem: str) -> None:
    assert problems(site(tmp_path, GOOD + planted)) == [f"index.html: {problem}"]


@pytest.mark.parametrize(
    ("style", "problem"),
    [
        ("a { background: url(https://cdn.example/a.png) }", "https://cdn.example/a.png from"),
        ("@import 'https://cdn.example/a.css';", "https://cdn.example/a.css from elsewhere"),
        ("a { background: url('gone.png') }", "gone.png, which is not there"),
    ],
)
def test_what_a_style_fetches_is_looked_at(tmp_path: Path, style: str, problem: str) -> None:
    folder = site(tmp_path, GOOD)
    (folder / "style.css").write_text(style)
    [found] = problems(folder)
    assert problem in found
