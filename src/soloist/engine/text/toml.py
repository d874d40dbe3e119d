"""Writes editions as TOML. The standard library only reads it."""

import json
import re
from collections.abc import Mapping

from soloist.engine.text.errors import BadEdition


def write(data: Mapping[str, object]) -> str:
    """Write an edition as TOML: single values first, then tables and lists of tables."""
    single, blocks = [], []
    try:
        for name, value in data.items():
            if isinstance(value, dict):
                blocks.append(f"[{_key(name)}]\n{entry_lines(value)}")
            elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
                blocks += [f"[[{_key(name)}]]\n{entry_lines(one)}" for one in value]
            else:
                single.append(f"{_key(name)} = {value_text(value)}\n")
    except (ValueError, RecursionError) as error:
        raise BadEdition("edition-not-toml", why=str(error)) from None
    return "\n".join(["".join(single), *blocks]) if single else "\n".join(blocks)


def value_text(value: object) -> str:
    """Write a value as TOML. Only the types that editions use are supported."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join([value_text(one) for one in value])}]"
    if isinstance(value, dict):
        inside = ", ".join([f"{_key(name)} = {value_text(one)}" for name, one in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    raise ValueError(f"{value}")


def entry_lines(entry: Mapping[str, object]) -> str:
    """Write the fields of one entry, a line each."""
    return "".join([f"{_key(name)} = {value_text(value)}\n" for name, value in entry.items()])


def _key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else value_text(name)
