#

## Conseils

hint-clear = { $best } : environ { $chance } % de chances de gagner{ $range ->
    [none] {""}
   *[some] {" "}({ $low } à { $high } %)
} ; ensuite { $other }, { $less } %.
hint-close = Trop serré pour trancher : { $best } environ { $chance } % de chances de gagner, { $other } { $less } %.
hint-lost = { $margin ->
    [alike] À peine gagnable, quoi que vous fassiez ; { $best } et { $other } se valent.
    [points] À peine gagnable ; { $best } finit environ { $points } { $points ->
        [one] point
       *[other] points
    } plus près que { $other }.
   *[better] À peine gagnable ; { $best } tient mieux que { $other }.
}
hint-won = { $margin ->
    [alike] Pour ainsi dire gagné, quoi que vous fassiez ; { $best } et { $other } se valent.
    [points] Pour ainsi dire gagné ; { $best } finit environ { $points } { $points ->
        [one] point
       *[other] points
    } plus haut que { $other }.
   *[better] Pour ainsi dire gagné ; { $best } finit mieux que { $other }.
}
hint-few = Plutôt { $best }, mais trop peu de parties ont pu être essayées pour donner un pourcentage.
hint-tries = Après { $tries } essais de chacune avec le même hasard, seulement avec ce que vous pouvez savoir.
why = Pourquoi : { $reasons }{ $but ->
    [none] .
   *[other] {" "}; mais { $but }.
}

## Ce que dit l’entraîneur : ce qu’une réponse améliore ou non, les conseils, et pourquoi une analyse est refusée.

review-stale = cette analyse vient d’une autre position, d’autres règles ou d’un apprentissage plus ancien ; analysez la table à nouveau
review-broken = ce qui a été gardé n’est pas une analyse lisible ; analysez la table à nouveau
review-unfinished = seule une partie terminée peut être analysée
review-beside = à côté du vrai plateau, Soloist ne voit pas votre côté ; il n’y a rien à analyser

## Ce qu’une réponse améliore par rapport à une autre, ou non

peloponnes-materials = { $sense ->
    [better] aide pour le bois, la pierre et les dettes
   *[worse] coûte du bois et de la pierre, ou laisse une dette
}
peloponnes-food = { $sense ->
    [better] aide à nourrir votre peuple
   *[worse] laisse moins de nourriture à votre peuple
}
peloponnes-coins = { $sense ->
    [better] meilleur pour les pièces et les biens de luxe
   *[worse] coûte des pièces ou des biens de luxe
}
peloponnes-people = { $sense ->
    [better] meilleur pour votre population
   *[worse] moins bon pour votre population
}
peloponnes-prestige = { $sense ->
    [better] meilleur pour votre Prestige
   *[worse] moins bon pour votre Prestige
}
peloponnes-balance = { $sense ->
    [better] élève le plus petit de vos deux totaux, celui qui compte
   *[worse] laisse plus bas le plus petit de vos deux totaux, celui qui compte
}
peloponnes-strength = { $sense ->
    [better] meilleur pour la Force dans les conflits et contre les Perses
   *[worse] moins bon pour la Force dans les conflits et contre les Perses
}
peloponnes-angelos = { $sense ->
    [better] donne moins à Angelos
   *[worse] donne plus à Angelos
}
peloponnes-disasters = { $sense ->
    [better] plus sûr face aux catastrophes
   *[worse] plus exposé aux catastrophes
}

stone-age-resting = { $sense ->
    [better] meilleur pour qui agit et qui se repose
   *[worse] moins bon pour qui agit et qui se repose
}
stone-age-meal = { $sense ->
    [better] meilleur pour le repas de cette manche
   *[worse] laisse moins pour le repas de cette manche
}
stone-age-resources = { $sense ->
    [better] meilleur pour vos ressources
   *[worse] coûte des ressources
}
stone-age-tools = { $sense ->
    [better] meilleur pour vos outils
   *[worse] moins bon pour vos outils
}
stone-age-cards = { $sense ->
    [better] tire plus des cartes
   *[worse] tire moins des cartes
}
stone-age-field = { $sense ->
    [better] meilleur pour les repas des manches à venir
   *[worse] moins bon pour les repas des manches à venir
}
stone-age-people = { $sense ->
    [better] meilleur pour la taille de vos tribus
   *[worse] moins bon pour la taille de vos tribus
}
stone-age-fatigue = { $sense ->
    [better] moins fatigant
   *[worse] plus fatigant
}
stone-age-tiles = { $sense ->
    [better] meilleur pour les bâtiments dus
   *[worse] moins bon pour les bâtiments dus
}

