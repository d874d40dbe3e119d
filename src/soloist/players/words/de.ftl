### Was die Spieler sagen, wenn etwas nicht stimmt.

unknown-player = kein Spieler „{ $given }“; es gibt { $known } (und search:500 mit so vielen Versuchen je Entscheidung, my_bot.py:Bot für einen eigenen)
weights-unreadable = das sind keine Gewichte eines gelernten Spielers: Die Datei ist beschädigt oder enthält etwas anderes
weights-rules = diese Gewichte wurden an { $given } gelernt (Spiel und Revision der Regeln); gebraucht werden Gewichte für { $wanted }; neu trainieren
weights-features = diese Gewichte wurden mit Merkmalen der Version { $given } gelernt; gebraucht wird Version { $wanted }; neu trainieren
