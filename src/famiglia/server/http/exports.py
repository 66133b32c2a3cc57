"""A table as a file to keep: everything when it has ended, until then what one may know."""

from asyncio import to_thread

from litestar import Response, get

from famiglia.engine.view import SPECTATOR
from famiglia.server.export.build import export_for
from famiglia.server.export.document import AnyExport
from famiglia.server.http.dependencies import GivenSeat, GivenServices, TableId
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.table.state import ENDED


@get("/api/tables/{table:str}/seats/{seat:int}/export")
async def export_seat(own_seat: GivenSeat) -> Response[AnyExport]:
    """The table as this seat may know it."""
    table, seat, _, services = own_seat
    export = await to_thread(export_for, services, table, seat)
    return _file(export, f"famiglia-{table}-seat-{seat}.json")


@get("/api/tables/{table:str}/export")
async def export_table(table: TableId, services: GivenServices) -> Response[AnyExport]:
    """The table as a spectator may know it, where there may be some."""
    export = await to_thread(_for_spectator, services, table)
    return _file(export, f"famiglia-{table}.json")


def _for_spectator(services: Services, table: str) -> AnyExport:
    state = services.tables.load(table).state
    is_public = state.status == ENDED and not state.settings.is_private
    if not (state.settings.has_spectators or is_public):
        raise Refusal("no-spectators", "Nobody looks on at this table.")
    return export_for(services, table, SPECTATOR)


def _file(export: AnyExport, name: str) -> Response[AnyExport]:
    # Ids of tables have no signs that would have to be quoted.
    return Response(export, headers={"Content-Disposition": f'attachment; filename="{name}"'})
