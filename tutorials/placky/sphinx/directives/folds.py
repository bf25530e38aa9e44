"""Long lists that fold and can be narrowed: rulings, and what scenarios show of every rule.

All of it stands in the page, in `details`, so it opens without a script, is found by the browser and is printed.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes

from placky.recording.statements import Shown
from placky.sentences import Plural, Term, say
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
KINDS: Mapping[str, Term] = {"conflict": "conflict", "gap": "gap", "mild conflict": "mild conflict"}
"""Why there is a ruling."""
EDITIONS = Plural(
    "count", one="{count} edition: a named set of readings", other="{count} editions: named sets of readings"
)
FIRED = Plural(
    "scenarios", one="{fired} of {rules} rules fired in {scenarios} scenario.",
    other="{fired} of {rules} rules fired in {scenarios} scenarios.",
)  # fmt: skip
FIRES = Plural(
    "count", one="Fires in {count} scenario, in {features}.", other="Fires in {count} scenarios, in {features}."
)
COVERED = Plural(
    "count", one="{count} scenario, {shown} of {statements} statements shown",
    other="{count} scenarios, {shown} of {statements} statements shown",
)  # fmt: skip
"""What is counted on these pages."""


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
            head = tag("summary", tag("h2", say("Chapter {number}: {name}", number=number, name=name)), " ", many)
            shut = {} if len(known) > FEW else {"open": ""}
            out.append(tag("details", head, *mine, class_="chapter", **shut))
    return out


class RulingsDirective(RulebookDirective):
    """`{rulings}`: every ruling with its reason, its readings and the scenarios in which it was at work."""

    def run(self) -> list[nodes.Node]:
        """The editions, then a list by chapters."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("rulings")
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
            head = [say("Edition"), say("What"), say("It means"), say("Readings")]
            said = say(EDITIONS, count=len(rows))
            told = table(say("Editions: named sets of readings"), head, rows, prose=True)
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
            some, more = "; ".join(names[:4]), len(names) - 4
            shown = say("{names} and {count} more", names=some, count=more) if more > 0 else some
            inside.append(nodes.paragraph("", "", nodes.strong("", say("At work in: ")), nodes.Text(f"{shown}.")))
        state = [say(KINDS.get(ruling.kind, ruling.kind)), *([say("more than one reading")] if ruling.readings else [])]
        state.append(say("at work in scenarios" if names else "in no scenario"))
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
            return self.missing("coverage")
        self.depend(contents)
        fired, shown = contents.fired(), contents.shown()
        known, scenarios = contents.index.rules, sum(len(f.scenarios) for f in contents.features.values())
        fired_here = sum(bool(fired.get(number)) for number in known)
        found = [*shown.counts(one for rule in known.values() for one in rule.statements)]
        rules = say(FIRED, fired=fired_here, rules=len(known), scenarios=scenarios)
        said = [rules, *[f"{one}." for one in found]]
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
    many = say("{count} of {all} features", count=len(files), all=len(contents.features))
    listed = ", ".join(files) if len(files) <= MANY else many
    rows = [
        [one.id, one.text, str(len(shown.fired.get(one.id, ()))) if shown.measures(one) else "", _by(one, shown)]
        for one in rule.statements
    ]
    head = [say("Statement"), say("It says"), say("Fires in"), say("Shown by")]
    caption = say("Statements of {rule} and the scenarios that show them", rule=rule.number)
    statements = table(caption, head, rows, prose=True)
    checked = [one for one in rule.statements if one.checkable]
    has = [one for one in checked if shown.by(one)]
    state = [say("fires in scenarios" if fired else "fires in no scenario")]
    state.append(say("every statement shown" if len(has) == len(checked) else "statements not shown"))
    if len(checked) < len(rule.statements):
        state.append(say("not all checkable"))
    where = nodes.paragraph("", say(FIRES if fired else "Fires in no scenario.", count=len(fired), features=listed))
    said = say(COVERED, count=len(fired), shown=len(has), statements=len(checked))
    by = {"chapter": [_named(contents, rule.chapter)], "state": state}
    link = tag("p", chip(contents.book.name, rule.number))
    return fold(_titled(rule), said, f"of-{rule.anchor}", by, link, where, statements)


def _by(statement: Statement, shown: Shown) -> str:
    """The scenarios that show a statement and say so by a tag, or why there is none."""
    names = "; ".join(dict.fromkeys(one.scenario.name for one in shown.claims_that_hold(statement)))
    if names:
        return say("{names} (by {what})", names=names, what=statement.shown_by) if statement.shown_by else names
    if not statement.checkable:
        return say("not checkable: {why}", why=statement.reason or say("a definition"))
    if shown.by(statement):
        return say("no tag")
    if statement.from_chapter:
        return say("from chapter {number} on", number=statement.from_chapter)
    return say("not yet")
