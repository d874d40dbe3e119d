### How hard a level is.

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
