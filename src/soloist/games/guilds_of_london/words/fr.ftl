### Guilds of London en français. Les noms de guilde suivent « la tuile » et restent sans article.

game-title = Guilds of London
game-line = Placez vos membres dans les guildes et marquez plus de points que Boris, qui suit l’huissier.
short-title = Guilds
opponent = Boris
opponent-rik = Rik
level-legend = Adversaire

level-boris = Boris
level-rik = Rik
level-boris-line = trois cartes par tour
level-rik-line = Boris avec quatre cartes par tour

## Names

colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [green] vert
    [purple] violet
   *[none] {""}
}
colour-letter = { $colour ->
    [yellow] J
    [blue] B
    [red] R
    [green] Ve
   *[purple] Vi
}
list = { $parts }
either = { $first } ou { $second }
pawn = { $pawn ->
    [you] vous
    [boris] Boris
    [beadle] l’huissier
    [master] votre maître
   *[neutral] neutre (seuil d’activation +1)
}
pawn-letter = { $pawn ->
    [you] V
    [boris] B
    [beadle] H
    [master] M
   *[neutral] N
}
side = { $side ->
    [virginia] Virginia
   *[ulster] Ulster
}
place = { $place ->
    [guildhall] Guildhall
    [plantation] Plantation
   *[supply] Réserve
}
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }) : vous { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Merciers
    [grocers] Épiciers
    [drapers] Drapiers
    [fishmongers] Pois­son­niers
    [goldsmiths] Orfè­vres
    [skinners] Pelle­tiers
    [merchant-taylors] Mar­chands tailleurs
    [haberdashers] Bonne­tiers
    [salters] Mar­chands de sel
    [ironmongers] Mar­chands de fer
    [vintners] Mar­chands de vin
    [clothworkers] Ton­deurs de drap
    [dyers] Tein­turiers
    [brewers] Brasseurs
    [leathersellers] Mar­chands de cuir
    [pewterers] Potiers d’étain
    [barbers] Barbiers
    [cutlers] Coute­liers
    [bakers] Bou­langers
    [wax-chandlers] Ciriers
    [tallow-chandlers] Chan­deliers
    [armourers-and-brasiers] Armu­riers et dinan­diers
    [girdlers] Cein­turiers
    [butchers] Bouchers
    [saddlers] Selliers
    [carpenters] Char­pen­tiers
    [cordwainers] Cor­don­niers
    [painter-stainers] Peintres-déco­rateurs
    [curriers] Cor­royeurs
    [masons] Maçons
    [plumbers] Plombiers
    [innholders] Auber­gistes
    [founders] Fondeurs
    [poulters] Volail­lers
    [cooks] Cuisi­niers
    [coopers] Tonne­liers
    [tylers-and-bricklayers] Cou­vreurs et brique­teurs
    [bowyers] Facteurs d’arcs
    [fletchers] Fléchiers
    [blacksmiths] For­gerons
    [st-lawrence-jewry] Église St Lawrence Jewry
    [gog-and-magog] Gog et Magog
    [assembly-hall] Salle des assem­blées
    [lord-mayors-parade] Parade du lord-maire
    [university-of-london] Uni­ver­sité de Londres
   *[other] { $id }
}
tile-name = { $priority ->
    [0] { tile-id }
   *[other] { tile-id } ({ $priority })
}
tile-number = { $priority ->
    [0] bâtiment spécial
   *[other] n° { $priority }
}
card-id = { $id ->
    [apprentices] Appren­tis
    [indentures] Contrats d’appren­tis­sage
    [freedom-of-the-city] Droit de cité
    [patronage] Patronage
    [recruiting-fair] Foire au recru­tement
    [emigrants] Émigrants
    [journeymen] Compa­gnons
    [guild-dues] Coti­sations
    [livery-gowns] Robes de livrée
    [passage] Traversée
    [merchant-ship] Navire marchand
    [pressed-men] Enrôlés de force
    [settlers] Colons
    [colonial-cargo] Cargaison coloniale
    [colony-company] Compagnie coloniale
    [homecoming] Retour au pays
    [letters-home] Lettres au pays
    [charter] Charte
    [sedan-chair] Chaise à porteurs
    [wherrymen] Bateliers
    [procession] Proces­sion
    [summons] Convo­cation
    [street-crowd] Foule des rues
    [coach-and-crew] Carrosse et laquais
    [thames-ferry] Bac de la Tamise
    [post-rider] Courrier à cheval
    [exchange-of-offices] Échange de charges
    [quarterly-rents] Loyers tri­mes­triels
    [loan] Prêt
    [ready-money] Argent comptant
    [ledger] Grand livre
    [pawnbroker] Prê­teur sur gages
    [almoner] Aumônier
    [customs-house] Bureau des douanes
    [common-seal] Sceau commun
    [lobbying] Jeux d’influence
    [toast] Toast
    [banquet] Banquet
    [coronation-feast] Festin du couron­nement
    [court-of-assistants] Conseil des assis­tants
    [aldermans-favour] Faveur de l’échevin
    [mayors-ear] Oreille du maire
    [royal-warrant] Brevet royal
    [ceremonial-oath] Serment solen­nel
    [tobacco-duty] Taxe sur le tabac
    [fine] Amende
    [endowment] Dotation
   *[other] { $id }
}
mayoral-id = { $id ->
    [friend-of-the-yellow-guilds] Ami des guildes jaunes
    [friend-of-the-blue-guilds] Ami des guildes bleues
    [friend-of-the-red-guilds] Ami des guildes rouges
    [friend-of-the-green-guilds] Ami des guildes vertes
    [friend-of-the-purple-guilds] Ami des guildes violettes
    [man-of-many-liveries] Homme aux mille livrées
    [city-walls] Remparts de la ville
    [cheapside] Cheapside
    [four-gates] Quatre portes
    [ward-alliance] Alliance des quartiers
    [civic-works] Travaux publics
    [common-hall] Assemblée des guildes
    [full-purse] Bourse pleine
    [rows-of-shops] Rangées d’échoppes
    [long-lanes] Longues ruelles
    [overseas-venture] Entre­prise d’outre-mer
    [pure-crafts] Métiers purs
    [mixed-crafts] Métiers mêlés
    [great-companies] Grandes guildes
    [minor-companies] Petites guildes
    [lord-mayors-balance] Équilibre du lord-maire
   *[other] { $id }
}
card-name = { card-id } ({ $symbols })
card-cost = { $cost ->
    [0] gratuit
    [1] pour 1 carte
   *[other] pour { $cost } cartes
}
card-text = { card-id }, { $symbols }, { card-cost } : { $effects }
tile-text = { tile-id } : { tile-number } ; { $symbols } ; seuil d’activation { $threshold } ; { $rewards }
mayoral-note = { $vp } PV par { $counted }, { $most } au maximum
mayoral-text = { mayoral-id } : { mayoral-note }
count-masters-with-symbol = maître sur un symbole { $symbol }
count-masters-total = maître
count-masters-on-outer-ring = maître sur le pourtour
count-masters-on-inner-ring = maître autour du Guildhall
count-masters-on-corners = maître dans un coin
count-largest-group = maître de votre plus grand groupe relié
count-masters-on-special = maître sur un bâtiment spécial
count-liverymen-on-guildhall = membre de guilde au Guildhall
count-cards-in-hand = carte en main
count-plantations-won = plantation remportée
count-rows-with-master = ligne avec un maître
count-columns-with-master = colonne avec un maître
count-masters-symbol-count = maître sur une guilde à { $number } { $number ->
    [1] symbole
   *[other] symboles
}
count-masters-threshold-min = maître sur un seuil d’activation de { $number } ou plus
count-masters-threshold-max = maître sur un seuil d’activation de { $number } ou moins
count-distinct-symbols = symbole différent sous vos maîtres (les cinq : { $number } de plus)
side-text = { side }, dès 2 de vos membres : { $rewards }
nothing = rien
effect-gain-vp = { $n } PV
effect-vp-per = { $vp } PV par { $per ->
    [own-on-plantation] membre de guilde sur la plantation
   *[two-own-masters] paire de maîtres
}, { $most } au maximum
effect-vp-now = { $now } PV ({ effect-vp-per })
effect-hire = recruter { $n } { $n ->
    [one] membre
   *[other] membres
}
effect-hire-to-tile = recruter { $n } { $n ->
    [one] membre
   *[other] membres
} directement sur une tuile
effect-hire-bonus = chaque recrutement de ce tour rapporte { $n } { $n ->
    [one] membre
   *[other] membres
} de plus
effect-move = déplacer { $n } { $n ->
    [one] membre
   *[other] membres
} { $origin ->
    [plantation] de la plantation{" "}
    [guildhall] du Guildhall{" "}
   *[anywhere] {""}
}{ $target ->
    [any-unresolved] vers n’importe quelle tuile
    [unresolved-matching-card] { $n ->
        [one] vers une tuile au symbole de la carte
       *[other] vers des tuiles au symbole de la carte
    }
   *[one-unresolved-matching-card] vers une seule tuile au symbole de la carte
}
effect-move-group = déplacer un groupe vers une tuile adjacente
effect-plantation = envoyer { $n } { $n ->
    [one] membre
   *[other] membres
} { $origin ->
    [supply] de votre réserve à la plantation
    [guildhall] du Guildhall à la plantation
   *[anywhere] du Guildhall ou d’une tuile à la plantation
}
effect-draw-now = piocher { $n } { $n ->
    [one] carte
   *[other] cartes
}
effect-draw-end = piocher { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus à la fin du tour
effect-draw-select = voir { $draw } { $draw ->
    [one] carte
   *[other] cartes
}, en garder { $keep }
effect-take-discard = reprendre { $n } { $n ->
    [one] carte
   *[other] cartes
} de la défausse
effect-gain-neutral = { $n } { $n ->
    [one] neutre
   *[other] neutres
} pour votre stock
effect-mayoral = voir { $draw } { $draw ->
    [one] récompense du maire
   *[other] récompenses du maire
}, en garder { $keep }
effect-evict-opponent = renvoyer { $n } { $n ->
    [one] membre
   *[other] membres
} de Boris
effect-swap-with-opponent = échanger un de vos membres avec un de ceux de Boris
effect-wild-symbols = les cartes de ce tour mènent à n’importe quelle tuile
effect-no-hand-limit = la limite de main disparaît
effect-choose-one = au choix : { $options }
effect-left = { $effect }{ $left ->
    [1] {""}
   *[other] , encore { $left }
}

## What an edition may do wrong

wrong-priority-twice = guild : le numéro de priorité { $number } figure sur { $first } et sur { $second } ; attendu une fois
wrong-colours = { $low } à { $high } couleurs différentes
wrong-two-options = une liste d’au moins deux effets

## Questions and options

ask-tile-laid = Laquelle est-ce ?
    .about = Posez une tuile en { $cell }
ask-token-laid = Lequel est-ce ?
    .about = Posez un marqueur récompense en { $cell }, { tile-id }
ask-side = Quelle face de la plantation est visible ?
ask-card-drawn = Laquelle est-ce ?
    .about = Piochez une carte action
ask-boris-card = Laquelle est-ce ?
    .about = Piochez une carte pour Boris
ask-mayoral-drawn = Laquelle est-ce ?
    .about = Piochez une récompense du maire
ask-keep-card = Quelle carte gardez-vous ?
    .about = { $left ->
        [1] {""}
       *[other] Encore { $left } à garder
    }
ask-keep-mayoral = Quelle récompense du maire gardez-vous ?
    .about = Un but rien qu’à vous : il rapporte des PV en fin de partie{ $left ->
        [1] {""}
       *[other] {" "}; encore { $left } à garder
    }
ask-card = { $played ->
    [yes] Jouer une autre carte ?
   *[no] Quelle carte jouez-vous, et comment ?
}
ask-pay = Avec quelle carte payez-vous ?
    .about = { $left ->
        [1] {""}
       *[other] Encore { $left } à payer
    }
ask-move = { whereto }
    .about = { $effect }
ask-target = { whereto }
    .about = Effet : { effect-left }
ask-taken-up = { whereto }
whereto = { $place ->
    [none] Quel membre se déplace ?
    [guildhall] Où va le membre du Guildhall ?
    [plantation] Où va le membre de la plantation ?
   *[tile] Où va le membre de { $cell } ?
}
ask-group = Quel groupe se déplace, et vers où ?
    .about = Effet : { effect-left }
ask-group-size = Combien partent ?
ask-plantation = Quel membre embarque ?
    .about = Effet : { effect-left }
ask-plantation-number = Combien de membres embarquent ?
    .about = Effet : { $effect }
ask-hire-to-tile = Sur quelle tuile va le nouveau membre ?
    .about = Effet : { effect-left }
ask-evict = Quel membre de Boris part ?
    .about = Effet : { effect-left }
ask-swap = Lequel de vos membres ?
    .about = Effet : { effect-left }
ask-swap-with = Avec quel membre de Boris échanger celui de { $cell } ?
ask-take-discard = Quelle carte prenez-vous ?
    .about = Effet : { effect-left }
ask-choose-one = Que choisissez-vous ?
    .about = Effet : { effect-left }
ask-limit = Laquelle défaussez-vous ?
    .about = Vous avez plus de 7 cartes{ $left ->
        [1] {""}
       *[other] , encore { $left } à défausser
    }
ask-neutral = Faire venir un neutre ?
    .about = { $cell } { tile-id } : vous { $yours }, Boris { $theirs }
ask-claim-now = Revendiquer une guilde accomplie ?
    .about = 3 marqueurs de la carte promo et 1 membre du Guildhall
option-card = { card-id }
    .detail = { $symbols } ; { card-cost } ; { $effects }
option-tile = { tile-id }
    .detail = { tile-number } ; { $symbols } ; seuil d’activation { $threshold } ; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note } ; maintenant { $scored } PV
