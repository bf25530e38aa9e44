"""The pages of Pebbles."""

project = "Pebbles"
extensions = ["myst_parser", "placky.sphinx"]
exclude_patterns = ["_build"]
nitpicky = True
html_theme = "placky"
