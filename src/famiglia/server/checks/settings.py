"""What is set for the server: only which variables are, since their values may be secret."""

import os
from typing import Final

from famiglia.server.checks.finding import Finding, Subject, failure, fine
from famiglia.server.config import ConfigError, check

PREFIX: Final = "FAMIGLIA_"


def look(subject: Subject) -> Finding:
    """Whether a server could be run like that."""
    names = ", ".join(sorted(name for name in os.environ if name.startswith(PREFIX)))
    said = f"Set in the environment: {names}." if names else "Nothing is set in the environment."
    try:
        check(subject.config, workers=1)
    except ConfigError as bad:
        return failure(f"{bad} {said}", variables=names)
    return fine(said, variables=names)
