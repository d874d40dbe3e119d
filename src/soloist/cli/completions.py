"""Shell completion of commands, options and games."""

import argparse
from collections.abc import Sequence

BASH = """# soloist completions bash > ~/.local/share/bash-completion/completions/soloist
_soloist() {{
    local words
    case "${{COMP_WORDS[1]}}" in
{cases}
        *) words="{commands}" ;;
    esac
    [ "$COMP_CWORD" -eq 1 ] && words="{commands}"
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _soloist soloist
"""
ZSH = """#compdef soloist
# soloist completions zsh > a folder of your $fpath, as _soloist
if (( CURRENT == 2 )); then
    compadd -- {commands}
    return
fi
case "$words[2]" in
{cases}
esac
_files
"""


def completions(parser: argparse.ArgumentParser, shell: str, games: Sequence[str]) -> str:
    """Generate the completion script of a shell from the argument parser."""
    words = _words(parser, games)
    commands = " ".join(words)
    if shell == "bash":
        cases = "\n".join(f'        {name}) words="{" ".join(after)}" ;;' for name, after in words.items())
        return BASH.format(cases=cases, commands=commands)
    if shell == "zsh":
        cases = "\n".join(f"    {name}) compadd -- {' '.join(after)} ;;" for name, after in words.items())
        return ZSH.format(cases=cases, commands=commands)
    lines = ["# soloist completions fish > ~/.config/fish/completions/soloist.fish", "complete -c soloist -f"]
    lines.append(f"complete -c soloist -n __fish_use_subcommand -a '{commands}'")
    lines += [
        f"complete -c soloist -F -n '__fish_seen_subcommand_from {name}' -a '{' '.join(after)}'" for name, after in words.items()
    ]
    return "\n".join(lines) + "\n"


def _words(parser: argparse.ArgumentParser, games: Sequence[str]) -> dict[str, list[str]]:
    """The words that may follow each command: its options, its choices, and the games if it takes one."""
    found = {}
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        words = [option for action in command._actions for option in action.option_strings if option.startswith("--")]
        for action in command._actions:
            if not action.option_strings:
                words += games if action.dest == "game" else list(action.choices or ())
        found[name] = words
    return found
