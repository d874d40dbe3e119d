### Stone Age en français. Les couleurs nomment les tribus : Rouge, Bleu, Jaune, Vert.

game-title = Stone Age
game-line = Quatre tribus contre la faim et la fatigue : durez plus longtemps que la pioche.
short-title = Stone Age
opponent = La faim
level-legend = Niveau

level-basic = Basique
level-cool-night = Nuit fraîche
level-large-tribe = Grande tribu
level-eternal-winter = Hiver éternel
level-basic-line = 20 nourriture, limite de fatigue 15
level-cool-night-line = 20 nourriture, limite de fatigue 20, 2 bâtiments à céder par tour
level-large-tribe-line = 75 nourriture, limite de fatigue 10, 3 figurines par tribu qui mangent 2 chacune
level-eternal-winter-line = 20 nourriture, limite de fatigue 10, une carte par tour : une longue partie

## Names

tribe = { $tribe ->
    [red] Rouge
    [blue] Bleu
    [yellow] Jaune
   *[green] Vert
}
tribe-letter = { $tribe ->
    [red] R
    [blue] B
    [yellow] J
   *[green] V
}
goods = { $good ->
    [wood] { $amount } bois
    [clay] { $amount } argile
    [stone] { $amount } { $amount ->
        [one] pierre
       *[other] pierres
    }
    [gold] { $amount } or
   *[food] { $amount } nourriture
}
good-name = { $good ->
    [wood] bois
    [clay] argile
    [stone] pierre
    [gold] or
   *[food] nourriture
}
list = { $goods }
plus = { $first } + { $second }
place = { $place ->
    [forest] Forêt
    [clay-pit] Glaisière
    [quarry] Carrière
    [river] Rivière
    [tool-maker] Fabricant d’outils
    [field] Champ
    [hut] Hutte
    [card-1] Carte de l’emplacement 1
    [card-2] Carte de l’emplacement 2
    [building-1] Pile de bâtiments 1
    [building-2] Pile de bâtiments 2
   *[hunt] Chasse
}
place-gives = { $place ->
    [forest] 1 bois par tranche de 3
    [clay-pit] 1 argile par tranche de 4
    [quarry] 1 pierre par tranche de 5
    [river] 1 or par tranche de 6
    [tool-maker] outils +1
    [field] champ +1, de la nourriture à chaque tour
    [hut] 2 figurines d’une tribu en font une troisième
   *[hunt] 1 nourriture par tranche de 2
}
symbol-name = { $symbol ->
    [pottery] Poterie
    [weaving] Tissage
    [healing] Guérison
    [transport] Transport
    [art] Art
    [time] Temps
    [writing] Écriture
    [music] Musique
    [farmer] Paysan
    [toolmaker] Fabricant d’outils
    [builder] Constructeur
   *[shaman] Chamane
}
card-name = { $people ->
    [0] { symbol-name }
    [1] { symbol-name }
   *[other] { symbol-name } ×{ $people }
}
gain-dice = lancer 2 dés, en garder un
gain-roll = lancer 2 dés ({ good-name })
gain-points = rien (sans points en solo)
gain-tool = outils +1
gain-field = champ +1
gain-extra-card = la carte suivante quitte la pioche
gain-one-use-tool = outil à usage unique de { $amount }
gain-two-resources = 2 ressources au choix, maintenant ou plus tard
card-effect = { $background ->
    [green] { $gain } ; vert : 2 nourriture
   *[sand] { $gain } ; sable : limite +1
}
card-text = { $name } : { $effect }
cost-fixed = { $goods }
cost-variety = { $amount ->
    [1] 1 ressource au choix
   *[other] { $kinds ->
        [1] { $amount } ressources d’une seule sorte
       *[other] { $amount } ressources, exactement { $kinds } sortes
    }
}
tool = { $kind ->
    [used] { $value } (utilisé)
    [one-use] { $value } (usage unique)
   *[ready] { $value } (prêt)
}
sum = Somme { $total }
two-dice = { $high } et { $low }

## Questions and options

option-tribe-to-place = { tribe } d’abord
    .detail = { $figures ->
        [1] placer plutôt son unique figurine
       *[other] placer plutôt ses { $figures } figurines
    }
