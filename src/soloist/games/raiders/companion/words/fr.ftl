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
    .detail = prend { $order }. S’il ne peut pas piller : { $gains }. Interdit : { $building }
set-ranked = { $nth ->
    [first] le lot
   *[else] sinon celui
} { $at ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
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

ask-whose-cards = Qui retourne les cartes tactiques de l’Adversaire ?
    .about = { $guessed ->
        [0] {""}
       *[other] Cartes reconstituées : { $guessed } sur { $cards }. Les vôtres peuvent différer.{" "}
    }Vous pourrez changer plus tard.
ask-set-up = Tout est en place ?
    .about = Seuls Berserker, Champion, Belliciste et Mercenaire touchent l’Adversaire. Ignorez tout autre effet sur lui.
told-lay-out = Mise en place
    .why = La mise en place est celle à deux joueurs. L’Adversaire est le second joueur.
told-lay-yours = Mettez en place pour deux joueurs
    .detail = pour vous : 2 pièces d’Argent, un Ouvrier noir et 5 cartes, dont vous gardez 3
    .why = L’Adversaire ne reçoit ni cartes, ni Argent, ni Ouvrier.
told-lay-ship = Donnez à l’Adversaire une carte Bateau et ses marqueurs
    .detail = ni Argent, ni cartes, ni Ouvrier : 3 Ouvriers noirs restent dans la boîte
    .why = Il a un Bateau et des marqueurs, rien d’autre.
told-lay-markers = Posez son marqueur d’Armement sur { $start }
    .detail = ses marqueurs de score et de Valkyries sur 0
    .why = À ce niveau, il commence avec un Armement de { $start }.
told-lay-provisions = Posez { $start } { $start ->
        [one] Provision
       *[other] Provisions
    } à côté de son Bateau
    .why = À ce niveau, il commence avec { $start } { $start ->
        [one] Provision
       *[other] Provisions
    } de la Réserve Générale.
told-lay-pile = Mélangez les cartes Avant-poste, puis Monastère ; retirez-en 1 de chaque
    .detail = des 23 cartes tactiques, face cachée ; mélangez les { $cards } autres en pile à côté de son Bateau
    .why = Deux des 23 cartes tactiques sont hors jeu pour toute la partie. Vous ne savez pas lesquelles.
told-lay-no-pile = Laissez ses cartes tactiques dans la boîte
    .detail = Soloist a retiré 1 carte Avant-poste et 1 carte Monastère, sans les montrer
    .why = Soloist tire ses cartes. Deux des 23 sont hors jeu pour toute la partie.
told-make-pile = Formez sa pile : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
    .detail = { $first ->
        [yes] sans 1 carte Avant-poste et 1 carte Monastère, retirées sans regarder{ $turned ->
            [0] {""}
            [one] , ni la carte déjà retournée
           *[other] , ni les { $turned } déjà retournées
        }
       *[no] sans les deux retirées ni celles retournées depuis le mélange
    }
    .why = { $cards } { $cards ->
        [one] carte peut
       *[other] cartes peuvent
    } encore venir avant le prochain mélange.

## Your turn

ask-your-turn = Avez-vous joué votre tour { $turn } ?
    .about = { $end ->
        [first] Aucun bâtiment interdit. Seuls Berserker, Champion, Belliciste et Mercenaire touchent l’Adversaire.
        [his-yours] Seuls Berserker, Champion, Belliciste et Mercenaire le touchent. L’Adversaire joue une fois, puis vous.
        [yours] Seuls Berserker, Champion, Belliciste et Mercenaire le touchent. C’est votre dernier tour.
        [yours-his] Seuls Berserker, Champion, Belliciste et Mercenaire le touchent. Votre dernier tour, puis le sien.
       *[check] Seuls Berserker, Champion, Belliciste et Mercenaire le touchent. Vérifiez la fin après chaque tour.
    }
option-done = Mon tour est fini
    .detail = { $next ->
        [count] comptez les points des deux camps
        [shuffle] mélangez sa défausse, puis retournez une carte
        [own] retournez sa carte
       *[app] Soloist retourne sa carte
    }
option-armour = −1 Arme­ment
    .detail = Ber­serker
option-provision = −1 Provi­sion
    .detail = Champion, Belli­ciste, Merce­naire
option-no-offering = Il ne restait aucune offrande
    .detail = alors il n’en reçoit pas
option-ended = Fin déclen­chée
    .detail = plus qu’un lot aux forteresses, pile d’offrandes vide ou plateau sans Valkyrie
told-armour-lost = Reculez son Armement : { $before } → { $now }
    .why = Votre Berserker lui coûte 1 Armement. Il ne descend pas sous 0.
told-provision-lost = Prenez 1 de ses Provisions : { $before } → { $now }
    .detail = Champion : à la Réserve Générale ; Belliciste, Mercenaire : à vous
    .why = Votre carte lui coûte une Provision. Il en avait { $before }.
told-no-offering = Rectifiez ses offrandes : { $before } → { $now }
    .why = Il ne restait aucune tuile à prendre. Il ne reçoit rien à la place.
ask-ended-by = À quel tour la fin a-t-elle été déclenchée ?
    .about = Chaque camp joue encore exactement un tour.
option-mine = À mon tour
    .detail = lui, puis vous une dernière fois
option-his = À son tour
    .detail = vous, puis lui une dernière fois
told-ended = { $side ->
        [you] Fin déclenchée : il joue une fois, puis vous
       *[they] Fin déclenchée : vous jouez une fois, puis lui
    }
    .detail = { $cause ->
        [fortress] il ne reste qu’un lot aux forteresses
        [offering] la pile d’offrandes est vide
       *[said] {""}
    }
    .why = La fin a été déclenchée à { $side ->
        [you] votre
       *[they] son
    } tour { $turn }. Chaque camp joue encore exactement un tour.

## His turn

told-leave-out = Mélangez la pile sans ces cartes déjà retournées
    .detail = { $out }
    .why = Ces cartes ont été retournées depuis le dernier mélange. Elles ne reviennent qu’au prochain.
turned-card = { $place } (Armement { $armour }, Provisions { $provisions }, { $vp } PV)
told-shuffle = Mélangez sa défausse en une nouvelle pile
    .detail = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } ; les deux retirées restent de côté
    .why = Sa pile était vide. La nouvelle compte { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
told-soloist-shuffles = Soloist mélange sa défausse : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
    .why = Sa pile était vide. Les deux cartes retirées restent de côté.
ask-which-place = Quel lieu montre sa carte ?
    .about = Retournez la première carte de sa pile.
option-place-left = { $place }
    .detail = { $left ->
        [0] plus aucun lot
       *[other] {""}
    }
option-new-card = Une autre carte
    .detail = absente de la liste ; à saisir une seule fois
ask-which-card = { $place } : quelle carte est-ce ?
ask-valkyries = Combien de Valkyries dans ce lot de Butin ?
    .about = { $place } : l’Adversaire peut piller. Regardez { $sets }.
option-valkyries = { $valkyries }
option-none-left = Il ne reste plus aucun lot
    .detail = il se prépare ; plus demandé pour ce lieu
told-he-raids = Il pille : { $place }
    .why = La carte demande Armement { $needs_armour } et Provisions { $needs_provisions }. Il a { $armour } et { $provisions }, et il reste un lot.
told-clear-set = Retirez le lot déjà compté
    .detail = tout à la Réserve Générale, l’Ouvrier aussi
    .why = Il prend un lot ({ $place }) : le premier restant selon la carte ({ $sets }). L’Ouvrier va lui aussi à la Réserve Générale. Aucune règle ne l’en fait revenir (RNS-S31).
told-he-pays = Remettez { $amount } de ses Provisions à la Réserve Générale : { $before } → { $now }
    .why = Le Raid lui coûte { $amount } de ses { $before ->
        [one] { $before } Provision
       *[other] { $before } Provisions
    }.
told-he-scores = Avancez son score : { $before } → { $now }
    .why = La carte donne { $vp } PV pour le Raid.
told-his-valkyries = Avancez ses Valkyries : { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot. Chacune le fait avancer d’une case, jusqu’à 7 au plus.
told-his-armour = Reculez son Armement : { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot. Chacune lui coûte 1 Armement, jusqu’à 0.
told-valkyries-full = Ses Valkyries restent à { $now } (maximum)
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot. Son marqueur est déjà au sommet. Son Armement baisse quand même.
told-valkyries-stay = Laissez ses deux marqueurs en place
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } sur le lot. Son Armement est à 0{ $ruling ->
        [yes] {" "}: selon votre interprétation, elles ne comptent pas
       *[no] {" "}et son marqueur Valkyries est au sommet
    }.
told-he-prepares = Il se prépare ({ $place }) : { $lacks ->
        [plunder] aucun lot
        [armour] Armement { $armour }, requis { $needs_armour }
       *[provisions] Provisions { $provisions }, requises { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] Il doit prendre un lot. Le lieu de sa carte n’en a plus.
        [armour] La carte demande un Armement de { $needs_armour }. Le sien est à { $armour }.
       *[provisions] La carte demande { $needs_provisions } { $needs_provisions ->
            [one] Provision
           *[other] Provisions
        }. Il en a { $provisions }.
    }
told-top-offering = Donnez-lui la première offrande de la pile face cachée : { $before } → { $now }
    .detail = sans la regarder, face cachée à côté de son Bateau
    .why = Sa carte montre une offrande. C’est la première de la pile, cachée jusqu’à la fin.
told-best-offering = Donnez-lui la meilleure offrande visible : { $before } → { $now }
    .detail = le plus de PV, la plus à gauche à égalité ; complétez la place vide
    .why = Sa carte montre une offrande. Selon votre interprétation, c’est la tuile visible qui vaut le plus.
told-gets-provisions = Donnez-lui des Provisions : { $before } → { $now }
    .detail = { $over ->
        [armour] l’Armement au-delà de 10 devient des Provisions
        [lost] le reste est perdu : Armement 10 et Provisions 8 au plus
       *[no] {""}
    }
    .why = Provisions de la carte : { $gain }. Au-delà de 8, elles deviennent de l’Armement. L’Armement au-delà de 10 devient des Provisions.
told-gets-armour = Avancez son Armement : { $before } → { $now }
    .detail = { $over ->
        [armour] l’Armement au-delà de 10 devient des Provisions
        [provisions] les Provisions au-delà de 8 deviennent de l’Armement
        [lost] le reste est perdu : Armement 10 et Provisions 8 au plus
       *[no] {""}
    }
    .why = Armement de la carte : { $gain }. Au-delà de 10, il devient des Provisions. Les Provisions au-delà de 8 deviennent de l’Armement.
told-gains-nothing = Ne bougez rien : il ne gagne rien
    .why = Son Armement est à { $armour } sur 10, ses Provisions à { $provisions } sur 8. Il ne peut rien recevoir de plus.
told-closed-in = Interdit à votre tour { $turn } : { $building }
    .detail = n’y placez ni ne récupérez d’Ouvrier{ $closes ->
        [town-hall] , et ne jouez aucune carte
       *[other] {""}
    }
    .why = Chacune de ses cartes interdit un bâtiment pour un tour, Raid ou non{ $merchant ->
        [yes] . Un Marchand peut quand même le copier
       *[no] . Selon votre interprétation, un Marchand ne peut pas non plus le copier
    }.

told-discard = Mettez sa carte à la défausse
    .why = Chaque carte va à la défausse après son tour.

## A new card

ask-new-place = { $card ->
        [new] Quel lieu montre la nouvelle carte ?
       *[known] Quel lieu montre la vraie carte ?
    }
    .about = Vous ne saisissez cette carte qu’une fois.
ask-new-line = { $card ->
        [new] Nouvelle carte, { $place } : que montre-t-elle ?
       *[known] Vraie carte, { $place } : que montre-t-elle ?
    }
    .about = { $line ->
        [armour] Saisissez ce qui est imprimé. D’abord l’Armement
        [provisions] Les Provisions requises pour le Raid
        [vp] Les PV du Raid
        [order] L’ordre dans lequel il prend les lots
        [gain-armour] S’il ne peut pas piller : Armement
        [gain-provisions] S’il ne peut pas piller : Provisions
        [gain-offering] S’il ne peut pas piller : offrandes
       *[building] Le bâtiment que la carte interdit
    }
line-of-card = { $line ->
        [armour] Armement requis
        [provisions] Provisions requises
        [vp] PV gagnés
        [order] Lots : d’abord, sinon …
        [gain-armour] Armement
        [gain-provisions] Provisions
        [gain-offering] Offrande
       *[building] Interdit
    }
label-of-raid = Raid
label-if-not = S’il ne peut pas piller
label-closes = Enfin, le bâtiment interdit
label-choose-order = Choisissez d’abord l’ordre des lots.
label-fewer = moins : { $line }
label-more = plus : { $line }
refused-no-gain = S’il ne peut pas piller, chaque carte donne de l’Armement, des Provisions ou une offrande.
option-card-differs = Une de ses cartes est différente dans ma boîte
ask-place-of-card = Quel lieu montre la carte à corriger ?
    .about = La carte telle que Soloist la connaît
ask-card-to-correct = { $place } : quelle carte corrigez-vous ?
    .about = Les cartes telles que Soloist les connaît
told-card-corrected = Sa carte est corrigée
    .detail = { $place }
    .why = Cette carte remplace désormais { $id } de l’édition.
option-order = { $order }
told-new-card = Sa nouvelle carte est saisie
    .detail = remplace : { $old }
    .why = Cette carte remplace { $id } de l’édition. Elle se choisit désormais d’un seul appui. La carte remplacée reste dans la liste.

## Scene

zone-closed = Bâtiment interdit
zone-his-cards = Ses cartes
zone-end = La fin
spot-nothing-closed = Aucun bâtiment interdit
note-closed = n’y placez ni ne récupérez d’Ouvrier{ $closes ->
    [town-hall] , et ne jouez aucune carte
   *[other] {""}
}{ $merchant ->
    [yes] {""}
   *[no] {" "}; pas de Marchand non plus
}
note-needs = Armement { $armour }, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}, { $vp } PV
note-sets = prend { $order }
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
    [over] La partie est finie
   *[no] Plus qu’un lot aux forteresses, pile d’offrandes vide ou plateau sans Valkyrie
}

