"""The pages of steps are enough to write from: their scenario runs, and each lists what it says it lists."""

import re
from html import unescape
from pathlib import Path

import pytest
from tests.placky.desk import at_desk
from tests.placky.sphinx.pages import build

PAGES = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", ["takkure", "dice_football", "dreadball"])
def test_the_scenario_at_the_top_of_the_page_of_steps_passes_as_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    page = (PAGES / game / "steps.md").read_text(encoding="utf-8")
    (scenario,) = re.findall(r"```gherkin\n(.*?)```", page, re.DOTALL)
    with at_desk(tmp_path, game) as desk:
        desk.write(scenario, "rules/mine.feature")
        assert (desk.placky("test"), capsys.readouterr().err) == (0, "")


@pytest.mark.parametrize("game", ["takkure", "dice_football", "dreadball"])
def test_the_page_of_steps_links_to_nothing_that_is_not_on_it(tmp_path: Path, game: str) -> None:
    """Rules, rulings and other pages are not at this desk; what stands on the page itself is."""
    with at_desk(tmp_path, game) as desk:
        desk.pages(steps="# Steps\n")
        page = desk.docs / game / "steps.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text((PAGES / game / "steps.md").read_text(encoding="utf-8"), encoding="utf-8")
        assert [said for said in build(desk).warnings if "cross-reference target not found" in said] == []


PAGE = """# Steps

```{steps}
```

```{events}
```

```{data-table} players.toml players
:caption: Cards
:columns: name MOV skills
```
"""


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a page with all lists."""
    with at_desk(tmp_path_factory.mktemp("steps")) as desk:
        desk.pages(steps=PAGE)
        made = build(desk)
        assert made.code == 0, made.warnings
        spaced = made.page("takkure/steps").replace("</th>", " ").replace("</td>", " ")
        return " ".join(unescape(re.sub(r"<[^>]+>", "", spaced)).split())


@pytest.mark.parametrize(
    "said",
    [
        "When {player} steals (the loose ball|from the ground|out of the air)[, moving to {point}",
        'Example: When Yamato declares the team play "Hand Off".',
        "{target}: as {player}.",
        "{point} inches across, then inches along 12, 19.3 any",
        "movement, turn, active player, pressure, tackle, steal",
        "Columns of its table: player (a player who takes part, in capitals, as AGUILA), at (",
        "fell 3.01:",
        "AGUILA 4/2 Precise Pass",
        "HAYATE house 5/2 Side Step",
    ],
)
def test_the_lists_say_what_each_argument_takes(listed: str, said: str) -> None:
    assert said in listed


@pytest.mark.parametrize(
    ("directive", "warning"),
    [
        ("players.toml people", 'players.toml has no list "people"'),
        ("players.toml players.0", 'players.toml has no list "players.0"'),
        ("players.toml players.99.skills", 'players.toml has no list "players.99.skills"'),
        ("players.toml players.first.skills", 'players.toml has no list "players.first.skills"'),
        ("playrs.toml players", "playrs.toml"),
        ("players.toml players\n:columns: name shoe", 'no entry of "players" in players.toml has a shoe'),
    ],
)
def test_a_table_of_data_that_there_is_not_is_a_warning(tmp_path: Path, directive: str, warning: str) -> None:
    with at_desk(tmp_path) as desk:
        desk.pages(steps=f"# Steps\n\n```{{data-table}} {directive}\n```\n")
        assert warning in "\n".join(build(desk).warnings)
