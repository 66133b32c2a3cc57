"""Which form the database has, and whether the next start would change it."""

from famiglia.server.checks.finding import Finding, Subject, failure, fine, warning
from famiglia.server.checks.reading import NoneYet, read
from famiglia.server.config import BACKUPS
from famiglia.server.store.migrate import form_of
from famiglia.server.store.problems import NewerDatabase, StoreProblem


def look(subject: Subject) -> Finding:
    """The tables of a database have a form by number; a newer program may have a newer one."""
    config = subject.config
    try:
        form = read(config.database, form_of)
    except NoneYet:
        return fine("None yet: the first start makes the tables.")
    except StoreProblem:
        return failure("Not known, since the database cannot be read.")
    facts = {"form": form.found, "newest": form.newest}
    backups = config.folder / BACKUPS
    if not form.found:
        return fine("None yet: the first start makes the tables.", **facts)
    if not form.is_known:
        advice = NewerDatabase.advice.format(backups=backups)
        return failure(
            f"{form.found}, which this version does not know: the database was used with a newer "
            f"one. {advice}",
            **facts,
        )
    if form.is_older:
        kept = f"keeps everything in {backups} and " if config.has_backup else ""
        return warning(
            f"{form.found}, older than this version: the next start {kept}changes it to "
            f"{form.newest}.",
            **facts,
        )
    return fine(f"{form.found}, as this version makes it.", **facts)
