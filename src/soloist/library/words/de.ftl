### What the collection of tables says.

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
not-a-collection = { $file } ist keine Kopie von Soloists Tischen; nichts kam dazu.
box-none = von der Schachtel von { $game } ist noch nichts eingegeben; im Browser geht das unter „Meine Schachtel“
box-no-entry = diese Ausgabe hat kein { $kind } namens „{ $id }“
box-link-damaged = das ist nicht der ganze Link einer Schachtel; kopiere ihn noch einmal vom ersten bis zum letzten Zeichen
box-link-newer = dieser Link stammt von einem neueren Soloist, und dieses kann ihn nicht lesen
box-link-long = diese Schachtel ist zu groß für einen Link; teile sie als Datei
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
