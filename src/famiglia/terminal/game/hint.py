"""What a bot would do in a person's place, and why."""

from typing import Final

from famiglia.bots.bot import Idea, ScoreReason
from famiglia.bots.names import bot_named
from famiglia.engine.game import Decision
from famiglia.engine.view import View
from famiglia.terminal.game.answers import option_text
from famiglia.terminal.game.seat_view import SeatView

_ADVISER: Final = "soldato"
_MOST_IDEAS: Final = 3
"""How many moves are shown, and how many reasons of each."""
_MOST_REASONS: Final = 3
_TEXTS: Final = {
    "bot-reason-chance": "drawn, {chance:.0%}",
    "bot-reason-mandamenti": "Mandamenti {worth:+.1f}",
    "bot-reason-areas": "areas {worth:+.1f}",
    "bot-reason-soldati": "Soldati {worth:+.1f}",
    "bot-reason-money": "Money {worth:+.1f}",
    "bot-reason-orders-laid": "what orders promise {worth:+.1f}",
    "bot-reason-orders-at-home": "orders at home {worth:+.1f}",
    "bot-reason-equipment": "cars, boats and labs {worth:+.1f}",
    "bot-reason-influence": "influence and tiles {worth:+.1f}",
    "bot-reason-cupola": "the Cupola {worth:+.1f}",
    "bot-reason-other": "starting piece, tie-break and bust {worth:+.1f}",
}


def hint_lines(seen: View, decision: Decision, seat_view: SeatView) -> list[str]:
    """The best moves a Soldato sees, with what they are worth in Money."""
    ideas = bot_named(_ADVISER, "hint").explain(seen, decision)[:_MOST_IDEAS]
    return [
        f"A {_ADVISER.capitalize()} would think of",
        *(_idea(idea, seat_view) for idea in ideas),
    ]


def _idea(idea: Idea, seat_view: SeatView) -> str:
    why = ", ".join(_reason(reason) for reason in idea.reasons[:_MOST_REASONS])
    text = option_text(idea.answers[0], seat_view)
    return f"{idea.score:+7.1f}  {text}{f' ({why})' if why else ''}"


def _reason(reason: ScoreReason) -> str:
    return _TEXTS[reason.key].format_map(reason.parameters)
