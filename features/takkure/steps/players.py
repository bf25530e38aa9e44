"""Players and the ball. Where everyone stands, and in what state."""

from typing import Any

from placky.rulebooks.takkure.language import at_words, book, then, when
from placky.scenarios.claims import claim, latest, same, worded
from placky.scenarios.step_table import StepTable


def _player(table: StepTable, name: str) -> dict[str, Any]:
    return next(p for p in table.state()["players"] if p["name"] == name)


def _near(found: list[int], wanted: list[int]) -> bool:
    """To a hundredth of an inch."""
    return max(abs(a - b) for a, b in zip(found, wanted, strict=True)) <= 10


def _stands_at(player: dict[str, Any], point: list[int]) -> None:
    name, at = player["name"], player["at"]
    claim(not player["off"], f"{name} is off the field")
    claim(_near(at, point), f"{name} stands at {at_words(at)}, not at {at_words(point)}")


@then("{player} stands at {point}")
def stands_at(table: StepTable, player: str, point: list[int]) -> None:
    """The centre of a player's base, to a hundredth of an inch."""
    _stands_at(_player(table, player), point)


@then("{player} (?P<how>is on the ground|is standing|holds the ball|does not hold the ball|is unhurt|is on the field)")
def is_how(table: StepTable, player: str, how: str) -> None:
    """On the ground (at least one ground token), standing (none), with the ball or not, unhurt, on the field."""
    p = _player(table, player)
    truth = {
        "is on the ground": p["ground"] > 0, "is standing": p["ground"] == 0, "holds the ball": p["ball"],
        "does not hold the ball": not p["ball"], "is unhurt": p["wounds"] == 0, "is on the field": not p["off"],
    }  # fmt: skip
    truths = worded([one for one, holds in truth.items() if holds])
    claim(truth[how], f"{player} does not fit: {truths}")


@then("{player} has {number} (?P<what>wound|ground token|activation token)s?")
def has(table: StepTable, player: str, number: int, what: str) -> None:
    """How many of a kind of token a player has."""
    key = {"wound": "wounds", "ground token": "ground", "activation token": "activations"}[what]
    same(f"{what}s of {player}", _player(table, player)[key], number)


_ABSENCES = ("", "until the next kick-off", "for the next kick-off", "for the half", "for the match")


@then(
    "{player} is off the field(?P<time> until the next kick-off| for the next kick-off| for the half| for the match)?"
)
def is_off(table: StepTable, player: str, time: str | None) -> None:
    """Off the field (5.05): until the next kick-off, missing that one, for the rest of the half or of the match."""
    off = _player(table, player)["off"]
    claim(off, f"{player} is on the field")
    claim(time is None or _ABSENCES[off] == time.strip(), f"{player} is off the field {_ABSENCES[off]}")


@then("{player} has {number} (?P<kind>active|inactive) fatigue tokens?")
def has_fatigue(table: StepTable, player: str, number: int, kind: str) -> None:
    """How many fatigue tokens of a player show their active side, or the other one (4.01)."""
    found = _player(table, player)["fatigue" if kind == "active" else "resting"]
    same(f"{kind} fatigue tokens of {player}", found, number)


_COLUMNS = book.columns(
    {
    "player": "player", "at": "point", "ball": "yes", "marker": "marker", "MOV": "pair", "BaC": "pair",
    "skills": "skills",
    **dict.fromkeys(("ground", "wounds", "fatigue", "resting", "STR", "REF", "INT", "PRT", "BOD", "base"), "number"),
    },
    claims=True,
)  # fmt: skip


@then("the players are:", columns=_COLUMNS)
def players_are(table: StepTable, datatable: list[list[str]]) -> None:
    """One row a player, any of: `at`, `ground`, `wounds`, `ball` (yes or no), `marker`, and what the card says."""
    for row in _COLUMNS.cells(datatable):
        p = _player(table, row.pop("player"))
        for key, wanted in row.items():
            found = (p[key] or "none") if key == "marker" else p[key]
            if key == "at":
                _stands_at(p, wanted)
            else:
                same(f"{key} of {p['name']}", found, wanted)


@then("{player}'s (?P<value>STR|REF|INT|PRT|BOD|stamina|try value|general BaC|attack MOV|defence MOV|base) is {number}")
def card_value(table: StepTable, player: str, value: str, number: int) -> None:
    """A value of the player card, or one made of two (0.B)."""
    p = _player(table, player)
    made = {
        "stamina": p["BOD"] + p["PRT"], "try value": p["BaC"][1], "general BaC": p["BaC"][0],
        "attack MOV": p["MOV"][0], "defence MOV": p["MOV"][1],
    }  # fmt: skip
    same(f"{value} of {player}", made.get(value, p.get(value)), number)


