"""The parts of a report on one game: who has sat, rule by rule, what has fallen, every scenario."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from docutils import nodes

from placky.exam.result import Declaration, Result, ScenarioResult, sums
from placky.recording import ScenarioRecord
from placky.recording.statements import statements_shown
from placky.report.formats import reasons
from placky.report.tally import applicable, has_fallen, name_of, rule_by_rule
from placky.scenarios.features import Scenario
from placky.sentences import Plural, Sentence, say
from placky.sphinx.domain.library import Contents
from placky.sphinx.domain.rule_links import chip, number_link
from placky.sphinx.nodes import link, tag
from placky.sphinx.report.lists import Row, scenario_rows
from placky.sphinx.report.verdicts import called, kind, legend, mark
from placky.storyboard.addresses import slug
from placky.verdicts import BAD, VERDICTS
from touchline.core.rulebook.index import Rule

ANEW = Plural("restarts", one="started anew once", other="started anew {restarts} times")
OTHER_STATE: Sentence = (
    "of another state of the suite: {gone} of its scenarios are not here, {new} of those here are not in it"
)
HAS = Plural("count", one="{feature}, one scenario", other="{feature}, {count} scenarios")
"""What is counted on the page."""


@dataclass
class Report:
    """The results of one game beside its features and what ours has played."""

    contents: Contents
    results: Sequence[Result]
    fallen: dict[tuple[int, str, int], str] = field(default_factory=dict)
    """Number of the result, feature and line -> the address of what is told of it."""

    def __post_init__(self) -> None:
        """Give what has fallen its addresses."""
        for n, one in enumerate(self.results):
            for sat in filter(has_fallen, one["scenarios"]):
                self.fallen[n, sat["feature"], sat["line"]] = f"{self.game}-{len(self.fallen) + 1}"

    @property
    def game(self) -> str:
        """Its short name."""
        return self.contents.book.name

    @cached_property
    def names(self) -> list[str]:
        """What the implementations are called."""
        return [name_of(one) for one in self.results]

    @cached_property
    def scenarios(self) -> dict[tuple[str, int], tuple[Scenario, ScenarioRecord | None]]:
        """Feature and line -> a scenario, and how ours has played it."""
        found = {}
        for name, feature in self.contents.features.items():
            recording = self.contents.recordings.get(name)
            records = {(one.line, one.row): one for one in recording.scenarios} if recording else {}
            for one in feature.scenarios:
                found[f"{name}.feature", one.row or one.line] = one, records.get((one.line, one.row))
        return found

    @cached_property
    def showing(self) -> dict[str, set[tuple[str, int]]]:
        """Statement -> the scenarios that are about it: those whose tag claims it, and in which ours has played it."""
        features, recordings = self.contents.features, self.contents.recordings
        recorded = [(feature, recordings[name]) for name, feature in features.items() if name in recordings]
        shown, found = statements_shown(self.contents.index, recorded), dict[str, set[tuple[str, int]]]()
        for place, (scenario, record) in self.scenarios.items():
            for one in shown.borne_out(scenario, record) if record else scenario.statements:
                found.setdefault(one, set()).add(place)
        return found

    @cached_property
    def met(self) -> dict[tuple[str, int], dict[int, ScenarioResult]]:
        """Feature and line -> number of the result -> what came of the scenario there."""
        found: dict[tuple[str, int], dict[int, ScenarioResult]] = {}
        for n, one in enumerate(self.results):
            for sat in one["scenarios"]:
                found.setdefault((sat["feature"], sat["line"]), {})[n] = sat
        return found

    def place(self, feature: str) -> str:
        """The address of a feature's list."""
        return f"{self.game}-{slug(feature.removesuffix('.feature'))}"


def sitters(report: Report) -> nodes.Node:
    """A card for each implementation: who it is, what it declares, a bar of its verdicts and each with its number."""
    return tag("div", *[_sitter(report, n, one) for n, one in enumerate(report.results)], class_="sitters")


