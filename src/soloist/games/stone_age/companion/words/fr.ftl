### Stone Age à côté du vrai plateau, en français

## Values

value-limit = limite
value-deck = pioche
value-figures = figurines
value-field = champ
value-tools = outils
value-given = défaussées
value-buildings = bâtiments
value-round = tour
value-red = Rouge
value-blue = Bleu
value-yellow = Jaune
value-green = Vert

## Set-up

space = { $space }
told-lay-out = Mise en place
    .why = Seul ce qui est dit ici diffère du jeu de base ; votre limite de fatigue commence à { $fatigue }.
told-lay-cards = Posez une carte sur les emplacements { $spaces }
    .detail = les autres restent vides ; { $deck } cartes dans la pioche
    .why = La carte de l’emplacement 4 n’est jamais à vendre : elle ne fait qu’affamer vos tribus.
told-lay-figures = Prenez { $figures } figurines de chaque couleur
    .detail = { $reserve } de chaque à côté de votre plateau, 1 de chaque sur le 0 de la piste de score
    .why = Les quatre tribus sont à vous ; celles de la piste de score montrent l’initiative, pas des points.
told-lay-food = Prenez { $food } nourritures
    .why = Ce niveau commence avec autant de nourriture.
told-lay-buildings = Prenez les { $tiles } bâtiments « 1–7 »
    .detail = { $piles } piles de { $height } avec les autres, le reste dans la boîte
    .why = Ils sont sur votre plateau pour être défaussés plus tard.
told-lay-limit = Posez un jeton nourriture sur { $fatigue }
    .detail = sur la piste de score : votre limite de fatigue ; à 0, c’est perdu
    .why = Le jeton montre ce que vos tribus supportent ; il ne fait pas partie de votre nourriture.
told-lay-field = Posez le marqueur du champ sur { $field }
    .detail = La feuille dit 15, mais cette piste n’a pas de case 15. On ne marque jamais de points.
    .why = La piste d’agriculture fonctionne comme dans le jeu de base ; elle n’a pas de case 15, quoi que dise la feuille.
ask-laid-out = Tout est en place ?
    .about = Alors le tour 1 commence.

## The card on space 4

ask-on-four = Tour { $round } : quelle carte sur l’emplacement 4 ?
    .about = { $last ->
        [yes] Le dernier tour : survivez et vous gagnez.
        [maybe] La pioche peut finir avec ce tour.
       *[no] Elle n’est jamais à vendre. Elle affame vos tribus.
    }
option-on-four = { $kind ->
    [green] Carte verte
    [shaman] Chamane
    [builder] Construc­teur
    [farmer] Paysan
   *[toolmaker] Fabricant d’outils
}
    .detail = { $kind ->
        [green] +{ $extra }
        [shaman] plus grande tribu +{ $extra }
        [builder] { $counts ->
            [board] bâtiments +{ $extra }
           *[given] défaussées +{ $extra }
        }
        [farmer] champ +{ $extra }
       *[toolmaker] outils +{ $extra }
    }
ask-tool-sum = Combien valent vos outils maintenant ?
    .about = Le fabricant d’outils le demande. Dernière valeur dite : { $tools }. Comptez toutes les tuiles outil, utilisées ou non.
ask-building-count = Combien de bâtiments sur votre plateau ?
    .about = Le constructeur demande autant de nourriture.
option-count = { $count }

told-on-four = { $kind ->
    [green] Carte verte sur l’emplacement 4
    [shaman] Chamane sur l’emplacement 4
    [builder] Constructeur sur l’emplacement 4
    [farmer] Paysan sur l’emplacement 4
   *[toolmaker] Fabricant d’outils sur l’emplacement 4
}
    .why = Tour { $round } : sur l’emplacement 4, seul le type de la carte compte, pas ce qu’elle donne.
told-tools-counted = Comptez vos outils : { $before } → { $now }
    .why = Le fabricant d’outils demande { $now } nourritures, ce que valent toutes vos tuiles outil.
told-place-tribes = Placez couleur par couleur, toutes les figurines
    .detail = Puis l’initiative : 1 dé par figurine. Chaque lieu en accueille autant qu’à 4 joueurs.
    .why = Toutes les figurines d’une couleur se placent, aussi sur des lieux différents. Les couleurs partagent les lieux.
told-dice-cards = Carte jet de dés : lancez 2 dés, choisissez-en 1
    .detail = Carte verte : 2 nourritures de plus. Carte sable : limite +1. Une carte sans autre effet se défausse.
    .why = Les cartes donnent leur moitié haute, sans points. Vous seul lancez les dés.
