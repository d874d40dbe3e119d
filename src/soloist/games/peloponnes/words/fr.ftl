### Peloponnes avec Heroes and Colonies en français.

game-title = Peloponnes : Heroes and Colonies
game-line = Bâtissez une Civilisation, augmentez ensemble Prestige et Population, et battez Angelos.
short-title = Peloponnes
opponent = Angelos
level-legend = Rang d’Angelos

level-soldier = Simple soldat
level-sergeant = Sous-officier
level-officer = Officier
level-general = Général
level-soldier-line = Angelos n’a ni Civilisation ni Héros
level-sergeant-line = Angelos a une Civilisation
level-officer-line = Angelos a un Héros
level-general-line = Angelos a une Civilisation et un Héros

## Names

goods = { $good ->
    [wood] { $amount } bois
    [stone] { $amount } { $amount ->
        [one] pierre
       *[other] pierres
    }
    [food] { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    }
    [luxury] { $amount } { $amount ->
        [one] bien de luxe
       *[other] biens de luxe
    }
    [coins] { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
    [inhabitants] { $amount } { $amount ->
        [one] Citoyen
       *[other] Citoyens
    }
   *[strength] { $amount } { $amount ->
        [one] point de Force
       *[other] points de Force
    }
}
store = { $good ->
    [wood] Bois
    [stone] Pierre
    [food] Nourriture
    [luxury] Biens de luxe
    [coins] Pièces
    [inhabitants] Citoyens
   *[strength] Force
}
minus = −{ $goods }
list = { $parts }
nothing = rien
disaster = { $disaster ->
    [decline] Déclin
    [drought] Sécheresse
    [earthquake] Tremblement de terre
    [plague] Peste
    [tempest] Tempête
    [persians] Perses
   *[blank] Vierge
}
row = { $row ->
    [conquest] rangée conquête
   *[normal] rangée normale
}
kind = { $kind ->
    [civilization] Civilisation
    [hero] Héros
   *[colony] Colonie
}
tile-name = { $id ->
    [bare-peaks] Cimes nues
    [wooded-river-valley] Vallée fluviale boisée
    [golden-foothills] Contreforts dorés
    [mixed-highland] Hautes terres variées
    [wide-grainfield] Vaste champ de blé
    [field-by-the-grove] Champ près du bosquet
    [deep-forest] Forêt profonde
    [grove-by-the-field] Bosquet près du champ
    [small-grove-by-the-field] Petit bosquet près du champ
    [forested-hills] Collines boisées
    [settled-field-and-grove] Champ et bosquet habités
    [granary-plain] Plaine aux greniers
    [settled-forest] Forêt habitée
    [settled-highland] Hautes terres habitées
    [settled-peaks] Cimes habitées
    [silver-foothills] Contreforts argentés
    [silver-wooded-hills] Collines boisées argentées
    [populous-forest] Forêt populeuse
    [populous-highland] Hautes terres populeuses
    [proud-peaks] Cimes fières
    [barracks] Caserne
    [bridge] Pont
    [market] Marché
    [street] Rue
    [port] Port
    [aqueduct] Aqueduc
    [agora] Agora
    [epidauros-odeon] Odéon d’Épidaure
    [leonidaion] Léonidaion
    [granary] Grenier
    [quarry] Carrière
    [well] Puits
    [temple-of-apollo] Temple d’Apollon
    [cyclopean-masonry] Mur cyclopéen
    [agriculture] Agriculture
    [workshop-of-phidias] Atelier de Phidias
    [stoa] Stoa
    [statue-of-zeus] Statue de Zeus
    [liongate] Porte des Lions
    [tiryns-fortress] Forte­resse de Tirynthe
   *[other] { $id }
}
person = { $id ->
    [messene] Messène
    [patras] Patras
    [arkadia] Arkadia
    [korinth] Corinthe
    [sparta] Sparte
    [pylos] Pylos
    [argos] Argos
    [sisyphus] Sisyphe
    [hector] Hector
    [andromeda] Andromède
    [tantalus] Tantale
    [odysseus] Ulysse
    [penelope] Pénélope
    [daedalus] Dédale
    [ariadne] Ariane
    [achilles] Achille
    [heracles] Héraclès
    [theseus] Thésée
    [perseus] Persée
    [jason] Jason
    [helen] Hélène
    [milet] Milet
    [byzantion] Byzantion
    [massalia] Massalia
    [kyrene] Cyrène
    [taras] Tarente
    [sinope] Sinope
    [trapezous] Trébizonde
    [neapolis] Naples
    [olbia] Olbia
    [emporion] Emporion
   *[other] { $id }
}
tile-text = { $name } ({ $kind ->
    [land] terrain
   *[building] bâtiment
}, { $parts })
tile-prestige = { $inhabitants ->
    [0] Prestige { $prestige }
   *[other] Prestige { $prestige }, { $people }
}
tile-once = { $goods } une fois
tile-income = revenu { $goods }
tile-choice = { $n ->
    [1] 1 bien au choix à chaque tour
   *[other] { $n } biens au choix à chaque tour
}
tile-cost = coût { $goods }
protects = protection : { $disasters }
tile-free-land = les terrains n’ont pas besoin de s’accorder
tile-supply = symbole d’approvisionnement
start = au départ { $goods }
person-text = { person } : { $parts }
hero-clovers = { $clovers ->
    [0] aucun Trèfle de plus pour Angelos
    [1] 1 Trèfle de plus pour Angelos
   *[other] { $clovers } Trèfles de plus pour Angelos
}
storage = stocke { $wood } bois, { $stone } { $stone ->
    [one] pierre
   *[other] pierres
}, { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}
ability-building-discount = les bâtiments coûtent { $goods } de moins
ability-persian-defence-bonus = Force +{ $amount } contre les Perses
ability-supply-food-discount = { $amount } { $amount ->
    [one] nourriture
   *[other] nourritures
} de moins à chaque approvisionnement
ability-conquest-discount = une tuile de la rangée conquête coûte { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} de moins
ability-free-land-placement = les terrains n’ont pas besoin de s’accorder
ability-no-halving-internal = Force non divisée après un conflit interne gagné
ability-internal-win-extra-citizen = { $amount } { $amount ->
    [one] Citoyen
   *[other] Citoyens
} de plus par conflit interne gagné
ability-save-one-tile-free = sauve une tuile gratuitement au Tremblement de terre et à la Tempête
ability-supply-inhabitant = { $amount } { $amount ->
    [one] Citoyen
   *[other] Citoyens
} à chaque approvisionnement
ability-tie_win = gagne les conflits internes à égalité
ability-supply_food = { $amount } { $amount ->
    [one] nourriture
   *[other] nourritures
} de plus à chaque approvisionnement
ability-conquest_price = une tuile de la rangée conquête coûte { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} de plus
ability-persian_loss = une défaite contre les Perses coûte { $amount } { $amount ->
    [one] Citoyen
   *[other] Citoyens
} de plus
ability-pass_coins = passer rapporte { $amount } { $amount ->
    [one] pièce
   *[other] pièces
}
ability-coins_per_prestige = { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} pour 1 Prestige à la fin
name-without-debt = un nom qui ne finit pas par -debt (réservé à l’achat à crédit)

## Questions and options

ask-draw = { $whose ->
    [you] { $kind ->
        [civilization] Quelle Civilisation avez-vous tirée ?
        [hero] Quel Héros avez-vous tiré ?
       *[colony] Quelle Colonie avez-vous tirée ?
    }
   *[angelos] { $kind ->
        [civilization] Quelle Civilisation avez-vous tirée pour Angelos ?
        [hero] Quel Héros avez-vous tiré pour Angelos ?
       *[colony] Quelle Colonie avez-vous tirée pour Angelos ?
    }
}
    .about = { $whose ->
        [you] { $kind ->
            [civilization] Tirez votre Civilisation
            [hero] Tirez votre Héros
           *[colony] Tirez votre Colonie
        }
       *[angelos] { $kind ->
            [civilization] Tirez une Civilisation pour Angelos
            [hero] Tirez un Héros pour Angelos
           *[colony] Tirez une Colonie pour Angelos
        }
    }
option-person = { person }
    .detail = { $parts }
ask-tile = Quelle tuile avez-vous révélée ?
    .about = Révélez une tuile pour la { row }
option-tile = { $name }
    .detail = { $kind ->
        [land] terrain
       *[building] bâtiment
    }, { $parts }
ask-buy = { $luxury ->
    [yes] Quelle tuile payez-vous avec des biens de luxe ?
   *[no] Quelle tuile prenez-vous ?
}
    .about = Vous avez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } ({ $per } valent 1 Prestige) et { $held }
    .then = { $opening ->
        [yes] Chaque tuile rapporte des points et un revenu. Angelos prend ensuite une tuile dans l’autre rangée.
       *[no] {""}
    }
