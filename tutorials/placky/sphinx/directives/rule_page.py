"""`{rule} 1.20`: one rule with its names, statements, tables, rulings, address and proof."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from placky.errors import PlackyError
from placky.faults import fault_of
from placky.recording import Recording
from placky.recording.statements import Shown, statements_shown
from placky.rulebooks import code_of
from placky.scenarios.features import Feature, Scenario
from placky.sentences import Plural, say
from placky.sphinx.directives import RulebookDirective, as_written
from placky.sphinx.directives.ruling_note import ruling_note
from placky.sphinx.domain import LANGUAGES, RulebookDomain
from placky.sphinx.domain.library import Contents
from placky.sphinx.domain.origins import letters, origin, with_origins
from placky.sphinx.domain.rule_links import chip, number_link
from placky.sphinx.faults import noted
from placky.sphinx.nodes import link, say_nodes, table, tag
from placky.sphinx.prose import prose
from placky.sphinx.walkthrough.frames import with_placky
from placky.storyboard import by_place, opening, story
from touchline.core.rulebook.index import Rule, RuleIndex
from touchline.core.rulebook.terms import search

MOST_FRAMES = 125
"""So many frames a page of rules plays, so that it stays light; further scenarios are listed."""


FIRES = Plural("count", one="Fires in {count} scenario here.", other="Fires in {count} scenarios here.")
PROOF = Plural(
    "number",
    one="{number} scenario in {stem}.feature makes this rule fire. Those that begin alike share a {board}.",
    other="{number} scenarios in {stem}.feature make this rule fire. Those that begin alike share a {board}.",
)


class RuleDirective(RulebookDirective):
    """One rule of the rulebook. Its content, if any, comes after the statements."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {**RulebookDirective.option_spec, "no-proof": directives.flag}

    def run(self) -> list[nodes.Node]:
        """A titled section."""
        contents, number = self.book_contents(), self.arguments[0]
        if contents is None:
            return self.missing("rule")
        rule = contents.index.rules.get(number)
        if rule is None:
            self.warn(f'no rule "{number}" in the index of {contents.book.title}')
            return self.missing("rule")
        domain = self.env.get_domain("rulebook")
        assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
        for name, anchor in ((number, rule.anchor), *((one.id, one.anchor) for one in rule.statements)):
            domain.note(contents.book.name, name, "rule", self.env.docname, f"rule-{anchor}")
        title = nodes.title("", "", tag("span", number, class_="n"), nodes.Text(f" {rule.title}"))
        section = nodes.section("", title, ids=[f"rule-{rule.anchor}"], classes=["rule-section"])
        section += self._head(rule)
        shown = self._shown(contents, rule)
        main: list[nodes.Node] = self.sprite()
        if rule.placky:
            main.append(with_placky(prose(rule.placky), rule.mood))
        main.append(nodes.paragraph("", rule.summary, classes=["lead"]))
        main.append(self._statements(contents, rule, shown))
        main += self.parse_content_to_nodes()
        main += [rule_table(one) for one in rule.tables]
        main += self._rulings(contents, rule)
        if "no-proof" not in self.options:
            main += self._proof(contents, rule, shown)
        section += tag("div", tag("div", *main), self._address(contents, rule), class_="rule")
        return [section]

    def _head(self, rule: Rule) -> nodes.Node:
        """What documents call the rule, unless that is its title and no more, and its numbers elsewhere."""
        line = nodes.paragraph("", classes=["names", "muted"])
        told = any(name.casefold() != rule.title.casefold() for name in rule.names.values())
        parts = [(say(LANGUAGES.get(k, k)), k, v) for k, v in rule.names.items() if v and told]
        for n, (language, code, name) in enumerate(parts):
            line += [nodes.Text(f"{', ' if n else ''}{language} "), tag("i", name, lang=code)]
        if parts:
            line += nodes.Text(". ")
        others = [f"{k} {v}" for k, v in rule.printed.items() if v != rule.number]
        if others:
            line += nodes.Text(say("Printed elsewhere as {names}.", names=", ".join(others)))
        return line

    def _shown(self, contents: Contents, rule: Rule) -> Shown:
        """What the feature of this rule shows of statements."""
        name = f"rules/{rule.stem}"
        feature, recording = contents.features.get(name), contents.recordings.get(name)
        return statements_shown(contents.index, [(feature, recording)] if feature and recording else [])

    def _statements(self, contents: Contents, rule: Rule, shown: Shown) -> nodes.Node:
        """What the sources say, in how many scenarios here it fires, and by which ruling something else is played."""
        listed, settled = tag("ol", class_="says"), search(contents.book.engine).settled
        for statement in rule.statements:
            said = nodes.paragraph("", statement.text)
            if marks := origin(statement.sources, contents.index):
                said += [nodes.Text(" "), *marks]
            elif statement.sources:
                said += [
                    nodes.Text(" "),
                    tag("small", "[", *letters(statement.sources, contents.index.sources), "]", class_="sources"),
                ]
            if ruling := settled.get(statement.id):
                said += [
                    nodes.Text(" "),
                    *say_nodes("We play by {ruling}.", ruling=number_link(contents.book.name, ruling)),
                ]
            if fired := shown.fired.get(statement.id, ()):
                said += [nodes.Text(" "), tag("small", say(FIRES, count=len(fired)), class_="muted")]
            place = f"rule-{statement.anchor}"
            item = tag("li", link(statement.id, place), tag("div", said))
            item["ids"].append(place)
            listed += item
        return tag("div", nodes.rubric("", say("What it says")), listed)

    def _rulings(self, contents: Contents, rule: Rule) -> list[nodes.Node]:
        known = [contents.index.rulings[r] for r in rule.rulings if r in contents.index.rulings]
        if not known:
            return []
        return [
            nodes.rubric("", say("Where we had to rule")),
            *[ruling_note(ruling, contents, short=True) for ruling in known],
        ]

    def _proof(self, contents: Contents, rule: Rule, shown: Shown) -> list[nodes.Node]:
        name = f"rules/{rule.stem}"
        found = self.recorded(contents, name) if name in contents.features else None
        slips = self.slips(contents, name)
        if found is None:
            if not slips:
                self.warn(f"rule {rule.number} has no feature {name}.feature")
            return slips
        feature, recording = found
        mine = [s for s in feature.scenarios if rule.number in s.rules]
        records = by_place(recording)
        good = [s for s in mine if records[s.line, s.row].passed]
        said = contents.book.words().nouns.put(
            PROOF, number=len(good), stem=rule.stem,
        )  # fmt: skip
        entries = tag(
            "div",
            *[
                self._entry(contents, rule.number, feature, recording, shown, *group)
                for group in _groups(mine, recording)
            ],
            class_="proofs",
        )
        return [nodes.rubric("", say("Proof")), nodes.paragraph("", said, classes=["muted"]), *slips, entries]

    def _entry(
        self, contents: Contents, rule: str, feature: Feature, recording: Recording, stated: Shown,
        alike: list[Scenario], others: list[Scenario],
    ) -> nodes.Node:  # fmt: skip
        """Scenarios that begin on one position: their list, and the walkthrough that holds them all.

        `others` are further rows of their outlines, which begin elsewhere: they are listed, not played.
        """
        first = alike[0].name
        try:
            told = story(first, "", feature, alike, recording, contents.book, self.taken(), rule, lesson=False)
            played = int(self.env.temp_data.get("placky_frames") or 0) + len(told.frames)
            if light := played <= MOST_FRAMES:
                self.env.temp_data["placky_frames"] = played
                self.note_frames(told, of=f"{contents.book.name}:{feature.path.parent.name}/{feature.path.stem}")
            else:
                self.note_listed(told)
        except PlackyError as error:
            self.warn(str(error))
            return tag("div", *noted([fault_of(error)]))
        records = by_place(recording)
        ends = {name: frame.id for frame in told.frames for name in frame.endings} if light else {}
        listed = tag("ul", class_="proof")
        for scenario in [*alike, *others]:
            record = records[scenario.line, scenario.row]
            passed = record.passed
            ok = tag("span", "✓" if passed else "✗", class_="ok" if passed else "failed", aria_hidden="true")
            name = link(scenario.name, ends[scenario.name]) if scenario.name in ends else tag("span", scenario.name)
            listed += tag("li", ok, name, _numbers(stated.borne_out(scenario, record)))
        said = [with_placky(prose(alike[0].description), "calm")] if alike[0].description else []
        if not light:
            text = say("The page is long enough: these are listed, and not played here.")
            shown = [*self.apart(told), nodes.paragraph("", text, classes=["muted"])]
        elif told.root.state:
            shown = self.walk(told, contents, self.writer(contents), "", rail=False)
        else:
            shown = [*self.apart(told), as_written(told)]
        more = len(alike) + len(others) - 1
        title = say("{name} and {count} more", name=first, count=more) if more else first
        entry = tag("details", tag("summary", title), *said, listed, *shown, class_="proof-entry")
        entry["ids"] += [] if light else [told.root.id]
        return entry

    def _address(self, contents: Contents, rule: Rule) -> nodes.Node:
        rows = [
            (say("Code"), tag("code", code_of(contents.book, rule.stem))),
            (say("Scenarios"), tag("code", f"{'/'.join(contents.book.features.parts[-2:])}/rules/{rule.stem}.feature")),
        ]
        if rule.sources:
            if any(other.printed for other in contents.index.rules.values()):
                printed = ", ".join(f"{source} {number}" for source, number in rule.printed.items())
                rows.append((say("Printed"), nodes.Text(printed or say("without a number"))))
            rows.append((say("Sources"), nodes.Text("; ".join(_source(contents.index, one) for one in rule.sources))))
        listed = tag("dl")
        for name, value in rows:
            listed += [tag("dt", name), tag("dd", value)]
        inner: list[nodes.Node] = [tag("span", say("Address"), class_="tag"), listed]
        used = [other.number for other in contents.index.rules.values() if rule.number in other.leans_on]
        for what, numbers in ((say("Leans on"), rule.leans_on), (say("Goes on in"), used)):
            if numbers:
                chips = tag("ul", *[tag("li", chip(contents.book.name, n)) for n in numbers], class_="chips")
                inner += [tag("p", tag("b", what)), chips]
        return tag("aside", *inner, class_="panel address", aria_label=say("Where rule {rule} lives", rule=rule.number))