told-play-round = Agissez dès l’initiative la plus faible ; la plus élevée n’agit pas
    .detail = à égalité, vous choisissez
    .why = Chaque tribu est placée entière et lance ses dés ; la plus basse agit d’abord, la plus haute pas du tout.
told-pay = Payez { $due } nourritures ({ $figures } figurines + { $extra } carte)
    .detail = { $field ->
        [0] en fin de tour ; les ressources comptent une pour une
       *[other] en fin de tour, dont { $field } du champ ; les ressources comptent une pour une
    }
    .why = { $field ->
        [0] {""}
       *[other] D’abord, votre champ de { $field } donne autant de nourriture : { $field }.{" "}
    }{ $mouths } figurines mangent { $each } chacune, soit { $figures }. { $kind ->
        [green] Une carte verte en demande 4.
        [shaman] Le chamane en demande { $extra }, la taille de votre plus grande tribu.
        [builder] Le constructeur en demande { $extra }, une par bâtiment compté.
        [farmer] Le paysan en demande { $extra }, autant que votre champ.
       *[toolmaker] Le fabricant d’outils en demande { $extra }, ce que valent vos outils.
    }
told-give-up = { $due ->
    [1] Défaussez 1 tuile bâtiment
   *[other] Défaussez { $due } tuiles bâtiment
}
    .detail = face cachée à côté de votre plateau
    .why = À la fin de chaque tour des bâtiments doivent partir, si vous en avez : cette fois { $due }.
told-will-lack = Attendez-vous à { $loss } de fatigue, faute de bâtiments
    .why = { $lacking ->
        [1] Il manque 1 bâtiment
       *[other] Il manque { $lacking } bâtiments
    } : il ne peut pas y en avoir plus, la limite baisse donc de { $loss }.
told-last-round = { $last ->
    [yes] Survivez à ce tour et vous gagnez
   *[maybe] Achetez { $cards ->
        [1] 1 carte
       *[other] { $cards } cartes
    }, survivez, et vous gagnez
}
    .why = { $last ->
        [yes] Après ce tour, la pioche ({ $cards }) ne suffit plus à remplir les emplacements.
       *[maybe] Dans la pioche : { $cards } ; l’emplacement 4 en prend une, chaque carte achetée aussi.
    }

## Your round

ask-fed = { $field ->
    [0] Payez { $due } nourritures. C’est payé ?
   *[other] Payez { $due } nourritures, dont { $field } du champ. C’est payé ?
}
    .about = { $tiles ->
        [0] {""}
        [1] Puis défaussez 1 tuile bâtiment.{" "}
       *[other] Puis défaussez { $tiles } tuiles bâtiment.{" "}
    }Touchez ce que vous gagnez. Une carte verte donne 2 nourritures.
option-all-paid = Tout est payé
option-food-missing = Il manque de la nourriture
    .detail = limite { $fatigue }, un de moins pour chacune
option-fewer-buildings = { $most ->
    [0] Aucun bâtiment
   *[other] { $tiles ->
        [0] Moins de 2 bâtiments
       *[other] Un seul bâtiment
    }
}
    .detail = la limite tombe à { $fatigue }
event-figure = Figurine
    .detail = déjà { $figures }
event-field = Champ
    .detail = déjà { $field }
event-tool = Outil
    .detail = déjà { $tools }
event-sand = Carte sable
    .detail = limite +1
event-extra-card = Carte écriture
    .detail = en pioche une autre
event-building = Bâtiment
    .detail = construit
event-roll = Lancez pour moi
    .detail = initiative
ask-which-tribe = Quelle tribu grandit ?
    .about = Le chamane compte la plus grande tribu : la couleur importe.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = Quel est le fond de la carte en plus ?
    .about = Selon cette lecture elle donne son bonus : vert 2 nourritures, sable limite +1.
option-background = { $background ->
    [sand] Sable
   *[green] Vert
}
    .detail = { $background ->
        [sand] limite +1
       *[green] 2 nourritures
    }
told-grows-now = Ajoutez une figurine à { $tribe } : { $before } → { $now }
    .why = La hutte l’a fait venir de la réserve ; elle mange dès ce tour.
told-field-now = Avancez le marqueur du champ : { $before } → { $now }
    .why = Votre champ donne maintenant { $now } nourritures à chaque repas.
told-tools-now = Améliorez vos outils : { $before } → { $now }
    .why = Le fabricant d’outils de l’emplacement 4 demande ce qu’ils valent, maintenant { $now }.
