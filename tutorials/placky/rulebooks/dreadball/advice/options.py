"""What one may say after `placky odds dreadball`: a table or an action, and who takes it how."""

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebooks.dreadball.advice.pools import ARMOUR_CHECK, DASH, EVADE, TARGETS, TESTS
from touchline.core.hexes.coordinates import SIDES
from touchline.dreadball.rules.stats import JACK, PROFILES, ROLES, STATS
from touchline.dreadball.rules.throw import FAR
from touchline.dreadball.verbs import DODGE, PASS, PICK_UP, SLAM, SLAMBACK, STAND_UP, STEAL, STRIKE

ACTIONS: Mapping[str, str] = {
    test.replace(" ", "-"): test
    for test in (SLAM, STEAL, PASS, STRIKE, PICK_UP, STAND_UP, DASH, EVADE, ARMOUR_CHECK)
}  # fmt: skip
"""Option -> the test that it asks about."""
MOST_DICE = 20
"""More than any rule gives; what is asked beyond it is a slip."""
COUNTED = -1
"""The number of dice is left to the rules."""
ANSWERS = (SLAMBACK, DODGE)
SIXES = {"add": True, "plain": False}
WHAT = """\
one table or one action; without either, all tables. DICE is how many dice are
rolled, after all modifiers; without it the rules count them, from the rest"""
EXAMPLES = """\
examples:
  placky odds dreadball --slam 4 --strength 4+ --against dodge --other-dice 3 --other-speed 4+
  placky odds dreadball --slam --profile "Human Guard" --moved --other-profile orc
  placky odds dreadball --pass --role striker --skill 4+ --hexes 5 --other-role jack --other-skill 4+
  placky odds dreadball --dash --speed 3+
"""


def add_options(parser: ArgumentParser, tables: Sequence[str]) -> None:
    """Every option, with its help."""
    parser.usage = f"{parser.prog} [--table NAME | --ACTION [DICE]] [OPTION ...]"
    parser.formatter_class, parser.epilog = RawDescriptionHelpFormatter, EXAMPLES
    group = parser.add_argument_group("what to count", WHAT).add_mutually_exclusive_group()
    group.add_argument("--table", choices=sorted(tables), metavar="NAME", help=f"one of {', '.join(sorted(tables))}")
    for option, test in ACTIONS.items():
        group.add_argument(
            f"--{option}", nargs="?", const=COUNTED, type=_from_to(0, MOST_DICE), metavar="DICE",
            help=f"{test}: a test of {TESTS[test].stat}",
        )  # fmt: skip
    _add_player(parser, "the player who acts", "")
    _add_player(parser, "the other: target of a Slam or Steal, catcher of a Pass", "other-")
    add = parser.add_argument_group("how it is done").add_argument
    add(
        "--against", choices=ANSWERS, metavar="ANSWER",
        help="how a Slam or Steal is answered: slamback or dodge (default: both)",
    )  # fmt: skip
    add("--other-dice", type=_from_to(0, MOST_DICE), metavar="DICE", help="how many dice the answer has")
    add("--hexes", type=_from_to(1, int(FAR)), metavar="N", help="how far a Pass or Strike goes")
    add("--moved", action="store_true", help="has moved in this action; before a Slam, adjacent")
    add("--sprinted", action="store_true", help="has sprinted to the ball")
    add(
        "--sixes", choices=SIXES, default="add",
        help="does each six add a die (ruling RD-3): add, as by default, or plain",
    )  # fmt: skip


def _add_player(parser: ArgumentParser, title: str, prefix: str) -> None:
    add = parser.add_argument_group(title).add_argument
    add(
        f"--{prefix}profile", type=_named(PROFILES), metavar="NAME", help=f"role and stats of {', '.join(PROFILES)}"
    )  # fmt: skip
    add(
        f"--{prefix}role", type=_named(ROLES), metavar="ROLE",
        help=f"{', '.join(ROLES)} (default: of his profile, else {JACK}, who has no die more)",
    )  # fmt: skip
    for stat in STATS:
        add(f"--{prefix}{stat.lower()}", type=_stat, metavar="N+", help=f"his {stat}, {TARGETS[0]}+ to {TARGETS[-1]}+")
    add(
        f"--{prefix}threats", type=_from_to(0, SIDES), metavar="N",
        help="enemies who threaten his hex, in a Slam or Steal besides the opponent",
    )  # fmt: skip


def _from_to(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{text}; allowed: whole numbers from {least} to {most}")
        return int(text)

    return number


def _stat(text: str) -> int:
    face = text.removesuffix("+")
    if not face.isdecimal() or int(face) not in TARGETS:
        raise ArgumentTypeError(f"{text}; allowed: {TARGETS[0]}+ to {TARGETS[-1]}+")
    return int(face)


def _named(known: Sequence[str] | Mapping[str, Any]) -> Callable[[str], str]:
    def name(text: str) -> str:
        found = next((one for one in known if one.lower() == text.lower()), None)
        if found is None:
            raise ArgumentTypeError(f"{text}; allowed: {', '.join(known)}")
        return found

    return name
