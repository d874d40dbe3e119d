### Angelos à côté du vrai plateau, en français.

value-strength = Force
value-clovers = Trèfles
value-markers = Capturés
value-tiles = tuiles
value-score = score
value-round = Tour
zone-his-tiles = Ses tuiles
another-tile = une autre tuile
zone-ladder = Ce qu’il peut prendre
label-tied = Égalité : à droite sur la table
counted-goods = { $good ->
    [wood] { $amount } bois
    [stone] { $amount } { $amount ->
        [one] pierre
       *[other] pierres
    }
    [food] { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    }
    [luxury] { $amount } { $amount ->
        [one] bien de luxe
       *[other] biens de luxe
    }
    [coins] { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
    [inhabitants] { $amount } { $amount ->
        [one] Citoyen
       *[other] Citoyens
    }
   *[strength] { $amount } { $amount ->
        [one] point de Force
       *[other] points de Force
    }
}
look-land = terrain avec { $income }
look-price = { $tile } (prix { $price })
look-sure = { $tile } ({ $group }, prix { $price })
one-of = { $tiles } ou { $last }
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile } : pas à lui
       *[other] { $tile } : à lui
    }
   *[other] { $tile } : il en a { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Corrigé : { $tile }, pas à lui
       *[other] Corrigé : { $tile }, à lui
    }
   *[other] Corrigé : { $tile }, il en a { $his }
}
    .why = Votre table montrait autre chose. « Annuler » retire la correction.
option-box-tile = Une tuile de ma boîte porte d’autres valeurs
    .detail = saisissez ce qui est imprimé. Cela compte dès maintenant
ask-which-printed = Quelle tuile porte d’autres valeurs ?
    .about = Pour Angelos, seuls comptent Prestige, Citoyens et pièces.
option-printed = { $tile }
    .detail = { $group }, prix { $price }
option-no-tile = Aucune
    .detail = retour
option-his-civilization = Sa Civilisation
option-his-hero = Son Héros
told-tile-printed = { $tile } : Prestige { $prestige }, { $citizens }, { $coins }
    .why = C’est ce qui est imprimé dans votre boîte.

## Set-up

ask-his-civilization = Quelle Civilisation avez-vous tirée pour Angelos ?
    .about = Tirez d’abord la vôtre. La sienne ne compte qu’à la fin.
ask-his-hero = Quel Héros avez-vous tiré pour Angelos ?
    .about = Tirez d’abord le vôtre. Seuls comptent les Trèfles en plus et la Force.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] Trèfle
   *[other] Trèfles
}
option-other-civilization = Une autre Civilisation
    .detail = absente de cette liste
option-other-hero = Un autre Héros
    .detail = absent de cette liste
other-civilization = sa Civilisation
other-hero = son Héros
ask-civilization-citizens = Combien de Citoyens porte sa Civilisation ?
    .about = Seuls ses Citoyens et ses pièces comptent, à la fin.
ask-civilization-coins = Combien de pièces porte sa Civilisation ?
ask-hero-clovers = Combien de Trèfles ce Héros ajoute-t-il ?
    .about = La feuille solo les indique. Un Héros non cité en ajoute 0.
ask-hero-strength = Avec quelle Force commence son Héros ?
    .about = Choisissez 0 si aucune n’est imprimée.
told-lay-out = Mise en place
    .why = Angelos reçoit une couleur, trois Trèfles et ce que son rang lui donne.
told-lay-two-players = Préparez une partie à deux
    .detail = trois Trèfles pour vous aussi
    .why = Tout se prépare comme à deux. Angelos est le second joueur.
told-lay-yours = Tirez votre Civilisation, votre Héros, votre Colonie
    .detail = additionnez les trois pour votre départ
    .why = Vous tirez en premier. Angelos tire parmi ce qui reste.
told-lay-his = Donnez à Angelos une autre couleur et { $clovers } { $clovers ->
    [one] Trèfle
   *[other] Trèfles
}
    .detail = { $lacks ->
        [both] ni Civilisation, ni Héros, ni Colonie, ni pièces, ni biens
        [civilization] ni Civilisation, ni Colonie, ni pièces, ni biens
        [hero] ni Héros, ni Colonie, ni pièces, ni biens
       *[nothing] ni Colonie, ni pièces, ni biens
    }
    .why = Il a toujours 3 Trèfles, et certains Héros lui en apportent plus.
