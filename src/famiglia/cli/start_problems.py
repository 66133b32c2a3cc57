"""What is told when a server cannot start: what is wrong, where, and what to do.

The exit status is 1 then; 2 is for a command that was called in a wrong way. This is read before
anything is served, so it knows nothing of what would take long to load.
"""

from typing import Final

from famiglia.server.config import BACKUPS, ServerConfig, StartProblem, database_place

EXPECTED: Final = (StartProblem, OSError)
"""What may go wrong when a server starts; all else is a mistake of the program."""
_OF_SYSTEM: Final = "See to it that it can be written there, or name another folder with --data."


def told(problem: StartProblem | OSError, config: ServerConfig) -> str:
    """In words, for who starts it; no password of a database is among them."""
    if isinstance(problem, OSError):
        return f"{problem.filename or config.folder}: {problem.strerror}. {_OF_SYSTEM}"
    text, place = str(problem), database_place(config.database)
    if problem.is_of_database and place not in text:
        text = f"{place}: {text}"
    return f"{text} {problem.advice.format(backups=config.folder / BACKUPS)}".rstrip()