option-side = { side }
    .detail = dès 2 de vos membres : { $rewards }
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = une fois mûre, pour qui a le plus de membres : { $prize } ; { then-there }
option-from = Depuis { $cell } { tile-id }
    .detail = le membre quitte cette tuile ; { then-there }
then-there = { $left ->
    [0] ensuite mûre
   *[other] ensuite il en manque { $left }
} ; vous { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
}
option-embark = Depuis : { $place }
    .detail = 1 membre embarque, { $rest } { $rest ->
        [one] y reste
       *[other] y restent
    } ; ensuite { $plantation } sur la plantation
option-embark-some = Envoyer { $n } { $n ->
    [one] membre
   *[other] membres
}
    .detail = depuis : { $place }, { $rest } { $rest ->
        [one] y reste
       *[other] y restent
    } ; ensuite { $plantation } sur la plantation
option-claim-tile = Revendiquer { $cell } { tile-id }
    .detail = { $vp } PV et votre maître sur la tuile ; coûte 3 marqueurs et 1 membre du Guildhall
option-end = { $played ->
    [yes] Finir le tour
   *[no] Passer
}
    .detail = piocher { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }{ $over ->
        [0] {""}
       *[other] , puis en défausser { $over } (plus de 7)
    } ; ensuite Boris joue{ $even ->
        [yes] , les tuiles mûres sont activées et celle de l’huissier se ferme
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}et marque { $vp } PV pour la tuile de l’huissier, qui se ferme
        }
    }
