"""What Lighthouse says of the site, served compressed as a server would, on a phone that it makes up.

Lighthouse comes from npm, so this takes Node.js; it is pinned here.
"""

import gzip
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests import chromium

LIGHTHOUSE = "lighthouse@12.8.2"
PAGES = ("index", "takkure/exercises/01_first_steps", "takkure/rules/tackle")
CHROME = "--headless=new --no-sandbox --disable-gpu"
PATIENCE = 180
"""Seconds for one page."""


class Failed(Exception):  # noqa: N818 - what happened
    """Lighthouse did not come to an end."""


class Missing(Exception):  # noqa: N818 - as Failed
    """Lighthouse cannot be run here."""


class Compressed(SimpleHTTPRequestHandler):
    """Serves files as a site's server does: compressed, and with leave to keep them for a while."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, or say that it is not there."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file():
            self.send_error(404)
            return
        body, kind = file.read_bytes(), self.guess_type(str(file))
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
        if file.suffix not in {".woff2", ".png"}:
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "max-age=31536000")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a folder; give its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressed, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def scores(site: Path) -> Iterator[tuple[str, Mapping[str, int]]]:
    """Give each page with its scores by category, from 0 to 100. Raises `Failed` and `Missing`."""
    npx, chrome = shutil.which("npx"), chromium.path()
    if npx is None or chrome is None:
        missing = "npx" if npx is None else "Chromium"
        raise Missing(f"{missing} is not here; install {'Node.js' if npx is None else 'chromium'}")
    try:
        subprocess.run([npx, "--yes", LIGHTHOUSE, "--version"], capture_output=True, timeout=PATIENCE, check=True)
    except subprocess.SubprocessError as error:
        raise Missing(f"npx cannot fetch and start {LIGHTHOUSE}") from error
    with served(site) as address, tempfile.TemporaryDirectory() as folder:
        for page in PAGES:
            report = Path(folder) / "report.json"
            command = [npx, "--yes", LIGHTHOUSE, f"{address}/{page}.html", "--quiet", "--output=json"]
            command += [f"--output-path={report}", f"--chrome-flags={CHROME}"]
            environment = {**os.environ, "CHROME_PATH": chrome}
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, timeout=PATIENCE, env=environment, check=False
                )
            except subprocess.TimeoutExpired as error:
                raise Failed(f"{page}: no answer within {PATIENCE} seconds") from error
            if done.returncode or not report.exists():
                raise Failed(f"{page}: {(done.stderr.strip() or 'no report').splitlines()[-1]}")
            categories = json.loads(report.read_text(encoding="utf-8"))["categories"]
            yield page, {one["title"]: round(100 * (one["score"] or 0)) for one in categories.values()}
            report.unlink()
