"""What every game's rules lean on: requests, drivers, geometry, events, errors, the rule register."""
