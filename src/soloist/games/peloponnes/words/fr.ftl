### Peloponnes avec Heroes and Colonies en français.

game-title = Peloponnes : Heroes and Colonies
game-line = Bâtissez une Civilisation où Prestige et Population grandissent ensemble, et laissez Angelos derrière vous.
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
    [food] { $amount } nourriture
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
   *[strength] { $amount } de Force
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
}) : { $parts }
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
tile-free-land = les terrains n’ont pas à s’accorder
tile-supply = symbole d’approvisionnement
start = au départ { $goods }
person-text = { person } : { $parts }
hero-clovers = { $clovers ->
    [0] aucun Trèfle en plus pour Angelos
    [1] 1 Trèfle en plus pour Angelos
   *[other] { $clovers } Trèfles en plus pour Angelos
}
storage = stocke { $wood } bois, { $stone } { $stone ->
    [one] pierre
   *[other] pierres
}, { $food } nourriture
ability-building-discount = les bâtiments coûtent { $goods } de moins
ability-persian-defence-bonus = { $amount } de Force en plus contre les Perses
ability-supply-food-discount = { $amount } nourriture de moins à chaque approvisionnement
ability-conquest-discount = la conquête coûte { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} de moins
ability-free-land-placement = les terrains n’ont pas à s’accorder
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
ability-supply_food = { $amount } nourriture de plus à chaque approvisionnement
ability-conquest_price = la conquête coûte { $amount } { $amount ->
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
name-without-debt = un nom qui ne finit pas par -debt, ce qui signifie un achat à crédit

## Questions and options

ask-draw = { $kind ->
    [hero] Lequel est-ce ?
   *[other] Laquelle est-ce ?
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
ask-tile = Laquelle est-ce ?
    .about = Révélez une tuile pour la { row }
option-tile = { $name }
    .detail = { $kind ->
        [land] terrain
       *[building] bâtiment
    } : { $parts }
ask-buy = { $luxury ->
    [yes] Quelle tuile prenez-vous avec du luxe ?
   *[no] Quelle tuile prenez-vous ?
}
    .about = { $opening ->
        [yes] Une tuile rapporte points et revenu ; ensuite, un point de Force coûte { $strength }. Angelos prend une tuile dans la rangée laissée.{" "}
       *[no] {""}
    }Vous avez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } (1 Prestige par { $per }) et { $held }
option-pass = Passer
    .detail = vous prenez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } ; Angelos prend { $tile } dans la rangée de conquête
option-buy = { $how ->
    [debt] { $tile } à crédit
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment } ; à payer au prochain approvisionnement, sinon elle est perdue : { $owed } ; donne { $brings }
       *[now] { $payment } ; donne { $brings }
    }
payment = { $how ->
    [free] gratuit
    [luxury] { $cost } sous forme de { $paid }
    [debt] { $cost }, dont la pièce de dette
    [both] { $cost } sous forme de { $paid }, dont la pièce de dette
   *[plain] { $cost }
}
payment-asked = { $payment } ; ensuite vous choisissez ce que vous gardez contre du luxe
option-luxury = Utiliser du luxe
    .detail = choisissez les biens que vous gardez, 2 biens de luxe pour chacun
ask-pay = Quels biens gardez-vous ?
    .about = À payer : { $payment } ; biens de luxe : { $luxury }
option-keep = Garder { $goods }
    .detail = payer { $luxury } biens de luxe à la place
option-plain = Ne rien garder de plus
    .detail = payer { $paid } en tout
ask-strength = { $luxury ->
    [yes] Augmenter votre Force avec du luxe ?
   *[no] Augmenter votre Force ?
}
    .about = { $passed ->
        [yes] Vous avez passé.{" "}
       *[no] {""}
    }La Force compte aux approvisionnements et contre les Perses : vous { $strength }, Angelos { $angelos } ; un point coûte { $cost }
option-strength = +{ $steps }
    .detail = Force { $strength }, pour { $payment }
option-no-strength = Non
    .detail = la Force reste à { $strength }
ask-income = Quel bien choisissez-vous ?
    .about = encore { $left }
