"""Checks of words and pictures: whatever may happen is told, asked and shown."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from placky.checking.findings import SHOWN, Finding, check
from placky.rulebook import AnyPainter
from placky.tales import Tales
from placky.words import AnyWords
from touchline.core.brief import brief
from touchline.core.play.wire import Plain

BOOKS = ("rolled",)
"""Kinds of events that nobody has to tell: dice are told by their words."""


@dataclass
class ShownStep:
    """What a page would show of one step: by these words, in this picture."""

    words: AnyWords
    painter: AnyPainter
    state: Plain
    before: Plain | None
    events: Sequence[Plain]
    pending: Plain | None


def _broken(what: str, error: Exception) -> Finding:
    reason = " ".join(str(error).split())
    return Finding("", f"{what}: {type(error).__name__}{f': {reason}' if reason else ''}", "mend it, pages need it")


@check(SHOWN)
def sentences_of_events(shown: ShownStep) -> Iterator[Finding]:
    """A kind of event for which the words have no sentence, and do not say that there is none."""
    telling: Any = shown.words.telling
    for event in shown.events:
        kind = event["event"]
        try:
            said = telling.tell(event)
        except Exception as error:  # noqa: BLE001 - words of somebody's
            yield _broken(f'tell() breaks at an event of the kind "{kind}"', error)
            continue
        tales = getattr(telling.tell, "__self__", None)
        forgotten = isinstance(tales, Tales) and kind not in tales.kinds
        if forgotten and kind not in BOOKS:
            yield Finding(
                "", f'the kind "{kind}" is in no table of tales', "write its sentence, or put it into untold()"
            )
        elif said is not None and not isinstance(said, str):
            yield Finding("", f'tell() gives {brief(said)} for the kind "{kind}"', "give a sentence, or None")


@check(SHOWN)
def questions_of_decisions(shown: ShownStep) -> Iterator[Finding]:
    """A kind of decision for which the words have no question."""
    pending = shown.pending
    if pending is None or pending["ask"] != "choose":
        return
    try:
        said = shown.words.choices.ask(pending)
    except Exception as error:  # noqa: BLE001 - words of somebody's
        yield _broken(f'ask() breaks at a decision of the kind "{pending["kind"]}"', error)
        return
    if not said:
        yield Finding("", f'there is no question for the kind of decision "{pending["kind"]}"', "write one in ask()")


@check(SHOWN)
def words_of_rolls(shown: ShownStep) -> Iterator[Finding]:
    """A roll for which the words have no title or no dice."""
    pending = shown.pending
    if pending is None or pending["ask"] != "roll":
        return
    dice = shown.words.dice
    asked: Mapping[str, Callable[[], Any]] = {
        "roll_title": lambda: dice.roll_title(pending),
        "decides": lambda: dice.decides(pending),
        "hands": lambda: dice.hands(pending, shown.state),
    }
    for name, ask in asked.items():
        if error := _breaks(ask):
            yield _broken(f'{name}() breaks at the roll "{pending["action"]}"', error)
        elif not ask():
            yield Finding(
                "", f'{name}() says nothing of the roll "{pending["action"]}"', "write it in the words of dice"
            )


@check(SHOWN)
def pictures(shown: ShownStep) -> Iterator[Finding]:
    """A painter who breaks, or whose picture says nothing to those who do not see it."""
    painter = shown.painter
    try:
        scene = painter.scene(shown.state, shown.events, before=shown.before)
        said = painter.alt(shown.state)
        figures = painter.figures(shown.state)
        again = painter.figures(shown.state)
    except Exception as error:  # noqa: BLE001 - a painter of somebody's
        yield _broken("the painter breaks", error)
        return
    if not (said and said.strip()):
        yield Finding("", "alt() of the painter is empty", "say the position in words: some readers see nothing else")
    if [one.name for one in figures] != [one.name for one in again]:
        yield Finding("", "the painter calls pieces otherwise each time", "give a piece one name for good")
    absent = sorted({*scene.placement.tokens} - {one.name for one in figures})
    if absent:
        what = f"the picture places {brief(absent[0])}, which is none of painter.figures()"
        yield Finding("", what, "give what is placed a name that painter.figures() has")


@check(SHOWN)
def names_of_pieces(shown: ShownStep) -> Iterator[Finding]:
    """A piece that is called otherwise once it has moved, so that no page can move it."""
    if shown.before is None or _breaks(lambda: shown.painter.figures(shown.state)):
        return
    ids = [{one.name: one.id for one in shown.painter.figures(state)} for state in (shown.before, shown.state)]
    for name in [name for name, one in ids[0].items() if ids[1].get(name, one) != one]:
        yield Finding("", f'the piece "{name}" has another id in each frame', "give a piece one id for good")
    before, now = (_looks(shown.painter, one) for one in (shown.before, shown.state))
    gone, came = (
        {name: look for name, look in one.items() if name not in other} for one, other in ((before, now), (now, before))
    )
    for name, look in gone.items():
        other = next((one for one, found in came.items() if found == look), None)
        if other is not None:
            what = f'the piece "{name}" is called "{other}" after it has moved'
            yield Finding("", what, "give a piece one name for good; a script moves it by that")


def _looks(painter: AnyPainter, state: Plain) -> dict[str, Any]:
    """What every piece looks like, whatever it is called and wherever it is."""
    return {
        one.name: {key: value for key, value in asdict(one).items() if key not in ("id", "name", "at", "near", "shown")}
        for one in painter.figures(state)
    }


def _breaks(ask: Any) -> Exception | None:
    try:
        ask()
    except Exception as error:  # noqa: BLE001 - words of somebody's
        return error
    return None
