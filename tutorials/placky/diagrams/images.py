"""PNG and GIF from scenes. The only module that imports Pillow, which comes with matplotlib.

The same scenes give the same bytes.
"""

import io
import textwrap
from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from placky.diagrams.canvas import painted
from placky.diagrams.mascot import SIZE, shapes
from placky.diagrams.palette import tints
from placky.diagrams.shapes import Lettering
from placky.diagrams.stage import Scene
from placky.diagrams.svg import pixels

COLOURS = 128
"""Colours of a GIF; a board has few, and their blends along edges."""
SAMPLES = 8
"""How many of a GIF's frames choose its colours."""


def png(scene: Scene, width: int, *, night: bool = False) -> bytes:
    """One picture, ``width`` pixels across."""
    out = io.BytesIO()
    _image(scene, width, night=night).save(out, "PNG")
    return out.getvalue()


def gif(
    scenes: Sequence[Scene], times: Sequence[int], width: int, *, night: bool = False,
    drawn: Callable[[], None] = lambda: None,
) -> bytes:  # fmt: skip
    """A moving picture. ``times`` are milliseconds, one for each scene; ``drawn`` is called after each frame.

    All scenes have windows of one size. Frames that are alike become one that stays longer.
    """
    step = max(1, len(scenes) // SAMPLES)
    samples = [_image(scene, width, night=night) for scene in scenes[::step]]
    colours = _colours(samples, tints(scenes[0].field.colours, night=night))
    frames: list[Image.Image] = []
    for scene in scenes:
        frames.append(_image(scene, width, night=night).quantize(palette=colours, dither=Image.Dither.NONE))
        drawn()
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=list(times), loop=0, optimize=False)
    return out.getvalue()


CARD, CARD_BOARD = (1200, 630), (700, 630)
"""Pixels across and down of the picture beside a shared address, and of the board on it."""
_LINE = 20
"""Letters of a line on the card."""


def card(scene: Scene, name: str, title: str) -> bytes:
    """The picture that is shown where an address is shared, as PNG: a name, a title, Placky and a board, by night.

    The scene's window must have the shape of `CARD_BOARD`.
    """
    across, down = CARD[0] - CARD_BOARD[0], CARD[1]
    lines = [Lettering((56, down - 88), name, 66, anchor="start")]
    lines += [
        Lettering((56, down - 180 - 44 * n), line, 34, "lamp", anchor="start")
        for n, line in enumerate(textwrap.wrap(title, _LINE))
    ]
    colours = tints(night=True)
    page = Image.new("RGB", CARD, colours["page"])
    page.paste(_rgb(*painted(lines, (0, 0, across, down), across, colours)), (0, 0))
    page.paste(_rgb(*painted(shapes("alarmed"), (0, 0, int(SIZE), int(SIZE)), 300, colours)), (100, down - 320))
    page.paste(_image(scene, CARD_BOARD[0], night=True), (across, 0))
    out = io.BytesIO()
    page.save(out, "PNG", optimize=True)
    return out.getvalue()


def _image(scene: Scene, width: int, *, night: bool) -> Image.Image:
    return _rgb(*pixels(scene, width, night=night))


def _rgb(data: bytes, size: tuple[int, int]) -> Image.Image:
    return Image.frombytes("RGBA", size, data).convert("RGB")


def _colours(samples: Sequence[Image.Image], named: Mapping[str, str]) -> Image.Image:
    """One palette for all frames: the named colours themselves, and the blends that cover most."""
    width, height = samples[0].size
    stacked = Image.new("RGB", (width, height * len(samples)))
    for n, sample in enumerate(samples):
        stacked.paste(sample, (0, n * height))
    found = stacked.quantize(COLOURS, method=Image.Quantize.MEDIANCUT).getpalette() or []
    exact = [int(tint[n : n + 2], 16) for tint in dict.fromkeys(named.values()) for n in (1, 3, 5)]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*exact, *found][: 3 * 256])
    return palette
