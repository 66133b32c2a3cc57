"""The same game with other secrets: other orders, cards, choices, characters and members."""

import random
from collections.abc import Callable, Collection
from typing import Final

from tools.fuzz.play import Answered, FuzzTable, give
from tools.fuzz.secrets import Parted, Secrets

from famiglia.edition.tables import FAMILIES, NONE, ORDERS
from famiglia.engine.answers import (
    ACT_ORDER,
    act_order_area,
    act_order_order,
    act_recruit_number,
    act_variant,
    choose_character_character,
    deal_hidden_character,
    pack_act_order,
    pack_act_recruit,
    pack_card,
    pack_choose_character,
    pack_deal_hidden,
    pack_split,
)
from famiglia.engine.facts import character
from famiglia.engine.kinds import (
    ACT,
    ANYTIME,
    CARD,
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    DEAL_HIDDEN,
    SPLIT,
    TAKE,
)
from famiglia.engine.view import knows_secrets_of

ATTEMPTS: Final = 40
"""How often other orders or members are sought that all could think of."""

SORTS: Final = ("orders", "cards", "families", "characters", "members")
"""What is hidden in a game [1.4.2] [1.4.3] [1.4.4] [15.2.2]."""


def other_secrets(
    table: FuzzTable,
    answers: list[Answered],
    seat: int,
    chance: random.Random,
    sorts: Collection[str] = SORTS,
) -> list[Answered] | None:
    """The same game with other secrets of the other team, or None if there seem to be none.

    They are such as the seat must think possible, so all answers must still be taken.
    """
    secrets = Secrets(table, answers, seat)
    changed = answers.copy()
    for sort in sorts:
        for number, option in _OTHERS[sort](secrets, chance).items():
            changed[number] = changed[number]._replace(option=option)
    return None if changed == answers else changed


def sorts_of(answers: list[Answered], changed: list[Answered]) -> set[str]:
    """Which sorts of secrets differ."""
    pairs = zip(answers, changed, strict=True)
    return {_sort(one) for one, other in pairs if one != other}


def _sort(answer: Answered) -> str:
    if answer.kind == ACT:
        return "orders" if act_variant(answer.option) == ACT_ORDER else "members"
    return {
        CARD: "cards",
        CHOOSE_FAMILIES: "families",
        DEAL_HIDDEN: "characters",
        CHOOSE_CHARACTER: "characters",
        SPLIT: "members",
    }[answer.kind]


# Orders, cards, families


def _other_orders(secrets: Secrets, chance: random.Random) -> dict[int, int]:
    """Hidden tokens take each other's part, if each was off its mat when it was laid."""
    for _ in range(ATTEMPTS if secrets.laid else 0):
        tokens = _other_tokens(secrets, chance)
        found = {number: _other_order(secrets, number, tokens) for number, _ in secrets.laid}
        fits = all(owned >> act_order_order(found[number]) & 1 for number, owned in secrets.laid)
        if fits and any(found[number] != secrets.answers[number].option for number in found):
            return found
    return {}


def _other_order(secrets: Secrets, number: int, tokens: list[int]) -> int:
    answer = secrets.answers[number]
    family = secrets.game.state.family_of[answer.seat]
    token = tokens[family * ORDERS + act_order_order(answer.option)] % ORDERS
    return pack_act_order(act_order_area(answer.option), token)


def _other_tokens(secrets: Secrets, chance: random.Random) -> list[int]:
    """For each token the one that takes its part: hidden ones of the other team."""
    tokens = list(range(FAMILIES * ORDERS))
    state = secrets.game.state
    for family in state.family_of:
        if family == NONE or knows_secrets_of(state, secrets.seat, family):
            continue
        owned = state.owned(family)
        hidden = [
            family * ORDERS + token
            for token in range(ORDERS)
            if owned >> token & 1 and not state.face_up[family * ORDERS + token]
        ]
        _shuffle(tokens, hidden, chance)
    return tokens


def _shuffle(things: list[int], hidden: list[int], chance: random.Random) -> None:
    """Some things take each other's place."""
    shuffled = hidden.copy()
    chance.shuffle(shuffled)
    for thing, other in zip(hidden, shuffled, strict=True):
        things[thing] = other


def _other_cards(secrets: Secrets, chance: random.Random) -> dict[int, int]:
    """Any card, while it is covered."""
    covered = [number for number in secrets.cards if _is_covered(secrets.answers, number)]
    cards = len(secrets.table.tables.cards)
    return {number: pack_card(chance.randrange(cards)) for number in covered}


