### Was die Maschine sagt, wenn etwas nicht stimmt.

unknown-game = es gibt kein Spiel „{ $given }“; bekannt sind { $known }
unknown-level = { $game } hat keine Stufe „{ $given }“; bekannt sind { $known }
unknown-ruling = es gibt keine Auslegung „{ $given }“; bekannt sind { $known }
unknown-reading = die Auslegung { $ruling } kann nicht „{ $given }“ sein; möglich: { $known }
unknown-clause = es gibt keinen Abschnitt „{ $given }“; ähnlich sind { $near }
unknown-clause-word = es gibt keinen Abschnitt „{ $given }“; gib eine Nummer wie { $example } an, oder Wörter aus seinem Text
unknown-game-near = es gibt kein Spiel „{ $given }“; meinst du { $near }?
unknown-level-near = { $game } hat keine Stufe „{ $given }“; meinst du { $near }?
unknown-ruling-near = es gibt keine Auslegung „{ $given }“; meinst du { $near }?
either = { $second ->
    [none] „{ $first }“
   *[other] „{ $first }“ oder „{ $second }“
}
unknown-fate = der Zufall ist „seed“ oder „ask“, nicht „{ $given }“
illegal-answer = „{ $given }“ ist hier nicht möglich; möglich: { $possible }
answer-after-fate = „{ $given }“ kommt zu früh: erst müssen Würfel fallen oder Karten aufgedeckt werden; gib zuerst die früheren Antworten
game-over = die Partie ist zu Ende; nur Rückgängig ist möglich
bad-seed = „{ $given }“ ist kein gültiger Startwert; er hat 1 bis { $most } dieser Zeichen: { $alphabet } (ohne 0, O, 1, I), oder # und eine Zahl wie in #7
bad-seed-number = Startwert { $given } liegt außerhalb; die Zahl muss von 0 bis { $most } sein
bad-code-characters = der Partiecode „{ $given }“ enthält { $odd }; Codes haben nur { $alphabet } (ohne 0, O, 1, I)
bad-code-short = der Partiecode „{ $given }“ ist zu kurz; ein Code sieht aus wie SBK7Q2MXR
bad-code-check = der Partiecode „{ $given }“ ist vertippt: Das letzte Zeichen passt nicht zum Rest
bad-code-game = der Partiecode „{ $given }“ nennt ein Spiel oder eine Stufe, die es hier nicht gibt
bad-code-seed = der Partiecode „{ $given }“ enthält keinen gültigen Startwert
bad-code-edition = der Partiecode „{ $given }“ gehört zu einer anderen Ausgabe der Karten und Plättchen; gib dieselbe Ausgabendatei an
bad-code-form = der Partiecode „{ $given }“ ist falsch geschrieben; richtig wäre { $right }
bad-code-rulings = der Partiecode „{ $given }“ nennt Auslegungen, die { $game } nicht hat
too-long = zu lang: Länge { $length }, höchstens { $most }
bad-record = Zeile { $line }: { $reason }
record-foreign = keine Mitschrift; die erste Zeile muss „{ $expected }“ lauten
record-head = erwartet: eine Leerzeile oder eines von { $fields }, mit Doppelpunkt
record-lacks = im Kopf fehlt das Feld „{ $field }“
record-twice = „{ $field }“ steht hier ein zweites Mal
record-number = { $field } muss eine ganze Zahl sein, nicht „{ $given }“
record-count = { $field } muss eine ganze Zahl bis { $most } sein, nicht „{ $given }“
record-newer = mit Regelstand { $made } erstellt; diese Version von Soloist hat { $here }, nötig ist eine neuere
record-older = mit Regelstand { $made } erstellt. Ab hier stellt Regelstand { $here } andere Fragen: Lesen geht, weiterspielen nicht ({ $reason })
record-edition = mit einer anderen Ausgabe der Karten und Plättchen erstellt; gib die damalige Ausgabendatei an
record-after-end = die Partie ist hier zu Ende, aber „{ $given }“ folgt
record-other-fate = „{ $given }“ kommt in dieser Partie hier nicht; es kommt „{ $dealt }“
edition-unreadable = die Ausgabendatei { $file } ist nicht lesbar: { $why }
edition-not-toml = keine TOML-Datei: { $why }
edition-file = die Datei
edition-entry = { $what } { $name }
edition-not-a-table = { $entry }: eine Tabelle erwartet, { $found } gefunden
edition-field = { $entry }, Feld { $field }: { $expected } erwartet, { $found } gefunden
edition-field-missing = { $entry }: mindestens eines der Felder { $fields } erwartet, keines gefunden
edition-unknown-field = { $entry }: unbekanntes Feld { $field }; hier bekannt sind { $known }
edition-nothing = nichts
edition-number = eine ganze Zahl von { $low } bis { $high }
edition-one-of = eines von { $words }
edition-token = 3 bis 40 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang und keines von { $answers }
edition-list = eine Liste von Tabellen
edition-id-twice = id { $id }: einmal erwartet, { $found }-mal gefunden
edition-count = { $what }: { $expected } insgesamt erwartet (Summe der Felder „copies“), { $found } gefunden
edition-numbers = eine Liste von { $length } ganzen Zahlen von { $low } bis { $high }
edition-some-of = eine Liste verschiedener Wörter, jedes eines von { $words }
edition-inside = { $entry }, Feld { $field }
edition-rows = eine Liste von Listen aus { $width } ganzen Zahlen von { $low } bis { $high }
edition-rising = Zahlen, die steigen
edition-nested = { $outer }, { $inner }
edition-entries = { $what }: { $expected } insgesamt erwartet, { $found } gefunden
system-error = { $kind ->
    [missing] Datei oder Ordner fehlt
    [denied] Zugriff verweigert
    [folder] das ist ein Ordner, keine Datei
    [no-folder] ein Teil des Pfads ist eine Datei, kein Ordner
    [exists] die Datei gibt es schon
    [not-text] das ist keine Textdatei
   *[other] { $said }
}
bad-code-long = Partiecode zu lang: Länge { $length }, höchstens { $most }
parcel-damaged = das ist nicht der ganze Link eines Tisches; kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen
parcel-form = dieser Link stammt von einer neueren Version von Soloist; diese kann ihn nicht lesen
parcel-newer = dieser Tisch wurde mit Regelstand { $made } gespielt; diese Version von Soloist hat { $here }, nötig ist eine neuere
parcel-other-rules = dieser Tisch wurde mit anderen Regeln gespielt (Stand { $made }), als diese Version von Soloist hat (Stand { $here }); nimm stattdessen die Mitschrift
parcel-long = zu lang für einen Link: Länge { $length }, höchstens { $most }; nimm stattdessen die Mitschrift

## How name and small print, subject and question stand in one line

option-text = { $name }: { $detail }
option-along = danach automatisch: { $pieces }
details = { $detail }; { $along }
question-text = { $about }. { $question }
