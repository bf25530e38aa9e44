"""Binds the pages of a book into its one file: Sphinx's EPUB builder, with what it leaves undone."""

import os
import re
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import quote, unquote

from sphinx.builders.epub3 import Epub3Builder

from placky.writing import write_file

_ADDRESS = re.compile(r"""(?: (?:src|href|data)="|url\(["']?)([^"'#?:)]+)""")
_READ = (".xhtml", ".css")
_PAGE = re.compile(r'(href="([^"]+)" media-type="application/xhtml\+xml")(?= />)')


class BookBuilder(Epub3Builder):
    """Sphinx packs whatever lies in its folder, and a list of contents that does not say which pages hold drawings.

    Themes, settings of the site and earlier builds leave files there that no page shows, some of which no book may
    hold. And a reader of books has to be told of drawings inside a page before it opens the page.
    """

    def init(self) -> None:
        """Let every page say its language, as those of a site do."""
        super().init()
        language = escape(self.config.epub_language)
        self.html_tag = self.html_tag.replace("<html ", f'<html lang="{language}" xml:lang="{language}" ')

    def build_content(self) -> None:
        """Write the list of contents, with all that the pages need and nothing else."""
        usual = self.config.epub_exclude_files
        self.config.epub_exclude_files = [*usual, *self._idle()]
        try:
            super().build_content()
        finally:
            self.config.epub_exclude_files = usual
        contents = self.outdir / "content.opf"
        drawn = {quote(name) for name in self.files if name.endswith(self.out_suffix) and "<svg" in self._text(name)}
        told = _PAGE.sub(
            lambda page: f'{page[1]} properties="svg"' if page[2] in drawn else page[1],
            contents.read_text(encoding="utf-8"),
        )
        write_file(contents, told)

    def _idle(self) -> list[str]:
        """The files in the folder of the book that nothing in it leads to, named as the system does."""
        files = [path.relative_to(self.outdir) for path in Path(self.outdir).rglob("*") if path.is_file()]
        needed = self._needed()
        return [str(file) for file in files if file.as_posix() not in needed]

    def _needed(self) -> set[str]:
        """The pages, and whatever they lead to: other pages, pictures, style sheets, and what those name."""
        config = self.config
        names = [*self.env.found_docs, *(index[0] for index in self.domain_indices)]
        names += ["genindex"] if self.use_index else []
        waiting = [f"{name}{self.out_suffix}" for name in names]
        waiting += [name for name, _ in (*config.epub_pre_files, *config.epub_post_files)]
        waiting += [name.replace(os.sep, "/") for name in config.epub_cover[:1]]
        found = set(config.epub_exclude_files)
        while waiting:
            name = waiting.pop()
            if name in found or not (self.outdir / name).is_file():
                continue
            found.add(name)
            if name.endswith(_READ):
                waiting += [normpath(join(dirname(name), unquote(to))) for to in _ADDRESS.findall(self._text(name))]
        return found

    def _text(self, name: str) -> str:
        return (self.outdir / name).read_text(encoding="utf-8")