option-panel = { $goods }
    .detail = { $room ->
        [yes] rejoint vos réserves
       *[no] sans place, devient 1 bien de luxe
    }
ask-chip = Lequel est-ce ?
    .about = Tirez un jeton catastrophe
ask-save = { $how ->
    [save] Quelles tuiles sauvez-vous ?
   *[let-go] Quelles tuiles abandonnez-vous ?
}
    .about = { $free ->
        [0] { disaster } : tout sauver coûte { $cost }
       *[other] { disaster } : tout sauver coûte { $cost }, votre Héros en sauve une
    }
ask-mercenaries = { $luxury ->
    [yes] Engager des mercenaires avec du luxe ?
   *[no] Engager des mercenaires ?
}
    .about = { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } par point ; votre Force est de { $strength }
ask-feed = Utiliser des biens de luxe, 2 pour 1 ?
    .about = Il manque { $missing } nourriture ; biens de luxe : { $luxury }
option-feed = { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
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
    .about = Pas encore payés : { $tiles } ; tout garder coûte { $cost }
option-let-go = Abandonner : { $tile }
    .detail = la tuile est perdue, et { $prestige } de Prestige avec elle
option-save = Sauver : { $tile }
    .detail = { $cost }, et { $prestige } de Prestige reste
option-done = { $kept ->
    [0] Ne rien garder
    [1] Garder : { $keeps }
   *[other] { $lost ->
        [0] Tout garder
       *[other] Garder : { $keeps }
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment } ; perdu : { $loses }
    }

## Story

told-setup = Mise en place.
    .why = Tout est préparé comme à deux, et Angelos tient l’autre côté.
told-draw = { $whose ->
    [you] Vous : { $card }.
   *[angelos] Angelos : { $card }.
}
    .why = { $whose ->
        [you] Le hasard vous donne une Civilisation, un Héros et une Colonie pour toute la partie.
       *[angelos] { $kind ->
            [civilization] Son rang lui donne une Civilisation ; seuls ses Citoyens et ses pièces comptent.
           *[other] Son rang lui donne un Héros ; il n’en utilise que la Force et les Trèfles.
        }
    }
told-start = Vous commencez avec { $goods }.
    .why = Les dons de départ s’additionnent ; ce qui déborde devient du luxe.
told-round = Tour { $round }
    .why = On joue huit tours : tuiles, Angelos, revenu, trois jetons.
told-tile = { $row ->
    [conquest] Rangée conquête : { $tile }.
   *[normal] Rangée normale : { $tile }.
}
    .why = { $row ->
        [conquest] Trois tuiles forment la rangée conquête ; prises là, elles renforcent Angelos.
       *[normal] Deux tuiles forment la rangée normale, révélées en premier.
    }
told-supply-symbol = Le symbole d’approvisionnement : un approvisionnement a lieu aussitôt.
    .why = La tuile porte le symbole : tout s’arrête jusqu’à ce que votre peuple soit nourri.
told-pass = Vous passez et prenez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
    .why = Qui ne prend pas de tuile reçoit des pièces de la banque.
told-cannot-buy = Aucune tuile possible : vous passez et prenez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
    .why = Vous ne pouvez payer et poser aucune tuile.
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
       *[other] Deux biens de luxe remplacent un bois, une pierre, une nourriture ou une pièce.
    }
told-laid = La tuile apporte : { $brings }.
    .why = Ce qui est imprimé en haut à droite arrive une seule fois, dès que la tuile est posée.
told-debt = Une pièce de dette y est posée.
    .why = La construction n’est pas payée ; le prochain approvisionnement la réclamera.
told-strength = Votre Force est de { $strength }.
    .why = { $how ->
        [mercenaries] Des mercenaires peuvent rendre ce que votre propre marqueur vient de perdre.
       *[steps] À la fin de votre étape, vous pouvez acheter autant de points que vous voulez.
    }
told-angelos = Angelos prend la tuile { $tile }.
    .why = { $worth } : il prend la meilleure tuile de la rangée que vous laissez.
told-angelos-strength = Sa Force augmente de { $gained } et passe à { $strength }.
    .why = Une tuile de la rangée conquête le renforce de son Prestige.
