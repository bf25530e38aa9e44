"""Each operator on a small module: what it changes, what it leaves alone, and how that reads."""

import ast

import pytest

from placky.mutants.declared import read
from placky.mutants.edits import OPERATORS, in_source, rewritten


def made(source: str, operator: str) -> list[tuple[str, str]]:
    """Sign and text of each edit of an operator, each of which compiles."""
    found = [one for one in in_source("pay", source) if one.operator == operator]
    for one in found:
        compile(rewritten("pay", source, one.name), "pay", "exec")
    return [(one.sign, one.text) for one in found]


BOOKS = """
def pay(s: State, who):
    s.tokens -= 1
    told = []
    told.append(who)
    yield Paid(s.tokens, [one for one in s.players])
    player = yield Choose(s.coach(who), "payer", [])
    yield from tire(s, player)
    for one in s.side(who):
        s.fresh[one] = False

    def check(command):
        s.asked = command

    def rolls():
        s.rolled = True
        yield 1

class Series:
    def __init__(self, s: State):
        self.dice = 1
    def leave(self):
        self.dice = 0
        s.ball, s.carrier = None, NOBODY
        s.hurt[1] = s.down[1] = 0

def read(s: State, faults):
    s.tokens = 4

def plain(tokens):
    tokens.left = 4
"""


def test_what_a_rule_does_can_be_left_out_and_what_it_tells_cannot() -> None:
    assert made(BOOKS, "without") == [
        ("without", text)
        for text in (
            "without: s.tokens -= 1",
            "without: told.append(who)",
            "without: yield from tire(s, player)",
            "without: s.fresh[one] = False",
            "without: s.rolled = True",
            "without: self.dice = 0",
            "without: s.ball, s.carrier = (None, NOBODY)",
            "without: s.hurt[1] = s.down[1] = 0",
            "_, s.carrier = (None, NOBODY)",
            "s.ball, _ = (None, NOBODY)",
            "_ = s.down[1] = 0",
            "s.hurt[1] = _ = 0",
        )
    ]


def test_not_everybody_has_his_turn() -> None:
    assert made(BOOKS, "each") == [
        ("first", "for one in list(s.side(who))[1:]:"),
        ("last", "for one in list(s.side(who))[:-1]:"),
    ]


def test_an_edit_that_leaves_something_out_is_made() -> None:
    plain = ast.unparse(ast.parse(BOOKS))
    left_out = ast.unparse(rewritten("pay", BOOKS, "pay:8:without"))
    assert left_out == plain.replace("    yield from tire(s, player)\n", "    pass\n")
    asked = ast.unparse(rewritten("pay", BOOKS, "pay:7:stranger"))
    assert asked == plain.replace("Choose(s.coach(who)", "Choose('a stranger'")


CONDITIONS = """
def run(s, way, faults):
    if not s.ball:
        return None
    if s.down and s.near:
        s.tired = True
    elif s.off or s.out:
        s.tired = False
    if way is None:
        raise BadCommand(f"{way or 1}")
    assert way > 3 or s.down
    if s.down or not s.near:
        faults.append("nobody is near")
    mine = [one for one in way if one.mine]
    told = Told(("R-1",) if s.off else ())
    late = 1 if s.late else 2
    while s.more:
        s.more = step(s)
    return s.at == s.goal

def propose(s, chance):
    return 1 if s.late else 2

if TYPE_CHECKING:
    HERE = 1 if THERE else 0
"""


def test_a_condition_is_turned_round() -> None:
    assert made(CONDITIONS, "negated") == [
        ("not", "if s.ball:"),
        ("not", "if not (s.down and s.near):"),
        ("not", "if not (s.off or s.out):"),
        ("not", " for one in way if not one.mine".strip()),
        ("not", "1 if not s.late else 2"),
        ("not", "return not s.at == s.goal"),
    ]


def test_a_condition_is_dropped_and_so_is_each_of_several() -> None:
    assert made(CONDITIONS, "dropped") == [
        ("always", "if True: (was not s.ball)"),
        ("never", "if False: (was not s.ball)"),
        ("never", "if False: (was s.down and s.near)"),
        ("always", "True and s.near (was s.down)"),
        ("always", "s.down and True (was s.near)"),
        ("always", "if True: (was s.off or s.out)"),
        ("never", "False or s.out (was s.off)"),
        ("never", "s.off or False (was s.out)"),
        ("always", "for one in way if True (was one.mine)"),
        ("always", "1 if True else 2 (was s.late)"),
        ("never", "1 if False else 2 (was s.late)"),
        ("never", "while False: (was s.more)"),
    ]


