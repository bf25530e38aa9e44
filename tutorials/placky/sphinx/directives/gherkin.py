"""`{gherkin} FILE`: the walkthroughs of a feature file that nobody runs."""

from pathlib import Path

from docutils import nodes

from placky.errors import PlackyError
from placky.scenarios.anyone import read_anyone
from placky.scenarios.features import Feature
from placky.sentences import Sentence, say
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.nodes import title
from placky.sphinx.prose import prose
from placky.sphinx.walkthrough.paper import paper_walkthrough, tagged
from placky.storyboard.paper import PaperStory, paper_stories

NOTHING: Sentence = "This feature has no scenario yet."


class GherkinDirective(RulebookDirective):
    """A feature file below the folder of pages, whatever game or program it is of."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Its words and tags, then a titled section a walkthrough; of a file that cannot be read, why."""
        name, file = self.env.relfn2path(self.arguments[0])
        self.env.note_dependency(file)
        try:
            feature = read_anyone(Path(file))
        except PlackyError as error:
            self.warn(str(error))
            return [nodes.warning("", *[nodes.paragraph("", line) for line in str(error).splitlines()])]
        out: list[nodes.Node] = [*prose(feature.description), *tagged(feature.tags)]
        told = paper_stories(feature)
        if not told:
            out.append(nodes.paragraph("", say(NOTHING)))
        said: set[str] = set()
        return [*out, *(self._section(feature, paper, f"{name}#{paper.story.id}", said) for paper in told)]

    def _section(self, feature: Feature, paper: PaperStory, name: str, said: set[str]) -> nodes.Node:
        """A walkthrough under its title; the first of a Rule has the words under the Rule."""
        address = f"story-{paper.story.id}"
        self.note_frames(paper.story, address)
        section = nodes.section("", title(paper.story.name), ids=[address], classes=["story-section"])
        group = next(iter(paper.ended.values()))[0].group
        if group not in said:
            said.add(group)
            section += prose(feature.groups.get(group, ""))
        section += paper_walkthrough(paper, name)
        return section
