### Pillards de la Mer du Nord en français.

game-title = Pillards de la Mer du Nord
game-line = Recrutez un équipage, pillez la côte et marquez plus de PV que l’Adversaire.
short-title = Pillards
opponent = Adversaire
the-opponent = l’Adversaire
level-legend = Niveau

level-normal = Normal
level-hard = Ardu
level-heroic = Héroïque
level-normal-line = l’Adversaire commence sans rien
level-hard-line = l’Adversaire commence avec 2 Armements et 2 Provisions
level-heroic-line = l’Adversaire commence avec 4 Armements et 4 Provisions

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
    [barracks] Camp d’entraî­nement
    [armoury] Armu­rerie
    [mill] Moulin
    [silversmith] Orfèvre
   *[long-house] Langhùs
}
building-does = { $building ->
    [gate-house] piocher 2 cartes
    [town-hall] jouer une carte
    [treasury] 2 pièces d’Argent contre 1 carte, 1 Or contre 2 cartes
    [barracks] recruter un membre d’équipage
    [armoury] 2 Armements contre 1 Fer, 1 Armement contre 2 pièces d’Argent ; pas d’Ouvrier noir
    [mill] 1 Provision (noir) ou 2 ; au choix 1 Or (blanc)
    [silversmith] 3 pièces d’Argent (noir) ou 2
   *[long-house] 2 Provisions contre 1 Bétail, ou une offrande ; pas d’Ouvrier noir
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
hall-exchange = { $pay } → { $gain }
hall-hire = recruter pour { $silver } { $silver ->
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
    [armour] +{ $amount } de force pour { $step } { $step ->
        [one] Armement
       *[other] Armements
    }
    [other-crew] +{ $amount } de force par autre membre d’équipage
   *[valkyries-taken] +{ $amount } de force { $step ->
        [one] par Valkyrie prise
       *[other] pour { $step } Valkyries prises
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
tactic-terms = avec Armement { $armour } et { $provisions } { $provisions ->
    [one] Provision
   *[other] Provisions
} : { $vp } PV. Sinon : { $gains }. Interdit : { closed-building }
offering = { $vp } PV (pour { $cost })
set = { $tokens }, Ouvrier { worker }
tactic = { $place }, { tactic-terms }
two-dice = { $high } et { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Quelle carte avez-vous piochée ?
    .about = Piochez une carte Citoyen
ask-offering-turned = Quelle tuile Offrande avez-vous retournée ?
    .about = Retournez une tuile Offrande pour la place { $slot }
ask-set = { $tokens ->
        [one] Quel jeton avez-vous tiré ?
       *[other] Quels jetons avez-vous tirés ?
    }
    .about = { $place }, lot { $number } : tirez { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Renoncer
    .detail = { leave-terms }
leave-it = ne rien faire
leave-terms = sans coût ni gain
spent-terms = déjà utilisé ce tour-ci
terms-for = pour { $cost }{ limit-too }
terms-free = gratuitement{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] , { $beyond } au-delà de la limite de 8
}
option-offering = { $vp } PV
    .detail = pour { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Quelle carte mettez-vous sous la pioche ?
    .about = Vous gardez 3 de ces 5 Citoyens. Cartes encore à écarter : { $left }
ask-turn = Où placez-vous l’Ouvrier { worker } ?
    .about = { $raids ->
        [yes] Vous pouvez travailler au Village ou piller
       *[no] Vous pouvez seulement travailler au Village
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
ask-pick-up = Quel Ouvrier récupérez-vous ?
option-place = { building } – { $gain }
    .here = { $gain }
    .detail = { $terms }
option-pick-up = { building } – { $gain }
    .here = { $gain }
    .detail = Ouvrier { worker }, { $terms }
ask-action = Utilisez-vous { $building ->
        [gate-house] la Grande Porte
        [town-hall] la Demeure du Jarl
        [treasury] la Salle du Trésor
        [barracks] le Camp d’entraînement
        [armoury] l’Armurerie
        [mill] le Moulin
        [silversmith] l’Orfèvre
       *[long-house] le Langhùs
    } ?
ask-sell = Quelle carte défaussez-vous ?
    .about = Vous recevez { $goods }. N’importe quelle carte convient. Cartes encore à défausser : { $left }
ask-hire = Qui recrutez-vous ?
    .about = Vous avez { $silver } { $silver ->
        [one] pièce d’Argent
       *[other] pièces d’Argent
    }
dismiss-first = Remplacer un membre d’équipage
dismiss-terms = en défausser un, puis recruter une autre carte
ask-dismiss = Qui quitte l’équipage ?
ask-exchange = Faites-vous cet échange ?
    .about = Vous payez { $pay } et gagnez { $gain }.
ask-pay-crew = Quel membre d’équipage échangez-vous contre 1 Butin ?
ask-plunder = Quel Butin prenez-vous ?
ask-swap-out = Qui revient dans votre main ?
ask-swap-in = Qui rejoint l’équipage ?
    .about = { $card } revient dans votre main
ask-copy = Quel bâtiment le Marchand utilise-t-il ?
ask-cheaper = Quelle offrande faites-vous ?
    .about = Un des biens du prix n’est pas payé
ask-limit = Quelle carte défaussez-vous ?
    .about = La limite est de 8 cartes. Cartes encore à défausser : { $left }
option-raid = { $place }
    .detail = payer { $cost } ; { $dice ->
        [0] { $points }
        [1] force { $strength } + 1 dé, { $points }
       *[other] force { $strength } + { $dice } dés, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } PV grâce à l’équipage
    }
ask-dice = Quel est le résultat du jet ?
    .about = { $dice ->
        [one] Lancez { $dice } dé
       *[other] Lancez { $dice } dés
    }
ask-reroll = Relancez-vous un dé ?
    .about = Jet : { $dice }. Force { $strength }, { $vp } PV
option-keep = Garder le jet
option-reroll = Relancer le { $die }
ask-take-set = Quel lot prenez-vous ?
    .about = Équipage : { $crew }
option-set = Lot { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] {" "}; { $falls } membre d’équipage meurt
       *[other] {" "}; { $falls } membres d’équipage meurent
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
ask-death = Quel membre d’équipage meurt ?
    .about = { $left ->
        [one] Une Valkyrie emporte un membre de votre équipage
       *[other] { $left } Valkyries emportent { $left } membres de votre équipage
    }
ask-tactic = Quelle carte tactique avez-vous retournée ?
    .about = Retournez une carte tactique
ask-foe-offering = Quelle tuile Offrande l’Adversaire avait-il ?
    .about = Retournez une tuile Offrande cachée de l’Adversaire

## Story

told-setup = Mise en place. { $start ->
        [0] L’Adversaire commence sans rien.
        [one] L’Adversaire commence avec { $start } Armement et { $start } Provision.
       *[other] L’Adversaire commence avec { $start } Armements et { $start } Provisions.
    }
    .why = La mise en place est celle à deux joueurs. Le niveau fixe ce que l’Adversaire a au départ.
told-rejected = { $card } va sous la pioche.
    .why = Vous gardez trois des cinq cartes distribuées.
told-turn = Tour { $turn }
    .why = L’Adversaire et vous jouez à tour de rôle. Vous commencez toujours.
told-reshuffled = La défausse devient la nouvelle pioche : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
    .why = Il fallait piocher, et la pioche était vide.
told-drawn = Vous piochez la carte { $card }.
    .why = Vous prenez la première carte de la pioche.
told-offering = Tuile Offrande sur la place { $slot } : { $tile }.
    .why = Une place vide est complétée depuis la pile.
told-placed = Vous placez un Ouvrier { worker } { $building ->
        [gate-house] à la Grande Porte
        [town-hall] à la Demeure du Jarl
        [treasury] à la Salle du Trésor
        [barracks] au Camp d’entraînement
        [armoury] à l’Armurerie
        [mill] au Moulin
        [silversmith] chez l’Orfèvre
       *[long-house] au Langhùs
    }.
    .why = Pour travailler, vous placez votre Ouvrier dans un bâtiment libre. Vous pouvez utiliser son action.
told-picked-up = Vous récupérez l’Ouvrier { worker } { $building ->
        [gate-house] de la Grande Porte
        [town-hall] de la Demeure du Jarl
        [treasury] de la Salle du Trésor
        [barracks] du Camp d’entraînement
        [armoury] de l’Armurerie
        [mill] du Moulin
        [silversmith] de l’Orfèvre
       *[long-house] du Langhùs
    }.
    .why = Ensuite, vous récupérez un Ouvrier d’un autre bâtiment. Vous pouvez aussi utiliser son action.
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
told-played = Vous jouez la carte { $name } : { $effect }.
    .why = À la Demeure du Jarl, vous jouez une carte de votre main pour son effet.
told-gain = Vous recevez { $goods }.
    .why = { $giver ->
        [treasury] La Salle du Trésor paie 2 pièces d’Argent pour une carte, 1 Or pour deux.
        [mill] Le Moulin donne 1 Provision à un Ouvrier noir, 2 aux autres. Un blanc peut prendre 1 Or à la place. Les Glaneurs ajoutent des Provisions.
        [silversmith] L’Orfèvre donne 3 pièces d’Argent à un Ouvrier noir, 2 aux autres. Chaque Joaillier en ajoute 1.
       *[town-hall] La carte jouée donne cela, dans la limite de la Réserve Générale.
    }
told-exchanged = Vous échangez { $paid } contre { $goods }.
    .why = { $giver ->
        [long-house] Le Langhùs donne 2 Provisions pour 1 Bétail.
       *[town-hall] La carte jouée permet cet échange une seule fois.
    }
told-armour = Votre Armement passe à { $armour } (+{ $gained }).
    .why = La carte fait avancer votre marqueur sur la piste. La piste s’arrête à 10.
told-armour-bought = Vous payez { $paid }. Votre Armement passe à { $armour } (+{ $gained }).
    .why = L’Armurerie vend de l’Armement contre du Fer ou de l’Argent. La piste s’arrête à 10.
told-sold = Vous défaussez la carte { $card } à la Salle du Trésor.
    .why = La Salle du Trésor paie 2 pièces d’Argent pour une carte, 1 Or pour deux.
told-discarded = Vous défaussez la carte { $card }.
    .why = À la fin de votre tour, vous pouvez garder 8 cartes.
told-limit = Vous remettez { $goods } dans la Réserve Générale.
    .why = À la fin de votre tour, vous pouvez garder 8 pièces d’Argent et 8 Provisions.
    .cause = Limite de 8
told-hired = { $card } rejoint l’équipage { $silver ->
        [0] gratuitement
        [one] pour 1 pièce d’Argent
       *[other] pour { $silver } pièces d’Argent
    }.
    .why = Vous payez le prix de la carte moins la remise de l’équipage. Avec le Recruteur, le prix est fixe.
told-dismissed = { $card } quitte l’équipage.
    .why = Avant de recruter, vous pouvez défausser un membre d’équipage.
told-given-up = { $card } quitte l’équipage.
    .why = La carte échange un membre d’équipage contre du Butin. Personne ne compte comme tué.
told-swapped = { $out } revient dans votre main, { $into } rejoint l’équipage.
    .why = La carte échange gratuitement un membre d’équipage contre une carte en main.
told-offered = Vous faites une offrande : { $tile }.
    .why = Vous payez les biens de la tuile. Ses points comptent à la fin.
told-offered-cheaper = Vous faites une offrande : { $vp } PV pour { $cost }, soit { $goods } de moins.
    .why = La carte permet de ne pas payer un des biens de la tuile.
told-void = Cela n’a aucun effet sur l’Adversaire.
    .why = L’Adversaire n’a ni main, ni équipage, ni Argent.
told-weakened = { $good ->
        [armour] { $amount ->
            [0] L’Adversaire n’a pas d’Armement à perdre.
            [one] L’Adversaire perd 1 Armement.
           *[other] L’Adversaire perd { $amount } Armements.
        }
       *[provisions] { $amount ->
            [0] L’Adversaire n’a pas de Provisions à perdre.
            [one] L’Adversaire perd 1 Provision.
           *[other] L’Adversaire perd { $amount } Provisions.
        }
    }
    .why = La carte touche l’Adversaire. Il ne descend pas sous 0.
told-taken = { $amount ->
        [0] L’Adversaire n’a aucune Provision à prendre.
        [one] Vous prenez 1 Provision à l’Adversaire.
       *[other] Vous prenez { $amount } Provisions à l’Adversaire.
    }
    .why = La carte prend des Provisions à l’Adversaire, jamais plus qu’il n’en a.
told-cycled = { $tiles ->
        [one] { $tiles } tuile Offrande va
       *[other] { $tiles } tuiles Offrande vont
    } sous la pile.
    .why = La carte met les tuiles visibles sous la pile et en retourne de nouvelles.
told-raid = Vous pillez : { $place }, pour { $cost }.
    .why = Un Raid coûte ce qui est imprimé, moins les remises de l’équipage. Votre Ouvrier y reste.
told-dice = Vous obtenez { $dice }.
    .why = Chaque dé imprimé sur le lieu de pillage s’ajoute à votre force.
told-reroll = Vous relancez un dé : { $die }.
    .why = Un Bagarreur peut relancer un dé. Le nouveau résultat compte.
told-harbour = Le port donne { $vp } PV{ $crew ->
        [0] {""}
       *[other] , votre équipage { $crew }
    }. Vous avez maintenant { $total } PV.
    .why = Un port rapporte toujours ses PV. Certains membres d’équipage y ajoutent les leurs.
told-strength = La force { $strength } donne { $vp } PV{ $crew ->
        [0] {""}
       *[other] , votre équipage { $crew }
    }. Vous avez maintenant { $total } PV.
    .why = Dés, équipage et Armement forment la force. La meilleure ligne atteinte compte.
told-set = Vous prenez : { $set }.
    .why = Vous prenez un des lots restants, avec son Ouvrier.
told-no-crew = Vous n’avez plus d’équipage : { $left ->
        [one] { $left } Valkyrie reste
       *[other] { $left } Valkyries restent
    } sans effet.
    .why = Une Valkyrie qui n’emporte personne ne fait pas avancer votre marqueur.
told-killed = { $card } meurt. Votre piste des Valkyries : { $valkyries }.
    .why = Chaque Valkyrie emporte un membre d’équipage. Votre marqueur avance, jusqu’à 7 au plus.
told-if-killed = { $gain ->
        [hand] La carte revient dans votre main.
        [gold] { $gold ->
            [0] La Réserve Générale n’a plus d’Or.
           *[other] Vous recevez { $gold } Or.
        }
        [vp] Vous gagnez 1 PV.
       *[nothing] Cela n’a aucun effet en solo.
    }
    .why = C’est l’effet de la carte quand une Valkyrie l’emporte.
told-adversary = Tour de l’Adversaire (Armement { $armour }, Provisions { $provisions }).
    .why = Après chacun de vos tours, l’Adversaire joue le sien.
told-tactics-shuffled = Les cartes tactiques sont mélangées : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
    .why = Sa pile était vide. Les deux cartes retirées à la mise en place restent de côté.
told-tactic = Carte tactique{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(de mémoire)
       *[reconstructed] {" "}(reconstituée)
    } : { $card }.
    .why = Sa carte indique où il pille, ce qu’il lui faut et ce qu’il reçoit sinon.
told-foe-raids = Il pille : { $place }, { $vp } PV{ $provisions ->
        [0] {""}
        [one] {" "}pour { $provisions } Provision
       *[other] {" "}pour { $provisions } Provisions
    }. Lot retiré : { $set }.
    .why = Il a assez d’Armement et de Provisions. Il prend le premier lot restant selon la carte.
told-foe-valkyries = Sa piste des Valkyries est à { $valkyries }, son Armement à { $armour }.
    .why = Chaque Valkyrie de son lot fait avancer son marqueur et lui coûte 1 Armement.
told-foe-cannot = { $lacks ->
        [plunder] Il ne peut pas piller : ce lieu n’a plus de lot.
        [armour] Il ne peut pas piller : il lui faut un Armement de { $armour }.
       *[provisions] Il ne peut pas piller : il lui faut { $provisions } { $provisions ->
            [one] Provision
           *[other] Provisions
        }.
    }
    .why = { $lacks ->
        [plunder] Il doit prendre un lot. Le lieu de sa carte n’en a plus.
        [armour] La carte demande un Armement de { $armour }. Le sien est plus bas.
       *[provisions] La carte demande plus de Provisions qu’il n’en a.
    }
told-foe-prepares = Il se prépare : Armement { $armour }, Provisions { $provisions }.{ $full ->
    [provisions] {" "}Il n’a jamais plus de 8 Provisions : le reste devient de l’Armement.
    [armour] {" "}Il n’a jamais plus de 10 Armement : le reste devient des Provisions.
   *[no] {""}
}
    .why = S’il ne peut pas piller, il reçoit ce que montre la carte. Au-delà d’une limite, il gagne l’autre bien à la place.
told-foe-offering = Il prend une tuile Offrande, face cachée.
    .why = Sa carte montre une offrande. Il prend la première de la pile, cachée jusqu’à la fin.
told-foe-takes = Il prend la meilleure tuile Offrande : { $tile }.
    .why = Sa carte montre une offrande. Selon votre interprétation, il prend la tuile visible qui vaut le plus.
told-closed = Bâtiment interdit jusqu’à sa prochaine carte : { building }.
    .why = Le bâtiment de sa carte vous est interdit pour un tour, Raid ou non.
told-triggered = { $why ->
        [fortresses] Il ne reste qu’un lot aux forteresses
        [offerings] La pile d’offrandes est vide
       *[valkyries] Il n’y a plus de Valkyrie sur le plateau
    } : encore un tour chacun, { $side ->
        [you] l’Adversaire d’abord.
       *[they] vous d’abord.
    }
    .why = La fin est vérifiée après chaque tour. Chacun joue alors encore exactement un tour.
told-foe-tile = Tuile Offrande de l’Adversaire : { $tile }.
    .why = À la fin, ses tuiles cachées sont retournées et comptées.
told-score = Score final : vous { $you }, l’Adversaire { $they }.
    .why = Le total le plus haut gagne. À égalité, le marqueur Valkyries tranche, puis le marqueur d’Armement.

## Scene

scene-title = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }{ $last ->
        [yes] , derniers tours
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
    [closed] bâtiment INTERDIT ce tour-ci
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
    [1] selon la force : { $points } ; vous avez { $strength } + 1 dé (2 à 5)
   *[other] selon la force : { $points } ; vous avez { $strength } + { $dice } dés (2 à 5 chacun)
}
table-row = { $vp } PV dès { $strength }
note-lacks = il manque : { $lacks }
lack = { $what ->
    [crew] { $count } { $count ->
        [one] membre d’équipage
       *[other] membres d’équipage
    }
   *[worker] le bon Ouvrier
}
note-set = lot { $number } : { $set }
note-ends = fin avec un seul lot aux forteresses (reste { $fortresses }), une pile vide (reste { $stack }) ou plus de Valkyrie (reste { $valkyries })
    .short = lots aux forteresses : { $fortresses }, Valkyries : { $valkyries }
note-last = derniers tours en cours
fixed-vp = { $vp } PV
spot-empty = vide
spot-offering = Place { $slot }
spot-stack = Pile
spot-vp = Piste de PV
spot-tiles = Offrandes
spot-worker = Votre Ouvrier
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
worth = vaut { $vp } PV à la fin{ $at ->
    [0] {""}
   *[other] , { $more } à partir de { $at }
}
note-hidden = { $hidden } face cachée, de { $least } à { $most } PV chacune, { $mean } en moyenne
spot-tactics = Cartes tactiques dans la pile
spot-tactic = Dernière carte
tactic-short = { $place } (Armement { $armour })
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
label-village = placez un Ouvrier, puis récupérez-en un autre
label-does = { $building ->
    [gate-house] 2 cartes
    [town-hall] jouer 1 carte
    [treasury] vendre
    [barracks] recruter
    [armoury] Armement
    [mill] Provisions
    [silversmith] Argent
   *[long-house] offrandes
}
label-closed = Interdit
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
    [won] { $you }–{ $they } : { $tied ->
        [valkyries] égalité. Votre marqueur Valkyries est plus haut, donc vous gagnez.
        [armour] égalité, Valkyries aussi. Votre marqueur d’Armement est plus haut, donc vous gagnez.
       *[no] vous battez l’Adversaire.
    }
    [drawn] { $you }–{ $they } : match nul. Les pistes aussi sont à égalité.
   *[lost] { $you }–{ $they } : { $tied ->
        [valkyries] égalité. Votre marqueur Valkyries est plus bas, donc l’Adversaire gagne.
        [armour] égalité, Valkyries aussi. Votre marqueur d’Armement est plus bas, donc l’Adversaire gagne.
        [level] égalité. Les pistes aussi sont à égalité : selon votre interprétation, c’est perdu.
       *[no] l’Adversaire vous bat.
    }
}
line-raids = Points en cours de partie
line-valkyries = Piste des Valkyries
line-armour = Piste d’Armement
line-offerings = Tuiles Offrande
line-crew = Équipage
line-plunder = Butin

## Errors

wrong-no-offering = tactic : trop peu de cartes donnent une offrande, une partie pourrait ne jamais finir. Il faut une carte de port ou de forteresse, ou deux d’avant-poste ou deux de monastère
edition-sets-of = lots de { $kind }, car c’est le type de la carte

## Goal and primer

goal-name = Vous
goal = le plus de PV quand forteresses, offrandes ou Valkyries s’épuisent
    .short = le plus de PV à la fin
goal-hidden = + { $count } { $count ->
    [one] offrande
   *[other] offrandes
}
    .short = + { $count } ?
primer-line = Vous et un Adversaire qui suit ses cartes.
primer-1 = Marquez plus de PV
    .detail = Raids, offrandes, Valkyries et Armement comptent. Battez l’Adversaire.
primer-2 = Placer et récupérer
    .detail = Placez votre Ouvrier et utilisez ce bâtiment. Récupérez-en un autre et utilisez aussi son bâtiment.
primer-3 = Ou piller
    .detail = Avec équipage, Provisions et le bon Ouvrier, prenez un lot de Butin et des PV.
primer-4 = Sa carte tactique
    .detail = Assez fort ? Il pille. Sinon, il prend Armement, Provisions ou une offrande.
primer-5 = Un bâtiment interdit
    .detail = Chacune de ses cartes vous interdit un bâtiment pour un tour.
primer-6 = La fin
    .detail = Un seul lot aux forteresses, pile d’offrandes vide ou plus de Valkyrie sur le plateau. Chacun joue alors encore un tour.

## Guide of the first game

guide-ask-reject = Une carte se recrute dans l’équipage ou se joue à la Demeure du Jarl.
guide-ask-turn = Placez votre Ouvrier dans un bâtiment et utilisez-le aussitôt.
guide-ask-turn-2 = La carte de l’Adversaire vous interdit un bâtiment pour ce tour.
guide-ask-pick-up = Récupérez maintenant un Ouvrier ailleurs. Vous utilisez aussi ce bâtiment.
guide-ask-pick-up-2 = Pour piller, il faut un équipage, des Provisions et un Ouvrier de la bonne couleur.
guide-ask-sell = La Salle du Trésor donne de l’Argent ou de l’Or contre vos cartes.
guide-ask-play = À la Demeure du Jarl, une carte agit une fois, puis elle est défaussée.
guide-ask-hire = Les Citoyens recrutés rejoignent l’équipage. Leur force compte pour piller.
guide-ask-swap-out = Ce membre d’équipage laisse sa place à une carte de votre main.
guide-ask-swap-in = Cette carte rejoint l’équipage gratuitement.
guide-ask-cheaper = Une offrande coûte des biens et rapporte des PV.
guide-end = Le guide s’arrête ici. Recrutez, pillez ! « ? » explique les règles, « Conseil » propose une réponse.

## Themes: what an answer is better or worse for, in hints and reviews

amount-points = { $sense ->
    [better] { $amount } PV de plus pour vous
   *[worse] { $amount } PV de moins pour vous
}
amount-adversary = { $sense ->
    [better] { $amount } PV de moins pour l’Adversaire
   *[worse] { $amount } PV de plus pour l’Adversaire
}
amount-crew = { $sense ->
    [better] { $amount ->
        [one] 1 membre d’équipage de plus
       *[other] { $amount } membres d’équipage de plus
    }
   *[worse] { $amount ->
        [one] 1 membre d’équipage de moins
       *[other] { $amount } membres d’équipage de moins
    }
}
amount-cards = { $sense ->
    [better] { $amount ->
        [one] 1 carte de plus en main
       *[other] { $amount } cartes de plus en main
    }
   *[worse] { $amount ->
        [one] 1 carte de moins en main
       *[other] { $amount } cartes de moins en main
    }
}
amount-silver = { $sense ->
    [better] { $amount ->
        [one] 1 pièce d’Argent de plus
       *[other] { $amount } pièces d’Argent de plus
    }
   *[worse] { $amount ->
        [one] 1 pièce d’Argent de moins
       *[other] { $amount } pièces d’Argent de moins
    }
}
amount-provisions = { $sense ->
    [better] { $amount ->
        [one] 1 Provision de plus
       *[other] { $amount } Provisions de plus
    }
   *[worse] { $amount ->
        [one] 1 Provision de moins
       *[other] { $amount } Provisions de moins
    }
}
amount-gold = { $sense ->
    [better] { $amount } Or de plus
   *[worse] { $amount } Or de moins
}
amount-iron = { $sense ->
    [better] { $amount } Fer de plus
   *[worse] { $amount } Fer de moins
}
amount-livestock = { $sense ->
    [better] { $amount } Bétail de plus
   *[worse] { $amount } Bétail de moins
}
amount-armour = { $sense ->
    [better] { $amount ->
        [one] 1 Armement de plus
       *[other] { $amount } Armements de plus
    }
   *[worse] { $amount ->
        [one] 1 Armement de moins
       *[other] { $amount } Armements de moins
    }
}
amount-valkyries = { $sense ->
    [better] { $amount ->
        [one] 1 Valkyrie de plus
       *[other] { $amount } Valkyries de plus
    }
   *[worse] { $amount ->
        [one] 1 Valkyrie de moins
       *[other] { $amount } Valkyries de moins
    }
}
amount-offerings = { $sense ->
    [better] { $amount ->
        [one] 1 offrande de plus
       *[other] { $amount } offrandes de plus
    }
   *[worse] { $amount ->
        [one] 1 offrande de moins
       *[other] { $amount } offrandes de moins
    }
}
theme-raid = { $sense ->
    [better] cela rapproche un bon Raid
   *[worse] cela retarde un bon Raid
}
theme-valkyries = { $sense ->
    [better] les Valkyries vous rapportent plus de PV ou vous coûtent moins d’équipage
   *[worse] les Valkyries vous rapportent moins de PV ou vous coûtent plus d’équipage
}
theme-crew = { $sense ->
    [better] vous avez un équipage plus fort ou de meilleures cartes
   *[worse] vous avez un équipage plus faible ou de moins bonnes cartes
}
theme-goods = { $sense ->
    [better] cela vous rapporte plus de biens
   *[worse] cela vous coûte des biens
}
theme-points = { $sense ->
    [better] cela vous rapporte plus de PV
   *[worse] cela vous rapporte moins de PV
}
theme-offerings = { $sense ->
    [better] les offrandes vous rapportent plus
   *[worse] les offrandes vous rapportent moins
}
theme-adversary = { $sense ->
    [better] l’Adversaire y gagne moins
   *[worse] l’Adversaire y gagne plus
}
theme-clock = { $sense ->
    [better] la partie finit au bon moment pour vous
   *[worse] la partie finit au mauvais moment pour vous
}
theme-workers = { $sense ->
    [better] il vous reste un meilleur Ouvrier ou de meilleurs bâtiments
   *[worse] il vous reste un moins bon Ouvrier ou de moins bons bâtiments
}