told-income = Revenu : { $goods }.
    .why = Civilisation, Héros, Colonie et toutes les tuiles rapportent ; ce qui déborde devient du luxe.
told-overflow = Plus de place pour { $goods } : vous recevez { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
}.
    .why = Tout ce qui dépasse vos réserves devient aussitôt du luxe, un pour un.
told-panel = À votre choix : { $goods }.
    .why = Une case en quatre parties donne chaque tour une unité de votre choix.
told-people = { $people } { $people ->
    [one] Citoyen rapporte
   *[other] Citoyens rapportent
} { $goods }.
    .why = Plus vous avez de Citoyens, plus ils rapportent de pièces, et en foule aussi du luxe.
told-chips = Jetons catastrophe.
    .why = À la fin de chaque tour, on tire trois jetons, l’un après l’autre.
told-chip = { $disaster ->
    [blank] Jeton vierge.
   *[other] { disaster } ({ $drawn } sur { $most }).
}
    .why = { $disaster ->
        [persians] Les Perses avancent à chaque jeton ; ils n’attaquent qu’avec les deux marqués d’un losange sur le plateau.
        [blank] Le jeton vierge ne fait rien.
       *[other] Une catastrophe naturelle frappe avec le dernier de ses jetons.
    }
told-protected = { disaster } : la catastrophe frappe, mais une protection vous en préserve.
    .why = Une tuile, votre Héros ou votre Colonie porte le bouclier contre elle.
told-strike = { $disaster ->
    [decline] Déclin : { $lost } { $lost ->
        [one] bien de luxe perdu
       *[other] biens de luxe perdus
    }.
    [drought] Sécheresse : { $lost } nourriture perdue.
    [plague] Peste : { $lost } { $lost ->
        [one] Citoyen perdu
       *[other] Citoyens perdus
    }.
    [earthquake] Tremblement de terre : chaque bâtiment est en danger.
   *[tempest] Tempête : chaque terrain est en danger.
}
    .why = { $disaster ->
        [decline] Son troisième jeton est tiré : jusqu’à 10 biens de luxe s’en vont.
        [drought] Son troisième jeton est tiré : un tiers de la nourriture s’en va, arrondi vers le haut.
        [plague] Son troisième jeton est tiré : un tiers des Citoyens s’en va, arrondi vers le haut.
        [earthquake] Son troisième jeton est tiré : chaque bâtiment doit être payé ou tombe.
       *[tempest] Son troisième jeton est tiré : chaque terrain doit être payé ou se perd.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] Tuile sauvée : { $tile }.
    [free] Tuile sauvée gratuitement : { $tile }.
   *[lose] Tuile perdue : { $tile }.
}
    .why = { $how ->
        [save] Vous payez pour elle, elle reste donc.
        [free] Votre Héros sauve une tuile à chaque catastrophe de ce genre.
       *[lose] Ce que personne ne paie quitte le jeu, avec sa pièce de dette.
    }
    .cause = { disaster }
told-persians = Les Perses attaquent avec une Force de { $persians } ; à vous deux, vous avez { $defence }.
    .why = Chaque jeton perse vaut une Force fixe ; Angelos et vous additionnez les vôtres.
told-persians-beaten = Victoire ! La Force est divisée par deux : vous { $you }, Angelos { $angelos }.
    .why = L’égalité suffit pour tenir, mais la victoire coûte aux deux la moitié de leur Force.
    .cause = Perses
told-persians-win = { $people ->
    [0] Défaite : toute la Force est perdue.
   *[other] Défaite : toute la Force est perdue, ainsi que { $people } de vos Citoyens.
}
    .why = Votre Force commune n’a pas atteint la leur.
    .cause = Perses
told-supply = Approvisionnement.
    .why = Il a lieu trois fois : à chacun des deux symboles, et à la fin.
told-newcomers = Nouveaux Citoyens : { $people }.
    .why = Votre Héros les amène à chaque approvisionnement.
told-fed = Nourriture due : { $need }, payée : { $paid }.
    .why = Chaque Citoyen mange 1 nourriture ; Héros et Colonie peuvent changer la somme.
    .cause = Approvisionnement
