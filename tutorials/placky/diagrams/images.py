"""PNG and GIF from scenes. The only module that imports Pillow, which comes with matplotlib.

The same scenes give the same bytes.
"""

import io
from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from placky.diagrams.marks import Scene
from placky.diagrams.palette import tints
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


def _image(scene: Scene, width: int, *, night: bool) -> Image.Image:
    data, size = pixels(scene, width, night=night)
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
