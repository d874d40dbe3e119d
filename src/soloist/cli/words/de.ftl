### What the command line says.

file-unreadable = { $file } ist nicht lesbar: { $why }
deal-disagrees = der Partiecode sagt { $named }, aber { $option } sagt { $given }; lass { $option } weg
row-alone = die Zeile sagt schon, welche Partie gezeigt wird; lass { $option } weg
deal-has-rulings = der Partiecode enthält die Auslegungen schon; lass --ruling weg
ruling-form = eine Auslegung schreibst du als NAME=WERT, nicht „{ $given }“; „soloist rules SPIEL“ listet sie auf
check-failed = manche Tische lassen sich nicht öffnen; „soloist export ID“ gibt ihre Mitschrift aus
pair = { $name }: { $text }
build = { $compiled ->
    [1] kompiliert
   *[0] nicht kompiliert
}
help-manual = Das Handbuch: { $address }
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
    [row] DATEI:ZEILE
    [failed] lost|left-out
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
unknown-language = SOLOIST_LANG ist „{ $given }“; möglich: { $known }
unknown-command = es gibt keinen Befehl „{ $given }“; „soloist --help“ zählt sie auf
unknown-command-near = es gibt keinen Befehl „{ $given }“; meinst du { $near }?
unknown-option = „{ $given }“ ist hier unbekannt; --help zeigt, was es gibt
unknown-option-near = „{ $given }“ ist hier unbekannt; meinst du { $near }?
no-table-near = es gibt keinen Tisch { $id }; meinst du { $near }?
table-in-bin = Tisch { $id } liegt im Papierkorb; „soloist delete --back { $id }“ holt ihn heraus
not-in-bin = Tisch { $id } liegt nicht im Papierkorb; „soloist delete“ zeigt, was darin liegt
not-in-bin-near = Tisch { $id } liegt nicht im Papierkorb; meinst du { $near }?
refused-alone = nach { $what } fehlt ein Wert
refused-value = { $what } hat keinen Wert, angegeben ist „{ $given }“
refused-ambiguous = { $what } ist nicht eindeutig; möglich: { $known }
help-soloist = Brettspiele solo spielen. Soloist übernimmt den Gegner.
help-play = eine neue Partie beginnen
help-today = die Partie des Tages spielen, für alle dieselbe; sie fortsetzen, wenn du sie begonnen hast
help-today-game = die Partie des Tages dieses Spiels: { $games }; sonst wechseln sich die Spiele ab
help-today-level = ihre Stufe; sonst die erste
help-companion = mit deiner Schachtel spielen: Soloist spielt nur den Gegner, mit dem, was du unter „Meine Schachtel“ eingegeben hast
help-resume = an einem gespeicherten Tisch weiterspielen
help-tables = die gespeicherten Tische auflisten, den neuesten zuerst
help-history = Ergebnisse deiner beendeten Partien, nach Spiel und Stufe
help-csv = alle beendeten Partien in diese Datei schreiben, für eine Tabellenkalkulation; - schreibt auf die Standardausgabe
help-open = nur die offenen Tische
help-only-game = nur die Tische dieses Spiels: { $games }
help-games = die Spiele und ihre Stufen auflisten
help-rules = die Regeln eines Spiels zeigen, einen Abschnitt, oder alle Abschnitte mit einem Wort
help-replay = die Mitschrift einer Partie prüfen und nacherzählen, oder zeigen, was ein Link enthält
help-export = die Mitschrift eines gespeicherten Tisches ausgeben
help-review = eine beendete Partie analysieren: dein Glück und die Entscheidungen, die am meisten kosteten
help-json = die Analyse als JSON ausgeben
help-json-list = die Liste als JSON ausgeben, für andere Programme
help-lang = Sprache
help-plain = ohne Rahmen und Spalten: für Vorleseprogramme und Pipes
help-game = eines von: { $games }
help-level = Schwierigkeit; „soloist games“ listet sie auf
help-deal = die Partie mit diesem Code oder Link spielen
help-seed = 1 bis 8 Zeichen, die Würfel und Karten bestimmen, oder # und die Nummer einer Partie
help-ruling = wie eine Regel zu lesen ist, die das Blatt offenlässt; „soloist rules SPIEL“ listet die Möglichkeiten auf
help-edition = Karten und Plättchen deiner eigenen Schachtel: eine TOML-Datei, oder „mine“ für das, was du im Browser unter „Meine Schachtel“ eingegeben hast
help-ask = echte Würfel werfen, echte Karten aufdecken und eintippen, was sie zeigen
help-id = Nummer des Tisches; „soloist tables“ listet sie auf
help-clause = Nummer eines Abschnitts, zum Beispiel SA-S27, oder gesuchte Wörter
help-file = die Mitschrift einer Partie oder der Link eines Tisches, einer Partie oder einer Schachtel von einem anderen Gerät; - liest von der Standardeingabe
help-keep = als Tisch speichern und weiterspielen (von einer beschädigten Mitschrift das Lesbare)
help-cards = was jede Karte und jedes Plättchen tut, oder nur die mit einem bestimmten Wort
help-word = ein gesuchtes Wort
help-simulate = einen Computerspieler viele Partien spielen lassen und Statistiken ausgeben
help-watch = einem Computerspieler zusehen
help-levels = eine Stufe, oder all für alle
help-player = random, greedy, learned, search, search:500 (500 Versuche pro Entscheidung), ein installierter Spieler, oder dein eigener, zum Beispiel my_bot.py:Bot
help-limit = Zeitlimit deines eigenen Spielers für eine Entscheidung, in Sekunden
help-hint-player = eine zweite Meinung für Tipps: ein Computerspieler wie bei „simulate“
help-games-number = Anzahl der Partien pro Stufe
help-jobs = Anzahl der Prozesse; die Ergebnisse bleiben gleich
help-on = auf Ray spielen: ray für diesen Rechner, ray://head:10001 für einen Cluster
help-first-seed = Startwert der ersten Partie, etwa K7Q2 oder #1000; die anderen folgen
help-row = eine Partie einer Ergebnisdatei, etwa results.csv:17 für ihre Zeile 17, mit demselben Zufall
help-failed = Partien, die dein Spieler nicht beendet: lost zählt sie als verloren, left-out lässt sie weg
help-out = jede Partie in eine .csv-, .json- oder .parquet-Datei schreiben
help-plot = Gewinnquoten, Abstände und Längen in eine .png-Datei zeichnen
help-speed = Zeilen pro Sekunde; 0 für keine Verzögerung
help-serve = im Browser spielen, mit Maus, Tastatur oder Handy
help-build-static = Soloist als Ordner aus Dateien bauen, für jeden Webspace; läuft ohne Server und ohne Netz
help-static-folder = der Ordner; leer oder früher gebaut
help-node-modules = Ordner mit dem npm-Paket pyodide; sonst node_modules hier
help-port = der Port; sonst 8765 oder der nächste freie
help-host = Adresse in deinem Heimnetz, um auch auf anderen Geräten zu spielen; gibt einen geheimen Link aus
help-name = Name dieses Rechners in deinem Heimnetz, für den Link von --host: nas.local
help-no-browser = den Browser nicht öffnen
help-backup = eine Kopie aller Tische speichern; ohne DATEI im Ordner „backups“ (eine Kopie entsteht ohnehin jeden Tag)
help-backup-file = Datei für die Kopie
help-restore = alle Tische durch eine Kopie ersetzen; die jetzigen werden vorher beiseitegelegt
help-restore-file = eine Kopie von „soloist backup“ oder eine der täglichen Kopien
help-check = die Datei der Tische prüfen und jede Partie nachspielen
help-delete = einen Tisch für 30 Tage in den Papierkorb legen; ohne Nummer den Papierkorb auflisten
help-back = den Tisch wieder aus dem Papierkorb holen
help-completions = Vervollständigungen für eine Shell ausgeben
help-shell = bash, zsh oder fish
game-missing = nenn ein Spiel ({ $games }), oder gib mit --deal eine Partie an
help-epilog =
    Beispiele:
      soloist play                          Spiel und Stufe wählen und spielen
      soloist play stone-age --level cool-night --lang de
      soloist play stone-age --ask          mit echten Würfeln und echten Karten
      soloist resume                        dort weiterspielen, wo du warst
      soloist rules stone-age SA-S27        ein Abschnitt der Regeln

    Tische liegen in der Datei, die SOLOIST_DB nennt, sonst in deinem Datenordner.
    SOLOIST_LANG legt die Sprache fest; NO_COLOR schaltet Farben ab.
