"""The odds of every contest for the ball, through the rules and by going through all faces by hand."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.exploring import examples
from tests.touchline.playing import begin
from tests.touchline.takkure.restated import best_of, verdicts

from touchline.core.dice.outcomes import count
from touchline.core.dice.throws import Die, Roll
from touchline.core.inches.geometry import distance, overlap
from touchline.core.play.drivers import Play, unfold
from touchline.core.play.requests import Choose
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.position import read
from touchline.takkure.records import NOBODY
from touchline.takkure.rules import melee
from touchline.takkure.rules.passing import way_until
from touchline.takkure.rules.ranges import in_band
from touchline.takkure.rules.scatter import DISTANCE, landing
from touchline.takkure.state import BALL_RADIUS, State

FACES = range(1, 13)
BEFORE_WOUNDS = 4
"""Stamina rolls and player skills would only multiply the branches."""
Chances = dict[str, Fraction]


def holder(play: Play[State]) -> str:
    """Who has the ball."""
    return play.state.line_up.names[play.state.carrier] if play.state.carrier != NOBODY else "nobody"


def scored(play: Play[State]) -> str:
    """How a try ended."""
    return "scored" if sum(play.state.score) else "missed"


def chances(play: Play[State], told: Callable[[Play[State]], str]) -> Chances:
    """How a throw ends, however many throws that takes: all that follows is unfolded, first options taken."""
    request = play.pending
    if request is None or (isinstance(request, Choose) and request.kind == "removing tokens"):
        return {told(play): Fraction(1)}
    if isinstance(request, Choose):
        option = request.options[0]
        twin = play.fork()
        twin.act({"do": option.do, "player": option.player})
        return chances(twin, told)
    if request.action == "scatter":
        return {told(play): Fraction(1)}
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for outcome, twin in unfold(play):
        for name, chance in chances(twin, told).items():
            found[name] += outcome.chance * chance
    return dict(found)


def played(players: Sequence[dict[str, Any]], acts: Iterable[dict[str, Any]], **more: Any) -> Play[State]:
    """A play up to its first throw."""
    play = begin({"players": list(players), "chapter": BEFORE_WOUNDS, **more})
    for act in acts:
        play.act(act)
    assert isinstance(play.pending, Roll)
    return play


def figure(name: str, x: int, y: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "at": [x, y], **more}


def quiet(player: str, *then: dict[str, Any], between: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """Activated on the spot, what the defence does, and his second action."""
    return [
        {"do": "activate", "player": player}, {"do": "mark", "player": player}, *between,
        {"do": "run", "player": player}, *then,
    ]  # fmt: skip


def of(faces: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way in which so many dice fall."""
    return [(roll, Fraction(1, 12**faces)) for roll in product(FACES, repeat=faces)]


def caught(target: int) -> Fraction:
    return Fraction(sum(best_of((face,), (target,))[0] != "fail" for face in FACES), 12)


@pytest.mark.parametrize("bac", [-2, 1, 4, 7, 11])
def test_an_unopposed_pass_reaches_its_receiver_by_throw_or_by_catch(bac: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, BaC=[max(bac, 0), 9]), figure("SUZU", 12000, 12000, BaC=[7, 9])
    ]  # fmt: skip
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}))
    thrown = caught(max(bac, 0) + 2)
    made = thrown + (1 - thrown) * caught(7)
    assert chances(play, holder) == {"SUZU": made, "nobody": 1 - made}


