"""Chapter 14, fewer than four players: single players, the fictional family."""

import pytest

from famiglia.engine.game import Game
from famiglia.record.position import write
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import controls, refused, use, use_refused

RING = {"sciacca", "partinico", "caltanissetta", "caltagirone", "ragusa", "catania"}
STAR = {"alcamo", "lercara-friddi", "nicosia", "licata", "noto", "messina"}
CLUB = {"salemi", "palermo", "enna", "vittoria", "siracusa", "taormina"}
DIAMOND = {"marsala", "termini-imerese", "agrigento", "gela", "palagonia", "randazzo"}
"""The areas of each start symbol; ring and star are one side of the table."""

THREE = "teams red against blue+yellow\n"
TWO = "teams red against blue\n"


def three(text: str) -> Game:
    """Red alone against Blue and Yellow."""
    return position(f"{THREE}{text}", mode="2v1")


def two(text: str) -> Game:
    """Red against Blue."""
    return position(f"{TWO}{text}", mode="1v1")


def draw(game: Game, kind: str) -> None:
    """Chance draws the first on offer while it is asked."""
    while asked(game) == f"chance {kind}":
        play(game, min(offered(game)))


def held(game: Game, family: str) -> set[str]:
    """The areas a family or the fictional one holds."""
    lines = [line.partition(": ") for line in write(game.state).splitlines()]
    areas = RING | STAR | CLUB | DIAMOND
    return {name for name, _, text in lines if name in areas and text.startswith(f"{family} ")}


def colours(game: Game) -> str:
    """Whose commission is which colour, and which one is fictional."""
    lines = write(game.state).splitlines()
    return next((line for line in lines if line.startswith("colours ")), "")


# 14.1 Single players


def test_who_plays_alone_against_two_has_both_symbols_of_one_side() -> None:
    """[14.1.1] [R02] Ring and star, less what is fictional; the partners have one symbol each."""
    game = three("set-up\ncolours red black, fictional white\nnow: draw-area")
    draw(game, "draw-area")
    assert held(game, "red") | held(game, "fictional") == RING | STAR
    assert held(game, "red") & RING
    assert held(game, "red") & STAR
    assert (held(game, "blue"), held(game, "yellow")) == (CLUB, DIAMOND)


def test_of_two_players_each_has_both_symbols_of_one_side() -> None:
    """[14.1.1] [R02] Ring and star, club and diamond."""
    game = two("set-up\ncolours red black, blue green, fictional white\nnow: draw-area")
    draw(game, "draw-area")
    fictional = held(game, "fictional")
    assert held(game, "red") == (RING | STAR) - fictional
    assert held(game, "blue") == (CLUB | DIAMOND) - fictional


def test_a_single_player_has_nobody_to_give_to() -> None:
    """[14.1.2] [R119] Neither in 2v1 nor in 1v1; the partners of 2v1 have each other."""
    rich = "red: money 5\nblue: money 5\ntop: police neutral 1\nnow: turn red"
    assert use_refused(three(rich), "red", "give") == "14.1.2"
    assert use_refused(two(rich), "red", "give") == "14.1.2"
    assert use_refused(two(rich), "blue", "give") == "14.1.2"
    game = three(rich)
    use(game, "blue", "give")
    assert (show(game, "blue"), show(game, "yellow")) == ("money 3", "money 1")


def test_the_boats_of_a_single_players_team_are_the_own_ones() -> None:
    """[14.1.2] [R119] Over Blue's boat only Blue's partner goes on."""
    text = """
        round 1 encounter
        gela: {0} 2, order {0}/basic-1 revealed
        mare-licata: {0} 1 boat
        mare-siracusa: blue 1 boat
        now: execute {0}/basic-1
    """
    over = "act shotgun gela noto boats"
    assert over in offered(three(text.format("yellow")))
    assert over not in offered(three(text.format("red")))
    assert over not in offered(two(text.format("red")))


def test_everybody_else_is_an_enemy_of_a_single_player() -> None:
    """[14.1.2] [8.2.2] Red may attack both partners, Blue only Red."""
    text = """
        round 1 encounter
        enna: {0} 6, order {0}/basic-1 revealed
        gela: {1} 1
        licata: {2} 1
        now: execute {0}/basic-1
    """
    game = three(text.format("red", "blue", "yellow"))
    assert {"act shotgun enna gela land", "act shotgun enna licata land"} <= offered(game)
    game = three(text.format("blue", "red", "yellow"))
    assert "act shotgun enna gela land" in offered(game)
    assert refused(game, "act shotgun enna licata land") == "8.2.2"


