### Die Worte der Seiten im Browser.

motto = Vier Brettspiele für dich allein.
games = Spiele
look = Sprache, hell oder dunkel
to-the-games = Zu den Spielen
to-the-question = Zur Frage
language = Sprache
scheme = Farben
scheme-auto = Auto
scheme-light = Hell
scheme-dark = Dunkel
motion = Animationen
motion-on = An
motion-off = Aus
sound = Ton beim Zug des Gegners
menu = Menü
all-games = Soloist: alle Spiele
play = Spielen
more = Mehr
decisions = Etwa { $decisions } Entscheidungen.
my-record = Du hast { $won } von { $games } gewonnen.
carry-on = Weiterspielen
resume = Weiter
look-at = Ansehen
all-tables = Meine Tische
no-tables = Noch keine Tische.
friend = Partie eines Freundes
open = Öffnen
deal-code = Partiecode
paste-record = Von einem anderen Gerät: Link oder Mitschrift einfügen
link-or-record = Link eines Tisches oder Mitschrift einer Partie
record = Mitschrift der Partie
record-file = oder die Datei
its-edition = Die Ausgabe dazu, falls du mit einer eigenen gespielt hast
keep-good-part = Wenn die Mitschrift beschädigt ist, das Lesbare behalten
manual = Handbuch
manual-sure = Handbuch: Wie sicher die Regeln sind
free = Freie Software. Kein Konto, kein Netz.
disclaimer = Von den Verlagen weder gemacht noch gebilligt. Alle Zeichnungen sind von uns.
rules = Regeln und Auslegungen
rules-of = Regeln: { $game }
chapters = Kapitel
cards = Karten und Plättchen
all-cards = Alle Karten und Plättchen
find = Suchen
no-cards = Keine Treffer.
table-state = { $outcome ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[open] offen
}
day = { $when ->
    [today] heute, { $time }
    [yesterday] gestern, { $time }
   *[earlier] { $date }
}
the-deal = Die Partie
seed = Startwert
seed-help = Bis zu 8 Buchstaben und Ziffern (ohne 0, O, 1, I) oder # und eine Zahl. Derselbe Startwert gibt dieselben Karten und Würfel. Leer: ein neuer.
own-fate = Eigene Würfel und Karten: Ich gebe jedes Ergebnis hier ein
own-fate-help = Du spielst die ganze Partie auf diesem Bildschirm, mit eigenen Würfeln und Karten: 100 bis 270 Eingaben. Für dein echtes Brett nimm „Neben dem Brett“.
your-edition = Deine Ausgabe
your-edition-help = Für Fortgeschrittene: eine TOML-Datei mit den Karten und Plättchen deiner Schachtel. Einfacher ist „Meine Schachtel“.
rulings = Auslegungen
rulings-help = Wo das Soloblatt etwas offenlässt, entscheidest du. Vorgegeben ist unsere Auslegung.
default = vorgegeben
in-force = gilt
the-board = Der Spielplan
your-stock = Dein Vorrat
since-answer = Seit „{ $answer }“
fresh = { $how ->
    [drawn] gezogen
   *[new] neu
}
what-happened = Was gerade geschah
in-words = Der Tisch in Worten
story = Verlauf
whole-story = Der ganze Verlauf
back-to-table = Zurück an den Tisch
leave = Den Tisch verlassen (er ist gespeichert)
tools = Hilfe und Rückgängig
undo = Rückgängig
undo-turn = Den ganzen Zug rückgängig machen
laid = Schon gewählt: zum Zurücknehmen antippen
take-out = Zurücknehmen: { $piece }
older-rules = Ein Tisch mit früheren Regeln
older-rules-line = Dieser Tisch wurde mit früheren Regeln begonnen, die manches anders fragten. Du kannst ihn nicht weiterspielen. Du siehst ihn dort, wo sich die Fragen zum ersten Mal unterscheiden; seine Mitschrift bleibt ganz erhalten.
since-last-answer = Seit deiner letzten Antwort
it-cost-you = Deine Verluste
loss = { $by } { $name } ({ $causes }).
score-change = Du { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who }: { $name }
all-told = alles
is-playing = Der Zug wird gezeigt · zum Überspringen tippen oder Taste drücken
tap-the-board = Tippe auf eine markierte Stelle, um zu sehen, was sie bewirkt. Es zählt erst, wenn du bestätigst.
tap-lays = „+“ setzt sofort, „×“ nimmt zurück. Alles andere bestätigst du erst.
all-options = Alle Möglichkeiten
marks = Markierungen
replay = Den Zug noch einmal zeigen
replay-first = Von Anfang an
replay-back = Schritt zurück
replay-play = Abspielen oder anhalten
replay-on = Schritt vor
replay-last = Zum aktuellen Stand
replay-speed = Geschwindigkeit
by-fate = Würfel und Karten
by-rules = Danach
keys = Tasten
key-options = die Möglichkeit mit dieser Taste wählen (H, K, M, R, T und U sind belegt)
key-decline = verzichten oder aufhören
key-confirm = die zusammengestellte Antwort bestätigen
key-amount = beim Bezahlen: eins weniger, eins mehr
key-replay = den letzten Zug noch einmal zeigen: Schritt zurück, Schritt vor
key-marks = Markierungen auf dem Spielplan zeigen oder verbergen
key-escape = Fenster schließen, Animation überspringen
redo = Wiederholen
hint = Tipp
why = Warum?
close = Schließen
your-fate = Deine Würfel und Karten:
notice-stale = Der Tisch war schon weiter; deine Antwort wurde nicht übernommen. So steht es jetzt.
notice-illegal = Diese Antwort ist hier nicht möglich. Nichts wurde geändert.
doubts = Manches Material ist aus dem Gedächtnis oder rekonstruiert, weil sich keine Quelle fand. Es kann von deiner Schachtel abweichen.
confidence = { $confidence ->
    [recalled] aus dem Gedächtnis: keine Quelle gefunden
   *[reconstructed] rekonstruiert: kann von deiner Schachtel abweichen
}
origin = { $origin ->
    [sheet] Aus dem Soloblatt: { $sheet }
    [base] Aus den Regeln des Grundspiels.
    [expansion] Aus den Regeln der Erweiterung.
   *[gap] Die Regeln sagen dazu nichts. Das ist unsere Auslegung.
}
walk = Partie Schritt für Schritt ansehen
walk-step = Schritt { $number } von { $last }
earlier = Zurück
later = Weiter
to-start = Zum Anfang
to-end = Zum Ende
the-end = Das Ende
outcome = { $outcome ->
    [won] Du gewinnst{ $margin ->
        [0] { "" }
        [one] { " " }mit 1 Punkt Vorsprung
       *[other] { " " }mit { $margin } Punkten Vorsprung
    }
    [drawn] Unentschieden
   *[lost] Du verlierst{ $margin ->
        [0] { "" }
        [one] { " " }mit 1 Punkt Rückstand
       *[other] { " " }mit { $margin } Punkten Rückstand
    }
}
you = Du
score-lines = Zeile für Zeile
their-score-lines = { $who }: Zeile für Zeile
from = Woher
none = nichts
total = Summe
what-next = Wie geht es weiter?
new-deal = Neue Partie
same-level = gleiche Stufe
same-deal = Dieselben Karten noch einmal
undo-last = Rückgängig
this-deal = Diese Partie
level = Stufe
as-on-the-sheet = alle wie vorgegeben
length = Länge
answers = { $answers } { $answers ->
    [one] Antwort
   *[other] Antworten
}
taken-back = Zurückgenommen
times = { $times ->
    [0] nie nach einem Wurf oder einer aufgedeckten Karte
    [one] einmal nach einem Wurf oder einer aufgedeckten Karte
   *[other] { $times }-mal nach einem Wurf oder einer aufgedeckten Karte
}
yes = ja
components = Material
doubtful = { $confidence ->
    [recalled] { $count } aus dem Gedächtnis, keine Quelle gefunden
   *[reconstructed] { $count } rekonstruiert, kann von deiner Schachtel abweichen
}
status = { $status ->
    [404] Diese Seite gibt es nicht
    [405] Das ist hier nicht möglich
    [400] Das geht nicht
   *[other] Etwas ist schiefgegangen
}
http-error = { $status ->
    [404] An dieser Adresse ist nichts. Deine Tische findest du auf der ersten Seite.
    [405] Diese Adresse erwartet eine andere Art von Anfrage.
    [500] Das war unser Fehler, nicht deiner. Alle deine Antworten sind gespeichert.
   *[other] Die Anfrage war nicht zu verstehen.
}
guard-host = Unter dieser Adresse ist Soloist nicht erreichbar. Öffne http://127.0.0.1 mit dem richtigen Port.
guard-site = Eine andere Seite hat dieses Formular geschickt. Nichts wurde verändert.
guard-large = Zu groß: höchstens { $most } kB.
guard-secret = Diese Tische sind privat. Öffne den Link, den der Server ausgegeben hat; er enthält den Schlüssel.
stale-answer = diese Antwort gehört zu einer früheren Stellung; nichts wurde geändert
no-such-answer = es gibt keinen Schritt { $given }; der letzte ist { $last }
cannot-listen = Port { $port } auf { $host } ist nicht nutzbar: { $why }. Nimm einen anderen: „soloist serve --port 8800“
bad-name = „{ $given }“ ist kein Rechnername; ein Rechnername sieht aus wie nas.local
bad-key = SOLOIST_KEY braucht 16 bis 200 Buchstaben, Ziffern, - und _; „openssl rand -hex 16“ erzeugt einen
bad-upload = { $file } ist nicht lesbar: { $why }
json-missing = für JSON ist die Bibliothek { $library } nötig; installiere sie mit „pip install { $library }“
hint-busy = gerade werden viele Tipps berechnet; frag gleich noch einmal
review-busy = Tisch { $id } wird gerade analysiert; frag noch einmal, wenn das fertig ist
newer = von einer neueren Version von Soloist
damaged = beschädigt, lässt sich nicht öffnen
damaged-table = Tisch { $id }
delete = Löschen
delete-help = Für 30 Tage in den Papierkorb
put-back = Zurückholen
bin = Papierkorb ({ $count })
bin-title = Papierkorb
bin-help = Gelöschte Tische bleiben hier 30 Tage.
pages = Seiten
page-of = Seite { $number } von { $last }
newer-tables = Neuere
older-tables = Ältere
collection = Alle Tische als eine Datei
collection-help = Eine Kopie entsteht jeden Tag automatisch und bleibt eine Woche. Hier kannst du eine sichern oder die Tische eines anderen Geräts hinzufügen.
export = Kopie sichern
import = Diese Tische hinzufügen
import-file = Eine Kopie von einem anderen Gerät
added = { $added ->
    [0] Alle diese Tische waren schon da.
    [one] 1 Tisch wurde hinzugefügt.
   *[other] { $added } Tische wurden hinzugefügt.
}
table-taken = an Tisch { $id } antwortet gerade jemand
bin-empty = Der Papierkorb ist leer.
in-bin = Der Tisch liegt für 30 Tage im Papierkorb.
back-again = Der Tisch ist wieder da.
primer-title = So wird gespielt
primer = 60 Sekunden
start = Los
all-rules = Alle Regeln
primer-again = Erscheint vor deiner ersten Partie. Später wieder: Menü, „So wird gespielt“.
find-in-rules = In den Regeln suchen
no-clause = Kein Abschnitt enthält alle diese Wörter.