@pytest.mark.parametrize(("bac", "strength"), [(7, 7), (3, 11), (11, 3), (1, 1)])
def test_a_pass_against_a_tackler_is_made_missed_or_kept(bac: int, strength: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, BaC=[bac, 9]), figure("SUZU", 13000, 12000, BaC=[7, 9]),
        figure("LINCE", 8000, 12984, STR=strength),
    ]  # fmt: skip
    tackle = {"do": "tackle", "player": "LINCE", "target": "HAYATE"}
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}, between=[tackle]))
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for faces, chance in of(2):
        mine, _ = verdicts(faces, (bac, strength), "AB")
        if mine in ("success", "critical"):
            wanted["SUZU"] += chance
        elif mine == "cancelled":
            wanted["HAYATE"] += chance
        else:
            wanted["SUZU"] += chance * caught(5)
            wanted["nobody"] += chance * (1 - caught(5))
    assert chances(play, holder) == {name: chance for name, chance in wanted.items() if chance}


@pytest.mark.parametrize(("bac", "thief"), [(7, 7), (11, 4), (2, 10)])
def test_a_pass_from_the_ground_against_a_thief(bac: int, thief: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, ground=1, BaC=[bac, 9]), figure("SUZU", 13000, 12000, BaC=[7, 9]),
        figure("LINCE", 8000, 12984, BaC=[thief, 9]),
    ]  # fmt: skip
    acts = [
        {"do": "activate", "player": "HAYATE"}, {"do": "ground pass", "player": "HAYATE", "to": "SUZU"},
        {"do": "steal", "player": "LINCE", "how": "ground"},
    ]  # fmt: skip
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for faces, chance in of(2):
        mine, his = verdicts(faces, (bac - 2, thief), "AB")
        if mine in ("success", "critical"):
            wanted["SUZU"] += chance
        elif his in ("success", "critical"):
            wanted["LINCE"] += chance
        elif mine == "cancelled":
            wanted["HAYATE"] += chance
        else:
            wanted["SUZU"] += chance * caught(5)
            wanted["nobody"] += chance * (1 - caught(5))
    assert chances(played(players, acts), holder) == {name: chance for name, chance in wanted.items() if chance}


@pytest.mark.parametrize("thief", [3, 7, 11])
def test_an_interception_comes_between_throw_and_catch(thief: int) -> None:
    players = [
        figure("HAYATE", 6000, 12000, ball=True, BaC=[7, 9]), figure("SUZU", 12000, 12000, BaC=[7, 9]),
        figure("LINCE", 9000, 12900, BaC=[thief, 9]),
    ]  # fmt: skip
    steal = {"do": "steal", "player": "LINCE", "how": "air"}
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}, between=[steal]))
    thrown, taken = caught(7), caught(thief - 2)
    made = (1 - taken) * (thrown + (1 - thrown) * caught(5))
    assert chances(play, holder) == {"LINCE": taken, "SUZU": made, "nobody": 1 - taken - made}


@pytest.mark.parametrize("thieves", [0, 1, 2])
def test_a_loose_ball_goes_to_whom_the_dice_of_all_say(thieves: int) -> None:
    around = [figure("LINCE", 12000, 12984, BaC=[5, 9]), figure("BUHO", 12984, 12000, BaC=[8, 9])]
    players = [figure("SUZU", 12000, 11016, BaC=[3, 9]), *around[:thieves]]
    steals = [{"do": "steal", "player": one["name"], "how": "loose"} for one in around[:thieves]]
    acts = quiet("SUZU", {"do": "pick up", "player": "SUZU"}, between=steals)
    play = played(players, acts, ball=[12000, 12000], attacker="Yamato")
    names, targets = ["SUZU", "LINCE", "BUHO"][: thieves + 1], (7, 9, 12)[: thieves + 1]
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    if thieves < 2:
        for faces, chance in of(thieves + 1):
            results = verdicts(faces, targets, names)
            won = [name for name, result in zip(names, results, strict=True) if result in ("success", "critical")]
            wanted[won[0] if won else "nobody"] += chance
        assert chances(play, holder) == {name: chance for name, chance in wanted.items() if chance}
        return
    outcomes = {outcome.results: outcome.chance for outcome, _ in unfold(play)}
    for faces, chance in of(3):
        wanted[by_hand(faces, targets)] += chance
    assert outcomes == wanted


