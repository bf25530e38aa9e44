"""Places in questions: a board has no axes, so a letter on it stands for each, and a reason says where a place is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import atan2, hypot, pi

from placky.diagrams import camera
from placky.diagrams.ground import locator_box
from placky.diagrams.marks import Chip, Corner, Label, Locator, Place, Ring, Token, Window
from placky.diagrams.shapes import UNIT
from placky.diagrams.stage import Scene
from placky.rulebook import AnyPainter, NamesPlaces, Rulebook
from placky.sentences import Sentence, capital, either, say
from touchline.core.play.wire import Plain

__all__ = ["Lettered", "drawn", "sentence"]

LETTERS = "ABCDEFGHIJKL"
"""So many places in one question at most."""
EIGHTHS: Sequence[Sentence] = (
    "a place right of {name}", "a place above and right of {name}", "a place above {name}",
    "a place above and left of {name}", "a place left of {name}", "a place below and left of {name}",
    "a place below {name}", "a place below and right of {name}",
)  # fmt: skip
"""Where a place lies on the board, seen from a figure, against the clock."""
RING, CHIP, AROUND = 520, 270, 1_300
"""How large the ring and the letter of a place are, and how much of the ground is in view around it, in thousandths."""
BESIDE = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where the letter of a place may stand, if somebody is there."""
CORNERS: tuple[Corner, ...] = ("top left", "bottom left", "bottom right")
"""Where the map of the whole ground may lie; the score has the fourth one."""
SEEN = 100
"""Whoever looks at a board sees no smaller difference between two distances, in thousandths."""
LENS = "bottom left"
"""Where a page has its button to come nearer."""


class Lettered:
    """The places of one question, as it is put into words; `state` is where it is asked."""

    def __init__(self, book: Rulebook, state: Plain) -> None:
        self.book, self.state = book, state
        self.places: dict[str, Place] = {}

    @property
    def shown(self) -> bool:
        """Are all places on the ground, and not too many?"""
        if not self.places:
            return True
        x, y, width, height = camera.whole(self.book.painter().ground(self.state))
        on = all(x + RING <= a <= x + width - RING and y + RING <= b <= y + height - RING for a, b in self._marked())
        return on and len(self.places) <= len(LETTERS)

    def lettered(self, text: str) -> str:
        """A text with a letter for each place."""
        return self._retold(text, lambda at: self._letter(at) or self._next(at))

    def told(self, text: str) -> str:
        """A text that is read after the answer: what has no letter is told by the figure next to it."""
        return self._retold(text, lambda at: self._letter(at) or self._unlike(at))

    def _marked(self) -> Iterator[tuple[int, int]]:
        """Where the letters are."""
        return ((at[0], at[1]) for at in self.places.values())

    def _unlike(self, at: Place) -> str:
        """A place without a letter, told so that it is taken for none of those with one."""
        painter, state = self.book.painter(), self.state
        told = beside(at, painter, state)
        alike = {letter: one for letter, one in self.places.items() if beside(one, painter, state) == told}
        near = _nearest(at, painter, state)
        if not alike or near is None:
            return told
        letter = min(alike, key=lambda one: (_apart(alike[one], at), one))
        farther = _apart(at, near.at) - _apart(alike[letter], near.at)
        if abs(farther) < SEEN:
            return say("another such place, not {letter}", letter=letter)
        return say(
            "{place} (farther than {letter})" if farther > 0 else "{place} (nearer than {letter})",
            place=told, letter=letter,
        )  # fmt: skip

    def _letter(self, at: Place) -> str:
        return next((one for one, known in self.places.items() if known == at), "")

    def _next(self, at: Place) -> str:
        known = len(self.places)
        letter = LETTERS[known] if known < len(LETTERS) else str(known)
        self.places[letter] = at
        return letter

    def _retold(self, text: str, tell: Callable[[Place], str]) -> str:
        """A text in which each place is told otherwise; of a list those without a letter that are told alike once."""
        found: Sequence[tuple[str, Place]] = self.book.places(text) if isinstance(self.book, NamesPlaces) else ()
        parts, listed, last, end = list[str](), list[str](), "", 0
        separators = ", ", either(["", ""])
        for written, at in found:
            begin, told = text.index(written, end), tell(at)
            between, end = text[end:begin], begin + len(written)
            if listed and between in separators:
                last = between
                listed += [told] if told in self.places or told not in listed else []
                continue
            parts += _listed(listed, last), between
            listed = [told]
        return "".join([*parts, _listed(listed, last), text[end:]])


def _listed(told: Sequence[str], last: str) -> str:
    """A list of places; `last` stands between the last two."""
    return last.join(filter(None, [", ".join(told[:-1]), *told[-1:]]))


