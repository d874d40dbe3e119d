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
players-win = { $usual ->
    [0] Une règle simple ne gagne presque jamais, notre meilleur joueur { $best } parties sur 10.
   *[other] Une règle simple gagne { $usual } parties sur 10, notre meilleur joueur { $best }.
}
players-won = { $won ->
    [0] Aucun de nos joueurs n’a gagné, en { $games } parties.
    [one] Nos joueurs ont gagné { $won } partie sur { $games }.
   *[other] Nos joueurs ont gagné { $won } parties sur { $games }.
}

## Grappes de machines

cluster-address = « { $given } » n’est pas une grappe ; --on prend ray pour cette machine, ou une adresse comme ray://head:10001
cluster-library = pour jouer sur une grappe il faut la bibliothèque Ray ; « pip install 'soloist[cluster]' » l’apporte
cluster-absent = aucune grappe ne répond à { $address } : { $why }
cluster-lost = La grappe a été perdue : { $why }
cluster-rules = La grappe joue avec d’autres règles : { $there } là-bas, { $here } ici ; installez la même version de Soloist des deux côtés