def _sitter(report: Report, n: int, one: Result) -> nodes.Node:
    who, counts = one["implementation"], one["sums"]
    url = str(who.get("url") or "")
    own = report.names[n]
    name = nodes.reference("", own, refuri=url) if url.startswith(("https://", "http://")) else nodes.Text(own)
    passed, of = counts.get("passed", 0), applicable(one)
    facts = [who["language"], *_declared(one["declared"], report.contents.index.defaults())]
    facts += [say(ANEW, restarts=one["restarts"])] if one["restarts"] else []
    facts += _suite(report, one)
    said = ", ".join(f"{number} {called(verdict)}" for verdict, number in counts.items())
    bar = tag(
        "div", *[tag("i", class_=kind(v), style=f"flex:{number}") for v, number in counts.items()],
        class_="bar", role="img", aria_label=said,
    )  # fmt: skip
    lines = [tag("li", mark(verdict), tag("b", str(number))) for verdict, number in counts.items()]
    return tag(
        "div", tag("p", name, class_="name"), tag("p", say("{number} of {all}", number=passed, all=of), class_="score"),
        tag("p", "; ".join(facts), class_="muted"), bar, tag("ul", *lines), class_="panel sitter", data_i=str(n),
    )  # fmt: skip


def _suite(report: Report, one: Result) -> Iterator[str]:
    """What it was asked beyond the features here, and what it was not."""
    asked = {(sat["feature"], sat["line"]) for sat in one["scenarios"]}
    if asked != set(report.scenarios):
        gone, new = len(asked - set(report.scenarios)), len(set(report.scenarios) - asked)
        yield say(OTHER_STATE, gone=gone, new=new)


def _declared(found: Declaration, usual: Mapping[str, str]) -> Iterator[str]:
    """What it says of itself: its edition, readings other than the usual ones, what it disputes."""
    if edition := found.get("edition"):
        yield say("edition {edition}", edition=edition)
    if readings := {one: reading for one, reading in sorted(found["readings"].items()) if usual.get(one) != reading}:
        read = [say("{ruling} as {reading}", ruling=ruling, reading=reading) for ruling, reading in readings.items()]
        yield say("reads {readings}", readings=", ".join(read))
    if disputes := found["disputes"]:
        yield say("disputes {rulings}", rulings=", ".join(f"{one['ruling']} ({one['why']})" for one in disputes))


def matrix(report: Report) -> list[nodes.Node]:
    """Rules, their statements, and implementations: a table for each chapter, and one for what names no rule."""
    by_rule = [rule_by_rule(one["scenarios"]) for one in report.results]
    index = report.contents.index
    out: list[nodes.Node] = []
    for number, name in index.chapters.items():
        rows = [
            row
            for rule in index.rules.values()
            if rule.chapter == number and any(rule.number in some for some in by_rule)
            for row in _rule(report, rule, [some.get(rule.number, []) for some in by_rule])
        ]
        if rows:
            out.append(_chapter(report, say("Chapter {number}: {name}", number=number, name=name), say("Rule"), rows))
    odd = {rule for some in by_rule for rule in some} - set(index.rules) - {""}
    if odd:
        rows = [_row(report, nodes.Text(rule), "", [some.get(rule, []) for some in by_rule]) for rule in sorted(odd)]
        out.append(_chapter(report, say("Rules that are not in this index"), say("Rule"), rows))
    loose = [_by_feature(some.get("", [])) for some in by_rule]
    if any(loose):
        rows = []
        for feature in sorted({feature for some in loose for feature in some}):
            found = report.contents.features.get(feature.removesuffix(".feature"))
            head = link(found.name if found else feature, report.place(feature))
            rows.append(_row(report, head, feature, [some.get(feature, []) for some in loose]))
        out.append(_chapter(report, say("About no rule alone"), say("Feature"), rows))
    return out


def _by_feature(scenarios: Sequence[ScenarioResult]) -> dict[str, list[ScenarioResult]]:
    found: dict[str, list[ScenarioResult]] = {}
    for one in scenarios:
        found.setdefault(one["feature"], []).append(one)
    return found