## The count

told-count = La partie est finie
    .why = Les deux camps ont joué leur dernier tour.
ask-offerings-vp = { $tiles ->
        [one] Combien de PV vaut son offrande ?
       *[other] Combien de PV valent ses { $tiles } offrandes ?
    }
    .about = { $tiles ->
        [one] Retournez son offrande.
       *[other] Retournez ses offrandes et additionnez les PV.
    }
option-vp = { $vp }
told-his-total = Comptez { $total } PV pour lui
    .detail = PV { $vp }, piste des Valkyries { $valkyries }, piste d’Armement { $armour }, offrandes { $offerings }
    .why = Il compte ses PV, les deux pistes et ses offrandes, rien d’autre.
ask-your-total = Combien de PV avez-vous en tout ?
    .about = L’Adversaire a { $total } PV. Comptez vos PV, les deux pistes, offrandes, équipage et Butin.
ask-your-valkyries = Où est votre marqueur Valkyries ?
    .about = { $total }–{ $total } : égalité. Celui de l’Adversaire est sur { $marker }.
ask-your-armour = Où est votre marqueur d’Armement ?
    .about = Toujours égalité. Celui de l’Adversaire est sur { $marker }.
option-lower = Plus bas
option-equal = À égalité
option-higher = Plus haut
line-total = Total

