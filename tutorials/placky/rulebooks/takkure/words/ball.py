"""Takkure's ball in words: passing, catching, scattering, picking up, stealing, scoring."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebooks.takkure.words.match import board
from placky.rulebooks.takkure.words.numbers import inches, signed
from placky.tales import BIG, Tale, both, said, told
from touchline.core.inches.geometry import near_hull
from touchline.takkure import wire_types as wire
from touchline.takkure.numbers import NUMBERS

_BALLS = {"loose": "the loose ball", "ground": "the ball of a carrier on the ground", "air": "the ball out of the air"}
_VOID = {
    "no contact": "he does not touch the ball",
    "no such ball": "the ball is no longer where he wanted it",
    "no pass": "nobody has passed",
    "not in its way": "the ball does not come his way",
}
_HELD = {
    "beaten": "is beaten: no pass, no reception.",
    "tied": "ties: no pass, and the ball stays where it is.",
    "too far": "is too far from the receiver to pass from the ground; the pass is not made.",
    "down": "cannot throw any more; the pass is not made.",
}


def _passes(who: str, c: wire.Command) -> str:
    where = " from a point of his way" if c.get("from") else ""
    return f"{who} passes to {c['to']}{where}" if c.get("to") else f"{who} wants to pass"


def _ground_pass(who: str, c: wire.Command) -> str:
    return f"{who} passes from the ground to {c['to']}" if c.get("to") else f"{who} tries a pass from the ground"


def _steals(who: str, c: wire.Command) -> str:
    return f"{who} tries to steal {_BALLS[c['how']]}" if c.get("how") in _BALLS else f"{who} tries to steal"


TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    "pass": _passes,
    "ground pass": _ground_pass,
    "steal": _steals,
    "pick up": lambda who, _: f"{who} tries to pick up the ball",
    "try": lambda who, _: f"{who} goes for a try",
    "intercept": lambda who, _: f"{who} reaches into the pass",
    "reception": lambda who, _: f"{who} tries to catch the ball first",
}
"""Verb -> what a frame is called."""

ASKED: Mapping[str, str] = {"receiver's move": "Where does the receiver go?"}

OPTIONS: Mapping[str, str] = {
    "pass": "BaC, by distance, from where he stands. Level or back; whoever has touched him rolls against it.",
    "ground pass": (
        f"BaC {signed(NUMBERS.ground_pass.modifier)}, by distance, up to {inches(NUMBERS.ground_pass.reach)}. "
        "No second action."
    ),
    "pick up": (
        f"BaC {signed(NUMBERS.pick_up.modifier)}, off the ground or out of a team-mate\u2019s hands. "
        "A failure costs nothing."
    ),
    "try": "The second BaC value. A kick-off follows, whatever the die says.",
    "reception": "BaC, by distance. What else is due waits.",
}
"""Verb -> what it costs and wins."""


def stealing(how: str | None) -> str:
    """What a steal costs and wins: each of the three ways is named before the move."""
    loose, air = signed(NUMBERS.steal.loose), signed(NUMBERS.steal.air)
    return {
        "loose": f"Named before the move. If he touches the ball: BaC {loose}.",
        "ground": "Named before the move. If he touches the carrier: BaC, without a bonus.",
        "air": f"Named before the move. If a pass comes his way: BaC {air}.",
    }.get(how or "", f"Name the ball, then move. Loose: BaC {loose}. Held on the ground: BaC. In the air: BaC {air}.")


def _leaves(e: wire.PassLeaves) -> str:
    if e["how"] == "fail":
        return f"{e['player']}\u2019s pass to {e['to']} goes wrong; the ball flies."
    return f"{e['player']}\u2019s pass flies to {e['to']}."


def _scattered(e: wire.Scattered) -> str:
    stop = {"line": ", up to the line", "figure": ", up to whoever stands there"}.get(e["stopped"] or "", "")
    return f"Arrow {e['arrow']}: the ball scatters{stop}."


def _picked_up(e: wire.PickedUp) -> str:
    return f"{e['player']} takes the ball {'from ' + e['holder'] if e['holder'] else 'off the ground'}."


TALES: Sequence[Tale] = (
    told(
        wire.PassDeclared,
        lambda e: f"{e['player']} names {e['to']} as his receiver, before anything is measured.",
        lambda e, _: f"{e['player']} looks for {e['to']}.",
    ),
    told(wire.PassLeaves, _leaves, None),
    both(wire.PassHeld, lambda e: f"{e['player']} {_HELD[e['why']]}"),
    told(
        wire.PassReceived,
        lambda e: f"{e['player']} {'catches it' if e['how'] == 'reception' else 'has the pass'}.",
        None,
    ),
    told(
        wire.StepAllowed, lambda e: f"A critical pass: {e['player']} may move up to {e['reach'] / 1000:g}\u2033.", None
    ),
    both(wire.Fumbled, lambda e: f"{e['player']} drops the ball."),
    told(wire.Scattered, _scattered, None),
    told(wire.BallDown, lambda _: "On the ground the ball takes space like a player.", None),
    told(wire.PickedUp, _picked_up, None),
    told(wire.StealDeclared, lambda e: f"{e['player']} wants {_BALLS[e['how']]}.", None),
    both(wire.Stolen, lambda e: f"{e['player']} steals {_BALLS[e['how']]}."),
    told(wire.StealVoid, lambda e: f"{e['player']} has nothing to steal: {_VOID[e['why']]}.", None),
    both(wire.MeleeTied, lambda e: f"{' and '.join(e['players'])} tie for the best roll and roll again."),
    told(
        wire.TryScored,
        lambda e: f"{e['player']} scores a try for {e['team']}. A kick-off is due.",
        lambda e, s: f"TRY! {e['player']} for {e['team']}!  {board(s)}",
        BIG,
    ),
    told(
        wire.TryMissed,
        lambda e: (
            f"{e['player']}\u2019s try {'is cancelled' if e['why'] == 'cancelled' else 'fails'}. A kick-off is due."
        ),
        lambda e, _: f"No try! {e['player']} drops it on the line.",
        BIG,
    ),
)
"""Kind of event -> how it is told."""


RECEIVED = "the receiver has the ball"
FLIES = "the pass flies"


def consequences(events: Sequence[wire.Event]) -> list[str]:
    """What became of the ball, in a few words each."""
    said = {
        "try scored": "a try",
        "try missed": "no try",
        "stolen": "the ball is stolen",
        "picked up": "the ball is picked up",
        "pass received": RECEIVED,
        "step allowed": "2\u2033 to move",
        "fumbled": "the ball falls",
        "pass held": "no pass",
    }
    kinds = [e["event"] for e in events]
    found = [words for kind, words in said.items() if kind in kinds]
    thrown = next((e["how"] for e in events if e["event"] == "pass leaves"), None)
    if thrown and not found:
        found.append("the ball has to be caught" if thrown == "fail" else FLIES)
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
    return [FLIES if any(near_hull(thief, *way) for thief in thieves) else RECEIVED]


def follows(stat: str, coming: wire.Pending | None) -> str:
    """What sets one arrow of a scatter apart from another: whether the ball comes down near enough to be caught."""
    if stat != "scatter":
        return ""
    return (
        "; somebody may catch it"
        if coming and coming.get("kind") == "catching the ball"
        else "; nobody is near enough to catch it"
    )


NEWS = (
    said(wire.TryScored, lambda e: f"{e['player']} scores"),
    said(wire.Stolen, lambda e: f"{e['player']} steals the ball"),
    said(wire.PickedUp, lambda e: f"{e['player']} picks up the ball"),
    said(wire.PassReceived, lambda e: f"{e['player']} has the ball"),
    said(wire.Scattered, lambda _: "The ball scatters"),
    said(wire.Fumbled, lambda e: f"{e['player']} drops the ball"),
    said(wire.MeleeTied, lambda _: "Nobody lets go"),
)
"""What became of the ball, as a heading; what weighs more comes first."""
SMALL_NEWS = (
    said(wire.TryMissed, lambda _: "No try"),
    said(wire.PassHeld, lambda _: "The pass is not made"),
    said(wire.PassLeaves, lambda _: "The ball is in the air"),
)
"""The same, only where nobody falls at the same time."""
_SOUNDS = {"try scored": "TRY!", "stolen": "SNATCH!", "pass received": "FLAP!"}


def sound(kinds: Mapping[str, Any], side: Mapping[str, str]) -> tuple[str, str] | None:
    """A sound word and whose colour it wears; None where the ball makes no noise."""
    for kind, word in _SOUNDS.items():
        if kind in kinds:
            return word, side.get(kinds[kind].get("player", ""), "n")
    return None
