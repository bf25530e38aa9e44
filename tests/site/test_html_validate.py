"""html-validate, which knows the standard element by element, has nothing against the pages. It takes Node.js and npm.

Its recommended settings hold but for four, which are matters of taste: the bars of odds carry their shares as inline
styles (no class could say them), an id may begin with a digit as the standard allows, docutils writes both forms of
void elements, `<br>` and `<br />`, and Sphinx both of attributes without a value, as `download=""`.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.site.real_site import alone

CHECKER = Path(__file__).parent / "html_validate"
"""What to install, and its settings."""
PATIENCE = 300
"""Seconds, for an installation or for all pages."""


@pytest.fixture(scope="session")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install it once, whichever process comes first; give its folder."""
    if shutil.which("npm") is None:
        if os.environ.get("PLACKY_REQUIRE_NODE") == "1":
            pytest.fail("npm is not here: install Node.js 20.19 or newer, which brings it")
        pytest.skip("Node.js and npm are not here")
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with alone(shared / "html_validate.lock"):
        folder, done = shared / "html_validate", shared / "html_validate.done"
        if not done.exists():
            shutil.copytree(CHECKER, folder, dirs_exist_ok=True)
            quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent")
            installed = run(["npm", "ci", *quiet], folder)
            assert installed.returncode == 0, installed.stderr
            done.touch()
    return folder


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run it there, and wait."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)


def complaints(checker: Path, pages: Path, names: Iterable[str]) -> Iterator[str]:
    """Everything that it says about these pages in a folder: page, line, rule, words."""
    tool = str(checker / "node_modules" / ".bin" / "html-validate")
    config, report = str(checker / ".htmlvalidate.json"), pages.parent / "html_validate.json"
    files = [str(pages / f"{name}.html") for name in sorted(names)]
    ended = run([tool, "--config", config, "--formatter", f"json={report}", *files], checker)
    assert ended.returncode in (0, 1), ended.stderr
    said: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))
    for page in said:
        name = Path(page["filePath"]).relative_to(pages)
        for one in page["messages"]:
            yield f"{name}:{one['line']}: {one['ruleId']}: {one['message']}"


def test_html_validate_has_nothing_against_pages(checker: Path, real_site: Path, telling: set[str]) -> None:
    """All at once, as it starts slowly."""
    assert list(complaints(checker, real_site, telling)) == []


def test_html_validate_would_find_what_is_wrong(checker: Path, tmp_path: Path) -> None:
    """An id twice or with a space, a style that is none of the bars', a list in a paragraph, no language."""
    wrong = '<p id="a b" style="color: red">one</p><p id="c"></p><p id="c"><ul></ul></p>'
    (pages := tmp_path / "pages").mkdir()
    (pages / "wrong.html").write_text(f"<!DOCTYPE html>\n<html><body>{wrong}</body></html>\n", encoding="utf-8")
    rules = {said.split(": ")[1] for said in complaints(checker, pages, ["wrong"])}
    assert rules >= {"no-dup-id", "no-inline-style", "no-implicit-close", "valid-id", "element-required-attributes"}