## Die erste Seite

carry-on-line = wo du aufgehört hast
new-game = Neue Partie
new-game-line = auf diesem Bildschirm oder auf deinem Brett
play-here = Hier spielen
play-guided = Erste Partie? Mit Begleitung spielen
leave-guide = Begleitung beenden
beside = Neben dem Brett
beside-state = { $state }, neben meinem Brett
easier-than = Leichter als { $level }.
starts-easier = { $what } (höher ist leichter)
starts-measured = Von 10 Partien gewonnen: von einem einfachen Computerspieler · von unserem besten
done = Fertig
score = Du { $you }–{ $theirs } { $who }
rules-short = Regeln
today = Partie des Tages
today-line = { $game }, { $level }. Für alle gleich.
my-games = Meine Partien
played = gespielt
won = gewonnen
in-a-row = in Folge
last-ten = die letzten zehn, neueste rechts
all = Alle
welcome = Setz dich.
welcome-line = Wähl ein Spiel. Soloist spielt den Gegner, würfelt, zählt und erklärt. Oder spiel mit deiner Schachtel: Soloist sagt dir, was der Gegner tut.
shortest = Am kürzesten: { $game }, etwa { $decisions } Entscheidungen
phone = Mit dem Handy spielen
phone-how = Starte Soloist mit diesem Befehl. Öffne dann auf dem Handy den Link, den es ausgibt:
phone-scan = Richte die Kamera des Handys auf diesen Code. Er öffnet deine Tische: Zeig ihn niemandem sonst.
phone-menu = Du kannst diese Tische auch auf dem Handy öffnen.