## On paper

sheet-his-turn = Son tour, après chacun des vôtres
sheet-turn-card = Retournez la première carte de sa pile
    .detail = pile vide : mélangez d’abord sa défausse ; les { $removed } retirées restent de côté
sheet-raids-if = Il pille si les trois conditions sont remplies, sinon il se prépare
sheet-if-armour = son Armement atteint celui de la carte
sheet-if-provisions = ses Provisions atteignent celles de la carte
sheet-if-set = il reste un lot au lieu de la carte
sheet-raid = Il pille
sheet-raid-pays = Il remet les Provisions de la carte à la Réserve Générale et marque ses PV. L’Armement ne se paie pas
sheet-raid-set = Retirez un lot : celui qui porte le 1 sur la carte. S’il n’y est plus, le 2, puis le 3. Tout va à la Réserve Générale, l’Ouvrier aussi
sheet-raid-valkyries = Par Valkyrie du lot : marqueur Valkyries +1, jusqu’à { $most }, et Armement −1, jusqu’à 0
    .detail = { $ruling ->
        [yes] à un Armement de 0, aucun des deux ne bouge
       *[no] chaque marqueur va aussi loin qu’il peut
    }
sheet-prepare = Il se prépare : il gagne tout ce que montre le bas de la carte
sheet-overflow = L’Armement au-delà de { $armour } devient des Provisions, les Provisions au-delà de { $provisions } de l’Armement. Si les deux sont au maximum, il ne gagne rien
sheet-offering = { $source ->
        [display] Une offrande : la visible au plus de PV, la plus à gauche à égalité. Complétez la place vide
       *[stack] Une offrande : la première de la pile, face cachée à côté de son Bateau. Si la pile est vide, aucune
    }
