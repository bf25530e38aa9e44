"""How a verdict looks: a sign, a word and a class; never a colour alone."""

from collections.abc import Mapping

from docutils import nodes

from placky.sentences import Sentence, Term, say
from placky.sphinx.nodes import say_nodes, tag
from placky.verdicts import VERDICTS

SIGNS: Mapping[str, str] = {
    "passed": "✓", "failed": "✕", "dice": "⚄", "errored": "!", "timeout": "⧗", "crash": "✸", "protocol": "?",
    "skipped": "–", "not applicable": "○", "disputed": "≠",
}  # fmt: skip
CALLED: Mapping[str, Term] = {
    "passed": "passed", "failed": "failed", "dice": "dice", "errored": "errored", "timeout": "timeout",
    "crash": "crash", "protocol": "protocol", "skipped": "skipped", "not applicable": "not applicable",
    "disputed": "disputed",
}  # fmt: skip
MEANS: Mapping[str, Sentence] = {
    "passed": "it played every step as the suite says",
    "failed": "a step says otherwise",
    "dice": "dice were left over, or missing",
    "errored": "it said itself that it broke",
    "timeout": "it gave no answer in time",
    "crash": "its process ended",
    "protocol": "it answered with something that is no answer",
    "skipped": "it said that it does not play this",
    "not applicable": "it plays another edition, or another reading of a ruling",
    "disputed": "its author reads the rulebook otherwise",
}
"""Verdict -> its sign, what pages call it, and what it means."""


def kind(verdict: str) -> str:
    """The class of a verdict."""
    return f"v-{verdict.replace(' ', '-')}"


def called(verdict: str) -> str:
    """What a verdict is called in the language of the pages."""
    return say(CALLED[verdict])


def mark(verdict: str, number: int | None = None, of: int = 0) -> nodes.Node:
    """A verdict as a sign with its word, or with how many have it."""
    sign = tag("i", SIGNS[verdict], aria_hidden="true")
    if number is None:
        return tag("span", sign, f" {called(verdict)}", class_=f"v {kind(verdict)}")
    many = say("{number} of {all}", number=number, all=of) if of > number else str(number)
    return tag("span", sign, f" {many}", tag("span", f" {called(verdict)}", class_="sr"), class_=f"v {kind(verdict)}")


def legend(seen: Mapping[str, int]) -> nodes.Node:
    """What each of the verdicts that somebody has means."""
    found = tag("ul", class_="verdicts-key")
    for verdict in VERDICTS:
        if seen.get(verdict):
            found += tag("li", *say_nodes("{verdict}: {meaning}", verdict=mark(verdict), meaning=say(MEANS[verdict])))
    return found
