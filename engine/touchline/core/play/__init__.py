"""Play: what rules ask, who answers them, what they tell, and the table that scenarios talk to."""