last-card = { $left ->
    [0] {" ; votre dernière carte : sans une autre, le tour finit"}
   *[other] {""}
}
option-hire = { card-id } : recruter { $n }
    .here = recruter { $n }
    .detail = la carte est défaussée ; vous aurez { $guildhall } au Guildhall, { $supply } dans la réserve{ last-card }
option-move = { card-id } : déplacer 1 membre
    .here = déplacer 1 membre
    .detail = la carte est défaussée ; vers { $wild ->
        [yes] n’importe quelle tuile
       *[no] une tuile au symbole { $symbols }
    }{ last-card }
option-ability = { card-id } : capacité
    .here = capacité
    .detail = { $cost ->
        [0] ne coûte que cette carte ; { $effects }
        [1] coûte cette carte et 1 autre ; { $effects }
       *[other] coûte cette carte et { $cost } autres ; { $effects }
    }{ last-card }
option-stop = En rester là
    .detail = le reste de l’effet est perdu
option-group-way = De { $cell } vers { $goal } { tile-id }
    .detail = { $yours } au plus ; une fois mûre, pour qui a le plus de membres : { $prize } ; là-bas { $left ->
        [0] déjà mûre
       *[other] il en manque { $left }
    } ; vous { $others }, Boris { $theirs }
option-group = { $n } vers { $cell } { tile-id }
    .detail = une fois mûre, pour qui a le plus de membres : { $prize } ; { then-there }
