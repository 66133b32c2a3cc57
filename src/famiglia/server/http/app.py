"""The application: routes, problems, and what comes with every reply."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from famiglia.server.http import (
    actions,
    chat,
    editions,
    exports,
    health,
    metrics,
    offer,
    people,
    play,
    queries,
    rulebook,
    sketches,
    stream,
    tables,
)
from famiglia.server.http.dependencies import provide_own_seat, provide_person
from famiglia.server.http.guards import Gate, add_headers
from famiglia.server.http.limits import Limits
from famiglia.server.http.page import not_found, page, see_asset
from famiglia.server.http.problems import failed, malformed, not_kept, refused, unreadable
from famiglia.server.http.request_log import logged
from famiglia.server.http.schema import Document, operation_id
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.problems import StoreProblem

NOT_PACKED: Final = [r"^/api/(tables|people|stream)", "^/api/(editions|rulebook)/", "^/assets/"]
"""Packing what changes with every move would take longer than sending it; the others are packed."""
LARGEST_BODY_BYTES: Final = 64 * 1024
ROUTES: Final[Sequence[HTTPRouteHandler]] = (
    health.health,
    metrics.metrics,
    people.say_name,
    people.who_am_i,
    people.recover,
    tables.open_table,
    tables.open_tables,
    tables.own_tables,
    tables.ended_tables,
    tables.see_table,
    tables.take_seat,
    tables.leave_seat,
    tables.rename_seat,
    tables.new_link,
    tables.start_table,
    tables.play_again,
    play.see_from_seat,
    play.look_on,
    play.set_draft,
    play.propose,
    play.confirm_move,
    sketches.set_sketch,
    play.see_rows,
    play.see_moments,
    queries.see_reach,
    queries.see_forecast,
    queries.see_answer_forecast,
    queries.see_conflict,
    queries.see_odds,
    queries.see_take_odds,
    queries.ask_why,
    exports.export_seat,
    exports.export_table,
    actions.cast_vote,
    actions.undo,
    actions.give_up,
    actions.answer_ahead,
    actions.choose,
    actions.lend_time,
    actions.return_to_seat,
    chat.say_at_table,
    chat.hear_at_table,
    chat.say_as_spectator,
    chat.hear_as_spectator,
    stream.stream,
    offer.see_offer,
    editions.offered_editions,
    editions.see_edition,
    editions.see_map,
    editions.see_drawing,
    editions.see_board,
    rulebook.see_rulebook,
)


Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def application(
    services: Services,
    lifespan: Sequence[Lifespan] = (),
    limits: Limits | None = None,
    are_metrics_public: bool = False,
) -> Litestar:
    """All of it, for one worker; what is in its lifespan begins and ends with it."""
    app = Litestar(
        route_handlers=[*ROUTES, see_asset, page],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
            "own_seat": Provide(provide_own_seat),
            "are_metrics_public": Provide(lambda: are_metrics_public, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: refused,
            StoreProblem: not_kept,
            NotFoundException: not_found,
            HTTPException: malformed,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="famiglia",
            version=version("famiglia"),
            path="/schema",
            operation_id_creator=operation_id,
            render_plugins=[Document(ROUTES)],
        ),
        compression_config=CompressionConfig("gzip", exclude=NOT_PACKED),
        request_max_body_size=LARGEST_BODY_BYTES,
        before_send=[add_headers],
        before_request=Gate(services.cookies, limits).enter,
        lifespan=list(lifespan),
        logging_config=None,
    )
    app.asgi_handler = logged(app.asgi_handler, services.metrics)
    return app
