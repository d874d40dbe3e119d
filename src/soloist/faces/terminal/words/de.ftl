### Die Worte des Terminals.

welcome = { $game }, { $level }. Das ist Tisch { $id }; jede Antwort wird gespeichert.
welcome-back = { $game }, { $level }. Zurück an Tisch { $id }.
today-deal = Partie des Tages: { $game }, { $level }. Sie ist für alle gleich.
today-begun = Partie des Tages: { $game }, { $level }. Du hast sie schon begonnen.
today-played = Partie des Tages: { $game }, { $level }. Du hast sie schon gespielt, an Tisch { $id }: { $state }. „soloist play --deal { $code }“ spielt sie noch einmal.
deal-code = Partie { $code }: zum Weitergeben mit „soloist play --deal { $code }“.
ruling-in-force = Auslegung: { $ruling }
open-elsewhere = Tisch { $id } ist auch in einem anderen Terminal offen (Prozess { $process }). Eine späte Antwort wird abgelehnt; du siehst dann die neue Stellung.
moved-on = An Tisch { $id } wurde anderswo weitergespielt. Deine Antwort wurde nicht übernommen. Das ist die Stellung jetzt.
left = Gespeichert. Weiter geht es mit „soloist resume { $id } --lang { $language }“.
left-finished = Gespeichert. Analyse der Partie: „soloist review { $id } --lang { $language }“.
no-news = Seit deiner letzten Antwort ist nichts geschehen.
nothing-to-resume = Kein offener Tisch. „soloist play“ beginnt einen.
no-such-tables = Kein gespeicherter Tisch ist so. „soloist tables“ listet alle auf.
no-tables = Noch keine gespeicherten Tische. „soloist play“ beginnt einen.
kept = { $outcome ->
    [open] Als Tisch { $id } gespeichert. Weiter geht es mit „soloist resume { $id }“.
   *[over] Als Tisch { $id } gespeichert. Die Partie ist zu Ende; „soloist resume { $id }“ zeigt, wie sie ausging.
}
box-came = { $game }: eine Schachtel mit { $entries ->
    [one] 1 eingegebenen Teil
   *[other] { $entries } eingegebenen Teilen
}
box-kept = Deine Schachtel von { $game } ist gespeichert. „soloist play { $id } --edition mine“ spielt damit.
box-same = Diese Schachtel von { $game } hast du schon.
box-two = Du hast schon eine andere Schachtel von { $game }.
which-box = Welche Schachtel behältst du? (Enter nimmt die erste)
box-mine = meine
box-new = die aus dem Link, statt meiner
box-stays = Deine Schachtel von { $game } bleibt, wie sie ist.
which-game = Welches Spiel?
which-level = Welche Stufe? (Eingabetaste nimmt die erste)
prompt = Deine Antwort (h für Hilfe):
prompt-end = u rückgängig, l Verlauf, q Ende:
impossible = „{ $typed }“ ist hier nicht möglich. Möglich: { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours }–{ $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Schon gewählt: { $laid }
none-counted = Keine Antwort wurde übernommen. Mehrere Antworten in einer Zeile gehen nur bis zum nächsten Wurf oder zur nächsten Karte.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts wiederherzustellen.
any-number = eine Zahl von { $least } bis { $most }
then-enter = {" "}Enter
games-more = „soloist games SPIEL“ sagt mehr über ein Spiel und seine Stufen.
set-right = Um Soloist zu berichtigen, gib ein, was dein Tisch zeigt: { $spots }
pair = { $name }: { $text }
confidence = { $confidence ->
    [recalled] (aus dem Gedächtnis)
   *[reconstructed] (rekonstruiert)
}
legend = { $confidence ->
    [recalled] aus dem Gedächtnis: keine Quelle gefunden
   *[reconstructed] rekonstruiert: kann von deiner Schachtel abweichen
}
so-many = { $count ->
    [one] 1 Karte oder Plättchen; „soloist cards { $game }“ zeigt es
   *[other] { $count } Karten und Plättchen; „soloist cards { $game }“ zeigt sie
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
rulings = Auslegungen: Regeln, die das Blatt offenlässt (--ruling NAME=WERT)
all-sourced = Material: alles ist belegt.
doubtful = { $confidence ->
    [recalled] Aus dem Gedächtnis, keine Quelle gefunden: { $names }
   *[reconstructed] Rekonstruiert, kann von deiner Schachtel abweichen: { $names }
}
table-state = { $outcome ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[open] offen
}
tables-id = Nr.
tables-changed = Gespielt
tables-game = Spiel, Stufe
tables-round = Runde
tables-state = Stand
tables-deal = Partie
table-beside = { $state }, am Brett
table-measure = { $state }, { $name } { $value }
found-nothing = nichts passt zu „{ $word }“
no-cards = nichts passt zu „{ $word }“; „soloist cards { $game }“ zeigt alle
no-hint = Für diese Frage gibt es keinen Tipp.
no-hint-beside = Neben dem Brett gibt es keine Tipps.
broken-off = { $games } { $games ->
    [one] Partie wurde
   *[other] Partien wurden
} abgebrochen und { $counted ->
    [1] als verloren gezählt
   *[0] weggelassen
}.
row-version = Die Zeile wurde mit Version { $played } und Regelfassung { $rules } gespielt. Hier ist es Version { $here } mit Fassung { $now }, daher kann die Partie anders verlaufen.
same-games = Alle Partien endeten gleich: Würfel und Karten sind die einer einzigen Partie, und der eigene Zufall des Spielers änderte nichts. Ohne --deal sind die Partien verschieden.
none-finished = Keine Partie wurde zu Ende gespielt.
hint-player = { $player } würde antworten: { $answer }.
interrupted = Unterbrochen. Zu Ende gespielte und behaltene Partien: { $done } von { $all }.
written = { $file }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}.
col-level = Stufe
col-games = Partien
col-won = gewonnen
col-interval = 95 % sicher
col-score = Punkte
col-margin = Abstand
col-questions = Fragen
col-time = ms
measured = { $player } gewinnt { $won } % ({ $low }–{ $high } %, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
serving = Soloist läuft. Öffne diese Adresse im Browser:
serving-shared = Achtung: Andere Geräte in deinem Netz können Soloist erreichen, unverschlüsselt. Nur der Link hier unten öffnet es. Gib ihn niemandem sonst.
serving-stop = Strg-C beendet den Server; jede Antwort ist gespeichert.
bad-number = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“
backed-up = Kopiert nach { $file }.
restored = Die Tische aus { $file } sind wiederhergestellt. Die früheren liegen in { $kept }.
checking = Nachgespielte Tische: { $done } von { $all }
check-good = { $tables ->
    [0] Noch keine Tische. Die Datei ist in Ordnung.
    [one] 1 Tisch. Die Datei ist in Ordnung, und die Partie lässt sich nachspielen.
   *[other] { $tables } Tische. Die Datei ist in Ordnung, und jede Partie lässt sich nachspielen.
}
check-bad = Tisch { $id }: { $why }
check-older = Tisch { $id } wurde nach früheren Regeln gespielt. Du kannst ihn ansehen, aber nicht weiterspielen.
check-newer = Tisch { $id } stammt von einer neueren Version von Soloist und wurde nicht geprüft.
deleted = Tisch { $id } liegt 30 Tage im Papierkorb; „soloist delete --back { $id }“ holt ihn zurück.
put-back = Tisch { $id } ist wieder da.
bin-empty = Der Papierkorb ist leer.
narrowed = „{ $typed }“ kann heißen:
impossible-end = „{ $typed }“ ist hier nicht möglich; die Partie ist zu Ende.
taken-out = Zurückgenommen: { $what }
command-rule = regel, warum
command-undo = zurück, zurücknehmen, rückgängig
command-undo-turn = zug zurück
command-redo = wiederholen, nochmal, wiederherstellen
command-story = verlauf, geschichte
command-board = plan, brett
command-help = hilfe
command-hint = tipp, hinweis
command-quit = ende, beenden, verlassen
what-now = Was möchtest du tun? (Eingabe nimmt das Erste)
menu-resume = Weiterspielen an Tisch { $id }, { $table }
menu-serve = Im Browser spielen
menu-tables = Gespeicherte Tische
menu-games = Spiele, Stufen und Schwierigkeit
menu-help = Alle Befehle
menu-quit = Beenden
impossible-here = „{ $typed }“ ist hier nicht möglich.
nothing-played = Keine Antwort wurde übernommen.
too-many-answers = Keine Antwort wurde übernommen. Die Zeile enthält zu viele Antworten (Grenze: { $most }).
did-you-mean = Meintest du: { $names }?
enter-again = Die Eingabetaste wiederholt die Frage.
hint-stopped = Der Tipp wurde abgebrochen. Am Tisch hat sich nichts geändert.
account = { $name }: { $whose ->
    [both] du { $yours }, { $who } { $theirs }
    [yours] du { $yours }
   *[theirs] { $who } { $theirs }
}
help-answers = Antworte mit der Nummer oder dem Namen einer Möglichkeit, zum Beispiel „{ $name }“. Der Anfang genügt.
help-several = Auch mehrere Antworten in einer Zeile gehen, zum Beispiel „{ $first }, { $second }“.
help-pieces = Wähl die Teile in beliebiger Reihenfolge. Ein Minus nimmt eines zurück („-{ $name }“).
help-commands =
    Eingabetaste: die Frage wiederholen
    ? oder regel: die Regel hinter der Frage („? { $clause }“ zeigt einen Abschnitt)
    u oder zurück: eine Antwort zurücknehmen; uu nimmt den ganzen Zug zurück
    r oder wiederholen: sie wieder geben
    b oder plan: die ganze Stellung
    l oder verlauf: was bisher geschah („l 20“ nennt die letzten 20 Zeilen)
    h! oder tipp: die besten Möglichkeiten aus Sicht des Trainers
    en, fr, de: Sprache wechseln
    q oder ende: den Tisch verlassen (alles ist gespeichert)

## Eine beendete Partie, noch einmal angesehen

reviewing = Jede Antwort wird analysiert
review-stopped = abgebrochen; von dieser Analyse wird nichts gespeichert
review-title = { $game } – { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
review-sum = Gewinnchance zu Beginn: { $start } %. Glück { $luck }, deine Entscheidungen { $decisions } Punkte. Am Ende: { $end } %.
review-count = { $mistakes ->
    [0] Keine deiner { $all } Entscheidungen war ein klarer Fehler.
    [one] 1 deiner { $all } Entscheidungen war ein Fehler.
   *[other] { $mistakes } deiner { $all } Entscheidungen waren Fehler.
}
review-taken-back = { $times ->
    [one] An diesem Tisch hast du eine Antwort zurückgenommen; manche Würfel oder Karten kanntest du also schon.
   *[other] An diesem Tisch hast du { $times }-mal zurückgenommen; manche Würfel oder Karten kanntest du also schon.
}
review-luck = Glück { $points }
review-decisions = Entscheidungen { $points }
review-setup = Aufbau
review-decision = { $nth }. { $place }: { $lost } Punkte
review-choice = Du hast „{ $chosen }“ gewählt ({ $after } %). Der Trainer hätte „{ $best }“ gewählt ({ $before } %).
review-effort = Jede Möglichkeit wurde { $tries }-mal mit denselben Würfeln und Karten simuliert, nur mit dem, was du sehen konntest. Ein Fehler war deutlich schlechter, und das auch in neuen Simulationen. Die Prozente gelten, wenn du wie der Trainer weiterspielst; sie können um 10 Punkte abweichen. Glück zählt nur dort, wo gewürfelt oder gezogen wurde. Zu kleine Unterschiede zählen zum Glück.

## Die App im ganzen Fenster

keys-table = Tab Seiten, Leer Neues, i Details, ? Regel, h Tipp, u zurück, / filtern, q Ende
keys-end = Enter wählen, Tab Seiten, Leer Neues, u zurück, q Ende
keys-reading = Leer weiter, Tab nächste Seite, / suchen, n nächster, Esc zurück
keys-choosing = Enter wählen, ↑↓ bewegen, Esc zurück
keys-menu = Enter wählen, ↑↓ bewegen, Esc beenden
keys-waiting = Esc abbrechen
keys-watching = Leer weiter, q Ende
news = Was geschah
news-count = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}: Leertaste zeigt alles
to-do = Jetzt zu tun
since = Seit deiner Antwort
details = Die Antworten im Ganzen
details-key = i: alles
filter = Teil eines Namens
correct = Was ist bei dir am Tisch anders?
search-for = Suchen nach
thinking = Denkt nach … Esc bricht ab.
pieces = { $name } { $count }
page-story = Verlauf
page-board = Spielplan
page-sides = Beide Seiten
page-rules = Regeln
page-cards = Karten
page-primer = So geht’s
page-levels = Stufen
page-review = Analyse
after-review = Diese Partie analysieren
after-new = Neue Partie
after-again = Dieselbe Partie noch einmal ({ $code })
after-level = Nächste Stufe: { $level }
after-leave = Tisch verlassen
menu = Menü
menu-beside = Neben deinem Brett
menu-beside-detail = Soloist spielt nur den Gegner. Du spielst auf deinem Brett.
menu-today = Partie des Tages
menu-today-detail = { $game }, { $level }: Code { $code }, heute für alle gleich.
menu-tables-detail = Eine Partie fortsetzen oder eine beendete ansehen.
menu-history = Meine Partien
menu-history-detail = Deine Ergebnisse nach Spiel und Stufe.
menu-read = Regeln, Karten und Einstieg
menu-read-detail = Einstieg, Regeln, Karten und Stufen eines Spiels.
menu-settings = Einstellungen
menu-settings-detail = Sprache und Farben.
menu-quit-detail = Alles ist gespeichert.
theme = { $theme ->
    [nord] Farben: dunkelblau
    [textual-dark] Farben: dunkel
    [textual-light] Farben: hell
   *[textual-ansi] Farben: die deines Terminals
}
market-columns = Münz., Pr., Bew.
market-brings = + jede Runde, − Kosten
coast-needs = Mannschaft, Proviant, Gold
coast-columns = mit  Stärke→SP  Sätze
coast-signs = ○ frei  ✕ gesperrt  13+1⚂ deine Stärke und Würfel
tribe-signs = ⚂ Initiative  ▲ höchste: setzt aus  △ setzt vielleicht aus
sign = { $sign ->
    [resolved] gewertet
    [points] Punkte für den ersten Platz
   *[more] auch andere Belohnungen
}
