## What all companions say
option-own-cards = Je tire ses cartes moi-même
    .detail = de la vraie pile ; vous saisissez ce qu’elles montrent
option-app-cards = Soloist tire ses cartes
    .detail = vous ne retournez aucune carte pour lui
told-own-cards = Désormais, vous retournez ses vraies cartes
    .why = Vous pouvez changer à tout moment qui tire les cartes. Celles déjà retournées restent valables.
told-app-cards = Désormais, Soloist tire ses cartes
    .why = Vous pouvez changer à tout moment qui tire les cartes. Celles déjà retournées restent valables.
option-correct = { $value } : { $now }
told-corrected = Corrigé : { $value } { $before } → { $now }
    .why = Votre table montrait autre chose. « Annuler » retire la correction.
option-ready = Tout est en place
option-number = { $number }
refused-value = { $value } : indiquez un nombre de { $least } à { $most }, différent de l’actuel.
refused-number = Indiquez un nombre entier de { $least } à { $most }.
