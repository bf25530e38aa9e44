"""The rules of Takkure: a module for each stem of the rule index, and what several of them share."""
