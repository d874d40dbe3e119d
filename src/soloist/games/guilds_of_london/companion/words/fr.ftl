### Guilds of London à côté du vrai plateau, en français.

## Values

value-boris-vp = PV { $who }
value-round = Manche
value-side = Plantation (1 Virginia, 2 Ulster)
value-beadle-number = Huissier sur le numéro
value-beadle = Huissier
value-plantation = Plantation
value-resolve = Activation
value-men = Pions en { $cell }
zone-opponent = { $who } ({ $cards } cartes par tour)
zone-grid = La grille
zone-ripe = Atteint même sans vous
zone-even = À activer en fin de manche { $round }
his-pawn = son pion
note-too-few = 1 pion à vous : { $one } PV pour { $who }, aucun : { $none } PV
note-closing-vp = { $scores ->
    [yes] { $vp } PV pour { $who } à la fin de la manche
    [unknown] ses PV vont à { $who } à la fin de la manche
   *[no] aucun PV pour { $who } cette manche
}
zone-his-cards = Ses cartes
cell-only = { $cell }
tile-here = { $cell } { $priority ->
    [0] { $name }
   *[other] (n° { $priority })
}
note-his-men = { $men ->
    [0] aucun de ses pions
   *[other] { $men } de ses pions
}
label-key = Exemple 2/5 : 2 pions à lui, huissier compris ; seuil 5, neutre compris. Ajoutez les vôtres{ $guess ->
    [yes] . ? : seuil encore inconnu
   *[no] {""}
}{ $taps ->
    [yes] . Touchez une tuile pour la corriger
   *[no] {""}
}
label-due = M{ $round }
note-resolve = tuiles activées à la manche { $round }

## Set-up

ask-whose-cards = Qui pioche les cartes de { $who } ?
    .about = Cartes par tour : { $cards }. Vous pourrez changer dans le menu
option-cards-app = Soloist les pioche
    .detail = un appui par tour ; la vraie pioche ne sert qu’à vous
option-cards-own = Je pioche de vraies cartes
    .detail = un appui par carte, tirée de votre propre pioche
ask-which-side = Quelle face de la plantation est visible ?
    .about = Cette face décide quelles six tuiles reçoivent un neutre couché
option-draw-side = Soloist la tire au sort
    .detail = Virginia ou Ulster
ask-whose-grid = Qui tire les tuiles ?
    .about = Soloist doit connaître la grille pour jouer { $who }
option-grid-app = Soloist les tire, je les pose
    .detail = rien à saisir ; le code de la donne redonne la même grille
option-grid-pad = Elles sont posées, je saisis les numéros
    .detail = 24 appuis, un par tuile, ligne par ligne
ask-tap-tile = { $kind ->
    [building] Quel bâtiment est en { $cell } ?
   *[guild] Quel est le numéro de la tuile { $cell } ?
}
    .about = { $last }
pad-first = Ligne par ligne, depuis le coin en haut à gauche
pad-last = Dernière : { $tile }
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] bâtiment spécial
       *[other] { $name }
    }
ask-set-up = Tout est en place ?
    .about = Puis c’est votre tour. Il vous faut plus de PV que { $who } : l’égalité perd
told-lay-out = Mise en place : { $who } joue { $cards } cartes par tour
    .why = Le niveau fixe le nombre de ses cartes. Le reste se prépare comme à deux.
told-lay-tiles = { $laid ->
    [yes] Vérifiez que vos 25 tuiles sont comme ci-dessous
   *[no] Posez les 25 tuiles comme ci-dessous
}
    .detail = { $skipped ->
        [yes] bâtiments spéciaux, où { $who } ne va jamais : { $buildings }
       *[no] bâtiments spéciaux : { $buildings }
    }
    .why = La Guildhall est au milieu, avec un bâtiment spécial de chaque côté. Vingt guildes les entourent.
told-lay-tokens = Posez un marqueur récompense sur chaque tuile
    .detail = 24, face visible, aucun sur la Guildhall
    .why = La deuxième place d’une tuile reçoit son marqueur récompense.
