## Der Ordner aus Dateien: was seine Seite von sich aus sagt, und womit sein Bau abgelehnt wird.

starting = Soloist macht sich bereit …
failed = Soloist konnte hier nicht starten. Was du gespeichert hast, ist unberührt. Wenn es wieder geschieht, melde es bitte mit diesen Zeilen:
insecure = Browser lassen Soloist nur unter einer Adresse laufen, die mit https beginnt, oder auf diesem Rechner selbst (localhost).
wrong = Darauf kam keine Antwort. Was vorher beantwortet wurde, ist gespeichert. Wenn es wieder geschieht, melde es bitte mit diesen Zeilen:
again = Noch einmal versuchen
simply = Ohne Speicherabbild starten (langsamer, braucht weniger Speicher)
not-lasting = Dieser Browser behält nichts von dieser Seite (ein privates Fenster vielleicht): Du kannst spielen, aber die Tische sind weg, sobald du es schließt.
newer = Eine neue Version von Soloist ist da.
reload = Neu laden
keep = Browser dürfen löschen, was eine Seite behält, Safari nach sieben Tagen ohne Besuch. Lege Soloist auf deinen Startbildschirm, oder sichere deine Tische ab und zu in eine Datei.
save-them = In eine Datei sichern
later = Später
no-script = Hier braucht Soloist JavaScript.
not-kept = { $why ->
    [full] Dieser Browser hat keinen Platz mehr für deine Tische: Der letzte Schritt wurde nicht behalten, alles davor ist sicher. Schaffe Platz, oder sichere deine Tische unter „Meine Partien“ in eine Datei.
   *[other] Dieser Browser konnte deine Tische nicht schreiben ({ $why }): Der letzte Schritt wurde nicht behalten, alles davor ist sicher. Lade die Seite neu, um es noch einmal zu versuchen.
  }
no-node = Der Bau braucht Node.js (Version 18 oder neuer), und es wurde keines gefunden. Debian und Ubuntu: sudo apt install nodejs npm. Der gebaute Ordner braucht es nicht mehr.
no-pyodide = Der Bau braucht das npm-Paket pyodide { $version }, das in { $folder } fehlt. So kommt es dorthin: npm install pyodide@{ $version }
other-pyodide = Der Bau braucht das npm-Paket pyodide { $version }, und in { $folder } liegt { $found }. So kommt es dorthin: npm install pyodide@{ $version }
node-failed = Python für den Browser konnte nicht vorbereitet werden: { $why }
cannot-write = { $folder } kann nicht geschrieben werden: { $why }.
not-a-build = In { $folder } liegen andere Dateien, und sie bleiben, wie sie sind. Nenne einen leeren Ordner oder einen, der schon gebaut wurde.
built = Gebaut in { $folder }: { $files } Dateien, { $size } MB. Jeder Anbieter einfacher Dateien stellt ihn bereit, unter jeder Adresse mit https, oder auf diesem Rechner: python3 -m http.server --directory { $folder }
