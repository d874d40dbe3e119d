### Was Simulationen sagen, wenn etwas nicht stimmt.

bad-out = { $file } kann nicht geschrieben werden; der Name muss auf { $known } enden
library-missing = für diese Datei ist die Bibliothek { $library } nötig; „pip install { $library }“ bringt sie
no-folder = { $file } kann nicht geschrieben werden: Es gibt keinen Ordner { $folder }
