"""Checks of the pages: what none shows, and what one names that there is not."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from placky.checking.findings import PROJECT, Finding, check
from placky.checking.project import Project
from placky.errors import shown
from placky.rulebooks import shown_in
from touchline.core.nearest import nearest

_DIRECTIVE = re.compile(r"^\s*(?:`{3,}|:{3,})\{([\w-]+)\}[ \t]*(.*?)[ \t]*$")
_OPTION = re.compile(r"^\s*:rulebook:\s*(\S+)")
_INDEX = ("index.md", "conf.py")


class _Directive(NamedTuple):
    where: str
    name: str
    argument: str


def _directives(project: Project) -> Iterator[_Directive]:
    """Every directive on the pages of this rulebook."""
    docs = project.docs
    for path in sorted(docs.rglob("*.md")) if docs else ():
        inner = path.relative_to(docs or path)
        if inner.parts[0].startswith(("_", ".")):
            continue
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        for number, line in enumerate(lines, 1):
            if found := _DIRECTIVE.match(line):
                option = next(filter(None, map(_OPTION.match, lines[number : number + 6])), None)
                if (option[1] if option else _owner(project, inner)) == project.book.name:
                    yield _Directive(f"{shown(path)}:{number}", found[1], found[2])


def _owner(project: Project, inner: Path) -> str:
    """Whose pages these are: those of the folder's rulebook, or of the only one."""
    known = [book.name for book in shown_in(project.docs or inner)]
    return inner.parts[0] if inner.parts[0] in known else known[0] if len(known) == 1 else ""


@check(PROJECT)
def exercises_on_pages(project: Project) -> Iterator[Finding]:
    """An exercise that no page shows."""
    if project.docs is None:
        return
    told = {one.argument for one in _directives(project) if one.name in ("exercise", "cover")}
    named = {argument.split(" ")[0] for argument in told}
    for feature in project.features:
        if feature.path.parent.name == "exercises" and feature.path.stem not in named:
            page = project.docs / project.book.name / "exercises" / f"{feature.path.stem}.md"
            do = f"write {shown(page)} with {{exercise}} {feature.path.stem} on it"
            yield Finding(shown(feature.path), "no page shows this exercise", do)


@check(PROJECT)
def names_on_pages(project: Project) -> Iterator[Finding]:
    """A page that names an exercise or a rule that there is not."""
    exercises = [one.path.stem for one in project.features if one.path.parent.name == "exercises"]
    known = {"exercise": ("exercise", exercises), "rule": ("rule", [*project.index.rules])}
    for one in _directives(project):
        if one.name in known and project.features:
            kind, names = known[one.name]
            if one.argument not in names:
                what = f'{{{one.name}}} names the {kind} "{one.argument}", and there is none'
                yield Finding(one.where, what, nearest(one.argument, names))


@check(PROJECT)
def pages_in_the_contents(project: Project) -> Iterator[Finding]:
    """A page of this rulebook that no table of contents names, so that no reader finds it."""
    if project.docs is None:
        return
    listed = set(_listed(project.docs))
    for path in sorted((project.docs / project.book.name).rglob("*.md")):
        text = path.read_text(encoding="utf-8", errors="replace")
        if path.resolve() not in listed and not re.search(r"^orphan:", text, re.MULTILINE):
            yield Finding(shown(path), "no table of contents names this page", "name it in a {toctree}")


def _listed(docs: Path) -> Iterator[Path]:
    """The files that tables of contents name; all of a folder for a pattern."""
    for path in docs.rglob("*.md"):
        text = path.read_text(encoding="utf-8", errors="replace")
        for found in re.findall(r"^\s*[`:]{3,}\{toctree\}.*\n((?:.*\n)*?)\s*[`:]{3,}\s*$", text, re.MULTILINE):
            for line in found.splitlines():
                entry = re.sub(r"^.*<(.*)>$", r"\1", line.strip())
                home = docs if entry.startswith("/") else path.parent
                if "*" in entry:
                    yield from (one.resolve() for one in home.glob(f"{entry.strip('/')}.md"))
                elif entry and not entry.startswith(":"):
                    yield (home / f"{entry.strip('/').removesuffix('.md')}.md").resolve()
