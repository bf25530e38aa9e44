"""What an engine of one's own tells of a roll: recorded as it says, left out where it has six calls, named if wrong."""

import sys
from collections.abc import Callable

import pytest
from tests.placky.desk import CAUGHT, DODGED, Desk, feature
from tests.thorough import few

from placky import plain
from placky.recording import load, recording_path
from placky.rulebooks import index
from placky.scenarios.reader import read
from placky.storyboard import stories
from placky.storyboard.frames import Frame
from touchline.core.play.wire import Outcome

TABLE = '''"""A table that tells of a roll what it likes."""
from touchline.takkure.table import Table


class Other:
    """It passes six calls on."""

    def __init__(self):
        table = Table()
        for call in ("set_up", "act", "roll", "state", "events", "pending"):
            if not hasattr(self, call):
                setattr(self, call, getattr(table, call))
        self.table = table
{more}'''
MORE = """
    def outcomes(self):
        found = self.table.outcomes()
        {odd}
        return found
"""
PATH = "exercises/90_tryout.feature"


@pytest.fixture
def record(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Record two scenarios with such a table; gives the exit code, the recording and what was said."""

    def run(more: str = "", text: str = feature(DODGED, CAUGHT)) -> tuple[int, str]:
        (desk.root / "other_of_tests.py").write_text(TABLE.format(more=more), encoding="utf-8")
        monkeypatch.syspath_prepend(desk.root)
        monkeypatch.delitem(sys.modules, "other_of_tests", raising=False)
        desk.write(text)
        capsys.readouterr()
        code = desk.placky("test", "--engine", "other_of_tests:Other", "--record", str(desk.root / "recordings"))
        return code, capsys.readouterr().err

    return run


def asked(desk: Desk) -> Frame:
    """The frame at which the dice fall."""
    recording = load(recording_path(desk.root / "recordings", "takkure", PATH))
    (told,) = stories(read(desk.features / PATH), recording, desk.book)
    return next(frame for frame in told.frames if frame.asks == "dice")


def test_a_table_of_six_calls_has_pages_without_odds(desk: Desk, record: Callable[..., tuple[int, str]]) -> None:
    assert record() == (0, "")
    frame = asked(desk)
    assert frame.odds == ()
    assert len(frame.children) == 2
    assert all(child.ways is None for child in frame.children)


def test_odds_are_those_that_the_engine_under_test_tells(desk: Desk, record: Callable[..., tuple[int, str]]) -> None:
    assert record(MORE.format(odd="found[0]['ways'] += 100")) == (0, "")
    assert sum(line.ways for line in asked(desk).odds) == 144 + 100


WRONG = {
    "found = None": "outcomes() is None (NoneType); allowed: a list of objects",
    "found[0] = 5": "outcomes()[0] is 5; allowed: an object with results, ways, of, events, next",
    "del found[1]['ways']": 'outcomes()[1] has no "ways"; allowed: how many faces lead there',
    "found[0]['ways'] = 0": 'outcomes()[0]["ways"] is 0; allowed: how many faces lead there, a whole number above 0',
    "found[0]['of'] = True": 'outcomes()[0]["of"] is True; allowed: how many faces there are',
    "found[0]['results'] = [['success'], 'fail']": "outcomes()[0][\"results\"] is [['success'], 'fail']; allowed: a li",
    "found[0]['results'] = []": 'outcomes()[0]["results"] is []; allowed: a list of lists of texts',
    "found[0]['events'] = [{}]": 'outcomes()[0]["events"] is [{}]; allowed: a list of events',
    "found[0]['next'] = 'dice'": "outcomes()[0][\"next\"] is 'dice'; allowed: what is asked for then",
    "found[0]['note'] = {1, 2}": "outcomes()[0]['note'] is {1, 2} (set); allowed: what JSON can hold",
    "raise KeyError('odds')": "KeyError: 'odds'",
}


@pytest.mark.parametrize("odd", few(list(WRONG), 4))
def test_outcomes_that_are_none_are_named_with_their_place(record: Callable[..., tuple[int, str]], odd: str) -> None:
    code, told = record(MORE.format(odd=odd))
    assert code == 2
    first, second, result = told.splitlines()
    assert "the engine has answered in no scenario" in result
    assert ": Dodged: line " in first
    assert ": Caught: line " in second
    assert WRONG[odd] in first


FALLS = """
    def outcomes(self):
        return self.table.outcomes()

    def falls(self):
        found = self.table.falls()
        {odd}
        return found
"""
WRONG_FALLS = {
    "found = {}": "falls() is {} (dict); allowed: a list of objects",
    "found[0] = 5": "falls()[0] is 5; allowed: an object with ways, events, state",
    "del found[1]['state']": 'falls()[1] has no "state"; allowed: an object',
    "found[0]['ways'] = []": 'falls()[0]["ways"] is []; allowed: a list of [first, how many], whole numbers from 0 and',
    "found[0]['ways'] = [[0, 0]]": 'falls()[0]["ways"] is [[0, 0]]; allowed: a list of [first, how many]',
    "found[0]['ways'] = [[-1, 2]]": 'falls()[0]["ways"] is [[-1, 2]]; allowed: a list of [first, how many]',
    "found[0]['events'] = [{}]": 'falls()[0]["events"] is [{}]; allowed: a list of events',
}


def test_dice_of_another_engine_fall_in_every_way_that_it_tells(
    desk: Desk, record: Callable[..., tuple[int, str]]
) -> None:
    assert record(FALLS.format(odd="pass")) == (0, "")
    assert sum(length for line in asked(desk).odds for way in line.falls for _, length in way.ways) == 144


@pytest.mark.parametrize("odd", few(list(WRONG_FALLS), 3))
def test_ways_to_fall_that_are_none_are_named_with_their_place(
    record: Callable[..., tuple[int, str]], odd: str
) -> None:
    code, told = record(FALLS.format(odd=odd))
    assert code == 2
    assert WRONG_FALLS[odd] in told.splitlines()[0]


BY_ANOTHER = """  Scenario: He walks on
    Given the rules up to chapter 1 are taught
    And ruling R-13 is read as "unopposed"
    And these players are on the pitch:
      | player | at     | ball |
      | AGUILA | 12, 13 | yes  |
      | GARRA  | 14, 15 |      |
    When AGUILA is activated
    And AGUILA marks a move to 12, 30
    And GARRA tackles AGUILA at 12, 15
    And AGUILA runs
    And AGUILA moves to 12, 21
    Then ruling R-13 was at work
    And the dice of GARRA are due

"""
AS_WELL = """  Scenario: He is there
    Given the rules up to chapter 1 are taught
    And ruling R-13 is read as "unopposed"
    And these players are on the pitch:
      | player | at     | ball |
      | AGUILA | 12, 13 | yes  |
      | GARRA  | 14, 15 |      |
    When AGUILA is activated
    Then Yamato has 3 activation tokens left

"""
FAILS_BY_IT = """
    def events(self):
        if self.table.state()["readings"]["R-13"] == "USUAL":
            raise OSError("no line to the engine")
        return self.table.events()
"""


def test_a_table_that_fails_by_another_reading_fails_its_scenario(
    desk: Desk, record: Callable[..., tuple[int, str]]
) -> None:
    usual = index(desk.book).defaults()["R-13"]
    code, told = record(FAILS_BY_IT.replace("USUAL", usual), feature(BY_ANOTHER, AS_WELL, background=""))
    assert code == 1
    assert "90_tryout.feature:" in told
    assert "He walks on: by another reading of a ruling: " in told
    assert "OSError: no line to the engine" in told


def test_what_is_looked_at_is_what_the_wire_says(desk: Desk, record: Callable[..., tuple[int, str]]) -> None:
    """An outcome without one of its keys is named, and ours have no others than an outcome may have."""
    assert set(plain._OUTCOME) == Outcome.__required_keys__
    assert record(MORE.format(odd="pass")) == (0, "")
    recording = load(recording_path(desk.root / "recordings", "takkure", PATH))
    told = [one for scenario in recording.scenarios for step in scenario.steps for one in step.outcomes]
    assert len(told) > 1
    may = Outcome.__required_keys__ | Outcome.__optional_keys__
    assert all(Outcome.__required_keys__ <= one.keys() <= may for one in told)
