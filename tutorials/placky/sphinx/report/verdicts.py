"""How a verdict looks: a sign, a word and a class; never a colour alone."""

from collections.abc import Mapping
from typing import NamedTuple

from docutils import nodes

from placky.sphinx.nodes import tag
from placky.verdicts import VERDICTS


class Look(NamedTuple):
    """A verdict on pages."""

    sign: str
    means: str


LOOKS: Mapping[str, Look] = {
    "passed": Look("✓", "it played every step as the suite says"),
    "failed": Look("✕", "a step says otherwise"),
    "dice": Look("⚄", "dice were left over, or missing"),
    "errored": Look("!", "it said itself that it broke"),
    "timeout": Look("⧗", "it gave no answer in time"),
    "crash": Look("✸", "its process ended"),
    "protocol": Look("?", "it answered with something that is no answer"),
    "skipped": Look("–", "it said that it does not play this"),
    "not applicable": Look("○", "it plays another edition, or another reading of a ruling"),
    "disputed": Look("≠", "its author reads the rulebook otherwise"),
}
"""Verdict -> its look."""


def kind(verdict: str) -> str:
    """The class of a verdict."""
    return f"v-{verdict.replace(' ', '-')}"


def mark(verdict: str, number: int | None = None, of: int = 0) -> nodes.Node:
    """A verdict as a sign with its word, or with how many have it."""
    sign = tag("i", LOOKS[verdict].sign, aria_hidden="true")
    if number is None:
        return tag("span", sign, f" {verdict}", class_=f"v {kind(verdict)}")
    many = f" {number} of {of}" if of > number else f" {number}"
    return tag("span", sign, many, tag("span", f" {verdict}", class_="sr"), class_=f"v {kind(verdict)}")


def legend(seen: Mapping[str, int]) -> nodes.Node:
    """What each of the verdicts that somebody has means."""
    found = tag("ul", class_="verdicts-key")
    for verdict in VERDICTS:
        if seen.get(verdict):
            found += tag("li", mark(verdict), f": {LOOKS[verdict].means}")
    return found
