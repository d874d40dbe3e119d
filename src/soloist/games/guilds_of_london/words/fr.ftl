### Guilds of London en français. Les noms de guilde suivent « la tuile » et restent sans article.

game-title = Guilds of London
game-line = Placez vos membres de guilde et marquez plus de points que Boris, qui suit l’huissier.
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
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }, vous { $yours }, Boris { $theirs })
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
    [1] coûte 1 carte
   *[other] coûte { $cost } cartes
}
card-text = { card-id } ({ $symbols }, { card-cost }) : { $effects }
tile-text = { tile-id } ({ tile-number }, { $symbols }, seuil d’activation { $threshold }) : { $rewards }
mayoral-note = { $vp } PV par { $counted }, { $most } au maximum
mayoral-text = { mayoral-id } : { mayoral-note }
count-masters-with-symbol = maître sur une tuile au symbole { $symbol }
count-masters-total = maître
count-masters-on-outer-ring = maître sur le pourtour
count-masters-on-inner-ring = maître autour de la Guildhall
count-masters-on-corners = maître dans un coin
count-largest-group = maître dans votre plus grand groupe relié
count-masters-on-special = maître sur un bâtiment spécial
count-liverymen-on-guildhall = pion sur la Guildhall
count-cards-in-hand = carte en main
count-plantations-won = plantation remportée
count-rows-with-master = ligne avec un maître
count-columns-with-master = colonne avec un maître
count-masters-symbol-count = maître sur une guilde à { $number } { $number ->
    [one] symbole
   *[other] symboles
}
count-masters-threshold-min = maître sur une tuile de seuil { $number } ou plus
count-masters-threshold-max = maître sur une tuile de seuil { $number } ou moins
count-distinct-symbols = symbole différent sous vos maîtres (les cinq : { $number } de plus)
side-text = { side }, avec 2 de vos pions ou plus : { $rewards }
nothing = rien
effect-gain-vp = { $n } PV
effect-vp-per = { $vp } PV { $per ->
    [own-on-plantation] par pion sur la plantation
   *[two-own-masters] pour 2 de vos maîtres
}, { $most } au maximum
effect-vp-now = { $now } PV ({ effect-vp-per })
effect-hire = recruter { $n } { $n ->
    [one] pion
   *[other] pions
}
effect-hire-to-tile = recruter { $n } { $n ->
    [one] pion directement sur une tuile
   *[other] pions directement sur des tuiles
}
effect-hire-bonus = chaque recrutement de ce tour rapporte { $n } { $n ->
    [one] pion
   *[other] pions
} de plus
effect-move = déplacer { $n } { $n ->
    [one] pion
   *[other] pions
} { $origin ->
    [plantation] de la plantation{" "}
    [guildhall] de la Guildhall{" "}
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
    [one] pion
   *[other] pions
} { $origin ->
    [supply] de la réserve à la plantation
    [guildhall] de la Guildhall à la plantation
   *[anywhere] de la Guildhall ou d’une tuile à la plantation
}
effect-draw-now = piocher { $n } { $n ->
    [one] carte
   *[other] cartes
}
effect-draw-end = piocher { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus à la fin du tour
effect-draw-select = regarder { $draw } { $draw ->
    [one] carte
   *[other] cartes
}, en garder { $keep }
effect-take-discard = prendre { $n } { $n ->
    [one] carte
   *[other] cartes
} dans la défausse
effect-gain-neutral = recevoir { $n } { $n ->
    [one] neutre
   *[other] neutres
}
effect-mayoral = regarder { $draw } { $draw ->
    [one] récompense du maire
   *[other] récompenses du maire
}, en garder { $keep }
effect-evict-opponent = renvoyer { $n } { $n ->
    [one] pion
   *[other] pions
} de Boris
effect-swap-with-opponent = échanger un de vos pions avec un pion de Boris
effect-wild-symbols = à ce tour, vos cartes mènent à n’importe quelle tuile
effect-no-hand-limit = plus aucune limite de main
effect-choose-one = au choix : { $options }
effect-not-now = { $effect } (sans effet maintenant)
effect-left = { $effect }{ $of ->
    [0] {""}
    [1] {""}
   *[other] , encore { $left }
}

## What an edition may do wrong

wrong-priority-twice = guild : le numéro de priorité { $number } figure deux fois, sur { $first } et sur { $second }
wrong-colours = couleurs différentes : de { $low } à { $high }
wrong-two-options = une liste d’au moins deux effets

## Questions and options

ask-tile-laid = Quelle tuile avez-vous posée en { $cell } ?
    .about = Posez une tuile au hasard en { $cell }
ask-token-laid = Quel marqueur récompense avez-vous posé en { $cell } ?
    .about = Posez un marqueur récompense au hasard en { $cell }, { tile-id }
ask-side = Quelle face de la plantation est visible ?
ask-card-drawn = Quelle carte avez-vous piochée ?
    .about = Piochez une carte action
ask-boris-card = Quelle carte avez-vous piochée pour Boris ?
    .about = Piochez une carte action pour Boris
ask-mayoral-drawn = Quelle récompense du maire avez-vous piochée ?
    .about = Piochez une récompense du maire
ask-keep-card = Quelle carte gardez-vous ?
    .about = { $left ->
        [1] {""}
       *[other] Cartes encore à garder : { $left }
    }
ask-keep-mayoral = Quelle récompense du maire gardez-vous ?
    .about = Votre objectif personnel : des PV en fin de partie{ $left ->
        [1] {""}
       *[other] . Récompenses encore à garder : { $left }
    }
ask-card = { $played ->
    [yes] Quelle carte jouez-vous ensuite ?
   *[no] Quelle carte jouez-vous, et comment ?
}
ask-pay = Avec quelle carte payez-vous ?
    .about = { $left ->
        [1] Capacité : { $effects }
       *[other] Cartes encore à payer : { $left }. Capacité : { $effects }
    }
ask-move = { whereto }
    .about = { $effect }
ask-target = { whereto }
    .about = Effet : { effect-left }
ask-taken-up = { whereto }
whereto = { $place ->
    [none] Quel pion déplacez-vous ?
    [guildhall] Où va le pion de la Guildhall ?
    [plantation] Où va le pion de la plantation ?
   *[tile] Où va le pion de { $cell } ?
}
ask-group = Quel groupe se déplace, et vers où ?
    .about = Effet : { effect-left }
ask-group-size = Combien de pions déplacez-vous ?
ask-plantation = Quel pion envoyez-vous à la plantation ?
    .about = Effet : { effect-left }
ask-plantation-number = Combien de pions envoyez-vous ?
    .about = Effet : { $effect }
ask-hire-to-tile = Sur quelle tuile va le nouveau pion ?
    .about = Effet : { effect-left }
ask-evict = Quel pion de Boris renvoyez-vous ?
    .about = Effet : { effect-left }
ask-swap = Lequel de vos pions échangez-vous ?
    .about = Effet : { effect-left }
ask-swap-with = Contre quel pion de Boris échangez-vous ?
    .about = Votre pion est en { $cell }
ask-take-discard = Quelle carte prenez-vous ?
    .about = Effet : { effect-left }
ask-choose-one = Quel effet choisissez-vous ?
ask-limit = Quelle carte défaussez-vous ?
    .about = La limite de main est de 7 cartes{ $left ->
        [1] {""}
       *[other] , défaussez-en { $left }
    }
ask-neutral = Placez-vous un pion neutre ?
    .about = { $cell } { tile-id } : vous { $yours }, Boris { $theirs }
ask-claim-now = Revendiquez-vous une guilde accomplie ?
    .about = Coûte 3 marqueurs de la carte promo et 1 pion de la Guildhall
option-card = { card-id }
    .detail = { $symbols }, { card-cost } ; { $effects }
option-tile = { tile-id }
    .detail = { tile-number }, { $symbols }, seuil d’activation { $threshold } ; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note } ; maintenant { $scored } PV
