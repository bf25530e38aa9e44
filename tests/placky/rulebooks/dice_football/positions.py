"""Positions of Sports Dice Football, as the table tells them."""

from typing import Any

from touchline.core.play.wire import State


def position(**given: Any) -> State:
    """Return a position: Red on their own 25 at the start of a match, but for what is given."""
    state: State = {
        "game": "dice_football", "phase": "drive", "teams": ["Red", "Blue"], "score": {"Red": 0, "Blue": 0},
        "offence": "Red", "yard": 25, "down": 1, "crossed": False, "chip": "Blue", "declared": None, "target": 21,
        "winner": None, "readings": {}, "house": True,
    } | given  # fmt: skip
    if state["phase"] != "drive":
        return state | {"offence": None, "yard": None, "spot": None}
    yard, own = state["yard"], state["offence"]
    (other,) = (team for team in state["teams"] if team != own)
    spot = "the 50" if yard == 50 else f"{own}'s {yard}" if yard < 50 else f"{other}'s {100 - yard}"
    return state | {"spot": spot}


LATE = {"Red": 7, "Blue": 14}
START = position()
NASTY = '<script>alert("1")</script>&\x00'
ALL = {
    "start": START,
    "toss": position(phase="toss", chip=None),
    "fourth": position(offence="Blue", yard=70, down=4, crossed=True, chip="Red", declared="field goal", score=LATE),
    "punt": position(yard=1, down=4, declared="punt"),
    "go": position(yard=50, down=4, crossed=True, declared="go for it"),
    "edge": position(offence="Blue", yard=99, crossed=True),
    "over": position(phase="over", winner="Blue", score={"Red": 14, "Blue": 27}),
    "nasty": position(teams=[NASTY, "A very long name of a team indeed"], offence=NASTY, chip=NASTY,
                      score={NASTY: 20, "A very long name of a team indeed": 3}, yard=98, crossed=True),
}  # fmt: skip
STEPS = {
    "gain": (position(yard=35, down=2), START),
    "sack": (position(yard=15, down=2), START),
    "to": (position(offence="Blue", yard=75, crossed=True), START),
    "downs": (position(offence="Blue", yard=65, crossed=True), position(down=4, declared="go for it")),
    "punted": (position(offence="Blue", yard=35), position(down=4, declared="punt")),
    "no punt": (position(offence="Blue", yard=75, crossed=True), position(down=4, declared="punt")),
    "touchback": (position(offence="Blue", yard=25), position(yard=78, down=4, crossed=True, declared="punt")),
    "no good": (position(offence="Blue", yard=40), position(yard=60, down=4, crossed=True, declared="field goal")),
    "touchdown": (position(offence="Blue", score={"Red": 7, "Blue": 0}), position(yard=60, crossed=True)),
    "returned": (position(score={"Red": 0, "Blue": 7}), position(yard=60, crossed=True)),
    "field goal": (position(score=LATE), position(offence="Blue", yard=60, crossed=True, score={"Red": 7, "Blue": 11})),
    "safety": (position(offence="Blue", score={"Red": 0, "Blue": 2}), position(yard=10)),
    "chip": (position(yard=35, down=2, chip="Red"), START),
    "won": (position(phase="over", winner="Red", score={"Red": 21, "Blue": 0}), position(score={"Red": 14, "Blue": 0})),
}
