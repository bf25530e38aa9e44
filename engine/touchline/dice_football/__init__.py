"""Sports Dice Football: American football with six dice a side, one module for each stem of the rule index."""
