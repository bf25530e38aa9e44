"""A colour in both themes, and the few that several names of the palette share."""

from typing import NamedTuple


class Tint(NamedTuple):
    """One colour in both themes, each as ``#rrggbb`` (or ``#rrggbbaa``)."""

    paper: str
    night: str

    def css(self) -> str:
        """Return the CSS value: one colour where both themes agree, ``light-dark()`` where they differ."""
        return self.paper if self.paper == self.night else f"light-dark({self.paper},{self.night})"


TEXT = Tint("#1b1640", "#f2f0fd")
INK = Tint("#1b1640", "#100f26")
WHITE = Tint("#ffffff", "#ffffff")