told-luxury-eaten = { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
} contre la faim.
    .why = Deux biens de luxe remplacent 1 nourriture manquante.
told-hungry = { $lost ->
    [0] Personne ne part.
    [one] 1 Citoyen part.
   *[other] { $lost } Citoyens partent.
}
    .why = Qui n’est pas nourri s’en va.
    .cause = Faim
told-debt-settled = { $how ->
    [pay] Bâtiment payé : { $tile } ; la pièce de dette vous revient.
   *[let-go] Bâtiment perdu : { $tile } ; la pièce de dette vous revient.
}
    .why = { $how ->
        [pay] L’approvisionnement réclame les dettes, et vous payez tout.
       *[let-go] L’approvisionnement réclame les dettes ; ce qui n’est pas payé en entier s’en va.
    }
    .cause = Dette impayée
told-conflict = Conflit interne : vous { $you }, Angelos { $angelos }.
    .why = Chaque approvisionnement compare la Force des deux côtés.
told-conflict-nothing = Égalité : il ne se passe rien.
    .why = Selon cette lecture, votre Colonie empêche seulement Angelos de gagner les égalités.
told-you-win = Vous gagnez 1 Trèfle et { $people } { $people ->
    [one] Citoyen
   *[other] Citoyens
} ; votre Force est de { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Votre Colonie vous donne l’égalité, et votre Héros vous épargne la division.
           *[no] Vous êtes plus fort, et votre Héros vous épargne la division.
        }
       *[no] { $tied ->
            [yes] Votre Colonie vous donne l’égalité ; l’effort divise votre Force par deux.
           *[no] Vous êtes plus fort ; l’effort divise votre Force par deux.
        }
    }
    .cause = Conflit interne
told-angelos-loses = Angelos défausse la tuile { $tile }.
    .why = De ses tuiles avec Citoyen : le moins de Citoyens, puis de Prestige, puis la plus récente.
told-angelos-loses-civilization = Angelos défausse sa Civilisation.
    .why = Selon cette lecture, elle compte comme une tuile, et elle a le moins de Citoyens.
told-angelos-loses-nothing = Angelos n’a aucune tuile avec un Citoyen à défausser.
    .why = Seule une tuile avec au moins 1 Citoyen peut être perdue.
told-angelos-wins = Angelos gagne 1 Trèfle{ $people ->
    [0] {""}
    [one] {" "}et 1 Citoyen
   *[other] {" "}et { $people } Citoyens
} ; sa Force est de { $strength }.
    .why = { $tied ->
        [yes] L’égalité lui revient ; l’effort divise sa Force par deux.
       *[no] Il est plus fort ; l’effort divise sa Force par deux.
    }
    .cause = Conflit interne
told-count = Décompte : vous { $you }, Angelos { $angelos }.
    .why = De chaque côté, le plus petit total compte, les Trèfles répartis au mieux.

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
worth-clovers = chacun ajoute 1 au Prestige ou à la Population à la fin, là où c’est le plus bas
worth-coins = { $coins } valent 1 Prestige à la fin
note-people = apportent { $goods } par manche{ $more ->
    [0] {""}
   *[other] , davantage à partir de { $more }
}
worth-inhabitants = chacun vaut { $points } de Population à la fin
worth-luxury = 2 remplacent 1 bois, pierre, nourriture ou pièce
spot-kind = { $kind ->
    [civilization] Civilisation
    [hero] Héros
   *[colony] Colonie
}
spot-score = Score actuel
totals = Prestige { $prestige }, Population { $population } ; le plus petit total compte, avec les Trèfles
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
    [protected] vous êtes protégé
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
   *[other] attaque au jeton { $chips } : { $persians } contre { $defence } d’Angelos et vous ensemble
}