EFFECTS = """
class State:
    tokens: int = PART.told(1)
    score: list = PART.told(2)
    phase: str = PART.told(3)
    squad: list = PART.told(4)
    seen: set = PART.told(5)

def end(s: State, scorer):
    s.tokens -= 1
    s.phase = "over"
    s.tokens = 0
    s.phase = NUMBERS.tokens.seen
    team = s.coach(scorer)
    s.score[scorer] = s.score[scorer] + 1
    yield Scored(team, s.score)
    s.squad = [one for one in s.squad if one]
    s.squad = [*s.squad, scorer]
    s.squad.append(scorer)
    s.seen.add(scorer)
    yield from rest(s)
    s.phase = "play"
"""


def test_what_counts_on_is_done_twice_and_what_is_the_same_again_is_not() -> None:
    assert [text for _, text in made(EFFECTS, "twice")] == [
        "twice: s.tokens -= 1",
        "twice: s.score[scorer] = s.score[scorer] + 1",
        "twice: s.squad = [*s.squad, scorer]",
        "twice: s.squad.append(scorer)",
        "twice: yield from rest(s)",
    ]
    twice = ast.unparse(rewritten("pay", EFFECTS, "pay:10:twice"))
    assert "s.tokens -= 1\n    s.tokens -= 1\n" in twice


def test_neighbours_change_places_where_that_can_matter() -> None:
    assert [text for _, text in made(EFFECTS, "swapped")] == [
        "swapped: yield Scored(team, s.score); s.score[scorer] = s.score[scorer] + 1",
        "swapped: s.squad = [*s.squad, scorer]; s.squad = [one for one in s.squad if one]",
        "swapped: s.squad.append(scorer); s.squad = [*s.squad, scorer]",
        "swapped: yield from rest(s); s.seen.add(scorer)",
        "swapped: s.phase = 'play'; yield from rest(s)",
    ]


METHODS = """
class State:
    line_up: LineUp = kept()
    at: list = PART.told(1)
    ways: tuple = PART.told(2)
    facing: list = PART.told(3)

    def put(self, player, there) -> None:
        self.at[player] = there
    def walked(self, player, way) -> None:
        self.ways = (*self.ways, way)
    def clear(self) -> None:
        FIELDS.reset(self, CLEARED)

def move(s: State, player, there):
    s.put(player, there)
    s.walked(player, there)
    s.facing[player] = 1
    yield from tell(s, player)
    name = s.line_up.names[player]
    yield from ()
    s.clear()
    s.facing[player] = 2
    s.put(player, there)
    here = s.at[player]
"""


def test_what_a_method_of_the_state_does_is_read_from_its_source() -> None:
    assert [text for _, text in made(METHODS, "swapped")] == [
        "swapped: yield from tell(s, player); s.facing[player] = 1",
        "swapped: s.facing[player] = 2; s.clear()",
        "swapped: here = s.at[player]; s.put(player, there)",
    ]
    assert [text for _, text in made(METHODS, "twice")] == [
        "twice: s.walked(player, there)",
        "twice: yield from tell(s, player)",
    ]


RESET = """
class State:
    at: list = FIGURES.each(point, 1)
    marker: str = TABLE.told(word, 2)
    laid: tuple = ACTIVATION.told(cards, 3)
    step: int = STEP.told(number, 4)
    play: Play = ACTIVATION.told(plays, 5)

    def clear(self) -> None:
        FIELDS.reset(self, len(self.at), CLEARED)

CLEARED = FIELDS.parts(TABLE, ACTIVATION)

def end(s: State, name):
    s.step = 0
    s.clear()
    s.at = []
    s.laid = (name,)
    s.clear()
    s.play = s.play._replace(shown=True, left=name)
    s.play = s.play._replace(left=s.play.left - 1)
    s.marker = s.play.marker
"""


def test_what_is_taken_off_a_table_together_is_read_from_its_parts() -> None:
    assert read({"state": RESET}).method_effects["clear"].changed == {"marker", "laid", "play"}
    assert [text for _, text in made(RESET, "swapped")] == [
        "swapped: s.clear(); s.laid = (name,)",
        "swapped: s.play = s.play._replace(shown=True, left=name); s.clear()",
        "swapped: s.play = s.play._replace(left=s.play.left - 1); s.play = s.play._replace(shown=True, left=name)",
        "swapped: s.marker = s.play.marker; s.play = s.play._replace(left=s.play.left - 1)",
    ]


