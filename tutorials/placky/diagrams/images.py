"""PNG and GIF from scenes. The only module that imports Pillow, which comes with matplotlib.

The same scenes give the same bytes.
"""

import io
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from placky.diagrams.marks import Scene
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


def gif(scenes: Sequence[Scene], times: Sequence[int], width: int, *, night: bool = False) -> Iterator[bytes]:
    """A moving picture, frame by frame: yields nothing of use (b"") after each frame, and the file at the end.

    ``times`` are milliseconds, one for each scene. All scenes have windows of one size.
    """
    step = max(1, len(scenes) // SAMPLES)
    colours = _colours(_image(scene, width, night=night) for scene in scenes[::step])
    frames: list[Image.Image] = []
    for scene in scenes:
        frames.append(_image(scene, width, night=night).quantize(palette=colours, dither=Image.Dither.NONE))
        yield b""
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=list(times), loop=0, optimize=False)
    yield out.getvalue()


def _image(scene: Scene, width: int, *, night: bool) -> Image.Image:
    data, size = pixels(scene, width, night=night)
    return Image.frombytes("RGBA", size, data).convert("RGB")


def _colours(images: Iterable[Image.Image]) -> Image.Image:
    """One palette for all of them."""
    samples = list(images)
    width, height = samples[0].size
    stacked = Image.new("RGB", (width, height * len(samples)))
    for n, sample in enumerate(samples):
        stacked.paste(sample, (0, n * height))
    return stacked.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
