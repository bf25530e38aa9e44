"""The Sphinx extension: the `rulebook` domain, the directives that make pages of a rulebook, and the theme.

    extensions = ["myst_parser", "placky.sphinx"]
    html_theme = "placky"

`placky_recordings` names the folder of recordings, below the folder of the pages; empty for pages without features.
`placky_given` names a folder of recordings that another engine has made; they go before those.
"""

import gc
import hashlib
import json
from contextlib import suppress
from gettext import NullTranslations
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.errors import ConfigError

import placky
from placky.errors import PlackyError
from placky.garbage import seldom, usually
from placky.rulebooks import at_home, sources, translations_of
from placky.sentences import catalogue
from placky.sphinx import book, head, lookup, moved, nodes, quotes, report, sent
from placky.sphinx.builder import stems
from placky.sphinx.builder.site import SiteBuilder
from placky.sphinx.builder.whole import WholeBuild
from placky.sphinx.directives import ExerciseDirective, PlackyDirective
from placky.sphinx.directives.advice import OddsPlotDirective, OddsTableDirective
from placky.sphinx.directives.drill_sheet import DrillsDirective, FoldDirective, PracticeDirective, write_for_practice
from placky.sphinx.directives.folds import CoverageDirective, RulingsDirective
from placky.sphinx.directives.gherkin import GherkinDirective
from placky.sphinx.directives.glossary import TermsDirective
from placky.sphinx.directives.numbers import NumberRole, RuleTableDirective
from placky.sphinx.directives.overviews import (
    CourseDirective,
    CoverDirective,
    PlanDirective,
    RuleListDirective,
)
from placky.sphinx.directives.plain_board import BoardDirective
from placky.sphinx.directives.reference import ChecksDirective, ColoursDirective, ReferenceDirective
from placky.sphinx.directives.rule_page import RuleDirective
from placky.sphinx.directives.sheets import OriginRole, ProseTableDirective
from placky.sphinx.directives.step_list import DataTableDirective, EventsDirective, StepsDirective
from placky.sphinx.domain import RulebookDomain, RuleRole, TermRole, matching, rule_links
from placky.sphinx.domain.library import books_of, check_parts, library, open_library
from placky.sphinx.match import MatchDirective
from placky.sphinx.walkthrough import parts, shares
from placky.writing import write_file

SEVERAL = 5
"""So many pages Sphinx reads in one process."""
THEME = Path(__file__).parent / "theme"


def _code(app: Sphinx, config: Config) -> None:
    """What identifies the code that makes pages, placky's and the rulebooks': when it changes, all are made anew."""
    folder = Path(str(placky.__file__)).parent
    files = {path for path in folder.rglob("*.py") if "_features" not in path.parts}
    with suppress(PlackyError):  # of which the library tells
        files.update(path for book in books_of(Path(app.srcdir), config.placky_rulebooks) for path in sources(book))
    code = b"".join(path.read_bytes() for path in sorted(files)) + catalogue.mark().encode()
    config.placky_code = hashlib.sha256(code).hexdigest()[:16]


def _speak(app: Sphinx, config: Config) -> None:
    """Sentences of games are in the language of the pages, where there is a catalogue of it."""
    try:
        books = books_of(Path(app.srcdir), config.placky_rulebooks)
    except PlackyError:  # of which the library tells
        return
    try:
        catalogue.speak(translations_of(config.language, books))
    except PlackyError as error:
        raise ConfigError(str(error)) from error


def _be_silent(_: Sphinx, __: Exception | None) -> None:
    """The pages are made: whoever builds others in this process begins anew."""
    catalogue.speak(NullTranslations())


def _open(app: Sphinx) -> None:
    docs = Path(app.srcdir)
    if not app.config.placky_recordings:
        library().clear()
        return
    given = Path(app.config.placky_given) if app.config.placky_given else None
    opened = open_library(docs, docs / app.config.placky_recordings, app.config.placky_rulebooks, given)
    own = {book.name for book in at_home(docs)}
    stems.add(app, [found for name, found in opened.items() if name in own])