told-lay-beadle = Placez l’huissier en { $tile }
    .why = L’huissier commence sur la guilde de plus basse priorité. Ici, c’est le numéro { $priority }.
told-lay-neutrals = Couchez 1 pion neutre sur chaque tuile : { $cells }
    .detail = il relève de 1 le seuil d’activation et ne compte pas comme pion
    .why = { $side ->
        [virginia] Avec Virginia, les six guildes de plus basse priorité demandent 1 pion de plus.
       *[ulster] Avec Ulster, les six guildes de plus haute priorité demandent 1 pion de plus.
    }
told-lay-scoreboard = Posez le plateau de score, face 2 joueurs, avec { $n } pions neutres
    .detail = le marqueur de manche sur 1
    .why = Six des huit neutres sont couchés sur des tuiles. Il n’en reste que { $n } pour vous.
told-lay-plantation = Posez la plantation, face { $side }
    .why = La plantation est décomptée après les manches 4 et 8, puis retournée.
told-lay-men = Placez { $n } membres de guilde sur la Guildhall
    .detail = { $rest } dans votre réserve
    .why = Vous commencez comme à deux : { $n } sur la Guildhall, { $rest } dans la réserve.
told-lay-cards = Piochez { $cards } cartes. Gardez { $keep } récompense du maire sur { $draw }
    .detail = { $who } ne reçoit ni cartes action ni récompenses du maire
    .why = Vous commencez avec la même main qu’à deux. { $who } n’a jamais de main.
told-lay-promo = Posez la carte promo à côté du plateau
    .detail = défaussez 3 de vos marqueurs à tout moment ; un pion de la Guildhall devient maître d’une guilde accomplie qui n’en a pas, pour les PV de la première place
    .why = La carte promo n’est pas une tuile. Les marqueurs que vous recevez y sont posés.
told-lay-boris = Choisissez une couleur pour { $who }. Placez les deux marqueurs de score sur 0
    .detail = ses pions à côté du plateau comptent comme sur la Guildhall ; s’ils manquent, prenez une autre couleur
    .why = La Guildhall n’a pas assez de place pour tous ses pions. Il n’en manque jamais.

## Your turn

ask-your-turn = Manche { $round } : votre tour est fini ?
    .about = { $last ->
        [yes] Dernière manche.{" "}
       *[no] {""}
    }{ $end ->
        [plantation] Plantation : vous gagnez avec 2. { $same ->
            [yes] Sinon { $none } PV pour { $who }.
           *[no] { $who } : { $none } PV si aucun, { $one } si un.
        }
        [tiles] Fin de manche : activation, puis { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }PV pour { $who } seul (huissier { $cell }).
       *[beadle] Fin de manche : { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }PV pour { $who } (huissier { $cell }), rien pour vous là.
    }
option-done = Mon tour est fini
    .detail = { $who } joue { $cards } cartes
option-man-off = { $who } a perdu un pion
    .detail = renvoyé par votre carte ou récompense
option-man-on = Pion de { $who } déplacé
    .detail = d’une tuile à une autre
option-tile-turned = J’ai oublié une tuile
    .detail = une tuile activée que vous n’avez pas touchée
ask-forgotten = Quelle tuile est déjà accomplie ?
    .about = Pour une tuile activée lors d’une manche précédente
ask-man-off = Quelle tuile le pion de { $who } a-t-il quittée ?
ask-man-on = Où est maintenant le pion de { $who } ?
option-men-here = { $tile }
    .detail = { note-his-men }{ $known ->
        [yes] , seuil { $threshold }
       *[no] {""}
    }
ask-about-tile = Que s’est-il passé en { $tile } ?
    .about = Pions de { $who } sur la tuile : { $men }
option-lost-one = { $who } y a perdu un pion
    .detail = { $before } → { $now }
option-got-one = { $who } y a reçu un pion
    .detail = { $before } → { $now }
option-other-colours = Les symboles diffèrent
    .detail = Soloist affiche { $colours }
option-other-threshold = Le seuil diffère
    .detail = imprimé ici : { $threshold }, sans neutre
option-other-points = Les points diffèrent
    .detail = Soloist affiche { $vp } PV
