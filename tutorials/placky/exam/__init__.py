"""The exam: the scenarios of a rulebook, put to somebody's engine, and the file that says what came of each."""
