### Stone Age à côté du vrai plateau, en français

## Values

value-limit = limite
value-deck = pioche
value-figures = figurines
value-field = champ
value-tools = outils
value-given = défaussés
value-buildings = bâtiments
value-round = tour
value-red = Rouge
value-blue = Bleu
value-yellow = Jaune
value-green = Vert

## Set-up

space = { $space }
told-lay-out = Mise en place
    .why = Installez le jeu de base avec ces changements. Votre limite de fatigue commence à { $fatigue }.
told-lay-base = Installez le jeu de base sans extensions
    .why = Ce que cette liste ne change pas reste comme dans le jeu de base.
told-lay-cards = Placez une carte sur les emplacements { $spaces }
    .detail = sur l’emplacement 4, elle couvre le prix. Les autres restent vides, il reste { $deck } cartes dans la pioche
    .why = La carte de l’emplacement 4 ne peut pas être achetée. Elle ne fait que coûter de la nourriture.
told-lay-figures = Placez { $figures } figurines de chaque couleur sur votre plateau
    .detail = { $reserve } de chaque à côté en réserve, 1 de chaque sur la case 0 de la piste de score (initiative), les autres dans la boîte
    .why = Les quatre tribus sont à vous. Les figurines de la piste de score montrent l’initiative, pas des points.
told-lay-food = Prenez { $food } nourritures
    .why = C’est la nourriture de départ de ce niveau.
told-lay-buildings = Placez les { $tiles } bâtiments « 1–7 » sur votre plateau
    .detail = défaussez-en { $due } à chaque tour. { too-few-buildings }. Mélangez les autres : { $piles } piles de { $height } sur des emplacements bâtiment, le reste dans la boîte
    .why = Ces bâtiments sont sur votre plateau au départ. Vous les défausserez plus tard.
told-lay-limit = Placez un jeton nourriture sur { $fatigue }
    .detail = sur la piste de score. Ce jeton de fatigue indique votre limite : à 0, c’est perdu
    .why = Le jeton montre ce que vos tribus peuvent supporter. Il ne fait pas partie de votre nourriture.
told-lay-field = Placez le marqueur du champ sur { $field }
    .detail = la feuille dit 15, mais cette piste s’arrête à 10
    .why = La piste d’agriculture fonctionne comme dans le jeu de base. Elle n’a pas de case 15.
ask-laid-out = Tout est en place ?
    .about = { $last ->
        [0] Survivez jusqu’à la fin de la pioche pour gagner.
       *[other] Survivez { $last } tours pour gagner.
    } Pas de points.

## The card on space 4

ask-on-four = Tour { $round } : quelle carte est sur l’emplacement 4 ?
    .about = { $refill ->
        [no] { $last ->
            [yes] C’est le dernier tour. Survivez pour gagner.
            [maybe] La pioche peut être vide après ce tour.
           *[no] La carte 4 ne s’achète pas.
        }
       *[all] { $refill ->
            [slide] D’abord, défaussez la carte 4, glissez les autres, complétez.
           *[all] D’abord, défaussez toutes les cartes du plateau, remplissez { $spaces }.
        } { $last ->
            [yes] C’est le dernier tour.
            [maybe] La pioche peut se vider.
           *[no] La carte 4 ne s’achète pas.
        }
    }
option-on-four = { $kind ->
    [green] Carte verte
    [shaman] Chamane
    [builder] Construc­teur
    [farmer] Paysan
   *[toolmaker] Fabricant d’outils
}
    .detail = { $counts ->
        [tools] selon vos outils
        [buildings] 1 nourriture par bâtiment
       *[known] coûte { $extra } { $extra ->
            [one] nourriture
           *[other] nourritures
        }
    }
ask-tool-sum = Combien valent vos outils maintenant ?
    .about = Comptez toutes les tuiles outil, utilisées ou non. Outils à usage unique exclus.{ $tools ->
        [0] {""}
       *[other] {" "}Avant : { $tools }.
    }
ask-building-count = Combien de bâtiments sont sur votre plateau ?
    .about = Le constructeur coûte 1 nourriture par bâtiment.
option-count = { $count }

