"""Whole matches: played, logged, played again, recorded, and shown picture by picture."""
