"""placky: the tutor that turns rulebook scenarios into pages a coach learns from."""
