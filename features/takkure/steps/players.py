"""Players and the ball. Where everyone stands, and in what state."""

from typing import Any

from placky.rulebooks.takkure.language import book, then, when


def _player(table: Any, name: str) -> dict[str, Any]:
    return next(p for p in table.state()["players"] if p["name"] == name)


@then("{player} stands at {point}")
def stands_at(table: Any, player: str, point: list[int]) -> None:
    """The centre of a player's base, to a hundredth of an inch."""
    at = _player(table, player)["at"]
    assert max(abs(at[0] - point[0]), abs(at[1] - point[1])) <= 10, (
        f"{player} stands at {at[0] / 1000:g}, {at[1] / 1000:g}"
    )


@then("{player} (?P<how>is on the ground|is standing|holds the ball|does not hold the ball|is unhurt|is on the field)")
def is_how(table: Any, player: str, how: str) -> None:
    """On the ground (at least one ground token), standing (none), with the ball or not, unhurt, on the field."""
    p = _player(table, player)
    truth = {
        "is on the ground": p["ground"] > 0, "is standing": p["ground"] == 0, "holds the ball": p["ball"],
        "does not hold the ball": not p["ball"], "is unhurt": p["wounds"] == 0, "is on the field": not p["off"],
    }  # fmt: skip
    assert truth[how], p


@then("{player} has {number} (?P<what>wound|ground token|activation token)s?")
def has(table: Any, player: str, number: int, what: str) -> None:
    """How many of a kind of token a player has."""
    key = {"wound": "wounds", "ground token": "ground", "activation token": "activations"}[what]
    assert _player(table, player)[key] == number, _player(table, player)


_ABSENCES = ("", "until the next kick-off", "for the next kick-off", "for the half", "for the match")


@then(
    "{player} is off the field(?P<time> until the next kick-off| for the next kick-off| for the half| for the match)?"
)
def is_off(table: Any, player: str, time: str | None) -> None:
    """Off the field (5.05): until the next kick-off, missing that one, for the rest of the half or of the match."""
    off = _player(table, player)["off"]
    assert off and (time is None or _ABSENCES[off] == time.strip()), f"{player}: {_ABSENCES[off] or 'on the field'}"


@then("{player} has {number} (?P<kind>active|inactive) fatigue tokens?")
def has_fatigue(table: Any, player: str, number: int, kind: str) -> None:
    """How many fatigue tokens of a player show their active side, or the other one (4.01)."""
    found = _player(table, player)["fatigue" if kind == "active" else "resting"]
    assert found == number, _player(table, player)


_COLUMNS = book.columns(
    {
    "player": "player", "at": "point", "ball": "yes", "marker": "marker", "MOV": "pair", "BaC": "pair",
    "skills": "skills",
    **dict.fromkeys(("ground", "wounds", "fatigue", "resting", "STR", "REF", "INT", "PRT", "BOD", "base"), "number"),
    },
    claims=True,
)  # fmt: skip


@then("the players are:", columns=_COLUMNS)
def players_are(table: Any, datatable: list[list[str]]) -> None:
    """One row a player, any of: `at`, `ground`, `wounds`, `ball` (yes or no), `marker`, and what the card says."""
    for row in _COLUMNS.cells(datatable):
        p = _player(table, row.pop("player"))
        for key, wanted in row.items():
            found = (p[key] or "none") if key == "marker" else p[key]
            if key == "at":
                assert max(abs(a - b) for a, b in zip(found, wanted, strict=True)) <= 10, (
                    f"{p['name']} stands at {found}"
                )
            else:
                assert found == wanted, p


@then("{player}'s (?P<value>STR|REF|INT|PRT|BOD|stamina|try value|general BaC|attack MOV|defence MOV|base) is {number}")
def card_value(table: Any, player: str, value: str, number: int) -> None:
    """A value of the player card, or one made of two (0.B)."""
    p = _player(table, player)
    made = {
        "stamina": p["BOD"] + p["PRT"], "try value": p["BaC"][1], "general BaC": p["BaC"][0],
        "attack MOV": p["MOV"][0], "defence MOV": p["MOV"][1],
    }  # fmt: skip
    assert made.get(value, p.get(value)) == number, p


