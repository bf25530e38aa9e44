"""Checks of games that are played at random: what a rulebook's engine must keep to, and its scenarios cannot say."""

import inspect
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from placky.checking.findings import GAME, STEP, Finding, check
from placky.errors import shown
from placky.plain import ALLOWED, fault
from touchline.core.brief import brief
from touchline.core.nearest import nearest
from touchline.core.play.codes import COMMON, REFUSALS, Codes
from touchline.core.play.wire import Plain
from touchline.core.rulebook.data import has_data
from touchline.core.rulebook.index import RuleIndex

if TYPE_CHECKING:
    from touchline.core.play.drivers import Play
    from touchline.core.play.requests import Choose

TRIES = 50
"""So often an option with a region may propose what its own check refuses."""


class GameStep(NamedTuple):
    """One answer in a game, and what came of it; of the first step there is no answer."""

    engine: str
    known: RuleIndex
    play: "Play[Any]"
    """As it stands now."""
    here: str
    """The file and the line at which a rule has asked what is due now."""
    asked: Any
    """The throw or the decision that was answered; None at the beginning."""
    there: str
    """Where it was asked."""
    faces: Sequence[Any]
    """How the dice fell, of a throw."""
    events: Sequence[Any]
    """What the rules have told since then, as records."""
    state: Any
    """The position now, as the table tells it."""
    copied: Any
    """The same of a copy of the state."""
    kept: tuple[Any, Any] = (None, None)
    """What the table told of a copy made before the answer: before it, and after it."""


@dataclass
class PlayedGame:
    """A game from its first position to an end, or as far as it was played."""

    engine: str
    position: Plain
    log: Sequence[Plain] = ()
    parted: tuple[str, str] = ("", "")
    """Where a fork went another way, and at which question."""
    again: tuple[Any, Any] = (None, None)
    """What it came to, and what the same answers came to from the same position."""
    judged: list[tuple[str, Any, Sequence[Any], tuple[str, ...]]] = field(default_factory=list)
    """Every throw: where it was asked for, how its dice fell, and what its judge said then."""


def judged(throw: Any, faces: Sequence[Any]) -> tuple[str, ...]:
    """What the judge of a throw makes of these faces, one for each die."""
    from touchline.core.dice.draws import Draw
    from touchline.core.dice.throws import Pool

    taken = throw.take(faces)
    if isinstance(throw, Draw):
        return tuple(throw.read(taken))
    return tuple(throw.judge(tuple(map(Counter, taken)) if isinstance(throw, Pool) else taken))


def told(request: Any) -> str:
    """A request in a sentence."""
    from touchline.core.play.requests import Choose

    if isinstance(request, Choose):
        return f'the decision "{request.kind}" (rule {request.rule})'
    return f'the throw "{request.action}" (rule {request.rule})' if request is not None else "the beginning"


def _written(record: type) -> str:
    """Where a record is written; nothing for one of Python's own."""
    try:
        return f"{shown(inspect.getfile(record))}:{inspect.getsourcelines(record)[1]}"
    except (OSError, TypeError):
        return ""


# ------------------------------------------------------------------ what is told


@check(STEP)
def events_that_are_records(step: GameStep) -> Iterator[Finding]:
    """An event that is no frozen record, or whose first field is no rule of the index."""
    for event in step.events:
        name, where = type(event).__name__, _written(type(event))
        if not hasattr(event, "_fields"):
            yield Finding(
                where, f"the event {brief(event)} is no frozen record", f"make {name} a NamedTuple, rule first"
            )
        elif event._fields[0] != "rule":
            yield Finding(
                where, f'the event {name} begins with "{event._fields[0]}", and not with its rule', "put rule first"
            )
        elif (number := event._asdict()["rule"]) not in step.known.rules:
            what = f"the event {name} is of rule {brief(number)}, and there is none"
            yield Finding(where, what, nearest(str(number), step.known.rules))
        else:
            for ruling in getattr(event, "rulings", ()):
                if ruling not in step.known.rulings:
                    what = f"the event {name} rests on ruling {brief(ruling)}, and there is none"
                    yield Finding(where, what, nearest(str(ruling), step.known.rulings))


