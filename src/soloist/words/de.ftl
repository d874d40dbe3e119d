### Was die Ablage und die Befehlszeile sagen.

store-moved-on = an Tisch { $id } wurde anderswo weitergespielt
store-no-table = es gibt keinen Tisch { $id }; „soloist tables“ zählt sie auf
store-newer = die Tische in { $file } stammen von einem neueren Soloist (Version { $found }, dieses kennt { $known }); nichts wurde verändert. Nimm das neuere oder nenne mit SOLOIST_DB eine andere Datei
store-foreign = { $file } ist keine Datei mit Tischen von Soloist; nichts wurde verändert. Nenne mit SOLOIST_DB eine andere Datei
store-damaged = { $file } ist beschädigt ({ $why }); nichts wurde verändert. „soloist restore DATEI“ spielt eine Kopie zurück: Die letzten sieben liegen daneben im Ordner „backups“. Oder nenne mit SOLOIST_DB eine andere Datei
store-table-damaged = Tisch { $id } ist beschädigt und lässt sich nicht öffnen; die anderen sind unversehrt. „soloist restore DATEI“ spielt eine Kopie aller Tische zurück. „soloist delete { $id }“ legt diesen in den Papierkorb
store-locked = ein anderes Programm hält { $file } gerade fest; nichts wurde verändert. Versuch es gleich noch einmal
store-full = auf dem Datenträger von { $file } ist kein Platz mehr; die letzte Antwort wurde nicht gespeichert. Schaff Platz und antworte noch einmal
store-closed = { $file } lässt sich nicht öffnen oder schreiben ({ $why }); nichts wurde verändert. Sieh nach Ordner und Rechten oder nenne mit SOLOIST_DB eine andere Datei
store-disk = der Datenträger von { $file } meldet einen Fehler ({ $why }); nichts wurde verändert. Versuch es noch einmal; bleibt es so, kopiere die Datei anderswohin und nenne sie mit SOLOIST_DB
file-unreadable = { $file } ist nicht lesbar: { $why }
deal-disagrees = der Partiecode nennt { $named }, aber { $option } sagt { $given }; lass { $option } weg
deal-has-rulings = der Partiecode nennt die Auslegungen schon; lass --ruling weg
ruling-form = eine Auslegung wird als NAME=WERT angegeben, nicht „{ $given }“; „soloist rules SPIEL“ zählt sie auf
check-failed = manche Tische lassen sich nicht öffnen; „soloist export ID“ druckt die Mitschrift eines jeden
not-a-collection = { $file } ist keine Kopie von Soloists Tischen; nichts kam dazu.
box-none = von der Schachtel von { $game } ist noch nichts eingegeben; im Browser geht das unter „Meine Schachtel“
box-no-entry = diese Ausgabe hat kein { $kind } namens „{ $id }“

## Help

build = { $compiled ->
    [1] übersetzt
   *[0] nicht übersetzt
}
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

## Die Geschichte einer Partie; Räuber zählt in Zügen

story-lead = { $kind ->
    [you-all] Du lagst { $game ->
        [raiders] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [they-all] { $who } lag { $game ->
        [raiders] vom ersten Zug bis zum letzten
       *[other] von der ersten Runde bis zur letzten
    } vorn.
    [you-once] Erst lagst du vorn; in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round } zog { $who } vorbei und blieb dort.
    [they-once] Erst lag { $who } vorn; in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round } zogst du vorbei und bliebst dort.
    [many] Die Führung wechselte { $changes }-mal, zuletzt in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }.
   *[level] Nie lag jemand vorn.
}
story-ahead = Von { $rounds } { $game ->
    [raiders] Zügen
   *[other] Runden
} lagst du nach { $you } vorn, { $who } nach { $they }.
story-widest = { $side ->
    [you] Am größten war dein Vorsprung in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
   *[they] Am größten war der Rückstand in { $game ->
        [raiders] Zug
       *[other] Runde
    } { $round }: { $by } Punkte.
}
story-best = { $game ->
    [raiders] Dein bester Zug war
   *[other] Deine beste Runde war
} { $round }, { $by } Punkte aufgeholt: Aus { $before } wurde { $after }.
story-worst = { $game ->
    [raiders] Dein härtester Zug war
   *[other] Deine härteste Runde war
} { $round }, { $by } Punkte verloren: Aus { $before } wurde { $after }.
story-told = { $said } („{ $told }“).
story-limit = Die Grenze stand am Anfang bei { $start } und am Ende bei { $end }.
story-limit-best = Am besten erholte sie sich in Runde { $round }, von { $before } auf { $after }.
story-limit-worst = Am meisten fiel sie in Runde { $round }, von { $before } auf { $after }.
story-quiet = { $quiet ->
    [0] Keine der { $rounds } Runden ging ohne Verlust vorbei.
    [one] Eine der { $rounds } Runden kostete nichts.
   *[other] { $quiet } der { $rounds } Runden kosteten nichts.
}
turning = { $game ->
    [raiders] Zug
   *[other] Runde
} { $round }: { $before } → { $after }

## Die Geschichte aller Partien

history-none = Noch keine beendete Partie. „soloist play“ beginnt eine.
history-all = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen, längste Serie { $run }.
history-written = { $games ->
    [one] 1 Partie steht
   *[other] { $games } Partien stehen
} in { $file }.
history-level = Stufe
history-played = Gespielt
history-won = Gewonnen
history-best = Rekord
history-average = Schnitt
history-streak = Serie
history-luck = Glück
history-run = { $run } { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
from-elsewhere = { $game } von einem anderen Gerät
