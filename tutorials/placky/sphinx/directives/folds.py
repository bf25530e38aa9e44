"""Long lists that fold and can be narrowed: rulings, and what scenarios show of every rule.

All of it stands in the page, in `details`, so it opens without a script, is found by the browser and is printed.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes

from placky.recording.statements import Shown
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.directives.ruling_note import ruling_note, side_by_side
from placky.sphinx.domain import RulebookDomain
from placky.sphinx.domain.library import Contents
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.nodes import narrowing, table, tag
from touchline.core.rulebook.index import Rule, Ruling, Statement

FEW = 40
"""No more parts than this on a page, and its chapters stand open."""
MANY = 8
"""More features than this are counted, not listed."""


def fold(name: str, said: str, place: str, by: Mapping[str, Iterable[str]], *inside: nodes.Node) -> nodes.Node:
    """One part of a list: its name, and so much of it as fits in a line. `by`: what it can be picked by.

    Its address is inside, since browsers open what stands around the place to which a link leads.
    """
    head = tag("summary", tag("strong", name), " ", tag("span", said, class_="muted"))
    data = {f"data_{key}": "|".join(dict.fromkeys(values)) for key, values in by.items()}
    body = tag("div", *inside, class_="inside")
    if place:
        body["ids"].append(place)
    return tag("details", head, body, class_="fold", **data)


def chapters(contents: Contents, parts: Iterable[tuple[int, nodes.Node]]) -> list[nodes.Node]:
    """The parts of a list by chapters, which fold as well where there are many."""
    known = [*parts]
    out: list[nodes.Node] = []
    for number, name in contents.index.chapters.items():
        mine = [part for chapter, part in known if chapter == number]
        if mine:
            many = tag("span", str(len(mine)), class_="muted")
            head = tag("summary", tag("h2", f"Chapter {number}: {name}"), " ", many)
            shut = {} if len(known) > FEW else {"open": ""}
            out.append(tag("details", head, *mine, class_="chapter", **shut))
    return out


class RulingsDirective(RulebookDirective):
    """`{rulings}`: every ruling with its reason, its readings and the scenarios in which it was at work."""

    def run(self) -> list[nodes.Node]:
        """The editions, then a list by chapters."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("The rulings")
        self.depend(contents)
        domain = self.env.get_domain("rulebook")
        assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
        fired = contents.fired()
        out: list[nodes.Node] = []
        if editions := contents.index.editions.values():
            rows: list[list[Any]] = [
                [
                    nodes.literal(one.id, one.id),
                    one.title,
                    one.text,
                    ", ".join(f"{r}: {w}" for r, w in one.readings.items()),
                ]
                for one in editions
            ]
            head = ["Edition", "What", "It means", "Readings"]
            said = f"{len(rows)} editions: named sets of readings"
            told = table("Editions: named sets of readings", head, rows, prose=True)
            out.append(tag("details", tag("summary", tag("span", said)), told))
        parts = []
        for ruling in contents.index.rulings.values():
            domain.note(contents.book.name, ruling.id, "ruling", self.env.docname, ruling.anchor)
            names = list(dict.fromkeys(scenario.name for _, scenario, _ in fired.get(ruling.id, ())))
            parts.append((_chapter(contents, ruling), self._part(contents, ruling, names)))
        listed = chapters(contents, parts)
        return [tag("div", *out, narrowing(".fold", "rulings", "chapter rule state"), *listed, class_="folds")]

    def _part(self, contents: Contents, ruling: Ruling, names: list[str]) -> nodes.Node:
        rules = [number for number in ruling.rules if number in contents.index.rules]
        inside: list[nodes.Node] = [ruling_note(ruling, contents, short=False)]
        inside += self.part(partial(side_by_side, ruling, contents, Path(self.env.srcdir)), contents, ruling.id)
        inside.append(tag("ul", *[tag("li", chip(contents.book.name, number)) for number in rules], class_="chips"))
        if names:
            shown = "; ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")
            inside.append(nodes.paragraph("", "", nodes.strong("", "At work in: "), nodes.Text(f"{shown}.")))
        state = [ruling.kind, *(["more than one reading"] if ruling.readings else [])]
        state.append("at work in scenarios" if names else "in no scenario")
        chapter = _named(contents, _chapter(contents, ruling))
        by = {"chapter": [chapter], "rule": [_titled(contents.index.rules[number]) for number in rules], "state": state}
        return fold(f"{ruling.id} {ruling.title}", ", ".join(state[:-1]), ruling.anchor, by, *inside)


