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
level-basic-line = 20 nourritures, limite de fatigue 15
level-cool-night-line = 20 nourritures, limite de fatigue 20, 2 bâtiments à céder par tour
level-large-tribe-line = 75 nourritures, limite de fatigue 10, 3 figurines par tribu qui mangent 2 chacune
level-eternal-winter-line = 20 nourritures, limite de fatigue 10, une carte par tour : une longue partie

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
   *[food] { $amount } { $amount ->
        [one] nourriture
       *[other] nourritures
    }
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
    [card-1] Carte de l’espace 1
    [card-2] Carte de l’espace 2
    [building-1] Pile de bâtiments 1
    [building-2] Pile de bâtiments 2
   *[hunt] Chasse
}
place-gives = { $place ->
    [forest] 1 bois par tranche de 3
    [clay-pit] 1 argile par tranche de 4
    [quarry] 1 pierre par tranche de 5
    [river] 1 or par tranche de 6
    [tool-maker] un cran d’outil
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
gain = { $gain ->
    [dice] lancer 2 dés, en garder un
    [food] { goods }
    [resource] { goods }
    [roll] lancer 2 dés ({ good-name })
    [points] rien (points)
    [tool] un cran d’outil
    [field] champ +1
    [extra-card] la carte suivante quitte la pioche
    [one-use-tool] outil à usage unique de { $amount }
   *[two-resources] 2 ressources au choix, maintenant ou plus tard
}
card-effect = { $background ->
    [green] { $gain } ; vert : 2 nourritures
   *[sand] { $gain } ; sable : limite +1
}
card-text = { $name } : { $effect }
cost-fixed = { $goods }
cost-variety = { $kinds ->
    [1] { $amount } ressources d’exactement 1 sorte
   *[other] { $amount } ressources d’exactement { $kinds } sortes
}
tool = { $kind ->
    [used] { $value } (utilisé)
    [one-use] { $value } (usage unique)
   *[ready] { $value } (prêt)
}
sum = Somme { $total }
two-dice = { $high } et { $low }

## Questions and options

ask-tribe-to-place = Quelle tribu placer ensuite ?
option-tribe-to-place = { tribe } ({ $figures } figurines)
ask-place = { tribe }, figurine { $number } sur { $figures }. Où va-t-elle ? (Ordre du plateau ; le reste chasse.)
option-place = { $place ->
    [hunt] { $left ->
        [1] Chasse
       *[other] Chasse : les { $left } figurines
    }
    [hut] Hutte : prend 2 figurines
    [tool-maker] Fabricant d’outils : un cran
    [field] Champ : un cran
   *[other] { place } : { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
}
option-card = Carte pour { $space } : { $card }
option-building = Bâtiment { $pile } : { $cost }
ask-initiative = Lancez { $dice } dés pour l’initiative de { tribe }. Quelle est la somme ?
ask-tie = Égalité à l’initiative { $initiative }. Qui agit ensuite ?
option-tribe-to-act = { tribe }
ask-action = { tribe } agit. Quel lieu ensuite ?
option-action = { $place ->
    [tool-maker] Fabricant d’outils
    [field] Champ
    [hut] Hutte
   *[other] { place } ({ $figures ->
        [1] 1 figurine
       *[other] { $figures } figurines
    })
}
option-card-here = Carte pour { $space } : { $card }
option-build-here = Bâtiment { $pile } : { $cost }
ask-gather = { place } : lancez { $dice ->
    [1] 1 dé. Que montre-t-il ?
   *[other] { $dice } dés. Quelle est la somme ?
}
ask-tools = { $total } points donnent { $goods } (un par tranche de { $divisor }). Ajouter un outil ?
option-tools-done = Plus d’outil : prendre { $goods }
option-tool = { $kind ->
    [one-use] Outil à usage unique { $value } : { $total } points, { $goods }
   *[tile] Outil { $value } : { $total } points, { $goods }
}
ask-buy = { $first ->
    [1] { $card }. L’acheter pour { $left ->
        [1] 1 ressource
       *[other] { $left } ressources
    } ?
   *[0] { $card } ; reste { $left } à payer. Quelle ressource ensuite ?
}
ask-build = { $first ->
    [1] Coût : { $cost }. Le construire ?
   *[0] Coût : { $cost } ; reste { $left } à payer. Quelle ressource ensuite ?
}
option-leave = Laisser
option-build = Construire
option-pay = Payer 1 { good-name } : vous en avez { $held }
option-cash = Encaisser deux ressources : d’abord la carte gardée
ask-two-resources = Quelles deux ressources ?
ask-dice-card = Lancez 2 dés pour la carte. Que montrent-ils ?
ask-keep-die = Quel dé gardez-vous ?
option-die = Dé { $die } : { $gain }
ask-resource-roll = Lancez 2 dés ({ good-name }). Quelle est la somme ?
ask-extra-card = Piochez la carte suivante. Laquelle est-ce ?
ask-card-turned = Révélez une carte pour l’espace { $space }. Laquelle est-ce ?
ask-tile-turned = Révélez une tuile de la pile de bâtiments { $pile }. Que coûte-t-elle ?
ask-missing-food = Il manque { $missing ->
    [one] { $missing } nourriture
   *[other] { $missing } nourritures
}. Payer une ressource à la place ?
option-tire = Ne plus payer : { $missing } de fatigue, la limite tombe à { $fatigue }

## Story

told-setup = Mise en place : { $food } nourritures, limite de fatigue { $fatigue }.
told-card = Espace { $space } : { $card }.
told-tile = Pile de bâtiments { $pile } : { $cost }.
told-round = Tour { $round }
told-placing = { tribe } se place : { $figures } figurines.
told-placed = { place }{ $figures ->
    [1] .
   *[other] , { $figures } figurines.
}
told-initiative = Initiative de { tribe } : { $total }.
told-acts = { tribe } agit (initiative { $initiative }).
told-tie = Égalité à l’initiative { $initiative }.
told-rests = { tribe } se repose (initiative { $initiative }, la plus élevée) : aucune action, les figurines reviennent.
told-roll = { place } : { $dice ->
    [1] 1 dé montre { $total }.
   *[other] { $dice } dés donnent { $total }.
}
told-tool-used = { $kind ->
    [one-use] L’outil à usage unique { $value } est dépensé.
   *[tile] L’outil { $value } est utilisé.
}
told-gain = { $total } points, un par tranche de { $divisor } : { $goods }.
told-tool = Fabricant d’outils : un cran, outils d’une valeur de { $total }.
told-field = Champ : maintenant { $field }.
told-hut = Hutte : { tribe } passe à { $figures } figurines.
told-hut-empty = Hutte : la réserve de { tribe } est vide.
told-paid = Payé : { $goods }.
told-left = Reparti sans acheter.
told-bought = Acheté { $name } : { $effect }.
told-green = Fond vert : { $food } nourritures.
told-sand = Fond sable : la limite de fatigue monte à { $fatigue }.
told-dice-card = Les dés montrent { $high } et { $low }.
told-die = Dé gardé, { $die } : { $gain }.
told-resource-roll = Les dés donnent { $total }.
told-extra-card = { $name } quitte la pioche.
told-built = Construit pour { $cost } : { $tiles ->
    [one] { $tiles } bâtiment
   *[other] { $tiles } bâtiments
} sur votre plateau.
told-cash = Carte « deux ressources » encaissée : { $goods }.
told-field-food = Nourrir : le champ donne { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}.
told-hunger = Vos figurines mangent { $figures }.
told-extra = { $card } sur l’espace 4 demande { $extra } de plus.
told-fed = { $missing ->
    [0] Payé { $paid } de nourriture : tous ont mangé.
   *[other] Payé { $paid } de nourriture, il manque { $missing }.
}
told-tired = { $loss } de nourriture impayée : la limite de fatigue tombe à { $fatigue }.
told-tile-given = { $given ->
    [1] Un bâtiment cédé, il en reste { $left }.
   *[other] { $given } bâtiments cédés, il en reste { $left }.
}
told-tile-lacking = Pas assez de bâtiments à céder : { $loss } de fatigue, la limite tombe à { $fatigue }.
told-lost = Les tribus sont épuisées. Vous avez perdu.
told-cards-leave = { $slide ->
    [1] La carte de l’espace 4 part, les cartes restantes glissent à droite.
   *[0] Les cartes quittent le plateau.
}
told-won = Plus aucune carte à révéler. Vous avez gagné !

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
spot-card = Carte, espace { $space }
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
buildings-note = { $down } cédés, face cachée
spot-two-resources = Carte « deux ressources »
spot-fatigue = Limite de fatigue
spot-hunger = Faim actuelle
spot-buildings-due = À céder
tribe-note = { $doing ->
    [acting] agit
    [acted] a agi
    [rested] s’est reposée
    [placed] placée, initiative { $initiative }
    [placing] en cours de placement
   *[waiting] pas encore placée
}, réserve { $reserve }
hunger-note = { $figures } pour les figurines + { $extra } pour la carte ; le champ donne { $field } ; { $missing ->
    [0] vous avez assez
   *[other] il manque { $missing }
}
hunger-paid = { $figures } pour les figurines + { $extra } pour la carte{ $missing ->
    [0] {""}
   *[other] {" "}; il manque { $missing }
}
hunger-card = { $kind ->
    [green] { $name } : 4 nourritures de plus
    [shaman] { $name } : 1 de plus par figurine de la plus grande tribu
    [builder] { $name } : 1 de plus par bâtiment compté
    [farmer] { $name } : autant de plus que votre champ
   *[toolmaker] { $name } : autant de plus que la valeur de vos outils
} [{ $rule }]
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 bâtiment à la fin du tour
       *[other] { $due } bâtiments à la fin du tour
    }
   *[other] { $lacking ->
        [1] il manque 1 bâtiment : 3 de fatigue ou plus
       *[other] il manque { $lacking } bâtiments : 3 de fatigue ou plus
    }
}

