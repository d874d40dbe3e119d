### Pillards de la Mer du Nord en français.

game-title = Pillards de la Mer du Nord
game-line = Engagez un équipage, pillez la côte et marquez plus que l’Adversaire et ses cartes tactiques.
short-title = Pillards
opponent = Adversaire
the-opponent = l’Adversaire
level-legend = Niveau

level-normal = Normal
level-hard = Ardu
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
    [armour] { $amount } d’Armement
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
    [barracks] Camp d’entraî­nement
    [armoury] Armu­rerie
    [mill] Moulin
    [silversmith] Orfèvre
   *[long-house] Langhùs
}
building-does = { $building ->
    [gate-house] piocher 2 cartes
    [town-hall] jouer une carte
    [treasury] 1 carte pour 2 pièces d’Argent, 2 cartes pour 1 Or
    [barracks] engager un membre d’équipage
    [armoury] 1 Fer contre 2 d’Armement, 2 pièces d’Argent contre 1 ; pas d’Ouvrier noir
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
    [monastery-left] Monas­tère de gauche
    [monastery-right] Monas­tère de droite
    [fortress-left] Forte­resse de gauche
    [fortress-middle] Forte­resse du milieu
    [fortress-right] Forte­resse de droite
   *[other] { $id }
}
townsfolk = { $id ->
    [archer] Archer
    [armourer] Armurier
    [avenger] Vengeur
    [barbarian] Barbare
    [berserker] Berserker
    [brawler] Bagar­reur
    [brynjar] Brynjar
    [cartographer] Carto­graphe
    [champion] Champion
    [folke] Folke
    [forager] Glaneur
    [gatekeeper] Portier
    [gravedigger] Fos­soyeur
    [huntsman] Chasseur
    [jeweller] Joaillier
    [marauder] Marau­deur
    [mercenary] Merce­naire
    [merchant] Marchand
    [ragnhildr] Ragnhildr
    [recruiter] Recru­teur
    [sage] Sage
    [scout] Éclaireur
    [shieldmaiden] Guer­rière au bou­clier
    [trader] Négo­ciant
    [warlord] Seigneur de guerre
    [warmonger] Belliciste
   *[other] { $id }
}
hero-too = { $hero ->
    [yes] , carte Héros
   *[no] {""}
}
card-price = { $cost } { $cost ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}
card-text = { $name } : { $terms }
card-terms = { card-price }, { $member }
hire-terms = pour { $cost }, { $member }
member-terms = force { $strength }{ hero-too }, { $crew }
hall-gain = recevoir { $goods }
hall-draw = piocher { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
hall-swap = échanger un membre d’équipage contre une carte en main, gratuitement
hall-cycle = trois nouvelles tuiles Offrande
hall-exchange = donner { $pay }, recevoir { $gain }
hall-hire = engager pour { $silver } { $silver ->
    [one] pièce d’Argent
   *[other] pièces d’Argent
}
hall-building = utiliser un autre bâtiment
hall-offering = une offrande pour { $less } { $less ->
    [one] bien
   *[other] biens
} de moins
hall-weaken = l’Adversaire perd { $goods }
hall-take = prendre { $amount } { $amount ->
    [one] Provision
   *[other] Provisions
} à l’Adversaire
hall-idle = { $effect } (sans effet pour l’instant)
hall-void = sans effet en solo
hall-none = ne se joue pas ici
crew-raid-vp = +{ $amount } PV aux { kind }
crew-raid-strength = +{ $amount } de force aux { kind }
crew-strength-per = { $per ->
    [armour] +{ $amount } de force par tranche de { $step } d’Armement
    [other-crew] +{ $amount } de force par autre membre d’équipage
   *[valkyries-taken] +{ $amount } de force par { $step ->
        [one] Valkyrie prise
       *[other] tranche de { $step } Valkyries prises
    }
}
crew-raid-cost = { $goods } de moins aux { kind }
crew-reroll = relance 1 dé
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
crew-killed = { $gain ->
    [hand] retour en main s’il est tué
    [gold] 1 Or s’il est tué
    [vp] 1 PV s’il est tué
   *[nothing] sans effet en solo
}
crew-end-vp = { $amount } PV à la fin
crew-end-per = { $per ->
    [livestock] +{ $amount } PV par Bétail à la fin
   *[offering] +{ $amount } PV par tuile Offrande à la fin
}
closed-building = { $closes ->
    [gate-house] la Grande Porte
    [town-hall] la Demeure du Jarl
    [treasury] la Salle du Trésor
    [barracks] le Camp d’entraînement
    [armoury] l’Armurerie
    [mill] le Moulin
    [silversmith] l’Orfèvre
   *[long-house] le Langhùs
}
tactic-terms = Armement { $armour }, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}, { $vp } PV ; sinon { $gains } ; ferme { closed-building }
offering = { $vp } PV (pour { $cost })
set = { $tokens }, Ouvrier { worker }
tactic = { $place }, { tactic-terms }
two-dice = { $high } et { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Laquelle est-ce ?
    .about = Piochez une carte Citoyen
ask-offering-turned = Laquelle est-ce ?
    .about = Retournez une tuile Offrande pour la place { $slot }
ask-set = { $tokens ->
        [one] Quel jeton ?
       *[other] Quels jetons ?
    }
    .about = { $place }, lot { $number } : tirez { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Y renoncer
    .detail = { leave-terms }
leave-it = sans l’utiliser
leave-terms = rien à payer, rien à gagner
spent-terms = déjà utilisé ce tour-ci
terms-for = pour { $cost }{ limit-too }
terms-free = gratuitement{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] {" "}; { $beyond } de plus que les 8 que vous pouvez garder
}
option-offering = { $vp } PV
    .detail = pour { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Quelle carte va sous la pioche ?
    .about = Vous gardez 3 de ces 5 Citoyens, à engager ou à jouer ; encore { $left } à écarter
ask-turn = Où va l’Ouvrier { worker } ?
    .about = { $raids ->
        [yes] Travaillez au Village ou pillez
       *[no] Travaillez au Village
    }
draw-cards = piocher { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
some-cards = { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
offering-vp = une offrande de { $vp } PV
offering-cheaper = { $vp } PV, { $goods } de moins
play-card = jouer une carte
play-terms = pour son effet à la Demeure du Jarl
ask-play = Quelle carte jouez-vous ?
    .about = Demeure du Jarl
ask-pick-up = Quel Ouvrier reprenez-vous ?
option-place = { building } – { $gain }
    .here = { $gain }
    .detail = { $terms }
option-pick-up = { building } – { $gain }
    .here = { $gain }
    .detail = Ouvrier { worker } ; { $terms }
ask-action = Agir ici ?
    .about = { building }
ask-sell = Quelle carte défaussez-vous ?
    .about = { $goods } en tout, quelle que soit la carte ; encore { $left } à défausser
ask-hire = Qui engagez-vous ?
    .about = Vous avez { $silver } { $silver ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    }
dismiss-first = Remplacer un membre d’équipage
dismiss-terms = d’abord en défausser un, puis engager quelqu’un d’autre
ask-dismiss = Qui quitte l’équipage ?
ask-exchange = Échangez-vous ?
    .about = donner { $pay }, recevoir { $gain }
ask-pay-crew = Qui sacrifiez-vous pour 1 Butin ?
ask-plunder = Quel Butin ?
ask-swap-out = Qui revient dans votre main ?
ask-swap-in = Qui entre dans l’équipage ?
    .about = { $card } le quitte
ask-copy = Quel bâtiment le Marchand utilise-t-il ?
ask-cheaper = Quelle offrande, et quel bien est omis ?
ask-limit = Laquelle défaussez-vous ?
    .about = Vous avez plus de 8 cartes, encore { $left }
option-raid = { $place }
    .detail = payer { $cost } ; { $dice ->
        [0] { $points }
        [1] force { $strength } + 1 dé, { $points }
       *[other] force { $strength } + { $dice } dés, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } PV par l’équipage
    }
ask-dice = { $dice ->
        [1] Que montre-t-il ?
       *[other] Que montrent-ils ?
    }
    .about = { $dice ->
        [1] Lancez 1 dé
       *[other] Lancez { $dice } dés
    }
ask-reroll = Relancer un dé ?
    .about = Jet : { $dice }, force { $strength }, { $vp } PV
option-keep = Garder le jet
option-reroll = Relancer le { $die }
ask-take-set = Quel lot prenez-vous ?
    .about = Équipage : { $crew }
option-set = Lot { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] {" "}; { $falls } membre d’équipage tombe
       *[other] {" "}; { $falls } membres d’équipage tombent
    }{ $vp ->
        [0] {""}
       *[other] , +{ $vp } PV sur la piste des Valkyries
    }
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
ask-death = Qui tombe ?
    .about = { $left ->
        [one] Une Valkyrie vient
       *[other] { $left } Valkyries viennent
    }
ask-tactic = Laquelle est-ce ?
    .about = Retournez une carte tactique
ask-foe-offering = Laquelle est-ce ?
    .about = Retournez une tuile Offrande cachée de l’Adversaire

## Story

told-setup = Mise en place. { $start ->
        [0] L’Adversaire commence les mains vides.
       *[other] L’Adversaire commence avec { $start } d’Armement et { $start } { $start ->
            [one] Provision
           *[other] Provisions
        }.
    }
    .why = On installe comme à deux joueurs ; le niveau fixe ce que l’Adversaire a au départ.
told-rejected = Sous la pioche : { $card }.
    .why = Des cinq cartes distribuées, vous en gardez trois.
told-turn = Tour { $turn }
    .why = L’Adversaire et vous jouez à tour de rôle, et vous commencez toujours.
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
    .why = Il fallait piocher et la pioche était vide.
told-drawn = Carte piochée : { $card }.
    .why = Qui pioche prend la carte du dessus de la pioche.
told-offering = Tuile Offrande sur la place { $slot } : { $tile }.
    .why = Une place devenue vide se remplit depuis la pile.
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
    .why = Travailler commence par poser l’Ouvrier dans un bâtiment libre, dont l’action vous est offerte.
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
    .why = Travailler finit par reprendre un Ouvrier ailleurs ; l’action de ce bâtiment est offerte aussi.
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
    .why = Chaque bâtiment ne sert qu’une fois par tour.
told-played = Vous jouez { $name } : { $effect }.
    .why = À la Demeure du Jarl, on joue une carte de sa main pour son effet à cet endroit.
told-gain = Vous recevez { $goods }.
    .why = { $giver ->
        [treasury] La Salle du Trésor paie 2 pièces d’Argent pour une carte, 1 Or pour deux.
        [mill] Le Moulin donne 1 Provision à un Ouvrier noir, 2 aux autres, ou 1 Or à un blanc ; les Glaneurs ajoutent des Provisions.
        [silversmith] L’Orfèvre donne 3 pièces d’Argent à un Ouvrier noir, 2 aux autres ; chaque Joaillier en ajoute 1.
       *[town-hall] C’est ce que donne la carte jouée à la Demeure du Jarl, dans la limite de la Réserve Générale.
    }
told-exchanged = Vous échangez { $paid } contre { $goods }.
    .why = { $giver ->
        [long-house] Le Langhùs donne 2 Provisions pour 1 Bétail.
       *[town-hall] La carte jouée à la Demeure du Jarl fait cet échange, une seule fois.
    }
told-armour = Armement +{ $gained } : maintenant { $armour }.
    .why = La carte fait avancer votre marqueur sur la piste, qui s’arrête à 10.
told-armour-bought = { $paid } contre Armement +{ $gained } : maintenant { $armour }.
    .why = L’Armurerie change le Fer ou l’Argent en Armement ; la piste s’arrête à 10.
told-sold = Carte cédée à la Salle du Trésor : { $card }.
    .why = La Salle du Trésor paie de l’Argent pour une carte, de l’Or pour deux.
told-discarded = Carte défaussée : { $card }.
    .why = À la fin de votre tour, vous ne gardez pas plus de 8 cartes.
told-limit = Au-delà de la limite : { $goods } à la Réserve Générale.
    .why = À la fin de votre tour, vous ne gardez pas plus de 8 pièces d’Argent et de 8 Provisions.
    .cause = Limite de 8
told-hired = Engagé : { $card }, { $silver ->
        [0] gratuitement
        [one] pour 1 pièce d’Argent
       *[other] pour { $silver } pièces d’Argent
    }.
    .why = On paie le prix de la carte moins la remise de l’équipage, ou le prix fixe du Recruteur.
told-dismissed = { $card } quitte l’équipage.
    .why = On peut défausser quelqu’un pour faire place à une nouvelle recrue.
told-given-up = { $card } quitte l’équipage.
    .why = La carte échange un membre d’équipage contre du Butin ; personne ne compte comme tué.
told-swapped = { $out } revient en main, { $into } rejoint l’équipage.
    .why = La carte échange gratuitement un membre d’équipage contre une carte en main.
told-offered = Offrande faite : { $tile }.
    .why = Le Langhùs prend les biens de la tuile, dont les points comptent à la fin.
told-offered-cheaper = Offrande faite : { $vp } PV pour { $cost }, soit { $goods } de moins que sur la tuile.
    .why = La carte permet d’omettre un des biens de la tuile.
told-void = Sans effet : l’Adversaire n’a rien de tel.
    .why = L’Adversaire n’a ni main, ni équipage, ni Argent à prendre.
told-weakened = { $good ->
        [armour] { $amount ->
            [0] L’Adversaire n’a pas d’Armement à perdre.
           *[other] L’Adversaire perd { $amount } d’Armement.
        }
       *[provisions] { $amount ->
            [0] L’Adversaire n’a pas de Provisions à perdre.
            [one] L’Adversaire perd 1 Provision.
           *[other] L’Adversaire perd { $amount } Provisions.
        }
    }
    .why = La carte frappe l’Adversaire, dont les pertes s’arrêtent à 0.
told-taken = { $amount ->
        [0] L’Adversaire n’a aucune Provision à prendre.
        [one] Vous prenez 1 Provision à l’Adversaire.
       *[other] Vous prenez { $amount } Provisions à l’Adversaire.
    }
    .why = La carte prend à l’Adversaire, qui ne donne que ce qu’il a.
told-cycled = { $tiles ->
        [one] { $tiles } tuile Offrande va
       *[other] { $tiles } tuiles Offrande vont
    } sous la pile.
    .why = La carte met les tuiles visibles sous la pile et en retourne autant.
told-raid = Vous pillez : { $place }, pour { $cost }.
    .why = Piller coûte ce qui y est imprimé, moins les remises de l’équipage ; l’Ouvrier y reste.
told-dice = Jet : { $dice }.
    .why = Chaque dé imprimé sur le lieu s’ajoute à votre force.
told-reroll = Dé relancé : { $die }.
    .why = Un Bagarreur peut relancer un dé, et le nouveau résultat compte.
told-harbour = { $vp } PV pour le port{ $crew ->
        [0] {""}
       *[other] , { $crew } de l’équipage
    } : { $total } PV maintenant.
    .why = Un port rapporte toujours ses points ; certains membres d’équipage y ajoutent les leurs.
told-strength = Force { $strength } : { $vp } PV{ $crew ->
        [0] {""}
       *[other] , { $crew } de l’équipage
    } ; { $total } PV maintenant.
    .why = Dés, équipage et Armement font la force ; la meilleure ligne atteinte rapporte.
told-set = Vous prenez : { $set }.
    .why = Qui pille prend un des lots qui restent, Butin et Ouvrier.
told-no-crew = Il ne reste personne : { $left ->
        [one] { $left } Valkyrie part
       *[other] { $left } Valkyries partent
    } sans vous faire avancer.
    .why = Une Valkyrie qui ne trouve personne à prendre ne fait pas avancer sur la piste.
told-killed = { $card } tombe ; piste des Valkyries : { $valkyries }.
    .why = Chaque Valkyrie du lot prend un membre d’équipage et vous fait avancer, jusqu’à 7 au plus.
told-if-killed = { $gain ->
        [hand] Retour dans votre main.
        [gold] { $gold ->
            [0] La Réserve Générale n’a plus d’Or à donner.
           *[other] { $gold } Or de la Réserve Générale.
        }
        [vp] 1 PV.
       *[nothing] Sans effet en solo.
    }
    .why = C’est l’effet de la carte quand une Valkyrie la prend.
told-adversary = Tour de l’Adversaire (Armement { $armour }, Provisions { $provisions }).
    .why = Après chacun de vos tours, l’Adversaire joue le sien.
told-tactics-shuffled = Les cartes tactiques sont mélangées : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
    .why = Sa pile était vide ; les deux cartes retirées à la mise en place restent de côté.
told-tactic = Carte tactique{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(de mémoire)
       *[reconstructed] {" "}(reconstituée)
    } : { $card }.
    .why = À son tour il retourne une carte : où il pille, ce qu’il lui faut, ce qu’il reçoit sinon.
told-foe-raids = Il pille : { $place }, { $vp } PV{ $provisions ->
        [0] {""}
        [one] {" "}pour { $provisions } Provision
       *[other] {" "}pour { $provisions } Provisions
    }. Lot retiré : { $set }.
    .why = Armement et Provisions suffisent, et il prend le premier lot restant dans l’ordre de la carte.
told-foe-valkyries = Valkyries : sa piste est à { $valkyries }, son Armement à { $armour }.
    .why = Chaque Valkyrie de son lot fait avancer sa piste et lui coûte 1 d’Armement.
told-foe-cannot = { $lacks ->
        [plunder] Il ne peut pas piller : il n’y reste aucun lot.
        [armour] Il ne peut pas piller : il faut { $armour } d’Armement.
       *[provisions] Il ne peut pas piller : il faut { $provisions } { $provisions ->
            [one] Provision
           *[other] Provisions
        }.
    }
    .why = { $lacks ->
        [plunder] Un Raid prend un lot, et le lieu de sa carte n’en a plus.
        [armour] La carte demande { $armour } d’Armement, et il en a moins.
       *[provisions] La carte en demande { $provisions }, et il en a moins.
    }
told-foe-prepares = Il se prépare ; désormais Armement { $armour }, Provisions { $provisions }.
    .why = Sans Raid il reçoit ce que montre la carte ; ce qu’une piste ne peut contenir va à l’autre.
told-foe-offering = Il prend une tuile Offrande, face cachée.
    .why = La carte de sa préparation montre une offrande : le dessus de la pile, caché jusqu’à la fin.
told-foe-takes = Il prend la meilleure tuile Offrande : { $tile }.
    .why = La carte de sa préparation montre une offrande : selon votre interprétation, la visible qui vaut le plus.
told-closed = Bâtiment fermé à votre prochain tour : { building }.
    .why = Raid ou non, le bâtiment de sa carte vous est fermé pour un tour.
told-triggered = { $why ->
        [fortresses] Il ne reste qu’un lot aux forteresses
        [offerings] La pile d’offrandes est vide
       *[valkyries] Il n’y a plus de Valkyrie sur le plateau
    } : encore un tour chacun, { $side ->
        [you] l’Adversaire d’abord.
       *[they] vous d’abord.
    }
    .why = La fin se vérifie après chaque tour ; chacun joue alors exactement une fois encore.
told-foe-tile = Tuile Offrande de l’Adversaire : { $tile }.
    .why = À la fin, ses tuiles cachées sont retournées et comptent.
told-score = Décompte : vous { $you }, l’Adversaire { $they }.
    .why = Le plus haut total gagne ; puis le marqueur des Valkyries tranche, puis celui d’Armement.

## Scene

scene-title = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }{ $last ->
        [yes] , la fin est proche
       *[no] {""}
    }
}
zone-village = Village
zone-settlements = Lieux de pillage
zone-offerings = Tuiles Offrande
zone-you = Vous
zone-crew = Équipage ({ $crew } sur { $most })
zone-hand = Main
zone-adversary = L’Adversaire
building-state = { $state ->
    [closed] bâtiment FERMÉ ce tour-ci
   *[used] déjà utilisé
}
settlement-needs = équipage { $crew }, { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Or
}, Ouvrier { $workers }
settlement-pays = { $dice ->
    [0] { $points }
    [1] la force rapporte { $points } ; vous avez { $strength } + 1 dé
   *[other] la force rapporte { $points } ; vous avez { $strength } + { $dice } dés
}
table-row = { $vp } PV dès { $strength }
note-lacks = il vous manque { $lacks }
lack = { $what ->
    [crew] { $count } { $count ->
        [one] membre d’équipage
       *[other] membres d’équipage
    }
   *[worker] l’Ouvrier qu’il faut
}
note-set = lot { $number } : { $set }
note-ends = fin avec un seul lot dans les forteresses (reste { $fortresses }), une pile vide (reste { $stack }) ou plus de Valkyrie (reste { $valkyries })
note-last = derniers tours : encore un chacun
fixed-vp = { $vp } PV
spot-empty = vide
spot-offering = Place { $slot }
spot-stack = Pile
spot-vp = PV
spot-tiles = Offrandes
spot-worker = Ouvrier en main
spot-supply = Réserve Générale
spot-free = Places libres
note-crew = force { $strength }
note-hand = { card-price }, force { $strength }
note-crew-effect = { $effect }
note-hall = à la Demeure du Jarl
note-hall-effect = { $effect }
note-hero = carte Héros
note-copies = { $count } { $count ->
    [one] exemplaire
   *[other] exemplaires
}
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
label-used = utilisé
label-taken = pris
label-free = { $count } { $count ->
    [one] libre
   *[other] libres
}
label-crew = Votre équipage
label-hand = Votre main
label-stock = Vos biens
label-strength = force { $crew } + Armement { $armour }
label-always = toujours
label-no-cards = aucune carte
label-lack = en rouge : pas assez
label-reconstructed = édition reconstituée
label-tactic = Dernière carte
label-no-tactic = pas encore de carte
label-else = sinon
label-pile = encore { $left } { $left ->
    [one] carte
   *[other] cartes
}

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

