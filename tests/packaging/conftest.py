"""What all tests of packages share."""

import pytest

from tests.packaging.packages import Packages


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return Packages(tmp_path_factory)
