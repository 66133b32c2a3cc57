"""One sentence that says what a person is asked."""

from typing import Final

from famiglia.engine.kinds import (
    ACT,
    ADDITIONAL_ACTION,
    AGITATE_MOVE,
    BEGIN_TILE,
    BOAT_GOES,
    BRIBE,
    BUY,
    CARD,
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    CONFLICT,
    FINAL_ACTION,
    FIRST_TOKEN,
    FORCE,
    GIVE_UP,
    HELPER,
    KINDS,
    LAY_TOKEN,
    MOVE_TILE,
    NEXT_ORDER,
    OCCUPY,
    PENTITO_REMOVE,
    PICK_FAMILY,
    PLACE_TILE,
    PULL_FROM,
    RALLY_FROM,
    REFILL,
    REINFORCE_AREA,
    REMOVE_TILE,
    SET_UP_LAB,
    SET_UP_UNIT,
    SPLIT,
    TAKE,
    TURN,
    TURN_DEFENDERS,
    UNLOCK,
)
from famiglia.record.mode import LEVELLED
from famiglia.terminal.game.about import about_frame
from famiglia.terminal.game.seat_view import SeatView

_SUGGESTED: Final = "For first games we suggest Yellow or Green."
_SENTENCES: Final = {
    CHOOSE_FAMILIES: "Which family do you lead, and which one your partner? [2.2.2]",
    PICK_FAMILY: f"Which family do you lead? {_SUGGESTED} [15.1.2]",
    UNLOCK: "Which locked space of the solo board do you open? [16.2.2]",
    CHOOSE_CHARACTER: "Which character do you keep? The other goes back unseen. [15.1.5]",
    SPLIT: "Soldati or members? Your opponent learns only how many come in all. [15.2.2]",
    SET_UP_UNIT: "Which of your starting units do you place, and where? [2.4.3]",
    SET_UP_LAB: "In which of your areas do you build a lab? [2.4.5]",
    FIRST_TOKEN: "In which column do you lay one of your first influence tokens? [2.5.1]",
    REFILL: "How many members do you put into the Cupola? [15.3.2]",
    BEGIN_TILE: "Planning begins: do you use a control tile? [3.2.1]",
    TURN: "Your turn: use a space or gain influence. [4.1]",
    ADDITIONAL_ACTION: "Do you do an additional action on the solo board? [16.3.1]",
    GIVE_UP: "Money is short: which order do you remove from the game? [4.3.4]",
    ACT: "What do you do?",
    LAY_TOKEN: "Which token goes to which space of the bottom sheet? [4.4.3]",
    BOAT_GOES: "Three boats meet: whose boat goes to the supply with yours? [5.4.4]",
    FINAL_ACTION: "Planning has ended: where do you do your final action? [5.10.3]",
    RALLY_FROM: "Rally: from where do Soldati and cars come? [8.1]",
    NEXT_ORDER: "Several of your orders are due: which one first? [7.1.3]",
    BRIBE: "Do you bribe defenders? [11.2.2]",
    FORCE: "How many Soldati go? [8.3.1]",
    TURN_DEFENDERS: "How many defenders do you replace? [10.1.2]",
    BUY: "How much do you pay to remove defenders? [10.1.3]",
    CONFLICT: "Defenders are left: Finesse or Brute force? [8.6]",
    HELPER: "Who plays the card of these defenders, whom nobody leads? [8.9.3]",
    CARD: "Finesse: which card do you lay face down? [8.6.4]",
    TAKE: "Do you take the other side's card, unseen, or leave it? [8.6.5]",
    OCCUPY: "Recruitment: do you place Soldati in the area taken? [11.2.6]",
    PENTITO_REMOVE: "Pentito: whom do you remove? [9.2.2]",
    PULL_FROM: "From where do enemies come over? [10.4.1]",
    REINFORCE_AREA: "Where do you place Soldati? [10.3.3]",
    AGITATE_MOVE: "Into which area do how many of them go? [9.3.2]",
    REMOVE_TILE: "You have fewer Mandamenti than tiles: which one do you give up? [6.2.1]",
    PLACE_TILE: "You have more Mandamenti than tiles: which one do you mark? [6.2.1]",
    MOVE_TILE: "Do you move a token to another tile? [13.1.6]",
}
_IN_2V1: Final = {
    PICK_FAMILY: f"Which family do you lead? {_SUGGESTED} [16.1.2]",
    CHOOSE_CHARACTER: "Which character do you keep? The other goes back unseen. [16.1.5]",
}
"""Questions that another rule asks where one plays against two."""


def question(kind: int, seat_view: SeatView) -> str:
    """What is asked, with what it is about where the frames tell."""
    sentences = _SENTENCES | _IN_2V1 if seat_view.tables.mode == LEVELLED else _SENTENCES
    sentence = sentences.get(kind, f"{KINDS[kind].name.replace('-', ' ').capitalize()}?")
    for frame in reversed(seat_view.state.frames):
        about = about_frame(frame, seat_view)
        if about:
            return f"{about}. {sentence}"
    return sentence
