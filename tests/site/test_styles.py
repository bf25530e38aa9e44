"""The style sheets by component: three breakpoints, and each property of a selector in one file."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest
from tests.site.test_theme import THEME

from placky.sphinx.sent import breakpoints, sent

STYLES = {file.stem: file.read_text(encoding="utf-8") for file in sorted((THEME / "styles").glob("*.css"))}
MODES = ("print", "forced-colors")
"""What a page is changed for as a whole; else a component has all of itself, on windows of any size."""

Rule = tuple[tuple[str, ...], str, str]
"""The queries around a declaration, its selector, its property."""


def split(text: str, sign: str) -> list[str]:
    """Split at a sign that stands in no brackets."""
    parts, depth = [""], 0
    for one in text:
        depth += (one in "([") - (one in ")]")
        if one == sign and depth == 0:
            parts.append("")
        else:
            parts[-1] += one
    return [" ".join(part.split()) for part in parts if part.strip()]


def spread(selector: str) -> list[str]:
    """Write a selector out for each choice in its `:is()`.

    >>> spread(".a :is(b, .c) > d")
    ['.a b > d', '.a .c > d']
    """
    parts = re.split(r":is\(([^()]*(?:\([^()]*\)[^()]*)*)\)", selector)
    choices = [split(part, ",") if n % 2 else [part] for n, part in enumerate(parts)]
    return ["".join(one) for one in product(*choices)]


def rules(text: str, queries: tuple[str, ...] = (), above: tuple[str, ...] = ("",)) -> Iterator[Rule]:
    """Give every declaration, also of rules inside others."""
    rest = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    while match := re.search(r"\s*([^{};]*)([{;])", rest):
        head, kind = " ".join(match[1].split()), match[2]
        if kind == ";":
            name = head.partition(":")[0].strip()
            if name and above != ("",) and not head.startswith("@"):
                yield from ((queries, selector, name) for selector in above)
            rest = rest[match.end() :]
            continue
        at, depth = match.end(), 1
        while depth:
            depth += (rest[at] == "{") - (rest[at] == "}")
            at += 1
        inside, rest = rest[match.end() : at - 1] + ";", rest[at:]
        if head.startswith(("@font-face", "@keyframes", "@page")):
            continue
        if head.startswith("@"):
            yield from rules(inside, (*queries, head), above)
        else:
            own = [one for part in split(head, ",") for one in spread(part)]
            yield from rules(inside, queries, tuple(f"{outer} {one}".strip() for outer in above for one in own))


def owners(styles: dict[str, str]) -> dict[tuple[str, str, str], set[str]]:
    """Mode, selector and property -> the files that set it."""
    found: defaultdict[tuple[str, str, str], set[str]] = defaultdict(set)
    for name, text in styles.items():
        for queries, selector, prop in rules(text):
            mode = next((mode for mode in MODES if any(mode in query for query in queries)), "")
            found[mode, selector, prop].add(name)
    return found


def test_no_selector_has_a_property_in_two_components() -> None:
    """Who looks for the look of something finds it in one file; paper and forced colours are files of their own."""
    found = owners(STYLES)
    assert len(found) > 1000
    assert {key: names for key, names in found.items() if len(names) > 1} == {}


def test_a_property_set_twice_would_be_found() -> None:
    """Also inside other rules, in queries, and behind `:is()`."""
    one = ".a { color: red; .b { gap: 0 } } @media (--narrow) { .c:is(.d, .e) { top: 0; } }"
    one += "@media print { .f { top: 0; } }"
    other = ".a .b { gap: 1px } .c.e { top: 1px } .f { top: 0 }"
    twice = {key for key, names in owners({"one": one, "other": other}).items() if len(names) > 1}
    assert twice == {("", ".a .b", "gap"), ("", ".c.e", "top")}


def test_three_widths_have_names() -> None:
    """They stand in tokens.css, and what is sent has the widths."""
    assert list(breakpoints()) == ["--narrow", "--middle", "--wide"]
    styles = {name: text.replace(" ", "") for name, text in sent() if name.endswith(".css")}
    assert not any("custom-media" in text or "(--" in query for text in styles.values() for query in queries(text))
    asked = "".join(queries(styles["placky.css"]))
    assert all(width.replace(" ", "") in asked for width in breakpoints().values())


def queries(text: str) -> list[str]:
    """What a style sheet asks of windows and containers."""
    return re.findall(r"@(?:media|container)[^{]*", text)


@pytest.mark.parametrize("name", STYLES)
def test_no_query_asks_for_another_width(name: str) -> None:
    """Only for one of the three, by its name."""
    asked = [query for query in queries(STYLES[name]) if re.search(r"width|inline-size", query)]
    assert asked == []
    assert {one for query in queries(STYLES[name]) for one in re.findall(r"--[\w-]+", query)} <= set(breakpoints())


def test_no_script_asks_for_another_width() -> None:
    """A script that lays something out asks as the style sheets do."""
    widths = {re.sub(r"[()a-z<>= ]|-", "", width) for width in breakpoints().values()}
    scripts = "".join(file.read_text(encoding="utf-8") for file in (THEME / "scripts").rglob("*.js"))
    asked = re.findall(r'matchMedia\("[^"]*width[^"\d]*([\d.]+)rem', scripts)
    assert asked
    assert set(asked) <= widths


@pytest.mark.parametrize("name", STYLES)
def test_a_component_stays_small(name: str) -> None:
    """A file that nobody can look through is two components."""
    assert STYLES[name].count("\n") <= 200
