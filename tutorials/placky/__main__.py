"""`python -m placky` is the command `placky`."""

import sys

from placky.cli import main

sys.exit(main())
