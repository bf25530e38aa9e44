"""DreadBall, by the first edition's quick reference: one module for each stem of the rule index.

What the sheet leaves out and public sources give is played as a ruling whose source is `PUB`. What nobody gives (the
pitch, the rosters) is our invention.
"""
