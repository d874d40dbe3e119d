"""The style guide of CONTRIBUTING, as far as a program can check it: every message in three languages."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from soloist.engine.text.words import unbroken
from tests.engine.test_words import EVERY_FOLDER, EVERY_LANGUAGE, FOLDERS, SOURCE, messages

QUESTION, ABOUT = 9, 15
PRONOUNS = {
    "en": ["It", "They", "He", "She", "If you have them"],
    "fr": ["Il", "Elle", "Ils", "Elles", "Si vous en"],
    "de": ["Er", "Sie", "Es", "Wenn du welche"],
}
# Unusual or ambiguous words: those banned everywhere, and those banned in one game.
BANNED = {
    "en": ["[Ee]verything lies?", "speaks?", "your hands", "rule of thumb", "the one chair", "Set right by hand"],
    "fr": ["vos mains", "parlent", "chance de gagner", "pressez"],
    "de": ["Telefon", "Lesart", "deinen Händen", "sprechen", "das Soloist", "dieses Soloist", "je Zug", "je Runde"],
}
BANNED_IN = {
    "stone_age": {
        "en": ["hungrier", "Tool maker", "given? up", "gave up", "unasked", "never for sale", "asks? for", "stand in", "lacking"],
        "fr": [
            "céder",
            "cédée?s?",
            "par tranche de",
            "manche",
            "se repose",
            "au repos",
            "d’office",
            r"[Ee]ncaiss\w+",
            "cartes? à dés",
        ],
        "de": [
            "Felde?s?",
            "Ackerbauleiste",
            "Punkteleiste",
            "Nahrungsmarker",
            "ungefragt",
            "verlangt",
            "vorziehen",
            r"überdauer\w*",
        ],
    },
    "raiders": {
        "en": ["coast is bare", "The account", "nothing paid", "It ended"],
        "fr": [
            "engage[rz]?",
            "engagée?s?",
            "fermée?s?",
            "ferme",
            "manche",
            r"\d d’Armement",
            "tranche de",
            "cédée?s?",
            "côte est nue",
        ],
        "de": ["Raubzug", "Raubzüge", "verboten", "verschlossen", "Waren", "Festungsfeld", "Spielbrett"],
    },
    "guilds_of_london": {
        "en": ["ripe", "men", "man", "sails?", "which closes", "of yours there", "the account"],
        "fr": [
            "mûre?s?",
            "membres?(?! de (la |votre )?guilde)",
            "Virginie",
            "(au|du|le) Guildhall",
            "embarque(nt)?",
            "se ferme",
            "seconde place",
        ],
        "de": ["reif", "auf die Zunfthalle", "Guilds of London", "segel[nt]+", "schließt", "heimschicken", "deins", "seins"],
    },
    "peloponnes": {
        "en": ["citizens?", "Milet", "row of two", "civilizations?", "coin of debt", "stand in for"],
        "fr": ["grades?", "manche", "engager", "en dessous", "vers le bas", "plus fort"],
        "de": ["Länder", "Waren", "Einwohner", "kleinere Summe", "seins", "Zweier", "Gefangene"],
    },
}
# One and several of a thing. A number in a text must agree with the noun after it.
COUNTED = {
    "en": """
        answer building card character clover coin component decision die:dice entry:entries figure file game guild inhabitant
        kind liveryman:liverymen neutral offering pair pile pip point resource round second set step symbol table tile time
        token tribe try:tries turn Valkyrie
    """,
    "fr": """
        action bâtiment caractère carte citoyen couleur dé décision entrée essai exemplaire fichier figurine gagnée guilde
        jeton libre lot manche membre neutre nourriture offrande paire partie perdue pierre pile pion pièce point Provision
        ressource réponse seconde symbole table tour tribu Trèfle tuile Valkyrie victoire élément
    """,
    "de": """
        Aktion:Aktionen Antwort:Antworten Auge:Augen Belohnungskarte:Belohnungskarten Beutefeld:Beutefelder
        Darbringung:Darbringungen Datei:Dateien Eintrag:Einträge Entscheidung:Entscheidungen Exemplar:Exemplare Figur:Figuren
        Gut:Güter Karte:Karten Kleeblatt:Kleeblätter Luxusgut:Luxusgüter Mitglied:Mitglieder Zunftmitglied:Zunftmitglieder
        Münze:Münzen Paar:Paare Partie:Partien Punkt:Punkte Rohstoff:Rohstoffe Runde:Runden Schritt:Schritte Sekunde:Sekunden
        Sieg:Siege Stamm:Stämme Symbol:Symbole Taktikkarte:Taktikkarten Teil:Teile Tisch:Tische Walküre:Walküren Ziel:Ziele
        Zug:Züge Zunft:Zünfte
    """,
}
# Messages whose number is never 0 or 1, or is a text with a sign.
FIXED = {
    "told-boris-turn", "told-setup", "zone-boris", "zone-opponent", "option-done", "told-boris-plays", "told-lay-out",
    "told-lay-scoreboard", "told-lay-men", "told-lay-cards", "sheet-cards", "sheet-lay-tiles", "sheet-lay-neutrals",
    "goal", "ask-initiative", "ask-tools", "label-mouths", "label-odds", "label-pips", "told-gain", "told-hut", "ask-fed",
    "option-roll-all", "option-roll-tribe", "sheet-sits-out", "sheet-win", "spot-eaten", "told-green-food", "told-lay-buildings",
    "told-lay-figures", "told-lay-food", "told-move-marker", "told-pay", "ask-laid-out",
    "story-lead", "story-ahead", "story-quiet", "edition-id-twice", "review-sum", "review-count", "review-decision",
    "review-effort", "decisions", "shortest", "luck-line", "decisions-line", "how-measured-line", "medal-row", "option-keep",
    "ask-feed", "option-feed", "disaster-note", "players-won",
}  # fmt: skip
LITERAL = {"record-lacks", "help", "help-commands"}
"""Messages that quote the format of records, or a command such as `h!`."""

Known = dict[str, Any]


def said(known: Known, pattern: Any, number: int | None = None, one: tuple[int, ...] = (1,)) -> list[str]:
    """The texts a pattern can become. A value is one word, or `number`, which also chooses between plurals."""
    pieces: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            pieces.append([element.value])
        else:
            pieces.append(placed(known, element.expression, number, one))
    # Messages with many choices have more combinations than anyone reads.
    return [unbroken("".join(one)) for one in itertools.islice(itertools.product(*pieces), 400)]


def placed(known: Known, expression: Any, number: int | None, one: tuple[int, ...]) -> list[str]:
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    if isinstance(expression, ast.MessageReference):
        found = known[expression.id.name]
        named = expression.attribute
        return said(known, found.value if named is None else attribute(found, named.name), number, one)
    if isinstance(expression, ast.SelectExpression):
        return list(
            dict.fromkeys(text for variant in chosen(expression, number, one) for text in said(known, variant.value, number, one))
        )
    return ["X" if number is None else str(number)]


def chosen(select: Any, number: int | None, one: tuple[int, ...] = (1,)) -> list[Any]:
    """The variants that can apply: all of them for words, one of them for a number."""
    keys = [variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name for variant in select.variants]
    if number is None or not {"one", "0", "1"} & set(keys):
        return list(select.variants)
    key = str(number) if str(number) in keys else "one" if number in one and "one" in keys else None
    return [
        variant for variant, name in zip(select.variants, keys, strict=True) if (variant.default if key is None else name == key)
    ]


def length(text: str) -> int:
    return len([word for word in text.split() if re.search(r"\w", word)])


def attribute(entry: Any, name: str) -> Any:
    return next((one.value for one in entry.attributes if one.id.name == name), None)


def patterns(folder: Path, language: str) -> Iterator[tuple[str, Known, Any]]:
    known = messages(folder, language)
    for name, entry in known.items():
        yield name, known, entry.value
        for one in entry.attributes:
            yield f"{name}.{one.id.name}", known, one.value


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_a_question_is_short_and_ends_with_a_question_mark(folder: Path, language: str) -> None:
    known = messages(folder, language)
    asked = {name: said(known, entry.value) for name, entry in known.items() if name.startswith("ask-")}
    assert {name: text for name, texts in asked.items() for text in texts if length(text) > QUESTION} == {}
    assert {name: text for name, texts in asked.items() for text in texts if not text.rstrip().endswith("?")} == {}


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_what_a_question_is_about_is_short_and_stands_alone(folder: Path, language: str) -> None:
    known = messages(folder, language)
    about = {
        name: said(known, attribute(entry, "about")) for name, entry in known.items() if attribute(entry, "about") is not None
    }
    assert {name: text for name, texts in about.items() for text in texts if length(text) > ABOUT} == {}
    assert {name: text for name, texts in about.items() for text in texts if "?" in text} == {}, "one question at a time"
    pronoun = re.compile(rf"({'|'.join(PRONOUNS[language])})\b")
    assert {name: text for name, texts in about.items() for text in texts if pronoun.match(text.strip())} == {}


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_no_message_has_two_semicolons_or_two_full_stops_in_a_row(folder: Path, language: str) -> None:
    texts = [(name, text) for name, known, pattern in patterns(folder, language) for text in said(known, pattern)]
    assert {name: text for name, text in texts if text.count(";") > 1} == {}
    assert {name: text for name, text in texts if re.search(r"[^.]\.\.([^.]|$)", text)} == {}


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_no_message_uses_a_banned_word(folder: Path, language: str) -> None:
    here = next((words[language] for game, words in BANNED_IN.items() if game in folder.parts), [])
    banned = re.compile(rf"\b({'|'.join(BANNED[language] + here)})\b")
    texts = [(name, text) for name, known, pattern in patterns(folder, language) for text in said(known, pattern)]
    assert {name: text for name, text in texts if banned.search(text)} == {}


@pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if folder.parent.name == "companion"], ids=lambda folder: folder.parts[-3]
)
@EVERY_LANGUAGE
def test_what_a_companion_tells_ends_without_punctuation(folder: Path, language: str) -> None:
    known = messages(folder, language)
    told = {name: said(known, entry.value) for name, entry in known.items() if name.startswith("told-")}
    assert {name: text for name, texts in told.items() for text in texts if text.rstrip()[-1:] in ".;:,"} == {}


@EVERY_FOLDER
@EVERY_LANGUAGE
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_a_noun_agrees_with_its_number(folder: Path, language: str, number: int) -> None:
    one = (0, 1) if language == "fr" else (1,)
    pairs = [(noun.split(":") if ":" in noun else [noun, noun + "s"]) for noun in COUNTED[language].split()]
    wrong = [pair[number in one] for pair in pairs]
    found = re.compile(rf"(?<![\w.,:+−/–]){number}\s({'|'.join(wrong)})\b")
    texts = [(name, text) for name, known, pattern in patterns(folder, language) for text in said(known, pattern, number, one)]
    assert {name: text for name, text in texts if found.search(text) and name.split(".")[0] not in FIXED} == {}


def test_french_punctuation_has_its_space() -> None:
    for folder in FOLDERS:
        texts = [(name, text) for name, known, pattern in patterns(folder, "fr") for text in said(known, pattern)]
        wrong = re.compile(r"[^\s\d/{:?!][;:?!](\s|$)")
        assert {name: text for name, text in texts if wrong.search(text) and name not in LITERAL} == {}


def test_no_separator_is_built_in_code_or_templates() -> None:
    """French has a space before a colon and a semicolon, so both belong into messages."""
    built = re.compile(r"""(\}\}|</\w+>)\s*[:;]\s|["'][:;] ?["']\.join|\.join\(["'][:;] ?["']\)|f"[^"]*\}[:;] [{"]""")
    # HTTP has separators of its own.
    protocol = ("faces/static/alone.py", "faces/web/json/api.py")
    found = []
    for folder, kind in itertools.product(("coach", "faces", "games", "library"), ("py", "html", "js")):
        for file in sorted((SOURCE / folder).rglob(f"*.{kind}")):
            if not file.as_posix().endswith(protocol):
                lines = file.read_text(encoding="utf-8").splitlines()
                found += [f"{file.name}: {line.strip()[:100]}" for line in lines if built.search(line)]
    assert found == []
