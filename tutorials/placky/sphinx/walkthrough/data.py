"""The plain data of a walkthrough: all that its scripts know of titles, telling, choices, dice and the board.

Nothing of it is read back from the page. What a script can tell from something else is left out. A choice is called
like its frame, and the branch map calls a frame like the choice. Figures stand where they stood in the frame before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from docutils import nodes
from docutils.utils.smartquotes import educateQuotes

from placky.chances import COIN, DICE, differences
from placky.diagrams.marks import Mark
from placky.diagrams.shapes import UNIT
from placky.diagrams.sides import check_side
from placky.diagrams.trails import heads
from placky.faults import attempt
from placky.nouns import USUAL
from placky.refusals import rulings_of
from placky.rulebook import Foresees
from placky.rulebooks import index
from placky.sentences import Sentence, say
from placky.sphinx.prose import plain
from placky.sphinx.walkthrough.boards import view_numbers
from placky.sphinx.walkthrough.choices import label
from placky.sphinx.walkthrough.falls import fall_facts, like, settled_by, summary
from placky.sphinx.walkthrough.frames import FrameWriter, names_of, pictures_of
from placky.sphinx.walkthrough.places import named_places
from placky.sphinx.walkthrough.recast import alike, cast_as, is_recast
from placky.sphinx.walkthrough.spoken import spoken_of
from placky.sphinx.walkthrough.worth import best_of, option_facts, over, weighed
from placky.storyboard.frames import Frame, Story
from placky.storyboard.merging import branch_of, results_of
from placky.storyboard.odds import OddsLine
from placky.storyboard.prospects import Prospect
from placky.storyboard.reading_time import minutes_of, stretches
from placky.storyboard.rules_met import rules_of
from placky.storyboard.worth import Worth
from placky.words import Hand, LegendLine, RollTitle, is_coin
from touchline.core.play.sight import hidden

MARGIN = 24
"""Units of the sheet between a target and the edge of the window."""
OPEN: Sentence = "The rulebook leaves this open. Ruling {number}: {ruling}"


def walk_facts(
    story: Story, views: Mapping[str, Any], sections: Mapping[str, nodes.section], writer: FrameWriter,
    overlays: dict[str, tuple[Mark, ...]], *, lesson: bool, rail: bool,
) -> dict[str, Any]:  # fmt: skip
    """All of it, once the sections are written. The overlays of all frames go into `overlays`.

    Only a `lesson` has a title, places on the board that answer its choices, and rules to look at.
    """
    with writer.heard(story.root):
        entries = writer.words.telling.legend(story.root.state)
        listed = [entry.name for entry in entries]
        spoken = spoken_of(story, sections, entries)
    drawn: dict[str, tuple[Mark, ...]] = {}
    frames: dict[str, dict[str, Any]] = {}
    for frame in story.frames:
        with writer.heard(frame):
            frames[frame.id] = attempt(
                partial(_frame, frame, views[frame.id], writer, drawn, aims=lesson),
                partial(_bare, frame, views[frame.id], writer), "the data of the board", writer.book,
            )  # fmt: skip
    _leave_out_known(frames)
    numbers = {name: f"ov-{n}" for n, name in enumerate(drawn)}
    overlays.update({numbers[name]: marks for name, marks in drawn.items()})
    whole = {name: found["tokens"] for name, found in frames.items()}
    for frame in story.frames:
        found = frames[frame.id]
        _number(found, numbers)
        if spoken[frame.id]:
            found["spoken"] = spoken[frame.id]
        if frame.parent:
            found |= _legend(frame, frame.parent, listed, writer) | _changed(whole[frame.id], whole[frame.parent.id])
    if places := {n for found in frames.values() for n in found.get("legend", ())}:
        frames[story.root.id]["legend"] = {n: entries[n].text for n in sorted(places)}
    board = writer.words.nouns.board
    own = {"board": board} if lesson and board != USUAL.board else {}
    words = {"step": _step(writer), **own, **_chances(story, frames, writer), **_above(writer)}
    facts: dict[str, Any] = {"start": story.root.id, "unit": UNIT, "words": words, "frames": frames}
    if any(spoken.values()):
        facts["players"] = [entry.called for entry in entries]
    if rail:
        facts["steps"] = [*map(say, writer.words.rail.NAMES)]
    if lesson:
        facts["title"] = story.name
        facts |= _about(entries, writer)
        if stops := _stops(story, writer):
            facts["stops"] = stops
    return facts


def _leave_out_known(frames: Mapping[str, dict[str, Any]]) -> None:
    """Of a frame to which every way of its dice is known, nothing is said of the dice of its scenario."""
    for child in [child for frame in frames.values() if "falls" in frame for child in frame["children"]]:
        for known in ("dice", "verdicts", "settled"):
            frames[child["to"]].pop(known, None)


def _number(found: dict[str, Any], numbers: Mapping[str, str]) -> None:
    """Call the overlays of a frame, and of all that its dice may lead to, by their numbers."""
    for shown in (found, *found.get("falls", {}).get("kinds", ())):
        if "overlays" in shown:
            shown["overlays"] = [numbers[name] for name in shown["overlays"]]


def _stops(story: Story, writer: FrameWriter) -> dict[str, int]:
    """Frame at which one may stop -> the minutes that are left then."""
    pieces = stretches(story, writer.words)
    left = [sum(piece.seconds for piece in pieces[n:]) for n, _ in enumerate(pieces)][1:]
    return {piece.last.id: minutes_of(rest) for piece, rest in zip(pieces, left, strict=False)}


def _chances(story: Story, frames: Mapping[str, dict[str, Any]], writer: FrameWriter) -> dict[str, Any]:
    """What the first roll is called, for the whole part; a frame gets what is otherwise there.

    Of dice and coins scripts have all sentences.
    """
    rolls = [(frame, writer.chance(frame)) for frame in story.frames if frame.asks == "dice"]
    usual = rolls[0][1] if rolls and rolls[0][1] is not COIN else DICE
    for frame, said in rolls:
        coin = replace(usual, **{name: getattr(COIN, name) for name in differences(COIN, DICE)})
        if otherwise := differences(said, coin if is_coin(writer.hands(frame)) else usual):
            frames[frame.id]["words"] = otherwise
    return differences(usual, DICE)


def _step(writer: FrameWriter) -> str:
    """How the board says in which step a turn is, with places for the step's number and its name."""
    unit = writer.words.rail.UNIT
    return say("{unit} {number}, {name}", unit=say(unit), number="{number}", name="{name}") if unit else "{name}"


