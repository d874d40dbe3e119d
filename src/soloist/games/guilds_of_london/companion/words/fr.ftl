### Guilds of London à côté du vrai plateau, en français.

## Values

value-boris-vp = PV
value-round = Manche
value-side = Plantation (1 Virginia, 2 Ulster)
value-beadle-number = Huissier sur le numéro
value-beadle = Huissier
value-plantation = Plantation
value-resolve = Activation
value-men = Membres en { $cell }
zone-opponent = { $who } ({ $cards } cartes par tour)
zone-grid = La grille
zone-ripe = Seuil d’activation atteint
zone-even = Activées cette manche
his-pawn = son membre
note-too-few = avec 1 membre à vous, { $who } reçoit { $one } PV, avec aucun { $none } PV
note-closing-vp = { $scores ->
    [yes] { $vp } PV pour { $who } à la fin de la manche
    [unknown] ses PV vont à { $who } à la fin de la manche
   *[no] aucun PV pour { $who } cette manche
}
zone-his-cards = Ses cartes
cell-only = { $cell }
note-his-men = { $men ->
    [0] aucun de ses membres
    [one] { $men } membre à lui
   *[other] { $men } membres à lui
}
note-resolve = tuiles à la manche { $round }

## Set-up

ask-whose-cards = Qui tire ses cartes ?
    .about = Il en joue { $cards } par tour ; on peut changer à tout moment
option-cards-app = Soloist les tire
    .detail = un toucher par tour ; votre vraie pioche n’est qu’à vous
option-cards-own = Je retourne de vraies cartes
    .detail = un toucher par carte, de la pioche où vous piochez aussi
ask-which-side = Quelle face de la plantation est visible ?
    .about = Elle dit quelles six tuiles reçoivent un neutre couché
option-draw-side = Soloist la tire au sort
    .detail = Virginia ou Ulster
ask-whose-grid = Qui distribue les 25 tuiles ?
    .about = Soloist trouve les tuiles de { $who } dès qu’il connaît la grille
option-grid-app = Soloist distribue, je pose
    .detail = rien à taper ; le code de la donne redonne la même grille
option-grid-pad = Elles sont posées, je saisis les numéros
    .detail = 23 fois, une par tuile, ligne par ligne
ask-tap-tile = { $kind ->
    [building] Quel bâtiment se trouve en { $cell } ?
   *[guild] Numéro de la tuile { $cell } ?
}
    .about = { $last }
pad-first = Ligne par ligne, depuis le coin en haut à gauche
pad-last = { $priority ->
    [0] Dernière : { $tile }
   *[other] Dernière : { $tile }, { $priority }
}
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] bâtiment spécial
       *[other] { $name }
    }
ask-set-up = Tout est en place ?
    .about = La manche 1 commence alors, par votre tour
told-lay-out = Mise en place : il joue { $cards } cartes par tour.
    .why = Le niveau dit combien de cartes il joue ; le reste se prépare comme à deux.
told-lay-tiles = Posez les 25 tuiles comme indiqué.
    .detail = bâtiments spéciaux : { $buildings }
    .why = Vingt guildes, le Guildhall au milieu, un bâtiment spécial sur chacun de ses quatre côtés.
told-lay-tokens = Posez un marqueur récompense sur chaque tuile.
    .detail = 24, face visible, aucun sur le Guildhall
    .why = Les 24 marqueurs sont visibles ; le deuxième d’une tuile reçoit son marqueur.
told-lay-beadle = Placez l’huissier en { $tile }.
    .why = Il commence sur la guilde de plus faible priorité, et { $priority } est ici la plus faible.
told-lay-neutrals = Couchez 1 pion neutre en { $cells }.
    .detail = chacune de ces tuiles demande un membre de plus
    .why = { $side ->
        [virginia] Côté Virginia, les six guildes de plus faible priorité demandent un membre de plus.
       *[ulster] Côté Ulster, les six guildes de plus haute priorité demandent un membre de plus.
    }
told-lay-scoreboard = Placez { $n } pions neutres sur le plateau de score.
    .why = Six des huit sont couchés sur des tuiles ; il n’en reste que { $n } à recruter.
