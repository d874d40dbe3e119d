### What the collection of tables says.

store-moved-on = an Tisch { $id } wurde anderswo weitergespielt
store-no-table = es gibt keinen Tisch { $id }; „soloist tables“ zählt sie auf
store-newer = die Tische in { $file } stammen von einer neueren Version von Soloist (Stand { $found }, diese kennt { $known }). Nichts wurde verändert. Verwende die neuere, oder nenn mit SOLOIST_DB eine andere Datei
store-foreign = { $file } ist keine Datei mit Tischen von Soloist. Nichts wurde verändert. Nenn mit SOLOIST_DB eine andere Datei
restore-missing = es gibt keine Datei { $file }. Nichts wurde verändert. „soloist restore“ braucht eine Kopie: die letzten sieben liegen im Ordner „backups“ neben deinen Tischen
store-damaged = { $file } ist beschädigt ({ $why }). Nichts wurde verändert. „soloist restore DATEI“ spielt eine Kopie zurück: Die letzten sieben liegen daneben im Ordner „backups“. Oder nenn mit SOLOIST_DB eine andere Datei
store-table-damaged = Tisch { $id } ist beschädigt und lässt sich nicht öffnen. Die anderen sind unversehrt. „soloist restore DATEI“ spielt eine Kopie aller Tische zurück. „soloist delete { $id }“ legt diesen in den Papierkorb
store-locked = ein anderes Programm benutzt gerade { $file }. Nichts wurde verändert. Versuch es gleich noch einmal
store-full = der Datenträger von { $file } ist voll. Die letzte Antwort wurde nicht gespeichert. Schaff Platz und antworte noch einmal
store-closed = { $file } lässt sich nicht öffnen oder schreiben ({ $why }). Nichts wurde verändert. Prüf Ordner und Rechte, oder nenn mit SOLOIST_DB eine andere Datei
store-disk = der Datenträger von { $file } meldet einen Fehler ({ $why }). Nichts wurde verändert. Versuch es noch einmal. Bleibt der Fehler, kopiere die Datei auf einen anderen Datenträger und nenn sie mit SOLOIST_DB
not-a-collection = { $file } ist keine Kopie der Tische von Soloist. Es wurde nichts hinzugefügt.
box-none = für { $game } hast du noch nichts eingegeben; das geht im Browser unter „Meine Schachtel“
box-no-entry = diese Ausgabe hat kein { $kind } namens „{ $id }“
box-link-damaged = das ist nicht der ganze Link einer Schachtel; kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen
box-link-newer = dieser Link stammt von einer neueren Version von Soloist; diese kann ihn nicht lesen
box-link-long = diese Schachtel ist zu groß für einen Link; teile sie als Datei
history-none = Noch keine beendete Partie. „soloist play“ beginnt eine.
history-all = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen, längste Siegesserie { $run }.
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
