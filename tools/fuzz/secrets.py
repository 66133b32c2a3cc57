"""What of a game a seat cannot know [1.4]: found by playing it once more."""

from typing import NamedTuple

from tools.fuzz.play import Answered, FuzzTable, give

from famiglia.edition.tables import NONE
from famiglia.engine.answers import (
    ACT_ORDER,
    ACT_RECRUIT,
    act_recruit_members,
    act_recruit_number,
    act_variant,
    split_members,
)
from famiglia.engine.cells import members_in_hq
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.kinds import ACT, CARD, CHOOSE_CHARACTER, CHOOSE_FAMILIES, DEAL_HIDDEN, SPLIT
from famiglia.engine.members import Split, has_cupola
from famiglia.engine.rules import team_of_seat
from famiglia.engine.setup.characters import DealCharacters, KeepCharacter, seat_at
from famiglia.engine.setup.families import ChooseFamilies
from famiglia.engine.state import PLANNING, State


class Laid(NamedTuple):
    """An order laid face down: which answer laid it, and the tokens its family had, as bits."""

    number: int
    owned: int


class Dealt(NamedTuple):
    """A hidden character: which answer dealt or kept it, and whose it is."""

    number: int
    seat: int


class Parted(NamedTuple):
    """Units that came home: which answer said so, whose they are, how many, and the members."""

    number: int
    family: int
    units: int
    members: int


class Known(NamedTuple):
    """After an answer: how many members a family has at home, and what all can work out."""

    members: int
    least: int
    most: int


class Secrets:
    """The answers of others of which a seat does not see all, by their numbers."""

    def __init__(self, table: FuzzTable, answers: list[Answered], seat: int) -> None:
        self.table = table
        self.answers = answers
        self.seat = seat
        self.laid: list[Laid] = []
        """Orders laid in this phase."""
        self.cards: list[int] = []
        self.families: list[int] = []
        self.dealt: list[Dealt] = []
        self.kept: list[Dealt] = []
        self.parted: list[Parted] = []
        self.known: list[dict[int, Known]] = []
        """Of each family with members, after each answer."""
        self.game = table.game()
        """Where all these answers lead."""
        for number, answer in enumerate(answers):
            self._note(number, answer)
            give(self.game, answer)
            self.known.append(self._members())
        self._forget_shown()

    def _forget_shown(self) -> None:
        """In the encounter all orders have been shown, those that were executed at once too."""
        if self.game.state.phase != PLANNING or not self.game.state.begun:
            self.laid = []

    def _note(self, number: int, answer: Answered) -> None:
        """An answer, about to be given."""
        self._forget_shown()
        state = self.game.state
        if answer.kind in (DEAL_HIDDEN, CHOOSE_CHARACTER, CHOOSE_FAMILIES):
            self._note_set_up(number)
        elif self._is_own(state, answer.seat):
            return
        elif answer.kind == CARD:
            self.cards.append(number)
        elif answer.kind == SPLIT:
            frame = state.frames[-1]
            assert isinstance(frame, Split)
            parted = Parted(number, frame.family, frame.number, split_members(answer.option))
            self.parted.append(parted)
        elif answer.kind == ACT:
            self._note_act(number, answer)

    def _note_act(self, number: int, answer: Answered) -> None:
        family = self.game.state.family_of[answer.seat]
        if act_variant(answer.option) == ACT_ORDER:
            self.laid.append(Laid(number, self.game.state.owned(family)))
        if act_variant(answer.option) == ACT_RECRUIT and has_cupola(self.game.state):
            units = act_recruit_number(answer.option)
            members = act_recruit_members(answer.option)
            self.parted.append(Parted(number, family, units, members))

    def _note_set_up(self, number: int) -> None:
        """Whose choice or card it is, even where chance answers for everybody [2.6.1]."""
        state, frame = self.game.state, self.game.state.frames[-1]
        if isinstance(frame, ChooseFamilies):
            if not self._is_own(state, frame.asked):
                self.families.append(number)
            return
        assert isinstance(frame, DealCharacters | KeepCharacter)
        found = self.dealt if isinstance(frame, DealCharacters) else self.kept
        if not self._is_own(state, seat_at(state, frame.place)):
            found.append(Dealt(number, seat_at(state, frame.place)))

    def _is_own(self, state: State, seat: int) -> bool:
        """Whether a seat is of the team that looks; spectators have none."""
        team = team_of_seat(state, self.seat)
        return team != NONE and team == team_of_seat(state, seat)

    def _members(self) -> dict[int, Known]:
        state = self.game.state
        if not has_cupola(state) or NONE in state.family_of:
            return {}
        return {
            family: Known(
                state.count(members_in_hq(family)),
                state.facts[members_least(family)],
                state.facts[members_most(family)],
            )
            for family in state.family_of
        }
