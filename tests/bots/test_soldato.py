"""What a person who watches a Soldato would expect of it."""

import pytest

from famiglia.bots.names import bot_named
from famiglia.bots.soldato import REASON
from famiglia.engine.answers import unlock_space
from famiglia.engine.game import Game
from famiglia.engine.options import DONE
from famiglia.record.notation import Answer, context_of, write
from tests.positions import position, question


def _said(game: Game, seed: str = "any") -> str:
    """What a Soldato answers, in words."""
    decision = question(game)
    option = bot_named("soldato", seed).choose(game.view(decision.seat), decision)
    return write(Answer(decision.kind, option), context_of(game.state, decision.seat))


def _answers(game: Game, number: int) -> list[str]:
    """What one Soldato answers to the next questions, which are all for the same seat."""
    bot = bot_named("soldato", "any")
    found = []
    for _ in range(number):
        decision = question(game)
        option = bot.choose(game.view(decision.seat), decision)
        found.append(write(Answer(decision.kind, option), context_of(game.state, decision.seat)))
        game.apply(decision.seat, option)
    return found


def _encounter(text: str) -> Game:
    """The encounter of round 2 with these things on the board."""
    return position(f"""
        round 2 encounter, start red
        teams red+green against blue+yellow
        {text}
    """)


def test_it_takes_the_area_that_brings_a_mandamento() -> None:
    """[1.2.6] Four empty areas lie beside Camastra; two belong to its Mandamento."""
    game = _encounter("""
        camastra: red 5, order red/basic-1 revealed
        now:
          execute red/basic-1 open shotgun
    """)
    tables = game.state.tables
    said = _said(game)
    target = said.split()[3]
    home = tables.area_ids.index("camastra")
    assert said.startswith("act shotgun camastra ")
    assert tables.mandamento[tables.area_ids.index(target)] == tables.mandamento[home]


def test_it_does_not_throw_soldati_away() -> None:
    """[8.5] One against six is no attack, whatever the area is worth."""
    game = _encounter("""
        camastra: red 1, order red/basic-1 revealed
        agrigento: blue 6
        licata: blue 6
        caltanissetta: blue 6
        enna: blue 6
        now:
          execute red/basic-1 open shotgun
    """)
    assert _said(game) == "act done"


def test_it_weighs_the_last_order_of_a_round_by_what_it_does() -> None:
    """To stop there ends the round, and yet no Mandamento is worth more for that."""
    game = _encounter("""
        alcamo: red 3, order red/basic-1 revealed
        salemi: blue 3
        agrigento: red 3
        camastra: red 3
        ragusa: blue 3
        red: hq 4, money 4
        bottom: order red 1
        now:
          round then last-management
          next-order executed red/basic-1
          execute red/basic-1 open shotgun
    """)
    decision = question(game)
    ideas = bot_named("soldato", "any").explain(game.view(decision.seat), decision)
    [stops] = [idea for idea in ideas if idea.answers[0].option == DONE]
    assert REASON + "mandamenti" not in {reason.key for reason in stops.reasons}


def test_it_brings_soldati_where_vests_guard_already() -> None:
    """[7.4.1] Vests protect less where more defenders stand, and yet both together more."""
    game = _encounter("""
        camastra: red 1, order red/church-b revealed
        agrigento: blue 5, 1 car, order blue/basic-1 revealed
        red: hq 8
        now:
          next-order executed red/church-b
          execute red/church-b open place
    """)
    said = _said(game)
    assert said.startswith("act place camastra ")
    assert int(said.split()[-1]) > 1


def test_it_does_first_what_helps_the_attack() -> None:
    """[7.2.2] [8.3.2] A car that is placed comes along in the Movement of the same order."""
    game = _encounter("""
        camastra: red 4, order red/economy-c revealed
        agrigento: blue 4
        caltanissetta: green 2
        enna: green 2
        licata: green 2
        now:
          execute red/economy-c open car shotgun
    """)
    assert _said(game) == "act car camastra"