sheet-closes = Dans tous les cas, le bâtiment de la carte vous est interdit au prochain tour
    .detail = n’y placez ni ne récupérez d’Ouvrier{ $merchant ->
        [yes] {" "}; un Marchand peut quand même le copier
       *[no] {" "}; pas de Marchand non plus
    }
sheet-discard = Mettez la carte à sa défausse. Vérifiez si la fin est déclenchée
sheet-your-cards = Vos cartes qui le touchent
sheet-berserker = Berserker : son Armement −1
sheet-provision-cards = Champion : 1 de ses Provisions à la Réserve Générale. Belliciste, Mercenaire : 1 de ses Provisions à vous
    .detail = seulement s’il en a
sheet-other-cards = Tout autre effet sur les adversaires est ignoré
sheet-mind = Facile à oublier
sheet-mind-first = Vous commencez toujours ; au tour 1, aucun bâtiment n’est interdit
sheet-mind-one-turn = Un bâtiment n’est interdit qu’un tour, Raid ou non
sheet-mind-shuffle = La pile complète compte { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }. Ne mélangez que s’il en faut une
sheet-mind-compare = L’Armement se compare avant le Raid ; seules les Valkyries le baissent
sheet-mind-trigger = Fin déclenchée : seulement { $sets } { $sets ->
        [one] lot
       *[other] lots
    } aux forteresses, pile d’offrandes vide ou aucune Valkyrie sur le plateau. Vérifiez aussi après ses tours
sheet-end = La fin
sheet-end-yours = Déclenchée à votre tour : il joue encore une fois, puis vous
sheet-end-his = Déclenchée à son tour : vous jouez encore une fois, puis lui
sheet-he-counts = Il compte PV, piste des Valkyries, piste d’Armement et ses offrandes, rien d’autre
sheet-verdict = Le total le plus haut gagne. À égalité : le marqueur Valkyries le plus haut, puis le marqueur d’Armement, { $still ->
        [lost] sinon c’est perdu
       *[drawn] sinon match nul
    }
label-clock = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
