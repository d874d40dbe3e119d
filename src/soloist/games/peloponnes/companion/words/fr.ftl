### Angelos à côté du vrai plateau, en français.

value-strength = Force
value-clovers = Trèfles
value-markers = captifs
value-tiles = tuiles
value-score = score
value-round = Tour
zone-his-tiles = Ses tuiles
another-tile = une autre tuile
zone-ladder = Ce qu’il peut prendre
look-land = terrain avec { $income }
look-price = { $tile } (prix { $price })
one-of = { $tiles } (l’une d’elles)
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile } : pas à lui
       *[other] { $tile } : à lui
    }
   *[other] { $tile } : il en a { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Corrigé à la main : { $tile }, pas à lui
       *[other] Corrigé à la main : { $tile }, à lui
    }
   *[other] Corrigé à la main : { $tile }, il en a { $his }
}
    .why = Vous avez dit que la table montre autre chose. Retour l’annule.
option-box-tile = Une de mes tuiles est imprimée autrement
    .detail = saisissez ce qu’elle porte ; cela compte dès maintenant
ask-which-printed = Laquelle est imprimée autrement ?
    .about = Pour lui, seuls comptent Prestige, Citoyens et pièces.
option-printed = { $tile }
    .detail = { $group }, prix { $price }
option-no-tile = Aucune
    .detail = retour
option-his-civilization = Sa Civilisation
option-his-hero = Son Héros
told-tile-printed = { $tile } : Prestige { $prestige }, Citoyens { $citizens }, pièces { $coins }
    .why = C’est ce qui est imprimé dans votre boîte.

## Set-up

ask-his-civilization = Quelle Civilisation a-t-il tirée ?
    .about = Tirez d’abord la vôtre. La sienne ne compte qu’à la fin.
ask-his-hero = Quel Héros a-t-il tiré ?
    .about = Seuls comptent les Trèfles en plus et la Force de départ.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] Trèfle
   *[other] Trèfles
}
option-other-civilization = Une autre Civilisation
    .detail = elle n’est pas dans la liste
option-other-hero = Un autre Héros
    .detail = il n’est pas dans la liste
other-civilization = sa Civilisation
other-hero = son Héros
ask-civilization-citizens = Combien de Citoyens porte sa Civilisation ?
    .about = Seuls ses Citoyens et ses pièces comptent, à la fin.
ask-civilization-coins = Combien de pièces porte sa Civilisation ?
ask-hero-clovers = Combien de Trèfles en plus ce Héros donne-t-il à Angelos ?
    .about = La feuille solo les indique. Un Héros qu’elle ne nomme pas en donne 0.
ask-hero-strength = Avec quelle Force commence son Héros ?
    .about = 0 si aucune n’est imprimée.
told-lay-out = Mise en place
    .why = Angelos a besoin d’une couleur, de trois Trèfles et de ce que son rang lui donne.
told-lay-two-players = Préparez une partie à deux
    .detail = trois Trèfles pour vous aussi
    .why = Tout se prépare comme à deux ; Angelos est le second joueur.
told-lay-yours = Tirez votre Civilisation, votre Héros, votre Colonie
    .detail = additionnez les trois pour votre départ
    .why = Vous tirez en premier ; ce qui reste peut lui revenir.
told-lay-his = Donnez à Angelos une couleur et { $clovers } Trèfles
    .detail = ni Colonie, ni pièces, ni biens
    .why = Il a toujours 3 Trèfles, et certains Héros lui en apportent plus.
told-lay-card = Posez { $card } devant lui
    .detail = pouvoir et revenu ne servent jamais
    .why = Son rang la lui donne ; il compte ce qui y est imprimé, rien de plus.
told-lay-strength = Son marqueur de Force sur { $strength }
    .detail = le vôtre selon votre Héros, sinon 0
    .why = Seule la Force de départ d’un Héros est à lui ; sinon il commence à 0.
told-lay-tiles = Tuiles et 24 jetons comme d’habitude
    .detail = il joue toujours en second
    .why = Aucune catastrophe ne le touche sauf les Perses ; il n’a pas besoin de jetons.