ask-place = Où va-t-elle ?
    .about = { $opening ->
        [yes] Chaque figurine part ; les dés diront ce que son lieu rapporte.{" "}
       *[no] {""}
    }{ tribe }, figurine { $number } sur { $figures }{ $others ->
        [0] {""}
       *[other] {" "}; ou nommez la tribu à placer d’abord
    }
    .then = { $last ->
        [yes] Avec sa dernière figurine, le tour continue tout seul : dés, actions, repas, nouvelles cartes. On vous interroge là où il y a un choix{ $tools ->
            [yes] {" "}; les outils utiles au dernier jet servent d’office
           *[no] {""}
        }.
       *[no] Avec sa dernière figurine, { tribe } lance l’initiative.
    }
option-place = { place }
    .detail = { $place ->
        [hunt] { $left ->
            [1] { $gives }
            [2] les deux figurines chassent : { $gives }
           *[other] les { $left } figurines chassent : { $gives }
        }
        [hut] prend 2 figurines : une troisième arrive et mange dès ce tour
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] le champ est complet, il ne grandit plus
           *[no] { $gives }
        }
       *[other] { $gives } ; { $free ->
            [one] { $free } libre
           *[other] { $free } libres
        }
    }
option-card = { $space ->
    [one] Carte pour 1 ressource
   *[other] Carte pour { $space } ressources
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] {" ; "}il vous manque 1 ressource pour l’instant
       *[other] {" ; "}il vous manque { $lacking } ressources pour l’instant
    }
option-building = Bâtiment { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] {" ; "}il vous manque 1 ressource pour l’instant
       *[other] {" ; "}il vous manque { $lacking } ressources pour l’instant
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = Quelle est la somme ?
    .about = Lancez { $dice } dés pour l’initiative de { tribe }
ask-tie = Qui agit ensuite ?
    .about = Égalité à l’initiative { $initiative }
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour servent d’office.
       *[no] {""}
    }
ask-tie-highest = Quelle tribu agit encore ?
    .about = Égalité à l’initiative la plus haute, { $initiative } : { $left ->
        [2] l’autre tribu se repose
       *[other] la dernière qui reste se repose
    }
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour servent d’office.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Quel lieu ensuite ?
    .about = { tribe } agit
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour servent d’office.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [1] 1 figurine : { $gives }
       *[other] { $figures } figurines : { $gives }
    }
option-card-here = Carte pour { $space }
    .detail = { $card }
option-build-here = Bâtiment { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [1] Que montre-t-il ?
   *[other] Quelle est la somme ?
}
    .about = { $dice ->
        [1] { place } : lancez 1 dé
       *[other] { place } : lancez { $dice } dés
    }
ask-tools = Ajouter un outil ?
    .about = Total { $total } : { $goods } (1 par tranche de { $divisor })
option-tools-done = { $laid ->
    [no] Sans outil
   *[yes] Pas d’autre outil
}
    .detail = prendre { $goods }
option-tool = { $kind ->
    [one-use] Outil à usage unique { $value }
   *[tile] Outil { $value }
}
    .detail = { $before } + { $value } = { $total } : { $joined ->
        [yes] seulement avec un autre outil
       *[no] { $goods }
    }
ask-buy = { $first ->
    [1] L’acheter pour { $left ->
        [1] 1 ressource
       *[other] { $left } ressources
    } ?
   *[0] Quelle ressource ensuite ?
}
    .about = { $first ->
        [1] { $card }
       *[0] { $card } ; reste { $left } à payer
    }
ask-build = { $first ->
    [1] Le construire ?
   *[0] Quelle ressource ensuite ?
}
    .about = { $first ->
        [1] Coût : { $cost }
       *[0] Coût : { $cost } ; reste { $left } à payer
    }
option-leave = Laisser
    .detail = ne rien payer, la figurine rentre
option-build = Construire
    .detail = payer { $cost }
option-pay = Payer { $goods }
    .detail = il reste { $left }
option-cash = Encaisser deux ressources
    .detail = { $cards ->
        [1] dépenser la carte gardée
       *[other] dépenser l’une des { $cards } cartes gardées
    }
ask-two-resources = Quelles deux ressources ?
ask-dice-card = Que montrent-ils ?
    .about = Lancez 2 dés pour la carte
ask-keep-die = Quel dé gardez-vous ?
option-die = Dé { $die }
    .detail = { $gain }
ask-resource-roll = Quelle est la somme ?
    .about = Lancez 2 dés ({ good-name })
ask-extra-card = Laquelle est-ce ?
    .about = Piochez la carte suivante
ask-card-turned = Laquelle est-ce ?
    .about = Révélez une carte pour l’emplacement { $space }
ask-tile-turned = Que coûte-t-elle ?
    .about = Révélez une tuile de la pile de bâtiments { $pile }
