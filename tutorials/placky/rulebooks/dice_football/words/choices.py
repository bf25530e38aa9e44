"""What a coach of Sports Dice Football may do: titles of frames, questions, what a choice costs and wins."""

from collections.abc import Sequence

from placky.rulebooks.dice_football.words import rail
from placky.rulebooks.dice_football.words.dice import KICKED, LONG, thrown
from placky.rulebooks.dice_football.words.telling import headline
from placky.tales import by_kind
from placky.words import Plain, Question, spelt
from touchline.core.play.wire import FallenDie
from touchline.dice_football import wire_types as wire
from touchline.dice_football.dice import TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS

_FIELD_GOAL = NUMBERS.score.field_goal
_DECLINED = NUMBERS.gain.declined


def title(act: Plain | None, text: str, events: Sequence[wire.Event]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return "Set up"
    if "roll" in act:
        said = " ".join(filter(None, (_cast(act["roll"], events), headline(events))))
        return f"{said[0].upper()}{said[1:]}"
    verb = act.get("act", {}).get("do", "")
    team = next((str(e.get("team")) for e in events if "team" in e), "") or text.partition(" ")[0]
    maker = _TITLES.get(verb)
    if maker:
        return maker.format(team=team)
    return f"{team} plays {verb}" if verb in LONG else text


def _cast(dice: Sequence[FallenDie], events: Sequence[wire.Event]) -> str:
    """What fell, before what came of it: of a kick the yards, but nothing of a punt that says them."""
    kinds = by_kind(events)
    if "rolled" not in kinds or kinds["rolled"]["results"][0] != KICKED:
        return f"{thrown(dice)}:"
    return "" if "punted" in kinds and "touchback" not in kinds else f"{kinds['rolled']['results'][1]} yards:"


_TITLES = {
    "offence": "{team} starts on offence", "defence": "{team} starts on defence", "go for it": "{team} goes for it",
    "punt": "{team} punts", "field goal": "{team} tries a field goal", "spend": "{team} spends the power chip",
    "keep": "{team} keeps the power chip", "take": "{team} takes the points", "decline": "{team} declines the points",
}  # fmt: skip


def ask(pending: wire.Decision, _: Sequence[Plain] | None = None) -> str:
    """The question that a decision puts to its coach."""
    asked = {
        "toss": "Offence or defence?", "fourth down": f"{rail.NAMES[-1]}. What is it to be?",
        "chip": "A tie. Spend the chip or keep it?", "play": "Which play?",
        "field goal": f"{spelt(_FIELD_GOAL).capitalize()} points, or {_DECLINED} yards?",
    }.get(pending["kind"], f"{pending['kind'].capitalize()}?")  # fmt: skip
    return Question(asked, f"You decide for {pending['coach']}.")


_OPTIONS = {
    "offence": f"The ball on your own {NUMBERS.start.first}. The other team gets the power chip.",
    "defence": "No ball yet, but the power chip is yours.",
    "go for it": "A roll like any other, but the last: without new downs or points, the ball is gone.",
    "punt": f"Your {TEN}s and {TWENTY}s say how far the ball flies. The other team has it there.",
    "field goal": f"Your {TEN}s and {TWENTY}s must reach the back of the end zone: "
    f"{_FIELD_GOAL} points, or the ball is gone.",
    "spend": "{coach}’s own play counts, and the other team has the chip from now on.",
    "keep": "The other team’s play counts, and {coach} keeps the chip.",
    "take": f"{spelt(_FIELD_GOAL).capitalize()} points now, and the other team begins on its {NUMBERS.start.score}.",
    "decline": f"{_DECLINED} yards and the next down, if there is one. No points, unless they reach the goal line.",
}


def option(act: Plain, pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins. What is not open has one, too, as it would be known by none."""
    command = act.get("act", {})
    verb = command.get("do", "")
    if pending.get("ask") == "roll":
        return ""
    coach = command.get("coach") or pending.get("coach")
    said = _OPTIONS.get(verb, f"{LONG[verb]}." if verb in LONG else "").format(coach=coach)
    return f"{said[:1].upper()}{said[1:]}"


def outlook(act: Plain, state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """What an act comes to in a state: a play says that itself."""
    return ""


def where(act: Plain, state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """Where an act would be done: nowhere, a play has no place of its own."""
    return ""