told-lay-surcharge = { $coins ->
    [0] La rangée conquête ne coûte aucun supplément
   *[other] La rangée conquête coûte { $coins } pièces de plus
}
    .detail = pour vous ; lui ne paie jamais
    .why = En solo le prix imprimé compte, sauf si l’interprétation du supplément dit autre chose.
ask-everything-lies = Tout est en place ?
    .about = Le tour 1 commence : révélez deux tuiles, puis trois.

## Your turn, his tile

ask-your-row = Tour { $round } : d’où vient votre tuile ?
    .about = { $tie ->
        [unknown] À égalité, Angelos l’emporte, sauf contre Milet.
        [you] Avec Milet, vous gagnez à égalité.
        [nobody] Avec Milet, rien n’arrive à égalité.
       *[angelos] À égalité, Angelos l’emporte.
    } S’il prend dans la rangée conquête, sa Force augmente du Prestige de la tuile.
option-your-row = { $row ->
    [normal] Rangée normale
    [conquest] Rangée conquête
   *[passed] J’ai passé
}
    .detail = { $row ->
        [normal] il prend dans la rangée conquête
        [conquest] il prend dans la rangée normale
       *[passed] il prend dans la rangée conquête
    }
option-supply = Symbole d’appro­visionnement
option-persians = Attaque perse
option-nobody-captured = Je n’avais pas de Citoyen
ask-his-tile = { $row ->
    [conquest] Touchez la première qui se trouve dans la rangée conquête
   *[normal] Touchez la première qui se trouve dans la rangée normale
}
    .about = À égalité : la plus à droite.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, Citoyens { $citizens }, pièces { $coins }
option-other-tile = Une autre tuile
    .detail = elle n’est pas dans la liste
ask-other-prestige = Combien de Prestige porte-t-elle ?
ask-other-citizens = Combien de Citoyens porte-t-elle ?
    .about = Les Citoyens barrés comptent en négatif.
ask-other-coins = Combien de pièces y sont imprimées ?
told-he-takes = Angelos prend : { $tile }
    .why = { $row ->
        [conquest] Vous avez pris dans la rangée normale ou passé ; il prend donc dans la rangée conquête.
       *[normal] Vous avez pris dans la rangée conquête ; il prend donc dans la rangée normale.
    }
told-lay-before-him = Posez-la devant lui
    .detail = à droite de ses autres tuiles
    .why = Prestige { $prestige }, Citoyens { $citizens } : aucune tuile de sa rangée n’est meilleure.
told-his-strength = Sa Force : { $before } → { $now }
    .why = Une tuile de la rangée conquête le renforce de son Prestige, { $prestige }.
told-rest-leaves = Les autres tuiles quittent le jeu
    .detail = { $round ->
        [8] puis votre revenu et les trois derniers jetons
       *[other] puis votre revenu, trois jetons, cinq nouvelles tuiles
    }
    .why = Ce que personne n’a pris est hors du jeu.

## Supply rounds

ask-supply = Angelos a { $strength }. Votre Force est
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] Le dernier approvisionnement : comparez d’abord, puis nourrissez et réglez les dettes.
           *[no] Le dernier approvisionnement : nourrissez d’abord et réglez les dettes.
        }
       *[no] { $conflict_first ->
            [yes] Comparez d’abord les deux marqueurs ; puis nourrissez et réglez les dettes.
           *[no] Nourrissez d’abord votre peuple et réglez les dettes. Puis regardez les deux marqueurs.
        }
    }
option-compare = { $word ->
    [lower] Inférieure
    [equal] Égale
   *[higher] Supérieure
}
    .detail = à { $strength }
ask-milet = Milet est-elle votre Colonie ?
    .about = Angelos gagne les égalités, sauf contre Milet. Demandé une seule fois.
option-yes = Oui
option-no = Non
told-conflict-yours = Vous gagnez
    .why = { $tied ->
        [yes] Milet vous donne l’égalité.
       *[no] Vous êtes plus fort que lui.
    }
told-take-clover = Prenez 1 Trèfle et 1 Citoyen
    .detail = plus si votre Héros ou votre Colonie le dit
    .why = Le vainqueur du conflit interne gagne les deux.
told-halve-yours = Divisez votre Force par deux
    .detail = arrondie en dessous ; la sienne reste
    .why = Gagner coûte la moitié ; seuls certains Héros vous l’épargnent.
