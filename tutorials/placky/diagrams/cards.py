"""Playing cards as inline SVG, face up and face down, 100 by 140."""

from textwrap import wrap

from placky.diagrams.dice import fitted, longest_of, text
from placky.diagrams.looks import Look, symbol
from placky.diagrams.palette import reference
from placky.diagrams.sides import side_look

__all__ = ["HEIGHT", "card_back", "card_edge", "card_face"]

HEIGHT = 140
_MIDDLE = HEIGHT / 2
_CORNER = (18, 20)
"""The middle of the rank in the upper left corner; its symbol is below it."""
_LINES = 4
_TITLE = 24
_ROOM = 84


def card_edge() -> str:
    """Return a card with nothing on it."""
    plate, ink = reference("plate"), reference("ink")
    return f'<rect x="3" y="3" width="94" height="134" rx="10" fill="{plate}" stroke="{ink}" stroke-width="3"/>'


def card_back(team_index: int | None) -> str:
    """Return what is on the back of a card, in the colour of whoever draws it: a lattice."""
    side, ink = reference(side_look(team_index).letter), reference("ink")
    across = "".join(f"M10 {y}l80 40M10 {y + 40}l80-40" for y in range(10, 91, 20))
    return (
        f'<rect class="face" x="10" y="10" width="80" height="120" rx="5" fill="{side}" stroke="{ink}" '
        f'stroke-width="2"/><path d="{across}" fill="none" stroke="#ffffff59" stroke-width="3"/>'
    )


def card_face(name: str, look: Look, team_index: int | None) -> str:
    """Return what is on the front of a card: a rank and a suit in two corners, the suit or its name in the middle."""
    side = side_look(team_index).letter
    ink = look.colour or "ink"
    size = 22 if len(look.text) == 1 else fitted(17, 26, len(look.text))
    rank = text(look.text, *_CORNER, size, ink) if look.text else ""
    corner = rank + symbol(look, side, (_CORNER[0], 41 if rank else 20), 17)
    both = f'{corner}<g transform="rotate(180 50 {_MIDDLE:g})">{corner}</g>' if corner else ""
    return both + (symbol(look, side, (50, _MIDDLE), 48) or _titled(name, ink, framed=not both))


def _titled(title: str, ink: str, *, framed: bool) -> str:
    """Return a title in as few lines as are large enough, in a frame where the corners are free."""
    word = longest_of(title.split())
    ways = [wrap(title, max(word, -(-len(title) // count))) for count in range(1, _LINES + 1)]
    size, lines = max(((fitted(_TITLE, _ROOM, longest_of(lines)), lines) for lines in ways), key=lambda way: way[0])
    top = _MIDDLE - 1.15 * size * (len(lines) - 1) / 2
    words = "".join(text(line, 50, top + 1.15 * size * n, size, ink) for n, line in enumerate(lines))
    frame = (
        f'<rect x="10" y="10" width="80" height="120" rx="5" fill="none" stroke="{reference(ink)}" stroke-width="1.5"/>'
    )
    return frame + words if framed else words