## Errors

wrong-no-offering = tactic : au moins une carte de port ou de forteresse, ou deux d’avant-poste ou de monastère, doivent donner une offrande (sinon une partie pourrait ne jamais finir), aucune trouvée
edition-sets-of = lots de { $kind }, car c’est le genre de la carte

## Goal and primer

goal-name = Vous
goal = le plus de PV quand forteresses, offrandes ou Valkyries s’épuisent
    .short = le plus de PV quand la côte est nue
goal-hidden = + { $count } { $count ->
    [one] offrande
   *[other] offrandes
}
    .short = + { $count } ?
primer-line = Vous et un Adversaire qui suit ses cartes.
primer-1 = Ayez plus de PV
    .detail = Raids, offrandes, Valkyries et Armement comptent. Battez l’Adversaire.
primer-2 = Travailler : poser, reprendre
    .detail = Posez votre Ouvrier et utilisez ce bâtiment. Reprenez-en un autre et utilisez aussi son bâtiment.
primer-3 = Ou piller
    .detail = Avec équipage, Provisions et le bon Ouvrier : prenez un lot de Butin et des PV.
primer-4 = Il retourne une carte
    .detail = Assez fort ? Il pille. Sinon, il prend Armement, Provisions ou une offrande.
primer-5 = Un bâtiment est fermé
    .detail = Chacune de ses cartes vous ferme un bâtiment pour un tour.