option-side = { side }
    .detail = avec 2 de vos pions ou plus : { $rewards }
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = 1re place ({ $prize }) ; { then-there }
option-from = Depuis { $cell } { tile-id }
    .detail = votre pion quitte cette tuile ; { then-there }
then-there = { $left ->
    [0] le seuil sera atteint
    [one] il manquera { $left } pion
   *[other] il manquera { $left } pions
} (vous { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
})
option-embark = Un pion ({ $place })
    .detail = reste sur place : { $rest } ; sur la plantation : { $plantation }
option-embark-some = Envoyer { $n } { $n ->
    [one] pion
   *[other] pions
}
    .detail = { $place }, reste sur place : { $rest } ; sur la plantation : { $plantation }
option-claim-tile = Revendiquer { $cell } { tile-id }
    .detail = coûte 3 marqueurs et 1 pion de la Guildhall ; { $vp } PV et un maître
option-end = { $played ->
    [yes] Finir le tour
   *[no] Passer
}
    .detail = piocher { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }{ $over ->
        [0] {""}
       *[other] , en défausser { $over } (limite 7)
    } ; ensuite Boris joue{ $even ->
        [yes] , les tuiles sont activées et celle de l’huissier est retournée
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}et marque { $vp } PV pour la tuile de l’huissier
        }
    }
