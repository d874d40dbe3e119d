## What all companions say
option-own-cards = Je tire ses cartes moi-même
    .detail = de la vraie pile ; vous touchez ce qu’elles montrent
option-app-cards = Soloist tire ses cartes
    .detail = vous ne retournez aucune carte pour lui
told-own-cards = Désormais, vous retournez ses vraies cartes.
    .why = Les cartes peuvent changer de mains à tout moment ; ce qui a été retourné reste valable.
told-app-cards = Désormais, Soloist tire ses cartes.
    .why = Les cartes peuvent changer de mains à tout moment ; ce qui a été retourné reste valable.
option-correct = { $value } : { $now }
told-corrected = Corrigé à la main : { $value } { $before } → { $now }
    .why = Vous avez dit que la table montre autre chose. « Annuler » revient en arrière.
option-ready = Tout est en place
option-number = { $number }
refused-value = { $value } : un nombre de { $least } à { $most }, différent de celui d’à présent.
