"""Why a command is refused: the codes of DreadBall, from `data/refusals.toml`."""

from touchline.core.play.codes import Codes

__all__ = ["refuse"]

refuse = Codes.of("touchline.dreadball")
