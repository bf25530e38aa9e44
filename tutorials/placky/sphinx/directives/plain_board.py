"""`{board} Hexes 5 4`: a state on any page, as a rulebook without a painter of its own shows it."""

import json

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from placky.defaults.boards import state_scene
from placky.sphinx.nodes import drawing, tag


class BoardDirective(SphinxDirective):
    """A state as plain data in the content; the board, if there is one, in the argument."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """The picture, with its words."""
        from placky.diagrams.svg import board

        try:
            scene = state_scene(" ".join(self.arguments), json.loads("\n".join(self.content)))
        except ValueError as error:
            raise self.error(str(error)) from None
        drawn = board(scene, f"board-{self.env.new_serialno('placky_board')}-")
        size = {"width": f"{drawn.view[2]:g}", "height": f"{drawn.view[3]:g}"}
        return [tag("figure", drawing(svg=drawn.in_page("pk-sample", size), alt=scene.alt))]
