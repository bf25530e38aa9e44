"""What can go wrong, told as the life of a play: setting up, acting, rolling, replaying.

Every message says what, why, by which rule, and what would be allowed.
"""

from collections.abc import Sequence

from touchline.core.faults import PositionFault
from touchline.core.play.refusals import Refusal

__all__ = [
    "BadCommand", "BadRuleData", "DiceError", "IllegalAction", "LogError", "NeverAsks", "TouchlineError",
    "Unanswered", "Unending", "UnlawfulPosition",
]  # fmt: skip


class TouchlineError(Exception):
    """The root of every error that touchline raises on purpose."""


class UnlawfulPosition(TouchlineError):  # noqa: N818 - named for what it is, as python-chess and shakmaty do
    """A starting position breaks rules; `faults` lists all of them at once. A text is a fault that says no more."""

    def __init__(self, faults: Sequence[PositionFault | str]) -> None:
        self.faults = tuple(map(PositionFault.read, faults))
        super().__init__("unlawful position: " + "; ".join(map(str, self.faults)))


class IllegalAction(TouchlineError):  # noqa: N818
    """A command is refused. Nothing has changed.

    `action` is the verb of the command. `rule` is the number of the rule that refuses, empty when no rule is at work
    any more. `refusal` is all that is said of it, as plain data (`touchline.core.play.refusals`).
    """

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action, self.rule, self.code, self.refusal = action, refusal.rule, refusal.code, refusal.to_json()
        super().__init__(f"{self.by}: {refusal}")

    @property
    def by(self) -> str:
        """What forbids which action."""
        return f'rule {self.rule} forbids "{self.action}"' if self.rule else f'"{self.action}" is not possible now'


class DiceError(TouchlineError):
    """Dice are missing, left over, for the wrong player or of the wrong size. `rule` is the one that asked."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule, self.reason = rule, reason
        super().__init__(f"dice of rule {rule}: {reason}" if rule else f"dice: {reason}")


class BadCommand(TouchlineError):  # noqa: N818
    """A command cannot be read at all: a missing key, a point that is not a point, an unknown player.

    Where only a rule could see that, it has said so as a refusal without a rule: `lacking`, with the verb in `action`.
    """

    def __init__(self, message: str = "", *, action: str = "", lacking: Refusal | None = None) -> None:
        self.action, self.lacking = action, lacking.to_json() if lacking else None
        super().__init__(f'"{action}": {lacking}' if lacking else message)


class Unanswered(TouchlineError):  # noqa: N818
    """Looking ahead came to a decision that nobody answers, so what follows cannot be counted."""

    def __init__(self, coach: str, kind: str, rule: str) -> None:
        self.coach, self.kind, self.rule = coach, kind, rule
        what = f"{coach}'s decision, {kind} (rule {rule})"
        super().__init__(
            f"looking ahead: nobody answers {what}; a decider gives a lawful command, or STOP to end there"
        )


class Unending(TouchlineError):  # noqa: N818
    """Looking ahead finds no end: a rule asks for dice again and again."""

    def __init__(self, rule: str, action: str, reason: str) -> None:
        self.rule, self.action, self.reason = rule, action, reason
        super().__init__(f"looking ahead: rule {rule} asks for dice ({action}) without end: {reason}")


class NeverAsks(TouchlineError):  # noqa: N818
    """A rule goes round in a loop: it tells what happens, and never asks anything and never ends.

    `where` is module, line and function of the loop; `rule` the number that is carried out there, empty for none.
    """

    def __init__(self, rule: str, where: str, most: int, told: str) -> None:
        self.rule, self.where, self.most = rule, where, most
        by = f"rule {rule} ({where})" if rule else f"the procedure ({where})"
        last = f"; the last event: {told}" if told else ""
        super().__init__(
            f"{by} goes round without end: {most} events and checkpoints, and nothing asked{last}; "
            "a loop has to yield a Choose or a throw, or to end"
        )


class LogError(TouchlineError):
    """A log does not replay: cut short, edited, or of another version."""


class BadRuleData(TouchlineError):  # noqa: N818
    """A data file of a rulebook (rules, rulings, players, pitch) is wrong; the message names file and entry."""
