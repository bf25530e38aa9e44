"""Pages of rules that nobody has written: each stem without one gets its title and its rules.

They lie below what a build makes, and Sphinx takes them for pages beside those of the author. What he writes himself
goes before.
"""

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.project import Project

from placky.sentences import say
from placky.sphinx.domain.library import Contents
from placky.writing import write_cache

_RULE = re.compile(r"^\s*[`~:]{3,}\{rule\}[ \t]+(\S.*?)[ \t]*$", re.MULTILINE)
FOLDER = Path("_build") / "stems"
"""Below the pages of the author."""
LIST = """---
orphan: true
---

# {title}

```{{rule-list}}
```

```{{toctree}}
:hidden:

{}
```
"""


class Pages(Project):
    """The pages of an author, and further ones that lie elsewhere, wherever he has none of their names."""

    def __init__(self, own: Project, others: dict[str, Path]) -> None:
        """`others`: names of pages, as Sphinx has them, with their files, from the author's folder."""
        super().__init__(own.srcdir, own.source_suffix)
        self.restore(own)
        self.others = self.made = others

    def discover(self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ("**",)) -> set[str]:
        """Find those of the author, and add the others."""
        found = super().discover(exclude_paths, include_paths)
        self.made = {name: path for name, path in self.others.items() if name not in found}
        found.update(self.made)
        return found

    def path2doc(self, filename: str | os.PathLike[str]) -> str | None:
        """The page that a file stands for."""
        path = Path(os.path.relpath(Path(self.srcdir) / filename, self.srcdir))
        return next((name for name, file in self.made.items() if file == path), None) or super().path2doc(filename)

    def doc2path(self, docname: str, absolute: bool) -> Any:
        """The file of a page."""
        if docname not in self.made:
            return super().doc2path(docname, absolute)
        return Path(self.srcdir) / self.made[docname] if absolute else self.made[docname]


def add(app: Sphinx, opened: Iterable[Contents]) -> None:
    """Make the pages that these rulebooks lack, before Sphinx looks for pages."""
    docs, made = Path(app.srcdir), {}
    told = _told(docs)
    for contents in opened:
        for stem, text in _texts(contents, told):
            name = f"{contents.book.name}/rules/{stem}"
            made[name] = FOLDER / f"{name}.md"
            write_cache(docs / made[name], text)
    app.project = app.env.project = Pages(app.project, made)


def _told(docs: Path) -> set[str]:
    """The numbers of the rules that pages of the author tell of."""
    pages = (page for page in docs.rglob("*.md") if page.relative_to(docs).parts[0] != FOLDER.parts[0])
    return {number for page in pages for number in _RULE.findall(page.read_text(encoding="utf-8", errors="replace"))}


def _texts(contents: Contents, told: set[str]) -> Iterator[tuple[str, str]]:
    """Stem -> its page, for those with scenarios of which no page tells; and a page that lists them."""
    lacking = {
        stem: rules
        for stem, rules in contents.index.stems().items()
        if f"rules/{stem}" in contents.features and not told & {rule.number for rule in rules}
    }
    for stem, rules in lacking.items():
        shown = "\n\n".join(f"```{{rule}} {rule.number}\n```" for rule in rules)
        yield stem, f"---\norphan: true\n---\n\n# {rules[0].title}\n\n{shown}\n"
    if lacking and "index" not in lacking:
        yield "index", LIST.format("\n".join(lacking), title=say("Rules"))
