### Was Simulationen sagen, wenn etwas nicht stimmt.

bad-out = { $file } kann nicht geschrieben werden; der Name muss auf { $known } enden
library-missing = diese Datei braucht die Bibliothek { $library }; installiere sie mit „pip install { $library }“
row-form = „{ $given }“ nennt keine Zeile; eine Zeile ist DATEI:ZEILE wie in results.csv:17, und die Datei endet auf .csv, .json oder .parquet
row-missing = { $file } hat keine Zeile { $row }; ihre Zeilen gehen von 1 bis { $rows }
row-foreign = { $file } ist keine Ergebnisdatei
cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-write = { $file } kann nicht geschrieben werden: { $why }
written-elsewhere = { $file } lässt sich nicht schreiben: { $why }. Alle Partien ({ $games }) sind in { $other } gespeichert

## Eigene Spieler

player-form = „{ $player }“ nennt eine Datei, aber nichts darin; ein Spieler heißt DATEI.py:NAME, wie in my_bot.py:Bot
player-parameters = die Parameter von { $player } lassen sich nicht lesen; schreib Namen und einfache Werte wie in my_bot.py:Bot(depth=3)
player-unsent = { $player } lässt sich nicht an andere Prozesse senden: { $why }. Schreib ihn in eine Datei und gib ihren Namen an, oder nimm nur einen Prozess
player-file = { $player }: es gibt keine Datei { $file }
player-name = { $player }: die Datei hat kein „{ $wanted }“; sie hat { $there }
player-unfit = { $player } ist kein Spieler: gebraucht wird eine Klasse mit „choose(state, step)“ oder eine Funktion, die einen Tisch nimmt
player-broken = { $player } lässt sich nicht laden: { $why }
player-hangs = { $player } war nach { $seconds } s noch nicht geladen
player-dies = { $player } hat beim Laden seinen Prozess beendet (Code { $code })
player-unmade = { $player } lässt sich nicht erzeugen: { $why }
player-raised = der Spieler löste die Ausnahme { $why } aus
player-illegal = der Spieler antwortete „{ $given }“; möglich: { $possible }
player-hung = der Spieler brauchte mehr als { $seconds } s für eine Entscheidung und wurde beendet
player-died = der Spieler hat seinen Prozess beendet (Code { $code })
failed = Die Partie { $deal } wurde abgebrochen: { $why }.

## Bilder

plot-title = { $game }: { $player }
plot-about = Partien { $deals }, Version { $version }
plot-games = { $won } von { $games }
plot-won = % gewonnen, mit 95-%-Intervall
plot-margin = Abstand
plot-number = Partien
plot-win = gewonnen
plot-lost = nicht gewonnen
plot-questions = Fragen
plot-still = % noch nicht beendet

## Wie schwer eine Stufe ist

## Cluster

cluster-address = „{ $given }“ ist kein Cluster; --on nimmt ray für diesen Rechner oder eine Adresse wie ray://head:10001
cluster-library = für Partien auf einem Cluster ist die Bibliothek Ray nötig; installiere sie mit „pip install .[cluster]“
cluster-absent = unter { $address } antwortet kein Cluster: { $why }
cluster-gone = der Cluster antwortet nicht mehr
cluster-lost = die Partien auf dem Cluster endeten vorzeitig: { $why }
cluster-rules = der Cluster spielt nach anderen Regeln: { $there } dort, { $here } hier; installiere auf beiden dieselbe Version von Soloist