@then("{player} has moved {inches} inch(?:es)?")
def has_moved(table: Any, player: str, inches: int) -> None:
    """The length of a player's latest move, along its way."""
    moved = next(e for e in reversed(table.events()) if e["event"] == "moved" and e["player"] == player)
    assert abs(moved["length"] - inches) <= 2, moved["length"]


@then("{player} and {other:player} (?:are {inches} inch(?:es)? apart|(?P<touch>touch))")
def apart(table: Any, player: str, other: str, inches: int | None, touch: str | None) -> None:
    """The distance between two bases, edge to edge (0.03)."""
    a, b = _player(table, player), _player(table, other)
    span = ((a["at"][0] - b["at"][0]) ** 2 + (a["at"][1] - b["at"][1]) ** 2) ** 0.5 - a["radius"] - b["radius"]
    assert abs(span - (inches or 0)) <= 10, f"{span / 1000:.3f} inches apart"


@then(
    "the ruler shows {inches} inch(?:es)? from {player} to {other:player}"
    r"(?:, which is (?P<how>near enough|too far|within \d+))?"
)
def ruler_shows(table: Any, inches: int, player: str, other: str, how: str | None) -> None:
    """The latest distance that a rule had measured between these two, and whether it counts (0.03, 1.13)."""
    ends = {player, other}
    measured = [e for e in table.events() if e["event"] == "measured" and {e["player"], e["to"]} == ends]
    assert measured, f"nobody has measured from {player} to {other}"
    assert abs(measured[-1]["distance"] - inches) <= 2, measured[-1]["distance"]
    assert how is None or measured[-1]["counts"] == (how != "too far"), measured[-1]
    if how and how.startswith("within"):
        assert measured[-1]["reach"] == 1000 * int(how.split()[1]), measured[-1]


@then("{player}'s tackle has (?P<contact>contact|no contact)")
def contact(table: Any, player: str, contact: str) -> None:
    """Whether a declared tackle touched the carrier or his way (1.20)."""
    checked = next(e for e in reversed(table.events()) if e["event"] == "contact checked" and e["player"] == player)
    assert checked["contact"] == (contact == "contact"), checked


@then("the ball (?P<how>lies|comes down) at {point}")
def ball_lies(table: Any, how: str, point: list[int]) -> None:
    """A loose ball, or one that may still be caught, by its centre, to a hundredth of an inch."""
    state = table.state()
    ball, flies = state["ball"], state.get("phase") == "catching"
    assert flies == (how == "comes down"), f"the ball {'is in the air' if flies else 'has come down'}"
    assert ball and max(abs(a - b) for a, b in zip(ball, point, strict=True)) <= 10, ball


@when("{player} declares an? (?P<what>move|placing|pass|tackle|break through|stand up)(?: (?:on|to) {other:player})?")
def declares(table: Any, player: str, what: str, other: str | None) -> None:
    """Practice ground: say what will be done, before anything is measured (0.03)."""
    action = "place" if what == "placing" else what
    table.act({"do": "declare", "player": player, "action": action, **({"to": other} if other else {})})


@when("a coach measures from {player} to {other:player}")
def measures(table: Any, player: str, other: str) -> None:
    """Practice ground: lay the ruler between the two closest points (0.03)."""
    table.act({"do": "measure", "player": player, "to": other})


@when("{player} places the ball at {point}")
def places(table: Any, player: str, point: list[int]) -> None:
    """Practice ground: place the ball, no part of it beyond 2 inches (0.03)."""
    table.act({"do": "place", "player": player, "at": point})


@when("{player} takes the ball")
def takes(table: Any, player: str) -> None:
    """Practice ground: a player now holds the ball (0.05)."""
    table.act({"do": "take", "player": player})


@when("the ball falls to the ground(?: at {point})?")
def falls(table: Any, point: list[int] | None) -> None:
    """Practice ground: the ball is loose (0.05)."""
    table.act({"do": "drop", **({"at": point} if point else {})})
