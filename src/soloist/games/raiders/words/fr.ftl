### Pillards de la Mer du Nord en français.

game-title = Pillards de la Mer du Nord
game-line = Engagez un équipage, pillez la côte et marquez plus que l’Adversaire et ses cartes tactiques.
short-title = Pillards
opponent = Adversaire
level-legend = Difficulté

level-normal = Normale
level-hard = Ardue
level-heroic = Héroïque
level-normal-line = l’Adversaire commence les mains vides
level-hard-line = il commence avec 2 d’Armement et 2 Provisions
level-heroic-line = il commence avec 4 d’Armement et 4 Provisions

## Names

worker = { $worker ->
    [black] noir
    [grey] gris
   *[white] blanc
}
worker-letter = { $worker ->
    [black] N
    [grey] G
   *[white] B
}
goods = { $good ->
    [silver] { $amount } { $amount ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    }
    [provisions] { $amount } { $amount ->
        [one] Provision
       *[other] Provisions
    }
    [gold] { $amount } Or
    [iron] { $amount } Fer
    [livestock] { $amount } Bétail
    [armour] { $amount } { $amount ->
        [one] Armement
       *[other] Armements
    }
    [offering] { $amount } { $amount ->
        [one] tuile Offrande
       *[other] tuiles Offrande
    }
   *[valkyrie] { $amount } { $amount ->
        [one] Valkyrie
       *[other] Valkyries
    }
}
store = { $good ->
    [silver] Argent
    [provisions] Provisions
    [gold] Or
    [iron] Fer
    [livestock] Bétail
    [armour] Armement
   *[valkyrie] Valkyries
}
list = { $goods }
nothing = rien
any-plunder = 1 Butin au choix
one-crew = 1 membre d’équipage
building = { $building ->
    [gate-house] Grande Porte
    [town-hall] Demeure du Jarl
    [treasury] Salle du Trésor
    [barracks] Camp d’entraînement
    [armoury] Armurerie
    [mill] Moulin
    [silversmith] Orfèvre
   *[long-house] Langhùs
}
building-does = { $building ->
    [gate-house] piocher 2 cartes
    [town-hall] jouer une carte
    [treasury] 1 carte pour 2 pièces d’Argent, 2 cartes pour 1 Or
    [barracks] engager un membre d’équipage
    [armoury] 1 Fer contre 2 Armements, 2 pièces d’Argent contre 1 ; pas d’Ouvrier noir
    [mill] 1 Provision (noir) ou 2 ; au choix 1 Or (blanc)
    [silversmith] 3 pièces d’Argent (noir) ou 2
   *[long-house] 1 Bétail contre 2 Provisions, ou une offrande ; pas d’Ouvrier noir
}
kind = { $kind ->
    [harbour] ports
    [outpost] avant-postes
    [monastery] monastères
   *[fortress] forteresses
}
settlement = { $id ->
    [harbour-left] Port de gauche
    [harbour-middle] Port du milieu
    [harbour-right] Port de droite
    [outpost-left] Avant-poste de gauche
    [outpost-right] Avant-poste de droite
    [monastery-left] Monastère de gauche
    [monastery-right] Monastère de droite
    [fortress-left] Forteresse de gauche
    [fortress-middle] Forteresse du milieu
    [fortress-right] Forteresse de droite
   *[other] { $id }
}
townsfolk = { $id ->
    [archer] Archer
    [armourer] Armurier
    [avenger] Vengeur
    [barbarian] Barbare
    [berserker] Berserker
    [brawler] Bagarreur
    [brynjar] Brynjar (héros)
    [cartographer] Cartographe
    [champion] Champion
    [folke] Folke (héros)
    [forager] Glaneur
    [gatekeeper] Portier
    [gravedigger] Fossoyeur
    [huntsman] Chasseur
    [jeweller] Joaillier
    [marauder] Maraudeur
    [mercenary] Mercenaire
    [merchant] Marchand
    [ragnhildr] Ragnhildr (héroïne)
    [recruiter] Recruteur
    [sage] Sage
    [scout] Éclaireur
    [shieldmaiden] Guerrière au bouclier
    [trader] Négociant
    [warlord] Seigneur de guerre
    [warmonger] Belliciste
   *[other] { $id }
}
card-text = { $name } : { $cost } { $cost ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}, force { $strength }, { $crew }
hall-gain = recevoir { $goods }
hall-exchange = { $pay } contre { $gain }
hall-weaken = l’Adversaire perd { $goods }
hall = { $effect ->
    [draw] piocher { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }
    [swap] échanger un membre d’équipage contre une carte en main, gratuitement
    [cycle] trois nouvelles tuiles Offrande
    [hire] engager pour { $amount } { $amount ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    }
    [building] utiliser un autre bâtiment
    [offering] une offrande pour { $amount } { $amount ->
        [one] bien
       *[other] biens
    } de moins
    [take] prendre { $amount } { $amount ->
        [one] Provision
       *[other] Provisions
    } à l’Adversaire
    [void] sans effet en solo
   *[none] ne se joue pas ici
}
crew-raid = { $effect ->
    [raid-vp] +{ $amount } PV aux { kind }
   *[raid-strength] +{ $amount } de force aux { kind }
}
crew-cost = { $goods } de moins aux { kind }
crew-building = { $building ->
    [gate-house] +{ $amount } { $amount ->
        [one] carte
       *[other] cartes
    } à la Grande Porte
    [barracks] { $amount } { $amount ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    } de moins au Camp d’entraînement
    [mill] +{ $amount } { $amount ->
        [one] Provision
       *[other] Provisions
    } au Moulin
    [silversmith] +{ $amount } { $amount ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    } chez l’Orfèvre
   *[long-house] { $amount } { $amount ->
        [one] action
       *[other] actions
    } de plus au Langhùs
}
crew = { $effect ->
    [strength-per] { $per ->
        [armour] +{ $amount } de force par tranche de { $step } d’Armement
        [other-crew] +{ $amount } de force par autre membre d’équipage
       *[valkyries-taken] +{ $amount } de force par tranche de { $step } Valkyries prises
    }
    [reroll] relance 1 dé
    [killed] { $per ->
        [hand] retour en main s’il est tué
        [gold] 1 Or s’il est tué
        [vp] 1 PV s’il est tué
       *[nothing] sans effet en solo
    }
    [end-vp] { $amount } PV à la fin
   *[end-per] { $per ->
        [livestock] +{ $amount } PV par Bétail à la fin
       *[offering] +{ $amount } PV par tuile Offrande à la fin
    }
}
offering = { $vp } PV (pour { $cost })
set = { $tokens }, Ouvrier { worker }
set-short = { $gold ->
    [0] {""}
   *[other] { $gold }O{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron }F{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock }B{" "}
}{ $valkyries ->
    [0] {""}
   *[other] { $valkyries }V{" "}
}({ worker-letter })
tactic = { $place }, Armement { $armour }, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}, { $vp } PV ; sinon { $gains } ; ferme { $closes ->
    [gate-house] la Grande Porte
    [town-hall] la Demeure du Jarl
    [treasury] la Salle du Trésor
    [barracks] le Camp d’entraînement
    [armoury] l’Armurerie
    [mill] le Moulin
    [silversmith] l’Orfèvre
   *[long-house] le Langhùs
}
two-dice = { $high } et { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Piochez une carte Citoyen. Laquelle est-ce ?
ask-offering-turned = Retournez une tuile Offrande pour la place { $slot }. Laquelle est-ce ?
ask-set = { $place }, lot { $number } : tirez { $tokens } { $tokens ->
    [one] jeton. Lequel ?
   *[other] jetons. Lesquels ?
} (g Or, i Fer, l Bétail, v Valkyrie)
ask-reject = Quelle carte va sous la pioche ? (encore { $left })
ask-turn = Vous tenez un Ouvrier { worker }. Travailler ou piller ?
option-turn = { $turn ->
    [work] Travailler au Village
   *[raid] Piller
}
ask-place = Où va l’Ouvrier { worker } ?
ask-pick-up = Quel Ouvrier reprenez-vous ?
option-place = { building } : { building-offers }
option-pick-up = { building } : Ouvrier { worker }, { $used ->
    [yes] a déjà servi
   *[no] { building-offers }
}
building-offers = { $building ->
    [gate-house] piocher { $amount } cartes
    [town-hall] jouer une carte
    [treasury] 1 carte pour 2 pièces d’Argent, 2 pour 1 Or
    [barracks] engager un membre d’équipage
    [armoury] 1 Fer contre 2 Armements, 2 pièces d’Argent contre 1
    [mill] { $amount } { $amount ->
        [one] Provision
       *[other] Provisions
    }{ $worker ->
        [white] {" "}ou 1 Or
       *[other] {""}
    }
    [silversmith] { $amount } pièces d’Argent
   *[long-house] 1 Bétail contre 2 Provisions, ou une offrande
}
ask-action = { building } : agir ici ?
option-decline = Y renoncer
option-draw = Piocher { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
option-play = { $name } : { $effect }
option-treasury = { $good ->
    [silver] 1 carte pour 2 pièces d’Argent
   *[gold] 2 cartes pour 1 Or
}
ask-sell = Quelle carte défaussez-vous ? (encore { $left })
option-armoury = { $good ->
    [iron] 1 Fer contre 2 Armements
   *[silver] 2 pièces d’Argent contre 1 Armement
}
option-take = Prendre { $goods }
option-livestock = 1 Bétail contre 2 Provisions
ask-hire = Qui engagez-vous ? (Vous avez { $silver } { $silver ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}.)
option-hire = { $name } : pour { $price } { $price ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}, force { $strength }, { $crew }
option-dismiss = D’abord défausser un membre d’équipage
ask-dismiss = Qui quitte l’équipage ?
ask-exchange = { $pay } contre { $gain } ?
option-exchange = Échanger
ask-pay-crew = Qui sacrifiez-vous pour 1 Butin ?
ask-plunder = Quel Butin ?
ask-swap-out = Qui revient dans votre main ?
ask-swap-in = Qui remplace { $card } ?
ask-copy = Quel bâtiment le Marchand utilise-t-il ?
ask-cheaper = Quelle offrande, et quel bien est omis ?
option-cheaper = { $goods } de moins : { $tile }
ask-limit = Vous avez plus de 8 cartes. Laquelle défaussez-vous ? (encore { $left })
ask-raid = Où pillez-vous ?
option-raid = { $place } : payer { $cost } ; { $dice ->
    [0] { $points }
    [1] force { $strength } + 1 dé, { $points }
   *[other] force { $strength } + { $dice } dés, { $points }
}{ $crew ->
    [0] {""}
   *[other] , +{ $crew } PV par l’équipage
}
ask-dice = { $dice ->
    [1] Lancez 1 dé. Que montre-t-il ?
   *[other] Lancez { $dice } dés. Que montrent-ils ?
}
ask-reroll = Jet : { $dice }, force { $strength }, { $vp } PV. Relancer un dé ?
option-keep-dice = Garder le jet
option-reroll = Relancer le { $die }
ask-take-set = Quel lot prenez-vous ? (Équipage : { $crew })
option-set = Lot { $number } : { $set }
option-tokens = { $gold ->
    [0] {""}
   *[other] { $gold } Or{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron } Fer{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock } Bétail{" "}
}{ $valkyries ->
    [0] {""}
    [one] { $valkyries } Valkyrie
   *[other] { $valkyries } Valkyries
}
ask-death = Une Valkyrie vient. Qui tombe ? (encore { $left })
ask-tactic = Retournez une carte tactique. Laquelle est-ce ?
ask-foe-offering = Retournez une tuile Offrande cachée de l’Adversaire. Laquelle est-ce ?

## Story

told-setup = Mise en place. { $start ->
    [0] L’Adversaire commence les mains vides.
   *[other] L’Adversaire commence avec { $start } d’Armement et { $start } { $start ->
        [one] Provision
       *[other] Provisions
    }.
}
told-turn = Tour { $turn }
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
told-drawn = Carte piochée : { $card }.
told-offering = Tuile Offrande sur la place { $slot } : { $tile }.
told-placed = Un Ouvrier { worker } va { $building ->
    [gate-house] à la Grande Porte
    [town-hall] à la Demeure du Jarl
    [treasury] à la Salle du Trésor
    [barracks] au Camp d’entraînement
    [armoury] à l’Armurerie
    [mill] au Moulin
    [silversmith] chez l’Orfèvre
   *[long-house] au Langhùs
}.
told-picked-up = Vous reprenez l’Ouvrier { worker } { $building ->
    [gate-house] de la Grande Porte
    [town-hall] de la Demeure du Jarl
    [treasury] de la Salle du Trésor
    [barracks] du Camp d’entraînement
    [armoury] de l’Armurerie
    [mill] du Moulin
    [silversmith] de l’Orfèvre
   *[long-house] du Langhùs
}.
told-used-already = { $building ->
    [gate-house] La Grande Porte
    [town-hall] La Demeure du Jarl
    [treasury] La Salle du Trésor
    [barracks] Le Camp d’entraînement
    [armoury] L’Armurerie
    [mill] Le Moulin
    [silversmith] L’Orfèvre
   *[long-house] Le Langhùs
} a déjà servi ce tour-ci.
told-played = Vous jouez { $name } : { $effect }.
told-gain = Vous recevez { $goods }.
told-armour = Armement +{ $gained } : maintenant { $armour }.
told-discarded = Carte défaussée : { $card }.
told-hired = Vous engagez { $card } pour { $silver } { $silver ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}.
told-dismissed = { $card } quitte l’équipage.
told-swapped = { $out } revient en main, { $into } rejoint l’équipage.
told-offered = Offrande faite : { $tile }.
told-void = Sans effet : cela vise ce que l’Adversaire n’a pas.
told-weakened = L’Adversaire perd { $amount } { $good ->
    [armour] { $amount ->
        [one] Armement
       *[other] Armements
    }
   *[provisions] { $amount ->
        [one] Provision
       *[other] Provisions
    }
}.
told-taken = Vous prenez { $amount } { $amount ->
    [one] Provision
   *[other] Provisions
} à l’Adversaire.
told-cycled = { $tiles ->
    [one] { $tiles } tuile Offrande va
   *[other] { $tiles } tuiles Offrande vont
} sous la pile.
told-raid = Vous pillez : { $place }.
told-dice = Jet : { $dice }.
told-reroll = Dé relancé : { $die }.
told-harbour = { $vp } PV pour le port, { $crew } de l’équipage : { $total } PV maintenant.
told-strength = Force { $strength } : { $vp } PV, { $crew } de l’équipage ; { $total } PV maintenant.
told-set = Vous prenez : { $set }.
told-no-crew = Il ne reste personne : { $left ->
    [one] { $left } Valkyrie part
   *[other] { $left } Valkyries partent
} sans vous faire avancer.
told-killed = { $card } tombe ; piste des Valkyries : { $valkyries }.
told-if-killed = { $gain ->
    [hand] Retour dans votre main.
    [gold] 1 Or de la Réserve Générale, s’il y en a.
    [vp] 1 PV.
   *[nothing] Sans effet en solo.
}
told-adversary = Tour de l’Adversaire (Armement { $armour }, Provisions { $provisions }).
told-tactics-shuffled = Les cartes tactiques sont mélangées : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
told-tactic = Carte tactique{ $confidence ->
    [sourced] {""}
    [recalled] {" "}(de mémoire)
   *[reconstructed] {" "}(reconstituée)
} : { $card }.
told-foe-raids = Il pille : { $place }, { $vp } PV. Lot retiré : { $set }.
told-foe-valkyries = Valkyries : sa piste est à { $valkyries }, son Armement à { $armour }.
told-foe-cannot = { $why ->
    [plunder] Il ne peut pas piller : il n’y reste aucun lot.
    [armour] Il ne peut pas piller : il faut { $armour } d’Armement.
   *[provisions] Il ne peut pas piller : il faut { $provisions } { $provisions ->
        [one] Provision
       *[other] Provisions
    }.
}
told-foe-prepares = Il se prépare : Armement { $armour }, Provisions { $provisions }.
told-foe-offering = Il prend une tuile Offrande, face cachée.
told-foe-takes = Il prend la meilleure tuile Offrande : { $tile }.
told-closed = Bâtiment fermé à votre prochain tour : { building }.
told-triggered = { $why ->
    [fortresses] Il ne reste qu’un lot aux forteresses
    [offerings] La pile d’offrandes est vide
   *[valkyries] Il n’y a plus de Valkyrie sur le plateau
} : encore un tour chacun, { $side ->
    [you] l’Adversaire d’abord.
   *[they] vous d’abord.
}
told-foe-tile = Tuile Offrande de l’Adversaire : { $tile }.
told-score = Décompte : vous { $you }, l’Adversaire { $they }.

## Scene

scene-title = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }{ $last ->
        [yes] , la fin est proche
       *[no] {""}
    }
}
zone-village = Village
zone-settlements = Lieux ; lots : Or, Fer, Bétail, Valkyries (Ouvrier)
zone-offerings = Tuiles Offrande
zone-you = Vous
zone-crew = Équipage ({ $crew } sur { $most })
zone-hand = Main
zone-adversary = L’Adversaire
building-note = { building-does }{ $state ->
    [closed] {" "}— bâtiment FERMÉ ce tour-ci
    [used] {" "}— a déjà servi
   *[open] {""}
}
settlement-note = équipage { $crew }, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Or
}, Ouvrier { $workers } ; { $dice ->
    [0] { $points }
   *[other] { $points } (vous : { $strength } + { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    })
} · { $sets }
table-row = { $strength }→{ $vp } PV
fixed-vp = { $vp } PV
spot-empty = vide
spot-offering = Place { $slot }
spot-stack = Pile
spot-vp = PV
spot-tiles = Offrandes
spot-worker = Ouvrier en main
spot-supply = Réserve Générale
copies = { $name } ×{ $count }
crew-note = force { $strength } · { $crew }
hand-note = { $cost } { $cost ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}, force { $strength } · { $crew } · Demeure du Jarl : { $hall }
worth = vaut { $vp } PV à la fin
spot-tactics = Cartes tactiques dans la pile
spot-tactic = Dernière carte { $id }

