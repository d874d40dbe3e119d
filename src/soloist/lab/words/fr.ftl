### Ce que disent les simulations quand quelque chose ne va pas.

bad-out = impossible d’écrire { $file } ; son nom doit finir par { $known }
library-missing = la bibliothèque { $library } est nécessaire pour ce fichier ; « pip install { $library } » l’apporte
cannot-write = impossible d’écrire { $file } : { $why }

## La difficulté d’un niveau

grade = { $grade ->
    [gentle] Facile
    [fair] Équilibré
    [tough] Difficile
    [very-tough] Très difficile
   *[brutal] Impitoyable
}
computer-wins = Notre joueur automatique gagne { $won ->
    [one] { $won } partie
   *[other] { $won } parties
} sur 10.
computer-won = { $won ->
    [0] Notre joueur automatique n’a gagné aucune partie sur { $games }.
    [one] Notre joueur automatique a gagné { $won } partie sur { $games }.
   *[other] Notre joueur automatique a gagné { $won } parties sur { $games }.
}
