"""Charts: what is refused, the same bytes everywhere, no words over each other."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.placky.diagrams.elements import SVG, child, parsed

from placky.diagrams.chart import MOST, Axis, Chart, LevelBand, Series, Tick
from placky.diagrams.labels import Box, width_of
from placky.diagrams.palette import PALETTE
from placky.diagrams.plots import WIDTH
from placky.diagrams.shapes import UNIT
from placky.diagrams.svg import plot

YARDS = tuple(Tick(n, str(min(n, 100 - n))) for n in range(0, 101, 10))
UP = Axis("chance", "%", low=0)
NASTY = "<script>alert(1)</script>&\x00$x_1$"


def line(name: str, slope: float, **more: Any) -> Series:
    return Series(name, tuple((x, slope * x) for x in range(0, 100, 5)), **more)


def chart(*series: Series, **more: Any) -> Chart:
    usual = {"title": "By the spot", "across": Axis("yard line", ticks=YARDS), "up": UP, "series": series, "alt": "x"}
    return Chart(**{**usual, **more})


THREE = chart(
    line("go", 0.5, side=0), line("kick", 0.49), line("wait", 0.48, side=1), bands=(LevelBand(0, 45, "near"),)
)
SIX = chart(*(line(f"a rather long name, number {n}", 0.3) for n in range(6)))
BANDED = chart(
    line("a", 1), line("b", -1), bands=tuple(LevelBand(n, n + 5, f"the range from {n}") for n in range(0, 50, 5))
)
DENSE = chart(line("a", 1), across=Axis("x", ticks=tuple(Tick(n, f"number {n}") for n in range(100))))
ALL = {"three": THREE, "six": SIX, "banded": BANDED, "dense": DENSE, "flat": chart(line("a", 0), line("b", 0))}


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"series": ()}, "it has no series"),
        ({"series": (Series("go", ()),)}, 'the series "go" is empty; a line needs two points'),
        ({"series": (Series("go", ((1, 2),)),)}, 'the series "go" has one point; a line needs two'),
        ({"series": (Series("go", ((1, 2), (1, 3))),)}, "do not go from left to right"),
        ({"series": (Series("go", ((1, 2), (2, float("nan")))),)}, 'the series "go" holds a value that is no number'),
        ({"series": (line("go", 1), line("go", 2))}, 'two series are called "go"'),
        ({"series": tuple(line(str(n), n) for n in range(MOST + 1))}, "7 series; more than 6 cannot be told apart"),
        ({"bands": (LevelBand(5, 5, "b"),)}, 'the band "b" starts at 5 and ends at 5'),
        ({"bands": (LevelBand(5, float("inf"), "b"),)}, 'the band "b" has an end that is no number'),
        ({"title": " "}, "it has no title"),
        ({"alt": ""}, "it has no alt"),
        ({"up": Axis("")}, "an axis has no name"),
        ({"up": Axis("y", low=3, high=1)}, 'the axis "y" goes from 3 to 1'),
        ({"up": Axis("y", ticks=(Tick(float("nan")),))}, 'the axis "y" has an end or a tick that is no number'),
    ],
)
def test_what_cannot_be_plotted_is_refused_with_its_reason(more: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        chart(**{"series": (line("go", 1),)} | more)


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(ValueError, match=r'chart "By the spot": it has no alt.*"a" is empty.*"b" has one point'):
        chart(Series("a", ()), Series("b", ((0, 0),)), alt="")


# ---------------------------------------------------------------- bytes


CODE = """
from tests.placky.diagrams import test_chart as t
print(''.join(t.plot(one, 'p-').as_file() for one in t.ALL.values()))
"""


def drawn(seed: str) -> bytes:
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    return subprocess.run([sys.executable, "-c", CODE], env=env, check=True, capture_output=True).stdout


def test_two_processes_with_different_hash_seeds_plot_the_same_bytes() -> None:
    assert drawn("1") == drawn("2") == ("".join(plot(one, "p-").as_file() for one in ALL.values()) + "\n").encode()


@pytest.mark.parametrize("name", ALL)
def test_a_plot_weighs_less_than_15_kb_and_takes_its_colours_from_the_palette(name: str) -> None:
    text = plot(ALL[name], "p-").as_file()
    assert len(text.encode()) < 15_000
    body = re.sub(r"<style>.*?</style>", "", text)
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb\(", body)
    assert set(re.findall(r"var\(--pk-([a-z-]+)\)", body)) <= set(PALETTE)
    assert all(ident.startswith("p-") for ident in re.findall(r'\bid="([^"]*)"', text))


def test_a_plot_for_a_page_brings_no_style_and_has_its_words() -> None:
    text = plot(THREE, "p-").in_page("pk-plot")
    assert "<style" not in text
    assert parsed(text).get("class") == "pk-plot"
    assert child(parsed(text), "title").text == "x"


def test_words_from_outside_stay_text() -> None:
    root = parsed(plot(chart(line(NASTY, 1), title=NASTY, alt=NASTY, bands=(LevelBand(1, 2, NASTY),)), "p-").as_file())
    assert not list(root.iter(f"{SVG}script"))
    assert any("<script>" in (element.text or "") for element in root.iter(f"{SVG}text"))


# ---------------------------------------------------------------- reading it


def boxes(text: str) -> Iterator[tuple[str, Box]]:
    for element in parsed(text).iter(f"{SVG}text"):
        size = float(element.get("font-size", ""))
        words = element.text or ""
        wide = width_of(words, size) * UNIT / 1000
        x, y = float(element.get("x", "")), float(element.get("y", ""))
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "middle")]
        yield words, Box(left, y - 0.7 * size, left + wide, y)


@pytest.mark.parametrize("name", ALL)
def test_no_words_cover_each_other_and_all_stay_in_the_picture(name: str) -> None:
    text = plot(ALL[name], "p-").as_file()
    height = float(parsed(text).get("height", ""))
    for (one, here), (other, there) in combinations(boxes(text), 2):
        assert here.overlap(there) == 0, f"{one} lies on {other}"
    for words, box in boxes(text):
        assert box.left >= 0, words
        assert box.right <= WIDTH, words
        assert 0 <= box.low <= box.top <= height, words


def test_every_line_is_named_at_its_end() -> None:
    shown = [words for words, _ in boxes(plot(THREE, "").as_file())]
    assert {"go", "kick", "wait", "near", "By the spot", "chance, %", "yard line"} <= set(shown)


def test_lines_of_the_sides_have_their_colours_and_no_two_lines_look_alike() -> None:
    root = parsed(plot(SIX, "").as_file())
    looks = [
        (path.get("stroke"), path.get("stroke-dasharray"), len(group) > 1)
        for group in root.iter(f"{SVG}g")
        if (group.get("id") or "").startswith("line-")
        for path in [group[0]]
    ]
    assert len(set(looks)) == len(looks) == 6
    sides = [group[0].get("stroke") for group in parsed(plot(THREE, "").as_file()).iter(f"{SVG}g") if group.get("id")]
    assert sides == ["var(--pk-a-line)", "var(--pk-move)", "var(--pk-b-line)"]


def test_ticks_may_be_named() -> None:
    shown = [words for words, _ in boxes(plot(THREE, "").as_file())]
    assert shown.count("40") >= 2
