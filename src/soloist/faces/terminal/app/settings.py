"""The settings of the terminal, kept in a file."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from platformdirs import user_config_path


@dataclass
class Settings:
    """An empty value stands for the default."""

    language: str = ""
    theme: str = ""

    @classmethod
    def load(cls) -> "Settings":
        """Read the file. Without one, or if it is damaged, use the defaults."""
        with suppress(OSError, ValueError, AttributeError):
            found = json.loads(path().read_text(encoding="utf-8"))
            return cls(*(str(found.get(name, "")) for name in asdict(cls())))
        return cls()

    def save(self) -> None:
        """Write the file, if possible. Settings that cannot be saved still apply until the program ends."""
        with suppress(OSError):
            path().parent.mkdir(parents=True, exist_ok=True)
            path().write_text(json.dumps(asdict(self)), encoding="utf-8")


def path() -> Path:
    return user_config_path("soloist") / "terminal.json"
