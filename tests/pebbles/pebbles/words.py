"""Pebbles in words. Nothing here decides a rule."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebook import Hand, LegendLine, Note, Plain

STEPS = ()
STEPS_NAME = STEP = ""
QUIET = frozenset({"heap laid"})
TOGETHER: Mapping[str, str] = {}


def step(kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:
    """A turn has no steps."""
    return 0


def title(act: Plain | None, text: str, events: Sequence[Plain]) -> str:
    """A decision is called as its step is; a roll after what it brought."""
    return f"{thrown(act['roll'])}: {headline(events)}" if act and "roll" in act else text


def thrown(dice: Sequence[Plain]) -> str:
    """The face of the die."""
    return str(dice[0]["face"])


def headline(events: Sequence[Plain]) -> str:
    """The last thing that is worth a sentence."""
    return [said for event in events if (said := tell(event))][-1].rstrip(".")


def pebbles(number: int) -> str:
    """A number of pebbles."""
    return f"{number or 'no'} pebble{'' if number == 1 else 's'}"


_TOLD: Mapping[str, Callable[[Plain], str]] = {
    "heap laid": lambda e: f"{pebbles(e['pebbles']).capitalize()} on the heap.",
    "taken": lambda e: f"{e['player']} takes {pebbles(e['number'])}; {e['left']} left.",
    "game won": lambda e: f"{e['player']} has the last pebble and wins.",
}


def tell(event: Plain) -> str | None:
    """One event in a sentence."""
    return _TOLD[event["event"]](event) if event["event"] in _TOLD else None


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """Only the last pebble makes a noise."""
    return ("CLACK!", "ab"[state["teams"].index(state["winner"])]) if state["winner"] and events else None


def ask(pending: Plain, offered: Sequence[Plain] | None = None) -> str:
    """The question of a turn."""
    return f"By hand, or by die? {pending['coach']} decides."


def option(act: Plain, pending: Plain) -> str:
    """What is to be said for the die; a hand speaks for itself."""
    return "As many as it shows, if there are so many." if act["act"]["do"] == "roll" else ""


def where(act: Plain, state: Plain) -> str:
    """A turn is played nowhere in particular."""
    return ""


def roll_title(roll: Plain) -> str:
    """Who rolls."""
    return f"{roll['hands'][0]['player']} rolls"


def decides(roll: Plain, _: Plain | None = None) -> str:
    """The rule of the roll."""
    return str(roll["rule"])


def hands(roll: Plain, state: Plain) -> list[Hand]:
    """The one die, and what it is rolled for."""
    (hand,) = roll["hands"]
    aim = Note(f"{state['heap']} would be the last", "P-4")
    side = state["teams"].index(hand["player"])
    return [Hand(side, hand["player"], hand["number"], len(hand["faces"]), tuple(hand["faces"]), (aim,))]


def faces(rolled: Plain) -> list[str]:
    """What the die showed."""
    return [rolled["face"]]


def verdicts(rolled: Plain) -> list[tuple[str, str]]:
    """The die is compared with nothing."""
    return [("", f"rolls {rolled['face']}")]


def outcome(
    roll: Plain, classes: Sequence[Sequence[str]], events: Sequence[Plain], state: Plain, coming: Plain | None
) -> tuple[str, str]:
    """What the roll brings, and the pattern of its bar."""
    won, taken = (any(e["event"] == "game won" for e in events), any(e.get("number") for e in events))
    mine = ("f-a", "f-b")[state["teams"].index(state["turn"])]
    return headline(events), mine if won else "f-0" if taken else "f-x"


def legend(state: Plain) -> list[LegendLine]:
    """Who sits where."""
    return [LegendLine(side, team, f"at {('left', 'right')[side]}") for side, team in enumerate(state["teams"])]
