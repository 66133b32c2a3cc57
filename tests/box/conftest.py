"""The editions under test: the product's, and the plain one that tests stand on."""

from pathlib import Path

import pytest

from famiglia.edition import Edition, load

PLAIN = Path(__file__).parent.parent / "edition"


@pytest.fixture(params=["product", "plain"])
def edition(request: pytest.FixtureRequest) -> Edition:
    """Each edition in turn: what the rulebooks state holds in all of them."""
    return load() if request.param == "product" else load(PLAIN)


@pytest.fixture
def product() -> Edition:
    """The edition people play with."""
    return load()
