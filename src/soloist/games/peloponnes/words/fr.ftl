### Peloponnes avec Heroes and Colonies en français.

game-title = Peloponnes : Heroes and Colonies
game-line = Bâtissez une Civilisation où Prestige et Population grandissent ensemble, et laissez Angelos derrière vous.
short-title = Peloponnes
opponent = Angelos
level-legend = Grade d’Angelos

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
   *[strength] { $amount } de Force
}
good-name = { $good ->
    [wood] bois
    [stone] pierre
    [food] nourriture
    [luxury] bien de luxe
    [coins] pièce
    [inhabitants] Citoyen
   *[strength] Force
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
    [tiryns-fortress] Forteresse de Tirynthe
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
    [1] Prestige { $prestige }, 1 Citoyen
   *[other] Prestige { $prestige }, { $inhabitants } { $inhabitants ->
        [one] Citoyen
       *[other] Citoyens
    }
}
tile-once = une seule fois { $goods }
tile-income = revenu { $goods }
tile-choice = { $n ->
    [1] 1 bien au choix à chaque tour
   *[other] { $n } biens au choix à chaque tour
}
tile-cost = coût { $goods }
protects = protection : { $disasters }
tile-free-land = les terrains n’ont pas à s’accorder
tile-supply = symbole d’approvisionnement
start = départ { $goods }
civilization-text = { person } : départ { $start } ; revenu { $income }
hero-text = { person } : { $parts } ; pour Angelos { $clovers ->
    [0] aucun Trèfle en plus
    [1] 1 Trèfle en plus
   *[other] { $clovers } Trèfles en plus
}
ability-discount = les bâtiments coûtent { $goods } de moins
ability = { $ability ->
    [persian-defence-bonus] { $amount } de Force en plus contre les Perses
    [supply-food-discount] { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    } de moins à chaque approvisionnement
    [conquest-discount] { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } de moins dans la rangée conquête
    [free-land-placement] les terrains n’ont pas à s’accorder
    [no-halving-internal] Force non divisée après un conflit interne gagné
    [internal-win-extra-citizen] { $amount } { $amount ->
        [one] Citoyen
       *[other] Citoyens
    } de plus par conflit interne gagné
    [save-one-tile-free] sauve une tuile gratuitement au Tremblement de terre et à la Tempête
   *[supply-inhabitant] { $amount } { $amount ->
        [one] Citoyen
       *[other] Citoyens
    } à chaque approvisionnement
}
colony-text = { person } : { $parts }
storage = stocke { $wood } bois, { $stone } { $stone ->
    [one] pierre
   *[other] pierres
}, { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}
colony-tie = gagne les conflits internes à égalité
colony-number = { $effect ->
    [supply-food] { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    } de plus à chaque approvisionnement
    [conquest-price] { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } de plus dans la rangée conquête
    [persian-loss] une défaite contre les Perses coûte { $amount } { $amount ->
        [one] Citoyen
       *[other] Citoyens
    } de plus
    [pass-coins] passer rapporte { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
   *[coins-per-prestige] { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } pour 1 Prestige à la fin
}

## Questions and options

ask-draw = { $whose ->
    [you] { $kind ->
        [civilization] Tirez votre Civilisation. Laquelle est-ce ?
        [hero] Tirez votre Héros. Lequel est-ce ?
       *[colony] Tirez votre Colonie. Laquelle est-ce ?
    }
   *[angelos] { $kind ->
        [civilization] Tirez une Civilisation pour Angelos. Laquelle est-ce ?
        [hero] Tirez un Héros pour Angelos. Lequel est-ce ?
       *[colony] Tirez une Colonie pour Angelos. Laquelle est-ce ?
    }
}
ask-tile = Révélez une tuile pour la { row }. Laquelle est-ce ?
ask-buy = Quelle tuile prenez-vous ? (Vous avez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.)
option-pass = Passer : { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
option-buy = { $how ->
    [debt] { $tile } : { $cost }, dont 1 de dette
   *[now] { $tile } : { $cost }
}
ask-pay = À payer : { $goods }. Utiliser des biens de luxe ? (Biens de luxe : { $luxury })
option-plain = Payer en nature : garder les biens de luxe
option-luxury = Garder 1 { good-name } : payer 2 biens de luxe à la place
ask-strength = Augmenter votre Force ? (Elle est de { $strength } ; un point coûte { $cost } ; Angelos a { $angelos }.)
option-strength = { $steps ->
    [0] Non : la Force reste à { $strength }
   *[other] +{ $steps } : Force { $strength }, pour { $cost }
}
ask-income = Quel bien choisissez-vous ? (encore { $left })
ask-chip = Tirez un jeton catastrophe. Lequel est-ce ?
ask-save = { disaster } : sauver la tuile { $tile } ?
option-save = { $how ->
    [save] La sauver : { $disaster ->
        [earthquake] 1 pierre et 1 bois
       *[tempest] 1 nourriture et 1 pièce
    }
    [free] La sauver gratuitement : votre Héros aide une fois
   *[lose] L’abandonner : la tuile est perdue
}
ask-mercenaries = Engager des mercenaires à { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} par point ? (Force { $strength })
ask-feed = Il manque { $missing } { $missing ->
    [one] nourriture
   *[other] nourritures
}. Utiliser des biens de luxe, 2 pour 1 ? (Biens de luxe : { $luxury })
option-feed = { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
} : { $lost ->
    [0] personne ne part
    [one] { $lost } Citoyen part
   *[other] { $lost } Citoyens partent
}
ask-debt = Bâtiment impayé : { $tile }, coût { $cost }. Payer maintenant ?
option-debt = { $how ->
    [pay] Payer : le bâtiment reste
   *[let-go] L’abandonner : le bâtiment est perdu
}

## Story

told-setup = Mise en place.
told-draw = { $whose ->
    [you] Vous : { $card }.
   *[angelos] Angelos : { $card }.
}
told-round = Tour { $round }
told-tile = { $row ->
    [conquest] Rangée conquête : { $tile }.
   *[normal] Rangée normale : { $tile }.
}
told-supply-symbol = Le symbole d’approvisionnement : un approvisionnement a lieu aussitôt.
told-pass = Vous passez et prenez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
told-bought = Vous prenez la tuile { $tile } pour { $price } { $price ->
    [one] pièce
   *[other] pièces
}.
told-laid = Elle apporte : { $goods } ; Citoyens : { $inhabitants }.
told-debt = Une pièce de dette y est posée.
told-strength = Votre Force est de { $strength }.
told-angelos = Angelos prend la tuile { $tile }.
told-angelos-why = Prestige { $prestige }, Citoyens { $inhabitants } : la meilleure de sa rangée.
told-angelos-strength = Sa Force augmente de { $gained } et passe à { $strength }.
told-income = Revenu : { $goods }.
told-panel = À votre choix : { $goods }.
told-people = { $people } { $people ->
    [one] Citoyen rapporte
   *[other] Citoyens rapportent
} { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} et { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
}.
told-chips = Jetons catastrophe.
told-chip = { disaster } ({ $drawn }).
told-protected = { disaster } : la catastrophe frappe, mais une protection vous en préserve.
told-strike = { $disaster ->
    [decline] Déclin : { $lost } { $lost ->
        [one] bien de luxe perdu
       *[other] biens de luxe perdus
    }.
    [drought] Sécheresse : { $lost } { $lost ->
        [one] nourriture perdue
       *[other] nourritures perdues
    }.
    [plague] Peste : { $lost } { $lost ->
        [one] Citoyen perdu
       *[other] Citoyens perdus
    }.
    [earthquake] Tremblement de terre : chaque bâtiment est en danger.
   *[tempest] Tempête : chaque terrain est en danger.
}
told-saved = { $how ->
    [save] Tuile sauvée : { $tile }.
    [free] Tuile sauvée gratuitement : { $tile }.
   *[lose] Tuile perdue : { $tile }.
}
told-persians = Les Perses attaquent avec une force de { $persians } ; à vous deux, vous avez { $defence }.
told-persians-beaten = Victoire ! La Force est divisée par deux : vous { $you }, Angelos { $angelos }.
told-persians-win = Défaite : toute la Force est perdue, ainsi que { $people } de vos Citoyens.
told-supply = Approvisionnement.
told-newcomers = Nouveaux Citoyens : { $people }.
told-fed = Nourriture : { $need } à fournir, { $paid } { $paid ->
    [one] payée
   *[other] payées
}.
told-hungry = { $luxury } { $luxury ->
    [one] bien de luxe
   *[other] biens de luxe
} contre la faim ; { $lost } { $lost ->
    [one] Citoyen part
   *[other] Citoyens partent
}.
told-debt-settled = { $how ->
    [pay] Bâtiment payé : { $tile } ; la pièce de dette vous revient.
   *[let-go] Bâtiment perdu : { $tile } ; la pièce de dette vous revient.
}
told-conflict = Conflit interne : vous { $you }, Angelos { $angelos }.
told-conflict-nothing = Égalité : il ne se passe rien.
told-you-win = Vous gagnez 1 Trèfle et { $people } { $people ->
    [one] Citoyen
   *[other] Citoyens
} ; votre Force est de { $strength }.
told-angelos-loses = Angelos défausse la tuile { $tile }.
told-angelos-loses-civilization = Angelos défausse sa Civilisation.
told-angelos-loses-nothing = Angelos n’a aucune tuile avec un Citoyen à défausser.
told-angelos-wins = Angelos gagne 1 Trèfle et { $people } { $people ->
    [one] Citoyen
   *[other] Citoyens
} ; sa Force est de { $strength }.
told-count = Décompte : vous { $you }, Angelos { $angelos }.

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
} ; { $parts }
note-building = { $debt ->
    [yes] bâtiment, pas encore payé
   *[no] bâtiment
} ; { $parts }
note-land = { $outer ->
    [yes] terrain, le plus à l’extérieur
   *[no] terrain
} ; { $parts }
note-angelos = { $parts }
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
persians-text = attaque aux jetons { $first } et { $second }, force { $per_chip } par jeton ; une défaite coûte { $lost } { $lost ->
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
label-discount = Bâtiments moins chers :
label-prestige = Prestige
label-population = Population
label-lower = Le plus petit compte : { $score } avec les Trèfles.
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
label-then = Puis Angelos : { $tile }
label-angelos-next = Angelos la prend, s’il prend dans cette rangée
label-closed = { $why ->
    [match] pas accordé à { $tile }
   *[pay] trop cher
}
label-empty = { $kind ->
    [land] Terrain
   *[building] Bâtiment
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
line-clovers = Trèfles