def _check_parts(_: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    """What pages will ask for is there. A build that reads no page imports no engine and no words."""
    if docnames:
        env.get_domain("rulebook").data["common"] = check_parts()


def _draw_before(app: Sphinx, _: BuildEnvironment, docnames: list[str]) -> None:
    """What draws is loaded, and Placky drawn, before several processes read: else each of them would do it anew."""
    if app.parallel > 1 and len(docnames) > SEVERAL:
        from placky.diagrams.mascot import sprite

        sprite()


def _again(_: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Pages on which something is wrong are read in every build, so that each of them says so.

    So are those that show all files of a pattern, where it finds others than it did.
    """
    domain = env.get_domain("rulebook")
    assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
    other = {
        page for page, patterns in domain.patterns.items()
        if any(found != matching(pattern) for pattern, found in patterns.items())
    }  # fmt: skip
    return sorted((domain.odd | other) - added - changed - removed)


class _Sweeps:
    """Makes Python look for garbage seldom while pages are made.

    A page of boards is hundreds of thousands of nodes that stay. Going through them again and again, for the little
    that can be thrown away, was a third of the whole time.
    """

    def __init__(self) -> None:
        self.usual = gc.get_threshold()

    def begin(self, _: Sphinx) -> None:
        """The library has been read, and stays."""
        self.usual = seldom()

    def end(self, _: Sphinx, __: Exception | None) -> None:
        """As it was."""
        usually(self.usual)


def _sayings(app: Sphinx, error: Exception | None) -> None:
    """For the search page: what Placky says, where, the names of rules in every language, and what the rules say.

    A script of plain data, because a page opened from a file may load nothing else. Sphinx's own index loses names
    where only some of the pages are built again.
    """
    if error is not None or app.builder.format != "html" or book.is_book(app):
        return
    domain = app.env.get_domain("rulebook")
    assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
    titles = {page: app.env.titles[page].astext() for page in sorted(domain.says)}
    says = [[page, title, *one] for page, title in titles.items() for one in domain.says[page]]
    answers = domain.answers()
    data = {"SAYINGS": says, "NAMES": domain.known_as(), "NUMBERS": domain.spaced(), "ANSWERS": answers}
    text = "".join(f"const {name} = {_plain(found)};\n" for name, found in data.items())
    write_file(Path(app.outdir) / "_static" / "sayings.js", text)
    lookup.write_rules(app, answers)


def _plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything."""
    app.add_config_value("placky_recordings", "_build/recordings", "env", (str,))
    app.add_config_value("placky_given", "", "env", (str,))
    app.add_config_value("placky_rulebooks", [], "env", (list, tuple))
    app.add_config_value("placky_site", "", "env", (str,))
    app.add_config_value("placky_code", "", "env", (str,))
    nodes.setup(app)
    shares.setup(app)
    rule_links.setup(app)
    parts.setup(app)
    quotes.setup(app)
    book.setup(app)
    head.setup(app)
    sent.setup(app)
    report.setup(app)
    moved.setup(app)
    lookup.setup(app)
    app.add_domain(RulebookDomain)
    app.add_role("rule", RuleRole())
    app.add_role("ruling", RuleRole())
    app.add_role_to_domain("std", "term", TermRole(), override=True)  # Sphinx asks its own domain first
    app.add_role("origin", OriginRole())
    for role, (form, after) in {"number": ("", ""), "signed": ("+", ""), "inches": ("in", "\u2033")}.items():
        app.add_role(role, NumberRole(form, after))
    for name, directive in {
        "placky": PlackyDirective, "exercise": ExerciseDirective, "rule": RuleDirective, "rule-list": RuleListDirective,
        "rulings": RulingsDirective, "coverage": CoverageDirective, "steps": StepsDirective, "cover": CoverDirective,
        "course": CourseDirective, "odds-table": OddsTableDirective, "odds-plot": OddsPlotDirective,
        "match": MatchDirective, "gherkin": GherkinDirective,
        "terms": TermsDirective, "events": EventsDirective, "data-table": DataTableDirective,
        "prose-table": ProseTableDirective, "plan": PlanDirective,
        "rule-table": RuleTableDirective, "board": BoardDirective, "drills": DrillsDirective,
        "practice": PracticeDirective, "fold": FoldDirective, "reference": ReferenceDirective,
        "colours": ColoursDirective, "checks": ChecksDirective,
    }.items():  # fmt: skip
        app.add_directive(name, directive)
    app.add_html_theme("placky", str(THEME))
    app.connect("env-get-outdated", _again)
    whole = WholeBuild()
    app.connect("config-inited", _speak)
    app.connect("config-inited", _code)
    app.connect("config-inited", whole.begin, priority=900)
    app.connect("env-updated", whole.updated, priority=900)
    app.connect("build-finished", whole.end, priority=950)
    app.add_builder(SiteBuilder, override=True)
    app.connect("builder-inited", _open)
    app.connect("env-before-read-docs", _check_parts)
    app.connect("env-before-read-docs", _draw_before)
    sweeps = _Sweeps()
    app.connect("builder-inited", sweeps.begin)
    app.connect("build-finished", sweeps.end, priority=900)
    app.connect("build-finished", _sayings)
    app.connect("build-finished", write_for_practice)
    app.connect("build-finished", _be_silent, priority=1000)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
