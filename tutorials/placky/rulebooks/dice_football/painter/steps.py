"""What comes and goes on the board: the line to gain, the ball's way, what was declared, the score in figures.

A cluster is a group of marks that appear together. What a step changed is read from the two positions around it.
"""

from collections.abc import Iterator
from typing import TypeAlias

from placky.diagrams.labels import width_of
from placky.diagrams.marks import Ghost, Label, Mark, Plaque, Star, Stripe, Trail
from placky.diagrams.plates import plaque_size
from placky.diagrams.sides import side_look
from placky.rulebooks.dice_football.painter.marks import (
    BALL,
    CHIP,
    DEEP,
    LEFT,
    LENGTH,
    MIDFIELD,
    NUMBERED,
    RIGHT,
    SPOT,
    TOP,
    UPPER,
    WIDTH,
    Side,
    absolute,
    along,
    chip_at,
    chip_words,
    fitting,
    playing,
    side_of,
    spot,
)
from placky.rulebooks.dice_football.words.numbers import say
from placky.rulebooks.dice_football.words.numbers import spot as in_words
from placky.sentences import capital
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.wire_types import State

Cluster: TypeAlias = tuple[Mark, ...]

_WAY = SPOT - 360
_WORDS = SPOT - 690
_OVER = SPOT + 960
_EDGE = 70
_FLIGHT = 12
_HIGH = 400
"""A kicked ball flies no higher than this, under the cloth of a flag."""
_ROOM = 5200