option-no-neutral = Aucun neutre de plus
    .detail = { $then }
option-store = Un neutre de votre stock
    .detail = vous en avez { $store } ; { $then }
option-neutral = { card-id }
    .detail = { $symbols } ; la défausser pour un neutre ; { $then }
neutral-then = { $winner ->
    [you] vous { $yours }, Boris { $theirs } : à vous, { $rewards } et votre maître
    [boris] vous { $yours }, Boris { $theirs } : à lui, { $vp } PV ; pour vous { $token }
   *[nobody] vous { $yours }, Boris { $theirs } : égalité, la tuile reste
}
option-go-on = Continuer
    .detail = sans rien revendiquer maintenant
## Story, each with its reason

told-setup = { $cards ->
    [3] Mise en place. Boris joue 3 cartes par tour.
   *[other] Mise en place. Rik est Boris avec { $cards } cartes par tour ; il s’appelle Boris dans la suite.
}
    .why = Le niveau dit combien de cartes il joue ; le reste se prépare comme à deux.
told-side = La plantation commence côté { side }.
    .why = Le hasard choisit la face de départ, sauf si la donne l’a fixée.
told-raised = { $side ->
    [virginia] Le seuil d’activation monte sur les six guildes de plus faible priorité.
   *[ulster] Le seuil d’activation monte sur les six guildes de plus haute priorité.
}
    .why = Un neutre couché relève six seuils de un ; la face de la plantation dit lesquels.
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
    .why = Il fallait une carte et la pioche était vide.