def _is_covered(answers: list[Answered], number: int) -> bool:
    """Whether a card laid then is still covered: only one take-or-leave has followed it."""
    after = [answer.kind for answer in answers[number + 1 :] if answer.kind != ANYTIME]
    return set(after) <= {CARD, TAKE} and after.count(TAKE) < 2


def _other_families(secrets: Secrets, chance: random.Random) -> dict[int, int]:
    """A choice is hidden until the other team has chosen too."""
    if NONE not in secrets.game.state.family_of:
        return {}
    return {number: chance.choice(_choices(secrets, number)) for number in secrets.families}


def _choices(secrets: Secrets, number: int) -> list[int]:
    """What could be answered then."""
    game = secrets.table.game()
    for answer in secrets.answers[:number]:
        give(game, answer)
    decision = game.decision()
    assert decision is not None
    return list(decision.options)


# Characters


def _other_characters(secrets: Secrets, chance: random.Random) -> dict[int, int]:
    """Unseen cards take each other's part; what is kept of them may change until it is shown."""
    cards = _other_deal(secrets, chance)
    found = {}
    hands: dict[int, list[int]] = {}
    for number, seat in secrets.dealt:
        card = cards[deal_hidden_character(secrets.answers[number].option)]
        hands.setdefault(seat, []).append(card)
        found[number] = pack_deal_hidden(card)
    for number, seat in secrets.kept:
        is_shown = secrets.game.state.facts[character(seat)] != NONE
        card = choose_character_character(secrets.answers[number].option)
        kept = card if is_shown else chance.choice(hands[seat])
        found[number] = pack_choose_character(kept)
    return found


def _other_deal(secrets: Secrets, chance: random.Random) -> list[int]:
    """For each character the one that takes its part."""
    state = secrets.game.state
    cards = list(range(len(state.tables.characters)))
    hidden = {number for number, _ in secrets.dealt}
    seen = [state.facts[character(seat)] for seat in range(state.seats)]
    for number, answer in enumerate(secrets.answers):
        if answer.kind == DEAL_HIDDEN and number not in hidden:
            seen.append(deal_hidden_character(answer.option))
    _shuffle(cards, [card for card in cards if card not in seen], chance)
    return cards


# Members


def _other_members(secrets: Secrets, chance: random.Random) -> dict[int, int]:
    """Members for Soldati, perhaps back again later, within what all can work out [15.2.3]."""
    for _ in range(ATTEMPTS if secrets.parted else 0):
        number = min(len(secrets.parted), chance.choice((1, 2, 2, 4)))
        chosen = chance.sample(secrets.parted, number)
        others = {parted.number: chance.randint(0, parted.units) for parted in chosen}
        if chance.random() < 0.5:
            others = _balanced(chosen, others)
        if _can_be(secrets, others):
            return {each: _with(secrets.answers[each], members) for each, members in others.items()}
    return {}


def _balanced(chosen: list[Parted], others: dict[int, int]) -> dict[int, int]:
    """Of two arrivals of one family: as many members fewer in the one as more in the other."""
    if len(chosen) != 2 or chosen[0].family != chosen[1].family:
        return others
    one, other = chosen
    members = other.members + one.members - others[one.number]
    return {one.number: others[one.number], other.number: min(max(members, 0), other.units)}


def _can_be(secrets: Secrets, others: dict[int, int]) -> bool:
    """Whether it is another split, and after each answer one that all think possible."""
    parted = {each.number: each for each in secrets.parted}
    if all(members == parted[number].members for number, members in others.items()):
        return False
    more = dict.fromkeys(range(FAMILIES), 0)
    for number, known in enumerate(secrets.known):
        if number in others:
            more[parted[number].family] += others[number] - parted[number].members
        for family, now in known.items():
            if not now.least <= now.members + more[family] <= now.most:
                return False
    return True


def _with(answer: Answered, members: int) -> int:
    """An answer that brings units home, with other members among them."""
    if answer.kind == SPLIT:
        return pack_split(members)
    return pack_act_recruit(act_recruit_number(answer.option), members)


_OTHERS: Final[dict[str, Callable[[Secrets, random.Random], dict[int, int]]]] = {
    "orders": _other_orders,
    "cards": _other_cards,
    "families": _other_families,
    "characters": _other_characters,
    "members": _other_members,
}
