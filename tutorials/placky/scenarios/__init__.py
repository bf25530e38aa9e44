"""Scenarios as authors write them: features and their tags, step definitions and their fields."""
