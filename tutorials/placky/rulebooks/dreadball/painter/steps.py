"""What comes and goes on DreadBall's board: facings, threatened hexes, ranges, ways, the ball's flight, the score."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from placky.diagrams.marks import Ghost, Label, Mark, Patch, Stripe, Trail, Window, slug
from placky.diagrams.shapes import UNIT
from placky.diagrams.sides import side_look
from placky.rulebooks.dreadball.painter.marks import (
    RADIUS,
    ball_at,
    borders,
    centre,
    fielded,
    here,
    noses,
    outline,
    side_of,
)
from placky.sentences import Plural, Sentence, say
from touchline.core.hexes.coordinates import disc
from touchline.core.hexes.facing import threatened
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.verbs import PASS, STRIKE
from touchline.dreadball.wire_types import State

Cluster: TypeAlias = tuple[Mark, ...]
_LEAST, _MOST, _TO_A_LETTER = 14, 46, 28
"""The least and the largest size of letters, and how many of their size a window is wide."""
_NOTCH = 16
"""The frame of a walkthrough cuts its upper right corner, by less than the width's part of so many."""


_RUSH: Mapping[tuple[bool, bool], Sentence] = {
    (False, False): "Rush {rush}: {rushing}",
    (False, True): Plural(
        "tokens", one="Rush {rush}: {rushing}, {tokens} token", other="Rush {rush}: {rushing}, {tokens} tokens"
    ),
    (True, False): "Sudden death: {rushing}",
    (True, True): Plural(
        "tokens", one="Sudden death: {rushing}, {tokens} token", other="Sudden death: {rushing}, {tokens} tokens"
    ),
}
"""Whether it is sudden death, and whether action tokens are left to be taken -> what stands above the pitch."""


def clusters(state: State, before: State | None, view: Window) -> list[Cluster]:
    """Return everything that is no player and no loose ball; with ``before`` also what the step changed.

    Rush, score and who is out of play stand at the edges of ``view``.
    """
    found: list[Cluster] = [(patch,) for patch in _threats(state)]
    found += [(stripe,) for stripe in _ranges(state)]
    found += [(nose,) for nose in noses(state)]
    if before is not None:
        found += [*_moves(state, before), *_flight(state, before)]
    return [*found, *_track(state, view), *_away(state, view)]


def _threats(state: State) -> Iterator[Patch]:
    """Yield the hexes that the team without the rush threatens, one patch for each of its players."""
    if state["phase"] not in ("begin", "launch", "actions"):
        return
    for player in fielded(state):
        if player["team"] != state["rushing"] and not player["down"]:
            hexes = frozenset(there for there in threatened(here(player), player["facing"]) if there in PITCH.around)
            if hexes:
                yield Patch(f"threat-{slug(player['name'])}", outline(hexes), side_of(state, player))


def _ranges(state: State) -> Iterator[Stripe]:
    """Yield how far a thrower's dice reach, while he throws."""
    action: Mapping[str, Any] = state["action"] or {}
    if action.get("do") not in (PASS, STRIKE):
        return
    thrower = next((player for player in fielded(state) if player["name"] == action["player"]), None)
    if thrower is None:
        return
    for far in NUMBERS.throw.ranges:
        within = frozenset(there for there in disc(here(thrower), far) if there in PITCH.around)
        yield from (Stripe(f"range-{far}-{n}", line, "paint") for n, line in enumerate(borders(within)))


def _moves(state: State, before: State) -> Iterator[Cluster]:
    """Yield the way of everybody who stood elsewhere one step earlier: as walked, where the position tells it."""
    ways = {one["player"]: one["way"] for one in state.get("ways", ())}
    places = {player["name"]: player for player in fielded(before)}
    for player in fielded(state):
        old = places.get(player["name"])
        if old is None or old["at"] == player["at"]:
            continue
        side, name = side_of(state, player), slug(player["name"])
        points = tuple(centre(there) for there in ways.get(player["name"], ())) or (centre(here(old)),)
        if points[0] != centre(here(old)) or points[-1] != centre(here(player)):
            points = centre(here(old)), centre(here(player))
        colour = "move" if player["team"] == state["rushing"] else side_look(side).line
        yield (
            Ghost(f"from-{name}", points[0], RADIUS, side),
            Trail(f"way-{name}", points, colour, trim=(RADIUS, RADIUS + 60)),
        )


def _flight(state: State, before: State) -> Iterator[Cluster]:
    """Yield the way of a ball that nobody has carried."""
    start, end = ball_at(before), ball_at(state)
    carried = before["carrier"] is not None and before["carrier"] == state["carrier"]
    if start is None or end is None or start == end or carried:
        return
    yield (Trail("flight", (start, end), "paint", "dotted", trim=(RADIUS, RADIUS)),)


def _track(state: State, view: Window) -> Iterator[Cluster]:
    """Yield the rush, its tokens and the lead, along the upper edge of the window."""
    if state["phase"] == "set-up":
        return
    x, y, wide, tall = view
    size, team = _letters(view), state["teams"].index(state["rushing"])
    high = y + tall - _inches(size * 5 // 4)  # room to grow in
    tokens = state["phase"] in ("launch", "actions")
    text = say(_RUSH[state["sudden_death"], tokens], state)
    yield (Label("rush", (x + _inches(size), high), text, size, side_look(team).line, 800, "start", kept=True),)
    leading = [(name, lead) for name, lead in state["score"].items() if lead]
    name, lead = leading[0] if leading else ("", 0)
    said = say("{team} +{lead}" if name else "Level", team=name, lead=lead)
    colour = side_look(state["teams"].index(name)).line if name else "label"
    yield (Label("score", (x + wide - wide // _NOTCH, high), said, size, colour, 800, "end", kept=True),)


def _away(state: State, view: Window) -> Iterator[Cluster]:
    """Yield who is out of play, along the lower edge of the window: a line for each team."""
    right, low, size = view[0] + view[2], view[1], _letters(view) * 3 // 5
    for side, team in enumerate(state["teams"]):
        gone = [player for player in state["players"] if player["team"] == team and player["out"]]
        if not gone:
            continue
        told = [say("{name} {out}" if one["out"] > 0 else "{name} removed", one) for one in gone]
        text = say("Out of play: {players}", players=", ".join(told))
        at = right - _inches(size), low + _inches(size * (5 - 3 * side) // 2)
        yield (Label(f"away-{side}", at, text, size, side_look(side).line, 600, "end"),)


def _letters(view: Window) -> int:
    """The size of letters in a window: larger where it shows more, as the picture is not."""
    return min(_MOST, max(_LEAST, round(view[2] * UNIT / 1000 / _TO_A_LETTER)))


def _inches(units: int) -> int:
    return round(units * 1000 / UNIT)
