"""What somebody may do, by the verbs of commands and of dice."""

from typing import Final

from touchline.dreadball.events import Action

RUN: Final = "run"
SPRINT: Final = "sprint"
SLAM: Final = "slam"
STEAL: Final = "steal"
PASS: Final = "pass"  # noqa: S105 - a verb
STRIKE: Final = "strike"
STAND_UP: Final = "stand up"

SLAMBACK: Final = "slamback"
DODGE: Final = "dodge"
PICK_UP: Final = "pick up"
CATCH: Final = "catch"
ENTER: Final = "enter"
ACTIONS: tuple[Action, ...] = (RUN, SPRINT, SLAM, STEAL, PASS, STRIKE)
"""What somebody who stands may do by himself."""
LAUNCH: Final = "launch"
"""What is done with a ball that is not in play."""
