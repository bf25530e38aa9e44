"""Cards as data: rosters, skills and plays, and the hooks by which rules ask what they do."""
