"""Some people press Enter after every digit. Right after a digit that already answered, Enter must not answer what comes next."""

import time

SOON = 0.8
"""Enter is ignored for this many seconds after a digit that answered."""


class Digits:
    """When a digit answered last. There is one keyboard, so all screens share it."""

    def __init__(self) -> None:
        self.answered_at = -SOON

    def answered(self) -> None:
        self.answered_at = time.monotonic()

    def pressed(self, key: str) -> None:
        """Another key came between."""
        if key != "enter":
            self.answered_at = -SOON

    def ignore_enter(self) -> bool:
        """Whether Enter is ignored now."""
        return time.monotonic() - self.answered_at < SOON


DIGITS = Digits()
