"""`python -m soloist`: the command line."""

import sys

from soloist.command import main

sys.exit(main())
