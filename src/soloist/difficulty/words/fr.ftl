### How hard a level is.

grade = { $grade ->
    [gentle] Facile
    [fair] Équilibré
    [tough] Difficile
    [very-tough] Très difficile
   *[brutal] Impitoyable
}
players-win = { $usual ->
    [0] Un programme simple ne gagne presque jamais, le meilleur { $best ->
        [one] { $best } partie
       *[other] { $best } parties
    } sur 10.
    [one] Un programme simple gagne { $usual } partie sur 10, le meilleur { $best }.
   *[other] Un programme simple gagne { $usual } parties sur 10, le meilleur { $best }.
}
players-won = { $won ->
    [0] Aucun de nos programmes n’a gagné ({ $games } parties).
    [one] Nos programmes ont gagné { $won } partie sur { $games }.
   *[other] Nos programmes ont gagné { $won } parties sur { $games }.
}
