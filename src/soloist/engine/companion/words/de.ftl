## What all companions say
option-own-cards = Ich ziehe seine Karten selbst
    .detail = vom echten Stapel; du tippst an, was sie zeigen
option-app-cards = Soloist zieht seine Karten
    .detail = du deckst keine Karte für ihn auf
told-own-cards = Ab jetzt deckst du seine echten Karten auf.
    .why = Die Karten können jederzeit die Hand wechseln; was schon aufgedeckt wurde, gilt weiter.
told-app-cards = Ab jetzt zieht Soloist seine Karten.
    .why = Die Karten können jederzeit die Hand wechseln; was schon aufgedeckt wurde, gilt weiter.
option-correct = { $value }: { $now }
told-corrected = Von Hand berichtigt: { $value } { $before } → { $now }
    .why = Du hast gesagt, dass der Tisch etwas anderes zeigt. „Rückgängig“ nimmt es zurück.
option-ready = Alles liegt bereit
option-number = { $number }
refused-value = { $value }: eine Zahl von { $least } bis { $most }, und eine andere als jetzt.
