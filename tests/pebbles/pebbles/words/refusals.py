"""Why a command is refused: a sentence for each code."""

from placky.refusals import Refusals

refusals = Refusals({"too-many-by-hand": "by hand you take one to {most}, and {left} are left"})