told-lay-plantation = Posez la plantation, face { $side }.
    .why = Elle est décomptée après les manches 4 et 8, puis retournée.
told-lay-men = Placez { $n } membres sur le Guildhall.
    .detail = { $rest } dans votre réserve
    .why = Vous commencez comme à deux : { $n } recrutés, { $rest } dans la réserve.
told-lay-cards = Piochez { $cards } cartes ; gardez { $keep } récompense du maire sur { $draw }.
    .why = Votre main est celle d’une partie à deux ; { $who } ne reçoit ni l’une ni l’autre sorte de cartes.
told-lay-boris = Donnez une couleur à { $who } ; les deux marqueurs de score sur 0.
    .detail = ses membres à côté du plateau ; il n’a pas de cartes
    .why = Ses membres comptent comme présents au Guildhall et ne manquent jamais : au besoin, prenez une autre couleur.

## Your turn

ask-your-turn = Votre tour est fini ?
    .about = { $last ->
        [yes] Dernière manche.{" "}
       *[no] {""}
    }{ $even ->
        [yes] Les tuiles sont activées cette manche.{" "}
       *[no] {""}
    }À la fin de la manche, { $tile } passe face accomplie : { $known ->
        [yes] { $vp } PV pour { $who }.
       *[no] ses PV pour { $who }.
    } Sa recherche part de { $cell }.{ $growth ->
        [no] {""}
        [virginia] {" "}Puis la plantation, Virginia : il vous y faut 2 membres.
       *[ulster] {" "}Puis la plantation, Ulster : il vous y faut 2 membres.
    }
option-done = Mon tour est fini
    .detail = { $who } joue { $cards } cartes
option-man-off = Un de ses membres est parti
    .detail = par une récompense : rentré ou allé ailleurs
option-man-on = J’ai déplacé un de ses membres : où ?
    .detail = touchez d’abord la tuile quittée
option-tile-turned = Une tuile est déjà face accomplie
    .detail = une tuile accomplie qui n’a pas été touchée
ask-forgotten = Quelle tuile est face accomplie ?
    .about = Elle a été accomplie lors d’une manche précédente
ask-man-off = D’où un de ses membres est-il parti ?
ask-man-on = Où se trouve-t-il maintenant ?
option-men-here = { $tile }
    .detail = { $men ->
        [0] aucun de ses membres
        [one] { $men } membre à lui
       *[other] { $men } membres à lui
    }, seuil { $threshold }
ask-about-tile = Que s’est-il passé en { $tile } ?
    .about = { $men ->
        [0] Aucun de ses membres n’y est
        [one] { $men } membre à lui y est
       *[other] { $men } membres à lui y sont
    }
option-lost-one = Il y perd un membre
    .detail = { $before } → { $now }
option-got-one = Il y gagne un membre
    .detail = { $before } → { $now }
option-other-colours = Autres couleurs
    .detail = ici : { $colours }
option-other-threshold = Autre seuil
    .detail = ici : { $threshold }
option-other-points = Autres points
    .detail = ici : { $vp } PV
option-nothing-here = Rien, retour
ask-colours = Quels symboles montre { $tile } ?
    .about = { $search ->
        [yes] { $who } cherche { $wanted }. Regardez votre tuile.
       *[no] Regardez votre tuile.
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist n’a qu’une supposition et garde votre réponse pour cette boîte.
    }
ask-threshold = Quel est le seuil de { $tile } ?
    .about = Le nombre en haut à gauche, sans le pion neutre couché.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist n’a qu’une supposition et garde votre réponse pour cette boîte.
    }
ask-points = Combien de PV pour la première place de { $tile } ?
    .about = { $who } les marque.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist n’a qu’une supposition et garde votre réponse pour cette boîte.
    }
option-as-drawn = Comme indiqué : { $value }
option-printed = { $value }
told-colours = { $tile } montre { $now }, pas { $before }.
    .why = Vous l’avez lu sur votre tuile ; sa recherche en tient compte désormais.
