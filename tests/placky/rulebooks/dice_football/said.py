"""What the rulebook's numbers come to in words and pictures, for a test that changes them."""

from typing import Any

from tests.placky.rulebooks.dice_football import positions as p

from placky.diagrams.marks import Label, Plaque
from placky.rulebooks import rulebook
from placky.rulebooks.dice_football.painter.marks import LEFT, RIGHT, YARD
from touchline.core.play.wire import State
from touchline.dice_football.numbers import NUMBERS

painter = rulebook("dice_football").painter()
words = rulebook("dice_football").words()

LATE = p.position(yard=60, down=4, crossed=True)
SCORE, TOUCHBACK = NUMBERS.score, NUMBERS.start.touchback
PUNTED = {"action": "punt", "results": ["kick"], "hands": [{"faces": ["10", "20"]}, {"faces": ["NG", "S"]}]}
SCORED = {"team": "Red", "symbol": "10", "what": "touchdown"}
STEPS = (
    (p.position(score={"Red": SCORE.field_goal, "Blue": 0}), LATE),
    (p.position(offence="Blue", score={"Red": 0, "Blue": SCORE.safety}), LATE),
    (p.position(offence="Blue", yard=TOUCHBACK), p.position(yard=62, down=4, crossed=True, declared="punt")),
)


def said() -> dict[str, Any]:
    """Return texts and measures by where they are found."""
    board = painter.ground(p.START)
    fields = {area.id: (area.points[1][0] - area.points[0][0]) // YARD for area in board.areas}
    return {
        "asked": [
            words.choices.ask({"ask": "choose", "kind": kind, "coach": "Red"}) for kind in ("field goal", "fourth down")
        ],
        "options": [_option(do) for do in ("offence", "field goal", "take", "decline", "10", "20", "FG")],
        "told": [
            words.telling.tell({"event": event, "house": False, "down": 9, **SCORED})
            for event in ("kit laid", "touchback", "fresh downs", "down used", "six alike")
        ],
        "aims": [*_aims("punt"), *_aims("field goal")],
        "verdict": words.dice.verdicts(PUNTED)[0][1],
        "outcomes": [
            _outcome("down", "offence", "FG"), _outcome("down", "offence", "six 10"), _outcome("punt", "six", "NG"),
            _outcome("down", "tie", "six 10", "six NG"), _outcome("punt", "tie", "six 10", "six NG"),
        ],
        "rail": words.rail.NAMES[-1],
        "alt": painter.alt(p.START).partition(", 1st down, ")[2].partition(".")[0],
        "start": [mark.text for mark in board.words if mark.size == 12],
        "downs": [mark.text for mark in board.words if mark.id.startswith("down-")],
        "points": [mark.text for mark in board.words if mark.id.startswith("points-")],
        "boxes": len([mark for mark in board.lines if mark.id.startswith("score-")]),
        "lines": [mark.id for mark in board.lines if mark.dashed or mark.pen == "broad"],
        "yards": [(RIGHT - LEFT) // YARD, fields["end-zone-0"]],
        "steps": [_labels(state, before) for state, before in STEPS],
    }  # fmt: skip


def _option(do: str) -> str:
    return words.choices.option({"act": {"do": do}}, {"coach": "Red", "options": [{"do": do}]})


def _aims(action: str) -> list[str]:
    sides = {"Red": "offence dice", "Blue": "defence dice"}
    dice = [{"player": team, "team": team, "name": name, "number": 6, "faces": ["10"]} for team, name in sides.items()]
    return [note.text for hand in words.dice.hands({"action": action, "hands": dice}, LATE) for note in hand.notes[1:]]


def _outcome(action: str, *results: str) -> str:
    roll = {"action": action, "hands": [{"team": "Red"}, {"team": "Blue"}]}
    return words.dice.outcome(roll, [results], [], p.START, None)[0]


def _labels(state: State, before: State) -> list[str]:
    marks = [mark for marks in painter.scene(state, before=before).placement.overlays.values() for mark in marks]
    return [mark.text for mark in marks if isinstance(mark, Label | Plaque) and mark.id in ("scored", "flight-label")]
