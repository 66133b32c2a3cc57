"""Requests made of the OpenAPI document itself: none fails, and replies are as it says."""

from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.person import Person
from tests.server.processes import serving

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
ENDLESS: Final = "/api/stream"
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Inside:
    """A seat at a running game of four, where one alone ends nothing."""

    def __init__(self, address: str) -> None:
        people = [Person(address, name) for name in NAMES]
        table = people[0].open(set_up="quick", has_spectators=True)
        for seat, person in enumerate(people):
            person.sit(table, seat)
        begun = people[0].client.post(f"/api/tables/{table}/start")
        self._real: dict[str, Any] = {
            "table": table,
            "seat": 0,
            "edition": begun.json()["edition"],
            "language": "en",
        }
        self._cookies = dict(people[0].client.cookies)
        self.statuses: dict[str, set[int]] = {}
        """What each operation was answered."""
        self._asked = 0

    def ask(self, case: Case[Any]) -> None:
        """In one's own seat, whatever else there is in a request."""
        case.path_parameters = {
            name: self._real.get(name, value) for name, value in case.path_parameters.items()
        }
        self._asked += 1
        if self._asked % 2 and "area" in (case.query or {}):
            case.query = {**case.query, "area": "enna"}
        reply = case.call(cookies=self._cookies)
        self.statuses.setdefault(case.operation.label, set()).add(reply.status_code)
        case.validate_response(reply, checks=CHECKS)


def asked(folder: Path, examples: int) -> dict[str, set[int]]:
    """What every operation of the document was answered."""
    with serving(folder) as served:
        inside = Inside(served.address)
        document = schemathesis.openapi.from_url(f"{served.address}/schema/openapi.json")
        for found in document.exclude(path=ENDLESS).get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            cases = st.one_of(
                operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
                operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
            )
            run = given(cases)(inside.ask)
            settings(
                max_examples=examples,
                derandomize=True,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(run)()
        assert httpx.get(f"{served.address}/health").is_success
        return inside.statuses


def test_no_operation_of_the_document_fails(tmp_path: Path) -> None:
    statuses = asked(tmp_path, examples=10)
    inside = {label: found for label, found in statuses.items() if "{" in label}
    assert len(inside) > 15
    assert not any(found <= {401, 403, 404} for found in inside.values()), inside


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_no_operation_of_the_document_fails_in_long_trials(tmp_path: Path) -> None:
    asked(tmp_path, examples=100)
