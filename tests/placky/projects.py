"""A project of an author's in a folder of its own, found as if pip had installed it."""

import os
import subprocess
import tomllib
from pathlib import Path

from tests import warm


def install(folder: Path) -> None:
    """Write beside a project's packages what pip would leave there."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text(points, encoding="utf-8")


def placky(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where the author stands; few pages take longer in several processes than in one."""
    jobs = ("--jobs", "1") if arguments[:1] == ("build",) and "--jobs" not in arguments else ()
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return warm.placky(*arguments, *jobs, cwd=folder, env=env)
