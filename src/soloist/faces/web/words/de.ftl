### Die Worte der Seiten im Browser.

motto = Vier Brettspiele für den einen Stuhl am Tisch.
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
menu = Menü
all-games = Soloist: alle Spiele
play = Spielen
more = Mehr
decisions = Etwa { $decisions } Entscheidungen.
my-record = Du: { $won } von { $games }.
carry-on = Weiterspielen
resume = Weiter
look-at = Ansehen
all-tables = Meine Tische
no-tables = Noch keine Tische.
friend = Partie eines Freundes
open = Öffnen
deal-code = Partiecode
paste-record = Eine Mitschrift einfügen und dort weiterspielen
record = Mitschrift der Partie
record-file = oder die Datei
its-edition = Die Ausgabe dazu, falls mit eigener gespielt
keep-good-part = Wenn sie abbricht, behalten, was lesbar ist
free = Freie Software. Kein Konto, kein Netz.
disclaimer = Weder von den Verlagen gemacht noch von ihnen gebilligt. Alle Zeichnungen sind unsere.
rules = Regeln und Auslegungen
rules-of = Regeln: { $game }
chapters = Kapitel
cards = Karten und Plättchen
all-cards = Alle Karten und Plättchen
find = Suchen
no-cards = Nichts dergleichen.
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
seed-help = Bis zu 8 Buchstaben und Ziffern (ohne 0, O, 1, I); derselbe Startwert gibt dieselben Karten und Würfel. Leer: ein neuer.
ask-fate = Echte Würfel und Karten: nach jedem Ergebnis fragen
ask-fate-help = Für eine Partie neben dem echten Spielplan: Du würfelst und ziehst, Soloist führt den Gegner.
your-edition = Deine Ausgabe
your-edition-help = Eine TOML-Datei mit dem Material deiner eigenen Schachtel; die Anleitung steht in docs/.
rulings = Auslegungen
rulings-help = Wo das Soloblatt etwas offen lässt, entscheidest du. Vorgegeben ist unsere Lesart.
default = vorgegeben
in-force = gilt
the-board = Der Spielplan
your-stock = Dein Vorrat
what-happened = Was eben geschah
in-words = Der Tisch in Worten
story = Verlauf
whole-story = Der ganze Verlauf
back-to-table = Zurück an den Tisch
leave = Den Tisch verlassen (er ist gespeichert)
tools = Hilfe und Rückgängig
undo = Rückgängig
undo-turn = Den ganzen Zug rückgängig machen
laid = Schon gelegt: antippen nimmt zurück
take-out = Herausnehmen: { $piece }
older-rules = Ein Tisch nach früheren Regeln
older-rules-line = Er wurde begonnen, als unsere Regeln manches anders fragten, und lässt sich deshalb nicht weiterspielen. Er bleibt, wie er ist: So stand er dort, wo die Fragen anders werden, und seine Mitschrift ist ganz erhalten.
it-cost-you = Das hat dich gekostet
score-change = Du { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who }: { $name }
all-told = alles
is-playing = Es wird erzählt · Tippen oder eine Taste überspringt
tap-the-board = Tippe auf ein leuchtendes Feld.
all-options = Alle Möglichkeiten
marks = Markierungen
replay = Der Zug noch einmal
replay-first = Von Anfang an
replay-back = Schritt zurück
replay-play = Abspielen oder anhalten
replay-on = Schritt weiter
replay-last = Zum Jetzt
replay-speed = Geschwindigkeit
by-fate = Würfel und Karten
by-rules = Dann
keys = Tasten
key-options = die Möglichkeit mit dieser Taste wählen (H, K, M, R, T und U tun anderes)
key-decline = verzichten oder aufhören
key-replay = der letzte Zug noch einmal: Schritt zurück, Schritt weiter
key-marks = Markierungen auf dem Spielplan zeigen oder verbergen
key-escape = Fenster schließen, Erzählung überspringen
redo = Erneut
hint = Tipp
why = Warum?
close = Schließen
your-fate = Deine Würfel und Karten:
hint-line = { $token }: { $chance } % von { $games } probierten Partien gewonnen ({ $low } bis { $high } %).
notice-stale = Der Tisch war schon weiter, die Antwort wurde nicht angenommen. So steht es jetzt.
notice-illegal = Diese Antwort ist hier nicht möglich; nichts wurde geändert.
doubts = Manches Material ist aus dem Gedächtnis oder rekonstruiert, weil sich kein Text fand; es kann von deiner Schachtel abweichen.
confidence = { $confidence ->
    [recalled] aus dem Gedächtnis: kein Text gefunden
   *[reconstructed] rekonstruiert: kann von deiner Schachtel abweichen
}
origin = { $origin ->
    [sheet] Aus dem Soloblatt: { $sheet }
    [base] Aus den Regeln des Grundspiels.
    [expansion] Aus den Regeln der Erweiterung.
   *[gap] Die Regeln sagen hier nichts; das ist unsere Lesart.
}
walk = Die Partie durchgehen
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
from = Woher
none = nichts
total = Summe
what-next = Wie weiter
new-deal = Neue Partie
same-level = gleiche Stufe
same-deal = Dieselbe Partie
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
    [recalled] { $count } aus dem Gedächtnis, kein Text gefunden
   *[reconstructed] { $count } rekonstruiert, kann von deiner Schachtel abweichen
}
status = { $status ->
    [404] Diese Seite gibt es nicht
    [405] So geht es hier nicht
    [400] Das geht nicht
   *[other] Etwas ist schiefgegangen
}
http-error = { $status ->
    [404] An dieser Adresse ist nichts. Deine Tische stehen auf der ersten Seite.
    [405] Diese Adresse erwartet eine andere Art von Anfrage.
    [500] Das war unser Fehler, nicht deiner. Keine Antwort ist verloren.
   *[other] Die Anfrage war nicht zu verstehen.
}
stale-answer = diese Antwort gehört zu einer früheren Stellung; nichts wurde geändert
no-such-answer = es gibt keinen Schritt { $given }; der letzte ist { $last }
cannot-listen = kann auf { $host }, Port { $port }, nicht lauschen: { $why }. Ein anderer Port: „soloist serve --port 8800“
bad-upload = { $file } ist nicht lesbar: { $why }
json-missing = für JSON ist die Bibliothek { $library } nötig; „pip install { $library }“ bringt sie
hint-busy = gerade werden viele Tipps gesucht; frag gleich noch einmal
newer = von einem neueren Soloist
delete = Löschen
delete-help = In den Papierkorb, für 30 Tage
put-back = Zurückholen
bin = Papierkorb ({ $count })
bin-title = Papierkorb
bin-help = Gelöschte Tische bleiben hier 30 Tage.
pages = Seiten
page-of = Seite { $number } von { $last }
newer-tables = Neuere
older-tables = Ältere
collection = Alle Tische als eine Datei
collection-help = Eine Kopie entsteht jeden Tag von selbst und bleibt eine Woche. Hier kannst du eine mitnehmen oder die Tische eines anderen Geräts dazulegen.
export = Kopie sichern
import = Tische daraus dazulegen
import-file = Eine Kopie von einem anderen Gerät
added = { $added ->
    [0] Alle Tische daraus waren schon da.
    [one] 1 Tisch kam dazu.
   *[other] { $added } Tische kamen dazu.
}
table-taken = an Tisch { $id } antwortet gerade jemand
bin-empty = Der Papierkorb ist leer.
in-bin = Der Tisch liegt im Papierkorb, 30 Tage lang.
back-again = Der Tisch ist wieder da.
primer-title = So geht es
primer = 60 Sekunden
start = Los
all-rules = Alle Regeln
primer-again = Kommt vor deiner ersten Partie. Später wieder: Menü, „60 Sekunden“.
find-in-rules = In den Regeln suchen
no-clause = Kein Abschnitt hat alle diese Wörter.

