### Was Simulationen sagen, wenn etwas nicht stimmt.

bad-out = { $file } kann nicht geschrieben werden; der Name muss auf { $known } enden
library-missing = für diese Datei ist die Bibliothek { $library } nötig; „pip install { $library }“ bringt sie
cannot-write = { $file } kann nicht geschrieben werden: { $why }

## Wie schwer eine Stufe ist

grade = { $grade ->
    [gentle] Sanft
    [fair] Ausgewogen
    [tough] Schwer
    [very-tough] Sehr schwer
   *[brutal] Gnadenlos
}
players-win = { $usual ->
    [0] Eine Faustregel gewinnt fast nie, unser bester Spieler { $best } von 10 Partien.
   *[other] Eine Faustregel gewinnt { $usual } von 10 Partien, unser bester Spieler { $best }.
}
players-won = { $won ->
    [0] Keiner unserer Spieler hat gewonnen, in { $games } Partien.
   *[other] Unsere Spieler gewannen { $won } von { $games }.
}

## Verbünde von Rechnern

cluster-address = „{ $given }“ ist kein Verbund; --on nimmt ray für diesen Rechner oder eine Adresse wie ray://head:10001
cluster-library = für Partien auf einem Verbund ist die Bibliothek Ray nötig; „pip install 'soloist[cluster]'“ bringt sie
cluster-absent = unter { $address } antwortet kein Verbund: { $why }
cluster-lost = Der Verbund ging verloren: { $why }
cluster-rules = Der Verbund spielt nach anderen Regeln: { $there } dort, { $here } hier; installiere auf beiden dieselbe Version von Soloist
