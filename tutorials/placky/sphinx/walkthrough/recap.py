"""At the end: the rules to take along from a part, and after the last exercise what a reader may do next."""

from collections.abc import Collection, Sequence

from docutils import nodes

from placky.sentences import say
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.nodes import tag
from placky.sphinx.walkthrough.falls import summary
from placky.sphinx.walkthrough.frames import FrameWriter
from placky.storyboard.frames import Story
from placky.storyboard.rules_met import rules_met, rules_shown

LEAST = 3
"""So many rules are taken along."""

FINISH = "what-comes-next"
"""The address of what comes after the last exercise."""


def recap(story: Story, writer: FrameWriter, taught: Collection[str]) -> list[nodes.Node]:
    """The rules that a part is there to teach, each with its sentence, those first that its main line meets most.

    Where they are too few, those that other ways show come after them, and then others of the main line. A script takes
    those to the front that a reader has met more often or chosen wrongly.
    """
    said = {number: text for number in rules_shown(story, writer.words) if (text := summary(number, writer))}
    met = [number for number in rules_met(story, writer.words) if number in said]
    numbers = [number for number in met if number in taught]
    spare = [number for number in said if number in taught] + met
    numbers += [one for one in dict.fromkeys(spare) if one not in numbers][: max(0, LEAST - len(numbers))]
    told = [(number, *said[number][1:]) for number in numbers]
    if not told:
        return []
    rules = [
        tag("li", chip(writer.book.name, number), tag("span", f" {sentence}"), data_rule=number)
        for number, sentence in told
    ]
    return [tag("div", tag("p", say("To take along:"), class_="recap-title"), tag("ul", *rules), class_="recap")]


def what_next(game: str, ways: Sequence[nodes.Node]) -> nodes.section:
    """What comes after the last exercise of a game."""
    title = nodes.title("", say("What comes next"))
    said = nodes.paragraph("", say("That was the course of {game}. From here on it is practice.", game=game))
    entries = tag("ul", *[tag("li", way) for way in ways], class_="next-ways")
    return nodes.section("", title, said, entries, ids=[FINISH], classes=["finish"])
