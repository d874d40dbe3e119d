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

## The page of the manual

page-title = La difficulté des niveaux
page-about = Quatre programmes ont joué chaque niveau de nombreuses fois. Les mots disent combien de parties ils gagnent.
page-head = | jeu | niveau | difficulté | victoires des programmes |
page-numbers = En chiffres
page-players = « Hasard » répond au hasard. « Simple » suit une stratégie simple, comme quelqu’un qui connaît les règles. « Appris » a appris en jouant contre lui-même. « Recherche » regarde plus loin, à peu près comme un expert.
page-interval = Chaque nombre est la part de parties gagnées, avec les interprétations habituelles. La vraie part s’en écarte de moins de 5 points, avec une certitude de 95 %.
page-number-head = | jeu | niveau | hasard | simple | appris | recherche |
page-box = Là où des cartes ou des tuiles sont reconstituées, les nombres valent pour notre reconstitution.
