"""The rules of Sports Dice Football: a module for each stem of the rule index."""