option-pass = Passer
    .detail = rapporte { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }. Angelos prend la tuile { $tile } dans la rangée conquête
option-buy = { $how ->
    [debt] { $tile } à crédit
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment }. Puis { $owed } au prochain approvisionnement, sinon la tuile est perdue. Donne { $brings }
       *[now] { $payment }. Donne { $brings }
    }
payment = { $how ->
    [free] gratuit
    [luxury] { $paid } (au lieu de { $cost })
    [debt] { $cost } (1 reste sur la tuile comme dette)
    [both] { $paid } (au lieu de { $cost }). 1 pièce reste sur la tuile comme dette
   *[plain] { $cost }
}
payment-asked = { $payment }. Vous choisirez ensuite les biens à garder
option-luxury = Utiliser des biens de luxe
    .detail = 2 biens de luxe remplacent 1 bien ou 1 pièce : choisissez ce que vous gardez
ask-pay = Quels biens gardez-vous ?
    .about = À payer : { $payment }. Vos biens de luxe : { $luxury }
option-keep = Garder { $goods }
    .detail = payer { $luxury } biens de luxe à la place
option-plain = Ne rien garder de plus
    .detail = payer { $paid } en tout
ask-strength = { $luxury ->
    [yes] Augmenter votre Force avec des biens de luxe ?
   *[no] Augmenter votre Force ?
}
    .about = { $passed ->
        [yes] Vous avez passé.{" "}
       *[no] {""}
    }Force : vous { $strength }, Angelos { $angelos }. Un point de plus coûte { $cost }
    .then = { $grows ->
        [yes] Angelos prend ensuite la tuile { $tile }. Sa Force passe à { $then }.
       *[no] {""}
    }{ $opening ->
        [yes] { $grows ->
            [yes] {" "}
           *[no] {""}
        }La Force compte aux approvisionnements et contre les Perses.
       *[no] {""}
    }
