"""Takkure, the rules up to chapter 1 and what they lean on. A rule number leads to a module: see `data/rules.toml`."""