tactic-id = { $id }
spot-tactic-discards = Cartes jouées
group-townsfolk = Citoyens
group-offerings = Tuiles Offrande
group-settlements = Lieux de pillage
group-tactics = Cartes tactiques
group-dice = Dés
both-effects = { $card } ; à la Demeure du Jarl : { $hall }
settlement-text = { $place } : équipage { $crew }, Provisions { $provisions }, Or { $gold } ; { $points }
dice-faces = chaque dé montre { $faces }

## Board

label-settlements = Lieux de pillage
label-village = posez-en un, puis reprenez-en un ailleurs
label-does = { $building ->
    [gate-house] 2 cartes
    [town-hall] jouer 1 carte
    [treasury] vendre
    [barracks] engager
    [armoury] Armement
    [mill] Provisions
    [silversmith] Argent
   *[long-house] offrandes
}
label-closed = Fermé
label-used = a servi
label-taken = pris
label-free = { $count } { $count ->
    [one] libre
   *[other] libres
}
label-crew = Votre équipage
label-hand = Votre main
label-stock = Vos biens
label-strength = force { $crew } + Armement { $armour }
label-members = équipage
label-dice = dés
label-always = toujours
label-no-cards = aucune carte
label-ends = Fin de partie :
label-end-fortresses = lots des forteresses
label-end-stack = pile
label-last = Derniers tours : encore un chacun
label-tactic = Dernière carte
label-no-tactic = pas encore de carte
label-else = sinon
label-pile = encore { $left } { $left ->
    [one] carte
   *[other] cartes
}
label-not-black = pas d’Ouvrier noir
label-worker = Ouvrier { worker }

## End

why = { $outcome ->
    [won] { $you } à { $they } : { $tied ->
        [yes] l’égalité tourne en votre faveur.
       *[no] vous avez surpassé l’Adversaire.
    }
    [drawn] { $you } à { $they }, et les pistes aussi sont à égalité : match nul.
   *[lost] { $you } à { $they } : { $tied ->
        [yes] l’égalité tourne en faveur de l’Adversaire.
       *[no] l’Adversaire a fait mieux.
    }
}
line-raids = Points en cours de partie
line-valkyries = Piste des Valkyries
line-armour = Piste d’Armement
line-offerings = Tuiles Offrande
line-crew = Équipage
line-plunder = Butin