told-conflict-his = Angelos gagne
    .why = { $tied ->
        [yes] L’égalité est à lui, sauf si vous avez Milet.
       *[no] Il est plus fort que vous.
    }
told-lose-inhabitant = Vous perdez 1 Citoyen
    .detail = votre Force reste
    .why = Il en capture un si vous en avez un.
told-his-marker = 1 pièce de la réserve sur l’emplacement de sa couleur : { $before } → { $now }
    .why = La pièce marque le captif ; elle compte pour lui à la fin.
told-his-clover = 1 Trèfle pour lui : { $before } → { $now }
    .why = Le vainqueur gagne un Trèfle.
told-halve-his = Divisez sa Force par deux : { $before } → { $now }
    .why = Qui gagne divise par deux et arrondit en dessous ; il n’engage personne.
told-no-marker = Reprenez la pièce : { $before } → { $now }
    .why = Vous n’aviez pas de Citoyen : il n’a capturé personne.
told-conflict-nobody = Égalité
    .why = Selon cette lecture, Milet l’empêche seulement de gagner.
told-nothing-moves = Rien ne bouge
    .why = Personne n’a gagné : personne ne reçoit ni ne perd rien.
told-go-on-revealing = { $conflict_first ->
    [yes] Nourrissez, réglez les dettes, puis révélez les tuiles restantes
   *[no] Révélez les tuiles restantes
}
    .why = L’approvisionnement interrompt la révélation ; la tuile au symbole prend sa place.
told-he-loses = Retirez-lui : { $tile }
    .detail = Prestige { $prestige }, Citoyens { $citizens }, pièces { $coins } ; à égalité la plus à droite. Elle quitte le jeu.
    .why = De ses tuiles avec Citoyen : le moins de Citoyens, puis de Prestige, puis la plus récente.
told-he-loses-civilization = Retirez-lui sa Civilisation
    .why = Selon cette lecture, elle compte comme une tuile, et elle a le moins de Citoyens.
told-he-loses-nothing = Il n’a rien à perdre
    .why = Seule une tuile avec au moins 1 Citoyen peut être perdue.

## Persians and the end

ask-persians = Attaque perse : il nous faut { $persians } ensemble. Avons-nous tenu ?
    .about = Jeton perse { $chips }. Angelos ajoute { $strength }.
option-held = Oui, nous avons tenu
option-lost = Non, nous avons perdu
told-persians-held = Les Perses sont battus
    .why = Ensemble, vous aviez au moins autant qu’eux.
told-halve-yours-hire = Divisez votre Force par deux (arrondie en dessous)
    .detail = vous pouvez engager des mercenaires, { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } chacun ; lui non
    .why = La victoire coûte la moitié à chacun ; vous pouvez racheter ce que vous avez perdu.
told-persians-lost = Les Perses gagnent
    .why = Ensemble, vous aviez moins qu’eux.
told-lose-inhabitants = Vous perdez { $people } Citoyens
    .detail = plus si votre Héros ou votre Colonie le dit
    .why = C’est le prix de la défaite.
told-both-zero = Mettez les deux marqueurs de Force sur 0
    .detail = la sienne était { $before }
    .why = Après une défaite, personne n’a plus de Force.
ask-last-chips = Les derniers jetons ont-ils amené les Perses ?
    .about = Le tour 8 est fini : tirez ses trois jetons, puis vient le dernier approvisionnement.
option-go-on = Non, continuer
    .detail = vers le dernier appro­visionnement
ask-your-score = Combien de points avez-vous ?
    .about = Le plus bas de Prestige et Population, Trèfles répartis. Angelos a { $angelos }.

## On paper

sheet-his-civilization = Tirez pour lui une Civilisation, après la vôtre
    .detail = ses Citoyens et ses pièces comptent pour lui à la fin
sheet-his-hero = Tirez pour lui un Héros, après le vôtre
    .detail = pouvoir, revenu et biens ne servent jamais
sheet-his-clovers = Des Trèfles en plus selon son Héros
    .detail = { $clovers }
