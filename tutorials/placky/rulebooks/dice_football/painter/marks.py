"""From a position of Sports Dice Football to marks: the board, and the pieces on it.

The field lies along x, the first team's end zone at left, so that the first team always drives to the right. Over the
field lies the down track, with the score and the power chip at its sides; under it the score track. What comes and goes
with a step stands in ``painter_steps``.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias, cast

from placky.diagrams.labels import width_of
from placky.diagrams.marks import Anchor, Area, Field, Inscription, Label, Painted, Pen, Piece, Place, Sketch
from placky.diagrams.sides import side_look
from placky.diagrams.tint import Tint
from placky.rulebooks.dice_football.painter.ball import ball
from placky.sentences import say
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.wire_types import State

Side: TypeAlias = Literal[0, 1]

LENGTH: int = NUMBERS.field.length
DEEP: int = NUMBERS.field.end_zone
MIDFIELD: int = NUMBERS.field.midfield
START: int = NUMBERS.start.first
TARGET: int = NUMBERS.score.target
WIDTH, HEIGHT = 8700, 5600
_MARGIN = 150
YARD = (WIDTH - 2 * _MARGIN) // (LENGTH + 2 * DEEP)
LEFT = (WIDTH - (LENGTH + 2 * DEEP) * YARD) // 2
RIGHT = WIDTH - LEFT
LOW, TOP = 1420, 4640
SPOT = (LOW + TOP) // 2 + 120
"""How high the ball lies."""
_MIDDLE = (LOW + TOP) // 2
NUMBERED = LOW + 450
BALL = 230
FLAG = 340
CHIP = 270
_CHIP_X = 1670
UPPER = 5120
_DOWNS: int = NUMBERS.downs.number
_BOX = 460
_TALL_BOX = 580
_FIRST_BOX = 3822
LANES = (765, 345)
_LANE = 420
_LAST_CELL = 1260
_CELL = (RIGHT - LEFT - _LAST_CELL) // TARGET
_STARTS = (START, LENGTH - START)
_LARGE = sorted({*range(10, LENGTH, 10), MIDFIELD} - {*_STARTS})
"""The yard lines with a large number."""

_BLUE = Tint("#1d4fd7", "#6ea8ff")
COLOURS = (
    ("b", _BLUE), ("b-line", _BLUE), ("b-edge", _BLUE), ("on-b", Tint("#ffffff", "#100f26")),
)  # fmt: skip
"""S-01: the teams are red and blue."""


def side_of(state: State, team: str | None) -> Side:
    """Return 0 for the first team, 1 for the second. Raises `ValueError` for any other."""
    return 1 if [*state["teams"]].index(team or "") else 0


def along(yard: float) -> int:
    """Return the x of a yard line counted from the first team's goal line."""
    return round(LEFT + (DEEP + yard) * YARD)


def absolute(state: State, side: Side | None = None, yard: float | None = None) -> float:
    """Return the yard line of the ball counted from the first team's goal line, whoever has it."""
    counted = state["yard"] if yard is None else yard
    of = side_of(state, state["offence"]) if side is None else side
    return LENGTH - counted if of else counted


def fitting(text: str, size: int, room: float, least: int = 11) -> tuple[str, int]:
    """Return words that fit into a room: in smaller letters, then cut.

    >>> fitting("Red", 20, 3000), fitting("The Unbelievably Long Names", 20, 3000)
    (('Red', 20), ('The Unbelievably Long …', 11))
    """
    while size > least and width_of(text, size) > room:
        size -= 1
    while len(text) > 1 and width_of(text, size) > room:
        text = f"{text[:-2]}…"
    return text, size


# ---------------------------------------------------------------- the board


def _box(left: int, low: int, right: int, top: int) -> tuple[Place, ...]:
    return ((left, low), (right, low), (right, top), (left, top))