last-card = { $left ->
    [0] {" (votre dernière carte)"}
   *[other] {""}
}
option-hire = { card-id } (recruter { $n })
    .here = recruter { $n }
    .detail = la carte est défaussée ; ensuite { $guildhall } sur la Guildhall, { $supply } dans la réserve{ $better ->
        [yes] . Pour la même carte, la capacité rapporte plus : { $more }
       *[no] {""}
    }{ last-card }
option-move = { card-id } (déplacer 1 pion)
    .here = déplacer 1 pion
    .detail = la carte est défaussée ; vers { $wild ->
        [yes] n’importe quelle tuile
       *[no] une tuile au symbole { $symbols }
    }{ last-card }
option-ability = { card-id } (capacité)
    .here = capacité
    .detail = { $cost ->
        [0] ne coûte que cette carte ; { $effects }
        [1] coûte cette carte et 1 autre ; { $effects }
       *[other] coûte cette carte et { $cost } autres ; { $effects }
    }{ last-card }
gesture-move = Valider : 1 pion en { $goal }
gesture-lifted = Une tuile éclairée y déplace 1 pion. Ou choisissez :
gesture-from = Quel pion se déplace ?
gesture-back = Reposer
option-stop = En rester là
    .detail = le reste de l’effet est perdu
option-group-way = De { $cell } à { $goal } { tile-id }
    .detail = { $yours } au plus ; 1re place ({ $prize }), { $left ->
        [0] seuil déjà atteint
        [one] il manque { $left } pion
       *[other] il manque { $left } pions
    } (vous { $others }, Boris { $theirs })
option-group = { $n } vers { $cell } { tile-id }
    .detail = 1re place ({ $prize }) ; { then-there }
option-no-neutral = Aucun neutre de plus
    .detail = { $then }
option-store = Un neutre de votre stock
    .detail = vous en avez { $store } ; { $then }
option-neutral = Défausser { card-id }
    .detail = { $symbols }, pour un neutre ; { $then }
neutral-then = { $winner ->
    [you] vous gagnez { $yours }–{ $theirs } : { $rewards } et un maître
    [boris] Boris gagne { $theirs }–{ $yours } ({ $vp } PV), deuxième place : { $token }
   *[nobody] égalité { $yours }–{ $theirs }, la tuile n’est pas activée
}
option-go-on = Continuer
    .detail = sans rien revendiquer maintenant
## Story, each with its reason

told-setup = { $cards ->
    [3] Mise en place. Boris joue 3 cartes par tour.
   *[other] Mise en place. Rik joue comme Boris, mais { $cards } cartes par tour. Il s’appelle Boris dans la suite.
}
    .why = Le niveau fixe le nombre de ses cartes. Le reste se prépare comme à deux.
told-side = La plantation commence face { side }.
    .why = La face de départ est tirée au sort, sauf si vous l’avez choisie.