def _above(writer: FrameWriter) -> dict[str, str]:
    """What stands above the ends that a rulebook foresees."""
    return {"foreseen": writer.book.FORESEEN} if isinstance(writer.book, Foresees) else {}


def _about(entries: Sequence[LegendLine], writer: FrameWriter) -> dict[str, Any]:
    """What else is to be said of the players, as far as no walkthrough before it on the page has said it."""
    about = {name: said for entry in entries for name, said in entry.about if name not in writer.once}
    writer.once.update(about)
    return {"about": about} if about else {}


def _legend(frame: Frame, parent: Frame, listed: Sequence[str], writer: FrameWriter) -> dict[str, Any]:
    """What the list of players says otherwise than before: place -> text. Who is no longer in it keeps his line."""
    if frame.state is parent.state:
        return {}

    def texts(of: Frame) -> dict[str, str]:
        return {entry.name: entry.text for entry in writer.words.telling.legend(of.state)}

    with writer.heard(frame):
        before, now = (
            attempt(partial(texts, one), dict[str, str], "the legend", writer.book) for one in (parent, frame)
        )
    lines = {n: now[name] for n, name in enumerate(listed) if name in now and now[name] != before.get(name, now[name])}
    return {"legend": lines} if lines else {}


def _changed(now: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """The figures that have changed since the frame before, and the names of those that are gone.

    >>> _changed({"A": 1, "B": 2}, {"B": 2, "C": 3})
    {'tokens': {'A': 1}, 'gone': ['C']}
    """
    gone = [name for name in before if name not in now]
    changed = {name: token for name, token in now.items() if before.get(name) != token}
    return {"tokens": changed, "gone": gone} if gone else {"tokens": changed}


def _frame(
    frame: Frame, view: Any, writer: FrameWriter, overlays: dict[str, tuple[Mark, ...]], *, aims: bool
) -> dict[str, Any]:
    painter, shown = writer.painter, writer.placements[frame.id]
    overlays.update(shown.overlays)
    worth, ends = weighed(frame, writer.book) if aims else ((), ())
    children = _children(frame, writer, worth, ends, aims=aims)
    found: dict[str, Any] = {
        "title": frame.title,
        "parent": frame.parent.id if frame.parent else None,
        "kind": frame.kind,
        "asks": frame.asks,
        "step": frame.step,
        "children": children,
        "window": _in_view(view_numbers(painter.view_box(frame.state, view)), children),
        "tokens": dict(shown.tokens),
        "overlays": list(shown.overlays),
        **_words(frame, writer),
    }
    if writer.left_out(frame):
        found["leftOut"] = True
    if any(heads(marks[0]) for marks in shown.overlays.values()):
        x, y, width, _ = view_numbers(painter.view_box(frame.state, view))
        left, top, wide, _ = found["window"]
        if (corner := [round(x + width, 1), y]) != [round(left + wide, 1), top]:
            found["corner"] = corner
    if frame.asks == "dice":
        found |= _due(frame, view, writer, overlays, aims=aims)
    elif frame.asks == "coach" and aims:
        own = [["", educateQuotes(plain(frame.hint))]] if frame.hint else []
        found |= {"why": own + _to_look_at(frame, writer), **best_of(worth, ends, frame)}
    rolled = next((e for e in frame.events if e["event"] == "rolled"), None)
    if frame.kind == "dice" and rolled and frame.parent:
        found |= _fallen(rolled, frame.parent, writer)
    if aims and (rules := rules_of(frame, writer.words)):
        chips = writer.chips.get(frame.id, [])
        found["rules"] = [*chips, *(rule for rule in rules if rule not in chips)]  # a chip has the place of its rule
    if aims:
        for place in named_places(frame, writer.book, writer.words, painter):
            overlays[place.id] = (place,)
            found["overlays"].append(place.id)
    return found


def _due(
    frame: Frame, view: Any, writer: FrameWriter, overlays: dict[str, tuple[Mark, ...]], *, aims: bool
) -> dict[str, Any]:  # fmt: skip
    """The dice that are due; in a lesson every way in which they fall, else what may come that no branch plays."""
    read = alike(frame, writer) if aims else [{} for _ in writer.hands(frame)]
    found: dict[str, Any] = {
        "hands": [_hand(hand) | more for hand, more in zip(writer.hands(frame), read, strict=True)]
    }
    ends = over(frame, writer.book) if aims else {}

    def unplayed(labels: Sequence[str]) -> dict[str, Any]:
        chance = writer.chance(frame)
        more = [chance.say("otherwise")] if len(frame.odds) > 1 else []
        said = {label: " ".join((chance.say("over", end=ends[label]), *more)) for label in labels if label in ends}
        return {"over": said} if said else {}

    if aims:
        found["why"] = summary(writer.words.dice.decides(frame.pending or {}), writer)
        if falls := attempt(lambda: fall_facts(frame, view, writer, overlays), dict[str, Any], "the dice", writer.book):
            return {**found, "falls": falls, **unplayed([kind["label"] for kind in falls["kinds"] if "to" not in kind])}
    lost = [line for line in frame.odds if branch_of(frame.children, line) is None]
    if others := [_other(line, frame, writer, aims=aims) for line in lost]:
        found |= {"others": others, **unplayed([line.label for line in lost])}
    return found


def _bare(frame: Frame, view: Any, writer: FrameWriter) -> dict[str, Any]:
    """What a script needs of a frame to go on, with nothing on the board."""
    children = [{"to": child.id} for child in onward(frame)]
    found: dict[str, Any] = {
        "title": frame.title, "parent": frame.parent.id if frame.parent else None, "kind": frame.kind,
        "asks": frame.asks, "step": frame.step, "children": children, "window": view_numbers(view), "tokens": {},
        "overlays": [],
    }  # fmt: skip
    if frame.asks == "dice":
        found["hands"] = attempt(lambda: [_hand(hand) for hand in writer.hands(frame)], list, "the dice", writer.book)
    return found


def _words(frame: Frame, writer: FrameWriter) -> dict[str, Any]:
    """What is said of a frame beside its title: what happened, its name in the map, and whether Placky is glad."""
    found: dict[str, Any] = {}
    if told := writer.told.get(frame.id):
        roll = frame.parent if frame.kind == "dice" else None
        again = roll and (all(line.falls for line in roll.odds) or is_recast(roll, writer))
        found["told"] = writer.sentences_of[frame.id] if again else told
        if again and isinstance(frame.title, RollTitle):
            begins, ends = frame.title.place
            found["cast"] = [ends, begins] if begins else [ends]
    choice = frame.kind != "dice" and frame.parent is not None and frame in onward(frame.parent)
    if (name := map_name(frame, writer)) != (called(frame, writer) if choice else frame.title):
        found["name"] = name
    if frame.asks == "end" and frame.kind != "refused" and frame.words and frame.mood == "glad":
        found["glad"] = True
    return found


def map_name(frame: Frame, writer: FrameWriter) -> str:
    """What the branch map calls a frame: the ending that it is, else what it is called among its siblings."""
    ending = frame.endings[0] if frame.endings and not frame.children and frame.kind != "refused" else ""
    return ending or label(frame, writer.words)


def called(frame: Frame, writer: FrameWriter) -> str:
    """What a choice or an outcome is called."""
    line = outcome(frame)
    return line.label if line else label(frame, writer.words)


def _hand(hand: Hand) -> dict[str, Any]:
    """The dice of one party: whose, how many, what they show (1 to a number, or a list), what counts for them.

    Faces that are drawings have their names, each different face once.
    """
    count = len(hand.faces)
    counted = hand.faces == tuple(map(str, range(1, count + 1)))
    found = {"who": hand.who, "dice": hand.number, "faces": count if counted else list(hand.faces)}
    if hand.form != "die":
        found["form"] = hand.form
    if names := names_of(pictures_of(hand)):
        found["drawn"] = list(names.values())
    return found | {key: said for key, said in (("aim", hand.aim), ("bursts", hand.bursts)) if said}


def _fallen(rolled: Mapping[str, Any], frame: Frame, writer: FrameWriter) -> dict[str, Any]:
    """The faces of a frame's roll, what each hand's come to, and the rule that settled it, if not that of the roll."""
    dice, roll = writer.words.dice, frame.pending or {}
    faces = ["?" if hidden(face) else face for face in dice.faces(rolled)]
    fallen = {"dice": faces, "verdicts": [list(verdict) for verdict in dice.verdicts(rolled)]}
    return {**fallen, **settled_by(roll, rolled, writer)}


def _other(line: OddsLine, frame: Frame, writer: FrameWriter, *, aims: bool) -> dict[str, Any]:
    """An outcome that no branch of the page plays, in a lesson with one roll that ends so."""
    fallen = _fallen(line.rolled, frame, writer) if aims and line.rolled else {}
    return {"label": line.label, "ways": line.ways, **fallen, **(like(line, frame) if aims else {})}


def _to_look_at(frame: Frame, writer: FrameWriter) -> list[list[str]]:
    """At a decision the rules by which its options differ, two at most: number, sentence, and the option that has it.

    What a rule forbids goes before what may be done. A rule of all options alike would fit any position, so it is none.
    """
    refused = [child for child in frame.children if child.refusal and not writer.left_out(child)]
    options = refused or [child for child in frame.children if child.kind != "refused"]
    rules = [rules_of(child, writer.words) for child in options]
    shared = set.intersection(*map(set, rules)) if rules and not refused else set()
    found: dict[str, list[str]] = {}
    for child, own in zip(options, rules, strict=True):
        telling = next((rule for rule in own if rule not in shared), "")
        if (told := _sentence(child, telling, writer)) and told[0] not in found:
            found[told[0]] = [*told, child.id]
    return list(found.values())[:2]


def _sentence(child: Frame, rule: str, writer: FrameWriter) -> list[str]:
    """A rule's number and its sentence.

    Where a ruling forbids an option, the rule's own sentence may sound like leave: the ruling stands in its place.
    """
    rulings = index(writer.book).rulings
    forbidden = rulings_of(child.refusal) if child.refusal else ()
    for number in forbidden:
        if number in rulings:
            return [rule, say(OPEN, number=number, ruling=rulings[number].ruling)]
    return summary(rule, writer)


def onward(frame: Frame) -> list[Frame]:
    """The frames that one goes on to; at a roll, what is refused there is tried beside it."""
    return [child for child in frame.children if frame.asks != "dice" or child.kind == "dice"]


def _children(
    frame: Frame, writer: FrameWriter, worth: Sequence[Worth], ends: Sequence[Prospect], *, aims: bool
) -> list[dict[str, Any]]:
    """What may be chosen or fall, in a lesson with what each choice is worth."""
    odds = option_facts(worth, ends, frame)
    return [{**_child(child, writer, aims=aims), **odds.get(child.id, {})} for child in onward(frame)]


def _child(child: Frame, writer: FrameWriter, *, aims: bool) -> dict[str, Any]:
    name = called(child, writer)
    found: dict[str, Any] = {"to": child.id, **({"label": name} if name != child.title else {})}
    if line := outcome(child):
        found["share"] = share(child, line)
    if child.ways:
        found["ways"] = child.ways[0]
        if aims and child.parent and is_recast(child.parent, writer) and (cast := cast_as(child, writer)):
            found["thrown"] = cast
    elif aims and child.parent and child.act and (target := writer.painter.target(child.act, child.parent.state)):
        if "grip" in target:
            check_side(target["grip"]["side"], "a painter: the grip of", child.title)
        found["target"] = target
    return found


def _in_view(window: Sequence[float], children: Sequence[Mapping[str, Any]]) -> list[float]:
    """A window [x, y, width, height], made larger where something to be pressed would lie outside."""
    x, y, w, h = window
    left, top, right, bottom = x, y, x + w, y + h
    for spot in (child["target"] for child in children if "target" in child):
        reach = spot["r"] + MARGIN
        left, right = min(left, spot["x"] - reach), max(right, spot["x"] + reach)
        top, bottom = min(top, spot["y"] - reach), max(bottom, spot["y"] + reach)
    return [round(n, 1) for n in (left, top, right - left, bottom - top)]


def outcome(frame: Frame) -> OddsLine | None:
    """The line of its parent's odds that a frame plays."""
    rolled = results_of(frame)
    return next((line for line in frame.parent.odds if rolled in line.results), None) if frame.parent else None


def share(frame: Frame, line: OddsLine) -> str:
    """How often a frame comes that plays a line of odds: several rolls may have one result, together so often."""
    first = frame.parent is not None and branch_of(frame.parent.children, line) is frame
    return line.per_cent if first else say("of the {share}", share=line.per_cent)
