"""`{report} /engines/*.json`: what came of exams, of whatever implementations, beside what ours has played.

The page is whole without its script, which adds the fields by which a reader leaves only some of it.
"""

from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx

from placky.errors import PlackyError
from placky.report.own import own_result
from placky.report.tally import results_of
from placky.sentences import say
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.domain import matching
from placky.sphinx.nodes import tag
from placky.sphinx.report import lists
from placky.sphinx.report.fallen import fallen
from placky.sphinx.report.parts import Report, every, key, matrix, sitters


class ReportDirective(RulebookDirective):
    """The results of one game: those files that are of it, with `:ours:` also what ours has played in this build."""

    optional_arguments = 8
    option_spec: ClassVar[dict[str, Any]] = {**RulebookDirective.option_spec, "ours": directives.flag}

    def run(self) -> list[nodes.Node]:
        """Who has sat, the matrix, what has fallen, every scenario."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("report")
        self.depend(contents)
        results = (
            [own_result(contents.book.name, contents.features, contents.recordings)] if "ours" in self.options else []
        )
        files = self._files()
        for path in files:
            self.env.note_dependency(str(path))
        try:
            found = results_of(files)
        except PlackyError as error:
            self.warn(str(error))
            return self.missing("report")
        results += [one for one in found if one["suite"]["game"] == contents.book.name]
        if not results:
            return self.missing("report")
        return self._told(Report(contents, results))

    def _told(self, report: Report) -> list[nodes.Node]:
        down = fallen(report, Path(self.env.srcdir))
        many = "; ".join(report.names)
        out: list[nodes.Node] = [
            sitters(report), tag("div", class_="sift", data_names=many, data_sep="; "), key(report),
            nodes.rubric("", say("Rule by rule")), *matrix(report),
        ]  # fmt: skip
        if down:
            out += [nodes.rubric("", say("Where they part from ours")), *down]
        out += [nodes.rubric("", say("Every scenario")), *every(report)]
        return [tag("div", *out, class_="report")]

    def _files(self) -> list[Path]:
        """The files that the arguments name: patterns, of which one that begins with / begins at the pages' folder."""
        here, top = Path(self.env.doc2path(self.env.docname)).parent, Path(self.env.srcdir)
        found: list[Path] = []
        for pattern in self.arguments:
            full = str((top if pattern.startswith("/") else here) / pattern.lstrip("/"))
            files = self.domain.patterns.setdefault(self.env.docname, {})[full] = matching(full)
            found += map(Path, files)
        return found


def setup(app: Sphinx) -> dict[str, Any]:
    """Register it."""
    lists.setup(app)
    app.add_directive("report", ReportDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


__all__ = ["ReportDirective", "setup"]