def test_a_single_player_has_a_set_of_tiles_alone() -> None:
    """[14.1.2] [13.1.6] [R119] Bribery is marked in the team's set, not in Red's."""
    game = three(f"""
        round 1 encounter
        switches moving-tiles
        tiles allies bribery
        {controls("red", "enna")}
        {controls("blue", "gela")}
        red: tiles allies
        blue: tiles bribery
        now: round then last-management
    """)
    assert offered(game) == {"move-tile allies bribery", "move-tile done"}
    play(game, "move-tile allies bribery")
    assert show(game, "red") == "confirmed enna, tiles bribery"
    assert show(game, "blue") == "confirmed gela, tiles bribery"


def test_nobody_is_waited_for_when_a_single_player_cannot_move() -> None:
    """[14.1.2] [4.5.2] Red can pay for no token; Blue's Money is no gift, and Blue's turn comes."""
    game = two("""
        red: orders none
        blue: money 5
        top: police blue 2, church blue 2
        now: planning first-turn then red
    """)
    assert asked(game) == "blue turn"


def test_partners_of_2v1_are_asked_for_a_gift() -> None:
    """[14.1.2] [4.5.2] Yellow can pay for no token before Blue has given 1 Money."""
    game = three("""
        yellow: orders none
        blue: money 2
        top: police red 2, church red 2
        now: planning first-turn then yellow
    """)
    assert (asked(game), offered(game)) == ("yellow turn", {"turn pass"})
    use(game, "blue", "give")
    assert "turn use police red recruit" in offered(game)


def test_white_alone_reinforces_own_areas_only() -> None:
    """[14.1.2] [10.3.4] The neighbours in Ragusa are nobody's partners."""
    text = """
        teams white against {}
        round 1 encounter
        noto: white 1, order white/church-a revealed
        siracusa: white 1
        ragusa: blue 1
        white: hq 9
        now: execute white/church-a
    """
    for mode, others in (("2v1", "blue+yellow"), ("1v1", "blue")):
        game = position(text.format(others), mode=mode)
        play(game, "act reinforce")
        assert {answer.split()[1] for answer in offered(game)} == {"noto", "siracusa", "done"}


@pytest.mark.parametrize("family", ["red", "blue"])
def test_a_single_player_has_fifty_soldati_like_everybody(family: str) -> None:
    """[14.1.3] [R119] 48 are at home, so two more come."""
    game = three(f"{family}: hq 48\nnow: act {family} doing recruit 9")
    assert offered(game, "act recruit") == {"act recruit 1", "act recruit 2"}


@pytest.mark.parametrize(
    ("mode", "family", "most"),
    [("2v1", "red", 6), ("2v1", "blue", 4), ("1v1", "red", 6), ("1v1", "blue", 6)],
)
def test_a_single_player_has_six_boats(mode: str, family: str, most: int) -> None:
    """[14.1.3] [R119] Two of the commission besides the usual four; partners have four."""
    seas = ("mare-trapani", "mare-messina", "mare-catania")
    for lying, room in ((most, False), (most - 1, True)):
        boats = [min(2, max(0, lying - 2 * place)) for place in range(3)]
        lines = [
            f"{sea}: {family} {number} {'boats' if number == 2 else 'boat'}\n"
            for sea, number in zip(seas, boats, strict=True)
            if number
        ]
        head = THREE if mode == "2v1" else TWO
        game = position(
            f"{head}gela: {family} 1\n{''.join(lines)}"
            f"top: two neutral 1, police neutral 1\nnow: turn {family}",
            mode=mode,
        )
        assert ("turn use two neutral boat" in offered(game)) == room


def test_boats_of_the_commission_are_own_boats() -> None:
    """[14.1.3] [R119] Six of them make one way from Castelvetrano to Patti."""
    seas = ("sciacca", "agrigento", "licata", "siracusa", "catania", "messina")
    text = "".join(f"mare-{sea}: red 1 boat\n" for sea in seas)
    game = three(f"""
        round 1 encounter
        {text}
        castelvetrano: red 2, order red/basic-1 revealed
        now: execute red/basic-1
    """)
    play(game, "act shotgun castelvetrano patti boats", "force 2")
    assert show(game, "patti") == "red 2"


def test_the_commission_of_2v1_is_a_colour_that_nobody_plays() -> None:
    """[14.1.4] [14.2.1] [R01] Not Red, Blue or Yellow; Green went back and may be drawn."""
    game = position("set-up\nnow: pick-family seat-0", mode="2v1")
    play(game, "pick-family red")
    play(game, "draw-colour blue", "draw-colour green", "draw-colour yellow")
    play(game, "choose-families blue yellow")
    unused = ("black", "green", "white")
    assert asked(game) == "chance draw-commission"
    assert offered(game) == {f"draw-commission {colour}" for colour in unused}
    assert refused(game, "draw-commission blue") == "14.1.4"
    play(game, "draw-commission green")
    assert offered(game) == {"draw-commission black", "draw-commission white"}
    assert refused(game, "draw-commission green") == "14.1.4"
    play(game, "draw-commission white")
    assert colours(game) == "colours red green, fictional white"