sheet-his-strength = Son marqueur : Force { $strength }, ou celle de son Héros
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = À chaque tour
sheet-reveal = Rangée normale : révélez { $normal } tuiles côte à côte. Rangée conquête : puis { $conquest } près de la tuile Conquête
sheet-reveal-supply = Un symbole d’approvisionnement : faites-le aussitôt, puis révélez le reste
sheet-your-step = Jouez toute votre étape : prenez une tuile ou passez, puis augmentez votre Force
    .detail = { $surcharge ->
        [0] vous payez le prix minimum imprimé, dans les deux rangées
       *[other] vous payez le prix minimum, { $surcharge } pièces de plus dans la rangée conquête
    }
sheet-his-row = Ensuite il prend une tuile, sans rien payer
sheet-you-conquest = Vous avez pris dans la rangée conquête : il prend dans la rangée normale
sheet-you-normal = Vous avez pris dans la rangée normale ou passé : il prend dans la rangée conquête, et sa Force monte du Prestige de la tuile
sheet-his-choice = Il prend le plus de Prestige ; à égalité le plus de Citoyens, puis la plus à droite
    .detail = les Citoyens barrés comptent en négatif
sheet-rest = Posez-la à droite de ses autres tuiles ; le reste quitte le jeu
sheet-income = Votre revenu, puis trois jetons : seuls les Perses le concernent
sheet-supply = Approvisionnement, { $times } fois
sheet-feed = Nourrissez votre peuple et réglez vos dettes
sheet-compare = Comparez les Forces : l’égalité est à lui, même 0 à 0
    .detail = { $milet ->
        [wins] mais à vous si votre Colonie est Milet
       *[nothing] mais rien n’arrive si votre Colonie est Milet
    }
sheet-he-wins = Il gagne : vous perdez 1 Citoyen, il reçoit 1 pièce sur l’emplacement de sa couleur et 1 Trèfle ; sa Force est divisée par deux, arrondie en dessous
    .detail = sans Citoyen à perdre : pas de pièce pour lui
sheet-you-win = Vous gagnez : prenez 1 Trèfle et 1 Citoyen, divisez votre Force par deux, arrondie en dessous ; il perd une tuile
sheet-loss = Il perd la tuile avec le moins de Citoyens, mais au moins 1 ; puis le moins de Prestige, puis la plus récente
    .detail = { $civilization ->
        [yes] sa Civilisation compte comme la plus ancienne ; sans une telle tuile, rien
       *[no] jamais sa Civilisation ; sans une telle tuile, rien
    }
sheet-persians = Perses
sheet-attack = au jeton { $chip } avec { $strength }
sheet-attacks = Ils attaquent : { $attacks }
sheet-together = Additionnez les deux Forces : autant ou plus suffit
sheet-held = Repoussés : divisez les deux Forces par deux, arrondies en dessous ; vous seul pouvez racheter, { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } le pas
sheet-lost = Perdu : les deux Forces à 0, vous perdez { $people } Citoyens{ $tiles ->
        [0] {""}
       *[other] , il perd { $tiles } tuiles
    }
sheet-mind = Facile à oublier
sheet-mind-supply = Approvisionnement : aux { $symbols } symboles, et toujours après le tour { $rounds } et ses jetons
sheet-mind-second = Il joue toujours en second, quoi que disent les tuiles
sheet-mind-free = Il ne paie, ne gagne et ne nourrit rien ; aucune catastrophe ne le touche, sauf les Perses
sheet-end = Le décompte, après le tour { $rounds }
sheet-prestige = Son Prestige : ses tuiles, et 1 par { $coins } pièces imprimées sur tuiles et Civilisation{ $captives ->
        [yes] , et 1 par pièce sur sa couleur
       *[no] {""}
    }
sheet-population = Sa Population : { $points } par Citoyen{ $captives ->
        [yes] {""}
       *[no] , et 1 par pièce sur sa couleur
    }
    .detail = les Citoyens barrés se retranchent, jusqu’à 0
sheet-clovers = Trèfles : 1 chacun, répartis pour que le plus petit total soit le meilleur
sheet-verdict = Le plus petit total compte. Il vous faut plus que lui ; l’égalité est perdue
sheet-tile-prestige = Tuile : Prestige
sheet-tile-citizens = Tuile : Citoyens
sheet-tile-coins = Tuile : pièces
