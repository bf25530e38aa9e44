"""Takkure, the rules of all six chapters. A rule number leads to a module: see `data/rules.toml`."""