@check(STEP)
def rolls_that_are_told(step: GameStep) -> Iterator[Finding]:
    """A throw without an event `Rolled` after it, or one with other results than its judge gave."""
    if not step.faces:
        return
    found = next((one for one in step.events if type(one).__name__ == "Rolled"), None)
    if found is None:
        do = "yield Rolled with the results of its judge first; by them pages know which outcome is played"
        yield Finding(step.there, f"after {told(step.asked)} nothing is told of how the dice fell", do)
    elif tuple(getattr(found, "results", ())) != judged(step.asked, step.faces):
        what = f"after {told(step.asked)} Rolled has other results than its judge gave"
        yield Finding(step.there, what, "hand on what the judge gives; by it pages know which outcome is played")


# ------------------------------------------------------------------ what is asked


def _decision(step: GameStep) -> "Choose | None":
    from touchline.core.play.requests import Choose

    return step.play.pending if isinstance(step.play.pending, Choose) else None


@check(STEP)
def choices_for_somebody(step: GameStep) -> Iterator[Finding]:
    """A decision of a coach who is none of the `teams`, or of nobody."""
    choose = _decision(step)
    if choose is None or not isinstance(step.state, Mapping):
        return
    teams = step.state.get("teams") or step.state.get("players")
    known = [*teams] if isinstance(teams, list | Mapping) and all(isinstance(one, str) for one in teams) else []
    if not choose.coach or (known and choose.coach not in known):
        who = f'"{choose.coach}"' if choose.coach else "nobody"
        do = f"name one of: {', '.join(known)}" if known else "name whoever decides"
        yield Finding(step.here, f"{told(choose)} is for {who}", do)


@check(STEP)
def options_that_can_be_told_apart(step: GameStep) -> Iterator[Finding]:
    """A decision without options, or with two of one verb and one player."""
    choose = _decision(step)
    if choose is None:
        return
    if not len(choose.options):
        yield Finding(step.here, f"{told(choose)} has no options, so nobody can go on", "offer one, or ask nothing")
    seen = set()
    for option in choose.options:
        if (option.do, option.player) in seen:
            who = f" of {option.player}" if option.player else ""
            yield Finding(
                step.here, f'{told(choose)} has two options "{option.do}"{who}', "give each a verb of its own"
            )
        seen.add((option.do, option.player))


@check(STEP)
def options_that_are_allowed(step: GameStep) -> Iterator[Finding]:
    """An option that its own check refuses, or that the commands of the engine do not know."""
    choose, commands = _decision(step), getattr(type(step.play.state), "commands", None)
    if choose is None:
        return
    for option in choose.options:
        if commands is not None and commands.form(choose.kind, option.do) is None:
            what = f'{told(choose)} has the option "{option.do}", and no command is declared for it'
            yield Finding(step.here, what, "add a Form, or the decision to one")
        if option.check is not None and (code := _always_refused(option, choose, commands, step.play.state)):
            what = f'{told(choose)} has the option "{option.do}", and its check refuses it ({code})'
            yield Finding(step.here, what, "offer only what is allowed, and name the rest in forbidden")


def _always_refused(option: Any, choose: Any, commands: Any, state: Any) -> str:
    """The code by which the check of an option refuses whatever is proposed; empty where it allows anything.

    What an option over a region allows, only its own proposals can show.
    """
    from random import Random

    from touchline.core.errors import BadCommand
    from touchline.core.play.requests import Refusal

    if option.sample is None and option.limits is not None:
        return ""
    chance, code = Random(0), ""
    for _ in range(TRIES if option.sample else 1):
        command = option.sample(chance) if option.sample else {"do": option.do, "player": option.player}
        try:
            if commands is not None:
                commands.check(command, choose.kind, state)
            found = option.check(command)
        except BadCommand:  # it lacks a place or a name
            return ""
        if not isinstance(found, Refusal) or not found.rule:
            return ""
        code = found.code
    return code