told-threshold = { $tile } a le seuil { $now }, pas { $before }.
    .why = Vous l’avez lu sur votre tuile ; cela vaut désormais.
told-points = { $tile } rapporte { $now } PV, pas { $before }.
    .why = Vous l’avez lu sur votre tuile ; cela vaut désormais.
told-man-off = Retirez son membre de { $tile } : { $before } → { $now }
    .why = Votre carte ou votre récompense éloigne un de ses membres.
told-man-on = Placez son membre en { $tile } : { $before } → { $now }
    .why = Votre carte ou votre récompense amène un de ses membres ici.

## His turn

told-boris-plays = Manche { $round } : { $who } joue { $cards } cartes.
    .why = Il joue après vous et n’utilise que les symboles de ses cartes, jamais leurs capacités.
told-place-man = Placez son membre en { $tile } : { $before } → { $now }
    .detail = { $symbols }
    .why = { $start ->
        [beadle] Carte : { $symbols }. Il cherche à partir de l’huissier, et la tuile de celui-ci, { $beadle }, convient.
       *[search] Carte : { $symbols }. De l’huissier en { $beadle }, le long des lignes, c’est la première tuile ouverte qui convient.
    }
told-place-nobody = Aucune tuile avec { $symbols } : il ne place personne.
    .why = Aucune tuile ouverte qu’il peut utiliser ne convient ({ $symbols }), et la carte n’est pas remplacée.
told-cards-away = Mettez ses cartes à la défausse.
    .why = Elles restent de côté jusqu’à la dernière ; un mélange entre-temps se fait sans elles.
ask-turn-card = { $reading ->
    [background] Quel est le fond de sa carte ?
   *[symbols] Que montre sa carte ?
}
    .about = Carte { $nth } sur { $cards } ; { $last }
card-first = retournez la première de la pioche
card-last = la dernière menait en { $tile }
card-nowhere = aucune tuile ne convenait
option-standard = { $symbols }
both = { $first } et { $second }
option-no-card = Plus de carte
    .detail = pioche et défausse sont vides : il en joue moins

## Tiles

told-resolve = Activez les tuiles dont le seuil d’activation est atteint, ligne par ligne.
    .why = La manche { $round } est paire : membres et huissier ensemble atteignent le seuil ; un neutre couché le relève de un.
ask-resolve = { $ripe ->
    [0] Touchez chaque tuile activée
   *[other] Seuil d’activation atteint : touchez { $cells }
}
    .about = { $ripe ->
        [0] Ligne par ligne. À la fin de la manche, la tuile de l’huissier passe face accomplie
       *[other] Touchez aussi les autres tuiles activées. Pas chez vous ? Corrigez le nombre de ses membres.
    }
refused-no-more = Seuil d’activation atteint : { $cells }. Touchez d’abord ces tuiles. Pas chez vous ? Corrigez le nombre de ses membres.
option-no-more = Plus de tuile
    .detail = maintenant l’huissier
told-yours-alone = Mettez { $tile } face accomplie, placez votre maître.
    .detail = le marqueur va dans la boîte
    .why = { $who } n’y a personne : rien ne lui en revient.
ask-who-won = Qui remporte { $tile } ?
    .about = { $ties ->
        [you] Il y a { $men } des siens ; à égalité, vous gagnez
       *[stays] Il y a { $men } des siens ; à égalité, vous ne gagnez qu’avec un maître à côté
    }
option-i-won = Moi
    .detail = il reçoit les PV du marqueur récompense
option-he-won = { $who }
    .detail = { $known ->
        [yes] { $vp } PV pour lui
       *[no] PV de la première place pour lui
    }
option-tie = Égalité
    .detail = la tuile reste comme elle est
ask-token-points = Combien de PV sur son marqueur ?
    .about = { $tile } : vous avez gagné, il est deuxième et ne reçoit que les PV imprimés
option-token-vp = { $vp }
told-his-tile = Mettez { $tile } face accomplie, sans maître.
    .detail = les siens retournent à la réserve ; le marqueur est à vous si vous y êtes
    .why = { $who } gagne avec { $men } des siens et ne place jamais de maître ; tous rentrent dans sa réserve.
