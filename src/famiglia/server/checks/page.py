"""Whether the files of the page are all there, as they were built."""

from famiglia.server.checks.finding import Finding, Subject, failure, fine, warning
from famiglia.server.http.page_files import LIST, PAGE, BrokenPage, must_be_whole


def look(subject: Subject) -> Finding:
    """Every file by its digest."""
    try:
        must_be_whole()
    except BrokenPage as broken:
        return failure(str(broken), folder=str(PAGE))
    if not (PAGE / LIST).is_file():
        return warning(
            f"{PAGE}: all is there that the page names, but the list of its files is missing.",
            folder=str(PAGE),
        )
    return fine(f"{PAGE}: complete.", folder=str(PAGE))
