### Was die Spieler sagen, wenn etwas nicht stimmt.

unknown-player = kein Spieler „{ $given }“; es gibt { $known } (und search:500 mit einem Budget an Simulationen, search:500x2 in zwei Prozessen)
