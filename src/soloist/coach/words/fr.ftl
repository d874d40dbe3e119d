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
why = Pourquoi : { $first }{ $second ->
    [none] .
   *[other] , et { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}Mais { $but }.
}

## Reviews that are refused

review-stale = cette analyse vient d’une autre position, d’autres règles ou d’un apprentissage plus ancien ; analysez la table à nouveau
review-broken = ce qui a été gardé n’est pas une analyse lisible ; analysez la table à nouveau
review-unfinished = seule une partie terminée peut être analysée
review-beside = à côté du vrai plateau, Soloist ne voit pas votre côté ; il n’y a rien à analyser

## The story of a game, counted in rounds or turns

story-lead = { $kind ->
    [you-all] Vous avez mené { $unit ->
        [guilds-of-london] de la première manche à la dernière
       *[other] du premier tour au dernier
    }.
    [they-all] { $who } a mené { $unit ->
        [guilds-of-london] de la première manche à la dernière
       *[other] du premier tour au dernier
    }.
    [you-once] Vous avez d’abord mené ; { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }, { $who } vous a dépassé et est resté devant.
    [they-once] { $who } a d’abord mené ; { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }, vous êtes passé devant et y êtes resté.
    [many] L’avantage a changé { $changes } fois de camp, la dernière fois { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round }.
   *[level] Personne n’a jamais mené.
}
story-ahead = Sur { $rounds } { $unit ->
    [guilds-of-london] manches
   *[other] tours
}, vous étiez devant après { $you }, { $who } après { $they }.
story-widest = { $side ->
    [you] Votre avance était la plus grande { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } points.
   *[they] Le retard était le plus grand { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } points.
}
story-best = { $unit ->
    [guilds-of-london] Votre meilleure manche : la
   *[other] Votre meilleur tour : le
} { $round }, { $by } points repris ; { $before } devient { $after }.
story-worst = { $unit ->
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
turning = { $unit ->
    [guilds-of-london] Manche
   *[other] Tour
} { $round } : { $before } → { $after }