ask-missing-food = Payer une ressource à la place ?
    .about = Il manque { $missing } nourriture
option-tire = Ne plus payer
    .detail = { $missing } de fatigue, la limite tombe à { $fatigue }

## Story

told-setup = Mise en place : { $food } nourriture, limite de fatigue { $fatigue }.
    .why = Le niveau dit avec combien de nourriture et quelle limite de fatigue vos tribus commencent.
told-card = Emplacement { $space } : { $card }.
    .why = { $space ->
        [4] La carte de l’emplacement 4 n’est jamais à vendre : elle creuse la faim du tour.
        [1] Une figurine posée dessus peut l’acheter pour 1 ressource.
       *[other] Une figurine posée dessus peut l’acheter pour { $space } ressources.
    }
told-tile = Pile de bâtiments { $pile } : { $cost }.
    .why = La tuile du dessus de chaque pile est toujours visible, tant qu’il y en a une.
told-round = Tour { $round }
    .why = À chaque tour on place, on agit, on nourrit ; les nouvelles cartes viennent après.
told-placing = { tribe } se place : { $figures ->
    [1] 1 figurine
   *[other] { $figures } figurines
}.
    .why = Une tribu se place tout entière, et vous choisissez laquelle vient ensuite.
told-placed = { tribe }, { $figures ->
    [1] 1 figurine
   *[other] { $figures } figurines
} : { place }.
    .why = Chaque figurine de la tribu doit aller quelque part ; seule la chasse n’est jamais pleine.
told-initiative = Initiative de { tribe } : { $total }.
    .why = Un dé par figurine : la plus petite somme agit d’abord, la plus grande pas du tout.
told-acts = { tribe } agit (initiative { $initiative }).
    .why = Aucune tribu encore en attente n’a une initiative plus basse.
told-tie = Égalité à l’initiative { $initiative }.
    .why = Entre tribus de même initiative, vous dites laquelle commence, si cela peut compter.
told-tie-highest = Égalité à l’initiative la plus haute, { $initiative }.
    .why = Toutes les tribus restantes sont à égalité : vous dites qui agit, sauf si rien ne les distingue ; une n’agira pas.
told-sits-out = { $chosen } agit, donc { tribe } se reposera.
    .why = L’égalité pour la plus haute initiative est tranchée ; trois seulement agissent.
told-rests = { tribe } se repose (initiative { $initiative }, la plus élevée) : aucune action, les figurines reviennent.
    .why = Trois tribus seulement agissent par tour ; la dernière rentre les mains vides.
told-roll = { place } : { $dice ->
    [1] 1 dé montre { $total }.
   *[other] { $dice } dés donnent { $total }.
}
    .why = Chaque figurine de la tribu en ce lieu vaut un dé.
told-tool-used = { $kind ->
    [one-use] L’outil à usage unique { $value } est dépensé.
   *[tile] { $unasked ->
        [yes] L’outil { $value } sert d’office.
       *[no] L’outil { $value } est utilisé.
    }
}
    .why = { $kind ->
        [one-use] Sa valeur ne compte que pour un seul jet, puis la carte part.
       *[tile] { $unasked ->
            [yes] C’est le dernier jet du tour que des outils puissent aider ; il sera prêt au tour suivant.
           *[no] Sa valeur s’ajoute à ce jet ; aucune tribu ne s’en resservira ce tour.
        }
    }
told-gain = Total { $total } : { $goods } (1 par tranche de { $divisor }){ $more ->
    [0] {""}
   *[other] , dont { $more } grâce aux outils
}.
    .why = Ici, chaque tranche de { $divisor } donne une pièce ; le reste est perdu.
told-tool = Fabricant d’outils : outils +1, valeur totale { $total }.
    .why = Vous recevez un nouvel outil de 1 ou, si vous en avez trois, le plus bas monte de 1.
told-tools-best = Les trois outils sont à 4, leur maximum : celui-ci est perdu.
    .why = L’échelle des outils s’arrête à 4-4-4.
told-field = Champ : maintenant { $field }.
    .why = Un champ plus grand donne plus de nourriture chaque fois qu’on nourrit.
told-field-best = Le champ est à 10, son maximum : le pas est perdu.
    .why = La piste d’agriculture s’arrête à 10.
told-hut = Hutte : { tribe } passe à { $figures } figurines.
    .why = Deux figurines d’une tribu dans la hutte en font venir une de sa réserve.
