"""What a coach of DreadBall wants counted: every test, a Pass with its Catch, Slams and Steals with their answers.

All chances are exact, sixes that add dice without end included; the numbers of dice are those of the rules.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence

from placky.diagrams.chart import Chart
from placky.rulebook import Sheet
from placky.rulebooks.dreadball.advice import charts, sheets
from placky.rulebooks.dreadball.advice.asked import answers
from placky.rulebooks.dreadball.advice.options import add_options


class DreadBallAdvice:
    """See `placky.rulebook.Advice`."""

    def __init__(self) -> None:
        self.sheets: Mapping[str, Callable[[], Sheet]] = {
            "successes": sheets.success_sheet, "more-successes": sheets.harder_sheet, "tests": sheets.test_sheet,
            "dash": sheets.dash_sheet, "free-action": sheets.free_sheet, "pick-up": sheets.pick_up_sheet,
            "pass": sheets.pass_sheet, "pass-roles": sheets.roles_sheet, "pass-chain": sheets.chain_sheet,
            "strike": sheets.strike_sheet, "clash": sheets.clash_sheet, "slam-slamback": sheets.slamback_sheet,
            "slam-dodge": sheets.dodge_sheet, "slam-off": sheets.off_sheet, "answer": sheets.answer_sheet,
            "steal": sheets.steal_sheet, "armour": sheets.armour_sheet,
        }  # fmt: skip
        self.charts: Mapping[str, Callable[[], Chart]] = {
            "successes": charts.success_chart, "dash": charts.dash_chart, "free-action": charts.free_chart,
            "pass": charts.pass_chart, "strike": charts.strike_chart, "slam": charts.slam_chart,
            "steal": charts.steal_chart, "armour": charts.armour_chart,
        }  # fmt: skip

    def arguments(self, parser: ArgumentParser) -> None:
        """A table, or an action of players whom the options describe."""
        add_options(parser, tuple(self.sheets))

    def answer(self, options: Namespace) -> Sequence[Sheet]:
        """What comes of the action; else the table, or all of them."""
        found = answers(options)
        return found or [make() for name, make in self.sheets.items() if options.table in (None, name)]


advice = DreadBallAdvice()
