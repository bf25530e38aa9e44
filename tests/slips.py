"""A file with slips, as a type checker sees it: each line that it has something against."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def check_slips(source: str, folder: Path) -> None:
    """Hold that mypy has something against each line of a source that ends in `# 1`, `# 2` …, and against no other.

    Skips where mypy is not installed.
    """
    api = pytest.importorskip("mypy.api")
    path = folder / "slips.py"
    path.write_text(source, encoding="utf-8")
    found, failed, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary", str(path)])
    assert not failed
    wrong = {int(line.split(":")[1]) for line in found.splitlines() if ": error: " in line}
    slips = {number for number, line in enumerate(source.splitlines(), 1) if line[-3:-1] == "# "}
    assert slips
    assert wrong == slips, found
