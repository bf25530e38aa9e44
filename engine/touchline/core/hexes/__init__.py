"""Hexes on a flat pitch, in whole numbers: where they lie, which way a player faces, walls, and ways to go."""
