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
computer-wins = Unser Computerspieler gewinnt { $won } von 10.
computer-won = { $won ->
    [0] Unser Computerspieler gewann keine von { $games } Partien.
   *[other] Unser Computerspieler gewann { $won } von { $games } Partien.
}
