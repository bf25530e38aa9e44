"""The rules of Magpies, one module for each stem of the rule index."""