told-your-tile = Mettez { $tile } face accomplie, placez votre maître.
    .detail = les siens retournent à la réserve, le marqueur va dans la boîte
    .why = Vous l’emportez contre { $men } des siens, qui rentrent dans sa réserve ; du marqueur il ne prend que les points.
told-vp-first = { $who } : { $before } → { $now }
    .why = La première place de la tuile rapporte { $vp } PV.
told-vp-second = { $who } : { $before } → { $now }
    .why = Le marqueur récompense montre { $vp } PV, et c’est tout ce qu’il en reçoit.
told-neutral-to-box = Remettez le pion neutre de { $cell } dans la boîte.
    .why = Quand une tuile passe face accomplie, son pion neutre couché quitte la partie.

## Beadle

told-round-ends = Fin de la manche { $round } : l’huissier.
    .why = Chaque manche finit par sa tuile, aux manches paires après l’activation des tuiles.
told-close = Mettez { $tile } face accomplie, sans maître.
    .detail = vos membres au Guildhall, les siens retournent à la réserve, le marqueur dans la boîte
    .why = La manche { $round } finit : la tuile de l’huissier est retournée quel que soit son seuil, et vous n’en recevez rien.
told-vp-beadle = { $who } : { $before } → { $now }
    .why = La tuile de l’huissier rapporte à { $who } les PV de sa première place : { $vp }.
told-no-close = Laissez l’huissier en { $tile }.
    .why = Sa tuile a été activée normalement cette manche ; selon l’option choisie, il n’en ferme pas d’autre.
told-beadle-to = Déplacez l’huissier en { $tile }.
    .why = Parmi les guildes pas encore accomplies, elle a la plus faible priorité : { $priority }.
told-beadle-off = Retirez l’huissier : c’est la dernière manche.
    .why = Toutes les guildes sont accomplies, et la partie finit avec cette manche.

## Plantation

ask-plantation-men = Combien de vos membres sur la plantation ?
    .about = Après la manche { $round } ; face visible : { $side }
option-plantation-men = { $men ->
    [0] aucun
    [1] un seul
   *[other] deux ou plus
}
    .detail = { $vp ->
        [0] rien pour { $who }
       *[other] { $vp } PV pour { $who }
    }
option-other-side = L’autre face est visible : { $side }
told-growth-now = La plantation est décomptée : { $side }.
    .why = Après les manches 4 et 8, le nombre de vos membres présents décide.
told-side-up = La plantation montre { $side }.
    .why = Vous avez dit que la table montre cette face.
told-plantation-yours = Prenez votre récompense : { $rewards }.
    .why = Avec deux membres ou plus, vous remportez la plantation, et { $who } n’a rien.
told-men-to-supply = { $men ->
    [1] Remettez votre membre dans la réserve.
   *[other] Remettez vos membres dans la réserve.
}
    .why = De la plantation, ils vont dans la réserve, pas au Guildhall.
told-vp-none = { $who } : { $before } → { $now }
    .why = Aucun de vos membres n’y est : il prend la moitié gauche, { $vp } PV.
told-vp-one = { $who } : { $before } → { $now }
    .why = Un seul de vos membres ne suffit pas, et { $who } marque { $vp } PV.
told-turn-plantation = Retournez la plantation : { $side }.
    .why = Après le décompte vient toujours l’autre face.

## End

told-count = Comptez récompenses du maire et maîtres adjacents.
    .why = { $who } ne marque plus rien : { $boris } PV. Il vous en faut plus.
ask-your-total = Combien de PV avez-vous en tout ?
    .about = Avec les récompenses du maire et les maîtres adjacents ; { $who } a { $boris }
option-total = { $total }
line-beadle = Tuiles fermées par l’huissier
line-tiles = Tuiles gagnées ou partagées
line-plantation = Plantation
line-by-hand = Corrigé à la main
line-total = Total

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Posez les { $tiles } tuiles.
    .detail = le Guildhall au centre, { $buildings } bâtiments spéciaux à côté, les guildes autour
