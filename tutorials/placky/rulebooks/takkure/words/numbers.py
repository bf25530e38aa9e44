"""Takkure's numbers in words: lengths in inches, and modifiers with their signs."""


def inches(length: float, *, exact: bool = False) -> str:
    """Return a length with the sign for inches: rounded to a tenth.

    Ranges go by whole inches. So an ``exact`` length has more digits where a tenth would make it a whole inch.

    >>> inches(3997), inches(3997, exact=True), inches(3917, exact=True), inches(2000, exact=True)
    ('4″', '3.997″', '3.9″', '2″')
    """
    if not exact:
        return f"{round(length / 1000, 1):g}\u2033"
    tried = (f"{length / 1000:.{places}f}" for places in (1, 2))
    finer = (digits for digits in tried if not float(digits).is_integer())
    return f"{next(finer, f'{length / 1000:g}')}\u2033"


def signed(number: int) -> str:
    """A number with its sign, as a modifier is written."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number else "\u00b10"
