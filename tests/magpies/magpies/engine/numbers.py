"""The numbers of the rulebook; they stand in data/numbers.toml and nowhere else."""

from collections.abc import Mapping

from touchline.core.rulebook.numbers import load

NUMBERS = load("magpies.engine")
CARDS: Mapping[str, int] = vars(NUMBERS.cards)
"""Card -> the feathers that it brings when it is turned over; glass brings none."""
