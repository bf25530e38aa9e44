"""The parts of an exercise: how many there are, how long each takes, and what is left of the course behind them."""

from collections.abc import Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from placky.sphinx.nodes import link, tag, write_text
from placky.storyboard.frames import Story
from placky.storyboard.reading_time import minutes_of

PAIR = 2
"""So many are named by both."""


class course_left(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """How long the exercises of a `game` take that come after the one called `name`; known when pages are written."""


def counted_parts(count: int) -> str:
    """How many parts an exercise has, in words."""
    return f"{count} part{'s' if count != 1 else ''}"


def parts_list(told: Sequence[Story], times: Sequence[Sequence[int]], left: course_left) -> nodes.Node:
    """The stories of an exercise as links, with the seconds of each stretch of one: these stretches are its parts."""
    seconds = [second for stretches in times for second in stretches]
    whole = f"{counted_parts(len(seconds))}, {minutes_of(sum(seconds))} min"
    if len(told) == 1:
        return tag("p", whole, left, class_="parts muted")
    entries = [
        tag("li", link(one.name, f"story-{one.id}"), tag("small", f" {_minutes(stretches)}"))
        for one, stretches in zip(told, times, strict=True)
    ]
    listed = tag("nav", tag("ol", *entries), aria_label="Parts of this exercise")
    return tag("details", tag("summary", whole, left), listed, class_="parts")


def part_line(nth: int, times: Sequence[Sequence[int]]) -> nodes.Node:
    """Which parts of how many a story is, and how long they take."""
    before, mine, all_of = (sum(map(len, some)) for some in (times[:nth], times[nth : nth + 1], times))
    to = "and" if mine == PAIR else "to"
    parts = f"Part {before + 1}" if mine == 1 else f"Parts {before + 1} {to} {before + mine}"
    return tag("p", f"{parts} of {all_of}, about {_minutes(times[nth])}", class_="part-no muted")


def _minutes(seconds: Sequence[int]) -> str:
    """The times of stretches, one after the other.

    >>> _minutes([200, 130])
    '3 + 2 min'
    """
    return f"{' + '.join(str(minutes_of(one)) for one in seconds)} min"


def _left(env: BuildEnvironment, node: course_left) -> str:
    """How long the course goes on; empty after the last exercise."""
    known, here = env.get_domain("rulebook").data["parts"], f"{node['game']}:{node['name']}"
    later = [
        sum(seconds for part in parts for seconds, _ in part.stretches)
        for name, (_, _, parts) in known.items()
        if name > here and name.startswith(f"{node['game']}:exercises/")
    ]
    return f"; {minutes_of(sum(later))} min more in the course" if later else ""


def _visit(self: Any, node: course_left) -> None:
    write_text(self, _left(self.builder.env, node))
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Tell every builder how to show it."""
    shown = (_visit, None)
    app.add_node(course_left, html=shown, latex=shown, text=shown, man=shown, texinfo=shown)
