"""`python -m soloist`: the command line."""

import sys

from soloist.cli.command import main

sys.exit(main())