option-no-tile = D’aucune tuile
    .detail = seul le nombre était faux ici
option-nothing-here = Rien, retour
ask-colours = { $sure ->
    [yes] Quels symboles porte { $tile } ?
   *[no] Votre tuile { $tile } est-elle comme ceci ?
}
    .about = { $search ->
        [yes] { $who } cherche { $wanted }.{" "}
       *[no] {""}
    }{ $sure ->
        [yes] Regardez votre tuile.
       *[no] Soloist n’est pas sûr. Retenu pour cette boîte.
    }
ask-threshold = Quel est le seuil d’activation de { $tile } ?
    .about = En haut à gauche de la tuile, sans neutre.{ $sure ->
        [yes] {""}
       *[no] {" "}Retenu pour cette boîte.
    }
ask-points = Combien de PV pour la première place ?
    .about = { $tile } : les PV vont à { $who }.{ $turn ->
        [next] {" "}Ensuite vient son tour.
       *[no] {""}
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Retenu pour cette boîte.
    }
option-as-drawn = Comme dans Soloist : { $value }
option-all-as-shown = Toutes mes tuiles concordent
    .detail = plus de questions sur les tuiles
label-list = Toutes les tuiles
label-differs = Elle montre autre chose
option-printed = { $value }
told-colours = { $tile } : { $now }, pas { $before }
    .why = Vous l’avez lu sur votre tuile. Sa recherche en tient compte désormais.
told-threshold = { $tile } : seuil { $now }, pas { $before }
    .why = Vous l’avez lu sur votre tuile. Soloist en tient compte désormais.
told-points = { $tile } : { $now } PV, pas { $before }
    .why = Vous l’avez lu sur votre tuile. Soloist en tient compte désormais.
told-man-off = Retirez son pion de { $tile } : { $before } → { $now }
    .why = Votre carte ou récompense renvoie un de ses pions.
told-man-on = Placez son pion en { $tile } : { $before } → { $now }
    .why = Votre carte ou récompense amène un de ses pions ici.

## His turn

told-boris-plays = Manche { $round } : { $who } joue { $cards } cartes
    .why = Il joue après vous. Il n’utilise que les symboles de ses cartes, jamais leurs capacités.
told-place-man = Placez son pion en { $cell } : { $before } → { $now }
    .why = { $start ->
        [beadle] Carte : { $symbols }. Sa recherche commence à l’huissier, dont la tuile { $beadle } porte le symbole.
       *[search] Carte : { $symbols }. Depuis l’huissier en { $beadle }, ligne par ligne, c’est la première { $skipped ->
            [yes] guilde qui convient. Il ignore les bâtiments spéciaux.
           *[no] tuile qui convient.
        }
    }
told-place-nobody = Aucune { $skipped ->
    [yes] guilde
   *[no] tuile
} avec { $symbols } : la carte est perdue, sans remplacement
    .why = { $skipped ->
        [yes] Aucune guilde non accomplie ne convient ({ $symbols }). Il ignore les bâtiments spéciaux.
       *[no] Aucune tuile non accomplie ne convient ({ $symbols }).
    } Il ne place personne.
told-cards-away = Mettez ses cartes à la défausse
    .why = Ses cartes restent de côté jusqu’à la dernière. Un mélange entre-temps se fait sans elles.
ask-placed = Les pions de { $who } sont placés ?
    .about = Ensuite vient l’activation des tuiles
option-placed = Tous placés
    .detail = ensuite : l’activation des tuiles
ask-turn-card = { $reading ->
    [background] Quel est le fond de la carte de { $who } ?
   *[symbols] Quels symboles porte la carte de { $who } ?
}
    .about = Carte { $nth } sur { $cards }, { $last }
card-first = la première de la pioche
card-last = la précédente est allée en { $tile }
card-nowhere = la précédente n’a mené nulle part
option-standard = { $symbols }
both = { $first } et { $second }
option-no-card = Pioche et défausse vides
    .detail = il joue moins de cartes

## Tiles

told-resolve = Activez les tuiles ligne par ligne
    .why = La manche { $round } est paire. Toute tuile dont le seuil est atteint est activée.