## Captions on the board

label-pips = { $pips } points =
label-camp = Votre camp
label-space-3 = l’espace 3 reste vide
label-never = jamais à vendre
label-price = { $price ->
    [1] ressource
   *[other] ressources
}
label-gain = { $gain ->
    [dice] 2 dés, en garder un
    [food] { goods }
    [resource] { goods }
    [roll] 2 dés ({ good-name })
    [points] rien
    [tool] un cran d’outil
    [field] champ +1
    [extra-card] une carte quitte la pioche
    [one-use-tool] outil à usage unique { $amount }
   *[two-resources] 2 au choix, maintenant ou plus tard
}
label-bonus = { $background ->
    [green] +2 nourritures
   *[sand] limite +1
}
label-extra = à nourrir
label-dread = { $kind ->
    [green] vert : toujours 4
    [shaman] votre plus grande tribu
    [builder] vos bâtiments
    [farmer] votre champ
   *[toolmaker] vos outils
}
label-pile = { $height } dans la pile
label-pile-empty = pile épuisée
label-initiative = Initiative
label-initiative-rule = la plus basse agit d’abord, la plus haute se repose
label-odds = { tribe } : sur 100 jets de { $dice } dés, { $passes } passent { $leader } et { $meets } l’égalent
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
label-buildings = { $here } ici, { $given } cédés
label-falls = En l’état, vous tombez à { $fatigue } ce tour{ $buildings ->
    [0] {""}
   *[other] {" "}(faim { $hunger }, bâtiments { $buildings })
}. À 0, c’est perdu.
label-holds = La nourriture suffit ce tour. À 0, c’est perdu.
label-loses = À 0, c’est perdu.
label-hunger = La faim à venir
label-mouths = { $mouths } figurines mangent
label-on-4 = { $card }, espace 4
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

why-won = La pioche n’a plus pu remplir le plateau : vos tribus ont tenu { $rounds } tours.
why-lost = La limite de fatigue est tombée à 0 après { $rounds } { $rounds ->
    [one] tour
   *[other] tours
} de survie.
line-survived = Tours de survie
line-fatigue = Limite de fatigue restante
line-cards = Cartes restant dans la pioche
