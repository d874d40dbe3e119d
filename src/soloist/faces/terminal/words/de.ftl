### Die Worte des Terminals.

welcome = { $game }, { $level }. Das ist Tisch { $id }; jede Antwort wird gespeichert.
welcome-back = { $game }, { $level }. Zurück an Tisch { $id }.
deal-code = Partie { $code }: zum Weitergeben mit „soloist play --deal { $code }“.
ruling-in-force = Auslegung: { $ruling }
open-elsewhere = Tisch { $id } ist auch in einem anderen Terminal offen (Prozess { $process }). Wer als Zweiter antwortet, erfährt es und folgt.
moved-on = An Tisch { $id } wurde anderswo weitergespielt; deine Antwort wurde nicht genommen. Hier ist die Stellung jetzt.
left = Gespeichert. „soloist resume { $id } --lang { $language }“ bringt dich an diesen Tisch zurück.
nothing-to-resume = Kein offener Tisch. „soloist play“ beginnt einen.
no-tables = Noch keine gespeicherten Tische. „soloist play“ beginnt einen.
kept = { $outcome ->
    [open] Auf dem Tisch: „soloist resume { $id }“ spielt weiter.
   *[over] Behalten als Tisch { $id }. Das Spiel ist zu Ende; „soloist resume { $id }“ zeigt, wie es ausging.
}
which-game = Welches Spiel?
which-level = Welche Stufe? (Eingabetaste nimmt die erste)
prompt = Deine Antwort (h für Hilfe):
prompt-end = u macht rückgängig, l erzählt die Partie, q verlässt den Tisch:
impossible = „{ $typed }“ ist hier nicht möglich. Möglich: { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours } : { $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Schon gewählt: { $laid }
none-counted = Nichts aus dieser Zeile zählte. Antworten in einer Zeile gelten, bis Würfel oder Karten sprechen.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.
help =
    Antworte mit der Nummer einer Möglichkeit, ihrem Namen oder seinem Anfang, auch mehreren in einer Zeile („forest hunt“).
    Was mehrere Teile hat, nimmt sie in beliebiger Reihenfolge; ein Minus nimmt einen wieder heraus („-forest“).
      ?  regel       die Regel hinter der Frage („? SA-S27“ zeigt einen Abschnitt)
      u  zurück      und r nochmal, so weit du willst; uu macht den ganzen Zug rückgängig
      b  plan        der ganze Spielplan und jede Antwort ungekürzt
      l  geschichte  was bisher geschah („l 20“ zeigt die letzten 20 Zeilen)
      h! tipp        die besten Möglichkeiten nach einer Suche
      en, fr, de     Sprache wechseln
      q  ende        gehen; alles ist gespeichert
any-number = eine Zahl von { $least } bis { $most }
set-right = Nur wenn Tisch und Soloist abweichen, gib das Richtige ein: { $spots }
games-more = „soloist games SPIEL“ sagt mehr über ein Spiel und seine Stufen.
pair = { $name }: { $text }
confidence = { $confidence ->
    [recalled] (aus dem Gedächtnis)
   *[reconstructed] (rekonstruiert)
}
legend = { $confidence ->
    [recalled] aus dem Gedächtnis: kein Text gefunden
   *[reconstructed] rekonstruiert: kann von deiner Schachtel abweichen
}
so-many = { $count ->
    [one] 1 Teil; „soloist cards { $game }“ zeigt es
   *[other] { $count } Teile; „soloist cards { $game }“ zeigt sie
}
outcome = { $outcome ->
    [won] Du hast gewonnen.
    [drawn] Unentschieden.
   *[lost] Du hast verloren.
}
total = Summe
taken-back = Zurückgenommen nach einem Wurf oder einer aufgedeckten Karte: { $times }-mal.
share = Partiecode { $code }: dieselbe Partie mit „soloist play --deal { $code }“.
default = vorgegeben
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
   *[open] offen
}
no-cards = Nichts hier enthält „{ $word }“.
no-hint = Hier gibt es nichts zu raten.
broken-off = { $games } { $games ->
    [one] Partie wurde abgebrochen und zählt
   *[other] Partien wurden abgebrochen und zählen
} in keiner Quote.
none-finished = Keine Partie wurde zu Ende gespielt.
hint-player = { $player } würde antworten: { $answer }.
interrupted = Unterbrochen: { $done } von { $all } Partien wurden zu Ende gespielt und sind behalten.
written = { $file }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}.
col-level = Stufe
col-games = Partien
col-won = gewonnen
col-interval = 95-%-Intervall
col-you = du
col-opponent = Gegner
col-margin = Abstand
col-questions = Fragen
col-time = ms/Entscheidung
measured = { $player } gewinnt { $won } % ({ $low }–{ $high } %, { $games } Partien)
serving = Der Tisch ist gedeckt. Öffne dies im Browser:
serving-shared = Achtung: Andere Rechner in deinem Netz erreichen diesen Tisch, unverschlüsselt. Nur der Link hier unten öffnet ihn; gib ihn niemandem sonst.
serving-stop = Strg-C beendet den Server; jede Antwort ist gespeichert.
bad-number = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“
backed-up = Kopiert nach { $file }.
restored = Die Tische aus { $file } sind da. Was vorher da war, liegt in { $kept }.
checking = { $done } von { $all } Tischen nachgespielt
check-good = { $tables ->
    [one] 1 Tisch: Die Datei ist heil, und die Partie lässt sich nachspielen.
   *[other] { $tables } Tische: Die Datei ist heil, und jede Partie lässt sich nachspielen.
}
check-bad = Tisch { $id }: { $why }
check-older = Tisch { $id } wurde nach früheren Regeln gespielt: Er lässt sich ansehen, nicht weiterspielen; es fehlt ihm nichts.
check-newer = Tisch { $id } stammt von einem neueren Soloist und blieb, wie er ist.
deleted = Tisch { $id } liegt 30 Tage im Papierkorb; „soloist delete --back { $id }“ holt ihn zurück.
put-back = Tisch { $id } ist wieder da.
bin-empty = Der Papierkorb ist leer.
more-news = (l erzählt alles)
coast-points = Zahlen: Stärke→SP
leaf = Zeilen { $first } bis { $last } von { $all } (Eingabe: weiter, b: zurück, q: genug)
leaf-back = b, zurück
narrowed = „{ $typed }“ kann sein:
impossible-end = „{ $typed }“ geht hier nicht; das Spiel ist zu Ende.
taken-out = Zurückgenommen: { $what }
command-rule = regel, warum
command-undo = zurück, zurücknehmen, rückgängig
command-undo-turn = zug zurück
command-redo = nochmal, wiederherstellen
command-story = geschichte, verlauf
command-board = plan, brett
command-help = hilfe
command-hint = tipp, hinweis
command-quit = ende, beenden, verlassen
what-now = Was möchtest du tun? (Eingabe nimmt das Erste)
menu-resume = weiterspielen an Tisch { $id }, { $table }
menu-serve = im Browser spielen
menu-tables = die gespeicherten Tische aufzählen
menu-games = Spiele, Stufen und wie schwer sie sind
menu-help = alle Befehle
menu-quit = gehen
impossible-here = „{ $typed }“ ist hier nicht möglich.