def clusters(state: State, before: State | None = None) -> list[Cluster]:
    """Return everything that is not a piece; with ``before`` also what the step changed."""
    found = [*_scores(state), chip_words(state)]
    if playing(state):
        found += [_to_gain(state), _named(state)]
        if state["declared"]:
            text, size = fitting(say(state["declared"]), 15, _ROOM)
            found.append((_plaque("declared", spot(state)[0], _WORDS, text, size),))
    if before is not None:
        found += _changed(state, before)
    if state["winner"] is not None:
        text, size = fitting(say("{winner} wins", state), 30, _ROOM, 14)
        found.append((_plaque("winner", WIDTH // 2, SPOT + 700, text, size, side_of(state, state["winner"])),))
    return found


def _scores(state: State) -> Iterator[Cluster]:
    """Yield each team's points in figures, at its side over the field."""
    for side in (0, 1):
        text = str(state["score"][state["teams"][side]])
        at = (RIGHT if side else LEFT), UPPER
        yield (Plaque(f"points-{side}", at, text, 17, 1 if side else 0, "end" if side else "start"),)


def _line_to_gain(state: State) -> int:
    side = side_of(state, state["offence"])
    return along(absolute(state, side, LENGTH if state["crossed"] else MIDFIELD))


def _to_gain(state: State) -> Cluster:
    side, x = side_of(state, state["offence"]), _line_to_gain(state)
    line = Stripe("gain", ((x, NUMBERED), (x, TOP - 90)))
    at = x + (90 if side else -90), TOP - 170
    return line, Label("gain-label", at, say("line to gain"), 12, "move", anchor="start" if side else "end")


def _named(state: State) -> Cluster:
    """Return the name of the spot, over the flag, and beside the line to gain."""
    text, size = fitting(capital(in_words(str(state["spot"]))), 15, _ROOM)
    width, line = width_of(text, size), _line_to_gain(state)
    x, room = _held(spot(state)[0], width), round(width / 2) + _EDGE
    if abs(line - x) < room:
        x = line - room if spot(state)[0] < line else line + room
    return (Label("spot", (x, _OVER), text, size),)


def _held(x: int, width: float) -> int:
    """Return where words have their middle so that they stay between the goal lines."""
    half = round(width / 2) + _EDGE
    return max(along(0) + half, min(along(LENGTH) - half, x))


def _plaque(ident: str, x: int, y: int, text: str, size: int, side: Side | None = None) -> Plaque:
    mark = Plaque(ident, (x, y), text, size, side)
    return Plaque(ident, (_held(x, plaque_size(mark)[0]), y), text, size, side)


def _label(ident: str, x: int, text: str, size: int = 16) -> Label:
    return Label(ident, (_held(x, width_of(text, size)), _WORDS), text, size)


# ---------------------------------------------------------------- what a step changed


def _changed(state: State, before: State) -> Iterator[Cluster]:
    if before["chip"] not in {None, state["chip"]}:
        yield (Ghost("chip-was", chip_at(before), CHIP, side_of(before, before["chip"])),)
    if not playing(before):
        return
    side = side_of(before, before["offence"])
    gains = {team: state["score"][team] - before["score"][team] for team in state["teams"]}
    scorer = next((team for team in state["teams"] if gains[team] > 0), None)
    if scorer is not None:
        yield from _scored(before, side_of(state, scorer), gains[scorer])
    elif playing(state):
        if state["offence"] == before["offence"]:
            yield from _advanced(state, before)
        elif before["declared"] == "punt":
            yield from _punted(state, before)
        else:
            yield from _turned_over(state, before)
    moved = scorer is not None or (playing(state) and spot(state) != spot(before))
    if moved:
        yield (Ghost("was", spot(before), BALL, side),)


def _run(ident: str, start: int, end: int, colour: str = "move") -> Trail:
    return Trail(ident, ((start, _WAY), (end, _WAY)), colour)


def _flight(start: int, end: int) -> Trail:
    """Return the way of a kicked ball: an arc, dashed."""
    high = min(_HIGH, abs(end - start) // 3)
    points = []
    for n in range(_FLIGHT + 1):
        share = n / _FLIGHT
        points.append((round(start + (end - start) * share), round(SPOT + 4 * high * share * (1 - share))))
    return Trail("flight", tuple(points), "paint", "dashed", trim=(BALL, BALL))


def _advanced(state: State, before: State) -> Iterator[Cluster]:
    """Yield the yards that the offence won or lost."""
    (old, _), (new, _) = spot(before), spot(state)
    if old == new:
        return
    yards = state["yard"] - before["yard"]
    text = f"{'+' if yards > 0 else '−'}{abs(yards)}"
    yield _run("way", old, new), _label("way-label", (old + new) // 2, text)


def _punted(state: State, before: State) -> Iterator[Cluster]:
    side, (old, _), (new, _) = side_of(before, before["offence"]), spot(before), spot(state)
    yards = LENGTH - state["yard"] - before["yard"]
    if yards % NUMBERS.gain.ten and state["yard"] == NUMBERS.start.touchback:
        goal = along(absolute(before, side, LENGTH + DEEP // 2))
        yield _flight(old, goal), _label("flight-label", (old + goal) // 2, say("punt, touchback"))
    elif yards:
        yield _flight(old, new), _label("flight-label", (old + new) // 2, say("punt, {yards:yards}", yards=yards))
    else:
        yield (_label("flight-label", old, say("punt, no yards")),)


def _turned_over(state: State, before: State) -> Iterator[Cluster]:
    """Yield that the ball changed hands, and how far it went before it did."""
    side, (old, _), (new, _) = side_of(state, state["offence"]), spot(before), spot(state)
    if old != new:
        yield (_run("way", old, new),)
    yield (Star("turnover", (new, SPOT), side, radius=520, under=True),)
    why = say("no good" if before["declared"] == "field goal" else "turnover")
    yield (_label("turnover-label", new, why),)


def _scored(before: State, scorer: Side, points: int) -> Iterator[Cluster]:
    """Yield the ball's way to a score: through the posts, or into an end zone."""
    side, (old, _) = side_of(before, before["offence"]), spot(before)
    if points == NUMBERS.score.field_goal:
        trail = _flight(old, along(absolute(before, side, LENGTH + DEEP)))
        what = say("field goal +{points}", points=points)
    elif points == NUMBERS.score.safety:
        trail, what = (
            _run("way", old, along(absolute(before, side, -DEEP // 2))),
            say("safety +{points}", points=points),
        )
    else:
        end = LENGTH + DEEP // 2 if scorer == side else -DEEP // 2
        colour = "move" if scorer == side else side_look(scorer).line
        trail, what = (
            _run("way", old, along(absolute(before, side, end)), colour),
            say("touchdown +{points}", points=points),
        )
    yield (trail,)
    middle = (trail.points[0][0] + trail.points[-1][0]) // 2
    yield (_plaque("scored", middle, _WORDS, what, 15, scorer),)