group-land = Terrains
group-buildings = Bâtiments
group-civilizations = Civilisations
group-heroes = Héros
group-colonies = Colonies
group-expansion = Force et Perses
strength-text = un point de Force coûte { $goods }
persians-text = attaque aux jetons { $first } et { $second }, Force { $per_chip } par jeton ; une défaite coûte { $lost } { $lost ->
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
label-discount = Bâtiments moins chers (déduit) :
label-prestige = Prestige
label-population = Population
label-lower = Le plus petit compte, avec { $clovers ->
    [1] votre Trèfle
   *[other] vos { $clovers } Trèfles
} : { $score } maintenant.
label-now = { $score } maintenant
label-conflict = { $who ->
    [you] Vous gagneriez un conflit maintenant
    [angelos] Angelos gagnerait un conflit maintenant
   *[nobody] Personne ne gagnerait un conflit maintenant
}
label-strengths = Force : vous { $you }, Angelos { $angelos }
label-you = Vous
label-together = ensemble
label-chips = 3 jetons par tour
label-disaster = { $disaster ->
    [earthquake] Séisme
   *[other] { disaster }
}
label-debt = impayé
label-then = Prenez ici, Angelos prend : { $tile }
label-angelos-next = Angelos la prend, s’il prend dans cette rangée
label-angelos-idle = Pas encore de tuile. Dans la rangée que vous laissez, il prend la meilleure ; une tuile de conquête le rend plus fort.
label-closed = { $why ->
    [match] ne s’accorde pas à : { $tile }
   *[pay] trop cher
}
label-empty = { $kind ->
    [land] Les terrains vont de ce côté ; chacun doit s’accorder à son voisin
   *[building] Les bâtiments vont de ce côté
}

## End

why = { $outcome ->
    [won] { $you } à { $angelos } : vous avez plus qu’Angelos.
   *[lost] { $you } à { $angelos } : pour gagner, il fallait dépasser Angelos.
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
line-lower = Le plus petit des deux compte

## Goal and primer

goal-name = Vous
goal = le plus bas de Prestige et Population, après 8 tours
    .short = le total le plus bas compte
primer-line = Vous et Angelos, qui prend ce que vous laissez.
primer-1 = Faites grandir les deux
    .detail = Prestige et Population : seul le plus bas compte. Il vous faut plus qu’Angelos.
primer-2 = Achetez une des cinq tuiles
    .detail = Deux en rangée normale, trois en conquête. Achetez-en une, ou passez : 3 pièces.
primer-3 = Angelos en prend une
    .detail = Dans la rangée laissée. En conquête, lui seul gagne son Prestige en Force.
primer-4 = Revenu, puis trois jetons
    .detail = Vos Citoyens rapportent des pièces. Le troisième jeton d’une sorte vous frappe ; les Perses frappent aussi Angelos.
primer-5 = Trois approvisionnements
    .detail = Nourrissez tout le monde. Puis la plus grande Force gagne un Trèfle et un Citoyen. À égalité : Angelos.
primer-6 = La fin
    .detail = Après huit tours. Les pièces deviennent du Prestige ; les Trèfles, des points où il en manque.

## Themes: what an answer is better or worse for, in hints and reviews

theme-materials = { $sense ->
    [better] aide pour le bois, la pierre et les dettes
   *[worse] coûte du bois et de la pierre, ou laisse une dette
}
theme-food = { $sense ->
    [better] aide à nourrir votre peuple
   *[worse] laisse moins de nourriture à votre peuple
}
theme-coins = { $sense ->
    [better] meilleur pour les pièces et les biens de luxe
   *[worse] coûte des pièces ou des biens de luxe
}
theme-people = { $sense ->
    [better] meilleur pour votre population
   *[worse] moins bon pour votre population
}
theme-prestige = { $sense ->
    [better] meilleur pour votre Prestige
   *[worse] moins bon pour votre Prestige
}
theme-balance = { $sense ->
    [better] élève le plus petit de vos deux totaux, celui qui compte
   *[worse] laisse plus bas le plus petit de vos deux totaux, celui qui compte
}
theme-strength = { $sense ->
    [better] meilleur pour la Force dans les conflits et contre les Perses
   *[worse] moins bon pour la Force dans les conflits et contre les Perses
}
theme-angelos = { $sense ->
    [better] donne moins à Angelos
   *[worse] donne plus à Angelos
}
theme-disasters = { $sense ->
    [better] plus sûr face aux catastrophes
   *[worse] plus exposé aux catastrophes
}
