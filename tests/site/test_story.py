"""The story and the memory of a walkthrough, tested alone: in Node.js, or in a browser where there is none."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.placky.sphinx.test_packing import FACTS
from tests.site.test_theme import THEME
from tests.site.walk_trees import data, exercise

from placky import chances
from placky.sphinx.packing import packed

SCRIPTS = THEME / "scripts"
CHECKS = Path(__file__).with_name("story_checks.js")
STORY = sorted((SCRIPTS / "story").glob("*.js"))
KEPT = [SCRIPTS / "session" / f"{name}.js" for name in ("kept", "memory", "missed", "practice", "pace")]
PLACING = SCRIPTS / "view" / "placing.js"
NAMES = re.findall(r'^  check\("(.+?)"', CHECKS.read_text(encoding="utf-8"), re.MULTILINE)
STORAGE = """{
  items: {}, shut: false, full: false,
  getItem(key) { if (this.shut) throw new Error("shut"); return this.items[key] ?? null; },
  setItem(key, text) { if (this.shut || this.full) throw new Error("shut"); this.items[key] = text; },
}"""
NODE = "process.stdout.write(JSON.stringify(eval(require('fs').readFileSync(0, 'utf8'))))"


def whole() -> str:
    """Give the scripts with the checks, as one expression that needs nothing around it."""
    words, *others = sorted(STORY, key=lambda file: file.stem != "words")
    parts = [file.read_text(encoding="utf-8") for file in (words, *others, *KEPT, PLACING)]
    checks = CHECKS.read_text(encoding="utf-8").partition("\n(")[2]
    told = data(exercise(), steps=True)
    dice = {name: getattr(chances.DICE, name) for name in chances.SCRIPTS}
    said = json.dumps(
        {
            "dice": dice,
            "coin": chances.differences(chances.COIN, chances.DICE),
            "packed": {"whole": FACTS, "tables": packed(FACTS)},
        }
    )
    parts.append(f"return (({checks})(placky, {told}, localStorage, {said});")
    return "((localStorage) => {\n" + "\n".join(parts) + f"\n}})({STORAGE})"


@pytest.fixture(scope="module")
def results(request: pytest.FixtureRequest) -> dict[str, str]:
    """Run all checks at once; give what went wrong with each of them."""
    if node := shutil.which("node"):
        done = subprocess.run(
            [node, "-e", NODE], input=whole(), capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, done.stderr
        found: dict[str, str] = json.loads(done.stdout)
        return found
    page = request.getfixturevalue("browser").new_page()
    found = page.evaluate(whole())
    page.close()
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_story_alone(results: dict[str, str], name: str) -> None:
    """Each check stands in story_checks.js, and says what it expects."""
    assert results[name] == ""


def test_every_check_was_run(results: dict[str, str]) -> None:
    """None is lost between the file and its names."""
    assert sorted(results) == sorted(NAMES)
    assert len(set(NAMES)) == len(NAMES) > 20


@pytest.mark.parametrize("file", STORY, ids=lambda file: file.stem)
def test_the_story_knows_no_page(file: Path) -> None:
    """No document, no window, no storage, no clock: a browser would have them, and nothing would tell."""
    code = re.sub(r"//.*", "", file.read_text(encoding="utf-8"))
    known = r"document|window|location|history|localStorage|matchMedia|addEventListener|setTimeout|navigator|Date"
    assert re.findall(rf"(?<![\w.])(?:{known})\b", code) == []


def test_a_check_can_fail(browser: Browser) -> None:
    """What stands in the story decides, also in a browser."""
    broken = whole().replace("said.includes(words)", "false")
    page = browser.new_page()
    found = page.evaluate(broken)
    page.close()
    assert found["data that does not hold together is refused, and says where"] != ""
