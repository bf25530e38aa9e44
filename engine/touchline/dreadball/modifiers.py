"""Why dice are changed: the codes of DreadBall, from `data/modifiers.toml`."""

from touchline.core.dice.modifiers import ModifierCodes

__all__ = ["modifier"]

modifier = ModifierCodes.of("touchline.dreadball")
