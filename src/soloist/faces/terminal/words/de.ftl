### Die Worte des Terminals.

welcome = { $game }, { $level }. Das ist Tisch { $id }; jede Antwort wird gespeichert.
welcome-back = { $game }, { $level }. Zurück an Tisch { $id }.
deal-code = Partie { $code }: dasselbe Spiel für eine Freundin mit „soloist play --deal { $code }“.
ruling-in-force = Auslegung: { $ruling }
open-elsewhere = Tisch { $id } ist auch in einem anderen Terminal offen (Prozess { $process }). Wer als Zweiter antwortet, erfährt es und folgt.
moved-on = An Tisch { $id } wurde anderswo weitergespielt; deine Antwort wurde nicht genommen. Hier ist die Stellung jetzt.
left = Gespeichert. „soloist resume { $id }“ bringt dich an diesen Tisch zurück.
nothing-to-resume = Kein offener Tisch. „soloist play“ beginnt einen.
no-tables = Noch keine gespeicherten Tische. „soloist play“ beginnt einen.
kept = Auf dem Tisch: „soloist resume { $id }“ spielt weiter.
which-game = Welches Spiel?
which-level = Welche Stufe? (Eingabetaste nimmt die erste)
prompt = Deine Antwort (h für Hilfe):
prompt-end = u nimmt zurück, l erzählt die Partie, q verlässt den Tisch:
impossible = „{ $typed }“ ist hier nicht möglich. Möglich: { $possible }
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
help =
    Antworte mit der Nummer oder dem Wort einer Möglichkeit.
      ?      die Regel hinter der Frage („? SA-S27“ zeigt einen Abschnitt)
      u, r   zurücknehmen, wiederholen, so weit du willst
      l      die Geschichte bisher
      h!     ein Tipp: die besten Möglichkeiten nach einer Suche
      en, fr, de   Sprache wechseln
      Eingabetaste   die Frage noch einmal zeigen
      q      gehen; alles ist gespeichert
pair = { $name }: { $text }
confidence = { $confidence ->
    [recalled] (aus dem Gedächtnis)
   *[reconstructed] (rekonstruiert)
}
legend = { $confidence ->
    [recalled] aus dem Gedächtnis: kein Text gefunden
   *[reconstructed] rekonstruiert: kann von deiner Schachtel abweichen
}
so-many = { $count } Teile; „soloist cards { $game }“ zeigt sie
outcome = { $outcome ->
    [won] Du hast gewonnen.
    [drawn] Unentschieden.
   *[lost] Du hast verloren.
}
total = Summe
taken-back = Zurückgenommen, nachdem der Zufall gesprochen hatte: { $times }-mal.
share = Partiecode { $code }: dieselbe Partie mit „soloist play --deal { $code }“.
default = Vorgabe
rulings = Auslegungen: was das Blatt offenlässt (--ruling NAME=WERT)
all-sourced = Material: alles in Texten gefunden.
doubtful = { $confidence ->
    [recalled] Aus dem Gedächtnis, kein Text gefunden: { $names }
   *[reconstructed] Rekonstruiert, kann von deiner Schachtel abweichen: { $names }
}
table-state = { $outcome ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[open] offen, { $answers } Antworten
}
build = { $compiled ->
    [1] übersetzt
   *[0] nicht übersetzt
}
help-soloist = Brettspiele allein, gegen den Gegner des Solo-Regelblatts.
help-epilog =
    Beispiele:
      soloist play                          Spiel und Stufe wählen und spielen
      soloist play stone-age --level cool-night --lang de
      soloist play stone-age --ask          du wirfst echte Würfel und deckst echte Karten auf
      soloist resume                        zurück zur letzten Stellung
      soloist rules stone-age SA-S27        ein Abschnitt der Regeln

    Tische liegen in der Datei, die SOLOIST_DB nennt, sonst in deinem Datenordner.
    SOLOIST_LANG legt die Sprache fest; NO_COLOR schaltet Farben ab.
help-play = ein neues Spiel beginnen
help-resume = an einem gespeicherten Tisch weiterspielen
help-tables = die gespeicherten Tische aufzählen, neueste zuerst
help-games = die Spiele und ihre Stufen aufzählen
help-rules = die Regeln eines Spiels lesen, oder einen Abschnitt
help-replay = eine Mitschrift prüfen und erzählen
help-export = die Mitschrift eines gespeicherten Tisches ausgeben
help-lang = Sprache
help-plain = ohne Rahmen und Spalten: für Vorleseprogramme und Pipes
help-game = eines von: { $games }
help-level = Schwierigkeit; „soloist games“ zählt sie auf
help-deal = die Partie mit diesem Code spielen
help-seed = 1 bis 8 Zeichen, die Würfel und Karten festlegen
help-ruling = eine Lesart für einen offenen Punkt; „soloist rules SPIEL“ zählt sie auf
help-edition = Material deiner eigenen Schachtel, als TOML-Datei
help-ask = du wirfst echte Würfel, deckst echte Karten auf und tippst, was sie zeigen
help-id = Nummer des Tisches; „soloist tables“ zählt sie auf
help-clause = Nummer eines Abschnitts, zum Beispiel SA-S27
help-file = eine Mitschrift; - liest von der Standardeingabe
help-keep = auf einen Tisch legen und weiterspielen; von einer beschädigten den guten Teil
help-cards = was jede Karte und jedes Plättchen tut, oder die mit einem Wort darin
help-word = ein gesuchtes Wort
no-cards = Nichts hier enthält „{ $word }“.
no-hint = Hier gibt es nichts zu raten.
hint = { $option }: { $chance } % zu gewinnen ({ $low }–{ $high } %), { $games } Spiele versucht
interrupted = Unterbrochen: { $done } von { $all } Spielen wurden zu Ende gespielt und sind behalten.
written = { $file }: { $games } Spiele.
col-level = Stufe
col-games = Spiele
col-won = gewonnen
col-interval = 95-%-Intervall
col-you = du
col-opponent = Gegner
col-margin = Abstand
col-answers = Antworten
col-time = ms/Entscheidung
help-simulate = einen Spieler viele Partien spielen lassen und messen
help-watch = einem Spieler zusehen
help-levels = eine Stufe, oder all für alle
help-player = random, greedy, search oder search:500 mit einem Budget an Simulationen
help-games-number = wie viele Spiele je Stufe
help-jobs = wie viele Prozesse; die Ergebnisse sind dieselben
help-first-seed = die Nummer der ersten Partie
help-out = jedes Spiel in eine .csv-, .json- oder .parquet-Datei schreiben
help-plot = Quoten, Abstände und Längen in eine .png-Datei zeichnen
help-speed = Zeilen je Sekunde; 0 heißt sofort
measured = { $player } gewinnt { $won } % ({ $low }–{ $high } %, { $games } Spiele)
help-serve = im Browser spielen, mit Maus, Tastatur oder Telefon
help-port = der Port; ohne ihn 8765 oder der nächste freie
help-host = auf dieser Adresse deines Heimnetzes lauschen statt nur auf diesem Rechner; nennt einen Link mit einem Geheimnis
help-no-browser = den Browser nicht öffnen
serving = Der Tisch ist gedeckt. Öffne dies im Browser:
serving-shared = Achtung: Andere Rechner in deinem Netz erreichen diesen Tisch, unverschlüsselt. Nur der Link hier unten öffnet ihn; gib ihn niemandem sonst.
serving-stop = Strg-C beendet den Server; jede Antwort ist gespeichert.
