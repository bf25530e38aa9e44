"""Storyboards on paper: feature files that nobody runs, laid over each other by what they say.

Scenarios that begin with the same words share those frames, as recorded ones share what they do.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from placky.scenarios.features import Feature, Scenario, Step
from placky.sentences import Term, say
from placky.storyboard.addresses import LONGEST, SET_UP, fingerprint, slug
from placky.storyboard.frames import Frame, Story

BEGIN: Term = "Begin"
LAID_OUT: Term = "Set up"
"""What a first frame is called: one without a step, and one with several."""


@dataclass(frozen=True)
class PaperStory:
    """A story with all that its frames say."""

    story: Story
    steps: dict[str, tuple[Step, ...]]
    """By frame: a When with its Thens; of the first, all Givens."""
    ended: dict[str, list[Scenario]] = field(default_factory=dict)
    """By frame: the scenarios that end there."""


def paper_stories(feature: Feature) -> list[PaperStory]:
    """The scenarios of a feature by their Rule, and of each those together that begin with the same Givens."""
    found: list[PaperStory] = []
    for group in dict.fromkeys(scenario.group for scenario in feature.scenarios):
        alike: dict[str, list[Scenario]] = {}
        for scenario in feature.scenarios:
            if scenario.group == group:
                alike.setdefault(_written(_parts(scenario)[0]), []).append(scenario)
        for members in alike.values():
            one = members[0].name
            name = group or feature.name or one if len(alike) == 1 else f"{group}: {one}" if group else one
            found.append(_story(name, members, fingerprint(group, _written(_parts(members[0])[0]))))
    return found


def _story(name: str, members: Sequence[Scenario], ident: str) -> PaperStory:
    opening = _parts(members[0])[0]
    root = _frame(None, opening, ident)
    root.line = root.line or members[0].line
    found = PaperStory(Story(ident, name, "", root), {root.id: opening})
    known: dict[tuple[str, str], Frame] = {}
    for scenario in members:
        here = root
        for steps in _parts(scenario)[1:]:
            key = (here.id, _written(steps))
            if key not in known:
                known[key] = _frame(here, steps, ident)
                found.steps[known[key].id] = steps
                here.children.append(known[key])
            here = known[key]
        here.endings.append(scenario.name)
        found.ended.setdefault(here.id, []).append(scenario)
    return found


def _parts(scenario: Scenario) -> list[tuple[Step, ...]]:
    """A scenario cut before each step that does something; what comes before the first of them is its opening."""
    parts: list[list[Step]] = [[]]
    for step in scenario.steps:
        if step.kind == "when":
            parts.append([])
        parts[-1].append(step)
    return [tuple(part) for part in parts]


def _written(steps: Sequence[Step]) -> str:
    """What makes two parts one: all that they say."""
    return repr([(step.said, step.table, step.doc, step.media) for step in steps])


def _frame(parent: Frame | None, steps: Sequence[Step], ident: str) -> Frame:
    way = (*(parent.way if parent else ()), {"said": _written(steps)})
    title = steps[0].text if parent or len(steps) == 1 else say(LAID_OUT if steps else BEGIN)
    name = slug(title)[:LONGEST].strip("-") if parent else SET_UP
    lines = [line for step in steps for line in written(step)]
    kind = "action" if parent else "setup"
    line, text = (steps[0].line, steps[0].text) if steps else (0, "")
    return Frame(f"{name}-{fingerprint(ident, way)}", kind, title, parent, line, lines, way, text=text)


def written(step: Step) -> list[str]:
    r"""A step as it stands in a feature file, with its table or doc string below it.

    >>> step = Step("given", "Given ", "a heap", 3, (("pebbles",), ("a|b",)), "", "")
    >>> written(step)
    ['Given a heap', '  | pebbles |', '  | a\\|b    |']
    """
    lines = [step.said]
    cells = [[_escaped(cell) for cell in row] for row in step.table]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in cells)
    lines += [f"  | {' | '.join(row)} |" for row in padded]
    if step.doc is not None:
        fence = "```" if '"""' in step.doc else '"""'
        lines += [f"  {line}" if line else "" for line in (fence + step.media, *step.doc.split("\n"), fence)]
    return lines


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n")