told-what-counts = Vos pions, les siens et l’huissier doivent atteindre le seuil
    .detail = neutre couché : seuil +1 ; si la grille montre ?, ajoutez-le
    .why = Tous les pions et l’huissier comptent ensemble. Un neutre couché ne compte pas comme pion.
told-your-neutrals = Les neutres ajoutés ne comptent que pour la majorité
    .why = Vos neutres agissent comme dans le jeu de base. { $who } n’en utilise jamais.
ask-resolve = Quelles tuiles avez-vous activées ?
    .about = { $ripe ->
        [0] Touchez-les ligne par ligne
       *[other] Atteint même sans vous : { $cells }. Touchez aussi les autres tuiles activées
    }
told-out-of-order = { $cell } vient avant { $later } : activez ligne par ligne
    .why = Les tuiles sont activées depuis le haut à gauche, car une récompense peut changer les suivantes.
refused-no-more = Seuil d’activation atteint : { $cells }. Touchez d’abord ces tuiles. Si c’est faux chez vous, corrigez le nombre de ses pions.
option-no-more = { $tapped ->
    [no] Aucune tuile
   *[yes] Aucune autre tuile
}
    .detail = ensuite vient l’huissier
told-yours-alone = Prenez la récompense de { $tile }, placez votre maître, retournez la tuile
    .detail = vos autres pions { $home ->
        [supply] dans la réserve
       *[guildhall] sur la Guildhall
    }, le marqueur dans la boîte
    .why = { $who } n’y a personne et ne reçoit rien.
ask-who-won = Qui remporte { $tile } ?
    .about = Pions de { $who } : { $men }. { $ties ->
        [you] L’égalité est pour vous
       *[stays] L’égalité est pour vous si votre maître est adjacent orthogonalement
    }
option-i-won = Moi
    .detail = { $who } reçoit les PV du marqueur récompense
option-he-won = { $who }
    .detail = { $known ->
        [yes] { $vp } PV pour lui
       *[no] PV de la première place pour lui
    }
option-tie = Égalité
    .detail = la tuile n’est pas activée
ask-token-points = Combien de PV sur le marqueur en { $cell } ?
    .about = { $tile } est à vous. { $who } est deuxième et reçoit ces seuls PV
option-token-vp = { $vp }
told-his-tile = Retournez { $tile } face accomplie, sans maître
    .detail = si vous y aviez un pion, { $token ->
        [reward] prenez la récompense du marqueur ; il va dans la boîte,{" "}
        [card] le marqueur va sur la carte promo sans sa récompense, sinon dans la boîte ;{" "}
       *[reward-and-card] prenez la récompense du marqueur et posez-le sur la carte promo, sinon il va dans la boîte ;{" "}
    }vos pions { $home ->
        [supply] dans la réserve
       *[guildhall] sur la Guildhall
    }, les siens dans sa réserve
    .why = { $who } gagne avec { $men } de ses pions. Il ne place jamais de maître.
told-your-tile = Prenez la récompense de { $tile }, placez votre maître, retournez la tuile
    .detail = ses pions dans sa réserve, vos autres { $home ->
        [supply] dans la réserve
       *[guildhall] sur la Guildhall
    }, le marqueur dans la boîte
    .why = Vous gagnez contre { $men } de ses pions. Du marqueur, il ne reçoit que les PV.
told-vp-first = { $who } : { $before } → { $now }
    .why = La première place de la tuile rapporte { $vp } PV.
told-vp-second = { $who } : { $before } → { $now }
    .why = Le marqueur récompense montre { $vp } PV. Il n’en reçoit rien d’autre.
told-neutral-to-box = Remettez le pion neutre couché en { $cell } dans la boîte
    .detail = celui de la mise en place, pas ceux que vous avez ajoutés
    .why = Quand une tuile passe face accomplie, son neutre couché quitte la partie.

## Beadle

told-round-ends = Fin de la manche { $round } : la tuile de l’huissier
    .why = Chaque manche finit par la tuile de l’huissier. Aux manches paires, l’activation vient avant.