def _chapter(report: Report, title: str, first: str, rows: Sequence[nodes.Node]) -> nodes.Node:
    heads = [tag("th", name, scope="col", data_i=str(n)) for n, name in enumerate(report.names)]
    head = tag("tr", tag("th", first, scope="col"), *heads, tag("th", say("Scenarios"), scope="col"))
    inner = tag("table", tag("caption", title, class_="sr"), tag("thead", head), tag("tbody", *rows), class_="matrix")
    section = tag("section", inner, class_="scroll", tabindex="0", aria_label=title)
    return tag("details", tag("summary", title), section, class_="chapter", open="")


def _rule(report: Report, rule: Rule, cells: Sequence[Sequence[ScenarioResult]]) -> Iterator[nodes.Node]:
    """A row for a rule, and one for each of its statements that a scenario shows."""
    feature = f"rules/{rule.stem}.feature"
    yield _row(report, chip(report.game, rule.number), feature, cells)
    for statement in rule.statements:
        places = report.showing.get(statement.id, ())
        found = [[one for one in some if (one["feature"], one["line"]) in places] for some in cells]
        if any(found):
            row = _row(report, number_link(report.game, statement.id), feature, found)
            row["attributes"]["class"] = "statement"
            yield row


def _row(report: Report, head: nodes.Node, feature: str, cells: Sequence[Sequence[ScenarioResult]]) -> nodes.Node:
    found = sorted({f"{n}:{one['verdict'].replace(' ', '-')}" for n, some in enumerate(cells) for one in some})
    many = len({(one["feature"], one["line"]) for some in cells for one in some})
    known = feature in {one for one, _ in report.met}
    listed = link(str(many), report.place(feature)) if known else nodes.Text(str(many))
    return tag(
        "tr", tag("th", head, scope="row"), *[_cell(report, n, some) for n, some in enumerate(cells)],
        tag("td", listed), data_v=" ".join(found),
    )  # fmt: skip


def _cell(report: Report, n: int, some: Sequence[ScenarioResult]) -> nodes.Node:
    """How many of a rule's scenarios have which verdict; a wrong one leads to the first of them."""
    counts, cell = sums(some), tag("td", data_i=str(n))
    for verdict in sorted(counts, key=lambda one: (one not in BAD, VERDICTS.index(one))):
        shown = mark(verdict, counts[verdict], len(some))
        if verdict in BAD:
            first = next(one for one in some if one["verdict"] == verdict)
            shown = link(shown, report.fallen[n, first["feature"], first["line"]])
        cell += [*([nodes.Text(" ")] if cell.children else []), shown]
    return cell


def every(report: Report) -> list[nodes.Node]:
    """Every scenario, feature by feature, folded."""
    by_feature: dict[str, list[Row]] = {}
    for (feature, line), found in report.met.items():
        verdicts = [_verdict(report, n, found.get(n)) for n in range(len(report.results))]
        name = next(iter(found.values()))["name"]
        by_feature.setdefault(feature, []).append(Row(name, line, verdicts))
    return [_feature(report, feature, by_feature[feature]) for feature in sorted(by_feature)]


def _feature(report: Report, feature: str, rows: Sequence[Row]) -> nodes.Node:
    known = report.contents.features.get(feature.removesuffix(".feature"))
    name = tag("span", known.name if known else feature)
    where = tag("small", say(HAS, feature=feature, count=len(rows)), class_="muted")
    inner = scenario_rows(rows=list(rows), columns=report.names, game=report.game, feature=feature)
    section = tag("section", inner, class_="scroll", tabindex="0", aria_label=feature)
    node = tag("details", tag("summary", name, " ", where), section, class_="feature-list")
    node["ids"].append(report.place(feature))
    return node


def _verdict(report: Report, n: int, sat: ScenarioResult | None) -> tuple[str, str, str]:
    if sat is None:
        return "", "", ""
    to = report.fallen.get((n, sat["feature"], sat["line"]), "")
    return sat["verdict"], "" if to else "; ".join(reasons(sat)), to


def seen(report: Report) -> dict[str, int]:
    """How many scenarios have which verdict in all results together."""
    many = {verdict: sum(one["sums"].get(verdict, 0) for one in report.results) for verdict in VERDICTS}
    return {verdict: number for verdict, number in many.items() if number}


def key(report: Report) -> nodes.Node:
    """What the verdicts mean."""
    return legend(seen(report))