def test_both_players_of_1v1_have_a_commission_of_their_own() -> None:
    """[14.1.4] [14.2.1] [R01] Two of the four unused colours, and a third is fictional."""
    game = two("set-up\nnow: draw-commission seat-0")
    unused = {f"draw-commission {colour}" for colour in ("green", "yellow", "black", "white")}
    for colour in ("white", "black", "yellow"):
        assert (asked(game), offered(game)) == ("chance draw-commission", unused)
        assert refused(game, "draw-commission blue") == "14.1.4"
        play(game, f"draw-commission {colour}")
        unused.remove(f"draw-commission {colour}")
    assert colours(game) == "colours red white, blue black, fictional yellow"


# 14.2 The fictional family


@pytest.mark.parametrize(("mode", "areas"), [("2v1", 4), ("1v1", 8)])
def test_each_fictional_area_starts_with_three_soldati(mode: str, areas: int) -> None:
    """[14.2.2] X5. Whatever number is printed there."""
    head = THREE if mode == "2v1" else TWO
    game = position(f"{head}set-up\nnow: draw-area", mode=mode)
    draw(game, "draw-area")
    fictional = held(game, "fictional")
    assert len(fictional) == areas
    assert {show(game, area) for area in fictional} == {"fictional 3"}


def test_the_fictional_family_belongs_to_nobody() -> None:
    """[14.2.1] [R84] Two of its areas are a Mandamento that nobody controls."""
    text = """
        round 1 planning
        tiles allies
        enna: {0} 3
        nicosia: {0} 3
        messina: blue 1, order blue/basic-4
        now: round then management
    """
    assert "confirmed" not in write(three(text.format("fictional")).state)
    assert "confirmed" in write(three(text.format("yellow")).state)


ATTACK = """
    round 1 encounter
    {switches}
    enna: red 6, order red/basic-1 revealed
    licata: {target}
    now: execute red/basic-1
"""
INTO_LICATA = ("act shotgun enna licata land", "force 6")


@pytest.mark.parametrize(
    ("switches", "target", "left", "reward"),
    [
        ("", "fictional 3", "red 1", ""),
        ("", "neutral 3", "red 1", "hq 3"),
        ("switches neutrals", "fictional 3", "red 1", ""),
        ("switches neutrals", "neutral 3", "red 2", "hq 2"),
    ],
)
def test_the_fictional_family_is_not_neutral(
    switches: str, target: str, left: str, reward: str
) -> None:
    """[14.2.3] [R84] Brute force costs two against it in any case, and no Soldato comes for it."""
    game = three(ATTACK.format(switches=switches, target=target))
    play(game, *INTO_LICATA, "conflict brute-force")
    assert (show(game, "licata"), show(game, "red")) == (left, reward)


def test_the_fictional_family_gives_no_soldati_in_1v1_either() -> None:
    """[14.2.3] [R84] Six against three, one lost by brute force [15.4.2]."""
    game = two(ATTACK.format(switches="", target="fictional 3"))
    play(game, *INTO_LICATA, "conflict brute-force")
    assert (show(game, "licata"), show(game, "red")) == ("red 2", "")


def test_the_opposing_team_plays_the_cards_of_the_fictional_family() -> None:
    """[14.2.3] [8.9.3] [8.9.4] Yellow's Coward sends one of it to its supply, not to Yellow's."""
    game = three(ATTACK.format(switches="", target="fictional 3"))
    play(game, *INTO_LICATA, "conflict finesse")
    assert (asked(game), offered(game)) == ("blue helper", {"helper blue", "helper yellow"})
    play(game, "helper yellow", "card coward-1")
    assert asked(game) == "yellow card"
    play(game, "card coward-1", "take leave", "take leave")
    assert (show(game, "licata"), show(game, "red")) == ("red 3", "hq 1")
    assert show(game, "yellow") == ""


def test_a_single_player_defends_for_the_fictional_family_alone() -> None:
    """[14.2.3] [14.1.2] [8.9.3] Blue attacks it; nobody but Red can lay the card."""
    for game in (
        three(ATTACK.format(switches="", target="fictional 3").replace("red", "blue")),
        two(ATTACK.format(switches="", target="fictional 3").replace("red", "blue")),
    ):
        play(game, *INTO_LICATA, "conflict finesse", "card coward-1")
        assert asked(game) == "red card"


