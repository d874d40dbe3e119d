"""The completion scripts of the shells. Each asks `soloist complete` what may come next (`completing.py`)."""

SCRIPTS = {
    "bash": r"""# soloist completions bash > ~/.local/share/bash-completion/completions/soloist
_soloist() {
    local run="${1/#\~/$HOME}" word about last="" cut joined="" words=()
    local -i at
    # Bash splits words at = and at colons. Join them again.
    for ((at = 1; at <= COMP_CWORD; at++)); do
        word="${COMP_WORDS[at]}"
        case "$word" in
            *[!=:]*|"") about="" ;;
            *) about=1 ;;
        esac
        if [[ ( $about || $joined ) && ${#words[@]} -gt 0 ]]; then
            words[${#words[@]}-1]+="$word"
        else
            words+=("$word")
        fi
        joined="$about"
    done
    [[ $joined ]] || last="${COMP_WORDS[COMP_CWORD]}"
    cut="${words[${#words[@]}-1]}"
    cut="${cut%"$last"}"
    COMPREPLY=()
    while IFS=$'\t' read -r word about; do
        case "$word" in
            :files|:folders)
                [[ $word == :files ]] && about=-f || about=-d
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen $about -- "$last")
                compopt -o filenames 2>/dev/null ;;
            *) COMPREPLY+=("${word#"$cut"}") ;;
        esac
    done < <("$run" complete -- "${words[@]}" 2>/dev/null)
}
complete -F _soloist soloist
""",
    "zsh": r"""#compdef soloist
# soloist completions zsh > a folder of your $fpath, as _soloist
_soloist() {
    local line files tab=$'\t'
    local -a found
    for line in "${(@f)$(${(Q)words[1]} complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        case "$line" in
            :files) files=file ;;
            :folders) files=folder ;;
            ?*)
                # A colon ends the value, so other colons need a backslash.
                line=${line//:/\\:}
                found+=(${line//$tab/:}) ;;
        esac
    done
    (( $#found )) && _describe -t values value found
    [[ $files == file ]] && _files
    [[ $files == folder ]] && _files -/
    return 0
}
if [[ $funcstack[1] == _soloist ]]; then
    _soloist "$@"
else
    compdef _soloist soloist
fi
""",
    "fish": r"""# soloist completions fish > ~/.config/fish/completions/soloist.fish
function __soloist_complete
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l run $words[1]
    set -e words[1]
    for line in ($run complete -- $words "$last" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path "$last"
            case :folders
                __fish_complete_directories "$last"
            case '*'
                printf '%s\n' "$line"
        end
    end
end
complete -c soloist -f -a '(__soloist_complete)'
""",
}
