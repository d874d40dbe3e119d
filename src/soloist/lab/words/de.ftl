### Was Simulationen sagen, wenn etwas nicht stimmt.

bad-out = { $file } kann nicht geschrieben werden; der Name muss auf { $known } enden
library-missing = für diese Datei ist die Bibliothek { $library } nötig; „pip install { $library }“ bringt sie
cannot-write = { $file } kann nicht geschrieben werden: { $why }
