"""Who plays."""

PLAYERS = ("Ada", "Ben")