told-on-four = { $kind ->
    [green] Carte verte en 4
    [shaman] Chamane en 4
    [builder] Constructeur en 4
    [farmer] Paysan en 4
   *[toolmaker] Fabricant d’outils en 4
}
    .why = Tour { $round } : sur l’emplacement 4, seul le type de la carte compte.
told-tools-counted = Comptez vos outils : { $before } → { $now }
    .why = Le fabricant d’outils coûte { $now } { $now ->
        [one] nourriture
       *[other] nourritures
    }, la valeur de toutes vos tuiles outil.
told-place-tribes = Placez toute une couleur, lancez les dés, puis la suivante
    .detail = 1 dé par figurine, sans outils. Marqueur sur la somme : son initiative. Plusieurs lieux sont permis, avec la place d’un jeu à 4. Chasse : sans limite. Hutte : 2 figurines d’une couleur
    .why = Vous devez placer toutes les figurines d’une couleur. Vous connaissez son jet avant de placer la suivante. Plusieurs couleurs peuvent partager un lieu.
told-purchases = Carte achetée : prenez la moitié haute, verte +2 nourritures
    .detail = carte sable : limite +1. Carte à six dés illustrés : lancez 2 dés sans outils, choisissez-en 1. Défaussez les cartes utilisées. Les bâtiments vont sur votre plateau. Pas de points{ $empty ->
        [yes] . Une pile de bâtiments vide ne termine pas la partie
       *[no] {""}
    }
    .why = Les cartes donnent ce que montre leur moitié haute, et un bonus pour leur couleur. Personne d’autre ne lance les dés.
told-play-round = L’initiative la plus faible agit d’abord, la plus élevée n’agit pas
    .detail = à égalité, vous choisissez qui agit, la dernière couleur n’agit pas. Vous choisissez l’ordre des actions. Chaque outil sert une fois pour toutes les couleurs. Puis reprenez toutes les figurines, chaque initiative à 0
    .why = Trois tribus seulement agissent par tour, dans l’ordre de leur initiative.
told-pay = Payez { $due } nourritures (figurines { $figures }, { $kind ->
    [green] carte verte
    [shaman] plus grande tribu
    [builder] { $counts ->
        [board] bâtiments
       *[given] bâtiments défaussés
    }
    [farmer] carte Paysan
   *[toolmaker] outils
} { $extra })
    .detail = { $field ->
        [0] en fin de tour. Si la nourriture manque, 1 ressource remplace 1 nourriture
       *[other] en fin de tour. Le champ en donne { $field }. Si la nourriture manque, 1 ressource remplace 1 nourriture
    }
    .why = { $field ->
        [0] {""}
        [one] D’abord, votre champ donne 1 nourriture.{" "}
       *[other] D’abord, votre champ donne { $field } nourritures.{" "}
    }{ $mouths } figurines mangent { $each } chacune, soit { $figures }. { $kind ->
        [green] Une carte verte coûte 4.
        [shaman] Le chamane coûte { $extra }, la taille de votre plus grande tribu.
        [builder] Le constructeur coûte { $extra }, 1 par bâtiment compté.
        [farmer] Le paysan coûte { $extra }, autant que donne votre champ.
       *[toolmaker] Le fabricant d’outils coûte { $extra }, la valeur de vos outils.
    }
too-few-buildings = { $due ->
    [one] Plus aucun : limite −{ $loss }
   *[other] { $lack ->
        [per_tile] Limite −{ $loss } par bâtiment manquant
        [all_or_nothing] Trop peu : n’en défaussez aucun, limite −{ $loss }
       *[once] Trop peu : défaussez ceux que vous avez, limite −{ $loss }
    }
}
told-give-up = { $due ->
    [one] Défaussez 1 bâtiment
   *[other] Défaussez { $due } bâtiments
}
    .detail = face cachée à côté de votre plateau{ $lack ->
        [no] {""}
       *[yes] . { too-few-buildings }
    }
    .why = À la fin de chaque tour, vous devez défausser des bâtiments. Cette fois : { $due }.
told-will-lack = Trop peu de bâtiments : la limite baissera de { $loss }
    .why = { $lacking ->
        [one] Il manquera 1 bâtiment
       *[other] Il manquera { $lacking } bâtiments
    }, donc la limite baisse de { $loss }.