@check(STEP)
def refusals_that_are_declared(step: GameStep) -> Iterator[Finding]:
    """Something forbidden by a rule or by a code that there is not."""
    choose = _decision(step)
    codes = Codes.of(step.engine) if has_data(step.engine, REFUSALS) else None
    for no in choose.forbidden() if choose else ():
        if no.refusal.rule not in step.known.rules:
            what = f'"{no.do}" is forbidden by rule {brief(no.refusal.rule)}, and there is none'
            yield Finding(step.here, what, nearest(str(no.refusal.rule), step.known.rules))
        elif codes is not None and no.refusal.code not in {**codes, **COMMON}:
            what = f'"{no.do}" is forbidden by the code {brief(no.refusal.code)}, which is not declared'
            yield Finding(step.here, what, f"declare it in {REFUSALS}")


@check(STEP)
def odds_that_can_be_counted(step: GameStep) -> Iterator[Finding]:
    """A throw whose odds cannot be counted, or do not add up."""
    from touchline.core.dice.outcomes import odds
    from touchline.core.play.drivers import THROWS

    throw = step.play.pending
    if not isinstance(throw, THROWS):
        return
    try:
        classes = odds(throw)
        strange = next((one.results for one in classes if not all(isinstance(name, str) for name in one.results)), None)
    except Exception as error:  # noqa: BLE001 - a judge of somebody's
        yield Finding(
            step.here, f"the judge of {told(throw)} breaks: {type(error).__name__}: {error}", "let it judge all faces"
        )
        return
    if strange is not None:
        yield Finding(step.here, f"the judge of {told(throw)} gives {brief(strange)}", "give a tuple of texts")


# ------------------------------------------------------------------ states


@check(STEP)
def states_that_are_plain_data(step: GameStep) -> Iterator[Finding]:
    """A state that JSON cannot hold."""
    if not isinstance(step.state, dict):
        yield Finding("", f"show(state) is {brief(step.state)}", "give a dictionary")
    elif what := fault(step.state):
        yield Finding("", f"show(state){what}", f"allowed: {ALLOWED}")


@check(STEP)
def copies_that_are_equal(step: GameStep) -> Iterator[Finding]:
    """A copy of a state that shows something else than the state."""
    if isinstance(step.state, dict) and step.state != step.copied:
        what = f"copy() loses something: {_other(step.state, step.copied)} shows otherwise in a copy"
        yield Finding("", what, "copy everything that it holds")


@check(STEP)
def copies_that_share_nothing(step: GameStep) -> Iterator[Finding]:
    """A copy of a state that changes when the game goes on."""
    before, after = step.kept
    if before != after:
        what = f"copy() shares what changes: {_other(before, after)} of a copy was changed by the game itself"
        yield Finding("", what, "copy lists and dictionaries as well, as in dict(self.steps)")


def _other(one: Any, other: Any) -> str:
    """The first key that differs."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return next((f'"{key}"' for key in {**one, **other} if one.get(key) != other.get(key)), "a key")
    return "it"


@check(GAME)
def games_that_can_be_repeated(game: PlayedGame) -> Iterator[Finding]:
    """Two games of the same answers that end in different ways: a rule draws lots, or remembers another game."""
    one, other = game.again
    if one != other:
        what = "the same answers from the same position gave another game"
        yield Finding("", what, "take chance from throws alone, and keep nothing outside of the state")


@check(GAME)
def forks_that_go_the_same_way(game: PlayedGame) -> Iterator[Finding]:
    """A fork of a game that stands elsewhere: a `CHECKPOINT` from which the state alone cannot begin anew."""
    where, question = game.parted
    if question and game.again[0] == game.again[1]:
        what = f"a fork goes another way at {question}, so odds are wrong"
        do = "yield CHECKPOINT only where the state alone says all, and keep what is to be remembered in the state"
        yield Finding(where, what, do)


@check(GAME)
def judges_of_the_throw_alone(game: PlayedGame) -> Iterator[Finding]:
    """A judge who says something else of the same faces later: he looks at more than the throw."""
    for where, throw, faces, said in game.judged:
        if judged(throw, faces) != said:
            what = f"the judge of {told(throw)} says something else of the same faces later"
            yield Finding(where, what, "let him look at nothing that changes: odds are remembered")