told-drawn = Carte piochée : { $card }.
    .why = Les cartes piochées vont dans votre main, l’une après l’autre.
told-seen = Carte vue : { $card }.
    .why = L’effet vous laisse regarder des cartes avant de choisir.
told-kept = Carte gardée : { $card }.
    .why = Vous gardez votre choix ; les autres cartes vues vont à la défausse.
told-taken = Reprise de la défausse : { $card }.
    .why = La défausse est ouverte, et l’effet vous permet d’y puiser.
told-paid = Payé avec { $card }.
    .why = N’importe quelle autre carte compte pour 1 dans le coût d’une capacité.
told-discarded = Carte défaussée : { $card }.
    .why = À la fin de votre tour, vous ne pouvez tenir que 7 cartes.
told-mayoral = Récompense du maire : { $card }.
    .why = Elle compte en fin de partie ; celles que vous refusez ont leur propre défausse.
told-round = Manche { $round }
    .why = Il y a dix manches, moins si l’huissier n’a plus où aller.
told-your-turn = Votre tour.
    .why = Vous jouez toujours avant votre adversaire.
told-card = { $card } { $use ->
    [hire] pour recruter.
    [move] pour un déplacement.
   *[ability] pour sa capacité.
}
    .why = { $use ->
        [hire] Toute carte peut être défaussée pour recruter.
        [move] Une carte défaussée mène un membre vers une tuile à son symbole.
       *[ability] La carte reste devant vous jusqu’à la fin du tour.
    }