told-hut-empty = Hutte : la réserve de { tribe } est vide.
    .why = Une tribu ne grandit que tant que sa réserve a des figurines.
told-paid = Payé : { $goods }.
    .why = C’est avec cela que vous avez choisi de payer.
told-paid-for = Payé pour { $bought } : { $goods }.
    .why = Vous avez choisi avec quoi payer.
bought-card = la carte { $name }
bought-building = le bâtiment
told-left = { $able ->
    [no] Impossible de payer : reparti sans acheter.
   *[yes] Reparti sans acheter.
}
    .why = { $able ->
        [no] Ce que vous avez ne couvre pas le prix ; on ne vous demande donc rien.
       *[yes] Devant une carte ou un bâtiment, une figurine peut toujours rentrer sans payer.
    }
told-bought = Acheté { $name } : { $effect }.
    .why = Le haut d’une carte donne son gain une fois, à l’achat.
told-green = Fond vert : { $food } nourriture.
    .why = Une carte verte apporte de la nourriture en plus de ce qu’elle montre.
told-sand = Fond sable : la limite de fatigue monte à { $fatigue }.
    .why = Une carte sable relève la limite de 1, une fois et pour de bon.
told-dice-card = Les dés montrent { $high } et { $low }.
    .why = Pour une carte à dés on lance deux dés et on en garde un.
told-die = Dé gardé, { $die } : { $gain }.
    .why = Seul le dé gardé donne ce que la carte indique pour lui.
told-resource-roll = Les dés donnent { $total }.
    .why = Pour une telle carte les deux dés s’ajoutent, et les outils sont permis.
told-extra-card = { $name } quitte la pioche.
    .why = La carte écriture enlève la carte suivante : la fin se rapproche.
told-built = Construit pour { $cost } : { $tiles ->
    [one] { $tiles } bâtiment
   *[other] { $tiles } bâtiments
} sur votre plateau joueur.
    .why = Ici un bâtiment ne donne pas de points ; il est là pour être cédé plus tard.
told-cash = Carte « deux ressources » encaissée : { $goods }.
    .why = La carte gardée peut servir à tout paiement qu’elle aide.
told-field-food = { $missing ->
    [0] Nourrir : il faut { $need } nourriture ; le champ en donne { $food }.
   *[other] Nourrir : il faut { $need } nourriture ; le champ en donne { $food }, il en manque { $missing }.
}
    .why = Avant le repas, vous prenez autant de nourriture que votre champ est grand.
told-hunger = Vos figurines mangent { $figures } nourriture.
    .why = Chaque figurine mange, celles de la tribu au repos aussi.
told-extra = { $card } sur l’emplacement 4 demande { $extra } nourriture de plus.
    .why = { $kind ->
        [green] Une carte verte sur l’emplacement 4 en demande toujours 4.
        [shaman] Un chamane en demande 1 par figurine de votre plus grande tribu.
        [builder] Un constructeur en demande 1 par bâtiment qu’il compte.
        [farmer] Un paysan en demande autant que votre champ est grand.
       *[toolmaker] Un fabricant d’outils en demande autant que valent vos outils.
    }
told-fed = { $missing ->
    [0] Payé : { $paid } nourriture. Tous ont mangé.
   *[other] Payé : { $paid } nourriture. Il en manque { $missing }.
}
    .why = { $missing ->
        [0] Figurines et carte en demandaient { $paid } en tout, et votre nourriture a suffi.
       *[other] La nourriture d’abord ; seul ce qui manque encore ({ $missing }) se paie en ressources.
    }
    .cause = Nourrir
told-tired = { $loss } nourriture impayée : la limite de fatigue tombe à { $fatigue }.
    .why = Chaque nourriture impayée fait baisser la limite de 1.
    .cause = Nourriture impayée
told-tile-given = { $given ->
    [1] Un bâtiment cédé, il en reste { $left }.
   *[other] { $given } bâtiments cédés, il en reste { $left }.
}
    .why = À la fin de chaque tour on cède des bâtiments ; on ne peut pas les garder.
    .cause = Cédé à la fin du tour
told-tile-lacking = Pas assez de bâtiments à céder : { $loss } de fatigue, la limite tombe à { $fatigue }.
    .why = Qui n’a pas de bâtiment à céder paie avec sa limite de fatigue.
    .cause = Pas assez de bâtiments à céder
told-lost = Les tribus sont épuisées. Vous avez perdu.
    .why = À la limite de fatigue 0, la partie s’arrête aussitôt.
