"""Builds a site: Sphinx's builder, whose index for the search is the same after a change as from nothing.

Sphinx reads its old index, takes out the pages that are written again and puts them in anew. It forgets the entries of
`index` directives of all other pages, and keeps words that no page has any more.
"""

from collections.abc import Set as AbstractSet
from typing import Any

from sphinx.builders.html import StandaloneHTMLBuilder


class SiteBuilder(StandaloneHTMLBuilder):
    """`html`, with an index that knows what it knew."""

    def load_indexer(self, docnames: AbstractSet[str]) -> None:
        """Take over what the index says of pages that stay as they are."""
        super().load_indexer(docnames)
        kept = set(self.env.all_docs) - set(docnames)
        if not kept:
            return
        index: Any = self.indexer
        with (self.outdir / self.searchindex_filename).open(encoding="utf-8") as file:
            old = self.indexer_format.load(file)
        for entry, places in old["indexentries"].items():
            for at, address, is_main in places:
                if (page := old["docnames"][at]) in kept:
                    index._index_entries.setdefault(page, []).append((entry, address, "main" if is_main else ""))  # noqa: SLF001 - Sphinx's own way leaves them out

    def dump_search_index(self) -> None:
        """Write the index without words of the past, in an order that does not say which page came last."""
        index: Any = self.indexer
        if index is not None:
            pages = set(self.env.all_docs)
            for words in (index._mapping, index._title_mapping):  # noqa: SLF001 - nothing else holds them
                for word in [word for word, found in words.items() if not found & pages]:
                    del words[word]
            index._index_entries = {  # noqa: SLF001 - as above
                page: sorted({(entry.lower(), place, main) for entry, place, main in entries}, key=repr)
                for page, entries in sorted(index._index_entries.items())  # noqa: SLF001 - as above
                if page in pages
            }
        super().dump_search_index()