told-hired = Membres recrutés : { $n } ; maintenant { $guildhall } au Guildhall.
    .why = Les recrues passent de votre réserve au Guildhall, autant qu’il y en a.
told-hire-bonus = Ce tour, chaque recrutement rapporte { $n } { $n ->
    [one] membre
   *[other] membres
} de plus.
    .why = Le bonus vaut pour les cartes défaussées pour recruter, jusqu’à la fin du tour.
told-wild = Ce tour, vos cartes mènent à n’importe quelle tuile.
    .why = Jusqu’à la fin du tour, le symbole des cartes de déplacement ne compte pas.
told-no-hand-limit = Vous n’avez plus de limite de main.
    .why = Cette récompense vaut jusqu’à la fin de la partie.
told-draw-end = À la fin du tour, vous piochez { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus.
    .why = L’effet attend la pioche qui termine votre tour.
told-scored = { $vp } PV, total { $total }.
    .why = Les points des capacités et des récompenses comptent aussitôt.
told-neutral = Neutres pour votre stock : { $n }.
    .why = Ils viennent du plateau de score, autant qu’il y en a.
told-plantation = { $origin } → plantation : { $n } ; maintenant { $plantation } sur place.
    .why = Qui embarque compte quand la plantation est décomptée après les manches 4 et 8.
told-moved = { $n ->
    [1] {""}
   *[other] { $n } membres,{" "}
}{ $origin } → { $place }.
    .why = On ne va que là où mène la carte ou l’effet.
told-evicted = Boris perd un membre ici : { $place }.
    .why = L’effet renvoie un de ses membres dans sa réserve.
told-swapped = Échange fait, { $origin } → { $place }.
    .why = Un de vos membres et un de Boris, sur une autre tuile, changent de place.
told-end-of-turn = { $played ->
    [yes] Fin du tour : vous piochez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
   *[no] Vous passez et piochez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
}
    .why = { $played ->
        [yes] Après avoir joué, on pioche 2 cartes, plus ce qu’ajoutent les capacités.
       *[no] Qui ne joue aucune carte en pioche 4.
    }
told-boris-turn = Boris joue { $cards } cartes.
    .why = Il n’utilise que les symboles de ses cartes, jamais leurs capacités.
told-boris = { $card } : un membre de guilde sur la tuile { $name }, { $start ->
    [beadle] celle de l’huissier
   *[search] la première qui convient après l’huissier
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] Sa recherche commence sur la tuile de l’huissier, et elle montre le symbole.
       *[search] À partir de l’huissier, il suit les lignes jusqu’à la première tuile au symbole.
    }
told-boris-nothing = { $card } : aucune tuile ne convient, personne n’est placé.
    .why = Aucune tuile qui lui est ouverte ne montre le symbole ; la carte n’est pas remplacée.
told-resolution = Les tuiles sont activées.
    .why = Aux manches paires, toute tuile assez occupée est activée, ligne par ligne.
told-neutral-used = Un neutre vous soutient ({ $lent }), { $source ->
    [store] pris dans votre stock.
   *[scoreboard] payé avec { $card }.
}
    .why = Les neutres comptent pour votre majorité, pas pour le seuil.
told-neutrals-back = Neutres de retour sur le plateau de score : { $n }.
    .why = Un neutre n’aide que sur une tuile, puis il repart.
told-tied = { $name } : égalité, rien ne change.
    .why = Même nombre et aucun de vos maîtres à côté : la tuile attend.
told-won-tile = { $name } : { $winner ->
    [you] vous gagnez { $vp } PV et placez votre maître.
   *[boris] Boris gagne { $vp } PV.
}
    .why = { $winner ->
        [you] Le seuil est atteint et vous avez la majorité.
       *[boris] Le seuil est atteint et Boris a la majorité.
    }
told-boris-token = Boris marque { $vp } PV pour la deuxième place, maintenant { $total }.
    .why = Il y était aussi, mais du marqueur il ne prend que les points.
