"""Inches on a flat pitch, in whole thousandths: places, ways, sight."""