sheet-lay-plantation = Tirez la face de la plantation.
    .detail = Virginia ou Ulster, avant de coucher les neutres
sheet-lay-beadle = Placez l’huissier sur la guilde au plus petit numéro.
sheet-lay-neutrals = Couchez un neutre sur { $n } guildes.
    .detail = Virginia : les { $n } plus petits numéros ; Ulster : les { $n } plus grands. Chacune demande un membre de plus
sheet-his-turn = Son tour, après le vôtre
sheet-cards = Retournez { $cards } cartes de la pioche, une à une : l’étape 2 pour chacune avant la suivante
    .detail = seuls les symboles comptent, ni effets, ni coûts
sheet-search = Cherchez à partir de la tuile de l’huissier : ligne par ligne, de gauche à droite, après la dernière depuis le haut à gauche, jusqu’à lui
sheet-match = { $buildings ->
        [yes] La première tuile non accomplie au symbole de la carte reçoit un de ses membres
       *[no] La première guilde non accomplie au symbole de la carte reçoit un de ses membres ; passez les bâtiments spéciaux
    }
sheet-two-symbols = { $reading ->
        [background] Carte à deux symboles : seul le fond compte
       *[symbols] Carte à deux symboles : l’un des deux suffit
    }
sheet-no-match = Aucune tuile ne convient : personne n’est placé, pas d’autre carte
sheet-cards-away = Après la dernière, mettez ses cartes à la défausse
sheet-resolution = Manches paires : activation
sheet-ripe = Ligne par ligne : une tuile est accomplie si vos membres + les siens + l’huissier atteignent son seuil, un de plus avec un neutre couché
sheet-he-leads = Il en a plus : PV de la première place pour lui, pas de maître ; le marqueur est à vous si vous y êtes
sheet-you-lead = Vous en avez plus : récompense et maître pour vous ; pour lui les PV du marqueur, s’il y est
sheet-equal = { $ties ->
        [you] Autant : vous gagnez
       *[master] Autant : vous gagnez avec un maître à côté ; sinon la tuile reste
    }
sheet-clear = Neutre couché dans la boîte, ses membres à son stock, vos autres { $home ->
        [supply] à la réserve
       *[guildhall] au Guildhall
    }
sheet-beadle-tile = Si l’huissier y était, il part aussitôt{ $always ->
        [yes] {""}
       *[no] {" "}et n’en ferme aucune cette manche
    }
sheet-round-end = La fin de chaque manche
sheet-close = Retournez la tuile de l’huissier, quel que soit son seuil : PV de la première place pour lui, rien pour vous
    .detail = vos membres au Guildhall, les siens à son stock, marqueur et neutre dans la boîte
sheet-beadle-moves = Huissier sur la guilde non accomplie au plus petit numéro ; plus aucune : il part, et c’est la dernière manche
sheet-growth = Manches { $rounds } : la plantation, selon vos membres présents
sheet-growth-none = Aucun : il marque { $sides }
sheet-growth-one = Un seul : il marque { $vp }
sheet-growth-more = { $needed } ou plus : vous prenez la récompense de la première place
sheet-growth-then = Puis vos membres à la réserve, et retournez la plantation
sheet-mind = Facile à oublier
sheet-mind-order = Vous d’abord, lui ensuite, toujours
sheet-mind-beadle = Chaque carte cherche à nouveau depuis l’huissier
sheet-mind-beadle-counts = L’huissier compte pour un membre, un neutre couché pour aucun
sheet-mind-men = Ses membres ne manquent jamais : prenez une autre couleur
sheet-mind-only-vp = Il ne reçoit que des PV, jamais de maître, jamais le reste d’une récompense
sheet-mind-neutrals = Les neutres que vous amenez n’élèvent aucun seuil
sheet-end = La fin
sheet-last-round = Après la manche { $rounds }, ou après celle où l’huissier part
sheet-he-counts = Il ne marque plus rien
sheet-you-count = Vous comptez récompenses du maire et maîtres adjacents
sheet-verdict = Il vous faut plus que lui ; l’égalité est perdue