def test_what_is_replaced_by_the_same_again_is_not_done_twice() -> None:
    assert [text for _, text in made(RESET, "twice")] == ["twice: s.play = s.play._replace(left=s.play.left - 1)"]


SIDES = """
from elsewhere import NEXT_MATCH, WAITING
NEXT_MATCH, HALF, MATCH = range(3)
WAITING, DONE = "waiting", "done"

class State:
    attacker: int = PART.told(TEAM, 0)
    kicking: int = PART.told(TEAM, 1)
    hurt: list[int] = PART.each(whole(0), 0)
    tired: list[int] = PART.each(whole(0), 0)
    resting: list[int] = PART.each(whole(0, 1), 0)

    def coach(self, team: int) -> str:
        return self.line_up.teams[team]
    def side(self, team: int) -> list[int]: ...
    def squad(self, team: int) -> list[int]: ...
    def fielded(self) -> list[int]: ...
    def reading(self, ruling: str) -> str: ...

def turn(s: State, i, team):
    s.attacker = 1 - s.attacker
    other = 1 - s.line_up.team[i]
    s.kicking = team
    s.tired[i] = NEXT_MATCH
    s.tired = [0] * len(s.tired)
    if s.line_up.team[i] == s.attacker:
        yield Choose(s.coach(other), s.side(team))
"""


def test_a_side_is_taken_for_the_other_one() -> None:
    assert [text for _, text in made(SIDES, "sides")] == [
        "s.attacker = s.attacker",
        "other = s.line_up.team[i]",
        "if 1 - s.line_up.team[i] == s.attacker:",
        "yield Choose(s.coach(1 - other), s.side(team))",
        "yield Choose(s.coach(other), s.side(1 - team))",
    ]


def test_a_decision_is_put_to_a_stranger_and_to_the_rival() -> None:
    teams = "s.line_up.teams"
    assert made(SIDES, "coach") == [
        ("stranger", "Choose('a stranger', s.side(team))"),
        ("rival", f"Choose({teams}[{teams}[0] == s.coach(other)], s.side(team))"),
    ]


def test_what_is_declared_alike_is_mistaken() -> None:
    assert [text for _, text in made(SIDES, "alike")] == [
        "s.kicking = 1 - s.attacker",
        "s.attacker = 1 - s.kicking",
        "s.attacker = team",
        "s.hurt[i] = NEXT_MATCH",
        "s.tired[i] = HALF",
        "s.hurt = [0] * len(s.tired)",
        "if s.line_up.team[i] == s.kicking:",
        "yield Choose(s.coach(other), s.squad(team))",
        "yield Choose(s.coach(other), s.fielded())",
    ]


def test_what_is_declared_is_read_from_the_sources() -> None:
    found = read({"state": SIDES})
    assert found.fields == {"attacker", "kicking", "hurt", "tired", "resting"}
    assert found.alike == {"attacker": "kicking", "kicking": "attacker", "hurt": "tired", "tired": "hurt"}
    assert (found.sides, found.lists, found.take_side) == ({"attacker"}, {"team"}, {"coach", "side", "squad"})
    assert found.teams == "line_up.teams"
    assert list(found.other_constants("HALF")) == ["MATCH", "NEXT_MATCH"]


def test_constants_that_say_final_one_below_the_other_are_declared_together() -> None:
    found = read({"toss": 'HEADS: Final = "heads"\nTAILS: Final = "tails"\n\nCOIN: Final = "coin"\nSIDES = 2\n'})
    assert [row for row in found.constants if row] == [("HEADS", "TAILS")]


@pytest.mark.parametrize(
    "source",
    [BOOKS, CONDITIONS, EFFECTS, METHODS, RESET, SIDES],
    ids=["books", "conditions", "effects", "methods", "reset", "sides"],
)
def test_every_edit_is_known_by_what_it_does_and_stands_within_its_lines(source: str) -> None:
    found = in_source("pay", source)
    assert len({one.name for one in found}) == len(found)
    assert {one.operator for one in found} <= set(OPERATORS)
    assert all(one.first <= one.line <= one.last for one in found)
    plain = ast.unparse(ast.parse(source))
    assert all(ast.unparse(rewritten("pay", source, one.name)) != plain for one in found)


def test_an_edit_elsewhere_leaves_the_place_of_an_edit_as_it_is() -> None:
    before = {(one.within, one.sign, one.text) for one in in_source("pay", EFFECTS)}
    after = {(one.within, one.sign, one.text) for one in in_source("pay", f"# more\n\n{EFFECTS}\n\ndef more(): ...\n")}
    assert before == after