## Die erste Seite

carry-on-line = wo du warst
new-game = Neue Partie
new-game-line = auf diesem Bildschirm, oder Soloist führt den Gegner neben deinem Brett
play-here = Hier spielen
beside = Neben meinem Brett
beside-state = neben meinem Brett, { $state }
easier-than = Leichter als { $level }.
done = Fertig
score = Du { $you } : { $theirs } { $who }
rules-short = Regeln
today = Partie des Tages
today-line = { $game }, { $level }. Für alle dieselbe.
my-games = Meine Partien
played = gespielt
won = gewonnen
in-a-row = in Folge
last-ten = die letzten zehn, neueste rechts
all = Alle
welcome = Setz dich.
welcome-line = Wähl ein Spiel. Soloist führt die Gegenseite, würfelt, führt Buch und sagt, warum. Oder spiel mit deiner Schachtel: Du würfelst und ziehst, und es sagt dir, was der Gegner tut.
shortest = Am kürzesten: { $game }, etwa { $decisions } Entscheidungen
phone = Ein Telefon am Tisch
phone-how = Starte Soloist so und öffne dann auf dem Telefon den Link, den es ausgibt:
phone-scan = Richte die Kamera des Telefons hierauf. Das ist der Schlüssel zu deinen Tischen: Zeig ihn niemandem sonst.
phone-menu = Diese Tische lassen sich auch auf dem Telefon öffnen.

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
deal-it = Austeilen
your-tables-of-it = Deine Tische zu dieser Partie
no-table = Dieser Tisch ist nicht hier. Vielleicht liegt er im Papierkorb, oder die Nummer stimmt nicht; „Meine Tische“ hat alle.

## Beside the real board

beside-help = Du spielst mit deiner Schachtel; Soloist ist der Gegner und sagt deinen Händen, was er tut.
set-up = Aufbau
round-of = Runde { $round } von { $rounds }
tag = { $kind ->
    [setup] Aufbau
    [do] Das tun
    [you] Du bist dran
   *[them] { $who }
}
step-back = Rückgängig
so-far = Bisher
nothing-yet = Noch nichts.
back-to-here = Zurück bis hier
correct = Etwas anderes berichtigen
correct-help = Nur wenn Tisch und Soloist abweichen. Es wird als Berichtigung notiert, und „Rückgängig“ nimmt es weg.
correct-it = Berichtigen
count-it = Das ist es
every-tap-saved = Jeder Tipp wird gespeichert. Sperr das Handy, komm zurück, mach weiter.
play-again = Noch einmal
prestige = Prestige
beside-title = Neben meinem Brett
beside-line = Du spielst mit deiner Schachtel. Soloist ist der Gegner: Er fragt wenig und sagt, was deine Hände für ihn tun.
print-sheet = Blatt zum Drucken

## The sheet to print

sheet-help = Eine Seite auf A4 oder Letter: Druck sie mit deinem Browser.
sheet-values = Zum Mitschreiben
sheet-start = Start
sheet-he = Er
sheet-worth = { $vp } SP
sheet-clauses = Die kleinen Buchstaben und Zahlen sind Klauseln; das Regelbuch von Soloist sagt jede ganz.
sheet-rulings = Dieses Blatt folgt den Auslegungen deines Tischs.