primer-6 = La fin
    .detail = Un seul lot aux forteresses, plus d’offrande dans la pile ou plus de Valkyrie sur le plateau. Puis un tour chacun.

## Themes: what an answer is better or worse for, in hints and reviews

theme-raid = { $sense ->
    [better] rapproche un bon raid
   *[worse] retarde un bon raid
}
theme-valkyries = { $sense ->
    [better] meilleur pour les pertes aux Valkyries et leurs points
   *[worse] moins bon pour les pertes aux Valkyries et leurs points
}
theme-crew = { $sense ->
    [better] meilleur pour votre équipage et vos cartes
   *[worse] moins bon pour votre équipage et vos cartes
}
theme-goods = { $sense ->
    [better] meilleur pour vos biens
   *[worse] coûte des biens
}
theme-points = { $sense ->
    [better] meilleur pour vos points
   *[worse] moins bon pour vos points
}
theme-offerings = { $sense ->
    [better] meilleur pour vos offrandes
   *[worse] moins bon pour vos offrandes
}
theme-adversary = { $sense ->
    [better] donne moins à l’Adversaire
   *[worse] donne plus à l’Adversaire
}
theme-clock = { $sense ->
    [better] meilleur pour la durée qui reste
   *[worse] moins bon pour la durée qui reste
}
theme-workers = { $sense ->
    [better] meilleur pour votre ouvrier et les lieux du village
   *[worse] moins bon pour votre ouvrier et les lieux du village
}