option-strength = +{ $steps }
    .detail = Force { $strength }, pour { $payment }
option-no-strength = Non
    .detail = la Force reste à { $strength }
ask-income = Quel bien choisissez-vous ?
    .about = Biens à choisir : { $left }
option-panel = { $goods }
    .detail = { $room ->
        [yes] rejoint vos réserves
       *[no] sans place, devient 1 bien de luxe
    }
ask-chip = Quel jeton avez-vous tiré ?
    .about = Tirez un jeton catastrophe
ask-save = { $how ->
    [save] Quelles tuiles sauvez-vous ?
   *[let-go] Quelles tuiles abandonnez-vous ?
}
    .about = { disaster }. { $given ->
        [0] Pour tout sauver
       *[other] Pour sauver les autres
    } : { $cost }{ $free ->
        [0] {""}
       *[other] . Votre Héros sauve une tuile gratuitement
    }
ask-mercenaries = { $luxury ->
    [yes] Enrôler des mercenaires avec des biens de luxe ?
   *[no] Enrôler des mercenaires ?
}
    .about = Un point de Force coûte { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }. Votre Force est de { $strength }
ask-feed = Remplacer la nourriture par des biens de luxe ?
    .about = Nourriture manquante : { $missing }. Vous avez { $luxury } biens de luxe, 2 remplacent 1 nourriture
    .then = { $owed ->
        [yes] Vos dettes viennent ensuite : { $debts }.
       *[no] {""}
    }
option-feed = { $luxury ->
    [0] Ne rien utiliser
   *[other] Utiliser { $luxury } biens de luxe
}
    .detail = { $lost ->
        [0] personne ne part
        [one] { $lost } Citoyen part
       *[other] { $lost } Citoyens partent
    }
ask-debts = { $how ->
    [save] Quels bâtiments payez-vous ?
   *[let-go] Quels bâtiments abandonnez-vous ?
}
    .about = Pas encore payés : { $tiles }. Pour tout garder : { $cost }
option-let-go = Abandonner la tuile { $tile }
    .detail = vous perdez la tuile et son Prestige ({ $prestige })
option-save = Sauver la tuile { $tile }
    .detail = pour { $cost }, vous gardez son Prestige ({ $prestige })
option-done = { $kept ->
    [0] Ne garder aucun bâtiment
    [1] Garder la tuile { $keeps }
   *[other] { $lost ->
        [0] Tout garder
       *[other] Garder les tuiles { $keeps }
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment }. Vous perdez : { $loses }
    }

## Story

told-setup = Mise en place.
    .why = Tout est préparé comme à deux, et Angelos est le second joueur.
told-draw = { $whose ->
    [you] Vous tirez { $card }.
   *[angelos] Angelos tire { $card }.
}
    .why = { $whose ->
        [you] Vous tirez une Civilisation, un Héros et une Colonie pour toute la partie.
       *[angelos] { $kind ->
            [civilization] Son rang lui donne une Civilisation. Seuls ses Citoyens et ses pièces comptent.
           *[other] Son rang lui donne un Héros. Il n’en utilise que la Force et les Trèfles.
        }
    }