told-close = Retournez { $tile } : rien pour vous, pas de maître
    .detail = vos pions sur la Guildhall, les siens dans sa réserve, le marqueur dans la boîte
    .why = Fin de la manche { $round } : sa tuile est retournée, quel que soit son seuil. Vous n’avez ni récompense ni marqueur.
told-vp-beadle = { $who } : { $before } → { $now }
    .why = La tuile de l’huissier donne à { $who } les PV de la première place : { $vp }.
told-no-close = Laissez l’huissier en { $tile }
    .why = Sa tuile a été activée normalement. Selon votre interprétation, il n’en retourne pas d’autre.
told-beadle-to = Déplacez l’huissier en { $tile }
    .why = Des guildes non accomplies, celle-ci a la plus basse priorité : { $priority }.
told-beadle-off = Retirez l’huissier : c’est la dernière manche
    .why = Toutes les guildes sont accomplies, la partie finit avec cette manche.
told-next-round = Placez le marqueur de manche sur { $round }
    .detail = { $growth ->
        [yes] en fin de manche : activation, puis { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }PV pour { $who } seul (huissier { $cell }), puis la plantation
       *[no] {""}
    }
    .why = Le marqueur de manche avance au début de chaque manche.

## Plantation

ask-plantation-men = Combien de vos pions sont sur la plantation ?
    .about = Après la manche { $round }, face { $side }
option-plantation-men = { $men ->
    [0] aucun
    [1] un seul
   *[other] deux ou plus
}
    .detail = { $vp ->
        [0] rien pour { $who }
       *[other] { $vp } PV pour { $who }
    }
told-plantation-nobody = Personne ne gagne la plantation : aucune récompense
    .why = Un seul pion ne gagne rien. Il vous en faut deux.
option-other-side = L’autre face est visible : { $side }
told-growth-now = La plantation est décomptée : { $side }
    .why = Après les manches 4 et 8, le nombre de vos pions sur place décide.
told-side-up = La plantation montre { $side }
    .why = Vous avez dit que cette face est visible.
told-plantation-yours = Prenez votre récompense : { $rewards }
    .why = Deux pions ou plus suffisent pour remporter la plantation. { $who } ne reçoit rien.
told-men-to-supply = { $men ->
    [1] Remettez votre pion dans la réserve
   *[other] Remettez vos pions dans la réserve
}
    .why = De la plantation, ils vont dans la réserve, pas sur la Guildhall.
told-vp-none = { $who } : { $before } → { $now }
    .why = Vous n’y avez aucun pion : il reçoit la récompense de gauche, { $vp } PV.
told-vp-one = { $who } : { $before } → { $now }
    .why = Un seul pion ne suffit pas : { $who } marque { $vp } PV.
told-turn-plantation = Retournez la plantation : { $side }
    .detail = aucune nouvelle tuile n’est ajoutée
    .why = Après chaque décompte, la plantation est retournée.

## End

told-over = La partie est finie
    .why = Elle finit après la manche 10, ou avant si l’huissier ne peut plus avancer.
told-promo-last = Dernière occasion pour la carte promo
    .detail = 3 marqueurs donnent une guilde accomplie sans maître
    .why = La carte promo sert jusqu’au décompte final.
told-count = Comptez vos récompenses du maire et vos maîtres adjacents orthogonalement
    .detail = { $who } ne marque plus rien
    .why = Il vous faut plus que ses { $boris } PV.
ask-your-total = Partie finie : quel est votre total de PV ?
    .about = Avec récompenses du maire et maîtres adjacents orthogonalement. { $who } a { $boris }, l’égalité perd
option-total = { $total }
line-beadle = Tuiles de l’huissier
line-tiles = Autres tuiles
line-plantation = Plantation
line-by-hand = Corrigé à la main
line-total = Total

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Posez les { $tiles } tuiles
    .detail = la Guildhall au centre, { $buildings } bâtiments spéciaux à côté, les guildes autour
sheet-lay-plantation = Tirez la face de la plantation
    .detail = Virginia ou Ulster, avant de coucher les neutres
