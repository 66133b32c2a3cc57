"""The operator's export of a table."""

from famiglia.server.admin.problems import AdminProblem
from famiglia.server.export.build import complete_export, seat_export
from famiglia.server.export.document import AnyExport
from famiglia.server.services import Services
from famiglia.server.table.state import ENDED


def export(services: Services, table: str, seat: int | None, *, secrets: bool) -> AnyExport:
    """Everything of a table that has ended; of another only what is asked for in so many words."""
    found = services.tables.load(table)
    state = found.state
    if seat is not None:
        if not 0 <= seat < len(state.seats):
            raise AdminProblem(f"There is no seat {seat} at {table}.")
        return seat_export(services, found, seat)
    if state.status == ENDED:
        return complete_export(services, found)
    if not secrets:
        raise AdminProblem(
            f"{table} is {state.status}: its record holds what players hide from each other. "
            "Take --seat N for what one of them may know, or --secrets for everything."
        )
    note = f"The table is {state.status}: this holds what players hide from each other."
    return complete_export(services, found, note)
