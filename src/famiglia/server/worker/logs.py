"""What the server writes to stderr: one line for each thing, and nothing that anybody may not know.

Only fields that are named here are written. A private table's id is its invitation, so a digest
stands for it; of what goes wrong the kind and the place are written, but no words, since those of
the engine may hold hidden things.
"""

import logging
import sys
from asyncio import CancelledError
from collections.abc import Sequence
from traceback import extract_tb
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

from famiglia.server.identity import table_digest
from famiglia.server.store.problems import StoreProblem

FIELDS: Final = frozenset(
    ("event", "level", "logger", "timestamp", "request", "method", "route", "status", "ms", "key",
     "table", "bot", "problem", "failure", "places")
)  # fmt: skip
"""What may be written."""
_LOOP: Final = "asyncio"
_TALKATIVE: Final = ("alembic", "httpx", "sqlalchemy", _LOOP, "multipart")
"""Of these only warnings."""
_UVICORN: Final = "uvicorn"
_ACCESSES: Final = "uvicorn.access"
"""Tells whole addresses; requests are named by their routes instead."""
_ADDRESSED: Final = "WebSocket"
"""Uvicorn's lines with this word do so too."""


def configure(level: int = logging.INFO, stream: TextIO = sys.stderr) -> None:
    """Write all logs of this process to a stream: for people on a terminal, else as JSON."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_news)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.ExtraAdder(allow=FIELDS),
                _take_words,
                *_shared(),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _renderer(stream),
            ],
        )
    )
    _send_all_to(handler, level)


def _is_news(record: logging.LogRecord) -> bool:
    """Streams never end by themselves, so that they are cut when the server ends is no error.

    Nor is it one that a browser goes away, of which asyncio tells on Windows with all its places.
    """
    error = record.exc_info[1] if record.exc_info else None
    is_gone = record.name == _LOOP and isinstance(error, ConnectionError)
    return not (is_gone or isinstance(error, CancelledError))


def _send_all_to(handler: logging.Handler, level: int) -> None:
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in (_UVICORN, "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.getLogger(_ACCESSES).disabled = True
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def _renderer(stream: TextIO) -> Processor:
    if stream.isatty():
        return structlog.dev.ConsoleRenderer()
    return structlog.processors.JSONRenderer()


def _shared() -> Sequence[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _shorten_failure,
        _hide,
    ]


def _take_words(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Of lines that others write only the words, without what is put into them."""
    record: logging.LogRecord = event["_record"]
    words = str(record.msg)
    if not (record.name.startswith(_UVICORN) and _ADDRESSED not in words):
        event["event"] = words
    event["event"] = event["event"].strip().partition("\n")[0]
    event["exc_info"] = record.exc_info
    return event


def _shorten_failure(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """In place of an exception its kind and its place; of the database's also the words."""
    error = _error_in(event.pop("exc_info", None))
    problem = event.pop("problem", error)
    event.pop("failure", None)
    if isinstance(problem, StoreProblem):
        event["problem"] = str(problem)
    if error is not None:
        event["failure"] = " from ".join(type(each).__name__ for each in _causes(error))
        event["places"] = [
            f"{place.filename}:{place.lineno} {place.name}"
            for place in extract_tb(error.__traceback__)
        ]
    return event


def _error_in(info: ExcInfo | BaseException | bool | None) -> BaseException | None:
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return info[1]
    return sys.exc_info()[1] if info else None


def _causes(error: BaseException) -> list[BaseException]:
    """An exception and what it came from."""
    found = [error]
    while (cause := found[-1].__cause__ or found[-1].__context__) and cause not in found:
        found.append(cause)
    return found


def _hide(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Leave out what is not listed as public."""
    public = {key: value for key, value in event.items() if key in FIELDS or key.startswith("_")}
    if "table" in public:
        public["table"] = table_digest(str(public["table"]))
    return public
