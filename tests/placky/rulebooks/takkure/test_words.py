"""Takkure's words: whatever happens in a match or with cards can be told, titled and asked."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.touchline.playing import POSITIONS, advance, begin
from tests.touchline.takkure.test_random_cards import CARDS

from placky.rulebooks import rulebook
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.takkure.state import show

words = rulebook("takkure").words()

FOUR = ("AGUILA", "HAYATE", "SUZU", "KURO", "ZORRO", "LINCE", "BUHO", "TORO")
MATCH = {"mode": "match", "cards": True, "players": [{"name": name} for name in FOUR]}
BOOKS = words.telling.QUIET | {"action chosen", "rolled", "cards laid", "dice ordered"}
"""Events that keep the books, and those that other events tell."""
UNTITLED = "as the step says it"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("position", [{**POSITIONS["four against four"], **CARDS}, MATCH], ids=["cards", "match"])
def test_everything_that_happens_in_random_play_has_words(position: dict[str, Any], seed: int) -> None:
    play, chance = begin(position), Random(seed)
    told, untitled = 0, Counter[str]()
    while play.pending is not None:
        asked, state = play.pending.to_json(), show(play.state)
        if isinstance(play.pending, Choose):
            assert words.choices.ask(asked)
        else:
            assert words.dice.roll_title(asked)
            assert len(words.dice.hands(asked, state)) == len(asked["dice"])
        advance(play, chance)
        came = [to_json(event) for event in play.events[told:]]
        told = len(play.events)
        assert [e["event"] for e in came if words.telling.tell(e) is None and e["event"] not in BOOKS] == []
        act = play.log[-1]
        if "act" in act:
            untitled[act["act"]["do"]] += words.choices.title(act, UNTITLED, came) == UNTITLED
            words.choices.option(act, asked)
        else:
            assert words.telling.headline(came)
            rolled = next(e for e in came if e["event"] == "rolled")
            assert len(words.dice.verdicts(rolled)) == len(words.dice.faces(rolled))
    assert +untitled == Counter()


def test_a_marked_move_says_which_way_it_leads_and_whether_it_turns() -> None:
    pending = {"options": [{"do": "mark", "player": "AGUILA", "region": {"from": [12_000, 10_000], "reach": 4_000}}]}
    mark = {"do": "mark", "player": "AGUILA"}
    told = [
        words.choices.option({"act": mark | more}, pending)
        for more in ({"to": [12_000, 8_000]}, {"to": [18_000, 16_000], "turn": [14_000, 11_000]}, {})
    ]
    assert told == [
        "Straight down the pitch. Put the token down; nobody moves yet.",
        "Up the pitch to the right, with a turn on the way. Put the token down; nobody moves yet.",
        "A move of no length. Nobody moves yet.",
    ]


def test_a_ball_that_is_placed_is_named_in_the_title() -> None:
    act = {"act": {"do": "place", "player": "AGUILA", "at": [12_000, 14_000]}}
    assert words.choices.title(act, "AGUILA places the ball at 12, 14", ()) == "AGUILA places the ball"
    assert words.choices.title(act, "AGUILA makes way to 12, 14", ()) == "A place for AGUILA"


def test_a_tie_is_called_only_where_nobody_wins() -> None:
    def heard(*results: str) -> tuple[str, str] | None:
        dice = [{"player": f"P{n}", "team": "Yamato", "result": result} for n, result in enumerate(results)]
        return words.telling.sound([{"event": "rolled", "dice": dice}], {"teams": ["Yamato", "Teriomorph"]})

    assert heard("cancelled", "cancelled") == ("TIE.", "n")
    assert heard("success", "cancelled") is None


@pytest.mark.parametrize(
    ("rollers", "fallen", "told"),
    [
        ("AG", "AG", "G wins; both go to ground"),
        ("AGL", "AG", "G wins; A and G go to ground"),
        ("AGL", "AGL", "G wins; all go to ground"),
        ("AGL", "L", "G wins; L goes to ground"),
    ],
)
def test_of_more_than_two_who_goes_to_ground_is_named(rollers: str, fallen: str, told: str) -> None:
    results = ["success" if name == "G" else "fail" for name in rollers]
    dice = [{"player": name, "team": "Yamato" if name == "A" else "Teriomorph"} for name in rollers]
    fell = [{"event": "fell", "player": name} for name in fallen]
    state = {"teams": ["Yamato", "Teriomorph"], "players": dice}
    assert words.dice.outcome({"kind": "face-to-face", "dice": dice}, [results], fell, state, None)[0] == told


def test_a_pass_says_its_cost_where_it_is_thrown_from_the_end_and_else_only_what_the_point_changes() -> None:
    passing = {"do": "pass", "player": "AGUILA", "region": {"way": [[0, 0], [0, 4_000]], "to": ["SUZU"]}}
    free, tackled = {"options": [passing]}, {"options": [passing, {"do": "dodge", "player": "AGUILA"}]}
    throw = {"do": "pass", "player": "AGUILA", "to": "SUZU"}
    early = {"act": throw | {"from": [0, 1_000]}}
    assert words.choices.option({"act": throw}, free).startswith("BaC, by distance")
    assert words.choices.option({"act": throw | {"to": "GARRA"}}, free) == words.choices.option(early, free) == ""
    assert words.choices.option(early, tackled) == "A tackler met only later on the way does not roll against it."


@pytest.mark.parametrize(
    ("left", "more", "told"),
    [
        (["GARRA", "BUHO"], [], "One die. It is the only one; BUHO will roll against nobody."),
        (["GARRA", "BUHO"], ["face with all dice"], "One die. The other is left for BUHO."),
        (["GARRA"], [], "All that is left goes here."),
    ],
)
def test_a_die_against_one_of_several_says_what_it_leaves_for_the_others(
    left: list[str], more: list[str], told: str
) -> None:
    options = [{"do": "face", "player": name} for name in left] + [{"do": do, "player": "GARRA"} for do in more]
    assert words.choices.option({"act": {"do": "face", "player": "GARRA"}}, {"options": options}) == told


def test_a_run_without_a_marked_path_is_not_called_one_along_it() -> None:
    run = {"act": {"do": "run", "player": "AGUILA"}}
    assert (
        words.choices.option(run, {"options": [{"do": "mark", "region": None}]}) == "No path is marked. He goes anyway."
    )
    assert words.choices.option(run, {"options": [{"do": "run"}]}) == "Along the marked path, past everybody."
    assert words.choices.title(run, "", ()) == "AGUILA runs"
    still = {"event": "moved", "player": "AGUILA", "why": "run", "length": 0}
    assert words.choices.title(run, "", [still]) == "AGUILA stays where he is"


def test_what_reaches_the_zone_that_counts_says_so() -> None:
    there = {"event": "in goal reached", "player": "AGUILA", "rulings": ["R-94"]}
    moved = {"event": "moved", "player": "AGUILA", "length": 3_000}
    run, move = ({"act": {"do": do, "player": "AGUILA", "to": [0, 0]}} for do in ("run", "move"))
    assert words.choices.title(run, "", [moved, there]) == "AGUILA runs into the zone"
    assert words.choices.title(move, "", [moved, there]) == "AGUILA moves into the zone"
    assert words.choices.title(move, "", [moved | {"length": 0}, there]) == "AGUILA stays in the zone"


def test_how_to_steal_is_told_only_where_somebody_may() -> None:
    steal = {"act": {"do": "steal", "player": "GARRA"}}
    assert words.choices.option(steal, {"options": [{"do": "pressure"}]}) == "Take the ball, and leave the man."
    assert words.choices.option(steal, {"options": [{"do": "steal"}]}).startswith("Name the ball, then move.")


def test_a_card_is_asked_about_only_where_one_is_on_offer() -> None:
    asked = {"coach": "Yamato", "kind": "activation", "options": [{"do": "activate"}, {"do": "team play"}]}
    active, card = ({"act": {"do": do}} for do in ("activate", "team play"))
    both, one = "Who is activated, or which card comes first? Yamato to decide.", "Who is activated? Yamato to decide."
    assert words.choices.ask(asked) == words.choices.ask(asked, [active, card]) == both
    assert words.choices.ask(asked, [active]) == one
    assert words.choices.ask(asked | {"options": [{"do": "activate"}]}) == one


@pytest.mark.parametrize(
    ("kind", "key", "whose", "where"),
    [
        ("runs of a team play", "to", "Who runs next?", "Where does AGUILA run?"),
        ("placing receivers", "at", "Who waits where?", "Where does AGUILA wait?"),
    ],
)
def test_where_only_the_place_of_one_player_is_open_the_question_is_where(
    kind: str, key: str, whose: str, where: str
) -> None:
    asked = {"coach": "Yamato", "kind": kind, "options": []}
    ways: list[dict[str, Any]] = [{"do": "run", "player": "AGUILA", key: [x, 9_000]} for x in (8_000, 9_000)]
    here, there, other = ({"act": one} for one in [*ways, {"do": "run", "player": "SUZU"}])
    assert words.choices.ask(asked, [here, there]) == f"{where} Yamato to decide."
    assert words.choices.option(here, asked).startswith("Straight there") == (key == "to")
    for offered in ([here], [here, other], [other, other]):
        assert words.choices.ask(asked, offered) == f"{whose} Yamato to decide."


@pytest.mark.parametrize(
    ("critical", "note", "told"),
    [(1, [], "AGUILA rolls a natural 1"), (2, ["1 or 2: critical"], "AGUILA rolls a critical")],
)
def test_a_skill_by_which_a_two_is_critical_is_told_beside_the_die_and_in_its_odds(
    critical: int, note: list[str], told: str
) -> None:
    die = {
        "player": "AGUILA", "team": "Yamato", "stat": "BaC", "value": 8, "target": 8, "sides": 12, "modifiers": [],
        "critical": critical,
    }  # fmt: skip
    roll, state = {"kind": "unopposed", "dice": [die]}, {"teams": ["Yamato", "Teriomorph"], "players": []}
    (hand,) = words.dice.hands(roll, state)
    assert [n.text for n in hand.notes if "critical" in n.text] == note
    assert hand.aim == "target 8"
    assert words.dice.outcome(roll, [["critical"]], [], state, None)[0] == told


@pytest.mark.parametrize(
    ("arrows", "coming", "told"),
    [
        ((2, 3, 4), {"kind": "catching the ball"}, "AGUILA: arrow 2 to 4; somebody may catch it"),
        ((2, 3, 4), {"kind": "activation"}, "AGUILA: arrow 2 to 4; nobody is near enough to catch it"),
        ((1,), None, "AGUILA: arrow 1; nobody is near enough to catch it"),
        (range(1, 13), {"kind": "catching the ball"}, "AGUILA: any arrow"),
    ],
)
def test_arrows_that_differ_say_in_what(
    arrows: range | tuple[int, ...], coming: dict[str, str] | None, told: str
) -> None:
    roll = {"kind": "table", "dice": [{"player": "AGUILA", "stat": "scatter", "sides": 12}]}
    assert words.dice.outcome(roll, [[f"arrow {n}"] for n in arrows], [], {}, coming)[0] == told


def test_the_practice_ground_asks_who_does_what_only_before_a_declaration() -> None:
    asked = {"coach": "Yamato", "kind": "practice", "options": [{"do": "declare"}]}
    assert words.choices.ask(asked) == "Who does what?"
    assert words.choices.ask(asked | {"options": [{"do": "declare"}, {"do": "measure"}]}) == "It is said. What now?"


@pytest.mark.parametrize(
    ("what", "reach", "counts", "said"),
    [
        ("pass", 4000, True, "That is within 4\u2033."),
        ("pass", 8000, False, "That is beyond 8\u2033."),
        ("pressure", 2000, True, "That is within 2\u2033: pressure."),
    ],
)
def test_a_measured_length_says_which_limit_it_keeps_and_whether_it_is_pressure(
    what: str, reach: int, counts: bool, said: str
) -> None:
    event = {"event": "measured", "player": "AGUILA", "to": "SUZU", "distance": 3016, "rule": "1.13"}
    told = words.telling.tell(event | {"what": what, "reach": reach, "counts": counts})
    assert told == f"AGUILA and SUZU are 3.02\u2033 apart, edge to edge. {said}"
    apart = event | {"what": "pressure", "reach": 2000, "counts": False}
    far = words.telling.tell(apart)
    assert far == "SUZU is beyond 2\u2033: no pressure."
    alike = words.telling.TOGETHER.found(apart, far)
    assert alike is not None
    assert alike.of(["SUZU", "KURO"]) == "SUZU and KURO are beyond 2\u2033: no pressure."


@pytest.mark.parametrize(
    ("chapter", "more"), [(3, ""), (4, "; Precise Pass"), (5, ", BOD 3, PRT 1; Precise Pass, Pasador nato")]
)
def test_a_player_has_below_the_board_what_his_exercise_teaches(chapter: int, more: str) -> None:
    aguila = {"name": "AGUILA", "at": [12_000, 9_000], "ball": True}
    state = show(begin({"mode": "exercise", "chapter": chapter, "players": [aguila]}).state)
    assert words.telling.legend(state)[0].text == f"MOV 4/2, BaC 8/11, STR 7, REF 7{more}"


def test_what_a_skill_does_can_be_looked_up() -> None:
    state = show(
        begin(
            {"mode": "exercise", "chapter": 5, "players": [{"name": "AGUILA", "at": [12_000, 9_000], "ball": True}]}
        ).state
    )
    assert dict(words.telling.legend(state)[0].about) == {
        "Precise Pass": "He rolls 2 dice for a pass. Gone while he is tired.",
        "Pasador nato": "A natural 1 or 2 makes his pass critical. He keeps it when he is tired.",
    }


@pytest.mark.parametrize(
    ("action", "why", "title"),
    [
        ("intercept", "failed", "LINCE misses the ball"),
        ("dodge", "failed", "LINCE's dodge fails"),
        ("dodge", "has already dodged", "LINCE wins again"),
        ("break through", "nobody to beat", "LINCE has nobody to beat"),
        ("steal", "cancelled", "Nothing happens"),
    ],
)
def test_a_roll_without_effect_is_titled_by_what_it_came_to(action: str, why: str, title: str) -> None:
    """Over a second win, or over a ball that flies on, "Nothing happens" would be false."""
    event = {"event": "nothing happens", "rule": "1.18", "player": "LINCE", "action": action, "why": why}
    assert words.telling.headline([event]) == title


def test_a_second_win_heads_the_frame_and_not_the_tackle_that_it_has_cancelled() -> None:
    """A reader of "Nothing happens" over the best that could come of it believes that he has failed."""
    nothing = {"event": "nothing happens", "rule": "3.07"}
    won = {**nothing, "player": "HAYATE", "action": "dodge", "why": "has already dodged"}
    beaten = {**nothing, "player": "LINCE", "action": "tackle", "why": "cancelled"}
    assert words.telling.headline([won, beaten]) == "HAYATE wins again"


def standing(name: str, team: str, at: tuple[int, int], **more: Any) -> dict[str, Any]:
    """Somebody on the pitch, as far as words ask about him."""
    found = {"name": name, "team": team, "at": list(at), "radius": 492, "MOV": [4, 2], "skills": [], "ground": 0}
    return {**found, "off": 0, "fatigue": 0, "ball": False, **more}


def outlook(act: dict[str, Any], *players: dict[str, Any], **more: Any) -> str:
    state = {"players": [*players], "chapter": 4, "tokens": 1, "tackles": [], **more}
    return words.choices.outlook(act, state)


def test_a_move_tells_how_far_it_goes_and_who_is_near_enough_to_reach_the_carrier() -> None:
    """Two inches for most, four with Defensive Vision that is awake; who lies on the ground or is off comes nowhere."""
    there = (12_000, 20_000)
    others = [
        standing("GARRA", "Teriomorph", (12_000, 20_000 + 2 * 492 + 2_000)),
        standing("LINCE", "Teriomorph", (12_000, 20_000 - 2 * 492 - 2_010)),
        standing("BUHO", "Teriomorph", (12_000 + 2 * 492 + 4_000, 20_000), skills=["Defensive Vision"]),
        standing("TORO", "Teriomorph", (12_500, 21_500), ground=1),
        standing("SUZU", "Yamato", (11_000, 21_000)),
    ]
    aguila = standing("AGUILA", "Yamato", (9_000, 20_000), ball=True)
    act = {"act": {"do": "move", "player": "AGUILA", "to": list(there)}}
    far = "3\u2033 to the right."
    said = f"{far} Figures block."
    assert outlook(act, aguila, *others) == f"{said} By eye, GARRA and BUHO can touch him there."
    assert outlook(act, aguila, *others, chapter=3) == f"{said} By eye, GARRA can touch him there.", "skills sleep"
    tired = [one | {"fatigue": 1} for one in others]
    assert outlook(act, aguila, *tired) == f"{said} By eye, GARRA can touch him there.", "he has lost his skill"
    held = [{"by": "GARRA", "on": "AGUILA", "at": list(there), "contact": True}]
    assert outlook(act, aguila, *others, tackles=held) == far, "he is not free to go there"
    run = [[9_000, 16_000], [9_000, 20_000]]
    assert outlook(act, aguila | {"fatigue": 2}, *others, run=run) == far, "his one MOVE is made (R-52)"
    assert outlook(act, aguila | {"fatigue": 1}, *others, run=run) != far
    assert outlook(act, aguila | {"ball": False}, *others) == far
    assert outlook({"act": {"do": "dodge", "player": "AGUILA"}}, aguila) == ""


@pytest.mark.parametrize(
    ("more", "chapter", "tokens", "told"),
    [
        ({"activations": 2}, 4, 1, "He waits, and keeps the ball for the next token: his third."),
        ({"activations": 1}, 4, 2, "He waits, and keeps the ball for the next token: his second."),
        ({"activations": 2}, 4, 0, ""),
        ({"activations": 2}, 3, 1, ""),
        ({"activations": 2, "ball": False}, 4, 1, ""),
        ({"activations": 4}, 4, 1, ""),
    ],
)
def test_who_waits_with_the_ball_is_told_which_activation_comes_next(
    more: dict[str, Any], chapter: int, tokens: int, told: str
) -> None:
    """From the chapter on in which they tire."""
    aguila = standing("AGUILA", "Yamato", (9_000, 20_000), **{"ball": True, **more})
    assert outlook({"act": {"do": "move", "player": "AGUILA"}}, aguila, chapter=chapter, tokens=tokens) == told


@pytest.mark.parametrize(
    ("at", "told"), [((14_900, 13_000), "GARRA"), ((15_100, 13_000), "nobody"), ((12_000, 19_000), "nobody")]
)
def test_a_marked_move_tells_who_is_near_enough_to_its_way(at: tuple[int, int], told: str) -> None:
    """As far as the base goes, which stops where it touches the token."""
    aguila = standing("AGUILA", "Yamato", (12_000, 12_000), ball=True)
    act = {"act": {"do": "mark", "player": "AGUILA", "to": [12_000, 16_492]}}
    assert outlook(act, aguila, standing("GARRA", "Teriomorph", at)) == (
        f"Straight up the pitch. Put the token down; nobody moves yet. By eye, {told} can touch him on this way."
    )


def test_nobody_is_near_the_way_of_who_lies_on_the_ground() -> None:
    """He goes nowhere, whatever he marks."""
    aguila = standing("AGUILA", "Yamato", (12_000, 12_000), ball=True, ground=1)
    act = {"act": {"do": "mark", "player": "AGUILA", "to": [12_000, 16_492]}}
    garra = standing("GARRA", "Teriomorph", (14_900, 13_000))
    assert outlook(act, aguila, garra) == "Straight up the pitch. Put the token down; nobody moves yet."