raiders-raid = { $sense ->
    [better] rapproche un bon raid
   *[worse] retarde un bon raid
}
raiders-valkyries = { $sense ->
    [better] meilleur pour les pertes aux Valkyries et leurs points
   *[worse] moins bon pour les pertes aux Valkyries et leurs points
}
raiders-crew = { $sense ->
    [better] meilleur pour votre équipage et vos cartes
   *[worse] moins bon pour votre équipage et vos cartes
}
raiders-goods = { $sense ->
    [better] meilleur pour vos biens
   *[worse] coûte des biens
}
raiders-points = { $sense ->
    [better] meilleur pour vos points
   *[worse] moins bon pour vos points
}
raiders-offerings = { $sense ->
    [better] meilleur pour vos offrandes
   *[worse] moins bon pour vos offrandes
}
raiders-adversary = { $sense ->
    [better] donne moins à l’Adversaire
   *[worse] donne plus à l’Adversaire
}
raiders-clock = { $sense ->
    [better] meilleur pour la durée qui reste
   *[worse] moins bon pour la durée qui reste
}
raiders-workers = { $sense ->
    [better] meilleur pour votre ouvrier et les lieux du village
   *[worse] moins bon pour votre ouvrier et les lieux du village
}

guilds-of-london-tiles = { $sense ->
    [better] gagne plus sur les tuiles
   *[worse] gagne moins sur les tuiles
}
guilds-of-london-boris = { $sense ->
    [better] laisse moins à votre adversaire
   *[worse] laisse plus à votre adversaire
}
guilds-of-london-men = { $sense ->
    [better] meilleur pour vos membres de guilde
   *[worse] coûte des membres de guilde
}
guilds-of-london-cards = { $sense ->
    [better] meilleur pour votre main de cartes
   *[worse] moins bon pour votre main de cartes
}
guilds-of-london-plantation = { $sense ->
    [better] meilleur pour la plantation
   *[worse] moins bon pour la plantation
}
guilds-of-london-mayoral = { $sense ->
    [better] meilleur pour les récompenses du maire
   *[worse] moins bon pour les récompenses du maire
}
guilds-of-london-masters = { $sense ->
    [better] meilleur pour vos maîtres
   *[worse] moins bon pour vos maîtres
}
guilds-of-london-points = { $sense ->
    [better] meilleur pour le score
   *[worse] moins bon pour le score
}

## The story of a game; Raiders is counted in turns

story-lead = { $kind ->
    [you-all] Vous avez mené { $game ->
        [guilds-of-london] de la première manche à la dernière
       *[other] du premier tour au dernier
    }.
    [they-all] { $who } a mené { $game ->
        [guilds-of-london] de la première manche à la dernière
       *[other] du premier tour au dernier
    }.
    [you-once] Vous avez d’abord mené ; { $game ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }, { $who } vous a dépassé et est resté devant.
    [they-once] { $who } a d’abord mené ; { $game ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }, vous êtes passé devant et y êtes resté.
    [many] L’avantage a changé { $changes } fois de camp, la dernière fois { $game ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }.
   *[level] Personne n’a jamais mené.
}
story-ahead = Sur { $rounds } { $game ->
    [guilds-of-london] manches
   *[other] tours
}, vous étiez devant après { $you }, { $who } après { $they }.
story-widest = { $side ->
    [you] Votre avance était la plus grande { $game ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } points.
   *[they] Le retard était le plus grand { $game ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } points.
}
story-best = { $game ->
    [guilds-of-london] Votre meilleure manche : la
   *[other] Votre meilleur tour : le
} { $round }, { $by } points repris ; { $before } devient { $after }.
story-worst = { $game ->
    [guilds-of-london] Votre manche la plus dure : la
   *[other] Votre tour le plus dur : le
} { $round }, { $by } points perdus ; { $before } devient { $after }.
story-told = { $said } (« { $told } »).
story-limit = La limite était à { $start } au début et à { $end } à la fin.
story-limit-best = Elle est le mieux remontée au tour { $round }, de { $before } à { $after }.
story-limit-worst = Elle a le plus baissé au tour { $round }, de { $before } à { $after }.
story-quiet = { $quiet ->
    [0] Aucun des { $rounds } tours n’est passé sans perte.
    [one] Un des { $rounds } tours n’a rien coûté.
   *[other] { $quiet } des { $rounds } tours n’ont rien coûté.
}
turning = { $game ->
    [guilds-of-london] Manche
   *[other] Tour
} { $round } : { $before } → { $after }
