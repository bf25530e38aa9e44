"""`placky messages`: the catalogue of a rulebook's sentences in another language, made or brought up to date."""

import argparse
from pathlib import Path

import placky
from placky.cli.extras import TRANSLATING, need
from placky.errors import PlackyError, shown
from placky.rulebooks import home_of, rulebook, rulebooks
from placky.streams import echo
from placky.writing import check_target, write_file

__all__ = ["OWN", "arguments", "messages"]

OWN = "placky"
"""What the sentences are called that every game has."""
TEMPLATES = "templates"
"""Where the beginnings of others' rulebooks lie, whose sentences are theirs."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add whose sentences, and the language."""
    parser.description = (
        "Write locale/LANGUAGE.po beside a rulebook's code, with every sentence that its pages say. What is translated "
        "in it already stays. Pages speak the language that their conf.py names."
    )
    parser.add_argument("name", metavar="RULEBOOK", help=f"whose sentences; {OWN}: those of every game")
    parser.add_argument("language", metavar="LANGUAGE", help="as de, or pt_BR")


def messages(options: argparse.Namespace) -> int:
    """`placky messages`."""
    need("messages", TRANSLATING)
    from placky.sentences.files import catalogue_of, renewed

    name: str = options.name
    if name != OWN and name not in rulebooks():
        raise PlackyError(f'no rulebook is called "{name}"; allowed: {", ".join([*rulebooks(), OWN])}')
    package = Path(str(placky.__file__)).parent if name == OWN else home_of(rulebook(name))
    path = catalogue_of(package, options.language)
    check_target(path, "LANGUAGE")
    others = [*map(home_of, rulebooks().values()), package / TEMPLATES]
    text, number, left = renewed(package, name, options.language, others)
    write_file(path, text)
    echo(f"Written: {shown(path)}. Sentences: {number}, to be translated: {left}.")
    return 0