def rule_table(one: Mapping[str, Any]) -> nodes.Node:
    """A table of a rule; in its cells, what no document gives is marked."""
    rows = [[nodes.inline("", "", *with_origins(cell)) for cell in row] for row in one["rows"]]
    return table(one["caption"], one["head"], rows)


def _source(index: RuleIndex, letters: str) -> str:
    """A document with the letters that stand for it beside statements."""
    return f"{letters}: {index.sources[letters]}" if letters in index.sources else letters


def _numbers(statements: Sequence[str]) -> nodes.Node:
    """The numbers of statements, which wrap between each other and not within one."""
    listed = tag("small", class_="statement")
    for n, number in enumerate(statements):
        listed += [*([nodes.Text(", ")] if n else []), tag("span", number)]
    return listed


def _groups(scenarios: list[Scenario], recording: Recording) -> list[tuple[list[Scenario], list[Scenario]]]:
    """Scenarios by their opening, and beside each group the rows of its outlines that open on another position."""
    groups: dict[str, tuple[list[Scenario], list[Scenario]]] = {}
    by_line: dict[int, str] = {}
    records = by_place(recording)
    for scenario in scenarios:
        key = opening(scenario, records.get((scenario.line, scenario.row)))
        home = by_line.setdefault(scenario.line, key)
        if key == home or key in groups:
            groups.setdefault(key, ([], []))[0].append(scenario)
        else:
            groups[home][1].append(scenario)
    return list(groups.values())
