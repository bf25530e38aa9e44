"""What may come of a scenario in an exam, and the errors that say so of an engine under test.

Whoever talks to an engine raises one of these; whoever watches a scenario reads its `verdict`, never its words.
"""

from typing import ClassVar, Literal, TypeAlias, get_args

from placky.errors import PlackyError

__all__ = [
    "BAD", "SPARED", "VERDICTS", "DiceFault", "EngineCrash", "EngineErrored", "EngineFault", "EngineSkips",
    "EngineTimeout", "NotApplicable", "ProtocolFault", "Reason", "SkipReason", "Verdict",
]  # fmt: skip

Verdict: TypeAlias = Literal[
    "passed", "failed", "dice", "errored", "timeout", "crash", "protocol", "skipped", "not applicable", "disputed"
]
"""`dice`: some are left over, or missing; `disputed`: failed where the engine's author reads a ruling otherwise."""
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
BAD: tuple[Verdict, ...] = ("failed", "dice", "errored", "timeout", "crash", "protocol")
"""What an engine is to be blamed for."""
SPARED: tuple[Verdict, ...] = ("skipped", "not applicable")
"""What it is not asked for."""
SkipReason: TypeAlias = Literal["capability", "ruling", "known"]
"""Why an engine skips: it cannot do that yet, it has not decided on a ruling, or its author knows of the fault."""
Reason: TypeAlias = Literal["capability", "ruling", "known", "edition", "reading"]
"""The same, and why a scenario is not applicable."""


class EngineFault(PlackyError):  # noqa: N818 - what has happened
    """The root of what an engine under test does instead of an answer."""

    verdict: ClassVar[Verdict] = "errored"


class EngineErrored(EngineFault):
    """It says itself that it has failed."""


class EngineTimeout(EngineFault):
    """It gave no answer in time."""

    verdict = "timeout"


class EngineCrash(EngineFault):
    """Its process has ended."""

    verdict = "crash"


class ProtocolFault(EngineFault):
    """It answers with something that is no answer."""

    verdict = "protocol"


class DiceFault(EngineFault):
    """Dice are left over, or missing."""

    verdict = "dice"


class EngineSkips(EngineFault):
    """It says that it does not play this, and why."""

    verdict = "skipped"

    def __init__(self, reason: SkipReason, message: str = "", issue: str = "") -> None:
        self.reason, self.issue = reason, issue
        super().__init__(": ".join(part for part in (f"skipped ({reason})", message) if part))


class NotApplicable(EngineFault):
    """A scenario asks for an edition or a reading that this engine does not play."""

    verdict = "not applicable"

    def __init__(self, reason: Literal["edition", "reading"], message: str) -> None:
        self.reason = reason
        super().__init__(message)