told-last-round = { $last ->
    [yes] Survivez à ce tour pour gagner
   *[maybe] Achetez { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } et survivez pour gagner
}
    .why = { $last ->
        [yes] Après ce tour, la pioche ({ $cards }) ne suffit plus à remplir les emplacements.
       *[maybe] Cartes dans la pioche : { $cards }. L’emplacement 4 et chaque carte achetée en prennent une.
    }

## Your round

ask-fed = Fin du tour : { $due } nourritures payées ?
    .about = { $field ->
        [0] {""}
        [one] Le champ donne 1 nourriture.{" "}
       *[other] Le champ donne { $field } nourritures.{" "}
    }{ $loss ->
        [0] Indiquez vos gains, puis défaussez { $tiles ->
            [one] 1 bâtiment.
           *[other] { $tiles } bâtiments.
        }
       *[other] Indiquez vos gains. Trop peu de bâtiments : limite −{ $loss }.
    }
option-all-paid = Tout est payé
    .detail = { $lacking ->
        [0] { $given ->
            [one] 1 bâtiment défaussé
           *[other] { $given } bâtiments défaussés
        }
       *[other] { $fatigue ->
            [0] limite 0 : c’est perdu
           *[other] limite { $fatigue }
        }
    }
option-food-missing = Nourriture manquante
    .detail = { $fatigue ->
        [1] limite 0 : c’est perdu
       *[other] limite −1 par unité
    }
option-paid-fewer = { $most ->
    [0] Payé, plus aucun bâtiment
   *[other] { $tiles ->
        [0] Payé, bâtiments manquants
       *[other] Payé, j’ai 1 bâtiment
    }
}
    .detail = { $fatigue ->
        [0] limite 0 : c’est perdu
       *[other] limite −{ $loss }, donc { $fatigue }
    }
option-fewer-buildings = { $most ->
    [0] Non, plus aucun bâtiment
   *[other] { $tiles ->
        [0] Non, moins de 2
       *[other] Non, j’ai 1 bâtiment
    }
}
    .detail = { $fatigue ->
        [0] limite 0 : c’est perdu
       *[other] limite −{ $loss }, donc { $fatigue }
    }
event-figure = Figurine
    .detail = maintenant { $figures }
event-field = Champ
    .detail = maintenant { $field }
event-tool = Outil
    .detail = maintenant { $tools }
event-sand = Carte sable
    .detail = limite +1
event-extra-card = Carte en plus (écriture)
    .detail = pioche −1
event-building = Bâtiment
    .detail = construit
event-roll = Lancer ici
    .detail = initiative
ask-which-tribe = Quelle tribu grandit ?
    .about = Les 2 figurines de la hutte indiquent la couleur.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = Quel fond a la carte en plus ?
    .about = Selon cette interprétation, la carte en plus donne son bonus.
option-background = { $background ->
    [sand] Sable
   *[green] Vert
}
    .detail = { $background ->
        [sand] limite +1
       *[green] 2 nourritures
    }
told-grows-now = Ajoutez une figurine à { $tribe } : { $before } → { $now }
    .why = La nouvelle figurine vient de la réserve. Elle mange dès ce tour.
told-field-now = Avancez le marqueur du champ : { $before } → { $now }
    .why = Votre champ donne maintenant { $now } { $now ->
        [one] nourriture
       *[other] nourritures
    } à chaque tour.
told-tools-now = Améliorez vos outils : { $before } → { $now }
    .why = Le fabricant d’outils de l’emplacement 4 coûte maintenant { $now }, la valeur de vos outils.
told-building-now = Placez le bâtiment sur votre plateau : { $before } → { $now }
    .why = Le constructeur de l’emplacement 4 compte les bâtiments de votre plateau, maintenant { $now }.
told-limit-now = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Une carte sable augmente la limite de 1, une seule fois.
told-green-food = Prenez { $food } nourritures
    .why = Selon cette interprétation, la carte en plus donne son propre bonus.
told-deck-now = Défaussez la première carte : pioche { $before } → { $now }
    .why = La carte écriture retire la carte suivante. La pioche se termine plus tôt.
told-last-now = Dernier tour : { $before } → { $now }
    .why = La pioche dure maintenant jusqu’au tour { $now }.

## Initiative

ask-who-rolls = Quelle tribu lance les dés ?
    .about = Placez d’abord toutes les figurines de la tribu. La suivante se place après ce jet.
