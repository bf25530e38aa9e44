"""Engines with one wrong rule, made of a peer by replacing one text; `miniatures.toml` lists them."""

import shutil
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
MINIATURES: list[dict[str, str]] = tomllib.loads((HERE / "miniatures.toml").read_text("utf-8"))["miniatures"]


def made(miniature: dict[str, str], folder: Path) -> Path:
    """The peer with its wrong text, in a folder of its own."""
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("*.py", "*.toml", "__pycache__"))
    peer = folder / f"{miniature['peer']}.mjs"
    wrong = folder / miniature.get("file", peer.name)
    text = wrong.read_text("utf-8")
    assert text.count(miniature["was"]) == 1, miniature["name"]
    wrong.write_text(text.replace(miniature["was"], miniature["now"]), "utf-8")
    return peer