## Meine Tische, und Partien zum Weitergeben

keep = Name, anheften, weitergeben
name = Name
save = Speichern
pin = Oben anheften
unpin = Nicht mehr anheften
pinned = Angeheftet
copy-code = Code kopieren
copy-link = Link kopieren
copied = Kopiert
deal-line = Wer diese Partie öffnet, bekommt dieselben Karten und Würfel.
deal-it = Diese Partie spielen
your-tables-of-it = Deine Tische zu dieser Partie
no-table = Dieser Tisch ist nicht hier. Vielleicht liegt er im Papierkorb, oder die Nummer stimmt nicht. „Meine Tische“ zeigt alle.

## Beside the real board

beside-help = Du spielst mit deiner Schachtel. Soloist spielt den Gegner und sagt dir, was du für ihn ausführst.
set-up = Aufbau
pair = { $name }: { $text }
tag = { $kind ->
    [setup] Aufbau
    [do] Zu tun
    [noted] Geändert
    [you] Du bist dran
    [box] Deine Schachtel
   *[them] { $who }
}
step-back = Rückgängig
so-far = Bisher
nothing-yet = Noch nichts.
back-to-here = Diesen Schritt und alles danach zurücknehmen
correct = Etwas anderes berichtigen
correct-help = Nur wenn dein Tisch und Soloist voneinander abweichen. Die Berichtigung wird notiert, und „Rückgängig“ nimmt sie zurück.
correct-it = Berichtigen
count-it = Übernehmen
every-tap-saved = Jede Eingabe wird sofort gespeichert. Du kannst das Handy sperren und später weiterspielen.
read-aloud = Vorlesen
no-voice = Dieses Gerät hat keine deutsche Stimme.
text-size = Schriftgröße neben dem Brett
text-usual = normal
text-large = groß
box-changed = Du hast deine Schachtel berichtigt. Soll das auch hier gelten?
box-take = Ja, übernehmen
box-leave = Nein, so weiterspielen
play-again = Noch einmal
prestige = Prestige
beside-title = Neben meinem Brett
beside-line = Du spielst mit deiner Schachtel. Soloist spielt den Gegner: Es fragt wenig und sagt dir, was du für ihn tust.
print-sheet = Blatt zum Drucken

## The sheet to print

sheet-help = Eine Seite auf A4 oder Letter: Druck sie mit deinem Browser.
sheet-values = Zum Mitschreiben
sheet-start = Start
sheet-he = Er
sheet-worth = { $vp } SP
sheet-clauses = Die kleinen Kürzel verweisen auf die Abschnitte im Regelbuch von Soloist.
sheet-rulings = Dieses Blatt folgt den Auslegungen deines Tischs.

## Die Analyse einer Partie