told-raised = { $side ->
    [virginia] Les six guildes de plus basse priorité demandent 1 pion de plus.
   *[ulster] Les six guildes de plus haute priorité demandent 1 pion de plus.
}
    .why = Un neutre couché relève leur seuil de 1. La face de la plantation décide lesquelles.
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
    .why = Il fallait une carte et la pioche était vide.
told-drawn = Vous piochez { $card }.
    .why = Les cartes piochées vont une à une dans votre main.
told-seen = Vous voyez { $card }.
    .why = L’effet vous laisse regarder les cartes avant de choisir.
told-kept = Vous gardez { $card }.
    .why = Les autres cartes vues vont à la défausse.
told-taken = Vous prenez dans la défausse { $card }.
    .why = La défausse est visible. L’effet vous permet d’y prendre une carte.
told-paid = Vous payez avec { $card }.
    .why = Une capacité se paie en défaussant d’autres cartes de votre main.
told-discarded = Vous défaussez { $card }.
    .why = À la fin de votre tour, vous pouvez garder 7 cartes au plus.
told-mayoral = Vous gardez { $card }.
    .why = Une récompense du maire compte en fin de partie. Les autres vont à leur propre défausse.
told-round = Manche { $round }
    .why = La partie dure dix manches, moins si l’huissier n’a plus où aller.
told-your-turn = Votre tour.
    .why = Vous jouez toujours avant votre adversaire.
told-card = Vous jouez { $card } pour { $use ->
    [hire] recruter.
    [move] déplacer un pion.
   *[ability] sa capacité.
}
    .why = { $use ->
        [hire] Toute carte peut être défaussée pour recruter.
        [move] Une carte défaussée déplace un pion vers une tuile à son symbole.
       *[ability] La carte reste devant vous jusqu’à la fin du tour.
    }
told-hired = Vous recrutez { $n } { $n ->
    [one] pion
   *[other] pions
}, maintenant { $guildhall } sur la Guildhall.
    .why = Les recrues viennent de votre réserve, tant qu’il y en a.
told-hire-bonus = À ce tour, chaque recrutement rapporte { $n } { $n ->
    [one] pion
   *[other] pions
} de plus.
    .why = Le bonus vaut pour les cartes défaussées pour recruter, jusqu’à la fin du tour.
told-wild = À ce tour, vos cartes mènent à n’importe quelle tuile.
    .why = Jusqu’à la fin du tour, le symbole des cartes défaussées pour déplacer ne compte pas.
told-no-hand-limit = Vous n’avez plus de limite de main.
    .why = Cette récompense vaut jusqu’à la fin de la partie.
told-draw-end = À la fin du tour, vous piochez { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus.
    .why = Ces cartes s’ajoutent à la pioche de fin de tour.
told-scored = Vous marquez { $vp } PV, total { $total }.
    .why = Les points des capacités et des récompenses comptent aussitôt.
told-neutral = Vous prenez { $n } { $n ->
    [one] neutre
   *[other] neutres
} pour votre stock.
    .why = Les neutres viennent du plateau de score, tant qu’il y en a.
told-plantation = Vous envoyez { $n } { $n ->
    [one] pion
   *[other] pions
} : { $origin } → plantation, maintenant { $plantation } sur place.
    .why = La plantation est décomptée après les manches 4 et 8.
told-moved = { $n ->
    [one] Vous déplacez un pion :
   *[other] Vous déplacez { $n } pions :
} { $origin } → { $place }.
    .why = Un pion ne va que là où la carte ou l’effet le permet.
told-evicted = Boris perd un pion en { $place }.
    .why = L’effet renvoie un de ses pions dans sa réserve.
told-swapped = Vous échangez deux pions entre { $origin } et { $place }.
    .why = Un de vos pions échange sa place avec un pion de Boris.
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
        [yes] Après avoir joué, vous piochez 2 cartes, plus celles des capacités.
       *[no] Si vous ne jouez aucune carte, vous en piochez 4.
    }
told-boris-turn = Boris joue { $cards } cartes.
    .why = Il n’utilise que les symboles de ses cartes, jamais leurs capacités.
