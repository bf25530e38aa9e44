"""The picture of what one party throws: dice, cards, tokens or a spinner, before and after it fell.

A plain die is one picture whose text a script changes. Everything else has a group ``<g class="up">``, and for each
face what takes its place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from placky.diagrams.cards import HEIGHT, card_back, card_edge, card_face
from placky.diagrams.dice import Sign, blank_die, die, longest_of, on_face, svg, token, written
from placky.diagrams.looks import Look
from placky.diagrams.palette import reference
from placky.diagrams.sides import side_look
from placky.diagrams.spinners import arrow, disc, stopped

__all__ = ["Pictures", "ThrownForm", "pictures"]

ThrownForm: TypeAlias = Literal["die", "card", "spinner", "token"]
"""What is thrown; a die with two sides is a coin."""
_NO_LOOKS: Mapping[str, Look] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Pictures:
    """A picture before the throw (`blank`), and what takes the place of its group for each face.

    `faces` is empty for a plain die, whose text changes.
    """

    blank: str
    faces: Mapping[str, str]

    def showing(self, face: str) -> str:
        """Return the picture with a face."""
        head, _, rest = self.blank.partition(_UP)
        tail = rest.rpartition("</g>")[2]
        return f"{head}{_UP}{self.faces[face]}</g>{tail}"


_UP = '<g class="up">'


def pictures(
    form: ThrownForm, team_index: int | None, sides: int, faces: Sequence[str], looks: Mapping[str, Look] = _NO_LOOKS,
    sign: Sign | None = None,
) -> Pictures:  # fmt: skip
    """Return the pictures of what shows one of these faces. Raises ValueError for a die that cannot be drawn.

    Of a spinner each face has a sector as large as it is often in `faces`.

    >>> plain, hare = pictures("die", 0, 8, "12345678"), pictures("card", 0, 0, ["hare", "stork"])
    >>> plain.faces, list(hare.faces), "hare" in hare.blank, "hare" in hare.showing("hare")
    ({}, ['hare', 'stork'], False, True)
    """
    side, each = side_look(team_index).letter, dict.fromkeys(faces)
    if form == "card":
        up = {face: card_face(face, looks.get(face, Look()), team_index) for face in each}
        return Pictures(_picture(f"playcard playcard-{side}", card_edge(), card_back(team_index), HEIGHT), up)
    if form == "spinner":
        up = {face: stopped(face, faces) for face in each}
        return Pictures(_picture(f"spinner spinner-{side}", disc(faces, looks, team_index), arrow()), up)
    if form == "die" and not looks:
        return Pictures(die("?", team_index, sides, sign, longest=longest_of(each)), {})
    blank = token(team_index) if form == "token" else blank_die(team_index, sides, sign)
    seen = {face: looks.get(face, Look()) for face in each}
    letters = longest_of(look.text or face for face, look in seen.items() if not look.symbol)
    up = {face: on_face(face, look, blank, side, letters) for face, look in seen.items()}
    if form == "token":
        up = {face: _coloured(seen[face]) + drawn for face, drawn in up.items()}
    return Pictures(_picture(blank.kind, blank.body, written("?", blank, 1)), up)


def _picture(kind: str, body: str, unknown: str, height: int = 100) -> str:
    return svg(kind, f"{body}{_UP}{unknown}</g>", height)


def _coloured(look: Look) -> str:
    """Return the rim of a token that has a colour of its own."""
    if not look.colour:
        return ""
    return f'<circle cx="50" cy="50" r="39" fill="none" stroke="{reference(look.colour)}" stroke-width="10.5"/>'
