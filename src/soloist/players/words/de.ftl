### Was die Spieler sagen, wenn etwas nicht stimmt.

unknown-player = es gibt keinen Spieler „{ $given }“. Bekannt sind { $known }, search:500 (mit 500 Versuchen pro Entscheidung) oder ein eigener, zum Beispiel my_bot.py:Bot
unknown-player-near = es gibt keinen Spieler „{ $given }“; meinst du { $near }?
weights-unreadable = das sind keine Gewichte eines trainierten Spielers: Die Datei ist beschädigt oder enthält etwas anderes
weights-rules = diese Gewichte wurden an { $given } gelernt (Spiel und Regelstand), gebraucht wird { $wanted }; trainiere neu
weights-features = diese Gewichte wurden mit Merkmalen der Version { $given } gelernt, gebraucht wird Version { $wanted }; trainiere neu
