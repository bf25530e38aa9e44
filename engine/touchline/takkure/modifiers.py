"""Why dice are changed: the codes of Takkure, from `data/modifiers.toml`."""

from touchline.core.dice.modifiers import Modifiers

__all__ = ["modifier"]

modifier = Modifiers.of("touchline.takkure")