def beside(at: Place, painter: AnyPainter, state: Plain) -> str:
    """A place in words: by the figure nearest to it, and on which side of that it lies on the board."""
    near = _nearest(at, painter, state)
    if near is None:
        return say("that place")
    across, up = at[0] - near.at[0], at[1] - near.at[1]
    if hypot(across, up) <= near.radius / 2:
        return say("the place where {name} is", name=near.name)
    return say(EIGHTHS[round(atan2(up, across) / (pi / 4)) % 8], name=near.name)


def _nearest(at: Place, painter: AnyPainter, state: Plain) -> Token | None:
    """The figure next to a place; None where there is none."""
    figures = (one for one in painter.figures(state) if isinstance(one, Token))
    return min(figures, key=lambda one: (_apart(one.at, at), one.name), default=None)


def _apart(one: Place, other: Place) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def drawn(state: Plain, places: Mapping[str, Sequence[int]], painter: AnyPainter) -> Scene:
    """The board of a question, with a ring and a letter at each of its places."""
    spots = {letter: (at[0], at[1]) for letter, at in places.items()}
    scene = painter.scene(state, (), view=_view(painter.window(state), spots.values(), painter, state))
    standing = [one.at for one in scene.marks if isinstance(one, Token | Chip)]
    names = [at for one in scene.marks if isinstance(one, Token) for at in _name(one)]
    scene = replace(scene, locator=scene.locator and _aside(scene, scene.locator, [*standing, *spots.values()], names))
    if not spots:
        return scene
    marks = list(scene.marks)
    standing += [*names, *(one.at for one in scene.marks if isinstance(one, Label))]
    for letter, at in spots.items():
        marks.append(Ring(f"place-{letter}", at, RING, None))
        marks.append(Chip(f"letter-{letter}", _free(at, standing), letter, CHIP))
    said = " ".join(
        say("{letter} is {place}.", letter=letter, place=beside(at, painter, state)) for letter, at in spots.items()
    )
    return replace(scene, marks=tuple(marks), alt=f"{scene.alt} {said}")


def _aside(scene: Scene, locator: Locator, standing: Sequence[Place], names: Sequence[Place]) -> Locator:
    """The map of the whole ground in the corner where it covers least; where it is, if no other is freer.

    It lies rather at a name than over somebody, and in the corner of the button only where every other one covers more.
    """

    def covered(one: Locator, places: Sequence[Place], around: int) -> int:
        x, y, width, height = locator_box(scene.field, scene.window, one)
        across, up = (x - around, x + width + around), (y - around, y + height + around)
        return sum(across[0] < at[0] < across[1] and up[0] < at[1] < up[1] for at in places)

    def cost(one: Locator) -> tuple[int, int, bool]:
        return covered(one, standing, 0), covered(one, [*standing, *names], RING), one.corner == LENS

    choices = locator, *(replace(locator, corner=corner) for corner in CORNERS)
    return min(choices, key=cost)


def _name(token: Token) -> Sequence[Place]:
    """The two ends and the middle of a name."""
    if token.name_at is None:
        return ()
    long = round(len(token.name) * token.name_size * 0.6 * 1000 / UNIT)
    begin = token.at[0] + token.name_at.dx - {"start": 0, "middle": long // 2, "end": long}[token.name_at.anchor]
    return [(begin + share * long // 2, token.at[1] + token.name_at.dy) for share in (0, 1, 2)]


def _free(at: Place, standing: Sequence[Place]) -> Place:
    """Where the letter of a place stands: on it, or beside who stands there, farthest from everybody else."""

    def room(spot: Place) -> float:
        return min((hypot(spot[0] - one[0], spot[1] - one[1]) for one in standing), default=RING + CHIP)

    if room(at) >= RING + CHIP:
        return at
    beyond = round((RING + CHIP) * 0.71)
    return max(((at[0] + x * beyond, at[1] + y * beyond) for x, y in BESIDE), key=room)


def _view(view: Window, spots: Iterable[Place], painter: AnyPainter, state: Plain) -> Window:
    """A window that has all places in it, held within the ground."""
    (x, y, width, height), spots = view, [*spots]
    left = min([x, *(at[0] - AROUND for at in spots)])
    low = min([y, *(at[1] - AROUND for at in spots)])
    right = max([x + width, *(at[0] + AROUND for at in spots)])
    top = max([y + height, *(at[1] + AROUND for at in spots)])
    if (left, low, right, top) == (x, y, x + width, y + height):
        return view
    all_x, all_y, all_wide, all_tall = camera.whole(painter.ground(state))
    left, low = max(left, all_x), max(low, all_y)
    return left, low, min(right, all_x + all_wide) - left, min(top, all_y + all_tall) - low


def sentence(text: str) -> str:
    """A text as a sentence.

    >>> sentence("he lies"), sentence("That is so.")
    ('He lies.', 'That is so.')
    """
    text = text.strip()
    return f"{capital(text)}{'' if text.endswith(('.', '!', '?')) else '.'}"