told-start = Vous commencez avec { $goods }.
    .why = Civilisation, Héros et Colonie s’additionnent. Les biens sans place deviennent des biens de luxe.
told-round = Tour { $round }
    .why = La partie dure huit tours : tuiles, Angelos, revenu, trois jetons.
told-tile = { $row ->
    [conquest] Rangée conquête : { $tile }.
   *[normal] Rangée normale : { $tile }.
}
    .why = { $row ->
        [conquest] La rangée conquête compte trois tuiles. Celle qu’Angelos y prend augmente sa Force.
       *[normal] La rangée normale compte deux tuiles, révélées en premier.
    }
told-supply-symbol = Symbole d’approvisionnement : un approvisionnement a lieu aussitôt.
    .why = Quand une tuile porte ce symbole, vous nourrissez d’abord vos Citoyens.
told-pass = Vous passez et prenez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
    .why = Sans prendre de tuile, vous recevez des pièces de la banque.
told-cannot-buy = Aucune tuile possible : vous passez et prenez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
    .why = Il n’y a aucune tuile que vous puissiez payer et poser.
told-bought = { $how ->
    [debt] Vous prenez la tuile { $tile } à crédit.
   *[now] Vous prenez la tuile { $tile }.
}
    .why = { $row ->
        [conquest] Dans la rangée conquête, supplément, Héros et Colonie peuvent changer le prix.
       *[normal] Dans la rangée normale, une tuile coûte le prix imprimé.
    }
told-paid = Vous payez { $payment }.
    .why = { $luxury ->
        [0] Tout est pris dans vos réserves.
       *[other] 2 biens de luxe remplacent 1 bois, pierre, nourriture ou pièce.
    }
told-laid = La tuile donne { $brings }.
    .why = Vous recevez une seule fois ce qui est imprimé en haut à droite.
told-debt = Une pièce reste sur la tuile comme dette.
    .why = Vous devez payer la construction au prochain approvisionnement.
told-strength = Votre Force passe à { $strength }.
    .why = { $how ->
        [mercenaries] Les mercenaires vous rendent la Force que vous venez de perdre.
       *[steps] Pour finir, vous pouvez acheter autant de points de Force que vous voulez.
    }
told-angelos = Angelos prend la tuile { $tile }.
    .why = Il prend la meilleure tuile de sa rangée : { $worth }.
told-angelos-strength = La Force d’Angelos augmente de { $gained } et passe à { $strength }.
    .why = Une tuile de la rangée conquête augmente sa Force de son Prestige.
told-income = Revenu : { $goods }.
    .why = Civilisation, Héros, Colonie et tuiles rapportent. Les biens sans place deviennent des biens de luxe.
told-overflow = Plus de place pour { $goods } : vous recevez { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
}.
    .why = Chaque bien sans place devient 1 bien de luxe.
told-panel = Vous choisissez { $goods }.
    .why = Une case en quatre parties donne à chaque tour un bien de votre choix.
told-people = { $people ->
    [0] Sans Citoyen, vous recevez { $goods }.
    [one] { $people } Citoyen rapporte { $goods }.
   *[other] { $people } Citoyens rapportent { $goods }.
}
    .why = Plus vous avez de Citoyens, plus ils rapportent de pièces, puis de biens de luxe.
told-chips = Jetons catastrophe.
    .why = À la fin de chaque tour, on tire trois jetons, l’un après l’autre.
told-chip = { $disaster ->
    [blank] Jeton vierge.
   *[other] { disaster } ({ $drawn } sur { $most }).
}
    .why = { $disaster ->
        [persians] Les Perses n’attaquent qu’aux deux jetons marqués d’un losange.
        [blank] Le jeton vierge ne fait rien.
       *[other] Une catastrophe naturelle frappe avec le dernier de ses jetons.
    }
told-protected = { disaster } : la catastrophe frappe, mais une protection vous en préserve.
    .why = Une tuile, votre Héros ou votre Colonie porte le bouclier correspondant.
