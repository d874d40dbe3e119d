## What all companions say
option-own-cards = Ich ziehe seine Karten selbst
    .detail = vom echten Stapel; du gibst ein, was sie zeigen
option-app-cards = Soloist zieht seine Karten
    .detail = du deckst keine Karte für ihn auf
told-own-cards = Ab jetzt deckst du seine echten Karten auf
    .why = Du kannst jederzeit wechseln, wer die Karten zieht. Was aufgedeckt ist, gilt weiter.
told-app-cards = Ab jetzt zieht Soloist seine Karten
    .why = Du kannst jederzeit wechseln, wer die Karten zieht. Was aufgedeckt ist, gilt weiter.
option-correct = { $value }: { $now }
told-corrected = Berichtigt: { $value } { $before } → { $now }
    .why = Du hast gesagt, dass dein Tisch etwas anderes zeigt. „Rückgängig“ nimmt die Berichtigung zurück.
option-ready = Alles aufgebaut
option-number = { $number }
refused-value = { $value }: Gib eine Zahl von { $least } bis { $most } ein, die anders ist als jetzt.
refused-number = Gib eine ganze Zahl von { $least } bis { $most } ein.
