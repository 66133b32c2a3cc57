"""`famiglia doctor`: whether all is well with this installation, for people and for reports."""

import json
import sys
from collections import Counter
from typing import Final, Unpack

import click

from famiglia.cli.local import FIRST_PORT
from famiglia.cli.storage_options import StorageOptions, storage_options, unchecked_config_of
from famiglia.server.checks.finding import Finding, Status, Subject
from famiglia.server.checks.run import findings, worst

MAY_BE_SHOWN: Final = (
    "This can be put into a report: it holds no passwords, no cookies and nothing of any game; "
    "it names folders of this machine."
)


@click.command()
@storage_options
@click.option("--port", type=click.IntRange(1, 65535), default=FIRST_PORT, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print it for machines.")
def doctor(port: int, as_json: bool, **storage: Unpack[StorageOptions]) -> None:
    """Look whether all is well, and change nothing.

    Exit status 1: something does not work. What is only a warning does not count.
    """
    subject = Subject(unchecked_config_of(storage), port)
    found: dict[str, Finding] = {}
    for name, finding in findings(subject):
        found[name] = finding
        if not as_json:
            click.echo(f"{finding.status:8} {name}: {finding.text}")
    status = worst(list(found.values()))
    click.echo(_for_machines(found, status) if as_json else f"\n{_summary(found)}\n{MAY_BE_SHOWN}")
    sys.exit(status is Status.FAILURE)


def _for_machines(found: dict[str, Finding], status: Status) -> str:
    checks = {
        name: {"status": each.status, "text": each.text, "facts": dict(each.facts)}
        for name, each in found.items()
    }
    return json.dumps({"status": status, "note": MAY_BE_SHOWN, "checks": checks}, indent=1)


def _summary(found: dict[str, Finding]) -> str:
    number = Counter(each.status for each in found.values())
    told = [
        f"{number[status]} {status}{'s' if number[status] > 1 else ''}"
        for status in (Status.FAILURE, Status.WARNING)
        if number[status]
    ]
    return f"{', '.join(told)}." if told else "All is well."
