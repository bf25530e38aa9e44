"""Slips in commands: none gets past, in no decision of any game, and none looks like a rule at work."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.touchline.dice_football.games import begin as kick_off
from tests.touchline.dice_football.games import moments as downs
from tests.touchline.dreadball.games import begin as line_up
from tests.touchline.dreadball.games import moments as rushes
from tests.touchline.playing import POSITIONS, photograph
from tests.touchline.slips import slips_anywhere, slips_in, whole
from tests.touchline.takkure.test_matches import STARTS, step
from tests.touchline.takkure.test_state_machine import IN_HAND

from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose
from touchline.dice_football.commands import COMMANDS as FOOTBALL
from touchline.dreadball.commands import COMMANDS as DREADBALL
from touchline.takkure.commands import COMMANDS as TAKKURE
from touchline.takkure.position import read

GROUND: dict[str, Any] = {
    "mode": "practice",
    "chapter": 0,
    "players": [{"name": "AGUILA", "at": [12_000, 12_000], "ball": True}, {"name": "GARRA", "at": [12_000, 16_000]}],
}
STEPS = 600
"""Of each match so many answers at most."""


def takkure() -> Iterator[Play[Any]]:
    """Random matches and exercises with cards, and the practice ground, at every request."""
    chance = Random(3)
    yield Play(*read(GROUND))
    for start in (*STARTS.values(), *POSITIONS.values()):
        play = Play(*read(start if start.get("cards") else {**start, **IN_HAND}))
        for _ in range(STEPS):
            yield play
            if play.pending is None:
                break
            step(play, chance)


def football() -> Iterator[Play[Any]]:
    """Random games, at every request."""
    for seed in range(3):
        yield from downs(kick_off(), Random(seed))


def dreadball() -> Iterator[Play[Any]]:
    """Random games, at every request."""
    for seed in range(3):
        yield from rushes(line_up(), Random(seed), 2_000)


GAMES = {
    "takkure": (TAKKURE, takkure), "dice football": (FOOTBALL, football), "dreadball": (DREADBALL, dreadball),
}  # fmt: skip
FAR = 40
"""In every so many requests of a kind, all slips are tried again."""


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_is_malformed_in_every_decision_and_changes_nothing(game: str) -> None:
    commands, plays = GAMES[game]
    met: dict[str, int] = {}
    offered: set[tuple[str, str]] = set()
    tried = 0
    for play in plays():
        kind = play.pending.kind if isinstance(play.pending, Choose) else str(type(play.pending))
        met[kind] = met.get(kind, 0) + 1
        if isinstance(play.pending, Choose):
            offered |= {(kind, option.do) for option in play.pending.options}
        if met[kind] % FAR != 1:
            continue
        before = photograph(play)
        here = [form for form in commands.forms if kind in form.decisions]
        slips = [slip for form in here for slip in slips_in(form, play.state)]
        slips += [slip for form in commands.forms for slip in slips_anywhere(commands, form, play.state)]
        for command, words in slips:
            try:
                play.act(command)
            except BadCommand as malformed:
                said = str(malformed)
            except IllegalAction as error:
                raise AssertionError(f"{kind}: {command} was taken for a refusal: {error}") from error
            else:
                raise AssertionError(f"{kind}: {command} was accepted")
            assert all(word in said for word in words), (command, said)
            assert len(said) < 500, said
            tried += 1
        assert photograph(play) == before
    declared = {(decision, form.verb) for form in commands.forms for decision in form.decisions}
    assert offered <= declared
    assert {kind for kind, _ in declared} <= set(met), "no random play comes to these"
    assert tried > 1_000


@pytest.mark.parametrize("game", GAMES)
def test_a_command_that_fits_its_form_is_never_malformed(game: str) -> None:
    commands, plays = GAMES[game]
    tried = set()
    for number, play in enumerate(plays()):
        if number % FAR:
            continue
        choose = play.pending if isinstance(play.pending, Choose) else None
        kind = choose and choose.kind
        for form in commands.forms:
            for optional in (False, True):
                command = whole(form, play.state, optional=optional)
                if commands.form(str(kind), form.verb) in (None, form):
                    commands.check(command, kind, play.state)
                    commands.check({**command, "coach": choose.coach} if choose else command, kind, play.state)
                    tried.add((form.verb, optional))
    assert tried == {(form.verb, optional) for form in commands.forms for optional in (False, True)}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"do": "activat", "player": "AGUILA"}, "there is no verb 'activat'; the nearest: activate"),
        ({"do": "xyz"}, "there is no verb 'xyz'; now: activate, team play, ball out"),
        ({"do": "activate", "player": "AGILA"}, '"activate": "player" is .AGILA., which is no player of this match; '),
        ({"do": "activate"}, '"activate" lacks "player", a player of this match; it takes player'),
        ({"do": "activate", "player": "AGUILA", "foo": 1}, "\"activate\" has no key 'foo'; it takes player"),
        ({"do": "team play", "card": "Relay", "player": "GARRA"}, "has no key 'player'; it takes card"),
        ({"do": "team play", "card": "Sprint"}, '"card" is .Sprint., which is no collective play; '),
        (
            {"do": "mark", "player": "AGUILA", "too": [1, 2]},
            "\"mark\" has no key 'too'; it takes player, to\\?, turn\\?",
        ),
        ({"do": "mark", "player": "AGUILA", "to": "12, 12"}, "\"to\" is '12, 12'; allowed: \\[x, y\\] in whole"),
        ({"do": "move", "player": "AGUILA", "via": [[1, 2]]}, 'takes "via" only beside "to"'),
        ({"do": "rest", "player": "AGUILA", "to": [1, 2]}, "\"rest\" has no key 'to'; it takes player"),
        (
            {"do": "activate", "player": "AGUILA", "coach": "Yamto"},
            '"coach" is .Yamto., which is no team of this match',
        ),
    ],
)
def test_what_is_malformed_says_what_would_be_allowed(command: dict[str, Any], said: str) -> None:
    play = Play(*read(POSITIONS["one against one"]))
    with pytest.raises(BadCommand, match=said):
        play.act(command)