def ground(state: State) -> Field:
    """Return the board without anything on it: field, down track, score track."""
    goals = along(0), along(LENGTH)
    whole = _box(0, 0, WIDTH, HEIGHT)
    strip = _box(LEFT, LANES[1] - _LANE // 2, RIGHT, LANES[0] + _LANE // 2)
    areas = (
        Area("around", whole, "sunk"),
        Area("grass", _box(LEFT, LOW, RIGHT, TOP), "field", "paint"),
        Area("end-zone-0", _box(LEFT, LOW, goals[0], TOP), "a", alpha=0.2),
        Area("end-zone-1", _box(goals[1], LOW, RIGHT, TOP), "b", alpha=0.2),
        Area("score", strip, "field", "paint"),
        Area("won", _box(_cell(TARGET)[0], strip[0][1], RIGHT, strip[2][1]), "zone", "paint"),
        *(Area(f"down-{n}", _down_box(n), "field", "paint") for n in range(1, _DOWNS + 1)),
    )
    lines, words = (*_yard_lines(), *_score_lines()), (*_numbers(), *_names(state))
    return Field(WIDTH, HEIGHT, areas, lines, margin=0, words=words, colours=COLOURS)


def _down_box(down: int) -> tuple[Place, ...]:
    left = _FIRST_BOX + (down - 1) * _BOX
    return _box(left, UPPER - _TALL_BOX // 2, left + _BOX, UPPER + _TALL_BOX // 2)


def _cell(points: int) -> tuple[int, int]:
    """Return left and right of a box of the score track; the last is as wide as is left."""
    left = LEFT + points * _CELL
    return left, RIGHT if points >= TARGET else left + _CELL


def _yard_lines() -> Iterator[Painted]:
    """Yield a line each five yards; where a number stands at the lower edge, the line ends over it."""
    for yard in sorted({*range(0, LENGTH + 1, 5), MIDFIELD, *_STARTS}):
        if yard in _STARTS:
            low, dashed, pen = NUMBERED + 290, True, "fine"
        elif yard in {0, LENGTH}:
            low, dashed, pen = LOW, False, "usual"
        elif yard in _LARGE:
            low, dashed, pen = NUMBERED, False, "broad" if yard == MIDFIELD else "fine"
        else:
            low, dashed, pen = LOW, False, "faint"
        yield Painted(f"yard-{yard}", ((along(yard), low), (along(yard), TOP)), dashed=dashed, pen=cast("Pen", pen))


def _score_lines() -> Iterator[Painted]:
    low, high = LANES[1] - _LANE // 2, LANES[0] + _LANE // 2
    for n in range(1, TARGET):
        x = _cell(n)[0]
        yield Painted(f"score-{n}", ((x, low), (x, high)), pen="faint")
    middle = (low + high) // 2
    yield Painted("lanes", ((LEFT, middle), (RIGHT, middle)), pen="faint")


def _numbers() -> Iterator[Inscription]:
    for yard in _LARGE:
        size = 19 if yard == MIDFIELD else 15
        yield Inscription(f"number-{yard}", (along(yard), LOW + 250), str(min(yard, LENGTH - yard)), size)
    for yard in _STARTS:
        yield Inscription(f"number-{yard}", (along(yard), NUMBERED + 100), str(START), 12, weight=500)
    for n in range(1, _DOWNS + 1):
        at = _FIRST_BOX + (n - 1) * _BOX + _BOX // 2, UPPER
        yield Inscription(f"down-{n}", at, str(n), 17, "label", 800)
    yield Inscription("down", (_FIRST_BOX - 110, UPPER), say("Down"), 13, "paint", 700, "end")
    line = LANES[0] + _LANE // 2 + 215
    for n in range(0, TARGET - 2, 5):  # right beside the target there is no room for another number
        left, right = _cell(n)
        yield Inscription(f"points-{n}", ((left + right) // 2, line), str(n), 14, "paint", 500)
    yield Inscription(f"points-{TARGET}", (RIGHT, line), say("{points} wins", points=TARGET), 14, "paint", 800, "end")


def _names(state: State) -> Iterator[Inscription]:
    for side, team in enumerate(state["teams"]):
        text, size = fitting(team, 22, TOP - LOW - 300)
        x = (LEFT + along(0)) // 2 if side == 0 else (RIGHT + along(LENGTH)) // 2
        colour = side_look(side).line
        yield Inscription(f"name-{side}", (x, _MIDDLE), text, size, colour, 800, turn=-90 if side else 90)


# ---------------------------------------------------------------- the pieces


def playing(state: State) -> bool:
    """Say whether a ball lies on the field."""
    return state["phase"] == "drive" and state["offence"] is not None


def spot(state: State) -> Place:
    """Return where the ball lies."""
    return along(absolute(state)), SPOT


def chip_at(state: State) -> Place:
    """Return where the power chip lies: on its holder's side, in the middle before anybody holds it."""
    if state["chip"] is None:
        return WIDTH // 2, SPOT
    return _chip_place(side_of(state, state["chip"]))


def _chip_place(side: Side) -> Place:
    return (WIDTH - _CHIP_X if side else _CHIP_X), UPPER


def chip_words(state: State) -> tuple[Label, ...]:
    """Return what the power chip is called, beside it."""
    x, y = chip_at(state)
    if state["chip"] is not None and side_of(state, state["chip"]):
        x, anchor = x - CHIP - 60, "end"
    else:
        x, anchor = x + CHIP + 60, "start"
    return (Label("chip-word", (x, y), say("chip"), 13, weight=500, anchor=cast("Anchor", anchor)),)


def pieces(state: State) -> tuple[Piece | Sketch, ...]:
    """Return everything that is moved: scoring tokens, power chip, down marker, ball, the flag of who has it."""
    chip = Piece("chip", chip_at(state), CHIP, "power chip")
    found: list[Piece | Sketch] = [_scoring(state, 1), _scoring(state, 0), chip]
    if playing(state):
        side, at = side_of(state, state["offence"]), spot(state)
        foot = at[0], at[1] + round(0.62 * BALL)
        marker = _FIRST_BOX + (state["down"] - 1) * _BOX + _BOX // 2, UPPER
        found += [
            Piece("down", marker, 215, "down marker", "ring"),
            Piece(f"drive-{side}", foot, FLAG, f"drive {side}", "flag", side, facing="left" if side else "right"),
            ball(at, BALL),
        ]
    return tuple(found)


def _scoring(state: State, side: Side) -> Piece:
    """Return a team's scoring token on its lane of the track."""
    left, right = _cell(min(state["score"][state["teams"][side]], state["target"]))
    return Piece(f"score-{side}", ((left + right) // 2, LANES[side]), 185, f"score {side}", side=side)