told-boris = { $card } : Boris place un pion sur la tuile { $name }, { $start ->
    [beadle] celle de l’huissier
   *[search] la première qui convient après l’huissier
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] Sa recherche commence sur la tuile de l’huissier, et celle-ci porte le symbole.
       *[search] À partir de l’huissier, il cherche ligne par ligne la première tuile au symbole.
    }
told-boris-nothing = { $card } : aucune tuile ne convient, Boris ne place personne.
    .why = Aucune tuile possible ne porte le symbole. La carte n’est pas remplacée.
told-resolution = { $ripe ->
    [yes] Les tuiles sont activées.
   *[no] Activation des tuiles : aucun seuil n’est atteint.
}
    .why = Aux manches paires, chaque tuile dont le seuil est atteint est activée, ligne par ligne.
told-neutral-used = Vous placez un pion neutre, { $source ->
    [store] pris dans votre stock
   *[scoreboard] payé avec { $card }
}, maintenant { $lent } ici.
    .why = Les neutres comptent pour votre majorité, pas pour le seuil.
told-neutrals-back = { $n } { $n ->
    [one] neutre retourne
   *[other] neutres retournent
} sur le plateau de score.
    .why = Un neutre n’aide que sur une seule tuile.
told-tied = { $name } : égalité, la tuile n’est pas activée.
    .why = Vous avez autant de pions que Boris, et aucun de vos maîtres n’est à côté.
told-won-tile = { $name } : { $winner ->
    [you] vous gagnez { $vp } PV et placez votre maître.
   *[boris] Boris gagne { $vp } PV.
}{ $back ->
    [0] {""}
    [one] {" "}Un de vos pions retourne { back-home }.
   *[other] {" "}{ $back } de vos pions retournent { back-home }.
}
    .why = { $winner ->
        [you] Le seuil est atteint et vous avez la majorité.
       *[boris] Le seuil est atteint et Boris a la majorité.
    }
back-home = { $home ->
    [supply] dans la réserve
   *[guildhall] sur la Guildhall
}
told-boris-token = Boris marque { $vp } PV pour la deuxième place, total { $total }.
    .why = D’un marqueur récompense, Boris ne reçoit que les PV.
told-token = Deuxième place : { $token }. Vous avez { $total } PV.
    .why = Avec un pion sur place, vous prenez le marqueur de la deuxième place.
told-token-kept = Le marqueur va sur la carte promo. Marqueurs présents : { $tokens }.
    .why = Avec la carte promo, vous gardez vos marqueurs. Trois marqueurs permettent de revendiquer une guilde.
told-beadle = La tuile de l’huissier, { $name }, est retournée. Boris marque { $vp } PV, total { $total }.
    .why = Chaque manche finit par la tuile de l’huissier. Vos pions en reviennent sans récompense.
told-beadle-moves = L’huissier va sur la tuile { $name } et y compte pour un pion.
    .why = L’huissier est toujours sur la guilde non accomplie de plus basse priorité.
told-beadle-gone = L’huissier n’a plus où aller et quitte la partie.
    .why = Toutes les guildes sont accomplies : c’est la dernière manche.
told-growth = Croissance : { side }, vous y avez { $yours } { $yours ->
    [one] pion
   *[other] pions
}.
    .why = Après les manches 4 et 8, la plantation est décomptée.
told-plantation-won = Vous remportez la plantation : { $vp } PV, total { $total }.
    .why = Deux de vos pions ou plus donnent la première place.
told-plantation-boris = Boris marque { $vp } PV pour la plantation, total { $total }.
    .why = { $yours ->
        [0] Vous n’y avez aucun pion : la première place est à Boris.
       *[other] Un seul pion ne suffit pas : Boris marque des points.
    }
told-plantation-turned = { $n ->
    [0] La plantation est retournée : { side }.
   *[other] La plantation est retournée : { side }. De retour dans votre réserve : { $n }.
}
    .why = Après chaque décompte, la plantation est retournée. Vos pions rentrent dans la réserve.
told-claimed = Vous revendiquez la tuile { $name } pour 3 marqueurs et 1 pion : { $vp } PV, total { $total }.
    .why = Trois marqueurs et un pion de la Guildhall achètent une guilde accomplie sans maître.