@then("{player} has moved {inches} inch(?:es)?")
def has_moved(table: StepTable, player: str, inches: int) -> None:
    """The length of a player's latest move, along its way."""
    moved = latest(table, "moved", f"{player} has not moved yet", player=player)
    claim(
        abs(moved["length"] - inches) <= 2,
        f"{player} has moved {moved['length'] / 1000:g} inches, not {inches / 1000:g}",
    )


@then("{player} and {other:player} (?:are {inches} inch(?:es)? apart|(?P<touch>touch))")
def apart(table: StepTable, player: str, other: str, inches: int | None, touch: str | None) -> None:
    """The distance between two bases, edge to edge (0.03)."""
    a, b = _player(table, player), _player(table, other)
    span = ((a["at"][0] - b["at"][0]) ** 2 + (a["at"][1] - b["at"][1]) ** 2) ** 0.5 - a["radius"] - b["radius"]
    wanted = "touching" if touch else f"{(inches or 0) / 1000:g} inches apart"
    claim(abs(span - (inches or 0)) <= 10, f"{player} and {other} are {span / 1000:.3f} inches apart, not {wanted}")


@then(
    "the ruler shows {inches} inch(?:es)? from {player} to {other:player}"
    "(?:, which is (?P<how>near enough|too far|within {reach:number}))?"
)
def ruler_shows(table: StepTable, inches: int, player: str, other: str, how: str | None, reach: int | None) -> None:
    """The latest distance that a rule had measured between these two, and whether it counts (0.03, 1.13)."""
    ends = {player, other}
    measured = [e for e in table.events() if e["event"] == "measured" and {e["player"], e["to"]} == ends]
    claim(measured, f"nobody has measured from {player} to {other}")
    found = measured[-1]
    claim(
        abs(found["distance"] - inches) <= 2,
        f"the ruler shows {found['distance'] / 1000:g} inches, not {inches / 1000:g}",
    )
    counts = "near enough" if found["counts"] else "too far"
    claim(how is None or found["counts"] == (how != "too far"), f"that is {counts}, not {how}")
    if reach is not None:
        limit = found["reach"]
        claim(
            limit == 1000 * reach,
            f"the limit is {limit / 1000:g} inches, not {reach}" if limit else "there is no limit",
        )


@then("{player}'s tackle has (?P<contact>contact|no contact)")
def contact(table: StepTable, player: str, contact: str) -> None:
    """Whether a declared tackle touched the carrier or his way (1.20)."""
    checked = latest(table, "contact checked", f"no contact of {player} has been checked yet", player=player)
    same(f"{player}'s tackle has contact", checked["contact"], contact == "contact")


@then("the ball (?P<how>lies|comes down) at {point}")
def ball_lies(table: StepTable, how: str, point: list[int]) -> None:
    """A loose ball, or one that may still be caught, by its centre, to a hundredth of an inch."""
    state = table.state()
    ball, flies = state["ball"], state.get("phase") == "catching"
    claim(ball, "the ball is in somebody's hands, or out of play")
    claim(flies == (how == "comes down"), f"the ball {'is in the air' if flies else 'has come down'}")
    claim(_near(ball, point), f"the ball {how} at {at_words(ball)}, not at {at_words(point)}")


@when(
    "{player} declares (?:a|an) (?P<what>pass|tackle|move|placing|break through|stand up)(?: (?:to|on) {other:player})?"
)
def declares(table: StepTable, player: str, what: str, other: str | None) -> None:
    """Practice ground: say what will be done, before anything is measured (0.03)."""
    action = "place" if what == "placing" else what
    table.act({"do": "declare", "player": player, "action": action, **({"to": other} if other else {})})


@when("a coach measures from {player} to {other:player}")
def measures(table: StepTable, player: str, other: str) -> None:
    """Practice ground: lay the ruler between the two closest points (0.03)."""
    table.act({"do": "measure", "player": player, "to": other})


@when("{player} places the ball at {point}")
def places(table: StepTable, player: str, point: list[int]) -> None:
    """Practice ground: place the ball, no part of it beyond 2 inches (0.03)."""
    table.act({"do": "place", "player": player, "at": point})


@when("{player} takes the ball")
def takes(table: StepTable, player: str) -> None:
    """Practice ground: a player now holds the ball (0.05)."""
    table.act({"do": "take", "player": player})


@when("the ball falls to the ground(?: at {point})?")
def falls(table: StepTable, point: list[int] | None) -> None:
    """Practice ground: the ball is loose (0.05)."""
    table.act({"do": "drop", **({"at": point} if point else {})})