told-building-now = Posez le bâtiment : { $before } → { $now }
    .why = Le constructeur de l’emplacement 4 compte ce qui est sur votre plateau, maintenant { $now }.
told-limit-now = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Une carte sable relève la limite de 1, une fois et pour de bon.
told-green-food = Prenez { $food } nourritures
    .why = Selon cette lecture, la carte en plus donne son propre bonus.
told-deck-now = Défaussez la première carte : pioche { $before } → { $now }
    .why = La carte écriture enlève la carte suivante : la fin se rapproche.
told-due-now = À payer en fin de tour : { $before } → { $now } nourritures
    .why = Maintenant { $figures } pour vos figurines et { $extra } pour la carte de l’emplacement 4.
told-last-now = Notez le dernier tour : { $before } → { $now }
    .why = Avec les cartes qui restent, la pioche dure jusqu’au tour { $now }.

## Initiative

ask-who-rolls = Quelle tribu est placée et lance ?
    .about = Placez-la d’abord entière ; la suivante se place une fois son jet connu.
option-roll-tribe = { $tribe }
    .detail = { $dice } dés
option-roll-all = Toutes à la fois
    .detail = { $tribes } tribus, si toutes sont placées
option-roll-back = Retour au tour
    .detail = { $tribes ->
        [1] 1 tribu n’a pas lancé
       *[other] { $tribes } tribus n’ont pas lancé
    }
tribe-rolled = { $tribe } { $total }
rolled-here = a fait { $total }
told-move-marker = Placez le marqueur de { $tribe } sur { $total }
    .why = { $dice } dés, un par figurine, ont donné { $total }.
told-act-in-order = Agissez dans cet ordre : { $order }
    .why = La plus basse initiative agit d’abord ; à égalité, vous choisissez.
told-sits-out-now = { $tribe } n’agit pas, avec { $total }
    .why = { $total } est la plus haute initiative, et trois tribus seulement agissent.
told-choose-who-rests = Choisissez qui n’agit pas : { $tribes }
    .why = Égalité à la plus haute, { $total } : une tribu n’agit pas, les autres agissent en dernier.

## Feeding and the end of the round

ask-how-much-missing = Combien de nourriture manque ?
    .about = Sur { $due }{ $field ->
        [0] {""}
       *[other] {" "}(dont { $field } du champ)
    }, après toute votre nourriture et les ressources données. Chacune coûte un pas.
option-missing-food = { $missing }
    .detail = limite { $fatigue }
option-none-missing = Il ne manque rien
    .detail = le champ paie tout
option-missing-more = { $missing } ou plus
    .detail = limite 0 : perdu
ask-given-up = { $due ->
    [1] Avez-vous défaussé une tuile bâtiment ?
   *[other] Avez-vous défaussé { $due } tuiles bâtiment ?
}
    .about = Si vous en avez, ils doivent partir.
option-given = { $due ->
    [1] 1 tuile défaussée
   *[other] { $due } tuiles défaussées
}
ask-cards-bought = Combien de cartes avez-vous achetées ?
    .about = Seules les cartes achetées sont remplacées, et celle de l’emplacement 4.
option-cards-bought = { $cards }
    .detail = pioche { $deck }
told-end-of-round = Fin du tour { $round }
    .why = La nourriture, puis les bâtiments, puis les nouvelles cartes ; après chacune des deux premières on vérifie la limite.
told-tire = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Nourriture impayée : { $loss }, et chacune coûte un pas.
told-turn-down = { $given ->
    [1] Retournez 1 bâtiment : { $before } → { $now }
   *[other] Retournez { $given } bâtiments : { $before } → { $now }
}
    .why = Défaussés ce tour : { $given }. Ils sont face cachée à côté de votre plateau, maintenant { $now }.
told-tire-buildings = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Ne rien avoir à défausser coûte { $loss } pas.
told-replace-cards = Renouvelez les cartes { $spaces } : pioche { $before } → { $now }
    .detail = toutes les cartes partent, { $cards } nouvelles
    .why = Selon cette lecture, toutes les cartes du plateau sont défaussées à chaque tour.
told-slide-cards = Videz l’emplacement 4, glissez, complétez : pioche { $before } → { $now }
    .detail = nouvelles cartes : { $cards }
    .why = Selon cette lecture, les cartes non achetées glissent à droite ; seuls les emplacements vides sont remplis, dans l’ordre 1, 2, 4.
