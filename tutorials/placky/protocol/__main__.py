"""Print the schema of the protocol, for its file."""

import sys

from placky.protocol.schema import written

if __name__ == "__main__":
    sys.stdout.write(written())
