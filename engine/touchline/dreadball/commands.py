"""What a coach may say in DreadBall: every verb, in which decisions it stands, and the keys that it takes there.

This is data. `touchline.core.play.commands` holds every command against it before any rule sees it.
"""

from touchline.core.hexes.coordinates import SIDES
from touchline.core.play.commands import Commands, Form
from touchline.core.play.values import Key, Name, OnField, Several, Whole, Word
from touchline.dreadball.out_of_turn import refused
from touchline.dreadball.verbs import ENTER, PASS, RUN, SLAM, SPRINT, STAND_UP, STEAL, STRIKE

ACT = ("action", "free action")
TEAM = Name("team of this game", lambda s: s.set_up.teams)
_PLAYER = Name("player of this game", lambda s: s.set_up.names)
_HEX = OnField("a hex, [q, r] in whole numbers")
_WHO = {"player": Key(_PLAYER)}
_FACING = {"facing": Key(Whole(0, SIDES - 1), optional=True)}
_TO = {"to": Key(_HEX), **_FACING}
_WAY = {
    "to": Key(_HEX, optional=True), "path": Key(Several(_HEX, "hexes", differ=False), optional=True), **_FACING,
}  # fmt: skip
_STOP = {"then": Key(Word(("stop",)), optional=True)}
_TARGET = {"target": Key(_PLAYER)}
COMMANDS = Commands(
    (
        Form("line up", ("line-up",)),
        Form("place", ("line-up",), {**_WHO, **_TO}),
        *(Form(verb, ACT, {**_WHO, **_WAY, **_STOP}) for verb in (RUN, SPRINT)),
        *(Form(verb, ACT, {**_WHO, **_TARGET, **_WAY}) for verb in (SLAM, STEAL, PASS)),
        Form(STRIKE, ACT, {**_WHO, **_WAY}),
        Form(STAND_UP, ("action",), _WHO),
        Form(ENTER, ("action",), {**_WHO, **_TO}),
        Form("end", ("action",)),
        Form("decline", ("free action",), _WHO),
        Form("move", ("movement", "approach"), {**_WHO, **_WAY, **_STOP}),
        Form("dash", ("movement",), {**_WHO, **_WAY, **_STOP}),
        Form("stop", ("movement", "approach"), _WHO),
        *(Form(verb, ("answer",), _WHO) for verb in ("slamback", "dodge")),
        Form("push", ("push back",), {**_WHO, "to": Key(_HEX)}),
        *(Form(verb, ("follow up",), _WHO) for verb in ("follow", "stay")),
        Form("slip", ("free hex",), {**_WHO, "to": Key(_HEX)}),
        Form("face", ("facing",), {**_WHO, **_FACING}),
    ),
    TEAM,
    refused,
)
"""All of it, by the decision that it answers."""