told-cards-leave = { $slide ->
    [1] La carte de l’emplacement 4 part, les cartes restantes glissent à droite.
   *[0] Les cartes quittent le plateau.
}
    .why = { $slide ->
        [1] Selon cette lecture, seule la carte de l’emplacement 4 est défaussée.
       *[0] Selon cette lecture, toutes les cartes du plateau sont défaussées à chaque tour.
    }
told-won = Plus aucune carte à révéler. Vous avez gagné !
    .why = Il fallait durer plus longtemps que la pioche, et elle est vide.

## Scene

scene-title = { $round ->
    [0] Mise en place
   *[other] { $last ->
        [0] Tour { $round }
       *[other] Tour { $round } sur { $last }
    }
}
zone-board = Plateau
zone-cards = Cartes et bâtiments
zone-tribes = Tribus
zone-stores = Vos réserves
zone-hunger = Faim et fatigue
spot-deck = Pioche
deck-note = { $last ->
    [0] vous gagnez quand elle ne remplit plus la rangée
   *[other] vous gagnez quand elle ne remplit plus la rangée, au plus tard après le tour { $last }
}
spot-card = Carte, emplacement { $space }
spot-building = Bâtiments, pile { $pile } ({ $height })
spot-empty = vide
spot-none = aucun
store = { $good ->
    [wood] Bois
    [clay] Argile
    [stone] Pierre
    [gold] Or
   *[food] Nourriture
}
spot-tools = Outils
spot-field = Champ
spot-buildings = Bâtiments
buildings-note = { $down ->
    [one] { $down } cédé, face cachée
   *[other] { $down } cédés, face cachée
}
spot-two-resources = Carte « deux ressources »
spot-fatigue = Limite de fatigue
spot-hunger = Faim actuelle
spot-buildings-due = À défausser
tribe-doing = { $doing ->
    [acting] agit
    [acted] a agi
    [rested] s’est reposée
    [placed] placée, initiative { $initiative }
    [placing] en cours de placement
   *[waiting] pas encore placée
}
tribe-reserve = réserve { $reserve }
hunger-due = { $figures } pour les figurines + { $extra } pour la carte
hunger-field = le champ donne { $field }
hunger-missing = { $missing ->
    [0] vous avez assez
   *[other] il manque { $missing }
}
hunger-card = { $kind ->
    [green] { $name } : 4 nourriture de plus
    [shaman] { $name } : 1 nourriture de plus par figurine de la plus grande tribu
    [builder] { $name } : 1 nourriture de plus par bâtiment compté
    [farmer] { $name } : autant de plus que votre champ
   *[toolmaker] { $name } : autant de plus que la valeur de vos outils
} [{ $rule }]
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 bâtiment à la fin du tour
       *[other] { $due } bâtiments à la fin du tour
    }
    [1] il manque 1 bâtiment : { $loss } de fatigue
   *[other] il manque { $lacking } bâtiments : { $loss } de fatigue
}

## Captions on the board

label-pips = { $pips } aux dés =
label-camp = Votre camp
label-space-3 = l’emplacement 3 reste vide
label-never = jamais à vendre
label-price = { $price ->
    [1] ressource
   *[other] ressources
}
label-gain-dice = 2 dés, en garder un
label-gain-food = { goods }
label-gain-resource = { goods }
label-gain-roll = 2 dés ({ good-name })
label-gain-points = rien
label-gain-tool = outils +1
label-gain-field = champ +1
label-gain-extra-card = une carte quitte la pioche
label-gain-one-use-tool = outil à usage unique { $amount }
label-gain-two-resources = 2 au choix, maintenant ou plus tard
label-bonus = { $background ->
    [green] +2 nourriture
   *[sand] limite +1
}
label-extra = demande
label-dread = { $kind ->
    [green] cartes vertes : toujours 4
    [shaman] 1 par figurine de votre plus grande tribu
    [builder] 1 par bâtiment compté
    [farmer] autant que donne votre champ
   *[toolmaker] autant que valent vos outils
}
label-pile = { $height } dans la pile
label-pile-empty = pile épuisée
label-initiative = Initiative
label-initiative-rule = la plus basse agit d’abord, la plus haute se repose
label-odds = { tribe } : avec { $dice } dés, { $passes } chances sur 100 de dépasser { $leader }, { $meets } de l’égaler
label-axis = Initiative de 0 à { $top } : { $tribes }
label-axis-tribe = { tribe } { $initiative }
label-doing = { $doing ->
    [waiting] attend
    [placing] se place
    [placed] { $rests ->
        [sure] { $initiative } · repos
        [maybe] { $initiative } · repos ?
       *[no] a fait { $initiative }
    }
    [acting] agit
    [rested] reposée
   *[acted] a agi
}
label-reserve = réserve { $reserve }
label-buildings = { $here } ici, { $given ->
    [one] { $given } cédé
   *[other] { $given } cédés
}
label-falls = En l’état, vous tombez à { $fatigue } ce tour{ $buildings ->
    [0] {""}
   *[other] {" "}(faim { $hunger }, bâtiments { $buildings })
}. À 0, c’est perdu.
label-holds = La nourriture suffit ce tour. À 0, c’est perdu.
label-loses = À 0, c’est perdu.
label-hunger = La faim à venir
label-mouths = { $mouths } figurines mangent
label-on-4 = { $card }, emplacement 4
label-due = À payer
label-store = En réserve
label-field = Champ
label-paid = Payé
label-missing = Manque
label-left-over = Reste
label-stand-in = { $resources ->
    [0] Aucune ressource ne peut remplacer la nourriture.
    [1] 1 ressource peut remplacer 1 nourriture.
   *[other] { $resources } ressources peuvent remplacer la nourriture, une pour une.
}
label-strip-due = dû { $due }
label-strip-limit = limite { $fatigue }

