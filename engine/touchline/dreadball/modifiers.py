"""Why dice are changed: the codes of DreadBall, from `data/modifiers.toml`."""

from touchline.core.dice.modifiers import Modifiers

__all__ = ["modifier"]

modifier = Modifiers.of("touchline.dreadball")
