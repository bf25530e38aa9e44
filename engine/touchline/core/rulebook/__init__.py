"""A rulebook as data: its index, rulings, words and numbers, each checked by a schema."""