told-strike = { $disaster ->
    [decline] Déclin : vous perdez { $lost } { $lost ->
        [one] bien de luxe
       *[other] biens de luxe
    }.
    [drought] Sécheresse : vous perdez { $lost } { $lost ->
        [one] nourriture
       *[other] nourritures
    }.
    [plague] Peste : vous perdez { $lost } { $lost ->
        [one] Citoyen
       *[other] Citoyens
    }.
    [earthquake] Tremblement de terre : chaque bâtiment est en danger.
   *[tempest] Tempête : chaque terrain est en danger.
}
    .why = { $disaster ->
        [decline] Le troisième jeton vous coûte jusqu’à 10 biens de luxe.
        [drought] Le troisième jeton vous coûte un tiers de la nourriture, arrondi au supérieur.
        [plague] Le troisième jeton vous coûte un tiers des Citoyens, arrondi au supérieur.
        [earthquake] Au troisième jeton, vous payez pour chaque bâtiment ou vous le perdez.
       *[tempest] Au troisième jeton, vous payez pour chaque terrain ou vous le perdez.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] Tuile sauvée : { $tile }.
    [free] Tuile sauvée gratuitement : { $tile }.
   *[lose] Tuile perdue : { $tile }.
}
    .why = { $how ->
        [save] Vous payez pour cette tuile et la gardez.
        [free] Votre Héros sauve une tuile à chaque catastrophe de ce genre.
       *[lose] Une tuile non payée quitte le jeu, avec sa pièce de dette éventuelle.
    }
    .cause = { disaster }
told-persians = Les Perses attaquent avec une Force de { $persians }. Angelos et vous avez { $defence } ensemble.
    .why = Chaque jeton perse vaut une Force fixe. Angelos et vous additionnez les vôtres.
told-persians-beaten = Victoire ! La Force est divisée par deux : vous { $you }, Angelos { $angelos }.
    .why = L’égalité suffit. La victoire coûte à chacun la moitié de sa Force.
    .cause = Perses
told-persians-win = { $people ->
    [0] Défaite : toute la Force est perdue.
    [one] Défaite : toute la Force est perdue, et vous perdez 1 Citoyen.
   *[other] Défaite : toute la Force est perdue, et vous perdez { $people } Citoyens.
}
    .why = Angelos et vous aviez ensemble moins de Force que les Perses.
    .cause = Perses
told-supply = Approvisionnement.
    .why = Il y en a trois : un à chacun des deux symboles, un à la fin.
told-newcomers = Nouveaux Citoyens : { $people }.
    .why = Votre Héros amène de nouveaux Citoyens à chaque approvisionnement.
told-fed = Nourriture due : { $need }, payée : { $paid }.
    .why = Chaque Citoyen mange 1 nourriture. Héros et Colonie peuvent changer la somme.
    .cause = Approvisionnement
told-luxury-eaten = Vous utilisez { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
} comme nourriture.
    .why = 2 biens de luxe remplacent 1 nourriture manquante.
told-hungry = { $lost ->
    [0] Personne ne part.
    [one] 1 Citoyen part.
   *[other] { $lost } Citoyens partent.
}
    .why = Les Citoyens qui ne sont pas nourris partent.
    .cause = Faim
told-debt-settled = { $how ->
    [pay] Bâtiment payé : { $tile }. La pièce de dette vous revient.
   *[let-go] Bâtiment perdu : { $tile }. La pièce de dette vous revient.
}
    .why = { $how ->
        [pay] Les dettes se règlent à l’approvisionnement, et vous payez tout.
       *[let-go] Les dettes se règlent à l’approvisionnement. Un bâtiment non payé est perdu.
    }
    .cause = Dette impayée
told-conflict = Conflit interne : vous { $you }, Angelos { $angelos }.
    .why = À chaque approvisionnement, on compare la Force des deux côtés.
told-conflict-nothing = Égalité : il ne se passe rien.
    .why = Selon votre interprétation, la Colonie empêche seulement Angelos de gagner les égalités.
told-you-win = Vous gagnez 1 Trèfle et { $people } { $people ->
    [one] Citoyen
   *[other] Citoyens
}. Votre Force passe à { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Grâce à votre Colonie, vous l’emportez à égalité. Votre Héros vous épargne la division.
           *[no] Votre Force est supérieure. Votre Héros vous épargne la division.
        }
       *[no] { $tied ->
            [yes] Grâce à votre Colonie, vous l’emportez à égalité. La victoire divise votre Force par deux.
           *[no] Votre Force est supérieure. La victoire la divise par deux.
        }
    }
    .cause = Conflit interne
told-angelos-loses = Angelos défausse la tuile { $tile }.
    .why = Il perd la tuile ayant le moins de Citoyens, puis de Prestige, puis la dernière prise.
told-angelos-loses-civilization = Angelos défausse sa Civilisation.
    .why = Selon votre interprétation, elle compte comme une tuile. Elle a le moins de Citoyens.
told-angelos-loses-nothing = Angelos n’a aucune tuile avec un Citoyen à défausser.
    .why = Seule une tuile avec au moins 1 Citoyen peut être perdue.
told-angelos-wins = Angelos gagne 1 Trèfle{ $people ->
    [0] {""}
   *[other] {" "}et capture { $people } de vos Citoyens
}. Sa Force passe à { $strength }.
    .why = { $tied ->
        [yes] Angelos l’emporte à égalité. La victoire divise sa Force par deux.
       *[no] Angelos a plus de Force que vous. La victoire la divise par deux.
    }
    .cause = Conflit interne
