"""What a coach of Sports Dice Football may do: titles of frames, questions, what a choice costs and wins."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.dice_football.words import rail
from placky.rulebooks.dice_football.words.dice import LONG, thrown
from placky.rulebooks.dice_football.words.numbers import COUNTED, say
from placky.rulebooks.dice_football.words.telling import headline
from placky.sentences import Sentence, capital
from placky.tales import by_kind
from placky.words import Question, RollTitle
from touchline.core.play.wire import Act, FallenDie
from touchline.dice_football import wire_types as wire
from touchline.dice_football.dice import KICKED


def title(act: Act[wire.Command] | None, text: str, events: Sequence[wire.Event]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return say("Set up")
    if "roll" in act:
        return _rolled(act["roll"], events, headline(events))
    command: wire.Command = act.get("act", {})
    verb = command.get("do", "")
    team = next((str(e.get("team")) for e in events if "team" in e), "") or command.get("coach", "")
    if verb in _TITLES:
        return say(_TITLES[verb], team=team)
    return say("{team} plays {symbol}", team=team, symbol=verb) if verb in LONG else text


def _rolled(dice: Sequence[FallenDie], events: Sequence[wire.Event], news: str) -> str:
    """What fell, before what came of it: of a kick the yards, but nothing of a punt that says them."""
    kinds = by_kind(events)
    if "rolled" not in kinds or kinds["rolled"]["results"][0] != KICKED:
        return RollTitle(capital(thrown(dice)), news)
    if "punted" in kinds and "touchback" not in kinds:
        return capital(news)
    return say("{far} yards: {news}", far=kinds["rolled"]["results"][1], news=news)


_TITLES: Mapping[str, Sentence] = {
    "offence": "{team} starts on offence", "defence": "{team} starts on defence", "go for it": "{team} goes for it",
    "punt": "{team} punts", "field goal": "{team} tries a field goal", "spend": "{team} spends the power chip",
    "keep": "{team} keeps the power chip", "take": "{team} takes the points", "decline": "{team} declines the points",
}  # fmt: skip


def ask(pending: wire.Decision, _: Sequence[Act[wire.Command]] | None = None) -> str:
    """The question that a decision puts to its coach."""
    asked = say(_ASKED.get(pending["kind"], "{kind:capital}?"), COUNTED, kind=pending["kind"], down=say(rail.NAMES[-1]))
    return Question(asked, say("You decide for {coach}.", coach=pending["coach"]))


_ASKED: Mapping[str, Sentence] = {
    "toss": "Offence or defence?",
    "fourth down": "{down}. What is it to be?",
    "chip": "A tie. Spend the chip or keep it?",
    "play": "Which play?",
    "field goal": "{field_goal:Spelt} points, or {declined} yards?",
}
_OPTIONS: Mapping[str, Sentence] = {
    "offence": "The ball on your own {first}. The other team gets the power chip.",
    "defence": "No ball yet, but the power chip is yours.",
    "go for it": "A roll like any other, but the last: without new downs or points, the ball is gone.",
    "punt": "Your {tens}s and {twenties}s say how far the ball flies. The other team has it there.",
    "field goal": (
        "Your {tens}s and {twenties}s must reach the back of the end zone: {field_goal} points, or the ball is gone."
    ),
    "spend": "{coach}’s own play counts, and the other team has the chip from now on.",
    "keep": "The other team’s play counts, and {coach} keeps the chip.",
    "take": "{field_goal:Spelt} points now, and the other team begins on its {restart}.",
    "decline": "{declined} yards and the next down, if there is one. No points, unless they reach the goal line.",
}


def option(act: Act[wire.Command], pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins. What is not open has one, too, as it would be known by none."""
    command = act.get("act", {})
    verb = command.get("do", "")
    if pending.get("ask") == "roll":
        return ""
    coach = command.get("coach") or pending.get("coach")
    if verb in LONG:
        return say("{play:capital}.", play=say(LONG[verb], COUNTED))
    return say(_OPTIONS[verb], COUNTED, coach=coach) if verb in _OPTIONS else ""


def outlook(act: Act[wire.Command], state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """What an act comes to in a state: a play says that itself."""
    return ""


def where(act: Act[wire.Command], state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """Where an act would be done: nowhere, a play has no place of its own."""
    return ""
