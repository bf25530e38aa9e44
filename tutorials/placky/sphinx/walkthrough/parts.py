"""The parts of an exercise: how many there are, how long each takes, and what is left of the course behind them."""

from collections.abc import Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from placky.sentences import Plural, Sentence, say
from placky.sphinx.nodes import link, tag, write_text
from placky.storyboard.frames import Story
from placky.storyboard.reading_time import minutes_of

PAIR = 2
"""So many are named by both."""
NTH: Sequence[Sentence] = (
    "Part {first} of {all}, about {time}",
    "Parts {first} and {last} of {all}, about {time}",
    "Parts {first} to {last} of {all}, about {time}",
)
"""Which parts a story is: one, two, or more of them."""


class course_left(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """How long the exercises of a `game` take that come after the one called `name`; known when pages are written."""


LONG = Plural("parts", one="{parts} part, {minutes} min", other="{parts} parts, {minutes} min")


def long(seconds: Sequence[int]) -> str:
    """How many parts an exercise has, and how long it takes; the seconds of each part are given."""
    return say(LONG, parts=len(seconds), minutes=minutes_of(sum(seconds)))


def parts_list(told: Sequence[Story], times: Sequence[Sequence[int]], left: course_left) -> nodes.Node:
    """The stories of an exercise as links, with the seconds of each stretch of one: these stretches are its parts."""
    seconds = [second for stretches in times for second in stretches]
    whole = long(seconds)
    if len(told) == 1:
        return tag("p", whole, left, class_="parts muted")
    entries = [
        tag("li", link(one.name, f"story-{one.id}"), tag("small", f" {_minutes(stretches)}"))
        for one, stretches in zip(told, times, strict=True)
    ]
    listed = tag("nav", tag("ol", *entries), aria_label=say("Parts of this exercise"))
    return tag("details", tag("summary", whole, left), listed, class_="parts")


def part_line(nth: int, times: Sequence[Sequence[int]]) -> nodes.Node:
    """Which parts of how many a story is, and how long they take."""
    before, mine, all_of = (sum(map(len, some)) for some in (times[:nth], times[nth : nth + 1], times))
    numbers = {"first": before + 1, "last": before + mine, "all": all_of, "time": _minutes(times[nth])}
    return tag("p", say(NTH[min(mine, PAIR + 1) - 1], numbers), class_="part-no muted")


def _minutes(seconds: Sequence[int]) -> str:
    """The times of stretches, one after the other.

    >>> _minutes([200, 130])
    '3 + 2 min'
    """
    return say("{minutes} min", minutes=" + ".join(str(minutes_of(one)) for one in seconds))


def _left(env: BuildEnvironment, node: course_left) -> str:
    """How long the course goes on; empty after the last exercise."""
    known, here = env.get_domain("rulebook").data["parts"], f"{node['game']}:{node['name']}"
    later = [
        sum(seconds for part in parts for seconds, _ in part.stretches)
        for name, (_, _, parts) in known.items()
        if name > here and name.startswith(f"{node['game']}:exercises/")
    ]
    return f"; {say('{minutes} min more in the course', minutes=minutes_of(sum(later)))}" if later else ""


def _visit(self: Any, node: course_left) -> None:
    write_text(self, _left(self.builder.env, node))
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Tell every builder how to show it."""
    shown = (_visit, None)
    app.add_node(course_left, html=shown, latex=shown, text=shown, man=shown, texinfo=shown)