told-bring-home = Reprenez les figurines, initiative à 0
    .detail = tous les outils prêts
    .why = Avant le tour suivant, tout ce qui est à vous est de nouveau prêt.

## What this round asks for

spot-eaten = { $mouths } figurines mangent
spot-on-four = { $kind ->
    [green] Carte verte, emplacement 4
    [shaman] Chamane, emplacement 4 : plus grande tribu
    [builder] Constructeur, emplacement 4 : bâtiments
    [farmer] Paysan, emplacement 4 : votre champ
   *[toolmaker] Fabricant d’outils, emplacement 4 : vos outils
}
spot-field-food = dont du champ
spot-to-find = dont de votre réserve

## On paper

sheet-round = À chaque tour
sheet-look-at-four = Regardez la carte de l’emplacement 4 : jamais à vendre, son type affame vos tribus
sheet-place = Placez une tribu entière, où vous voulez ; lancez 1 dé par figurine, marqueur sur la somme. Puis la tribu suivante
sheet-act = La tribu de plus basse initiative agit d’abord ; à égalité, vous choisissez
sheet-sits-out = { $acting } tribus agissent ; celle de plus haute initiative non, ses figurines rentrent
sheet-buildings = Bâtiments : payez comme d’habitude, pas de points, posez-les sur votre plateau
sheet-cards = Cartes : prenez ce que donne la moitié haute. Verte : 2 nourritures de plus. Sable : limite +1
sheet-dice-cards = Cartes à six lignes de dés : lancez 2 dés, choisissez-en un, vous seul gagnez
sheet-feeding = Le repas et la fin du tour
sheet-take-field = Prenez la nourriture de votre champ
sheet-pay = Payez { $each } { $each ->
        [one] nourriture
       *[other] nourritures
    } par figurine, et pour la carte de l’emplacement 4 :
sheet-extra = { $kind ->
        [green] Carte verte : { $food }
        [shaman] Chamane : autant que de figurines dans votre plus grande tribu
        [builder] { $counts ->
            [board] Constructeur : 1 par bâtiment sur votre plateau
           *[given] Constructeur : 1 par bâtiment défaussé auparavant
        }
        [farmer] Paysan : autant que votre champ
       *[toolmaker] Fabricant d’outils : la somme de vos outils, utilisés ou non
    }
sheet-missing = La nourriture d’abord, puis des ressources, une pour une, à votre gré ; limite −1 par nourriture qui manque encore
sheet-give-up = Défaussez { $due } { $due ->
        [one] bâtiment
       *[other] bâtiments
    }, face cachée à côté de votre plateau ; { $penalty ->
        [per_tile] limite −{ $loss } pour chacun qui manque
        [all_or_nothing] trop peu : n’en défaussez aucun, limite −{ $loss }
       *[once] { $due ->
            [1] plus aucun : limite −{ $loss }
           *[other] trop peu : défaussez ceux que vous avez, limite −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Retirez la carte de l’emplacement 4, les autres glissent à droite ; remplissez les vides parmi { $spaces }
       *[no] Toutes les cartes partent ; nouvelles cartes sur { $spaces }
    }
sheet-home = Figurines au camp, initiative à 0, outils prêts ; le jeton de fatigue reste
sheet-mind = Facile à oublier
sheet-mind-eats = La tribu qui n’agit pas mange aussi, et une figurine nouvelle de ce tour
sheet-mind-hut = La hutte demande 2 figurines d’une couleur ; c’est elle qui grandit
sheet-mind-extra-card = La carte écriture qui en pioche une : première carte de la pioche retirée, { $bonus ->
        [yes] avec son bonus
       *[no] sans effet
    }
sheet-mind-spaces = Des cartes seulement sur { $spaces } ; aucune figurine sur 4. Les couleurs peuvent partager un lieu
sheet-mind-tools = Pas d’outils pour l’initiative et les cartes dés ; un outil utilisé l’est pour toutes
sheet-mind-piles = Une pile de bâtiments vide ne finit pas la partie
sheet-end = La fin
sheet-lose = Limite à 0, après la nourriture ou après les bâtiments : perdu aussitôt
sheet-win = Il faut remplir un emplacement et la pioche est vide : gagné{ $last ->
        [0] {""}
       *[other] , après le tour { $last }
    }
    .detail = chaque tour prend { $cards } cartes ; si la pioche suffit juste, il y a encore un tour
sheet-no-points = Pas de points ; tours de survie et limite restante disent comment c’était
sheet-on-four = Carte en 4
sheet-due = À payer
