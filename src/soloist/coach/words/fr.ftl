#

## Conseils

hint-clear = « { $best } » gagne environ { $chance } % des parties{ $range ->
    [none] {""}
   *[some] {" "}({ $low } à { $high } %)
}, « { $other } » { $less } %.
hint-even = « { $best } » et « { $other } » gagnent tous deux environ { $chance } % des parties. « { $best } » est légèrement meilleur.
hint-close = Trop serré pour trancher : « { $best } » gagne environ { $chance } % des parties, « { $other } » { $less } %.
hint-lost = { $margin ->
    [alike] Presque sûrement perdu, quoi que vous fassiez. « { $best } » et « { $other } » se valent.
    [points] Presque sûrement perdu. « { $best } » réduit l’écart final d’environ { $points } { $points ->
        [one] point
       *[other] points
    } par rapport à « { $other } ».
   *[better] Presque sûrement perdu. « { $best } » reste meilleur que « { $other } ».
}
hint-won = { $margin ->
    [alike] Pratiquement gagné, quoi que vous fassiez. « { $best } » et « { $other } » se valent.
    [points] Pratiquement gagné. « { $best } » rapporte environ { $points } { $points ->
        [one] point
       *[other] points
    } de plus que « { $other } ».
   *[better] Pratiquement gagné. « { $best } » reste meilleur que « { $other } ».
}
hint-unmeasured = { $more ->
    [0] « { $best } » et « { $other } » semblent se valoir.
    [one] « { $best } » gagne environ 1 partie sur 100 de plus que « { $other } ».
   *[other] « { $best } » gagne environ { $more } parties sur 100 de plus que « { $other } ».
} { $unmeasured ->
    [edition] Le nombre de parties gagnées n’a pas été mesuré avec votre matériel.
   *[rulings] Le nombre de parties gagnées n’a pas été mesuré avec ces interprétations.
}
hint-few = Sans doute « { $best } ». Le temps a manqué pour simuler assez de parties et donner un pourcentage.
hint-tries = D’après { $tries } simulations de chaque réponse, avec seulement ce que vous pouvez voir.
hint-averages = Les gains et les pertes sont des moyennes à la fin { $unit ->
    [guilds-of-london] de la manche
   *[other] du tour
}.
why = Pourquoi : { $first }{ $second ->
    [none] .
   *[other] , et { $second }.
}{ $but ->
    [none] {""}
   *[other] {" "}Mais { $but }.
}

move-times = { $number } × { $piece }
move-part = { $first }, { $then }
move-sum = { $move }, { $sum }

## Reviews that are refused

review-stale = cette analyse est périmée : la position, les règles ou l’entraîneur ont changé ; analysez la table à nouveau
review-broken = l’analyse enregistrée est illisible ; analysez la table à nouveau
review-unfinished = seule une partie terminée peut être analysée
review-beside = Soloist ne voit pas votre côté du vrai plateau : il n’y a rien à analyser

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
    [you-once] Vous avez d’abord mené. { $unit ->
        [guilds-of-london] À la manche
       *[other] Au tour
    } { $round }, { $who } a pris la tête et l’a gardée.
    [they-once] { $who } a d’abord mené. { $unit ->
        [guilds-of-london] À la manche
       *[other] Au tour
    } { $round }, vous avez pris la tête et l’avez gardée.
    [many] L’avantage a changé { $changes } fois de camp. { $unit ->
        [guilds-of-london] À la manche
       *[other] Au tour
    } { $round }, { $side ->
        [you] vous l’avez pris
       *[they] { $who } l’a pris
    } pour de bon.
   *[level] Personne n’a jamais mené.
}
story-ahead = Vous meniez après { $you } des { $rounds } { $unit ->
    [guilds-of-london] manches
   *[other] tours
}, { $who } après { $they }.
story-widest = { $side ->
    [you] Votre plus grande avance, { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } { $by ->
        [one] point
       *[other] points
    }.
   *[they] Votre plus grand retard, { $unit ->
        [guilds-of-london] à la manche
       *[other] au tour
    } { $round } : { $by } { $by ->
        [one] point
       *[other] points
    }.
}
story-best = { $unit ->
    [guilds-of-london] La manche
   *[other] Le tour
} { $round } vous a le plus rapporté ({ $before } → { $after }).
story-worst = { $unit ->
    [guilds-of-london] La manche
   *[other] Le tour
} { $round } vous a le plus coûté ({ $before } → { $after }).
story-row = Le plus grand écart vient de « { $row } » : { $you } pour vous, { $they } pour { $who }.
story-counted = { $same ->
    [yes] Des deux côtés, c’est « { $yours } » qui a compté.
   *[no] Pour vous, c’est « { $yours } » qui a compté, pour { $who } « { $theirs } ».
}
story-enough = { $points ->
    [one] Un point de plus aurait suffi.
   *[other] { $points } points de plus auraient suffi.
}
story-told = { $said } : « { $told } ».
story-limit = La limite était à { $start } au début et à { $end } à la fin.
story-limit-best = La limite est le plus remontée au tour { $round }, de { $before } à { $after }.
story-limit-worst = La limite a le plus baissé au tour { $round }, de { $before } à { $after }.
story-quiet = { $quiet ->
    [0] La limite a baissé pendant chacun des { $rounds } tours.
   *[other] Pendant { $quiet } des { $rounds } tours, la limite n’a pas baissé.
}
turning = { $unit ->
    [guilds-of-london] Manche
   *[other] Tour
} { $round } : { $before } → { $after }