told-token = Deuxième place : { $token }. Vous avez { $total } PV.
    .why = Vous y étiez aussi, le marqueur récompense est donc à vous.
told-token-kept = Le marqueur va sur la carte promo : { $tokens }.
    .why = Avec la carte promo, on garde les marqueurs ; trois permettent de revendiquer une guilde.
told-beadle = L’huissier ferme la tuile { $name } : Boris marque { $vp } PV, maintenant { $total }.
    .why = À chaque manche sa tuile revient à Boris ; vos membres rentrent sans rien.
told-beadle-moves = L’huissier va sur la tuile { $name } et y compte pour un.
    .why = Parmi les guildes qui restent à accomplir, il se tient toujours sur celle au plus petit numéro.
told-beadle-gone = L’huissier n’a plus où aller et quitte la partie.
    .why = Toutes les guildes sont accomplies : c’est la dernière manche.
told-growth = Croissance : { side }, vous y avez { $yours } { $yours ->
    [one] membre
   *[other] membres
}.
    .why = Après les manches 4 et 8, la plantation est décomptée.
told-plantation-won = Vous remportez la plantation : { $vp } PV, maintenant { $total }.
    .why = Deux de vos membres ou plus suffisent pour la première place.
told-plantation-boris = Boris marque { $vp } PV, maintenant { $total }.
    .why = { $yours ->
        [0] Aucun de vos membres n’y est : la première place est à lui.
       *[other] Un seul de vos membres ne suffit pas, et Boris marque pour cela.
    }
told-plantation-turned = { $n ->
    [0] La plantation est retournée : { side }.
   *[other] La plantation est retournée : { side }. De retour dans votre réserve : { $n }.
}
    .why = Après le décompte vient l’autre face, et vos membres rentrent dans la réserve.
told-claimed = Vous revendiquez la tuile { $name } pour 3 marqueurs et 1 membre : { $vp } PV, maintenant { $total }.
    .why = Trois marqueurs et un membre du Guildhall achètent une guilde accomplie sans maître.
told-final = Décompte : vous { $you }, Boris { $boris }.
    .why = Vous ajoutez récompenses du maire et maîtres adjacents ; Boris a déjà tout compté.
told-mayoral-vp = { $card }. Résultat : { $scored } PV.
    .why = Une récompense du maire compte ce que vous avez à la fin, jusqu’à son maximum.

## Scene