sheet-lay-beadle = Placez l’huissier sur la guilde au plus petit numéro
sheet-lay-neutrals = Couchez un neutre sur chacune de { $n } guildes
    .detail = Virginia : les { $n } plus petits numéros ; Ulster : les { $n } plus grands. Il relève le seuil de 1
sheet-his-turn = Son tour, après le vôtre
sheet-cards = Piochez { $cards } cartes une à une. L’étape 2 se fait pour chacune avant la suivante
    .detail = seuls les symboles comptent, ni capacités ni coûts
sheet-search = Cherchez à partir de la tuile de l’huissier, ligne par ligne, de gauche à droite. Après la dernière tuile, reprenez en haut à gauche
sheet-match = { $buildings ->
        [yes] Son pion va sur la première tuile non accomplie au symbole de la carte
       *[no] Son pion va sur la première guilde non accomplie au symbole de la carte. Passez les bâtiments spéciaux
    }
sheet-two-symbols = { $reading ->
        [background] Carte à deux symboles : seul le fond compte
       *[symbols] Carte à deux symboles : l’un des deux suffit
    }
sheet-no-match = Aucune tuile ne convient : il ne place personne et ne pioche pas d’autre carte
sheet-cards-away = Après la dernière, mettez ses cartes à la défausse
sheet-resolution = Manches paires : activation
sheet-ripe = Ligne par ligne : une tuile est activée si vos pions, les siens et l’huissier atteignent son seuil. Un neutre couché ajoute 1
sheet-he-leads = S’il a plus de pions, il reçoit les PV de la première place, pas de maître. { $token ->
        [card] Si vous y êtes, le marqueur va sur la carte promo sans sa récompense
       *[reward] Si vous y êtes, vous recevez la récompense du marqueur
    }
sheet-you-lead = Si vous avez plus de pions, vous prenez la récompense et placez un maître. S’il y est, il reçoit les PV du marqueur
sheet-equal = { $ties ->
        [you] Égalité : vous gagnez
       *[master] Égalité : vous gagnez avec un maître à côté. Sinon la tuile n’est pas activée
    }
sheet-clear = Neutre couché dans la boîte, ses pions dans sa réserve, vos autres pions { $home ->
        [supply] dans la réserve
       *[guildhall] sur la Guildhall
    }
sheet-beadle-tile = Si c’était la tuile de l’huissier, il part aussitôt{ $always ->
        [yes] {""}
       *[no] . Il n’en retourne aucune cette manche
    }
sheet-round-end = La fin de chaque manche
sheet-close = Retournez la tuile de l’huissier, quel que soit son seuil. L’adversaire reçoit les PV de la première place, vous rien
    .detail = vos pions sur la Guildhall, les siens dans sa réserve, marqueur et neutre dans la boîte
sheet-beadle-moves = Placez l’huissier sur la guilde non accomplie au plus petit numéro. S’il n’y en a plus, c’est la dernière manche
sheet-growth = Manches { $rounds } : la plantation, selon le nombre de vos pions
sheet-growth-none = Aucun : il marque { $sides }
sheet-growth-one = Un seul : il marque { $vp }
sheet-growth-more = { $needed } ou plus : vous prenez la récompense de la première place
sheet-growth-then = Remettez ensuite vos pions dans la réserve et retournez la plantation
sheet-mind = Facile à oublier
sheet-mind-order = Vous jouez toujours en premier, lui ensuite
sheet-mind-beadle = Chaque carte cherche de nouveau depuis l’huissier
sheet-mind-beadle-counts = L’huissier compte pour 1 pion, un neutre couché pour aucun
sheet-mind-men = Ses pions ne manquent jamais : prenez une autre couleur
sheet-mind-only-vp = Il ne reçoit que des PV : ni maître, ni autre récompense
sheet-mind-neutrals = Les neutres que vous placez ne relèvent aucun seuil
sheet-end = La fin
sheet-last-round = Après la manche { $rounds }, ou après celle où l’huissier part
sheet-he-counts = Il ne marque plus rien
sheet-you-count = Vous comptez récompenses du maire et maîtres adjacents orthogonalement
sheet-verdict = Il vous faut plus de PV que lui. L’égalité ne suffit pas
label-clock = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
