"""What pages say. Sentences are made from events; here stand those that should be better than that."""

from placky.defaults import PlainWords

words = PlainWords(
    {
        "wins": "{player} reaches the end of the track and wins.",
        "turn passes": "",
    }
)