option-roll-tribe = { $tribe }
    .detail = { $dice } dés
option-roll-all = Rattraper { $tribes } jets
    .detail = si vous avez oublié de lancer entre-temps
option-roll-back = Retour au tour
    .detail = { $tribes ->
        [one] 1 tribu n’a pas lancé les dés
       *[other] { $tribes } tribus n’ont pas lancé les dés
    }
tribe-rolled = { $tribe } { $total }
rolled-here = a fait { $total }
told-move-marker = Placez le marqueur de { $tribe } sur { $total }
    .why = { $dice } dés, un par figurine, ont donné { $total }.
told-act-in-order = Agissez dans cet ordre : { $order }
    .detail = { $tied ->
        [yes] à nombre égal, vous choisissez qui agit d’abord
       *[no] {""}
    }
    .why = L’initiative la plus faible agit d’abord. À égalité, vous choisissez.
told-sits-out-now = { $tribe } n’agit pas, avec { $total }
    .why = { $total } est l’initiative la plus élevée, et trois tribus seulement agissent.
told-choose-who-rests = Choisissez qui n’agit pas : { $tribes }
    .detail = { $tied ->
        [2] l’autre tribu agit en dernier
       *[other] les autres tribus agissent en dernier
    }
    .why = Ces tribus ont toutes l’initiative la plus élevée, { $total }. L’une d’elles n’agit pas.

## Feeding and the end of the round

ask-how-much-missing = Combien de nourriture manque-t-il ?
    .about = { $field ->
        [0] Nourriture due : { $due }.
       *[other] Nourriture due : { $due }. Champ : { $field }, reste : { $left }.
    } S’il en manque, 1 ressource remplace 1 nourriture.
option-missing-food = { $missing }
    .detail = limite { $fatigue }
option-none-missing = Il ne manque rien
    .detail = le champ paie tout
option-missing-more = { $missing } ou plus
    .detail = limite 0 : c’est perdu
ask-given-up = { $due ->
    [one] Avez-vous défaussé un bâtiment ?
   *[other] Avez-vous défaussé { $due } bâtiments ?
}
    .about = Vous devez défausser { $due ->
        [one] 1 bâtiment
       *[other] { $due } bâtiments
    } si possible.
option-given = { $due ->
    [one] 1 bâtiment défaussé
   *[other] { $due } bâtiments défaussés
}
ask-cards-bought = Combien de cartes avez-vous achetées ?
    .about = Seules les cartes achetées et celle de l’emplacement 4 sont remplacées.
option-cards-bought = { $cards }
    .detail = pioche { $deck }
told-end-of-round = Fin du tour { $round }
    .why = D’abord la nourriture, puis les bâtiments, puis les nouvelles cartes. Vous pouvez perdre après chacune des deux premières étapes.
told-tire = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Nourriture impayée : { $loss }. Chacune fait baisser la limite de 1.
told-turn-down = Bâtiments défaussés : { $before } → { $now }
    .detail = en tout
    .why = Défaussés ce tour-ci : { $given }.
told-tire-buildings = Déplacez le jeton de fatigue : { $before } → { $now }
    .why = Pas assez de bâtiments à défausser : la limite baisse de { $loss }.
told-replace-cards = Nouvelles cartes { $spaces } : pioche { $before } → { $now }
    .why = Selon cette interprétation, toutes les cartes du plateau sont défaussées à chaque tour.
told-slide-cards = Nouvelles cartes : { $cards }, pioche { $before } → { $now }
    .why = Selon cette interprétation, les cartes non achetées glissent vers la droite. Les emplacements vides sont remplis dans l’ordre 1, 2, 4.
told-bring-home = Outils prêts, figurines revenues, chaque initiative à 0
    .why = Le tour suivant commence avec toutes les figurines et tous les outils.

## What this round asks for

spot-eaten = { $mouths } figurines mangent
spot-on-four = { $kind ->
    [green] Carte verte, emplacement 4
    [shaman] Chamane, emplacement 4 : plus grande tribu
    [builder] Constructeur, emplacement 4 : bâtiments
    [farmer] Paysan, emplacement 4 : votre champ
   *[toolmaker] Fabricant d’outils, emplacement 4 : vos outils
}
spot-food-due = au total
spot-field-food = fournie par le champ
spot-to-find = prise dans votre réserve

