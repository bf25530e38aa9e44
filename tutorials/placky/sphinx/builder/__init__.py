"""Building: pages that are whole, an index for the search that is the same every time, one file to send about."""
