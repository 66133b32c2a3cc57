"""All problems there are: of each the text key, the status, what it means, and where it occurs."""

from typing import Final, NamedTuple

PREFIX: Final = "problem."
"""Before every text key in replies."""


class DocumentedProblem(NamedTuple):
    """A problem that a reply may tell of."""

    status: int
    meaning: str
    where: tuple[str, ...] = ()
    """The requests that are refused so, by their handlers' names; else it follows from what a
    request is about (`schema.py`)."""


_EDITIONS: Final = ("see_edition", "see_map", "see_drawing", "see_board")
_OPENING: Final = ("open_table",)
_SEATS: Final = ("take_seat", "start_table")
_MOVES: Final = ("set_draft", "propose", "confirm_move")
_ANSWERS: Final = (*_MOVES, "answer_ahead", "choose")
_RUNNING: Final = (*_ANSWERS, "undo", "cast_vote")
_QUERIES: Final = ("see_reach", "see_forecast", "ask_why")
_FORECASTS: Final = ("see_forecast", "see_answer_forecast")
_FIGHTS: Final = ("see_answer_forecast", "see_conflict", "see_odds", "see_take_odds")
_SPECTATORS: Final = (
    "look_on",
    "export_table",
    "say_as_spectator",
    "hear_as_spectator",
    "stream",
)
_KNOWN_PEOPLE: Final = (
    "own_tables",
    "ended_tables",
    "rename_seat",
    "open_table",
    "take_seat",
    "start_table",
    "play_again",
    "say_as_spectator",
    "hear_as_spectator",
    "stream",
)

CATALOGUE: Final[dict[str, DocumentedProblem]] = {
    "request": DocumentedProblem(400, "The request cannot be understood."),
    "cursor": DocumentedProblem(409, "This is no id of an event.", ("stream",)),
    "name": DocumentedProblem(
        400, "Nobody can be called like that.", ("say_name", "take_seat", "rename_seat")
    ),
    "settings.mode": DocumentedProblem(
        400, "There is no such mode or level.", (*_OPENING, "see_edition")
    ),
    "settings.switches": DocumentedProblem(400, "There are no such switches.", _OPENING),
    "settings.set-up": DocumentedProblem(400, "There is no such set-up.", _OPENING),
    "settings.seats": DocumentedProblem(400, "There are not so many seats.", _OPENING),
    "settings.bot": DocumentedProblem(400, "There is no such bot.", _OPENING),
    "settings.clock": DocumentedProblem(400, "There is no such clock.", _OPENING),
    "settings.zone": DocumentedProblem(400, "There is no such time zone.", _OPENING),
    "settings.edition": DocumentedProblem(400, "There is no such edition here.", _OPENING),
    "who": DocumentedProblem(401, "Nobody is known by the cookie.", _KNOWN_PEOPLE),
    "origin": DocumentedProblem(403, "A page of somebody else sent the request."),
    "not-your-seat": DocumentedProblem(403, "The seat is not yours."),
    "not-your-table": DocumentedProblem(
        403, "You do not sit at the table.", ("start_table", "play_again")
    ),
    "not-your-team": DocumentedProblem(403, "The family is not of your team.", ("set_sketch",)),
    "away": DocumentedProblem(
        409, "A bot plays in your place.", ("confirm_move", "answer_ahead", "choose")
    ),
    "not-here": DocumentedProblem(
        403, "This is told on the server's own machine alone.", ("metrics",)
    ),
    "no-page": DocumentedProblem(404, "There is nothing at this address."),
    "no-table": DocumentedProblem(404, "There is no such table.", ("stream",)),
    "no-seat": DocumentedProblem(404, "There is no such seat.", ("take_seat",)),
    "no-link": DocumentedProblem(404, "The link leads nowhere, or has been renewed.", ("recover",)),
    "no-edition": DocumentedProblem(404, "No table is played with this edition.", _EDITIONS),
    "no-map": DocumentedProblem(404, "This edition cannot be drawn.", ("see_map", "see_board")),
    "no-rulebook": DocumentedProblem(
        404, "There is no rulebook in this language.", ("see_rulebook",)
    ),
    "no-name": DocumentedProblem(
        404, "There is nothing of this name in the game.", (*_QUERIES, "set_sketch")
    ),
    "no-method": DocumentedProblem(405, "This cannot be done with what is at this address."),
    "stale": DocumentedProblem(409, "Another question is open now.", _MOVES),
    "not-asked": DocumentedProblem(409, "Another seat is asked.", _ANSWERS),
    "not-offered": DocumentedProblem(409, "This answer is not offered.", (*_ANSWERS, *_FORECASTS)),
    "no-answer": DocumentedProblem(
        409, "This is no answer in the notation.", (*_ANSWERS, "see_answer_forecast")
    ),
    "not-whole": DocumentedProblem(409, "A move is confirmed as a whole.", ("confirm_move",)),
    "beyond": DocumentedProblem(409, "The move has ended before that.", ("set_draft", "propose")),
    "paused": DocumentedProblem(409, "The table is paused.", _RUNNING),
    "ended": DocumentedProblem(409, "The game is over.", _RUNNING),
    "not-started": DocumentedProblem(
        409, "The game has not begun.", (*_RUNNING, *_QUERIES, *_FIGHTS, "set_sketch")
    ),
    "started": DocumentedProblem(409, "The game has begun.", _SEATS),
    "not-over": DocumentedProblem(409, "The game is not over.", ("play_again",)),
    "gone": DocumentedProblem(409, "You have left, or the game is over.", ("leave_seat",)),
    "seat-taken": DocumentedProblem(409, "Somebody sits there.", ("take_seat",)),
    "seats-free": DocumentedProblem(409, "Not all seats are taken yet.", ("start_table",)),
    "too-many": DocumentedProblem(409, "Too many answers are set ahead.", ("answer_ahead",)),
    "no-vote": DocumentedProblem(
        409, "There is no such vote, or not for this seat.", ("cast_vote", "undo")
    ),
    "no-undo": DocumentedProblem(409, "This cannot be taken back.", ("cast_vote", "undo")),
    "not-running": DocumentedProblem(409, "There is no game to give up.", ("give_up",)),
    "no-lending": DocumentedProblem(409, "So much time cannot be lent.", ("lend_time",)),
    "not-away": DocumentedProblem(409, "Nobody plays in your place.", ("return_to_seat",)),
    "in-time": DocumentedProblem(409, "The seat still has time."),
    "no-spectators": DocumentedProblem(409, "You do not look on at this table.", _SPECTATORS),
    "frozen": DocumentedProblem(
        409, "These rules tell the table's game in another way.", ("stream",)
    ),
    "lost-edition": DocumentedProblem(
        409, "The table's edition cannot be read any more.", (*_EDITIONS, "stream")
    ),
    "too-large": DocumentedProblem(413, "The request is too large."),
    "too-fast": DocumentedProblem(429, "Too many requests; `Retry-After` says when to go on."),
    "too-many-streams": DocumentedProblem(429, "Too many streams are open already.", ("stream",)),
    "internal": DocumentedProblem(500, "Something went wrong; it has been noted."),
    "store": DocumentedProblem(503, "The database does not keep anything at the moment."),
}
"""By key, without what stands before it."""


def text_key(key: str) -> str:
    """As replies tell it."""
    return PREFIX + key