## On paper

sheet-round = À chaque tour
sheet-look-at-four = Regardez la carte de l’emplacement 4. Elle ne s’achète pas, son type coûte de la nourriture
sheet-place = Placez toutes les figurines d’une tribu, où vous voulez. Lancez 1 dé par figurine et placez le marqueur sur la somme. Puis la tribu suivante
sheet-act = La tribu à l’initiative la plus faible agit d’abord. À égalité, vous choisissez
sheet-sits-out = { $acting } tribus agissent. Celle à l’initiative la plus élevée n’agit pas, ses figurines reviennent
sheet-buildings = Bâtiments : payez comme d’habitude, pas de points, placez-les sur votre plateau
sheet-cards = Cartes : prenez ce que montre la moitié haute. Verte : 2 nourritures de plus. Sable : limite +1
sheet-dice-cards = Cartes à six dés illustrés : lancez 2 dés, choisissez-en un. Le gain n’est que pour vous
sheet-feeding = Le repas et la fin du tour
sheet-take-field = Prenez la nourriture que donne votre champ
sheet-pay = Payez { $each } { $each ->
        [one] nourriture
       *[other] nourritures
    } par figurine, et pour la carte de l’emplacement 4 :
sheet-extra = { $kind ->
        [green] Carte verte : { $food }
        [shaman] Chamane : 1 par figurine de votre plus grande tribu
        [builder] { $counts ->
            [board] Constructeur : 1 par bâtiment sur votre plateau
           *[given] Constructeur : 1 par bâtiment défaussé auparavant
        }
        [farmer] Paysan : autant que donne votre champ
       *[toolmaker] Fabricant d’outils : la somme de vos outils, utilisés ou non
    }
sheet-missing = Payez d’abord en nourriture, puis en ressources si vous voulez, une pour une. Limite −1 par nourriture qui manque encore
sheet-give-up = Défaussez { $due } { $due ->
        [one] bâtiment
       *[other] bâtiments
    }, face cachée à côté de votre plateau. { $penalty ->
        [per_tile] Limite −{ $loss } par bâtiment manquant
        [all_or_nothing] Trop peu : n’en défaussez aucun, limite −{ $loss }
       *[once] { $due ->
            [one] Plus aucun : limite −{ $loss }
           *[other] Trop peu : défaussez ceux que vous avez, limite −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Défaussez la carte de l’emplacement 4, glissez les autres vers la droite. Remplissez les vides parmi { $spaces }
       *[no] Défaussez toutes les cartes du plateau, placez-en de nouvelles sur { $spaces }
    }
sheet-home = Reprenez toutes les figurines, initiative à 0, outils prêts. Le jeton de fatigue reste
sheet-mind = Facile à oublier
sheet-mind-eats = La tribu qui n’agit pas mange aussi, de même qu’une figurine gagnée ce tour-ci
sheet-mind-hut = La hutte demande 2 figurines d’une même couleur. C’est cette couleur qui grandit
sheet-mind-extra-card = Carte écriture qui fait piocher : retirez la première carte de la pioche, { $bonus ->
        [yes] avec son bonus
       *[no] sans effet
    }
sheet-mind-spaces = Il n’y a de cartes que sur { $spaces }. Aucune figurine sur 4. Plusieurs couleurs peuvent partager un lieu
sheet-mind-tools = Pas d’outils pour l’initiative ni les cartes à six dés illustrés. Un outil utilisé par une tribu ne sert plus aux autres
sheet-mind-piles = Une pile de bâtiments vide ne termine pas la partie
sheet-end = La fin
sheet-lose = Limite à 0, après la nourriture ou après les bâtiments : vous perdez immédiatement
sheet-win = Si la pioche est vide et qu’un emplacement reste à remplir, vous gagnez{ $last ->
        [0] {""}
       *[other] , après le tour { $last }
    }
    .detail = chaque tour prend { $cards } cartes. Si la pioche suffit tout juste, il y a encore un tour
sheet-no-points = Pas de points. Les tours de survie et la limite restante montrent votre réussite
sheet-on-four = Carte en 4
sheet-due = À payer
label-clock = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
