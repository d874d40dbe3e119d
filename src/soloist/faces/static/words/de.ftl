## Der Ordner aus Dateien: was seine Seite von sich aus sagt, und womit sein Bau abgelehnt wird.

starting = Soloist startet …
failed = Soloist konnte hier nicht starten. Deine gespeicherten Partien sind unversehrt. Wenn es wieder passiert, melde es bitte mit diesen Zeilen:
insecure = Browser führen Soloist nur unter einer Adresse aus, die mit https beginnt, oder auf diesem Rechner selbst (localhost).
wrong = Das hat nicht geklappt. Alles davor ist gespeichert. Wenn es wieder passiert, melde es bitte mit diesen Zeilen:
crashed = Das hat nicht geklappt, und Soloist wurde neu gestartet. Alles davor ist gespeichert. Wenn es wieder passiert, melde es bitte mit diesen Zeilen:
again = Noch einmal versuchen
simply = Ohne Speicherabbild starten (langsamer, braucht weniger Speicher)
not-lasting = Dieser Browser speichert nichts von dieser Seite, vielleicht wegen eines privaten Fensters. Du kannst spielen, aber deine Tische sind weg, sobald du es schließt.
newer = Eine neue Version von Soloist ist verfügbar.
reload = Neu laden
keep = Browser dürfen löschen, was eine Seite gespeichert hat, Safari nach sieben Tagen ohne Besuch. Leg Soloist auf deinen Startbildschirm (iPhone: „Zum Home-Bildschirm“), oder sichere deine Tische ab und zu in eine Datei.
save-them = In eine Datei sichern
later = Später
no-script = Hier braucht Soloist JavaScript.
not-kept = { $why ->
    [full] Dieser Browser hat keinen Platz mehr für deine Tische. Der letzte Schritt wurde nicht gespeichert; alles davor ist sicher. Schaff Platz, oder sichere deine Tische unter „Meine Partien“ in eine Datei.
   *[other] Dieser Browser konnte deine Tische nicht speichern ({ $why }). Der letzte Schritt wurde nicht gespeichert; alles davor ist sicher. Lade die Seite neu, um es noch einmal zu versuchen.
  }
no-node = Zum Bauen ist Node.js nötig (Version 18 oder neuer); es wurde nicht gefunden. Debian und Ubuntu: sudo apt install nodejs npm. Wer den gebauten Ordner besucht, braucht es nicht.
no-pyodide = Zum Bauen ist das npm-Paket pyodide { $version } nötig, das in { $folder } fehlt. Installiere es: npm install pyodide@{ $version }
other-pyodide = Zum Bauen ist das npm-Paket pyodide { $version } nötig, aber in { $folder } liegt { $found }. Installiere es: npm install pyodide@{ $version }
node-failed = Python für den Browser konnte nicht vorbereitet werden: { $why }
cannot-write = { $folder } kann nicht geschrieben werden: { $why }.
not-a-build = In { $folder } liegen andere Dateien; sie bleiben, wie sie sind. Nenn einen leeren Ordner oder einen früher gebauten.
built = Gebaut in { $folder }. Dateien: { $files }, { $size } MB. Lade den Ordner auf einen Webspace mit https, oder probiere ihn auf diesem Rechner aus: python3 -m http.server --directory { $folder }
interpreted = Die Spiele darin laufen interpretiert, darum probieren Tipps und Analysen weniger. Um sie zu kompilieren, installiere Soloist mit dem Extra „static“ und baue noch einmal.
cannot-compile = Die Spiele konnten nicht für den Browser kompiliert werden: { $why }
other-settings = Die Python-Header von Soloist passen nicht zu diesem Pyodide. Diese Einstellungen weichen ab: { $names }
