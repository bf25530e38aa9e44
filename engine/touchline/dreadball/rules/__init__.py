"""The rules of DreadBall: a module for each stem of the rule index, and what several of them share."""