def by_hand(faces: Sequence[int], targets: Sequence[int]) -> tuple[str, ...]:
    """3.08 said again: the best roll wins, criticals first; where several share it, they are tied."""
    grades = [best_of((face,), (target,))[0] for face, target in zip(faces, targets, strict=True)]
    worth = [{"fail": 0, "success": face, "critical": 99}[g] for g, face in zip(grades, faces, strict=True)]
    best = max(worth)
    shared = worth.count(best) > 1
    return tuple(
        "fail"
        if not w
        else "cancelled"
        if w < best
        else ("tied critical" if grade == "critical" else "tied")
        if shared
        else grade
        for w, grade in zip(worth, grades, strict=True)
    )


@pytest.mark.parametrize("targets", [(7, 7, 7), (0, 6, 12), (13, 13, 13), (11, 7, 5)])
def test_a_melee_comes_out_as_the_rule_says_for_every_face(targets: tuple[int, int, int]) -> None:
    dice = tuple(Die(name, "", "BaC", t, (), t, 12, 1) for name, t in zip("ABC", targets, strict=True))
    wanted = Counter(by_hand(faces, targets) for faces in product(FACES, repeat=3))
    for faces in product(FACES, repeat=3):
        assert melee.scramble(faces, targets, (1, 1, 1), "ABC") == by_hand(faces, targets), faces
    request = melee._request("pick up", dice)
    assert {outcome.results: outcome.ways for outcome in count(request)} == wanted


def test_on_what_they_tie_again_makes_no_difference() -> None:
    dice = tuple(Die(name, "", "BaC", 7, (), 7, 12, 1) for name in "AB")
    ties = [outcome for outcome in count(melee._request("pick up", dice, again=True)) if "fail" not in outcome.results]
    assert [outcome.ways for outcome in ties if outcome.results == ("tied", "tied")] == [7]
    assert not any("tied critical" in outcome.results for outcome in ties)


def fought(rolls: Iterable[Sequence[int]], **readings: str) -> tuple[dict[str, str], list[str], list[str]]:
    """A melee of three with targets of 7, played by hand: its results, what was told, and who threw each time."""
    dice = [Die(name, "", "BaC", 7, (), 7, 12, 1) for name in "ABC"]
    start = {
        "players": [figure("SUZU", 12000, 12000, ball=True)],
        "readings": {k.replace("_", "-"): v for k, v in readings.items()},
    }
    fight, faces = melee.all_at_once(begin(start).state, "pick up", dice), iter(rolls)
    told: list[str] = []
    thrown: list[str] = []
    answer = None
    while True:
        try:
            item = fight.send(answer)
        except StopIteration as ended:
            return ended.value, told, thrown
        answer = None
        if isinstance(item, Roll):
            thrown.append("".join(item.owners))
            answer = next(faces)
        else:
            told.append(type(item).__name__)


def test_those_who_tie_in_a_melee_roll_until_one_is_best_and_the_others_stay_out_of_it() -> None:
    results, told, thrown = fought([(5, 5, 3), (6, 6), (12, 12), (8, 9), (2, 7)])
    assert results == {"A": "cancelled", "B": "success", "C": "cancelled"}
    assert thrown == ["ABC", "AB", "AB", "AB", "AB"]
    assert told.count("MeleeTied") == 1


@pytest.mark.parametrize("later", [(1, 5), (6, 5), (1, 12)])
@pytest.mark.parametrize(
    ("reading", "first", "won"),
    [
        ("melee roll", (1, 1, 7), "critical"), ("melee roll", (7, 7, 3), "success"),
        ("never critical", (1, 1, 7), "success"), ("never critical", (7, 7, 3), "success"),
    ],
)  # fmt: skip
def test_who_wins_a_tied_melee_has_what_the_reading_says_whatever_he_rolls_later(
    reading: str, first: tuple[int, int, int], won: str, later: tuple[int, int]
) -> None:
    results, _, _ = fought([first, (1, 1), (7, 7), (12, 12), later], R_73=reading)
    assert results == {"A": won, "B": "cancelled", "C": "cancelled"}


