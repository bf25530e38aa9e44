"""Takkure's ball in words: passing, catching, scattering, picking up, stealing, scoring."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebooks.takkure.words.match import board
from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from placky.tales import BIG, News, Tale, both, said, told
from touchline.core.inches.geometry import near_hull
from touchline.takkure import wire_types as wire
from touchline.takkure.events.ball import ScatterEnd, StolenBall, WhyHeld, WhyVoid
from touchline.takkure.numbers import NUMBERS

_STEALS: Mapping[StolenBall, Sentence] = {
    "loose": "{player} tries to steal the loose ball",
    "ground": "{player} tries to steal the ball of a carrier on the ground",
    "air": "{player} tries to steal the ball out of the air",
}
_WANTS: Mapping[StolenBall, Sentence] = {
    "loose": "{player} wants the loose ball.",
    "ground": "{player} wants the ball of a carrier on the ground.",
    "air": "{player} wants the ball out of the air.",
}
_STOLEN: Mapping[StolenBall, Sentence] = {
    "loose": "{player} steals the loose ball.",
    "ground": "{player} steals the ball of a carrier on the ground.",
    "air": "{player} steals the ball out of the air.",
}
_VOID: Mapping[WhyVoid, Sentence] = {
    "no contact": "{player} has nothing to steal: he does not touch the ball.",
    "no such ball": "{player} has nothing to steal: the ball is no longer where he wanted it.",
    "no pass": "{player} has nothing to steal: nobody has passed.",
    "not in its way": "{player} has nothing to steal: the ball does not come his way.",
}
_HELD: Mapping[WhyHeld, Sentence] = {
    "beaten": "{player} is beaten: no pass, no reception.",
    "tied": "{player} ties: no pass, and the ball stays where it is.",
    "too far": "{player} is too far from the receiver to pass from the ground; the pass is not made.",
    "down": "{player} cannot throw any more; the pass is not made.",
}
_SCATTERED: Mapping[ScatterEnd | None, Sentence] = {
    "line": "Arrow {arrow}: the ball scatters, up to the line.",
    "figure": "Arrow {arrow}: the ball scatters, up to whoever stands there.",
    None: "Arrow {arrow}: the ball scatters.",
}


def _passes(who: str, c: wire.Command) -> str:
    if not c.get("to"):
        return say("{player} wants to pass", player=who)
    early: Sentence = "{player} passes to {to} from a point of his way"
    return say(early if c.get("from") else "{player} passes to {to}", c, player=who)


def _ground_pass(who: str, c: wire.Command) -> str:
    aimed: Sentence = "{player} passes from the ground to {to}"
    return say(aimed if c.get("to") else "{player} tries a pass from the ground", c, player=who)


def _steals(who: str, c: wire.Command) -> str:
    how = c.get("how")
    return say(_STEALS[how] if how else "{player} tries to steal", player=who)


TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    "pass": _passes,
    "ground pass": _ground_pass,
    "steal": _steals,
    "pick up": "{player} tries to pick up the ball",
    "try": "{player} goes for a try",
    "intercept": "{player} reaches into the pass",
    "reception": "{player} tries to catch the ball first",
}
"""Verb -> what a frame is called."""

ASKED: Mapping[str, Sentence] = {"receiver's move": "Where does the receiver go?"}

VALUES: Mapping[str, int] = {
    "from_ground": NUMBERS.ground_pass.modifier,
    "ground_reach": NUMBERS.ground_pass.reach,
    "picking_up": NUMBERS.pick_up.modifier,
    "loose": NUMBERS.steal.loose,
    "air": NUMBERS.steal.air,
}
"""The numbers that options say."""
OPTIONS: Mapping[str, Sentence] = {
    "pass": "BaC, by distance, from where he stands. Level or back; whoever has touched him rolls against it.",
    "ground pass": "BaC {from_ground:signed}, by distance, up to {ground_reach:inches}. No second action.",
    "pick up": ("BaC {picking_up:signed}, off the ground or out of a team-mate\u2019s hands. A failure costs nothing."),
    "try": "The second BaC value. A kick-off follows, whatever the die says.",
    "reception": "BaC, by distance. What else is due waits.",
}
"""Verb -> what it costs and wins."""
_STEALING: Mapping[str, Sentence] = {
    "loose": "Named before the move. If he touches the ball: BaC {loose:signed}.",
    "ground": "Named before the move. If he touches the carrier: BaC, without a bonus.",
    "air": "Named before the move. If a pass comes his way: BaC {air:signed}.",
    "": ("Name the ball, then move. Loose: BaC {loose:signed}. Held on the ground: BaC. In the air: BaC {air:signed}."),
}


def stealing(how: str | None) -> str:
    """What a steal costs and wins: each of the three ways is named before the move."""
    return say(_STEALING.get(how or "", _STEALING[""]), VALUES)


def _leaves(e: wire.PassLeaves) -> str:
    wrong: Sentence = "{player}\u2019s pass to {to} goes wrong; the ball flies."
    return say(wrong if e["how"] == "fail" else "{player}\u2019s pass flies to {to}.", e)


def _scattered(e: wire.Scattered) -> str:
    return say(_SCATTERED[e["stopped"]], e)


def _picked_up(e: wire.PickedUp) -> str:
    return say(
        "{player} takes the ball from {holder}." if e["holder"] else "{player} takes the ball off the ground.", e
    )


def _received(e: wire.PassReceived) -> str:
    return say("{player} catches it." if e["how"] == "reception" else "{player} has the pass.", e)


def _missed(e: wire.TryMissed) -> str:
    cancelled: Sentence = "{player}\u2019s try is cancelled. A kick-off is due."
    return say(cancelled if e["why"] == "cancelled" else "{player}\u2019s try fails. A kick-off is due.", e)


def _scored(e: wire.TryScored, state: wire.State) -> str:
    return say("TRY! {player} for {team}!  {board}", e, board=board(state))


TALES: Sequence[Tale] = (
    told(
        wire.PassDeclared,
        "{player} names {to} as his receiver, before anything is measured.",
        "{player} looks for {to}.",
    ),
    told(wire.PassLeaves, _leaves, None),
    both(wire.PassHeld, lambda e: say(_HELD[e["why"]], e)),
    told(wire.PassReceived, _received, None),
    told(wire.StepAllowed, "A critical pass: {player} may move up to {reach:inches}.", None),
    both(wire.Fumbled, "{player} drops the ball."),
    told(wire.Scattered, _scattered, None),
    told(wire.BallDown, "On the ground the ball takes space like a player.", None),
    told(wire.PickedUp, _picked_up, None),
    told(wire.StealDeclared, lambda e: say(_WANTS[e["how"]], e), None),
    both(wire.Stolen, lambda e: say(_STOLEN[e["how"]], e)),
    told(wire.StealVoid, lambda e: say(_VOID[e["why"]], e), None),
    both(wire.MeleeTied, "{players:and} tie for the best roll and roll again."),
    told(wire.TryScored, "{player} scores a try for {team}. A kick-off is due.", _scored, BIG),
    told(wire.TryMissed, _missed, "No try! {player} drops it on the line.", BIG),
)
"""Kind of event -> how it is told."""


RECEIVED: Sentence = "the receiver has the ball"
FLIES: Sentence = "the pass flies"
_CAUGHT: Sentence = "the ball has to be caught"
_BECAME: Mapping[str, Sentence] = {
    "try scored": "a try",
    "try missed": "no try",
    "stolen": "the ball is stolen",
    "picked up": "the ball is picked up",
    "pass received": RECEIVED,
    "step allowed": "{reach:inches} to move",
    "fumbled": "the ball falls",
    "pass held": "no pass",
}
"""Kind of event -> what became of the ball, in a few words."""


def consequences(events: Sequence[wire.Event]) -> list[str]:
    """What became of the ball, in a few words each."""
    first: dict[str, Any] = {}
    for event in events:
        first.setdefault(event["event"], event)
    found = [say(words, first[kind]) for kind, words in _BECAME.items() if kind in first]
    if not found and (leaves := first.get("pass leaves")):
        found.append(say(_CAUGHT if leaves["how"] == "fail" else FLIES))
    return found


def pass_due(events: Sequence[wire.Event], state: wire.State) -> list[str]:
    """What becomes of a pass that is won, where a stamina roll comes before it flies: nobody can stop it any more.

    Only whoever steals out of the air may still have the ball, if it comes his way.
    """
    thrown = state["throw"]
    if thrown is None or any(e["event"] in {"pass leaves", "pass held"} for e in events):
        return []
    discs: Mapping[str, Any] = {one["name"]: (one["at"], one["radius"]) for one in state["players"] if one["at"]}
    at: Any = thrown["at"]
    way = (at, discs[thrown["by"]][1]), discs[thrown["to"]]
    thieves = (discs[one["by"]] for one in state["steals"] if one["how"] == "air")
    return [say(FLIES if any(near_hull(thief, *way) for thief in thieves) else RECEIVED)]


def is_catchable(coming: wire.Pending | None) -> bool:
    """Does a ball come down near enough to be caught? That sets one arrow of a scatter apart from another."""
    return bool(coming and coming.get("kind") == "catching the ball")


NEWS: Sequence[News] = (
    said(wire.TryScored, "{player} scores"),
    said(wire.Stolen, "{player} steals the ball"),
    said(wire.PickedUp, "{player} picks up the ball"),
    said(wire.PassReceived, "{player} has the ball"),
    said(wire.Scattered, "The ball scatters"),
    said(wire.Fumbled, "{player} drops the ball"),
    said(wire.MeleeTied, "Nobody lets go"),
)
"""What became of the ball, as a heading; what weighs more comes first."""
SMALL_NEWS: Sequence[News] = (
    said(wire.TryMissed, "No try"),
    said(wire.PassHeld, "The pass is not made"),
    said(wire.PassLeaves, "The ball is in the air"),
)
"""The same, only where nobody falls at the same time."""
_SOUNDS: Mapping[str, Sentence] = {"try scored": "TRY!", "stolen": "SNATCH!", "pass received": "FLAP!"}


def sound(kinds: Mapping[str, Any], side: Mapping[str, str]) -> tuple[str, str] | None:
    """A sound word and whose colour it wears; None where the ball makes no noise."""
    for kind, word in _SOUNDS.items():
        if kind in kinds:
            return say(word), side.get(kinds[kind].get("player", ""), "n")
    return None
