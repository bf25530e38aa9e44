"""The steady decider knows every decision that the engines can ask: his answer is lawful, and changes least."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.touchline.dice_football import games as football
from tests.touchline.dreadball import games as dreadball
from tests.touchline.pending import decision
from tests.touchline.playing import POSITIONS, begin
from tests.touchline.takkure.rules.test_practice import GROUND
from tests.touchline.takkure.test_matches import STARTS
from tests.touchline.takkure.test_state_machine import HEADLONG, IN_HAND

import touchline.dice_football
import touchline.dreadball
import touchline.takkure
from touchline.core.play.ahead import steady
from touchline.core.play.drivers import Play, at_random, play_out
from touchline.core.play.requests import Choose

GAMES = {
    "takkure": touchline.takkure, "dice_football": touchline.dice_football, "dreadball": touchline.dreadball,
}  # fmt: skip
LONGEST = 600


def kinds_of(game: str) -> set[str]:
    """Every kind of decision that the code of a game asks for, as it stands there."""
    found: set[str] = set()
    for path in Path(str(GAMES[game].__file__)).parent.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        named = {
            target.id: node.value
            for node in ast.walk(tree) if isinstance(node, ast.Assign)
            for target in node.targets if isinstance(target, ast.Name)
        }  # fmt: skip
        for call in ast.walk(tree):
            if isinstance(call, ast.Call):
                asked = call.args[1:2] if getattr(call.func, "id", "") == "Choose" else []
                for node in [*asked, *(word.value for word in call.keywords if word.arg == "kind")]:
                    text = named[node.id] if isinstance(node, ast.Name) else node
                    branches = [text.body, text.orelse] if isinstance(text, ast.IfExp) else [text]
                    found |= {ast.literal_eval(branch) for branch in branches}
    return found


def beginnings(game: str) -> Iterator[Play[Any]]:
    """Plays of every sort, so that every kind of decision comes up in one of them."""
    if game == "dice_football":
        for readings in football.READINGS:
            yield football.begin(readings=readings)
        yield football.begin(phase="drive", yard=60, offence="Red", down=4)
        return
    if game == "dreadball":
        yield dreadball.begin()
        yield dreadball.begin(players=dreadball.CLOSE)
        return
    for position in (GROUND, *POSITIONS.values(), *STARTS.values(), HEADLONG):
        yield begin(position)
        if position is not GROUND:
            yield begin({**position, **IN_HAND, "cards": False})


@cache
def asked(game: str) -> dict[str, list[tuple[Choose, Play[Any]]]]:
    """Kind of decision -> some of them, each with its play, out of random games."""
    found: dict[str, list[tuple[Choose, Play[Any]]]] = {}
    seen: Counter[tuple[Any, ...]] = Counter()
    for seed in range(6):
        for number, play in enumerate(beginnings(game)):
            chance = Random(1000 * seed + number)
            for _ in range(LONGEST):
                pending = play.pending
                if isinstance(pending, Choose):
                    sort = (pending.kind, *sorted({option.do for option in pending.options}))
                    seen[sort] += 1
                    if seen[sort] <= 12:
                        twin = play.fork()
                        found.setdefault(pending.kind, []).append((decision(twin), twin))
                if pending is None or pending.rule == "0.03":  # on the practice ground nobody plays at random
                    break
                play_out(play, at_random, chance, most=1)
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_games_come_to_every_kind_of_decision_in_the_code_and_to_no_other(game: str) -> None:
    assert set(asked(game)) == kinds_of(game)


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in sorted(GAMES) for kind in sorted(kinds_of(game))])
def test_he_has_a_lawful_answer_to_every_kind_of_decision(game: str, kind: str) -> None:
    for choose, play in asked(game).get(kind, []):
        before = play.state.copy()
        command = steady(choose, play)
        assert play.state == before
        assert steady(choose, play) == command
        play.act(command)