group-cards = Cartes civilisation
group-buildings = Bâtiments

## End

why-won = La pioche n’a plus pu remplir le plateau : vos tribus ont tenu { $rounds } { $rounds ->
    [one] tour
   *[other] tours
}.
why-lost = La limite de fatigue est tombée à 0 après { $rounds } { $rounds ->
    [one] tour
   *[other] tours
} de survie.
line-survived = Tours de survie
line-fatigue = Limite de fatigue restante
line-cards = Cartes restant dans la pioche

## Goal and primer

goal-name = Limite
goal = { $last ->
        [0] durez plus que la pioche
       *[other] tenez { $last } tours
    } ; à 0, c’est perdu
    .short = { $last ->
        [0] durez plus que la pioche
       *[other] tenez { $last } tours
    } ; à 0, perdu
primer-line = Quatre tribus, toutes à vous. Pas de points : survivez.
primer-1 = Durez plus que la pioche
    .detail = Vous gagnez quand la pioche est vide, perdez quand la limite de fatigue tombe à 0.
primer-2 = Placer, puis lancer
    .detail = Placez toutes les figurines d’une couleur, puis lancez un dé pour chacune. La somme est l’initiative.
primer-3 = La plus haute se repose
    .detail = La plus basse initiative agit d’abord. La plus haute n’agit pas.
primer-4 = Récolter, bâtir, acheter
    .detail = Total aux dés par bien : nourriture 2, bois 3, argile 4, pierre 5, or 6. Cartes et bâtiments aident, sans points.
primer-5 = Puis elles mangent
    .detail = { $level ->
        [large-tribe] 2 nourriture
       *[other] 1 nourriture
    } par figurine, et plus pour la carte de l’emplacement 4. Et { $level ->
        [cool-night] deux bâtiments partent
       *[other] un bâtiment part
    }.
primer-6 = La faim les épuise
    .detail = Par nourriture manquante : limite −1. Aucun bâtiment à céder : −3.

## Themes: what an answer is better or worse for, in hints and reviews

theme-resting = { $sense ->
    [better] meilleur pour qui agit et qui se repose
   *[worse] moins bon pour qui agit et qui se repose
}
theme-meal = { $sense ->
    [better] meilleur pour le repas de cette manche
   *[worse] laisse moins pour le repas de cette manche
}
theme-resources = { $sense ->
    [better] meilleur pour vos ressources
   *[worse] coûte des ressources
}
theme-tools = { $sense ->
    [better] meilleur pour vos outils
   *[worse] moins bon pour vos outils
}
theme-cards = { $sense ->
    [better] tire plus des cartes
   *[worse] tire moins des cartes
}
theme-field = { $sense ->
    [better] meilleur pour les repas des manches à venir
   *[worse] moins bon pour les repas des manches à venir
}
theme-people = { $sense ->
    [better] meilleur pour la taille de vos tribus
   *[worse] moins bon pour la taille de vos tribus
}
theme-fatigue = { $sense ->
    [better] moins fatigant
   *[worse] plus fatigant
}
theme-tiles = { $sense ->
    [better] meilleur pour les bâtiments dus
   *[worse] moins bon pour les bâtiments dus
}