def test_a_turncoat_of_the_fictional_family_comes_from_its_supply() -> None:
    """[14.2.3] [8.9.4] One of Red's six goes, a fourth of the fictional family comes."""
    game = three(ATTACK.format(switches="", target="fictional 3"))
    play(game, *INTO_LICATA, "conflict finesse", "helper blue", "card coward-2", "card turncoat")
    play(game, "take leave", "take leave")
    assert (show(game, "licata"), show(game, "red")) == ("fictional 1", "hq 2")
    assert show(game, "blue") == ""


def test_the_fictional_family_may_be_bribed() -> None:
    """[14.2.3] [11.2.2] [11.2.6] [R84] No reward; but Recruitment, for it was an attack."""
    game = three("""
        round 1 encounter
        enna: red 6, order red/basic-1 revealed
        red: money 2, hq 2, tiles bribery recruitment
        licata: fictional 1, 1 lab
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "bribe", "force 1", "occupy")
    assert (show(game, "licata"), show(game, "red")) == ("red 3", "tiles bribery recruitment")


def test_fictional_soldati_may_be_replaced() -> None:
    """[14.2.3] [10.1.2] [R84] Green's order draws one of three into the attack."""
    game = position(
        """
        teams green against blue+yellow
        round 1 encounter
        enna: green 6, order green/church-a revealed
        licata: fictional 1
        now: execute green/church-a
        """,
        mode="2v1",
    )
    play(game, "act shotgun enna licata land", "force 1", "turn-defenders 1")
    assert show(game, "licata") == "green 2"


def test_labs_defend_the_fictional_family_against_a_strike() -> None:
    """[14.2.3] [R84] Skull 2 removes two, with a lab one; nobody is rewarded."""
    text = """
        round 1 encounter
        enna: red 6, order red/basic-3 revealed
        licata: fictional 3{}
        now: execute red/basic-3
    """
    for labs, left in (("", "fictional 1"), (", 1 lab", "fictional 2, 1 lab")):
        game = three(text.format(labs))
        play(game, "act bomb enna licata")
        assert (show(game, "licata"), show(game, "red")) == (left, "")


def test_pentito_may_hit_the_fictional_family() -> None:
    """[14.2.3] [9.2.2] [R84] Two of three go, and no Soldato comes for them."""
    game = three("""
        round 1 encounter
        enna: red 6, order red/church-a revealed
        licata: fictional 3
        now: execute red/church-a
    """)
    play(game, "act pentito", "pentito-remove licata 2")
    assert show(game, "licata") == "fictional 1"
    assert "hq" not in show(game, "red")


def test_white_justice_b_may_hit_the_fictional_family() -> None:
    """[14.2.3] [10.4.1] [R84] Its three join White, and Licata is empty."""
    game = position(
        """
        teams white against blue+yellow
        round 1 encounter
        enna: white 1, order white/justice-b revealed
        licata: fictional 3
        now: execute white/justice-b
        """,
        mode="2v1",
    )
    play(game, "act pull", "pull-from licata 3")
    assert (show(game, "licata"), show(game, "enna").split(",")[0]) == ("", "white 4")


AGITATE = """
    round 1 encounter
    enna: red 1, order red/police-a revealed
    camastra: {}
    licata: {}
    now: execute red/police-a
"""


def test_the_fictional_family_is_never_agitated() -> None:
    """[14.2.1] [14.2.3] [9.3.1] [R84] So it never attacks; neutrals in its place would."""
    assert offered(three(AGITATE.format("neutral 3", "blue 1")), "act agitate")
    game = three(AGITATE.format("fictional 3", "blue 1"))
    assert not offered(game, "act agitate")
    assert refused(game, "act agitate camastra") in {"9.3.1", "14.2.3"}


def test_agitated_neutrals_attack_the_fictional_family_without_reward() -> None:
    """[14.2.3] [9.3.4] [9.3.6] Four against one: two go first, one more with the defender."""
    game = three(AGITATE.format("neutral 4", "fictional 1"))
    play(game, "act agitate camastra", "agitate-move licata 4", "conflict brute-force")
    assert show(game, "licata") == "neutral 1"
    assert "hq" not in show(game, "red") + show(game, "blue") + show(game, "yellow")


def test_allies_do_not_lead_through_the_fictional_family() -> None:
    """[14.2.3] [11.2.4] Through Camastra to Agrigento only if it is neutral."""
    text = """
        round 1 encounter
        red: money 5, tiles allies
        licata: red 3, order red/basic-1 revealed
        camastra: {} 3
        now: execute red/basic-1
    """
    through = "act shotgun licata agrigento allies"
    assert through in offered(three(text.format("neutral")))
    assert through not in offered(three(text.format("fictional")))
