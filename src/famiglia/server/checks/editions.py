"""Whether the editions are sound with which tables can be played."""

from famiglia.edition import examine
from famiglia.edition.source import built_in
from famiglia.server.checks.finding import Finding, Subject, failure, fine


def look(subject: Subject) -> Finding:
    """What is built in, and what the server is told to offer besides."""
    sources = [*built_in(), *subject.config.editions]
    found = {source: examine(source) for source in sources}
    broken = [
        str(problem)
        for examined in found.values()
        if examined.edition is None
        for problem in examined.problems
        if not problem.is_warning
    ]
    if broken:
        more = f" ({len(broken) - 1} more)" if len(broken) > 1 else ""
        return failure(f"{broken[0]}{more}. `famiglia edition check EDITION` tells all of it.")
    editions = [examined.edition for examined in found.values() if examined.edition is not None]
    names = ", ".join(f"{edition.id} {edition.hash[:12]}" for edition in editions)
    return fine(f"{names}: sound.", editions=names)
