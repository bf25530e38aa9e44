"""The rules of my game, one module for each stem of the rule index."""
