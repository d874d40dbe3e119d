### Guilds of London en français. Les noms de guilde suivent « la tuile » et restent sans article.

game-title = Guilds of London
game-line = Placez vos membres dans les guildes et marquez plus de points que Boris, qui suit l’huissier.
short-title = Guilds
opponent = Boris
level-legend = Adversaire

level-boris = Boris
level-rik = Rik
level-boris-line = trois cartes par tour
level-rik-line = quatre cartes par tour

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
    [virginia] Virginie
   *[ulster] Ulster
}
place = { $place ->
    [guildhall] Guildhall
    [plantation] Plantation
   *[supply] Réserve
}
cell = { $cell } { tile-id } : vous { $yours }, Boris { $theirs } ; { $pawns }/{ $threshold }
goal = { $cell } { tile-id } : { $ripe ->
    [yes] ensuite { $pawns }/{ $threshold }, seuil atteint
   *[no] ensuite { $pawns }/{ $threshold }
} ; vous { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Merciers
    [grocers] Épiciers
    [drapers] Drapiers
    [fishmongers] Poissonniers
    [goldsmiths] Orfèvres
    [skinners] Pelletiers
    [merchant-taylors] Marchands tailleurs
    [haberdashers] Bonnetiers
    [salters] Marchands de sel
    [ironmongers] Marchands de fer
    [vintners] Marchands de vin
    [clothworkers] Tondeurs de drap
    [dyers] Teinturiers
    [brewers] Brasseurs
    [leathersellers] Marchands de cuir
    [pewterers] Potiers d’étain
    [barbers] Barbiers
    [cutlers] Couteliers
    [bakers] Boulangers
    [wax-chandlers] Ciriers
    [tallow-chandlers] Chandeliers
    [armourers-and-brasiers] Armuriers et dinandiers
    [girdlers] Ceinturiers
    [butchers] Bouchers
    [saddlers] Selliers
    [carpenters] Charpentiers
    [cordwainers] Cordonniers
    [painter-stainers] Peintres-décorateurs
    [curriers] Corroyeurs
    [masons] Maçons
    [plumbers] Plombiers
    [innholders] Aubergistes
    [founders] Fondeurs
    [poulters] Volaillers
    [cooks] Cuisiniers
    [coopers] Tonneliers
    [tylers-and-bricklayers] Couvreurs et briqueteurs
    [bowyers] Facteurs d’arcs
    [fletchers] Fléchiers
    [blacksmiths] Forgerons
    [st-lawrence-jewry] Église St Lawrence Jewry
    [gog-and-magog] Gog et Magog
    [assembly-hall] Salle des assemblées
    [lord-mayors-parade] Parade du lord-maire
    [university-of-london] Université de Londres
   *[other] { $id }
}
tile-name = { $priority ->
    [0] { tile-id }
   *[other] { tile-id } ({ $priority })
}
tile-number = { $priority ->
    [0] bâtiment spécial
   *[other] no { $priority }
}
card-id = { $id ->
    [apprentices] Apprentis
    [indentures] Contrats d’apprentissage
    [freedom-of-the-city] Droit de cité
    [patronage] Patronage
    [recruiting-fair] Foire au recrutement
    [emigrants] Émigrants
    [journeymen] Compagnons
    [guild-dues] Cotisations
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
    [procession] Procession
    [summons] Convocation
    [street-crowd] Foule des rues
    [coach-and-crew] Carrosse et laquais
    [thames-ferry] Bac de la Tamise
    [post-rider] Courrier à cheval
    [exchange-of-offices] Échange de charges
    [quarterly-rents] Loyers trimestriels
    [loan] Prêt
    [ready-money] Argent comptant
    [ledger] Grand livre
    [pawnbroker] Prêteur sur gages
    [almoner] Aumônier
    [customs-house] Bureau des douanes
    [common-seal] Sceau commun
    [lobbying] Jeux d’influence
    [toast] Toast
    [banquet] Banquet
    [coronation-feast] Festin du couronnement
    [court-of-assistants] Conseil des assistants
    [aldermans-favour] Faveur de l’échevin
    [mayors-ear] Oreille du maire
    [royal-warrant] Brevet royal
    [ceremonial-oath] Serment solennel
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
    [overseas-venture] Entreprise d’outre-mer
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
card-note = { $symbols } · { card-cost } · { $effects }
tile-text = { tile-id } : { tile-number } ; { $symbols } ; seuil d’activation { $threshold } ; { $rewards }
mayoral-note = { $vp } PV par { $count ->
    [masters-with-symbol] maître sur un symbole { $symbol }
    [masters-total] maître
    [masters-on-outer-ring] maître sur le pourtour
    [masters-on-inner-ring] maître autour du Guildhall
    [masters-on-corners] maître dans un coin
    [largest-group] maître de votre plus grand groupe relié
    [masters-on-special] maître sur un bâtiment spécial
    [liverymen-on-guildhall] membre de guilde au Guildhall
    [cards-in-hand] carte en main
    [plantations-won] plantation remportée
    [rows-with-master] ligne avec un maître
    [columns-with-master] colonne avec un maître
    [masters-symbol-count] maître sur une guilde à { $number } { $number ->
        [1] symbole
       *[other] symboles
    }
    [masters-threshold-min] maître sur un seuil d’activation de { $number } ou plus
    [masters-threshold-max] maître sur un seuil d’activation de { $number } ou moins
   *[distinct-symbols] symbole différent sous vos maîtres (les cinq : { $number } de plus)
}, { $most } au maximum
mayoral-text = { mayoral-id } : { mayoral-note }
side-text = { side }, dès 2 de vos membres : { $rewards }
nothing = rien
effects = { $parts }
effect = { $effect ->
    [gain-vp] { $n } PV
    [hire] recruter { $n } { $n ->
        [one] membre
       *[other] membres
    }
    [hire-to-tile] recruter { $n } { $n ->
        [one] membre
       *[other] membres
    } directement sur une tuile
    [hire-bonus] chaque recrutement de ce tour rapporte { $n } { $n ->
        [one] membre
       *[other] membres
    } de plus
    [draw-now] piocher { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [draw-end] piocher { $n } { $n ->
        [one] carte
       *[other] cartes
    } de plus à la fin du tour
    [take-discard] reprendre { $n } { $n ->
        [one] carte
       *[other] cartes
    } de la défausse
    [gain-neutral] { $n } { $n ->
        [one] neutre
       *[other] neutres
    } pour votre stock
    [evict-opponent] renvoyer { $n } { $n ->
        [one] membre
       *[other] membres
    } de Boris
    [swap-with-opponent] échanger un de vos membres avec un de ceux de Boris
    [move-group] déplacer un groupe vers une tuile adjacente
    [wild-symbols] les cartes de ce tour mènent à n’importe quelle tuile
   *[no-hand-limit] la limite de main disparaît
}
effect-choose = au choix : { $options }
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
effect-plantation = envoyer { $n } { $n ->
    [one] membre
   *[other] membres
} { $origin ->
    [supply] de votre réserve à la plantation
    [guildhall] du Guildhall à la plantation
   *[anywhere] à la plantation
}
effect-vp-per = { $vp } PV par { $per ->
    [own-on-plantation] membre de guilde sur la plantation
   *[two-own-masters] paire de maîtres
}, { $most } au maximum
effect-look = { $effect ->
    [mayoral] voir { $draw } { $draw ->
        [one] récompense du maire
       *[other] récompenses du maire
    }, en garder { $keep }
   *[draw-select] voir { $draw } { $draw ->
        [one] carte
       *[other] cartes
    }, en garder { $keep }
}

## Questions and options

ask-tile-laid = Posez une tuile en { $cell }. Laquelle est-ce ?
ask-token-laid = Posez un marqueur récompense en { $cell }, { tile-id }. Lequel est-ce ?
ask-side = Quelle face de la plantation est visible ?
ask-card-drawn = Piochez une carte action. Laquelle est-ce ?
ask-boris-card = Piochez une carte pour Boris. Laquelle est-ce ?
ask-mayoral-drawn = Piochez une récompense du maire. Laquelle est-ce ?
ask-keep-card = Quelle carte gardez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-keep-mayoral = Quelle récompense du maire gardez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-card = { $played ->
    [yes] Jouer une autre carte ?
   *[no] Quelle carte jouez-vous ?
}
option-end = { $played ->
    [yes] Finir le tour : piocher 2 cartes
   *[no] Passer : piocher 4 cartes
}
ask-use = { $card }. Comment utilisez-vous la carte ?
option-hire = { $n ->
    [1] Recruter 1 membre
   *[other] Recruter { $n } membres
} : au Guildhall
option-move = Déplacer 1 membre : { $wild ->
    [yes] vers n’importe quelle tuile
   *[no] vers une tuile au symbole de la carte
}
option-ability = { $cost ->
    [0] Capacité, gratuite : { $effects }
    [1] Capacité pour 1 carte : { $effects }
   *[other] Capacité pour { $cost } cartes : { $effects }
}
ask-pay = Avec quelle carte payez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-origin = { $card }. Quel membre se déplace ?
ask-target = Où va-t-il ?
ask-goal = { $card }. Où va-t-il ?
ask-swap = Échanger avec quel membre de Boris ?
ask-effect = Effet : { $effect }. { $name ->
    [move] Quel membre se déplace ?
    [move-group] Quel groupe se déplace ?
    [plantation] Quel membre embarque ?
    [hire-to-tile] Sur quelle tuile ?
    [evict-opponent] Quel membre de Boris part ?
    [swap-with-opponent] Lequel de vos membres ?
    [take-discard] Quelle carte prenez-vous ?
   *[choose-one] Que choisissez-vous ?
}{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
option-stop = En rester là
ask-group-size = Combien partent ?
option-group = { $n }
ask-limit = Vous avez plus de 7 cartes. Laquelle défaussez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-neutral = { $cell } { tile-id } : vous { $yours }, Boris { $theirs }. Faire venir un neutre ?
option-no-neutral = Aucun neutre de plus
option-store = De votre stock (vous en avez { $store })
option-neutral = { card-id }, { $symbols } : la défausser pour un neutre
option-claim = Revendiquer une guilde résolue : 3 marqueurs
ask-claim-now = 3 marqueurs de la carte promo. Revendiquer une guilde résolue ?
option-go-on = Continuer
ask-claim = Quelle guilde revendiquez-vous ?
option-claim-tile = { $cell } { tile-id } : { $vp } PV

## Story

told-setup = Mise en place. Votre adversaire joue { $cards } cartes par tour.
told-side = La plantation commence côté { side }.
told-raised = { $side ->
    [virginia] Le seuil d’activation monte sur les six guildes de plus faible priorité.
   *[ulster] Le seuil d’activation monte sur les six guildes de plus haute priorité.
}
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
told-drawn = Carte piochée : { $card }.
told-mayoral = Récompense du maire : { $card }.
told-round = Manche { $round }
told-your-turn = Votre tour.
told-card = { $card } { $use ->
    [hire] pour recruter.
    [move] pour un déplacement.
   *[ability] pour sa capacité.
}
told-hired = Membres recrutés : { $n }.
told-scored = { $vp } PV : vous en avez { $total }.
told-neutral = Neutres pour votre stock : { $n }.
told-plantation = Membres de guilde sur la plantation : { $plantation }.
told-moved = Vers : { $place }.
told-evicted = Boris perd un membre ici : { $place }.
told-swapped = Échange fait, vous voici là : { $place }.
told-end-of-turn = { $played ->
    [yes] Fin du tour : piochez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
   *[no] Vous passez : piochez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
}
told-boris-turn = Boris joue { $cards } cartes.
told-boris = { $card } : un membre de guilde sur la tuile { $name }, { $start ->
    [beadle] celle de l’huissier
   *[search] la première qui convient après l’huissier
} ({ $pawns }/{ $threshold }).
told-boris-nothing = { $card } : aucune tuile ne convient, personne n’est placé.
told-resolution = Les tuiles sont résolues.
told-neutral-used = Un neutre vous soutient ({ $lent }).
told-tied = { $name } : égalité, rien ne change.
told-won-tile = { $name } : { $winner ->
    [you] vous gagnez { $vp } PV et placez votre maître.
   *[boris] Boris gagne { $vp } PV.
}
told-boris-token = Boris marque { $vp } PV pour la deuxième place, maintenant { $total }.
told-token = Deuxième place : { $token }. Vous avez { $total } PV.
told-beadle = L’huissier ferme la tuile { $name } : Boris marque { $vp } PV, maintenant { $total }.
told-beadle-moves = L’huissier va sur la tuile { $name }.
told-beadle-gone = L’huissier n’a plus où aller et quitte la partie.
told-growth = Croissance : { side }, vous y avez { $yours } { $yours ->
    [one] membre
   *[other] membres
}.
told-plantation-won = Vous remportez la plantation : { $vp } PV, maintenant { $total }.
told-plantation-boris = Boris marque { $vp } PV, maintenant { $total }.
told-claimed = Vous revendiquez la tuile { $name } : { $vp } PV, maintenant { $total }.
told-final = Décompte : vous { $you }, Boris { $boris }.
told-mayoral-vp = { $card }. Résultat : { $scored } PV.

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
guildhall-note = réserve { $supply }
spot-tile = { $cell } { tile-id }
resolved = résolue · { $symbols } · seuil d’activation { $threshold } · { $vp } PV
tile-note = { tile-number } · { $symbols } · { $rewards } · 2e : { $token }
spot-vp = PV
spot-supply = Réserve
spot-store = Neutres
spot-promo = Marqueurs sur la carte promo
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
plantation-note = { side } · 2 des vôtres : { $rewards } · 1 : Boris { $one } PV, aucun : { $none } · { $round ->
    [0] ne compte plus
   *[other] compte après la manche { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Membres de guilde sur les tuiles
spot-beadle = Huissier
beadle-note = { $here } · { $scores ->
    [yes] { $vp } PV pour Boris à la fin de la manche
   *[no] aucun PV pour Boris cette manche
} · ensuite : { $next }
beadle-gone = parti : la partie finit avec cette manche
beadle-leaves = nulle part, la partie finit
spot-scoreboard = Neutres sur la piste de score
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
label-total = { $total } avec objectifs
label-second = 2e
label-aims = Vos objectifs
label-scored = pour l’instant { $scored }
label-pairs = Maîtres côte à côte : { $pairs } { $pairs ->
    [one] paire
   *[other] paires
}
label-supply = en réserve
label-scoreboard = sur la piste de score
label-promo = marqueurs promo
label-neutrals = vos neutres
label-deck = pioche
label-discards = défausse
label-legend = Légende
label-reward = { $reward ->
    [hire] recruter
    [plantation] plantation
    [move] déplacer
    [draw] piocher
    [mayoral] récompense
   *[neutral] neutre, seuil +1
}

## End

why = { $outcome ->
    [won] { $you } à { $boris } : vous avez plus que votre adversaire.
   *[lost] { $you } à { $boris } : pour gagner, il fallait plus que votre adversaire.
}
line-game = Points en cours de partie
line-mayoral = Récompenses du maire
line-masters = Maîtres adjacents
