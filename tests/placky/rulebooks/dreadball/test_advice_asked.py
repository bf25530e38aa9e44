"""`placky odds dreadball` about one action: dice counted by hand, and slips told in a line."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

import pytest
from tests.placky.rulebooks.dreadball.counting import against, at_least, harmed, passed, says, spread

from placky.cli import main
from placky.rulebooks.dreadball.advice.options import EXAMPLES


@pytest.fixture
def asked(capsys: pytest.CaptureFixture[str]) -> Callable[[str], list[tuple[str, list[tuple[str, str]]]]]:
    """Ask, and get the tables as (caption, [(what, chance)])."""

    def ask(words: str) -> list[tuple[str, list[tuple[str, str]]]]:
        assert main(["odds", "dreadball", *shlex.split(words)]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        tables: list[tuple[str, list[tuple[str, str]]]] = []
        for line in out.removeprefix("Counting\n").splitlines():
            what, _, chance = line.rpartition("  ")
            if not chance.endswith("%"):
                if chance != "Chance":
                    tables.append((line, []))
                continue
            tables[-1][1].append((what.strip(), chance))
        return tables

    return ask


def told(rows: Sequence[tuple[str, str]], *wanted: Fraction | int) -> None:
    assert [says(chance, Fraction(share)) for (_, chance), share in zip(rows, wanted, strict=True)] == [True] * len(
        wanted
    ), rows


def test_a_slam_with_counted_dice(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((caption, rows),) = asked("--slam 4 --strength 4+ --against dodge --other-dice 3 --other-speed 4+")
    assert caption.replace("\u00a0", " ") == "A Slam with 4 dice on 4+ against a Dodge with 3 dice on 4+"
    found = against((4, 4), (3, 4))
    told(rows, *(found[kind] for kind in ("double", "win", "draw", "loss", "doubled")))


def test_the_rules_count_the_dice_of_a_slam_and_both_answers(
    asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]],
) -> None:
    """A Guard who has moved: 3 + 1 + 1 dice; an Orc, a Guard too: 3 + 1 of Strength and armour, 3 of Speed."""
    back, dodge = asked('--slam --profile "human guard" --moved --other-profile ORC')
    assert back[0].endswith("against a Slamback with 4\u00a0dice on 3+")
    assert dodge[0].endswith("against a Dodge with 3\u00a0dice on 4+")
    for (_, rows), answer in ((back, (4, 3)), (dodge, (3, 4))):
        found, hits = against((5, 4), answer), harmed((5, 4), answer, (4, 4))
        hurt = [*(hits[n] for n in range(4)), sum(chance for n, chance in hits.items() if n >= 4)]
        told(rows[:7], *hurt, found["win"], found["draw"])
        if answer == (3, 4):
            told(rows[7:], found["loss"], found["doubled"])
        else:
            hits = harmed((4, 3), (5, 4), (4, 4))
            own = [*(hits[n] for n in range(4)), sum(chance for n, chance in hits.items() if n >= 4)]
            told(rows[7:], found["loss"], *own)


def test_threats_take_dice_on_either_side(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((_, rows),) = asked("--steal --role striker --speed 4+ --threats 1 --other-speed 3+ --other-threats 5")
    found = against((3, 4), (1, 3))
    told(rows, *(found[kind] for kind in ("double", "win", "draw", "loss", "doubled")))


def test_sixes_need_not_add_dice(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((caption, rows),) = asked("--strike 3 --skill 5+ --sixes plain")
    assert caption.endswith("; sixes add no dice")
    told(rows, 1 - Fraction(2, 3) ** 3, Fraction(2, 3) ** 3)
    ((_, rows),) = asked("--pick-up 4 --skill 4 --sixes plain")
    told(rows, Fraction(1, 16), Fraction(comb(4, 1), 16), Fraction(11, 16))


def test_a_pass_is_thrown_and_caught(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((_, rows),) = asked("--pass --role striker --skill 4+ --hexes 5 --other-role jack --other-skill 4+")
    held, free = passed(3, 0)
    missed = spread(3, 4)[0]
    told(rows, missed, 1 - missed - held, held - free, free)
    ((_, rows),) = asked("--pass 2 --skill 4+")
    told(rows, *(spread(2, 4)[n] for n in range(3)), at_least(2, 4, 3))


def test_dashes_and_evades_grow_harder(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((_, rows),) = asked("--dash --speed 3+ --threats 1")
    chance, wanted = at_least(2, 3, 1), []
    for needed in range(2, 7):
        chance *= at_least(2 if needed == 2 else 3, 3, needed)
        wanted.append(chance)
    told(rows, *wanted)
    ((_, rows),) = asked("--dash 2 --speed 4+")
    told(rows[:2], at_least(2, 4, 1), at_least(2, 4, 1) * at_least(2, 4, 2))
    ((_, rows),) = asked("--evade --role striker --speed 4+ --threats 2")
    told(rows[:2], at_least(2, 4, 1), at_least(2, 4, 1) * at_least(2, 4, 2))


def test_tests_of_one_player(asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]]) -> None:
    ((_, rows),) = asked("--stand-up --profile goblin")
    told(rows, spread(3, 3)[0], spread(3, 3)[1], at_least(3, 3, 2))
    ((_, rows),) = asked("--pick-up --skill 4+ --sprinted")
    told(rows, spread(2, 4)[0], spread(2, 4)[1], at_least(2, 4, 2))
    ((_, rows),) = asked("--strike --profile 'human striker' --hexes 4 --moved")
    told(rows, at_least(1, 4, 1), spread(1, 4)[0])
    ((_, rows),) = asked("--armour-check --profile orc --armour 3+")
    told(rows, *(at_least(4, 3, hits) for hits in range(1, 5)))
    ((_, rows),) = asked("--slam 0 --strength 4+ --other-speed 4+")
    told(rows, 0, 0, spread(3, 4)[0], 0, at_least(3, 4, 1))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--slam -1 --strength 4+", "--slam: -1; allowed: whole numbers from 0 to 20"),
        ("--slam 21", "--slam: 21; allowed: whole numbers from 0 to 20"),
        ("--slam many", "--slam: many; allowed: whole numbers"),
        ("--slam 4 --strength 7+", "--strength: 7+; allowed: 2+ to 6+"),
        ("--slam 4 --strength 1", "--strength: 1; allowed: 2+ to 6+"),
        ("--slam 4 --agility 3+", "unrecognized arguments: --agility 3+"),
        ("--slam 4 --str 3+", "unrecognized arguments: --str 3+"),
        ("--slam 4 --steal 2", "--steal: not allowed with argument --slam"),
        ("--slam 4 --table slam-off", "--table: not allowed with argument --slam"),
        ("--table slam", "--table: invalid choice: 'slam' (choose from"),
        ("--strength 4+ --threats 0", "--strength and --threats: of which action? Name one: --slam, --steal"),
        ("--table slam-off --strength 4+", "--strength: of which action?"),
        ("--slam 4", "--slam: --strength is missing, as a slam is a test of Strength; say it, or --profile"),
        ("--slam 4 --strength 4+", "--slam: the answer is missing; say --other-speed for a dodge"),
        ("--slam 4 --strength 4+ --against slamback", "--other-strength is missing, as a slamback is"),
        ("--slam 4 --strength 4+ --against steal", "--against: invalid choice: 'steal'"),
        ("--slam --profile 'human striker' --other-profile orc", "--slam: Strikers have no slam; allowed: Jacks and"),
        ("--slam 4 --strength 4+ --against slamback --other-profile 'human striker'", "Strikers have no slamback"),
        ("--slam 4 --strength 4+ --other-dice 3 --other-profile orc", "--other-dice: of which answer? Say --against"),
        ("--slam 4 --strength 4+ --threats 1 --other-speed 4+", "--threats: has no part in this slam with 4"),
        ("--slam --strength 4+ --sprinted --hexes 3 --other-speed 4+", "--hexes and --sprinted: have no part in this"),
        ("--steal --speed 4+ --moved --other-speed 4+", "--moved: has no part in this steal"),
        ("--pass --profile orc --hexes 2", "--pass: Guards have no pass; allowed: Strikers and Jacks (rule D-05)"),
        ("--pass 3 --skill 4+ --other-profile orc", "--pass: Guards have no catch"),
        ("--pass --skill 4+", "--pass: how far? Say --hexes N, or how many dice: --pass DICE"),
        ("--strike --skill 4+ --hexes 10", "--hexes: 10; allowed: whole numbers from 1 to 9"),
        ("--dash --speed 4+ --threats 7", "--threats: 7; allowed: whole numbers from 0 to 6"),
        ("--dash --speed 4+ --other-speed 4+", "--other-speed: has no part in this dash"),
        ("--evade --speed 4+ --threats 0", "--threats 0: nobody has to Evade"),
        ("--dash --profile elf", "--profile: elf; allowed: Human Striker, Human Jack, Human Guard, Orc, Goblin"),
        ("--dash --role keeper", "--role: keeper; allowed: Striker, Jack, Guard"),
        ("--dash --speed '4+\n9'", "--speed: 4+"),
    ],
)  # fmt: skip
def test_a_slip_is_one_line_and_exit_code_2(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "dreadball", *shlex.split(words)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_the_help_gives_examples_that_work(
    asked: Callable[[str], list[tuple[str, list[tuple[str, str]]]]], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["odds", "dreadball", "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    examples = re.findall(r"placky odds dreadball (--.+)", EXAMPLES)
    assert len(examples) == 4
    for example in examples:
        assert example in shown
        assert asked(example)


def test_the_same_question_has_the_same_answer() -> None:
    """Whatever order a set has: the hashes of words differ from process to process."""
    command = [sys.executable, "-m", "placky", "odds", "dreadball"]
    first, second = (
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("1", "2")
    )
    assert first == second
    assert len(first.splitlines()) > 100