## Eine beendete Partie, noch einmal angesehen

reviewing = Jede Antwort wird angesehen
review-stopped = abgebrochen; von dieser Analyse wird nichts aufbewahrt
review-title = { $game }: { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
review-sum = Zu Beginn { $start } %. Glück { $luck }, deine Entscheidungen { $decisions } Punkte Gewinnchance: am Ende { $end } %.
review-count = { $mistakes ->
    [0] Keine deiner { $all } Entscheidungen war ein Fehler, der sich zeigen lässt.
    [one] 1 deiner { $all } Entscheidungen war ein Fehler.
   *[other] { $mistakes } deiner { $all } Entscheidungen waren Fehler.
}
review-taken-back = { $times ->
    [one] An diesem Tisch wurde eine Antwort zurückgenommen; nicht jedes Glück war also eine Überraschung.
   *[other] An diesem Tisch wurde { $times }-mal zurückgenommen; nicht jedes Glück war also eine Überraschung.
}
review-luck = Glück { $points }
review-decisions = Entscheidungen { $points }
review-setup = Vor der ersten Runde
review-decision = { $nth }. { $place }: { $lost } Punkte
review-choice = Du hast { $chosen } gewählt ({ $after } %); der Trainer hätte { $best } gewählt ({ $before } %).
review-effort = Jede Möglichkeit wurde { $tries }-mal mit demselben Glück versucht, nur mit dem, was du wissen konntest; ein Fehler ist, was deutlich schlechter war, und das auch bei neuen Versuchen. Die Chancen sind die des Trainers, wenn er selbst spielt, auf 10 Punkte genau. Glück steht nur dort, wo gewürfelt oder gezogen wurde. Dazu zählt, was zu klein ist, um es davon zu unterscheiden.