told-lay-card = Posez { $card } devant lui
    .detail = { $kind ->
        [civilization] seuls ses Citoyens et ses pièces comptent, à la fin
       *[hero] sa capacité, son revenu et ses biens ne servent jamais
    }
    .why = C’est ce que son rang lui donne. Seul compte ce qui est imprimé dessus.
told-lay-strength = Mettez son marqueur de Force sur { $strength }
    .detail = le vôtre selon Héros et Colonie, sinon sur 0
    .why = Il commence à 0, sauf si son Héros a une Force de départ.
told-lay-tiles = Tuiles et 24 jetons catastrophe comme d’habitude
    .detail = Angelos joue toujours en second
    .why = Seuls les Perses le touchent : il n’a pas besoin de jetons.
told-lay-surcharge = { $coins ->
    [0] Payez le prix minimum dans les deux rangées, sans enchérir
    [one] Payez le prix minimum, { $coins } pièce de plus dans la rangée conquête
   *[other] Payez le prix minimum, { $coins } pièces de plus dans la rangée conquête
}
    .detail = posez votre tuile. Vous pouvez payer des ressources pour augmenter votre Force
    .why = En solo, personne n’enchérit. Un supplément n’existe que si votre interprétation le veut.
told-lay-free = Angelos ne paie rien, ne reçoit aucun revenu, ne nourrit personne
    .detail = aucune catastrophe ne le touche, sauf les Perses
    .why = La feuille solo épargne à Angelos prix, coûts, nourriture et catastrophes. Il ne reçoit pas de revenu.
told-lay-goal = Vous gagnez seulement avec plus de points qu’Angelos
    .detail = l’égalité est perdue
    .why = Pour chacun compte le plus petit total, Prestige ou Population.
ask-everything-lies = Tout est en place ?

## Your turn, his tile

ask-your-row = D’où vient votre tuile ?
    .about = { $symbol ->
        [due] Une des cinq tuiles montre le symbole d’approvisionnement. Jouez d’abord cet approvisionnement.
       *[open] { $surcharge ->
            [0] Payez partout le prix minimum. Posez votre tuile. Des ressources peuvent monter votre Force.
           *[other] Payez le minimum, rangée conquête +{ $surcharge }. Posez votre tuile. Des ressources peuvent monter votre Force.
        }
    }
option-your-row = { $row ->
    [normal] Rangée normale
    [conquest] Rangée conquête
   *[passed] J’ai passé
}
    .detail = { $row ->
        [normal] Force pour lui
        [conquest] pas de Force
       *[passed] Force pour lui
    }
option-supply = Appro­visionnement
    .detail = avec conflit
option-persians = Attaque perse
    .detail = { $chips ->
        [1] au 1er jeton perse
       *[other] au { $chips }e jeton perse
    }
option-nobody-captured = Je n’avais pas de Citoyen
ask-forgotten-symbol = Un symbole d’approvisionnement est-il apparu ?
    .about = Toutes les tuiles { $group } sont révélées. L’une d’elles porte le symbole d’approvisionnement.
ask-his-tile = { $row ->
    [conquest] Quelle tuile prend-il dans la rangée conquête ?
   *[normal] Quelle tuile prend-il dans la rangée normale ?
}
    .about = Prestige maximal, puis Citoyens, jamais les pièces. Égalité : la plus à droite sur la table.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, { $citizens }, { $coins }
option-other-tile = Une autre tuile
    .detail = absente de cette liste
ask-other-prestige = Combien de Prestige porte la tuile ?
    .about = { $known ->
        [yes] { $tile } : { $now } jusqu’ici.
       *[no] Angelos prend cette tuile.
    }
ask-other-citizens = Combien de Citoyens porte la tuile ?
    .about = { $known ->
        [yes] { $tile } : { $now } jusqu’ici. Les Citoyens barrés comptent en négatif.
       *[no] Les Citoyens barrés comptent en négatif.
    }
ask-other-coins = Combien de pièces porte la tuile ?
    .about = { $known ->
        [yes] { $tile } : { $now } jusqu’ici. En haut à droite, pas le prix.
       *[no] Seules comptent les pièces en haut à droite, pas le prix.
    }
told-he-takes = Angelos prend : { $tile }
    .why = { $row ->
        [conquest] Vous avez pris dans la rangée normale ou passé. Il prend donc dans la rangée conquête.
       *[normal] Vous avez pris dans la rangée conquête. Il prend donc dans la rangée normale.
    }
told-lay-before-him = Posez la tuile devant lui
    .detail = à droite de ses autres tuiles
    .why = Prestige { $prestige }, { $citizens } : aucune tuile de sa rangée n’est meilleure.
