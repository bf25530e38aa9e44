"""0.01 The rules of rugby, 0.02 Precedence of rules.

The three things that Takkure keeps from rugby, and who wins when a card contradicts the book. Where the other rules
lean on one of the three, they ask here.
"""

from functools import cache

from touchline.core.inches.geometry import Point
from touchline.core.play.requests import Refusal
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Prevails
from touchline.takkure.refusals import refuse
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


def ahead(s: State, passer: int, receiver: int, spot: Point | None = None) -> bool:
    """R-24: is the receiver's leading edge nearer the in-goal that they attack than the passer's at his `spot`?"""
    sign = 1 if s.line_up.team[passer] == 0 else -1
    places = {passer: spot or s.at[passer], receiver: s.at[receiver]}
    lead = [sign * places[i][1] + s.line_up.radius[i] for i in (passer, receiver)]
    return lead[1] > lead[0]


@rule("0.01")
def may_pass(s: State, passer: int, receiver: int, spot: Point | None = None) -> Refusal | None:
    """0.01-a: no pass to a team-mate in front; level is allowed (R-24). `spot`: where the ball leaves (R-65)."""
    if ahead(s, passer, receiver, spot):
        names = s.line_up.names
        code = "receiver-ahead" if spot in (None, s.at[passer]) else "receiver-ahead-of-release"
        return refuse("0.01", code, who=names[receiver], passer=names[passer])
    return None


@rule("0.01")
def may_be_tackled(s: State, target: int) -> Refusal | None:
    """0.01-b: only the carrier may be tackled."""
    if target != s.carrier:
        number = STATED["0.01-b"] if s.play is None else STATED["0.01-b", "4.08-g"]
        return refuse(number, "only-carrier-tackled", who=s.line_up.names[target])
    return None


@rule("0.01")
def may_break_through(s: State, player: int) -> Refusal | None:
    """0.01-c: only the carrier goes into defenders (R-57: touching in passing is free)."""
    if player != s.carrier:
        return refuse("0.01", "only-carrier-breaks-through", who=s.line_up.names[player])
    return None


@rule("0.01")
def may_stand_up(s: State, player: int) -> Refusal | None:
    """0.01-d: nobody stands up while he holds the ball."""
    if player == s.carrier:
        return refuse("0.01", "carrier-stays-down", who=s.line_up.names[player])
    return None


@rule("0.02")
def prevails(s: State, player: int, skill: str, over: str) -> Prevails:
    """0.02-b: the card wins over the book; the event says which skill beats which rule."""
    return Prevails(STATED["0.02-a", "0.02-b"], s.line_up.names[player], skill, over)


@cache
def untaught(by: str, action: str, number: str, chapter: int) -> Refusal:
    """Why an action of a later chapter, by rule `number`, is not open in this exercise (R-94)."""
    return refuse(by, "waits-for-exercise", do=action, taught_by=number, chapter=chapter)