told-count = Score final : vous { $you }, Angelos { $angelos }.
    .why = Pour chacun, le plus petit total compte, avec les Trèfles répartis au mieux.

## Scene

scene-title = { $round ->
    [0] Mise en place
   *[other] Tour { $round } sur 8
}
zone-row = { $row ->
    [conquest] Rangée conquête
   *[normal] Rangée normale
}
zone-you = Vous
zone-tiles = Vos tuiles
zone-disasters = Jetons catastrophe
zone-angelos = Angelos
spot-clovers = Trèfles
worth-clovers = chacun ajoute 1 point à la fin au plus petit total, Prestige ou Population
worth-coins = { $coins } valent 1 Prestige à la fin
note-people = rapportent { $goods } par tour{ $more ->
    [0] {""}
   *[other] , davantage à partir de { $more }
}
worth-inhabitants = chacun vaut { $points } de Population à la fin
worth-luxury = 2 remplacent 1 bois, pierre, nourriture ou pièce
spot-feeding = Nourriture due
note-supply-when = approvisionnements à venir : { $rounds }
    .short = { $next }
supply-when = { $when ->
    [end] après le tour 8
    [one] au tour { $first }
   *[more] une fois aux tours { $first } à { $last }
}
note-each-round = { $amount } de plus par tour
note-supply-lack = { $missing ->
    [0] vous avez assez
   *[other] il manque { $missing }
}
note-supply-mouths = { $people } { $people ->
    [one] Citoyen a
   *[other] Citoyens ont
} besoin de { $need }, vous en avez { $food }
spot-conflict = Conflit actuel
note-conflict = { $winner ->
    [you] vous gagnez
    [angelos] Angelos gagne
   *[nobody] personne ne gagne
}
spot-debts = Dettes
spot-kind = { $kind ->
    [civilization] Civilisation
    [hero] Héros
   *[colony] Colonie
}
spot-score = Score actuel
totals = Prestige { $prestige }, Population { $population } (le plus petit total compte, avec les Trèfles)
    .short = Prestige { $prestige }, Population { $population }
spot-markers = Citoyens capturés
note-row = { $kind ->
    [land] terrain
   *[building] bâtiment
} pour { $price } { $price ->
    [one] pièce
   *[other] pièces
}
note-building = { $debt ->
    [yes] bâtiment, pas encore payé
   *[no] bâtiment
}
note-land = { $outer ->
    [yes] terrain, le plus à l’extérieur
   *[no] terrain
}
disaster-note = { $state ->
    [struck] a déjà frappé
    [protected] une protection vous en préserve
   *[open] { $disaster ->
        [decline] le troisième jeton coûte jusqu’à { $lost } biens de luxe
        [drought] le troisième jeton coûte un tiers de votre nourriture
        [earthquake] le troisième jeton menace chaque bâtiment
        [plague] le troisième jeton coûte un tiers de vos Citoyens
       *[tempest] le troisième jeton menace chaque terrain
    }
}
persians-note = { $chips ->
    [0] plus aucune attaque
   *[other] attaque au jeton { $chips } : { $persians } contre { $defence } (Angelos et vous), { $won ->
        [yes] vous gagneriez maintenant
       *[no] vous perdriez maintenant votre Force et { $lost } { $lost ->
            [one] Citoyen
           *[other] Citoyens
        }
    }
}

group-land = Terrains
group-buildings = Bâtiments
group-civilizations = Civilisations
group-heroes = Héros
group-colonies = Colonies
group-expansion = Force et Perses
strength-text = un point de Force coûte { $goods }
persians-text = attaque aux jetons { $first } et { $second }, Force { $per_chip } par jeton. Une défaite coûte { $lost } { $lost ->
    [one] Citoyen
   *[other] Citoyens
}
mercenaries-text = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} par point de Force racheté

## Captions of the drawn board

