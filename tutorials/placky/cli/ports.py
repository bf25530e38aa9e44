"""Ports of this machine: as text, and whether one is free."""

import argparse
import os
import socket

from placky.errors import PlackyError

HOST = "127.0.0.1"


def port(text: str) -> int:
    """A port of this machine, from a command line."""
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text) < 2**16:
        raise argparse.ArgumentTypeError(f"{text}: a port is needed, 1 to {2**16 - 1}")
    return int(text)


def check_port(number: int) -> None:
    """Raise `PlackyError` where nobody could serve."""
    with socket.socket() as one:
        if os.name == "posix":  # elsewhere, this would share a port that is taken
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((HOST, number))
        except OSError as error:
            why = f"the pages cannot be served there: {error.strerror}; name another port"
            raise PlackyError(f"--port {number}: {why}") from error