def test_it_places_before_the_last_soldato_leaves() -> None:
    """[7.2.2] Once nobody is left, nobody can be placed there."""
    game = _encounter("""
        caltanissetta: red 2
        camastra: red 1, order red/police-a revealed
        red: hq 3
        now:
          execute red/police-a open place shotgun
    """)
    assert _said(game).startswith("act place camastra ")


def test_somebody_stays_where_nobody_is_needed_elsewhere() -> None:
    """[8.3.3] An area that all leave is lost; the order comes home from either."""
    game = _encounter("""
        enna: red 3, order red/basic-2 revealed
        licata: blue 2
        red: hq 1
        now:
          execute red/basic-2 open shotgun
    """)
    attack, force = _answers(game, 2)
    assert attack.startswith("act shotgun enna ")
    assert int(force.split()[1]) < 3


def test_it_sends_no_army_against_one() -> None:
    """[8.3.1] A few do as well, and the others still guard where they are."""
    game = _encounter("""
        enna: red 9, order red/basic-2 revealed
        licata: blue 1
        caltanissetta: blue 9
        now:
          execute red/basic-2 open shotgun
          force red/basic-2 from enna to licata by land against blue
    """)
    assert int(_said(game).split()[1]) <= 3


def test_it_lays_its_last_order_though_nothing_can_attack_with_it() -> None:
    """Hopes that need a Movement are nothing to keep an order for that has none."""
    game = position("""
        round 4 planning
        teams white+green against blue+yellow
        camastra: white 4
        agrigento: blue 3
        licata: white 6
        white: orders justice-b
        top: justice white 2, police white 2, church blue 2, economy yellow 2
        now: act white doing order
    """)
    assert _said(game) == "act order camastra justice-b"


def test_it_opens_a_lock_by_what_it_would_bring_now() -> None:
    """[16.2.2] A space that places Soldati is worth nothing to who has none at home."""
    scores = []
    for at_home in ("0", "5"):
        text = f"camastra: red 1\nred: hq {at_home}\nnow: open-locks left 1"
        game = position(f"teams red against blue+yellow\n{text}", mode="2v1", level="easy")
        ideas = bot_named("soldato", "any").explain(game.view(0), question(game))
        place = game.state.tables.solo_ids.index("place-3")
        [score] = [idea.score for idea in ideas if unlock_space(idea.answers[0].option) == place]
        scores.append(score)
    assert scores[0] == 0 < scores[1]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_recruits_as_many_as_it_can(seed: str) -> None:
    """[5.1.1] Numbers without a price are taken in full."""
    game = position("licata: red 2\nnow: act red doing recruit 3")
    assert _said(game, seed) == "act recruit 3"


def test_it_defends_what_is_threatened() -> None:
    """[5.2] An enemy with an order stands beside the weaker area of a Mandamento."""
    game = position("""
        noto: red 2
        camastra: red 2
        caltanissetta: red 7
        agrigento: blue 4, order blue/basic-1
        red: hq 4, orders none
        now: act red doing place held 3
    """)
    said = _said(game)
    assert said.startswith("act place camastra ")
    assert int(said.split()[-1]) > 1


def test_it_says_why() -> None:
    """Its ideas come best first, the first is what it does, and reasons are keys with numbers."""
    game = position("licata: red 2\nred: hq 4\nnow: act red doing place 3 / recruit 3")
    decision = question(game)
    ideas = bot_named("soldato", "any").explain(game.view(0), decision)
    scores = [idea.score for idea in ideas]

    assert len(ideas) > 1
    assert scores == sorted(scores, reverse=True)
    assert bot_named("soldato", "any").choose(game.view(0), decision) == ideas[0].answers[0].option
    for idea in ideas:
        worths = [abs(reason.parameters["worth"]) for reason in idea.reasons]
        assert worths == sorted(worths, reverse=True)
        assert all(reason.key.startswith(REASON) for reason in idea.reasons)
        assert sum(r.parameters["worth"] for r in idea.reasons) == pytest.approx(
            idea.score, abs=0.6
        )
