"""One HTML file that holds everything it needs: a page to be sent about and opened from a disk."""

import base64
import io
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from placky.errors import PlackyError
from placky.matches.recording import match_path
from placky.sphinx.match import RECORDINGS
from placky.writing import write_file

TEMPLATES = Path(__file__).parent / "single"
KINDS = {".svg": "image/svg+xml", ".woff2": "font/woff2"}
NOTICE = "The games and their names belong to their owners; placky is not affiliated with them."


def match_page(log: bytes, record: Callable[[Path], None], title: str, text: str) -> str:
    """The page of a logged match as one file. `record` writes its recording to a path.

    `title` and `text` (a paragraph under it) are plain text.

    Raises `PlackyError` with what Sphinx has to say against it.
    """
    with tempfile.TemporaryDirectory(prefix="placky-") as place:
        source, out = alone(Path(place))
        write_file(source / "match.json", log)
        record(match_path(source / RECORDINGS, log))
        page = f"# {literal(title)}\n\n{literal(text)}\n\n```{{match}} match.json\n```\n"
        write_file(source / "index.md", page)
        if told := made(source, out, title):
            raise PlackyError(f"the page cannot be made: {told[0]}")
        return inlined(out / "index.html")


def alone(place: Path) -> tuple[Path, Path]:
    """Folders for the source and the HTML of a page that stands by itself, with nothing around it that leads away."""
    source = place / "page"
    for template in TEMPLATES.iterdir():  # Sphinx knows no path of bytes that are no UTF-8
        write_file(source / "templates" / template.name, template.read_bytes())
    return source, place / "html"


def literal(text: str) -> str:
    """Text as Markdown that shows it as it is, on one line."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", " ".join(text.split()))


def made(source: Path, out: Path, title: str, **more: object) -> list[str]:
    """Let Sphinx make pages with our theme; what it warns of, line by line. Raises `PlackyError` where it gives up."""
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    warnings = io.StringIO()
    settings = {
        "project": title, "html_title": title, "extensions": ["myst_parser", "placky.sphinx"], "html_theme": "placky",
        "language": "en", "placky_recordings": "", "templates_path": ["templates"], "html_use_index": False,
        "html_copy_source": False, "html_show_sourcelink": False, "html_show_sphinx": False,
        "html_show_copyright": False,
        "html_theme_options": {"notice": NOTICE}, **more,
    }  # fmt: skip
    with patch_docutils(str(source)), docutils_namespace():
        try:
            app = Sphinx(
                str(source), None, str(out), str(out.with_name("trees")), "html", confoverrides=settings, status=None,
                warning=warnings,
            )  # fmt: skip
            app.build()
        except SphinxError as error:
            raise PlackyError(f"{error.category}: {error}") from error
    return warnings.getvalue().strip().splitlines()


def inlined(page: Path) -> str:
    """A page of HTML with its style sheets, scripts, pictures and fonts inside; deferred scripts move to its end."""
    late: list[str] = []

    def style(match: re.Match[str]) -> str:
        file = _beside(page, match[1])
        text = re.sub(r"url\((?!data:)([^)]+)\)", lambda m: f"url({_data(_beside(file, m[1]))})", _read(file))
        return f"<style>{text}</style>"

    def script(match: re.Match[str]) -> str:
        made = f"<script>{_read(_beside(page, match[2]))}</script>"
        if "defer" not in match[1]:
            return made
        late.append(made)
        return ""

    def picture(match: re.Match[str]) -> str:
        return f'{match[1]}"{_data(_beside(page, match[2]))}"'

    swaps: list[tuple[str, Callable[[re.Match[str]], str]]] = [
        (r'<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>', style),
        (r'<script ([^>]*)src="([^"]+)"[^>]*></script>', script),
        (r'(<img [^>]*?src=)"([^"]+)"', picture),
        (r'(<link rel="icon" href=)"([^"]+)"', picture),
    ]
    html = page.read_text(encoding="utf-8")
    for pattern, swap in swaps:
        html = re.sub(pattern, swap, html)
    return html.replace("</body>", "\n".join(late) + "\n</body>")


def _beside(file: Path, address: str) -> Path:
    return file.parent / address.strip("\"'").partition("?")[0].partition("#")[0]


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _data(file: Path) -> str:
    return f"data:{KINDS[file.suffix]};base64,{base64.b64encode(file.read_bytes()).decode()}"