told-final = Score final : vous { $you }, Boris { $boris }.
    .why = Vous ajoutez récompenses du maire et maîtres adjacents. Boris n’ajoute rien.
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
    [0] seuil atteint
    [one] il manque { $left } pion
   *[other] il manque { $left } pions
}{ $leads ->
    [you] , { $yours }–{ $theirs } pour vous
    [boris] , { $theirs }–{ $yours } pour Boris
    [nobody] , égalité { $yours }–{ $theirs }
   *[none] {""}
}
note-resolved = accomplie
note-threshold = seuil d’activation { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2e place : { $token }
spot-vp = PV
note-more-vp = { $kind ->
    [goals] +{ $goals } pour les objectifs
    [masters] +{ $masters } pour les maîtres adjacents
   *[both] +{ $goals } pour les objectifs, +{ $masters } pour les maîtres adjacents
}
    .short = +{ $more } à la fin
spot-supply = Réserve
spot-store = Neutres
spot-promo = Marqueurs sur la carte promo
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
note-two = 2 pions : { $rewards }
note-fewer = pour Boris : { $one } PV si vous y avez 1 pion, { $none } PV sans pion
note-due = { $round ->
    [0] plus de décompte
   *[other] décompte après la manche { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Pions sur les tuiles
spot-beadle = Huissier
note-beadle-vp = { $scores ->
    [yes] { $vp } PV pour Boris à la fin de la manche
   *[no] aucun PV pour Boris cette manche
}
note-beadle-next = ensuite : { $next }
note-beadle-gone = parti : la partie finit après cette manche
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
label-total = + { $aims } (objectifs) = { $total }
label-to-go = { $side ->
    [before] encore
   *[after] {""}
}
label-ripe = prête
label-wins = { $winner ->
    [you] vous gagnez
    [boris] Boris gagne
   *[nobody] égalité
}
label-here = { $count } ici · { $supply } en réserve
label-lowest = le plus petit numéro ensuite
label-beadle-rule = En fin de manche, sa tuile est retournée et Boris en reçoit les points.
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
label-legend = Symboles
label-reward = { $reward ->
    [hire] recruter
    [plantation] plantation
    [move] déplacer
    [draw] piocher
    [mayoral] récompense
    [second] deuxième place
   *[neutral] neutre : +1
}

## End

why = { $outcome ->
    [won] { $you }–{ $boris } : vous avez plus de PV que votre adversaire.
   *[lost] { $you }–{ $boris } : il vous fallait plus de PV que votre adversaire.
}
line-game = Points en cours de partie
line-mayoral = Récompenses du maire
line-masters = Maîtres adjacents

## Goal and primer

goal-name = Vous
goal = le plus de PV après 10 manches
    .short = le plus de PV après 10 manches
primer-line = Vous et Boris, qui suit l’huissier.
primer-1 = Marquez plus de PV que Boris
    .detail = Après dix manches. L’égalité ne suffit pas.
primer-2 = Jouez des cartes
    .detail = Une carte recrute un pion, en déplace un vers son symbole ou offre sa capacité. Piochez 2 cartes, ou 4 sans jouer.
primer-3 = Manches paires : les tuiles
    .detail = Seuil atteint ? La majorité gagne la tuile (votre maître y reste), le deuxième prend son marqueur.
primer-4 = Boris joue { $level ->
        [rik] quatre
       *[other] trois
    } cartes
    .detail = Chacune place un pion sur la prochaine tuile à son symbole, à partir de l’huissier.
primer-5 = La tuile de l’huissier
    .detail = Après chaque manche, elle est retournée. Boris en reçoit les points.
primer-6 = La plantation
    .detail = Après les manches 4 et 8, il vous faut deux pions pour la gagner. Avec moins, Boris marque.

## Guide of the first game

guide-ask-keep-mayoral = Vous gardez un objectif. Il peut donner des PV en fin de partie.
guide-ask-card = Une carte sert à recruter, à déplacer un pion ou à utiliser sa capacité.
guide-ask-card-2 = Jouez autant de cartes que vous voulez. Piochez-en ensuite 2, ou 4 si vous passez.
guide-ask-card-3 = Les tuiles sont activées aux manches paires. La majorité gagne la tuile.
guide-ask-card-4 = Après chaque manche, Boris reçoit les points de la tuile de l’huissier.
guide-ask-move = Un pion se déplace vers une tuile au symbole de la carte.
guide-ask-target = Un effet peut déplacer plus de pions qu’une carte défaussée.
guide-ask-taken-up = Un pion peut aussi passer d’une tuile à une autre.
guide-ask-group-size = Vous choisissez combien de pions partent ensemble. La majorité gagne la tuile.
guide-ask-pay = Certaines capacités coûtent des cartes. Les cartes payées sont défaussées.
guide-ask-plantation = Avec deux pions sur la plantation, vous la gagnez après les manches 4 et 8.
guide-ask-neutral = Un neutre compte comme un de vos pions quand cette tuile est activée.
guide-ask-limit = À la fin de votre tour, vous gardez 7 cartes au plus.
guide-end = Le guide s’arrête ici. Battez Boris ! « ? » explique les règles, « Conseil » propose une réponse.

## Themes: what an answer is better or worse for, in hints and reviews

amount-vp = { $sense ->
    [better] { $amount } PV de plus pour vous
   *[worse] { $amount } PV de moins pour vous
}
amount-boris = { $sense ->
    [better] { $amount } PV de moins pour votre adversaire
   *[worse] { $amount } PV de plus pour votre adversaire
}
amount-masters = { $sense ->
    [better] { $amount ->
        [one] 1 maître de plus
       *[other] { $amount } maîtres de plus
    }
   *[worse] { $amount ->
        [one] 1 maître de moins
       *[other] { $amount } maîtres de moins
    }
}
amount-men = { $sense ->
    [better] { $amount ->
        [one] 1 pion de plus sur la Guildhall
       *[other] { $amount } pions de plus sur la Guildhall
    }
   *[worse] { $amount ->
        [one] 1 pion de moins sur la Guildhall
       *[other] { $amount } pions de moins sur la Guildhall
    }
}
amount-placed = { $sense ->
    [better] { $amount ->
        [one] 1 pion de plus sur les tuiles
       *[other] { $amount } pions de plus sur les tuiles
    }
   *[worse] { $amount ->
        [one] 1 pion de moins sur les tuiles
       *[other] { $amount } pions de moins sur les tuiles
    }
}
amount-cards = { $sense ->
    [better] { $amount ->
        [one] 1 carte de plus en main
       *[other] { $amount } cartes de plus en main
    }
   *[worse] { $amount ->
        [one] 1 carte de moins en main
       *[other] { $amount } cartes de moins en main
    }
}
amount-mayoral = { $sense ->
    [better] { $amount ->
        [one] 1 récompense du maire de plus
       *[other] { $amount } récompenses du maire de plus
    }
   *[worse] { $amount ->
        [one] 1 récompense du maire de moins
       *[other] { $amount } récompenses du maire de moins
    }
}
theme-tiles = { $sense ->
    [better] vous gagnez plus sur les tuiles
   *[worse] vous gagnez moins sur les tuiles
}
theme-boris = { $sense ->
    [better] votre adversaire marque moins
   *[worse] votre adversaire marque plus
}
theme-men = { $sense ->
    [better] vous disposez de plus de pions
   *[worse] vous disposez de moins de pions
}
theme-cards = { $sense ->
    [better] il vous reste une meilleure main
   *[worse] il vous reste une moins bonne main
}
theme-plantation = { $sense ->
    [better] cela vous aide à gagner la plantation
   *[worse] la plantation devient plus difficile à gagner
}
theme-mayoral = { $sense ->
    [better] vos récompenses du maire rapportent plus
   *[worse] vos récompenses du maire rapportent moins
}
theme-masters = { $sense ->
    [better] vous aurez plus de maîtres
   *[worse] vous aurez moins de maîtres
}
theme-points = { $sense ->
    [better] vous gagnez des points sur votre adversaire
   *[worse] vous perdez des points sur votre adversaire
}
