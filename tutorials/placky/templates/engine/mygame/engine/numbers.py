"""The numbers of the rulebook; they stand in data/numbers.toml and nowhere else."""

from touchline.core.rulebook.numbers import load

NUMBERS = load("mygame.engine")