@pytest.mark.parametrize(("value", "strength"), [(10, None), (10, 7), (4, 11)])
def test_a_try_scores_as_often_as_its_dice_say(value: int, strength: int | None) -> None:
    players = [figure("HAYATE", 12000, 33000, ball=True, BaC=[7, value])]
    between = []
    if strength is not None:
        players.append(figure("LINCE", 12000, 33984, STR=strength))
        between.append({"do": "tackle", "player": "LINCE", "target": "HAYATE"})
    play = played(players, quiet("HAYATE", {"do": "try", "player": "HAYATE"}, between=between))
    if strength is None:
        wanted = caught(value)
    else:
        good = ("success", "critical")
        wanted = sum(
            (chance for faces, chance in of(2) if verdicts(faces, (value, strength), "AB")[0] in good), Fraction(0)
        )
    assert chances(play, scored) == {"scored": wanted, "missed": 1 - wanted}


@given(st.integers(0, 30_000), st.integers(0, 30_000))
def test_a_longer_pass_is_never_easier(one: int, two: int) -> None:
    near, far = sorted((one, two))
    for modifiers in (NUMBERS.passing.modifiers, NUMBERS.reception.modifiers):
        assert in_band(near, modifiers, "2.01").by >= in_band(far, modifiers, "2.01").by


points = st.tuples(st.integers(500, 23_500), st.integers(500, 35_500))


@examples(60)
@given(points, st.lists(points, max_size=4), st.integers(1, 12), st.booleans())
def test_a_scattered_ball_lies_free_on_the_field_and_no_farther_than_it_must(
    centre: tuple[int, int], crowd: list[tuple[int, int]], arrow: int, down: bool
) -> None:
    figures = [figure("SUZU", *centre)]
    for name, place in zip(("GARRA", "LINCE", "BUHO", "TORO"), crowd, strict=False):
        if all(distance(place, tuple(one["at"])) > 1_800 for one in figures):
            inside = (min(max(place[0], 800), 23_200), min(max(place[1], 800), 35_200))
            if all(distance(inside, tuple(one["at"])) > 1_800 for one in figures):
                figures.append(figure(name, *inside))
    teams = ["Teriomorph", "Yamato"] if down else ["Yamato", "Teriomorph"]
    s, _ = read({"players": figures, "attacker": "Yamato", "teams": teams, "ball": _free_corner(figures)})
    s.ball = None
    places, stopped = landing(s, centre, arrow)
    for place in places:
        (x0, y0), (x1, y1) = s.line_up.pitch.box(BALL_RADIUS)
        assert x0 <= place[0] <= x1
        assert y0 <= place[1] <= y1
        assert not any(overlap((place, BALL_RADIUS), s.disc(i)) for i in s.fielded())
    if stopped != "figure":
        assert distance(centre, places[0]) <= DISTANCE + 1
    if stopped is None:
        assert abs(distance(centre, places[0]) - DISTANCE) <= 1


def _free_corner(figures: Sequence[dict[str, Any]]) -> list[int]:
    return next(
        place for place in ([600, 600], [23_400, 600], [600, 35_400], [23_400, 35_400], [600, 18_000], [23_400, 18_000])
        if all(distance((place[0], place[1]), one["at"]) > 1_400 for one in figures)
    )  # fmt: skip


@given(st.lists(points, min_size=2, max_size=3, unique=True))
def test_a_way_until_its_end_is_the_whole_way_and_until_its_start_nothing(way: list[tuple[int, int]]) -> None:
    assert way_until(way, way[0])[-1] == way[0]
    assert set(way_until(way, way[-1])) <= {*way}
    assert way_until(way, way[-1])[-1] == way[-1]
