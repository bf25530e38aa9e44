"""Why a command is refused: the codes of `data/refusals.toml`."""

from touchline.core.play.codes import Codes

refuse = Codes.of("pebbles.engine")
