"""Why a command is refused: the codes of Sports Dice Football, from `data/refusals.toml`."""

from touchline.core.play.codes import Codes

__all__ = ["refuse"]

refuse = Codes.of("touchline.dice_football")