told-his-strength = Sa Force : { $before } → { $now }
    .why = Une tuile de la rangée conquête augmente sa Force de son Prestige, { $prestige }.
told-rest-leaves = Les autres tuiles quittent le jeu
    .why = Les tuiles que personne n’a prises sont hors du jeu.
told-then-income = Encore le tour { $round } : votre revenu, puis trois jetons
    .detail = seuls les Perses touchent aussi Angelos
    .why = Aucune catastrophe sauf les Perses ne touche Angelos. Il ne reçoit pas de revenu.
told-turn-up = Tour { $round } : révélez 2 + 3 tuiles
    .detail = { $symbol ->
        [possible] les 3 dans la rangée conquête. Arrêt au symbole d’approvisionnement
       *[never] les 3 dans la rangée conquête
    }
    .why = L’approvisionnement a lieu aussitôt, avant de révéler la tuile suivante.

## Supply rounds

ask-supply = Conflit : avez-vous plus de Force qu’Angelos ({ $strength }) ?
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] Dernier approvisionnement : comparez d’abord, puis nourrissez et réglez vos dettes.
           *[no] Dernier approvisionnement : nourrissez d’abord vos Citoyens et réglez vos dettes.
        }
       *[no] { $conflict_first ->
            [yes] Approvisionnement : comparez d’abord, puis nourrissez et réglez vos dettes.
           *[no] Approvisionnement : nourrissez d’abord vos Citoyens et réglez vos dettes, puis comparez.
        }
    }
option-compare = { $word ->
    [lower] Moins
    [equal] Autant
   *[higher] Plus
}
    .detail = { $word ->
        [equal] { $tie ->
            [unknown] Angelos gagne, sauf si votre Colonie est Milet
            [you] avec Milet, vous gagnez
            [nobody] avec Milet, rien ne se passe
           *[angelos] Angelos gagne
        }
        [lower] Force inférieure à { $strength }
       *[higher] Force supérieure à { $strength }
    }
ask-milet = Milet est-elle votre Colonie ?
    .about = Angelos gagne les égalités, sauf contre Milet. La question ne vient qu’une fois.
option-yes = Oui
option-no = Non
option-no-symbol = Non
    .detail = seulement si cet approvisionnement a déjà eu lieu
told-conflict-yours = Vous gagnez le conflit
    .why = { $tied ->
        [yes] Grâce à Milet, vous l’emportez à égalité.
       *[no] Vous avez plus de Force qu’Angelos.
    }
told-take-clover = Prenez 1 Trèfle et 1 Citoyen
    .detail = plus si votre Héros ou votre Colonie le dit
    .why = Qui gagne le conflit interne reçoit les deux.
told-halve-yours = Divisez votre Force par deux
    .detail = arrondie à l’inférieur, sauf si un Héros vous l’épargne. La sienne ne change pas
    .why = La victoire coûte la moitié de la Force. Seuls certains Héros vous l’épargnent.
told-conflict-his = Angelos gagne le conflit
    .why = { $tied ->
        [yes] Angelos gagne les égalités, sauf si vous avez Milet.
       *[no] Angelos a plus de Force que vous.
    }
told-lose-inhabitant = Vous perdez 1 Citoyen
    .detail = votre Force ne change pas
    .why = Angelos capture un de vos Citoyens, si vous en avez.
told-his-marker = Mettez 1 pièce de la réserve sur l’emplacement de sa couleur : { $before } → { $now }
    .detail = { $counts ->
        [prestige] pas de Force pour lui, 1 Prestige à la fin
       *[population] pas de Force pour lui, 1 Population à la fin
    }
    .why = La pièce est le Citoyen capturé. La feuille dit ici Population, là Prestige : votre interprétation décide.
told-his-clover = 1 Trèfle pour lui : { $before } → { $now }
    .why = Qui gagne reçoit un Trèfle.
told-halve-his = Divisez sa Force par deux : { $before } → { $now }
    .why = La victoire divise la Force par deux, arrondie à l’inférieur. Angelos n’enrôle personne.
told-no-marker = Reprenez la pièce : { $before } → { $now }
    .why = Vous n’aviez pas de Citoyen : il n’a capturé personne.
told-conflict-nobody = Égalité
    .why = Selon votre interprétation, Milet l’empêche seulement de gagner.
told-nothing-moves = Rien ne change
    .why = Personne n’a gagné : personne ne reçoit ni ne perd rien.