def _chapter(contents: Contents, ruling: Ruling) -> int:
    """That of the first rule on which a ruling bears."""
    rules = contents.index.rules
    known = [rules[number].chapter for number in ruling.rules if number in rules]
    return known[0] if known else next(iter(contents.index.chapters))


def _named(contents: Contents, chapter: int) -> str:
    return f"{chapter} {contents.index.chapters[chapter]}"


def _titled(rule: Rule) -> str:
    return f"{rule.number} {rule.title}"


class CoverageDirective(RulebookDirective):
    """`{coverage}`: rule by rule, the scenarios that made it fire; measured from the recordings, not from tags."""

    def run(self) -> list[nodes.Node]:
        """Sums, then every rule with its statements, by chapters."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("The coverage")
        self.depend(contents)
        fired, shown = contents.fired(), contents.shown()
        known, scenarios = contents.index.rules, sum(len(f.scenarios) for f in contents.features.values())
        fired_here = sum(bool(fired.get(number)) for number in known)
        found = [*shown.counts(one for rule in known.values() for one in rule.statements)]
        said = [f"{fired_here} of {len(known)} rules fired in {scenarios} scenarios.", *[f"{one}." for one in found]]
        parts = [
            (rule.chapter, _covered(contents, rule, shown, [name for name, _, _ in fired.get(rule.number, ())]))
            for rule in known.values()
        ]
        listed = chapters(contents, parts)
        narrowed = narrowing(".fold", "rules", "chapter state")
        return [*[nodes.paragraph("", one) for one in said], tag("div", narrowed, *listed, class_="folds")]


def _covered(contents: Contents, rule: Rule, shown: Shown, fired: list[str]) -> nodes.Node:
    """A rule with the features in which it fired, and its statements with what shows each."""
    files = list(dict.fromkeys(fired))
    many = f"{len(files)} of {len(contents.features)} features"
    listed = ", ".join(files) if len(files) <= MANY else many
    rows = [
        [one.id, one.text, str(len(shown.fired.get(one.id, ()))) if shown.measures(one) else "", _by(one, shown)]
        for one in rule.statements
    ]
    head = ["Statement", "It says", "Fires in", "Shown by"]
    statements = table(f"Statements of {rule.number} and the scenarios that show them", head, rows, prose=True)
    checked = [one for one in rule.statements if one.checkable]
    has = [one for one in checked if shown.by(one)]
    state = ["fires in scenarios" if fired else "fires in no scenario"]
    state.append("every statement shown" if len(has) == len(checked) else "statements not shown")
    if len(checked) < len(rule.statements):
        state.append("not all checkable")
    where = nodes.paragraph("", f"Fires in {len(fired)} scenarios, in {listed}." if fired else "Fires in no scenario.")
    said = f"{len(fired)} scenarios, {len(has)} of {len(checked)} statements shown"
    by = {"chapter": [_named(contents, rule.chapter)], "state": state}
    link = tag("p", chip(contents.book.name, rule.number))
    return fold(_titled(rule), said, f"of-{rule.anchor}", by, link, where, statements)


def _by(statement: Statement, shown: Shown) -> str:
    """The scenarios that show a statement and say so by a tag, or why there is none."""
    names = "; ".join(dict.fromkeys(one.scenario.name for one in shown.claims_that_hold(statement)))
    if names:
        return f"{names} (by {statement.shown_by})" if statement.shown_by else names
    if not statement.checkable:
        return f"not checkable: {statement.reason or 'a definition'}"
    if shown.by(statement):
        return "no tag"
    return f"from chapter {statement.from_chapter} on" if statement.from_chapter else "not yet"