label-civilization = Votre Civilisation
label-sides = bâtiments à gauche, terrains à droite
label-conquest = Conquête
label-stock = Vos réserves
label-round = par tour
label-start = au départ
label-discount = Bâtiments moins chers (déjà déduit) :
label-prestige = Prestige
label-population = Population
label-lower = Le plus petit total compte{ $clovers ->
    [0] {""}
    [1] , avec votre Trèfle
   *[other] , avec vos { $clovers } Trèfles
} : { $score } maintenant.
label-now = { $score } maintenant
label-forecast = Ce qui vous attend
label-legend = Symboles
label-legend-prestige = Prestige de la tuile. À côté d’une réponse : une tuile de la rangée normale
label-legend-strength = Force. À côté d’une réponse : une tuile de la rangée conquête
label-legend-angelos = Angelos prendrait cette tuile dans cette rangée
label-legend-supply = Un approvisionnement commence quand cette tuile apparaît
label-legend-group = Groupe de la tuile : d’abord toutes les A, puis B, puis C
label-legend-protects = Protège de cette catastrophe
label-legend-free = Désormais, les nouveaux terrains n’ont plus besoin de s’accorder
label-legend-choice = Biens au choix à chaque tour : bois, pierre, nourriture ou pièces
label-legend-corners = En haut à gauche : le coût du bâtiment. En haut à droite : ce qu’il donne une fois
label-legend-foot = En bas à gauche : le prix en pièces. En bas à droite : le revenu de chaque tour
label-strengths = Force : vous { $you }, Angelos { $angelos }
label-you = Vous
label-together = ensemble
label-chips = 3 jetons par tour
label-disaster = { $disaster ->
    [drought] Séche­resse
    [earthquake] Séisme
   *[other] { disaster }
}
label-debt = impayé
label-then = puis Angelos : { $tile }
label-angelos-next = Dans cette rangée, Angelos prendrait cette tuile
label-angelos-idle = Pas encore de tuile. Angelos prend la meilleure tuile de l’autre rangée. Une tuile de la rangée conquête augmente sa Force.
label-closed = { $why ->
    [match] ne s’accorde pas à : { $tile }
   *[pay] trop cher
}
label-empty = { $kind ->
    [land] Les terrains vont de ce côté et doivent s’accorder à leur voisin
   *[building] Les bâtiments vont de ce côté
}

## End

why = { $outcome ->
    [won] { $you }–{ $angelos } : vous avez plus de points qu’Angelos.
   *[lost] { $you }–{ $angelos } : pour gagner, il fallait dépasser Angelos.
}
line-tiles = Prestige des tuiles
line-coins = Prestige des pièces
line-markers = { $total ->
    [prestige] Citoyens capturés (Prestige)
   *[population] Citoyens capturés (Population)
}
line-prestige = Prestige total
line-people = Population des Citoyens
line-population = Population totale
line-clovers = { $total ->
    [prestige] Trèfles ajoutés au Prestige
   *[population] Trèfles ajoutés à la Population
}
line-lower = Le plus petit total compte

## Goal and primer

goal-name = Vous
goal = le plus petit total, Prestige ou Population, après 8 tours
    .short = le plus petit total compte
primer-line = Vous et Angelos prenez des tuiles tour à tour.
primer-1 = Augmentez les deux totaux
    .detail = Prestige et Population : seul le plus petit compte. Il vous faut plus qu’Angelos.
primer-2 = Achetez une des cinq tuiles
    .detail = Deux en rangée normale, trois en rangée conquête. Passer rapporte 3 pièces.
primer-3 = Angelos prend une tuile
    .detail = Dans l’autre rangée. Une tuile de la rangée conquête ajoute son Prestige à sa Force.
primer-4 = Revenu, puis trois jetons
    .detail = Les Citoyens rapportent des pièces. Au troisième jeton, la catastrophe frappe. Seuls les Perses touchent Angelos.
primer-5 = Trois approvisionnements
    .detail = Nourrissez tout le monde. La plus grande Force gagne un Trèfle et un Citoyen. À égalité, c’est Angelos.
primer-6 = La fin
    .detail = Après huit tours, les pièces comptent en Prestige. Les Trèfles complètent le plus petit total.

## Guide of the first game

guide-ask-buy = Les tuiles donnent Prestige et Population. À la fin, seul le plus petit total compte.
guide-ask-buy-2 = On tire trois jetons par tour. À son troisième jeton, une catastrophe naturelle frappe.
guide-ask-strength = À chaque approvisionnement, la plus grande Force gagne. À égalité, Angelos gagne.
guide-ask-income = Ce revenu est un bien de votre choix.
guide-end = Le guide s’arrête ici. Augmentez les deux totaux ! « ? » explique les règles, « Conseil » propose une réponse.

## Themes: what an answer is better or worse for, in hints and reviews