told-go-on-revealing = { $conflict_first ->
    [yes] Nourrissez, réglez vos dettes, puis révélez les tuiles restantes
   *[no] Révélez les tuiles restantes
}
    .why = L’approvisionnement a interrompu le tour. La tuile au symbole est à prendre aussi.
told-he-loses = Défaussez de ses tuiles : { $tile }
    .detail = Prestige { $prestige }, { $citizens }, { $coins }{ $which ->
        [sure] {""}
        [one] . Celle qu’il a
        [several] . De celles qu’il a, la plus à droite
       *[unknown] . À égalité, la plus à droite
    }. Elle quitte le jeu
    .why = Il perd la tuile ayant le moins de Citoyens, puis de Prestige, puis la dernière prise.
told-he-loses-civilization = Défaussez sa Civilisation
    .why = Selon votre interprétation, elle compte comme une tuile. Elle a le moins de Citoyens.
told-he-loses-nothing = Il n’a aucune tuile à perdre
    .why = Seule une tuile avec au moins 1 Citoyen peut être perdue.

## Persians and the end

ask-persians = Avez-vous avec Angelos une Force d’au moins { $persians } ?
    .about = { $sure ->
        [yes] Attaque perse au jeton { $chips }. { $alone ->
            [yes] Angelos suffit seul ({ $strength }).
           *[no] Angelos apporte { $strength }.
        }
       *[no] { $alone ->
            [yes] Angelos suffit seul ({ $strength }).
           *[no] Angelos apporte { $strength }.
        } La Force des Perses ({ $persians }) n’est pas certaine : vérifiez votre livret.
    }
option-held = Oui, victoire
option-lost = Non, défaite
told-persians-held = Les Perses sont battus
    .why = Ensemble, Angelos et vous aviez au moins autant de Force qu’eux.
told-halve-yours-hire = Divisez votre Force par deux (arrondie à l’inférieur)
    .detail = vous seul pouvez enrôler des mercenaires ({ $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } chacun){ $sure ->
        [yes] {""}
       *[no] {" "}: vérifiez votre livret
    }
    .why = La victoire coûte la moitié à chacun. Vous pouvez racheter ce que vous avez perdu.
told-other-chips = Tirez les jetons restants du tour { $round }
    .why = L’attaque est venue à l’un des trois jetons d’un tour.
told-persians-lost = Les Perses gagnent
    .why = Ensemble, Angelos et vous aviez moins de Force qu’eux.
told-lose-inhabitants = Vous perdez { $people } { $people ->
    [one] Citoyen
   *[other] Citoyens
}
    .detail = plus si votre Héros ou votre Colonie le dit{ $sure ->
        [yes] {""}
       *[no] . Le nombre n’est pas certain : vérifiez votre livret
    }
    .why = C’est le prix de la défaite.
told-both-zero = Mettez les deux marqueurs de Force sur 0
    .detail = le sien était sur { $before }{ $sure ->
        [yes] {""}
       *[no] . Pas certain : vérifiez votre livret
    }
    .why = Après une défaite, personne n’a plus de Force.
ask-last-chips = Les Perses ont-ils attaqué ?
    .about = Tirez trois jetons. { $due ->
        [1] Jusqu’ici, les Perses doivent avoir attaqué une fois.
       *[2] Jusqu’ici, les Perses doivent avoir attaqué deux fois.
    } Signalé : { $attacks ->
        [0] aucune attaque.
       *[1] 1 attaque.
    }
option-go-on = Non, continuer
    .detail = { $last ->
        [yes] vers le dernier appro­visionnement
       *[no] vers le prochain tour
    }
ask-your-score = Combien de points fait votre plus petit total ?
    .about = Répartissez librement vos Trèfles (1 point chacun) entre Prestige et Population. Il faut dépasser { $angelos }.

## On paper

sheet-his-civilization = Tirez pour lui une Civilisation, après la vôtre
    .detail = ses Citoyens et ses pièces comptent pour lui à la fin
sheet-his-hero = Tirez pour lui un Héros, après le vôtre
    .detail = sa capacité, son revenu et ses biens ne servent jamais
sheet-his-clovers = Trèfles en plus selon son Héros
    .detail = { $clovers }
sheet-his-strength = Son marqueur : Force { $strength }, ou celle de son Héros
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = À chaque tour
sheet-reveal = Rangée normale : révélez { $normal } { $normal ->
    [one] tuile
   *[other] tuiles
} côte à côte. Rangée conquête : puis { $conquest } près de la tuile conquête
sheet-reveal-supply = Symbole d’approvisionnement : faites aussitôt l’approvisionnement, puis révélez le reste
sheet-your-step = Jouez tout votre tour : prenez et posez une tuile ou passez. Vous pouvez payer des ressources pour augmenter votre Force
    .detail = { $surcharge ->
        [0] vous payez le prix minimum imprimé, dans les deux rangées
        [one] vous payez le prix minimum, { $surcharge } pièce de plus dans la rangée conquête
       *[other] vous payez le prix minimum, { $surcharge } pièces de plus dans la rangée conquête
    }
