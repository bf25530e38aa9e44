"""How a way of Takkure has ended, in a few words: a try, a kick-off without one, or who has the ball."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from placky.words import Ended
from touchline.takkure import wire_types as wire

__all__ = ["LINES", "ended"]

_OVER: Mapping[str, Sentence] = {
    "centre line": "{name} over the centre line", "kick-off line": "{name} over the kick-off line",
}  # fmt: skip
LINES = tuple(_OVER)
"""What a part may be played for: that the attackers bring the ball over one of these, of the second the far one."""

PLAYED = ("play", "kick-off")
"""The phases in which players are where play has left them."""

WIN, TRY, HELD, DOWN, ELSEWHERE = 40, 20, 10, 0, 0
"""What each is worth to a side; it only decides which way a coach would rather go."""
INJURED = 3
"""What an injured player is worth to the others, as more attacks follow: who risks him for less had better not."""
_FAR = 1_000
"""From so many thousandths of an inch on, it is told how much farther back or up somebody has the ball."""


def ended(state: wire.State, before: wire.State, aim: str = "") -> Ended | None:
    """What has come of it since an earlier state; nothing before the kick has come down.

    After a try that fails, whoever went for it may still hold the ball, and has nothing of it: a kick-off follows.
    Where the ball is to come to `aim`, it is worth nothing with another of his team, and how far he has gone back or
    up for it is told. Where it is to come over a line, who falls beyond it has done it, and short of it the ball is
    worth nothing once the tokens are spent. Who has been injured is told, but no longer once players are placed, when
    all of them wait beside the pitch. Of an injury roll, how long is told.
    """
    both = [*zip(state["players"], before["players"], strict=True)] if state["phase"] in PLAYED else []
    lost = tuple(
        Ended(found, 1 - state["teams"].index(now["team"]), INJURED)
        for now, then in both if (found := _lost(now, then))
    )  # fmt: skip
    for side, (team, now, then) in enumerate(zip(state["teams"], state["score"], before["score"], strict=True)):
        if now > then:
            return Ended(say("a try for {team}", team=team), side, TRY, beside=lost)
    if state["phase"] == "full time":
        return _won(state)
    if state["half"] != before["half"] or state["phase"] == "half-time":
        return Ended(say("no try, and the half is over"))
    if state["phase"] == "play":
        return _held(state, before, aim)._replace(beside=lost)
    if before["phase"] == "play" and state["phase"] != "catching":
        return Ended(say("no try, and a kick-off"), beside=lost)
    return Ended("", beside=lost) if lost else None


def _won(state: wire.State) -> Ended:
    """That no try has come before time was up, which is worth a lot to whoever is ahead."""
    for side, (team, own, other) in enumerate(zip(state["teams"], state["score"], state["score"][::-1], strict=True)):
        if own > other:
            return Ended(say("{team} win the match", team=team), side, WIN)
    return Ended(say("no try, and the match is over"))


def _lost(player: wire.Player, was: wire.Player) -> str:
    """That he is injured, or once he is, for how long; a position says no more of it than until the next kick-off."""
    off, before = player.get("off") or 0, was.get("off") or 0
    if not before:
        return say("{name} is off", player) if off else ""
    return say(_OFF[off], player) if off > before else ""


_OFF: Sequence[Sentence] = (
    "",
    "{name} may come back at the next kick-off",
    "{name} misses one kick-off",
    "{name} is out for the half",
    "{name} is out for good",
)
"""How long a player is off, as the engine counts it."""
_MOVED: Mapping[str, Sentence] = {
    "here": "{name} has the ball",
    "up": "{name} has the ball, {far:inches} farther up",
    "back": "{name} has the ball, {far:inches} farther back",
}
"""How much farther back or up somebody has the ball than he was."""


def _held(state: wire.State, before: wire.State, aim: str) -> Ended:
    """Who has the ball; an attacker has as many tokens left to do better."""
    carrier = next((one for one in state["players"] if one["ball"]), None)
    if carrier is None:
        return Ended(say("nobody has the ball, {attacker} attack", state))
    side, left = state["teams"].index(carrier["team"]), state["tokens"]
    if aim in LINES and carrier["team"] == before["attacker"] and not _is_short(state, carrier, side, aim):
        return Ended(say(_OVER[aim], carrier), side, TRY)
    if carrier["ground"]:
        return Ended(say("{team} have the ball, its carrier down", carrier), side, DOWN)
    if aim and (found := _aimed(state, before, carrier, side, aim)):
        return found
    held = say("{team} have the ball", carrier)
    return Ended(held, side, HELD, left if carrier["team"] == state["attacker"] else 0)


def _aimed(state: wire.State, before: wire.State, carrier: wire.Player, side: int, aim: str) -> Ended | None:
    """What a carrier on his feet may still do for an aim of his team; None where it is no aim of theirs."""
    if aim in LINES and carrier["team"] == before["attacker"]:
        left = state["tokens"]
        return Ended(say("{team} have the ball, short of the line", carrier), side, HELD if left else ELSEWHERE, left)
    if not any(one["name"] == aim and one["team"] == carrier["team"] for one in state["players"]):
        return None
    if carrier["name"] != aim:
        return Ended(say("{team} have the ball elsewhere", carrier), side, ELSEWHERE)
    return Ended(_from_there(carrier, before, side), side, HELD)


def _is_short(state: wire.State, player: wire.Player, side: int, line: str) -> bool:
    """Is the middle of a base still short of a line, as his team sees it?"""
    field = state["field"]
    beyond = field["kick_off"] if line == "kick-off line" else 0
    return (player["at"][1] - field["length"] / 2) * (-1 if side else 1) < beyond


def _from_there(player: wire.Player, before: wire.State, side: int) -> str:
    """That somebody has the ball, and how much farther back or up than he was, as his team sees it, from an inch on."""
    was = next(one for one in before["players"] if one["name"] == player["name"])
    up = (player["at"][1] - was["at"][1]) * (-1 if side else 1)
    return say(_MOVED["here" if abs(up) < _FAR else "up" if up > 0 else "back"], player, far=abs(up))