move-paid = en payant { $paid }
amount-score = { $sense ->
    [better] votre plus petit total est plus haut de { $amount }
   *[worse] votre plus petit total est plus bas de { $amount }
}
amount-people = { $sense ->
    [better] { $amount ->
        [one] 1 Citoyen de plus
       *[other] { $amount } Citoyens de plus
    }
   *[worse] { $amount ->
        [one] 1 Citoyen de moins
       *[other] { $amount } Citoyens de moins
    }
}
amount-prestige = { $sense ->
    [better] { $amount ->
        [one] 1 point de Prestige de plus
       *[other] { $amount } points de Prestige de plus
    }
   *[worse] { $amount ->
        [one] 1 point de Prestige de moins
       *[other] { $amount } points de Prestige de moins
    }
}
amount-strength = { $sense ->
    [better] { $amount ->
        [one] 1 point de Force de plus
       *[other] { $amount } points de Force de plus
    }
   *[worse] { $amount ->
        [one] 1 point de Force de moins
       *[other] { $amount } points de Force de moins
    }
}
amount-food = { $sense ->
    [better] { $amount ->
        [one] 1 nourriture de plus
       *[other] { $amount } nourritures de plus
    }
   *[worse] { $amount ->
        [one] 1 nourriture de moins
       *[other] { $amount } nourritures de moins
    }
}
amount-wood = { $sense ->
    [better] { $amount } bois de plus
   *[worse] { $amount } bois de moins
}
amount-stone = { $sense ->
    [better] { $amount ->
        [one] 1 pierre de plus
       *[other] { $amount } pierres de plus
    }
   *[worse] { $amount ->
        [one] 1 pierre de moins
       *[other] { $amount } pierres de moins
    }
}
amount-coins = { $sense ->
    [better] { $amount ->
        [one] 1 pièce de plus
       *[other] { $amount } pièces de plus
    }
   *[worse] { $amount ->
        [one] 1 pièce de moins
       *[other] { $amount } pièces de moins
    }
}
amount-luxury = { $sense ->
    [better] { $amount ->
        [one] 1 bien de luxe de plus
       *[other] { $amount } biens de luxe de plus
    }
   *[worse] { $amount ->
        [one] 1 bien de luxe de moins
       *[other] { $amount } biens de luxe de moins
    }
}
amount-angelos = { $sense ->
    [better] { $amount ->
        [one] 1 point de moins pour Angelos
       *[other] { $amount } points de moins pour Angelos
    }
   *[worse] { $amount ->
        [one] 1 point de plus pour Angelos
       *[other] { $amount } points de plus pour Angelos
    }
}
amount-his-strength = { $sense ->
    [better] { $amount ->
        [one] 1 point de Force de moins pour Angelos
       *[other] { $amount } points de Force de moins pour Angelos
    }
   *[worse] { $amount ->
        [one] 1 point de Force de plus pour Angelos
       *[other] { $amount } points de Force de plus pour Angelos
    }
}
amount-debts = { $sense ->
    [better] { $amount ->
        [one] 1 dette de moins
       *[other] { $amount } dettes de moins
    }
   *[worse] { $amount ->
        [one] 1 dette de plus
       *[other] { $amount } dettes de plus
    }
}
amount-owed = { $sense ->
    [better] { $amount } de moins à payer en bois et en pierre
   *[worse] { $amount } de plus à payer en bois et en pierre
}
amount-disasters = { $sense ->
    [better] { $amount ->
        [one] une protection contre 1 catastrophe de plus
       *[other] une protection contre { $amount } catastrophes de plus
    }
   *[worse] { $amount ->
        [one] une protection contre 1 catastrophe de moins
       *[other] une protection contre { $amount } catastrophes de moins
    }
}
theme-materials = { $sense ->
    [better] il vous reste plus de bois et de pierre, ou moins de dettes
   *[worse] cela coûte du bois et de la pierre, ou laisse une dette
}
theme-food = { $sense ->
    [better] il reste plus de nourriture pour vos Citoyens
   *[worse] il reste moins de nourriture pour vos Citoyens
}
theme-coins = { $sense ->
    [better] il vous reste plus de pièces ou de biens de luxe
   *[worse] cela coûte des pièces ou des biens de luxe
}
theme-people = { $sense ->
    [better] vous gagnez plus de Citoyens
   *[worse] vous gagnez moins de Citoyens
}
theme-prestige = { $sense ->
    [better] vous gagnez plus de Prestige
   *[worse] vous gagnez moins de Prestige
}
theme-balance = { $sense ->
    [better] votre plus petit total augmente, et c’est lui qui compte
   *[worse] votre plus petit total progresse moins, et c’est lui qui compte
}
theme-strength = { $sense ->
    [better] vous avez plus de Force pour les conflits
   *[worse] vous avez moins de Force pour les conflits
}
theme-angelos = { $sense ->
    [better] Angelos gagne moins de points
   *[worse] Angelos gagne plus de points
}
theme-disasters = { $sense ->
    [better] les catastrophes vous coûtent moins
   *[worse] les catastrophes vous coûtent plus
}