sheet-his-row = Ensuite il prend une tuile, sans rien payer
sheet-you-conquest = Vous avez pris dans la rangée conquête : il prend dans la rangée normale
sheet-you-normal = Vous avez pris dans la rangée normale ou passé : il prend dans la rangée conquête. Sa Force augmente du Prestige de la tuile
sheet-his-choice = Il prend la tuile avec le plus de Prestige. À égalité, le plus de Citoyens, puis la plus à droite
    .detail = les Citoyens barrés comptent en négatif
sheet-rest = Posez-la à droite de ses autres tuiles. Le reste quitte le jeu
sheet-income = Votre revenu, puis trois jetons : seuls les Perses le concernent
sheet-supply = Approvisionnement, { $times } fois
sheet-feed = Nourrissez vos Citoyens et réglez vos dettes
sheet-compare = Comparez les Forces : il gagne les égalités, même 0 à 0
    .detail = { $milet ->
        [wins] mais c’est vous qui les gagnez si votre Colonie est Milet
       *[nothing] mais rien ne se passe si votre Colonie est Milet
    }
sheet-he-wins = Il gagne : vous perdez 1 Citoyen. Il reçoit 1 pièce sur l’emplacement de sa couleur et 1 Trèfle. Divisez sa Force par deux, arrondie à l’inférieur
    .detail = la pièce ne donne pas de Force. Sans Citoyen à perdre : pas de pièce pour lui
sheet-you-win = Vous gagnez : prenez 1 Trèfle et 1 Citoyen. Divisez votre Force par deux, arrondie à l’inférieur. Il perd une tuile
sheet-loss = Il perd la tuile avec le moins de Citoyens, mais au moins 1. À égalité, le moins de Prestige, puis la plus récente
    .detail = { $civilization ->
        [yes] sa Civilisation compte comme la plus ancienne. Sans une telle tuile, il ne perd rien
       *[no] jamais sa Civilisation. Sans une telle tuile, il ne perd rien
    }
sheet-persians = Perses
sheet-attack = au jeton { $chip } avec { $strength }
sheet-attacks = Ils attaquent : { $attacks }
sheet-together = Additionnez les deux Forces : autant ou plus, c’est la victoire
sheet-held = Victoire : divisez les deux Forces par deux, arrondies à l’inférieur. Vous pouvez enrôler des mercenaires, lui non : { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } chacun
sheet-lost = Défaite : les deux Forces à 0, vous perdez { $people } { $people ->
        [one] Citoyen
       *[other] Citoyens
    }{ $tiles ->
        [0] {""}
        [one] , il perd { $tiles } tuile
       *[other] , il perd { $tiles } tuiles
    }
sheet-mind = Facile à oublier
sheet-mind-supply = Approvisionnement : { $symbols ->
    [one] au symbole
   *[other] aux { $symbols } symboles
}, et toujours après le tour { $rounds } et ses jetons
sheet-mind-second = Il joue toujours en second, quoi que disent les tuiles
sheet-mind-free = Il ne paie rien, n’a pas de revenu et ne nourrit personne. Seuls les Perses le touchent
sheet-end = Score final, après le tour { $rounds }
sheet-prestige = Son Prestige : ses tuiles, et 1 pour { $coins } { $coins ->
        [one] pièce imprimée
       *[other] pièces imprimées
    } sur tuiles et Civilisation{ $captives ->
        [yes] . Plus 1 par pièce sur sa couleur
       *[no] {""}
    }
sheet-population = Sa Population : { $points } par Citoyen{ $captives ->
        [yes] {""}
       *[no] , et 1 par pièce sur sa couleur
    }
    .detail = les Citoyens barrés se retranchent, jusqu’à 0
sheet-clovers = Trèfles : 1 point chacun, en Prestige ou en Population. Le plus petit total doit être le plus grand possible
sheet-verdict = Le plus petit total compte. Il vous en faut un plus grand que le sien. À égalité, c’est perdu
sheet-tile-prestige = Tuile : Prestige
sheet-tile-citizens = Tuile : Citoyens
sheet-tile-coins = Tuile : pièces
label-clock = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
