"""The rules of Pebbles, one module for each stem of the rule index."""