scene-title = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur 10
}
zone-row = Ligne { $row }
zone-you = Vous
zone-hand = Votre main ({ $count }{ $limit ->
    [0] , sans limite
   *[other] , limite { $limit }
})
zone-boris = Boris ({ $cards } cartes par tour)
spot-guildhall = C3 Guildhall
note-supply = réserve { $supply }
spot-tile = { $cell } { tile-id }
note-stands = { $left ->
    [0] mûre
   *[other] encore { $left }
}{ $leads ->
    [you] , { $yours } à { $theirs } pour vous
    [boris] , { $theirs } à { $yours } pour Boris
    [nobody] , égalité à { $yours }
   *[none] {""}
}
note-resolved = accomplie
note-threshold = seuil d’activation { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2e : { $token }
spot-vp = PV
spot-supply = Réserve
spot-store = Neutres
spot-promo = Marqueurs sur la carte promo
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
note-two = 2 des vôtres : { $rewards }
note-fewer = avec 1 membre à vous, Boris reçoit { $one } PV, avec aucun { $none } PV
note-due = { $round ->
    [0] ne compte plus
   *[other] compte après la manche { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Membres de guilde sur les tuiles
spot-beadle = Huissier
note-beadle-vp = { $scores ->
    [yes] { $vp } PV pour Boris à la fin de la manche
   *[no] aucun PV pour Boris cette manche
}
note-beadle-next = ensuite : { $next }
note-beadle-gone = parti : la partie finit avec cette manche
beadle-stop = { $tile } ({ $vp } PV)
beadle-leaves = nulle part, la partie finit
spot-scoreboard = Neutres sur le plateau de score
spot-deck = Pioche
spot-discards = Défausse

group-guilds = Guildes
group-buildings = Bâtiments spéciaux
group-tokens = Marqueurs récompense
group-cards = Cartes action
group-mayoral = Récompenses du maire
group-plantation = Plantation
label-you = vous
label-score = Score
label-total = + { $aims } objectifs = { $total }
label-to-go = { $side ->
    [before] encore
   *[after] {""}
}
label-ripe = mûre
label-wins = { $winner ->
    [you] vous gagnez
    [boris] Boris gagne
   *[nobody] attend
}
label-here = { $count } ici · { $supply } en réserve
label-lowest = le plus petit numéro ensuite
label-beadle-rule = Chaque manche finit par sa tuile : Boris la marque, elle se ferme.
label-reconstructed = édition reconstituée
label-aims = Vos objectifs
label-pairs = Maîtres côte à côte : { $pairs } { $pairs ->
    [one] paire
   *[other] paires
}
label-supply = en réserve
label-scoreboard = sur le plateau de score
label-promo = marqueurs promo
label-neutrals = vos neutres
label-deck = pioche
label-discards = défausse
label-legend = Signes
label-reward = { $reward ->
    [hire] recruter
    [plantation] plantation
    [move] déplacer
    [draw] piocher
    [mayoral] récompense
    [second] seconde place
   *[neutral] neutre : +1
}

## End

why = { $outcome ->
    [won] { $you } à { $boris } : vous avez plus que votre adversaire.
   *[lost] { $you } à { $boris } : pour gagner, il fallait plus que votre adversaire.
}
line-game = Points en cours de partie
line-mayoral = Récompenses du maire
line-masters = Maîtres adjacents

## Goal and primer

goal-name = Vous
goal = le plus de PV après 10 manches
    .short = le plus de PV après 10 manches
primer-line = Vous et Boris, qui suit l’huissier.
primer-1 = Ayez plus de PV que Boris
    .detail = Après dix manches. L’égalité ne suffit pas.
primer-2 = Jouez des cartes
    .detail = Recrutez un membre, déplacez-en un vers une tuile à leur symbole, ou payez leur capacité. Puis piochez 2, ou 4 sans en avoir joué.
primer-3 = Une manche sur deux : tuiles
    .detail = Assez de membres ? Le plus nombreux gagne la tuile (votre maître y reste), le second prend son marqueur.
primer-4 = Boris joue { $level ->
        [rik] quatre
       *[other] trois
    } cartes
    .detail = Chacune pose un membre sur la prochaine tuile à ce symbole, à partir de l’huissier.
primer-5 = L’huissier ferme une tuile
    .detail = Après chaque manche, sa tuile est retournée. Ses points vont à Boris.
primer-6 = La plantation
    .detail = Après les manches 4 et 8 : deux membres la gagnent. Avec moins, Boris marque.

## Themes: what an answer is better or worse for, in hints and reviews

theme-tiles = { $sense ->
    [better] gagne plus sur les tuiles
   *[worse] gagne moins sur les tuiles
}
theme-boris = { $sense ->
    [better] laisse moins à votre adversaire
   *[worse] laisse plus à votre adversaire
}
theme-men = { $sense ->
    [better] meilleur pour vos membres de guilde
   *[worse] coûte des membres de guilde
}
theme-cards = { $sense ->
    [better] meilleur pour votre main de cartes
   *[worse] moins bon pour votre main de cartes
}
theme-plantation = { $sense ->
    [better] meilleur pour la plantation
   *[worse] moins bon pour la plantation
}
theme-mayoral = { $sense ->
    [better] meilleur pour les récompenses du maire
   *[worse] moins bon pour les récompenses du maire
}
theme-masters = { $sense ->
    [better] meilleur pour vos maîtres
   *[worse] moins bon pour vos maîtres
}
theme-points = { $sense ->
    [better] meilleur pour le score
   *[worse] moins bon pour le score
}
