"""What pages say about themselves: a description each, and a card where the site has an address."""

import re
import struct

from tests.placky.desk import ACTIVATED, BACKGROUND, HEAD, Desk
from tests.placky.sphinx.pages import Built, build

SITE = "https://example.org/placky/"
COVER = """
```{cover} 90_tryout set-up-vxvqvc
:rulebook: takkure
:title: Learn it by trying.
:start: takkure/one
:says: Good morning.

What the game is.
```
"""


def desk_with(desk: Desk, *options: str, **pages: str) -> Built:
    """Record a feature and build these pages."""
    desk.write(HEAD.format(name="A try-out") + BACKGROUND + ACTIVATED)
    docs = desk.pages(**pages)
    assert desk.placky("record", "--docs", str(docs)) == 0
    built = build(desk, *options)
    assert built.warnings == []
    return built


def told(page: str, name: str) -> list[str]:
    """The contents of a page's <meta> of this name or property."""
    return re.findall(rf'<meta (?:name|property)="{name}" content="([^"]*)">', page)


def test_a_page_describes_itself_by_its_first_paragraph(desk: Desk) -> None:
    """By its front matter before that, by Placky's words after it, and else by what the site says."""
    pages = {
        "one": ("# One\n\nThe first  paragraph & *more*.\n\nThe second.", "The first paragraph &amp; more."),
        "two": ("---\ndescription: In its own words.\n---\n# Two\n\nText.", "In its own words."),
        "three": ("# Three\n\n```{placky} dry\nHe speaks first.\n```\n\nThen the page.", "Then the page."),
        "four": ("# Four\n\n```{placky} dry\nHe alone speaks.\n```", "He alone speaks."),
        "five": (f"# Five\n\nA sentence. {'Very long indeed' * 20}.", "A sentence."),
        "six": ("# Six", "A site."),
    }
    texts = {name: text for name, (text, _) in pages.items()}
    built = desk_with(desk, "-D", "html_theme_options.description=A site.", **texts)
    for name, (_, said) in pages.items():
        assert told(built.page(f"takkure/{name}"), "description") == [said]
    assert told(built.page("search"), "description") == ["A site."]


def test_a_site_with_an_address_has_a_card(desk: Desk) -> None:
    """Drawn of the cover's frame, the same in every build; every page names it by its whole address."""
    built = desk_with(desk, "-D", f"html_baseurl={SITE}", one=f"# One\n{COVER}", two="# Two\n\nWords.")
    card = (built.out / "_static" / "card.png").read_bytes()
    assert struct.unpack(">II", card[16:24]) == (1200, 630)
    for name in ("one", "two"):
        page = built.page(f"takkure/{name}")
        assert told(page, "og:title") == [name.capitalize()]
        assert told(page, "og:url") == [f"{SITE}takkure/{name}.html"]
        assert told(page, "og:image") == [f"{SITE}_static/card.png"]
        assert told(page, "og:description") == told(page, "description") != []
        assert told(page, "twitter:card") == ["summary_large_image"]
    (built.out / "_static" / "card.png").unlink()
    again = build(desk, "-D", f"html_baseurl={SITE}")
    assert (again.out / "_static" / "card.png").read_bytes() == card


def test_a_site_without_an_address_has_neither_card_nor_canonical_links(desk: Desk) -> None:
    """They would have to be whole addresses."""
    built = desk_with(desk, one=f"# One\n{COVER}")
    page = built.page("takkure/one")
    assert "og:" not in page
    assert 'rel="canonical"' not in page
    assert not (built.out / "_static" / "card.png").exists()


def test_the_page_for_what_is_not_there_has_no_links_into_itself(desk: Desk) -> None:
    """It stands under every address, and they would lead to the front page."""
    desk.pages(one="# One")
    (desk.docs / "404.md").write_text("---\norphan: true\n---\n# Lost\n\n## And found\n", encoding="utf-8")
    built = build(desk)
    assert 'href="#' in built.page("takkure/one").partition("<main")[2]
    assert 'href="#' not in built.page("404")