review = Partie analysieren
review-about = Der Trainer sieht sich jede deiner Antworten an: was sie wert war, was die beste wert war und wie viel Glück du hattest. Das dauert bis zu zwei Minuten, auf diesem Gerät.
review-begins = Die Analyse beginnt …
reviewed = Zu { $percent } % fertig.
start-review = Diese Partie analysieren
stop-review = Abbrechen
look-again = Fortschritt zeigen
win-chance = Gewinnchance
start-end = Beginn { $start } · Glück { $luck } · Entscheidungen { $decisions } · Ende { $end }
luck-key = Glück
decisions-key = Entscheidungen: was sie kosten
review-step = Antwort { $number } von { $last }
instead = „{ $chosen }“ statt „{ $best }“
no-mistake = „{ $chosen }“: kein klarer Fehler
luck-then = Glück bis zu deiner nächsten Antwort: { $points }
next-mistake = Nächster Fehler
next-luck = Nächster Glücks- oder Pechmoment
each-worth = Was jede Antwort wert war
coach-tag = Trainer
yours-key = du
badge = { $side ->
    [coach] Trainer
   *[you] du
} { $chance } %
coach = Trainer:
range = zwischen { $low } und { $high } %
play-on = Von hier weiterspielen
play-on-line = Öffnet eine Kopie dieses Tischs. Sie zählt nicht in deiner Statistik.
hide-coach = Trainer verbergen
show-coach = Trainer zeigen
ask-again = Der Trainer ist verborgen. Was würdest du jetzt antworten?
your-answer-now = Deine Antwort jetzt
now-tag = jetzt
tried = { $sense ->
    [best] Der Trainer würde dasselbe antworten.
    [close] Der Trainer sieht keinen Unterschied zur besten Antwort.
   *[worse] Der Trainer würde „{ $best }“ wählen.
}
luck-apart = Glück und Entscheidungen
fall = { $kind ->
    [start] Zu Beginn
    [luck] Glück: Würfel, Karten, Plättchen
    [decisions] Deine Entscheidungen
   *[end] Am Ende
}
luck-line = { $sense ->
    [good] Das Glück war auf deiner Seite: { $points } Punkte Gewinnchance.
    [bad] Du hattest Pech: { $points } Punkte Gewinnchance.
   *[even] Glück und Pech glichen sich aus: { $points } Punkte Gewinnchance.
}
decisions-line = { $mistakes ->
    [0] Keine deiner { $decisions } Entscheidungen war ein klarer Fehler.
    [one] 1 deiner { $decisions } Entscheidungen war ein Fehler und hat dich { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gekostet.
   *[other] { $mistakes } deiner { $decisions } Entscheidungen waren Fehler und haben dich { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gekostet.
}
review-taken-back = { $times ->
    [one] Du hast eine Antwort zurückgenommen, nachdem Würfel oder Karten schon zu sehen waren. Einen Teil des Glücks kanntest du also.
   *[other] Du hast { $times }-mal zurückgenommen, nachdem Würfel oder Karten schon zu sehen waren. Einen Teil des Glücks kanntest du also.
}
how-measured = Wie wird das gemessen?
how-measured-line = Jede Möglichkeit wird { $tries }-mal mit denselben Würfeln und Karten simuliert, dann spielt der Trainer weiter. Nur was du sehen konntest, wird benutzt. Ein Fehler wird nur gezeigt, wenn ihn eine zweite Reihe von Simulationen bestätigt. Beginn, Glück und Entscheidungen ergeben zusammen das Ende. Die Prozente gelten, wenn du wie der Trainer weiterspielst; sie können um 10 Punkte abweichen. Glück zählt nur dort, wo gewürfelt oder gezogen wurde. Zu kleine Unterschiede zählen zum Glück.
no-mistakes = Keine klaren Fehler. Der Trainer nennt etwas nur einen Fehler, wenn es sich zweimal bestätigt.
step-into = Zu dieser Stellung gehen
to-the-end-page = Zum Ergebnis
measure = { $name } { $value }
goal-now = Wäre das Spiel jetzt zu Ende: { $score }. Dein Ziel: { $aim }.

## Meine Partien

statistics = Statistik
games-so-far = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
mine-line = { $won } gewonnen, längste Siegesserie { $run }
won-of = { $won ->
   *[other] von { $played } gewonnen
}
best = Rekord
average = Schnitt
streak-name = Serie
streak = { $run } { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
luck-a-game = Glück pro Partie
luck-decisions = Glück { $luck }, Entscheidungen { $decisions }
column-game = Spiel
column-result = Ergebnis
column-when = Gespielt
with-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
not-reviewed = nicht analysiert
decisions-word = Entscheidungen
last-scores = letzte { $count } Ergebnisse
one-try = Für alle dieselben Karten. Nur ein Versuch zählt.
todays-deal = Partie des Tages spielen
weekday = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
weekday-short = { $day ->
    [1] M
    [2] D
    [3] M
    [4] D
    [5] F
    [6] S
   *[7] S
}
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
month-line = { $won } gewonnen, { $lost } verloren.
choose-tables = Welche Tische
chip = { $show ->
    [open] Offen
    [won] Gewonnen
    [lost] Verloren
   *[pinned] Angeheftet
}
as-csv = Für die Tabellenkalkulation (CSV)

## Das Ende einer Partie

tied = { $outcome ->
    [won] Bei Gleichstand gewonnen
   *[lost] Bei Gleichstand verloren
}, { $you }–{ $they }
points-together = Woher die Punkte kommen
now-try = Versuch jetzt { $level }
try-level = Versuch lieber { $level }
beat = { $score } schlagen
score-went = Wie sich die Punkte entwickelten
number-went = { $name }, Runde für Runde
as-a-table = Als Tabelle
after-round = Nach
look-there = Ansehen
print = Drucken
medal-first = Dein erster Sieg auf dieser Stufe
medal-best = Dein bestes Ergebnis auf dieser Stufe: { $score }
medal-was = Dein bisheriger Rekord war { $score }.
medal-row = { $wins } Siege in Folge
medal-closest = Deine knappste Partie
medal-plain = Diese Stufe bisher
medal-line = { $played ->
    [one] 1 gespielt
   *[other] { $played } gespielt
}, { $won } gewonnen.
medal-to-beat = { $line } Rekord: { $score }.
a-copy = Mitten aus einer Partie weitergespielt
a-copy-line = Ein solcher Tisch zählt nicht in deiner Statistik.

## A result to share

share = Teilen
copy-result = Ergebnis kopieren
the-result = Das Ergebnis als Text
share-game = Soloist · { $game }, { $level }
share-result = { $outcome ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
}{ $kind ->
    [none] { "" }
   *[other] { " " }· { $score }
}
share-minutes = { $minutes ->
    [0] Unter 1 Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
share-help = { $hints ->
    [-1] Tipps nicht gezählt
    [0] Keine Tipps
    [one] 1 Tipp
   *[other] { $hints } Tipps
} · { $times ->
    [0] nie nach Wurf oder Karte zurückgenommen
    [one] 1-mal nach Wurf oder Karte zurückgenommen
   *[other] { $times }-mal nach Wurf oder Karte zurückgenommen
}
share-bot = Ein einfaches Programm mit denselben Karten · { bot-result }
share-code = Partiecode { $code }
bot-result = { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}{ $kind ->
    [none] { "" }
   *[other] { " " }{ $score }
}
same-deal-bot = Einfaches Programm
hints-used = Tipps genutzt
hints-count = { $hints ->
    [0] keine
   *[other] { $hints }
}
minutes = { share-minutes }
review-running = Der Trainer sieht sich die Partie an …
review-ready = Die Analyse ist fertig.
reviews = Analyse
reviews-asked = auf Wunsch
reviews-after = nach jeder Partie
losses-in-a-row = Auf Stufe „{ $level }“ { $losses }-mal in Folge verloren.
your-minutes = Deine Partien dauern { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}.
about-decisions = Etwa { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}.

## Meine Schachtel

my-box = Meine Schachtel
box-line = Manche Karten und Plättchen haben wir rekonstruiert. Gib einmal ein, was auf deinen gedruckt ist. Soloist verwendet es dann neben deinem Brett, und hier auch, wenn du willst.
box-count = { $mine ->
    [0] noch nichts eingegeben
    [one] 1 Eintrag ist von dir
   *[other] { $mine } Einträge sind von dir
}
box-broken = Die gespeicherte Schachtel lässt sich nicht mehr verwenden.
box-broken-help = Speichere die Datei und berichtige sie, oder lösche die Schachtel.
box-mark = { $mark ->
    [mine] von dir
    [sourced] belegt
    [recalled] aus dem Gedächtnis
   *[reconstructed] rekonstruiert
}
box-mark-help = „Von dir“: Das hast du eingegeben. „Belegt“: Das steht in einer Quelle. „Aus dem Gedächtnis“ und „rekonstruiert“: Das kann von deiner Schachtel abweichen. Tippe darauf und gib ein, was gedruckt ist.
box-save = Speichern
box-forget-one = Zurücksetzen
box-kept = In deiner Schachtel gespeichert.
box-forgotten = Zurückgesetzt. Unser Eintrag gilt wieder.
box-file = Datei und Link
box-file-help = Zum Aufheben, oder für andere, die dieselbe Schachtel haben.
box-download = Als Datei speichern
box-upload = Datei laden
box-upload-file = Eine Schachtel aus einer Datei
box-forget = Meine ganze Schachtel löschen
box-forget-help = Nur eine Datei bringt sie zurück: Sichere sie vorher.
box-forget-all = Alles Eingegebene löschen
box-play = Mit meiner Schachtel
box-play-help = Die Zahlen, die du eingegeben hast, statt unserer.
box-set = { $place }, Beutefeld { $number }
box-none-here = –
box-marks = Was heißen die Vermerke?
box-progress = { $entered } von { $wanted } eingegeben
box-nth = { $group }: { $number } von { $all }
box-nothing-wanted = { $entries ->
    [one] 1 Eintrag, belegt
   *[other] { $entries } Einträge, alle belegt
}
box-go-on = Den nächsten eingeben
box-before = Zurück
box-after = Weiter
box-list = Liste
box-leaf = Von Eintrag zu Eintrag
box-row = Zeile { $number }
box-save-next = Speichern und weiter
box-unchanged = Nichts wurde geändert.
box-unfinished = Füll jetzt die Felder aus, die dazugehören, und speichere dann.
box-same = Diese Schachtel hast du schon.
box-detail = Einzelheiten
box-file-wrong = Diese Datei ist keine Schachtel dieses Spiels. Nichts wurde geändert.
box-pair-one = { $how ->
    [swap] Mit { $other } tauschen
   *[balance] Auch die Anzahl von { $other } ändern
}
box-pair = { $how ->
    [swap] { $field }: tauschen mit
   *[balance] { $field }: den Unterschied übernimmt
}
box-pair-save = Beide speichern
box-share = Als Link teilen
box-share-line = Der Link enthält alles, was du zu diesem Spiel eingegeben hast. Kein Server speichert ihn.
box-share-open = Öffne den Link. Soloist zeigt die Schachtel und fragt, bevor es sie speichert.
box-share-here-only = Soloist ist nur von diesem Rechner aus erreichbar. Kopiere den Link und füg ihn im anderen Soloist ein, unter „{ $words }“.
box-came = Eine Schachtel von jemand anderem
box-came-count = { $mine ->
    [0] keine Einträge
    [one] 1 Eintrag
   *[other] { $mine } Einträge
}
box-came-which = Welche?
box-came-replaces = { $mine ->
    [one] Sie ersetzt deine eigene Schachtel, in der 1 Eintrag von dir ist.
   *[other] Sie ersetzt deine eigene Schachtel, in der { $mine } Einträge von dir sind.
} Speichere deine vorher als Datei, wenn du sie behalten willst.
box-came-replace = Meine Schachtel ersetzen
box-came-keep = Diese Schachtel übernehmen
box-came-not = Nein, alles so lassen
box-came-again = Deine Schachtel hat sich inzwischen geändert. Bitte sieh noch einmal nach.
box-why-number = { $field } muss zwischen { $low } und { $high } liegen.
box-why-numbers = { $field }: Jede Zahl muss zwischen { $low } und { $high } liegen, und keine darf fehlen.
box-why-rising = { $field }: Die Zahlen müssen von einer zur nächsten steigen.
box-why-choice = { $name ->
    [sets] Die Beutefelder müssen verschieden sein und zu Siedlungen der gewählten Art gehören.
   *[other] { $field }: Wähl, was gedruckt ist.
}
box-why-one = { $field }: Mindestens eines ist nötig.
box-why-colours = { $high ->
    [4] { $field }: Wähl genau 4.
   *[other] { $field }: Wähl { $low } oder { $high }.
}
box-why-two = { $field }: Mindestens zwei sind nötig.
box-why-some = Gib mindestens eines davon an: { $fields }.
box-why-count = Insgesamt sind { $expected } davon in der Schachtel. Mit dieser Änderung wären es { $found }.
box-why-twice = { $other } hat schon die Nummer { $number }.
box-why-offering = Mindestens eine Taktikkarte muss eine Darbringung geben, sonst endet eine Partie vielleicht nie.
box-why-other = Das passt nicht zum Rest der Schachtel.
box-why-in = { $where }:{" "}
box-field = { $field ->
    [ability] Fähigkeit
    [amount] Menge
    [angelos_clovers] Kleeblätter für Angelos
    [angelos_tiles] Plättchen, die für Angelos zählen
    [armour] Rüstung
    [attacks] Chips mit einem Angriff
    [background] Hintergrund
    [bonus_if_all] Bonus für alle fünf
    [boris_one_vp] SP für Boris mit einem
    [choice] Vierteilige Felder
    [church] Das ist die Kirche
    [clay] Lehm
    [closes] Sperrt
    [coins] Münzen
    [coins_per_prestige] Münzen für 1 Prestige
    [colour] Farbe
    [colours] Farben
    [conquest_price] Zusätzliche Münzen für eine Eroberung
    [copies] So oft in der Schachtel
    [cost] Kosten
    [count] Was gezählt wird
    [crew] Mannschaft
    [culture] Kultur
    [dice] Würfel
    [disaster] Katastrophe
    [effects] Wirkungen
    [faces] Seiten eines Würfels
    [food] Nahrung
    [free_land] Landschaften müssen nicht zusammenpassen
    [gain] Ertrag
    [gains] Sonst erhält er
    [gold] Gold
    [group] Gruppe
    [hall] In der Ratshalle
    [hero] Held
    [income] Einkommen
    [inhabitants] Bewohner
    [iron] Eisen
    [kind] Art
    [kinds] Sorten
    [livestock] Vieh
    [lost_inhabitants] Verlorene Bewohner
    [luxury] Luxusgüter
    [most] Höchstens
    [number] Nummer in der Ecke
    [offerings] Darbringungen
    [once] Einmalig
    [pass_coins] Münzen fürs Passen
    [people] Personen
    [per_chip] Stärke pro Chip
    [persian_loss] Zusätzlich verlorene Bewohner gegen die Perser
    [person] Person
    [position] Lage
    [prestige] Prestige
    [price] Preis
    [protects] Schützt gegen
    [provisions] Proviant
    [resource] Rohstoff
    [rewards] Belohnungen
    [second_vp] SP des zweiten Platzes
    [sets] Beutefelder, der Reihe nach
    [silver] Silber
    [start] Zu Beginn
    [stone] Stein
    [storage] Lager
    [strength] Stärke
    [supply] Versorgungssymbol
    [supply_food] Zusätzliche Nahrung in einer Versorgungsrunde
    [symbol] Symbol
    [symbols] Symbole
    [table] Stärke und SP
    [threshold] Schwelle
    [tie_win] Gewinnt innere Konflikte bei Gleichstand
    [value] Wert
    [vp] SP
    [wood] Holz
    [workers] Arbeiter, die plündern dürfen
    [cards] Karten
    [draw] Ansehen
    [effect] Wirkung
    [extra] Wie viele mehr
    [for-silver] Für wie viel Silber
    [from] Von wo
    [from-strength] Ab Stärke
    [get] Bekommt
    [good] Was
    [in-crew] In der Mannschaft
    [keep] Behalten
    [killed] Bei Tod
    [max] SP höchstens
    [n] Wie viele
    [options] Eines davon
    [pay] Gibt
    [pay_amount] Wie viel davon
    [per] Für
    [sets-there] Beutefelder von links nach rechts
    [step] Pro wie viele
    [symbol-count] Anzahl der Symbole
    [to] Wohin
    [tokens] Beute
    [vp-each] SP pro Stück
    [worker] Arbeiter
    [building] Gebäude
   *[other] { $field }
}
box-value = { $value ->
    [green] grün
    [sand] sandfarben
    [pottery] Töpferei
    [weaving] Weberei
    [healing] Heilkunst
    [transport] Transport
    [art] Kunst
    [time] Zeit
    [writing] Schrift
    [music] Musik
    [farmer] Bauer
    [toolmaker] Werkzeugmacher
    [builder] Baumeister
    [shaman] Schamane
    [dice] 2 Würfel werfen, einen behalten
    [food] Nahrung
    [resource] ein Rohstoff
    [roll] um einen Rohstoff würfeln
    [points] Punkte
    [tool] ein Werkzeug
    [field] ein Acker
    [extra-card] eine Karte mehr
    [one-use-tool] ein Einmalwerkzeug
    [two-resources] zwei beliebige Rohstoffe
    [wood] Holz
    [clay] Lehm
    [stone] Stein
    [gold] Gold
    [fixed] feste Rohstoffe
    [variety] wie viele Rohstoffe, wie viele Sorten
    [one-to-seven] eins bis sieben
    [harbour] Hafen
    [outpost] Außenposten
    [monastery] Kloster
    [fortress] Festung
    [left] links
    [middle] in der Mitte
    [right] rechts
    [black] schwarz
    [grey] grau
    [white] weiß
    [harbour-left] Linker Hafen
    [harbour-middle] Mittlerer Hafen
    [harbour-right] Rechter Hafen
    [outpost-left] Linker Außenposten
    [outpost-right] Rechter Außenposten
    [monastery-left] Linkes Kloster
    [monastery-right] Rechtes Kloster
    [fortress-left] Linke Festung
    [fortress-middle] Mittlere Festung
    [fortress-right] Rechte Festung
    [gate-house] Torhaus
    [town-hall] Ratshalle
    [treasury] Schatzkammer
    [barracks] Baracke
    [armoury] Rüstkammer
    [mill] Mühle
    [silversmith] Silberschmiede
    [long-house] Langhaus
    [yellow] gelb
    [blue] blau
    [red] rot
    [purple] violett
    [masters-with-symbol] Meister auf einem Symbol
    [masters-total] Meister
    [masters-on-outer-ring] Meister am Rand
    [masters-on-inner-ring] Meister rund um die Zunfthalle
    [masters-on-corners] Meister in den Ecken
    [largest-group] Meister der größten Gruppe
    [masters-on-special] Meister auf besonderen Gebäuden
    [liverymen-on-guildhall] Zunftmitglieder in der Zunfthalle
    [cards-in-hand] Handkarten
    [plantations-won] gewonnene Plantagen
    [rows-with-master] Reihen mit einem Meister
    [columns-with-master] Spalten mit einem Meister
    [masters-symbol-count] Meister auf Zünften mit dieser Anzahl Symbole
    [masters-threshold-min] Meister auf Zünften ab dieser Schwelle
    [masters-threshold-max] Meister auf Zünften bis zu dieser Schwelle
    [distinct-symbols] Symbolarten
    [land] Landschaft
    [building] Gebäude
    [decline] Verfall
    [drought] Dürre
    [earthquake] Erdbeben
    [plague] Pest
    [tempest] Unwetter
    [none] keine
    [building-discount] Gebäude kosten weniger
    [conquest-discount] Eroberungen kosten weniger
    [free-land-placement] Landschaften müssen nicht zusammenpassen
    [internal-win-extra-citizen] Bewohner für gewonnene innere Konflikte
    [no-halving-internal] kein Halbieren nach inneren Konflikten
    [persian-defence-bonus] Stärke gegen die Perser
    [protection] schützt vor einer Katastrophe
    [save-one-tile-free] rettet ein Plättchen kostenlos
    [supply-food-discount] weniger Nahrung in Versorgungsrunden
    [supply-inhabitant] Bewohner in Versorgungsrunden
    [silver] Silber
    [provisions] Proviant
    [iron] Eisen
    [livestock] Vieh
    [armour] Rüstung
    [crew] ein Mannschaftsmitglied, gegen Beute deiner Wahl
    [other-crew] weitere Mannschaftsmitglieder
    [valkyries-taken] genommene Walküren
    [offering] Darbringungen
    [killed-hand] zurück auf die Hand
    [killed-gold] 1 Gold
    [killed-vp] 1 SP
    [killed-nothing] nichts (im Solospiel ohne Wirkung)
    [hall-gain] Güter erhalten
    [hall-draw] Karten ziehen
    [hall-swap] Mannschaftsmitglied gegen Handkarte tauschen
    [hall-cycle] drei neue Darbringungen
    [hall-exchange] Güter tauschen
    [hall-hire] für Silber anheuern
    [hall-building] ein anderes Gebäude nutzen
    [hall-offering] eine Darbringung für 1 Gut weniger
    [hall-weaken] der Gegner verliert etwas
    [hall-take] dem Gegner Proviant abnehmen
    [hall-void] im Solospiel ohne Wirkung
    [hall-none] hier nicht spielbar
    [crew-raid-vp] mehr SP beim Plündern
    [crew-raid-strength] mehr Stärke beim Plündern
    [crew-strength-per] Stärke für das, was du hast
    [crew-raid-cost] Plündern kostet weniger
    [crew-reroll] wirft 1 Würfel neu
    [crew-building] ein Gebäude bringt mehr
    [crew-killed] etwas bei Tod
    [crew-end-vp] SP am Ende
    [crew-end-per] SP am Ende für das, was du hast
    [effect-gain-vp] SP
    [effect-vp-per] SP für das, was du hast
    [effect-hire] Zunftmitglieder anwerben
    [effect-hire-to-tile] Zunftmitglieder direkt auf ein Plättchen anwerben
    [effect-hire-bonus] jedes Anwerben bringt in diesem Zug mehr
    [effect-move] Zunftmitglieder bewegen
    [effect-move-group] eine Gruppe auf ein benachbartes Plättchen bewegen
    [effect-plantation] Zunftmitglieder zur Plantage schicken
    [effect-draw-now] Karten ziehen
    [effect-draw-end] am Zugende mehr Karten ziehen
    [effect-draw-select] Karten ansehen und einige behalten
    [effect-take-discard] Karten vom Ablagestapel nehmen
    [effect-gain-neutral] Neutrale für dein Lager
    [effect-mayoral] Belohnungskarten ansehen und einige behalten
    [effect-evict-opponent] Zunftmitglieder von Boris zurückschicken
    [effect-swap-with-opponent] Zunftmitglieder mit Boris tauschen
    [effect-wild-symbols] jede Karte bewegt in diesem Zug auf jedes Plättchen
    [effect-no-hand-limit] kein Handkartenlimit mehr
    [effect-choose-one] eines von mehreren wählen
    [own-on-plantation] Zunftmitglied auf der Plantage
    [two-own-masters] Paar Meister
    [from-guildhall] aus der Zunfthalle
    [from-anywhere] Zunfthalle oder ein Plättchen
    [from-plantation] von der Plantage
    [from-supply] aus dem Vorrat
    [any-unresolved] jedes offene Plättchen
    [unresolved-matching-card] offene Plättchen mit einem Symbol der Karte
    [one-unresolved-matching-card] ein einziges offenes Plättchen mit einem Symbol der Karte
   *[other] { $value }
}

## Ein Tisch auf einem anderen Gerät

carry = Auf einem anderen Gerät
carry-line = Dieser Tisch als Link: die Partie und alle deine Antworten. Er geht von Gerät zu Gerät, ohne Server und ohne Konto.
carry-edition = Deine eigene Ausgabe ist enthalten.
carry-picture = Der Link als Bild zum Scannen
carry-too-long = Dieser Link ist zu lang für ein Bild, weil deine eigene Ausgabe enthalten ist. Kopiere ihn stattdessen.
carry-here-only = Soloist ist nur von diesem Rechner aus erreichbar. Kopiere den Link und füg ihn auf dem anderen Gerät in Soloist ein. Oder gib unten an, wo jenes Gerät Soloist findet; dann erscheint hier ein Bild zum Scannen.
carry-link = Link
carry-there = Auf dem anderen Gerät
carry-scan = Scann das Bild mit der Kamera, oder öffne den Link.
carry-paste = Oder öffne dort Soloist und füg den Link unten auf der ersten Seite ein, unter „{ $words }“. Mach das auf einem iPhone mit Soloist auf dem Startbildschirm, denn Links öffnen sich in Safari.
carry-back = Zurück geht es genauso. Hast du nur auf einem Gerät weitergespielt, holt der Tisch hier auf. Hast du auf beiden weitergespielt, behältst du zwei Tische.
carry-not = Nicht im Link: der Name des Tisches, seine Analyse und was „Wiederholen“ zurückbringen würde.
carry-address = Wo das andere Gerät Soloist findet
carry-deal = Nur die Partie, für einen Freund
to-the-table = Zurück zum Tisch
carried = Ein Tisch von einem anderen Gerät
game = Spiel
how-far = Wie weit
carried-new = Du hast diesen Tisch noch nicht.
carried-further = Du hast diese Partie schon. Der Tisch vom anderen Gerät führt sie weiter:
carried-behind = Du hast diese Partie schon, und dein Tisch ist weiter:
carried-apart = Du hast diese Karten schon, aber anders gespielt. Dein Tisch bleibt, wie er ist; der neue wird ein zweiter Tisch mit eigenem Namen:
carried-keep = Hier weiterspielen
carried-go-on = An meinem Tisch weiterspielen
carried-second = Als zweiten Tisch behalten
carried-edition = Er wurde mit einer eigenen Ausgabe gespielt, die enthalten ist.
carried-asks = Noch ist nichts gespeichert.
notice-same = Du hattest diesen Tisch schon, genauso weit.
notice-went-on = Der Tisch geht jetzt dort weiter, wo das andere Gerät aufgehört hat.

## Zahlungen mit Minus und Plus

pay-how = { $what }: Wie zahlst du?
pay-what = Womit zahlst du?
pay-you = du zahlst
pay-over = übrig
pay-have = du hast { $held }
pay-rest = du hast { $held }, { $each } ersetzen 1
pay-less = Weniger: { $good }
pay-more = Mehr: { $good }
pay-button = Du zahlst { $payment }
pay-owed = Noch zu zahlen: { $left }
pay-back = Zurück
