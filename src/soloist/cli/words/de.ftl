### What the command line says.

file-unreadable = { $file } ist nicht lesbar: { $why }
deal-disagrees = der Partiecode nennt { $named }, aber { $option } sagt { $given }; lass { $option } weg
deal-has-rulings = der Partiecode nennt die Auslegungen schon; lass --ruling weg
ruling-form = eine Auslegung wird als NAME=WERT angegeben, nicht „{ $given }“; „soloist rules SPIEL“ zählt sie auf
check-failed = manche Tische lassen sich nicht öffnen; „soloist export ID“ druckt die Mitschrift eines jeden
build = { $compiled ->
    [1] übersetzt
   *[0] nicht übersetzt
}
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe anzeigen und beenden
help-version = Version anzeigen und beenden
help-verbose = zu jeder Stufe auch die Ergebnisse unserer Computerspieler
help-one-game = alles über ein Spiel: { $games }
metavar = { $name ->
    [command] BEFEHL
    [number] ZAHL
    [address] ADRESSE
    [folder] ORDNER
    [name] NAME
    [game] SPIEL
    [level] STUFE
    [seed] STARTWERT
    [ruling] NAME=WERT
    [code] CODE
    [id] ID
    [player] SPIELER
    [clause] ABSCHNITT
    [word] WORT
    [cluster] CLUSTER
    [seconds] SEKUNDEN
    [shell] SHELL
   *[file] DATEI
}
refused-choice = { $what } kann nicht „{ $given }“ sein; möglich: { $known }
refused-number = { $what } muss eine ganze Zahl sein, nicht „{ $given }“
refused-missing = es fehlt { $what }
refused-unknown = „{ $what }“ ist hier unbekannt; --help zeigt, was es gibt
refused-alone = nach { $what } fehlt ein Wert
refused-value = { $what } hat keinen Wert, angegeben ist „{ $given }“
refused-ambiguous = { $what } ist nicht eindeutig; möglich: { $known }
help-soloist = Brettspiele allein, gegen den Gegner des Solo-Regelblatts.
help-play = eine neue Partie beginnen
help-companion = nur den Gegner führen, neben dem echten Spielbrett; mit dem, was du unter „Meine Schachtel“ eingegeben hast
help-resume = an einem gespeicherten Tisch weiterspielen
help-tables = die gespeicherten Tische aufzählen, neueste zuerst
help-history = wie deine beendeten Partien ausgingen, nach Spiel und Stufe
help-csv = alle beendeten Partien in diese Datei schreiben, für eine Tabellenkalkulation
help-games = die Spiele und ihre Stufen aufzählen
help-rules = die Regeln eines Spiels lesen, einen Abschnitt, oder die mit einem Wort darin
help-replay = eine Mitschrift prüfen und erzählen
help-export = die Mitschrift eines gespeicherten Tisches ausgeben
help-review = eine beendete Partie noch einmal ansehen: wo das Glück half oder nicht, und welche Entscheidungen am meisten kosteten
help-json = die Analyse als JSON ausgeben
help-lang = Sprache
help-plain = ohne Rahmen und Spalten: für Vorleseprogramme und Pipes
help-game = eines von: { $games }
help-level = Schwierigkeit; „soloist games“ zählt sie auf
help-deal = die Partie mit diesem Code oder Link spielen
help-seed = 1 bis 8 Zeichen, die Würfel und Karten festlegen
help-ruling = eine Lesart für einen offenen Punkt; „soloist rules SPIEL“ zählt sie auf
help-edition = Material deiner eigenen Schachtel: eine TOML-Datei, oder „mine“ für das, was du im Browser unter „Meine Schachtel“ eingegeben hast
help-ask = du wirfst echte Würfel, deckst echte Karten auf und tippst, was sie zeigen
help-id = Nummer des Tisches; „soloist tables“ zählt sie auf
help-clause = Nummer eines Abschnitts, zum Beispiel SA-S27, oder gesuchte Wörter
help-file = eine Mitschrift oder der Link eines Tisches von einem anderen Gerät; - liest eine Mitschrift von der Standardeingabe
help-keep = auf einen Tisch legen und weiterspielen; von einer beschädigten, was lesbar ist
help-cards = was jede Karte und jedes Plättchen tut, oder die mit einem Wort darin
help-word = ein gesuchtes Wort
help-simulate = einen Spieler viele Partien spielen lassen und messen
help-watch = einem Spieler zusehen
help-levels = eine Stufe, oder all für alle
help-player = random, greedy, learned, search, search:500 mit so vielen Versuchen je Entscheidung, ein installierter Spieler, oder my_bot.py:Bot für einen eigenen
help-limit = Sekunden, die ein eigener Spieler für eine Entscheidung brauchen darf
help-hint-player = wer zusätzlich um Tipps gefragt wird: ein Spieler wie bei „simulate“
help-games-number = wie viele Partien je Stufe
help-jobs = wie viele Prozesse; die Ergebnisse sind dieselben
help-on = stattdessen auf Ray spielen: ray für diesen Rechner, ray://head:10001 für einen Verbund
help-first-seed = die Nummer der ersten Partie
help-out = jede Partie in eine .csv-, .json- oder .parquet-Datei schreiben
help-plot = Quoten, Abstände und Längen in eine .png-Datei zeichnen
help-speed = Zeilen je Sekunde; 0 heißt sofort
help-serve = im Browser spielen, mit Maus, Tastatur oder Telefon
help-build-static = den Tisch im Browser als Ordner aus Dateien bauen: ohne Server, auf dem Telefon, ohne Netz
help-static-folder = der Ordner; leer oder schon einmal gebaut
help-node-modules = wo das npm-Paket pyodide liegt; ohne Angabe node_modules hier
help-port = der Port; ohne ihn 8765 oder der nächste freie
help-host = auf dieser Adresse deines Heimnetzes lauschen statt nur auf diesem Rechner; nennt einen Link mit einem Geheimnis
help-name = wie dein Heimnetz diesen Rechner nennt, für den Link, den --host ausgibt: nas.local
help-no-browser = den Browser nicht öffnen
help-backup = alle Tische in eine Datei kopieren; ohne DATEI neben die anderen, nach „backups“, wie es täglich von selbst geschieht
help-backup-file = wohin
help-restore = eine Kopie an die Stelle aller Tische setzen; was da ist, wird aufgehoben
help-restore-file = eine Kopie von „soloist backup“ oder eine selbst entstandene
help-check = die Datei der Tische prüfen und jede Partie nachspielen
help-delete = einen Tisch für 30 Tage in den Papierkorb legen; ohne Nummer den Papierkorb zeigen
help-back = ihn wieder aus dem Papierkorb holen
help-completions = Vervollständigungen für eine Shell ausgeben
help-shell = bash, zsh oder fish
game-missing = nenne ein Spiel ({ $games }), oder eine Partie mit --deal
help-epilog =
    Beispiele:
      soloist play                          Spiel und Stufe wählen und spielen
      soloist play stone-age --level cool-night --lang de
      soloist play stone-age --ask          du wirfst echte Würfel und deckst echte Karten auf
      soloist resume                        zurück zur letzten Stellung
      soloist rules stone-age SA-S27        ein Abschnitt der Regeln

    Tische liegen in der Datei, die SOLOIST_DB nennt, sonst in deinem Datenordner.
    SOLOIST_LANG legt die Sprache fest; NO_COLOR schaltet Farben ab.
