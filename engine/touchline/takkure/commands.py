"""What a coach may say in Takkure: every verb, in which decisions it stands, and the keys that it takes there.

This is data. `touchline.core.play.commands` holds every command against it before any rule sees it.
"""

from typing import Final

from touchline.core.play.commands import Commands, Form
from touchline.core.play.values import Key, Keyed, Name, OnField, Several, Text, Whole, Word
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL
from touchline.takkure.cards.printed import STATS
from touchline.takkure.events import Declarable
from touchline.takkure.events.ball import StolenBall
from touchline.takkure.out_of_turn import ROLLS as WHICH_DICE
from touchline.takkure.out_of_turn import refused

BALL = "ball"
"""What makes way as a player does."""
LOOSE: Final = "loose"
GROUND: Final = "ground"
AIR: Final = "air"
BALLS: tuple[StolenBall, ...] = (LOOSE, GROUND, AIR)
"""Which ball a thief means (3.06)."""
TOWARDS = ("pass", "tackle")
DECLARABLE: tuple[Declarable, ...] = ("move", "place", "pass", "tackle", "break through", "stand up")
"""What may be declared on the practice ground; `TOWARDS` somebody."""
MOST = 99
"""No characteristic and no modifier is greater."""

TEAM = Name("team of this match", lambda s: s.line_up.teams)
_PLAYER = Name("player of this match", lambda s: s.line_up.who)
_PLAYER_OR_BALL = Name(f'player of this match, nor "{BALL}"', lambda s: (*s.line_up.names, BALL))
_INDIVIDUAL = Name("individual play", lambda _: INDIVIDUAL)
_COLLECTIVE = Name("collective play", lambda _: COLLECTIVE)
_POINT = OnField()

_WHO = {"player": Key(_PLAYER)}
_AT = {"at": Key(_POINT)}
_ON_THE_WAY = {"via": Key(Several(_POINT, "points"), optional=True, beside="to")}
_WAY = {"to": Key(_POINT, optional=True), **_ON_THE_WAY}
_FROM = {"from": Key(_POINT, optional=True)}
_CARD = {"card": Key(_INDIVIDUAL), "player": Key(_PLAYER, optional=True)}
_MODIFIER = Keyed({"by": Key(Whole(-MOST, MOST)), "why": Key(Text()), "rule": Key(Text("the number of a rule"))})
_DIE = Keyed(
    {
        "player": Key(_PLAYER),
        "stat": Key(Word(STATS)),
        "value": Key(Whole(-MOST, MOST), optional=True),
        "modifiers": Key(Several(_MODIFIER, "tables of by, why, rule"), optional=True),
    }
)

ACTIVATION = (
    Form("activate", ("activation",), _WHO),
    Form("team play", ("activation",), {"card": Key(_COLLECTIVE)}),
    Form("ball out", ("activation",)),
    Form(
        "mark",
        ("first action",),
        {**_WHO, "to": Key(_POINT, optional=True), "turn": Key(_POINT, optional=True, beside="to")},
    ),
    Form("stand up", ("first action", "defence"), _WHO),
    Form("ground pass", ("first action",), {**_WHO, "to": Key(_PLAYER, optional=True)}),
    Form("pressure", ("defence",), {**_WHO, **_WAY}),
    Form(
        "tackle",
        ("defence",),
        {**_WHO, "target": Key(_PLAYER, optional=True), "at": Key(_POINT, optional=True)},
    ),
    Form("steal", ("defence",), {**_WHO, "how": Key(Word(BALLS)), **_WAY}),
    Form("rest", ("defence",), _WHO),
    Form("run", ("carrying out the move",), _WHO),
    Form("move", ("second action", "action of a team play", "dodge move", "receiver's move"), {**_WHO, **_WAY}),
    Form("pass", ("second action",), {**_WHO, "to": Key(_PLAYER), **_FROM}),
    *(
        Form(verb, ("second action", "action of a team play"), _WHO)
        for verb in ("dodge", "break through", "pick up", "try")
    ),
    Form("remove tokens", ("removing tokens",), {"ground": Key(Several(_PLAYER, "players"), optional=True)}),
)
"""One activation, from its token to its last step."""

ROLLS = (
    *(Form(verb, ("next roll",), _WHO) for verb in WHICH_DICE),
    Form("displace", ("who makes way first",), {"player": Key(_PLAYER_OR_BALL)}),
    Form("place", ("nearest free place",), {"player": Key(_PLAYER_OR_BALL), **_AT}),
)
"""Which dice fall next, and who makes way."""

CARDS = (
    Form("play", ("first action", "defence", "second action", "individual play"), _CARD),
    Form("no play", ("individual play",)),
    Form("take part", ("players of a team play",), {"players": Key(Several(_PLAYER, "players"))}),
    Form("run", ("runs of a team play",), {**_WHO, "to": Key(_POINT, optional=True)}),
    Form("pass", ("action of a team play",), {**_WHO, "to": Key(_PLAYER, optional=True), **_FROM}),
    Form("end the play", ("action of a team play",)),
    Form("choose team plays", ("team plays",), {"cards": Key(Several(_COLLECTIVE, "collective plays", differ=False))}),
    Form(
        "change cards",
        ("hand at half-time",),
        {"cards": Key(Several(_INDIVIDUAL, "individual plays"), optional=True)},
    ),
)
"""Play cards."""

MATCH = (
    Form("heads", ("coin",)),
    Form("tails", ("coin",)),
    Form("kick", ("who kicks",)),
    Form("receive", ("who kicks",)),
    Form("place", ("placing kickers", "placing receivers"), {**_WHO, **_AT}),
    Form("template", ("aiming the kick",), _AT),
    Form("move", ("moving under the ball",), {**_WHO, **_WAY}),
    Form("take the kick", ("the kick",), _WHO),
    Form("land", ("where the ball lands",), _AT),
    Form("catch", ("catching the ball",), _WHO),
    Form("let it go", ("catching the ball",), _WHO),
    Form("remove active", ("fatigue at half-time",), _WHO),
    Form("remove inactive", ("fatigue at half-time",), _WHO),
    Form("go on", ("practice match",)),
    Form("stop", ("practice match",)),
)
"""A match, before and between its activations."""

PRACTICE = (
    Form(
        "declare",
        ("practice",),
        {
            **_WHO,
            "action": Key(Word(DECLARABLE), optional=True),
            "to": Key(_PLAYER, beside="action", words=TOWARDS),
        },
    ),
    Form("measure", ("practice",), {**_WHO, "to": Key(_PLAYER)}),
    Form("move", ("practice",), {**_WHO, **_WAY}),
    Form("place", ("practice",), {**_WHO, **_AT}),
    Form("take", ("practice",), _WHO),
    Form("drop", ("practice",), {"at": Key(_POINT, optional=True)}),
    Form("contest", ("practice",), {"dice": Key(Several(_DIE, "tables of player, stat, value?, modifiers?", least=1))}),
    Form("done", ("practice",)),
)
"""The practice ground."""

COMMANDS = Commands((*ACTIVATION, *ROLLS, *CARDS, *MATCH, *PRACTICE), TEAM, refused)
"""All of it."""
