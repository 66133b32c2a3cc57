"""Where the values come from: each is stated by a rulebook with its page, or reconstructed."""

import re

import pytest

from famiglia.edition import Edition
from famiglia.edition.walk import leaves

STATED = {
    "areas.enna.neighbours.camastra": "p. 6",
    "areas.licata.seas.mare-licata": "p. 6",
    "areas.bronte.tiebreak": "p. 19",
    "columns.two.action.institutions": "p. 10",
    "control-tiles.miniguns.action.seaborne": "p. 20",
    "conflict-cards.turncoat.action.turncoat": "p. 16",
    "modes.2v2.team.tokens": "p. 6",
    "orders.blue.justice-b.action.bomb": "p. 20",
    "rules.victory-team": "p. 19",
    "solo.1v1.board.soldati": "X p. 4",
    "solo.2v1.additional-tokens": "X p. 6",
    "switches.neutral-reward": "X p. 2",
}
RECONSTRUCTED = [
    "areas.enna.neighbours.gela",
    "areas.enna.soldati",
    "areas.enna.symbol",
    "areas.trapani.name.en",
    "control-tiles.bribery.money",
    "control-tiles.recruitment.action.occupy",
    "families.red.name.en",
    "mandamenti.enna.control",
    "mats.red.church.start",
    "orders.green.church-a.initiative",
    "orders.green.church-a.name.en",
    "orders.white.basic-1.action.shotgun",
    "seas.mare-trapani.neighbours.mare-palermo",
    "sheets.0.costs.start",
    "sheets.1.costs.police",
]


@pytest.mark.parametrize("path", STATED)
def test_this_value_is_stated_by_the_rulebook(edition: Edition, path: str) -> None:
    """p. 6-20, X: the provenance names the page."""
    assert edition.provenance[path] == f"rulebook {STATED[path]}"


@pytest.mark.parametrize("path", RECONSTRUCTED)
def test_this_value_is_marked_as_reconstructed(edition: Edition, path: str) -> None:
    assert edition.provenance[path] == "reconstructed"


def test_every_printed_value_has_a_provenance(edition: Edition) -> None:
    assert dict(leaves(edition)).keys() == edition.provenance.keys()


def test_a_provenance_is_a_page_or_reconstructed(edition: Edition) -> None:
    form = re.compile(r"reconstructed|rulebook ((X|French) )?p\. \d+(-\d+)?")
    odd = {source for source in edition.provenance.values() if not form.fullmatch(source)}
    assert not odd


def test_a_page_exists_in_its_rulebook(edition: Edition) -> None:
    """The base rulebook has 20 pages, the expansion's 8."""
    for source in set(edition.provenance.values()) - {"reconstructed"}:
        last = 8 if " X " in source else 20
        assert all(1 <= int(page) <= last for page in re.findall(r"\d+", source)), source


def test_invented_names_are_never_claimed_for_the_rulebook(edition: Edition) -> None:
    invented = {
        path: source
        for path, source in edition.provenance.items()
        if path.startswith(("characters.", "families.")) and ".name." in path
    }
    assert len(invented) > 10
    assert set(invented.values()) == {"reconstructed"}
