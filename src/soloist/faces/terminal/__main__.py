"""`python -m soloist.faces.terminal` is `soloist`."""

import sys

from soloist.faces.terminal.cli import main

sys.exit(main())
