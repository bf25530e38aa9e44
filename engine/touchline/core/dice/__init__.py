"""Dice: what a throw is, and what it may show, exactly."""
