### L’Adversaire à côté d’un vrai plateau, en français.

## His values

value-vp = PV
value-armour = Armement
value-provisions = Provisions
value-valkyries = Valkyries
value-offerings = Offrandes
value-sets = { $place } (lots)

## Names

option-known-card = Armement { $armour }, Provisions { $provisions }, { $vp } PV
    .detail = lots : { $order } ; sinon { $gains } ; ferme { $building }
set-ranked = { $nth ->
    [first] d’abord
   *[then] puis
} { $at ->
    [left] celui de gauche
    [middle] celui du milieu
   *[right] celui de droite
}
order-in-short = { $order }
set-at = { $at ->
    [left] gauche
    [middle] milieu
   *[right] droite
}
set-to-take = { $nth ->
    [first] le lot { $at ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
   *[else] sinon { $at ->
        [left] gauche
        [middle] milieu
       *[right] droite
    }
}

## Set-up

ask-whose-cards = Qui retourne ses cartes tactiques ?
    .about = { $guessed ->
        [0] {""}
       *[other] { $guessed } de nos { $cards } cartes tactiques sont reconstituées ; les vôtres peuvent différer.{" "}
    }Cela peut changer en cours de partie.
ask-set-up = Tout est en place ?
    .about = Soloist est l’Adversaire et dit à vos mains ce qu’il fait.
told-lay-out = Mise en place
    .why = La boîte se met en place comme pour deux ; l’Adversaire est le second.
told-lay-yours = Mettez en place pour deux joueurs
    .detail = vous : 5 cartes, gardez-en 3 ; 2 pièces d’Argent ; un Ouvrier noir
    .why = Vous êtes seul à recevoir des cartes, de l’Argent et un Ouvrier.
told-lay-ship = Donnez-lui une carte Bateau et ses marqueurs
    .detail = ni Argent, ni cartes, ni Ouvrier : 3 Ouvriers noirs restent dans la boîte
    .why = Il a un Bateau et des marqueurs, rien d’autre.
told-lay-markers = Posez son marqueur d’Armement sur { $start }
    .detail = ses PV et ses Valkyries sur 0
    .why = À ce niveau, il commence avec { $start } d’Armement.
told-lay-provisions = Posez { $start } Provisions près de son Bateau
    .why = À ce niveau, il commence avec { $start } Provisions de la réserve.
told-lay-pile = Retirez un avant-poste et un monastère, sans regarder
    .detail = mélangez les { $cards } autres cartes en pile près de son Bateau
    .why = Deux des 23 cartes tactiques sont hors jeu pour toute la partie, et vous ne savez pas lesquelles.
told-lay-no-pile = Laissez ses cartes tactiques dans la boîte
    .detail = Soloist a retiré un avant-poste et un monastère, sans regarder
    .why = Soloist tire ses cartes ; deux des 23 sont hors jeu pour toute la partie.
told-make-pile = Formez sa vraie pile : { $cards } cartes
    .detail = { $first ->
        [yes] sans un avant-poste et un monastère, non vus{ $turned ->
            [0] {""}
            [one] , ni la carte déjà retournée
           *[other] , ni les { $turned } déjà retournées
        }
       *[no] sans les deux retirées ni celles retournées depuis le mélange
    }
    .why = { $cards } cartes peuvent encore venir avant que la défausse soit mélangée.

## Your turn

ask-your-turn = À vous, tour { $turn }
    .about = { $closed ->
        [no] Rien n’est fermé.
       *[yes] Fermé : { $building }.
    }{ $last ->
        [his-yours] {" "}Il joue encore une fois, puis vous.
        [yours] {" "}Votre dernier tour ; ensuite on compte.
        [yours-his] {" "}Votre dernier tour ; puis son dernier.
       *[no] {""}
    }{ $hint ->
        [fortress] {" "}Un seul lot de forteresse ou plus de Valkyrie ? Touchez « C’est la fin ».
        [valkyrie] {" "}Plus de Valkyrie sur le plateau ? Touchez « C’est la fin ».
        [offering] {" "}Pile d’offrandes vide ? Touchez « C’est la fin ».
       *[none] {""}
    }{ $shuffle ->
        [yes] {" "}Avant sa prochaine carte : mélangez sa défausse.
       *[no] {""}
    }
option-done = Mon tour est fini
    .detail = { $next ->
        [count] comptez les deux côtés
        [own] retournez sa carte
       *[app] Soloist retourne sa carte
    }
option-armour = −1 d’Arme­ment
    .detail = Ber­serker
option-provision = −1 Provi­sion
    .detail = Champion, Belli­ciste, Merce­naire
option-no-offering = Il ne restait aucune offrande
    .detail = alors il n’en reçoit pas
option-ended = C’est la fin
    .detail = forte­resse, pile ou Valky­ries
told-armour-lost = Reculez son Armement : { $before } → { $now }
    .why = Votre Berserker lui coûte 1 d’Armement, jusqu’à 0 au plus bas.
told-provision-lost = Prenez 1 de ses Provisions : { $before } → { $now }
    .detail = Champion : à la réserve ; Belliciste, Mercenaire : à vous
    .why = Votre carte touche ses Provisions ; il en avait { $before }.
told-no-offering = Rectifiez ses offrandes : { $before } → { $now }
    .why = Il ne restait aucune tuile à prendre, et il ne reçoit rien à la place.
ask-ended-by = Pendant quel tour la fin est-elle venue ?
    .about = Chaque côté joue exactement une fois encore.
option-mine = Le mien
    .detail = lui, puis vous une dernière fois
option-his = Le sien
    .detail = vous, puis lui une dernière fois
told-ended = { $side ->
        [you] Continuez : lui une fois, puis vous
       *[they] Continuez : vous une fois, puis lui
    }
    .why = La fin est venue au tour { $turn }, { $side ->
        [you] le vôtre
       *[they] le sien
    }, et chaque côté joue exactement une fois encore.

## His turn

told-leave-out = Mélangez la pile sans ces cartes déjà retournées
    .detail = { $out }
    .why = Ces cartes ont été retournées depuis le dernier mélange ; elles ne reviennent qu’au prochain.
turned-card = { $place } (Armement { $armour }, Provisions { $provisions }, { $vp } PV)
told-shuffle = Mélangez sa défausse en une nouvelle pile
    .detail = { $cards } cartes ; les deux retirées restent de côté
    .why = Sa pile était vide ; { $cards } cartes forment la nouvelle.
ask-which-place = Où pille sa carte ?
    .about = Retournez la première carte de sa pile.
option-place-left = { $place }
    .detail = { $left ->
        [0] plus aucun lot
       *[other] {""}
    }
option-new-card = Une autre carte
    .detail = absente de la liste ; saisie une fois, puis gardée
ask-which-card = { $place } : quelle carte est-ce ?
ask-valkyries = Combien de Valkyries s’y trouvent ?
    .about = { $place } : il est assez fort. Regardez { $sets }.
option-valkyries = { $valkyries }
option-none-left = Il ne reste plus aucun lot
    .detail = il se prépare ; la question ne revient plus
told-he-raids = Il pille : { $place }
    .why = La carte demande Armement { $needs_armour } et Provisions { $needs_provisions } ; il a { $armour } et { $provisions }, et il reste un lot.
told-clear-set = Retirez { $sets }
    .detail = tout à la réserve ; son Ouvrier est hors jeu
    .why = Il prend un lot ({ $place }) : le premier restant dans l’ordre de la carte. La feuille solo remet l’Ouvrier à la réserve, mais aucune règle n’en fait revenir un de là : il est hors jeu (RNS-S31).
told-he-pays = Retirez-lui des Provisions : { $before } → { $now }
    .why = Le Raid lui coûte { $amount } de ses { $before } Provisions.
told-he-scores = Avancez son marqueur de PV : { $before } → { $now }
    .why = La carte donne { $vp } PV pour le Raid.
told-his-valkyries = Avancez son marqueur Valkyries : { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot : un pas pour chacune, jusqu’à 7 au plus.
told-his-armour = Reculez son Armement : { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot : chacune lui coûte 1 d’Armement, jusqu’à 0 au plus bas.
told-valkyries-stay = Laissez ses deux marqueurs en place
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot, mais son Armement est à 0{ $ruling ->
        [yes] {" "}; selon votre interprétation, elles ne comptent pas
       *[no] {" "}et son marqueur Valkyries est au sommet
    }.
told-he-prepares = Il se prépare ({ $place }) : { $lacks ->
        [plunder] aucun lot
        [armour] Armement { $armour }, requis { $needs_armour }
       *[provisions] Provisions { $provisions }, requises { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] Un Raid prend un lot, et il n’y en a plus à l’endroit de sa carte.
        [armour] La carte demande { $needs_armour } d’Armement, il en a { $armour }.
       *[provisions] La carte demande { $needs_provisions } { $needs_provisions ->
            [one] Provision
           *[other] Provisions
        }, il en a { $provisions }.
    }
told-top-offering = Donnez-lui la première offrande, cachée : { $before } → { $now }
    .detail = face cachée près de son Bateau
    .why = Sa carte montre une offrande : le dessus de la pile, que personne ne regarde avant la fin.
told-best-offering = Donnez-lui la meilleure offrande visible : { $before } → { $now }
    .detail = le plus de PV, la plus à gauche à égalité ; regarnissez sa place
    .why = Sa carte montre une offrande : selon votre interprétation, la tuile visible qui vaut le plus.
told-gets-provisions = Donnez-lui des Provisions : { $before } → { $now }
    .why = La carte en donne { $gain } ; au-delà de 8 elles deviennent de l’Armement, et l’Armement au-delà de 10 des Provisions.
told-gets-armour = Avancez son Armement : { $before } → { $now }
    .why = La carte en donne { $gain } ; au-delà de 10 il devient des Provisions, et les Provisions au-delà de 8 de l’Armement.
told-gains-nothing = Ne bougez rien : il ne gagne rien
    .why = Son Armement est à { $armour } sur 10, ses Provisions à { $provisions } sur 8, et la carte ne donne rien qui y tienne encore.
told-closed-in = Fermé à votre tour { $turn } : { $building }
    .detail = n’y posez ni n’y prenez d’Ouvrier
    .why = Chacune de ses cartes ferme un bâtiment pour un tour, Raid ou non{ $merchant ->
        [yes] {" "}; un Marchand peut quand même le copier
       *[no] {" "}; selon votre interprétation, un Marchand ne peut pas non plus le copier
    }.

## A new card

ask-new-place = { $card ->
        [new] Où pille la nouvelle carte ?
       *[known] Où pille la vraie carte ?
    }
    .about = Elle est saisie une fois et gardée.
ask-new-line = { $card ->
        [new] Nouvelle carte : { $place }
       *[known] Carte corrigée : { $place }
    }
    .about = { $line ->
        [armour] Comme imprimé ; d’abord l’Armement
        [provisions] Les Provisions requises
        [vp] Les PV du Raid
        [order] L’ordre des lots
        [gain-armour] S’il ne peut pas piller : Armement
        [gain-provisions] S’il ne peut pas piller : Provisions
        [gain-offering] S’il ne peut pas piller : offrandes
       *[building] Le bâtiment qu’elle ferme
    }
line-of-card = { $line ->
        [armour] Armement requis
        [provisions] Provisions requises
        [vp] Donne des PV
        [order] Lots : d’abord, puis …
        [gain-armour] Armement
        [gain-provisions] Provisions
        [gain-offering] Offrande
       *[building] Ferme
    }
label-of-raid = Raid
label-if-not = S’il ne peut pas
label-closes = Elle ferme (puis c’est complet)
label-fewer = moins : { $line }
label-more = plus : { $line }
refused-no-gain = S’il ne peut pas piller, une carte donne toujours quelque chose : Armement, Provisions ou une offrande.
option-card-differs = Une de ses cartes est différente chez moi
ask-place-of-card = Où pille la carte fausse ?
    .about = Telle que Soloist la connaît
ask-card-to-correct = { $place } : quelle carte est fausse ?
    .about = Telle que Soloist la connaît
told-card-corrected = Sa carte est corrigée
    .detail = { $place }
    .why = Elle remplace { $id } de l’édition et est gardée ainsi.
option-order = { $order }
told-new-card = Mettez sa nouvelle carte à la défausse
    .detail = { $place }
    .why = Elle remplace { $id } de l’édition. Elle est gardée, et un seul toucher suffit désormais.

## Scene

zone-closed = Fermé pour vous
zone-his-cards = Ses cartes
zone-end = La fin
spot-nothing-closed = Rien n’est fermé
note-closed = n’y posez ni n’y prenez d’Ouvrier{ $merchant ->
    [yes] {""}
   *[no] {" "}; pas de Marchand non plus
}
note-needs = { $armour } d’Armement, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}, { $vp } PV
note-sets = lots : { $order }
note-else = sinon { $gains }
note-left = { $left ->
    [0] plus aucun lot
    [one] { $left } lot au plus
   *[other] { $left } lots au plus
}
label-test = { $good ->
    [armour] Armement
   *[provisions] Provisions
} : il faut { $needs }, il a { $has }
zone-new-card = Valeurs de départ
spot-end = { $last ->
    [his-yours] Il joue encore une fois, puis vous
    [yours] Votre dernier tour
    [yours-his] Votre dernier tour, puis le sien
    [over] C’est fini
   *[no] Un seul lot de forteresse, pile d’offrandes vide ou plus de Valkyrie
}

## The count

told-count = Comptez les deux côtés
    .why = Les deux côtés ont eu leur dernier tour.
ask-offerings-vp = { $tiles ->
        [one] Combien de PV sur son offrande ?
       *[other] Combien de PV sur ses { $tiles } offrandes ?
    }
    .about = { $tiles ->
        [one] Retournez-la.
       *[other] Retournez-les et additionnez.
    }
option-vp = { $vp }
told-offerings-vp = Ajoutez ses offrandes : { $vp } PV
    .detail = il a { $total } PV en tout
    .why = { $tiles } { $tiles ->
        [one] tuile compte
       *[other] tuiles comptent
    } { $vp } PV ; avec les deux pistes il en a { $total }.
ask-your-total = Combien de PV avez-vous en tout ?
    .about = Il a { $total } PV. Vous comptez PV, les deux pistes, offrandes, équipage et Butin.
ask-your-valkyries = Votre marqueur Valkyries ?
    .about = { $total } à { $total } : égalité. Le sien est sur { $marker }.
ask-your-armour = Votre marqueur d’Armement ?
    .about = Toujours égalité. Le sien est sur { $marker }.
option-lower = Plus bas
option-equal = Égal
option-higher = Plus haut
line-total = Total

## On paper

sheet-his-turn = Son tour, après chacun des vôtres
sheet-turn-card = Retournez la première carte de sa pile
    .detail = pile vide : mélangez d’abord sa défausse ; les { $removed } cartes retirées restent de côté
sheet-raids-if = Il pille si les trois sont vrais, sinon il se prépare
sheet-if-armour = son Armement atteint celui de la carte
sheet-if-provisions = ses Provisions atteignent celles de la carte
sheet-if-set = il reste un lot au lieu de la carte
sheet-raid = Il pille
sheet-raid-pays = Provisions de la carte à la réserve ; ses PV montent de ceux de la carte. L’Armement ne se paie pas
sheet-raid-set = Retirez un lot, à gauche, au milieu ou à droite : là où la carte montre 1 ; s’il n’y est plus, le 2, puis le 3. Tout à la réserve ; l’Ouvrier est hors jeu
sheet-raid-valkyries = Par Valkyrie du lot : marqueur Valkyries +1, jusqu’à { $most } ; Armement −1, jusqu’à 0
    .detail = { $ruling ->
        [yes] à 0 d’Armement, aucun des deux ne bouge
       *[no] chaque marqueur va aussi loin qu’il peut
    }
sheet-prepare = Il se prépare : il gagne tout ce que montre le bas de la carte
sheet-overflow = L’Armement au-delà de { $armour } devient des Provisions, les Provisions au-delà de { $provisions } de l’Armement ; tout plein : rien
sheet-offering = { $source ->
        [display] Une offrande : la visible au plus de PV, la plus à gauche à égalité ; regarnissez sa place
       *[stack] Une offrande : la première de la pile, sans la voir, face cachée près de son Bateau ; pile vide : aucune
    }
sheet-closes = Dans tous les cas, le bâtiment de la carte vous est fermé au prochain tour
    .detail = n’y posez ni n’y prenez d’Ouvrier{ $merchant ->
        [yes] {" "}; un Marchand peut encore le copier
       *[no] {" "}; pas de Marchand non plus
    }
sheet-discard = Carte à sa défausse ; regardez si la fin est déclenchée
sheet-your-cards = Vos cartes qui le touchent
sheet-berserker = Berserker : son Armement −1
sheet-provision-cards = Champion : 1 de ses Provisions à la réserve. Belliciste, Mercenaire : 1 des siennes à vous
    .detail = seulement s’il en a
sheet-other-cards = Tout autre effet sur les adversaires est ignoré
sheet-mind = Facile à oublier
sheet-mind-first = Vous commencez toujours ; au tour 1 rien n’est fermé
sheet-mind-one-turn = Un bâtiment n’est fermé qu’un tour, Raid ou non
sheet-mind-shuffle = { $cards } cartes par passage ; on ne mélange que s’il en faut une
sheet-mind-compare = L’Armement se compare avant le Raid ; seules les Valkyries le baissent
sheet-mind-trigger = La fin vient avec plus que { $sets } lot de forteresse, la pile d’offrandes vide ou plus de Valkyrie sur le plateau ; regardez aussi après ses tours
sheet-end = La fin
sheet-end-yours = Déclenchée à votre tour : lui encore une fois, puis vous encore une fois
sheet-end-his = Déclenchée à son tour : vous encore une fois, puis lui encore une fois
sheet-he-counts = Il compte PV, piste des Valkyries, piste d’Armement et ses offrandes, retournées ; rien d’autre
sheet-verdict = Le plus de PV gagne. À égalité : le marqueur Valkyries le plus haut, puis le marqueur d’Armement, { $still ->
        [lost] sinon c’est perdu
       *[drawn] sinon égalité
    }
