### Stone Age en français. Les couleurs nomment les tribus : Rouge, Bleu, Jaune, Vert.

game-title = Stone Age
game-line = Nourrissez quatre tribus et survivez jusqu’à ce que la pioche soit vide.
short-title = Stone Age
opponent = La faim
level-legend = Niveau

level-basic = Basique
level-cool-night = Nuit fraîche
level-large-tribe = Grande tribu
level-eternal-winter = Hiver éternel
level-basic-line = 20 nourritures, limite de fatigue 15
level-cool-night-line = 20 nourritures, limite de fatigue 20, 2 bâtiments à défausser par tour
level-large-tribe-line = 75 nourritures, limite de fatigue 10, 3 figurines par tribu, 2 nourritures par figurine
level-eternal-winter-line = 20 nourritures, limite de fatigue 10, une seule carte à acheter par tour : longue partie

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
    [clay] { $amount } { $amount ->
        [one] argile
       *[other] argiles
    }
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
    [card-1] Carte de l’emplacement 1
    [card-2] Carte de l’emplacement 2
    [building-1] Pile de bâtiments 1
    [building-2] Pile de bâtiments 2
   *[hunt] Chasse
}
place-gives = { $place ->
    [forest] 1 bois pour 3 points aux dés
    [clay-pit] 1 argile pour 4 points aux dés
    [quarry] 1 pierre pour 5 points aux dés
    [river] 1 or pour 6 points aux dés
    [tool-maker] outils +1
    [field] champ +1, de la nourriture à chaque tour
    [hut] 1 figurine de plus pour la tribu
   *[hunt] 1 nourriture pour 2 points aux dés
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
    [one] { symbol-name }
   *[other] { symbol-name } ×{ $people }
}
gain-dice = lancer 2 dés et en garder un
gain-roll = lancer 2 dés ({ good-name })
gain-points = rien (pas de points en solo)
gain-tool = outils +1
gain-field = champ +1
gain-extra-card = retire la carte suivante de la pioche
gain-one-use-tool = outil à usage unique de { $amount }
gain-two-resources = 2 ressources au choix, maintenant ou plus tard
card-effect = { $background ->
    [green] { $gain }, plus 2 nourritures (fond vert)
   *[sand] { $gain }, limite +1 (fond sable)
}
card-text = { $name } – { $effect }
cost-fixed = { $goods }
cost-variety = { $amount ->
    [one] 1 ressource au choix
   *[other] { $kinds ->
        [one] { $amount } ressources d’une seule sorte
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

option-tribe-to-place = Commencer par { tribe }
    .detail = { $figures ->
        [one] placer son unique figurine
       *[other] placer ses { $figures } figurines
    }
ask-place = Où placer cette figurine ?
    .about = { tribe }, figurine { $number } sur { $figures }
    .then = { $opening ->
        [yes] Placez vos figurines une à une. Les dés décideront ensuite de ce que chaque lieu rapporte.
       *[no] {""}
    }
ask-placed = Les figurines sont-elles bien placées ?
    .about = { tribe }, { $figures ->
        [one] la figurine est placée
       *[other] les { $figures } figurines sont placées
    }
    .then = { $last ->
        [yes] Après le lancer, le tour continue : dés, actions, repas, nouvelles cartes. Soloist vous interroge dès qu’il y a un choix.{ $tools ->
            [yes] {" "}Les outils utiles au dernier jet sont utilisés automatiquement.
           *[no] {""}
        }
       *[no] {""}
    }
option-placed = Valider : lancer l’initiative de { tribe }
    .detail = { $dice ->
        [one] Vous lancez 1 dé. Ensuite, { tribe } ne bouge plus
       *[other] Vous lancez { $dice } dés. Ensuite, { tribe } ne bouge plus
    }
option-place = { $place ->
    [hunt] { $left ->
        [1] { place }
        [2] { place } (les deux)
       *[other] { place } (les { $left })
    }
   *[other] { place }
}
    .detail = { $place ->
        [hunt] { $left ->
            [one] { $gives }
            [2] les deux figurines chassent, { $gives }
           *[other] les { $left } figurines chassent, { $gives }
        }
        [hut] occupe 2 figurines. Une nouvelle rejoint la tribu et mange dès ce tour
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] aucun gain : le champ est déjà au maximum
           *[no] { $gives }
        }
       *[other] { $gives }, { $free ->
            [one] { $free } libre
           *[other] { $free } libres
        }
    }
option-card = { $space ->
    [one] Carte à 1 ressource
   *[other] Carte à { $space } ressources
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] . Il vous manque encore 1 ressource
       *[other] . Il vous manque encore { $lacking } ressources
    }{ $covered ->
        [yes] . Votre carte « deux ressources » suffit
       *[no] {""}
    }{ $idle ->
        [yes] . Sa moitié haute ne vous rapporte rien maintenant
       *[no] {""}
    }
option-building = Bâtiment { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] . Il vous manque encore 1 ressource
       *[other] . Il vous manque encore { $lacking } ressources
    }{ $covered ->
        [yes] . Votre carte « deux ressources » suffit
       *[no] {""}
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = Quelle est la somme des dés ?
    .about = Lancez { $dice } dés pour l’initiative de { tribe }
ask-tie = Quelle tribu agit ensuite ?
    .about = Les tribus sont à égalité, initiative { $initiative }
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour sont utilisés automatiquement.
       *[no] {""}
    }
ask-tie-highest = Quelle tribu agit ensuite ?
    .about = Égalité à l’initiative la plus élevée, { $initiative }. { $left ->
        [2] L’autre tribu n’agit pas
       *[other] La dernière tribu restante n’agit pas
    }
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour sont utilisés automatiquement.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Quelle action faire ensuite avec { tribe } ?
    .then = { $tools ->
        [yes] Les outils utiles au dernier jet du tour sont utilisés automatiquement.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [one] 1 figurine : { $gives }
       *[other] { $figures } figurines : { $gives }
    }
option-card-here = { $space ->
    [one] Carte à 1 ressource
   *[other] Carte à { $space } ressources
}
    .detail = { $card }
option-build-here = Bâtiment { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [one] Que montre le dé ?
   *[other] Quelle est la somme des dés ?
}
    .about = { $dice ->
        [one] { place } : lancez 1 dé
       *[other] { place } : lancez { $dice } dés
    }
ask-tools = Utiliser un outil ?
    .about = { $total } aux dés : { $goods } (1 pour { $divisor } points)
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
        [yes] utile seulement avec un autre outil
       *[no] { $goods }
    }
ask-buy = { $first ->
    [1] Acheter cette carte pour { $left ->
        [one] 1 ressource
       *[other] { $left } ressources
    } ?
   *[0] Quelle ressource payer ensuite ?
}
    .about = { tribe }. { $first ->
        [1] { $card }
       *[0] { $card }. Ressources encore à payer : { $left }
    }
ask-build = { $first ->
    [1] Construire ce bâtiment ?
   *[0] Quelle ressource payer ensuite ?
}
    .about = { tribe }. { $first ->
        [1] Coût : { $cost }
       *[0] Coût : { $cost }. Ressources encore à payer : { $left }
    }
option-leave = Renoncer
    .detail = la figurine revient, vous ne payez rien
option-build = Construire
    .detail = payer { $cost }
option-pay = Payer { $goods }
    .detail = il reste { $left }
option-cash = Utiliser la carte « deux ressources »
    .detail = { $cards ->
        [one] dépenser la carte gardée
       *[other] dépenser l’une de vos { $cards } cartes
    }
ask-two-resources = Quelles deux ressources prendre ?
ask-dice-card = Que montrent les dés ?
    .about = Lancez 2 dés pour la carte
ask-keep-die = Quel dé gardez-vous ?
option-die = Dé { $die }
    .detail = { $gain }
ask-resource-roll = Quelle est la somme des dés ?
    .about = Lancez 2 dés ({ good-name })
ask-extra-card = Quelle carte est-ce ?
    .about = Piochez la carte suivante
ask-card-turned = Quelle carte est-ce ?
    .about = Révélez une carte pour l’emplacement { $space }
ask-tile-turned = Combien coûte le bâtiment ?
    .about = Révélez une tuile de la pile de bâtiments { $pile }
ask-missing-food = Payer une ressource pour la nourriture manquante ?
    .about = Nourriture manquante : { $missing }
option-tire = Accepter la fatigue
    .detail = la limite baisse de { $missing } et passe à { $fatigue }

## Story

told-setup = Mise en place : { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}, limite de fatigue { $fatigue }.
    .why = Le niveau fixe votre nourriture et votre limite de fatigue de départ.
told-card = Emplacement { $space } : { $card }.
    .why = { $space ->
        [4] La carte de l’emplacement 4 ne peut pas être achetée. Elle augmente la nourriture à payer ce tour-ci.
        [one] Une figurine placée sur cette carte peut l’acheter pour 1 ressource.
       *[other] Une figurine placée sur cette carte peut l’acheter pour { $space } ressources.
    }
told-tile = Pile de bâtiments { $pile } : { $cost }.
    .why = La première tuile de chaque pile est toujours visible.
told-round = Tour { $round }
    .why = À chaque tour, vous placez vos figurines, vous agissez, puis vous les nourrissez. Les nouvelles cartes viennent ensuite.
told-placing = { tribe } se place : { $figures ->
    [one] 1 figurine
   *[other] { $figures } figurines
}.
    .why = Vous placez toutes les figurines d’une tribu avant de choisir la suivante.
told-placed = { tribe }, { $figures ->
    [one] 1 figurine
   *[other] { $figures } figurines
} : { place }.
    .why = Vous devez placer chaque figurine. Seule la chasse n’est jamais complète.
told-initiative = Initiative de { tribe } : { $total }.
    .why = Vous lancez un dé par figurine. La somme la plus faible agit en premier, la plus élevée n’agit pas.
told-acts = { tribe } agit (initiative { $initiative }).
    .why = Aucune autre tribu qui doit encore agir n’a une initiative plus faible.
told-tie = Égalité à l’initiative { $initiative }. Vous choisissez si l’ordre compte.
    .why = Si l’ordre peut compter, vous choisissez la tribu qui commence.
told-tie-highest = Égalité à l’initiative la plus élevée, { $initiative }.
    .why = Les tribus restantes sont à égalité. Vous choisissez qui agit. La dernière n’agit pas.
told-sits-out = { $chosen } agit, donc { tribe } n’agira pas.
    .why = Trois tribus seulement agissent par tour, et vous avez choisi la troisième.
told-rests = { tribe } a l’initiative la plus élevée, { $initiative }, et n’agit pas. Les figurines reviennent.
    .why = Trois tribus seulement agissent par tour.
told-roll = { place } : { $dice ->
    [one] 1 dé donne { $total }.
   *[other] { $dice } dés donnent { $total }.
}
    .why = Vous lancez un dé par figurine de la tribu sur ce lieu.
told-tool-used = { $kind ->
    [one-use] L’outil à usage unique { $value } est dépensé.
   *[tile] { $unasked ->
        [yes] L’outil { $value } est utilisé automatiquement.
       *[no] L’outil { $value } est utilisé.
    }
}
    .why = { $kind ->
        [one-use] Un outil à usage unique sert pour un seul jet. La carte est ensuite défaussée.
       *[tile] { $unasked ->
            [yes] Aucun autre jet de ce tour ne peut se servir de cet outil. Il sera prêt au tour suivant.
           *[no] L’outil ajoute sa valeur à ce jet. Aucune tribu ne peut le réutiliser ce tour-ci.
        }
    }
told-gain = { $total } aux dés : { $goods } (1 pour { $divisor } points){ $more ->
    [0] {""}
   *[other] , dont { $more } grâce aux outils
}.
    .why = Ici, il faut { $divisor } points aux dés par unité. Les points en trop sont perdus.
told-tool = Fabricant d’outils : outils +1, valeur totale { $total }.
    .why = Vous recevez un nouvel outil de valeur 1. Si vous en avez trois, le plus faible gagne 1.
told-tools-best = Les trois outils sont déjà à 4 : ce gain est perdu.
    .why = Un outil ne peut pas dépasser 4.
told-field = Le champ passe à { $field }.
    .why = Un champ plus grand donne plus de nourriture à chaque tour.
told-field-best = Le champ est déjà à 10 : ce gain est perdu.
    .why = La piste d’agriculture s’arrête à 10.
told-hut = Hutte : { tribe } passe à { $figures } figurines.
    .why = Deux figurines d’une tribu dans la hutte en font venir une nouvelle de la réserve.
told-hut-empty = Hutte : { tribe } n’a plus de figurine en réserve.
    .why = Une tribu ne grandit que s’il lui reste des figurines en réserve.
told-paid = Vous payez { $goods }.
    .why = Vous avez choisi cette ressource.
told-paid-for = Vous payez { $bought } : { $goods }.
    .why = Vous avez choisi avec quoi payer.
bought-card = la carte { $name }
bought-building = le bâtiment
told-left = { $able ->
    [no] Impossible de payer : la figurine revient sans acheter.
   *[yes] La figurine revient sans acheter.
}
    .why = { $able ->
        [no] Vous n’avez pas de quoi payer : la question ne se pose pas.
       *[yes] Une figurine sur une carte ou un bâtiment peut toujours revenir sans payer.
    }
told-bought = Vous achetez la carte { $name } : { $effect }.
    .why = À l’achat, vous recevez une seule fois ce que montre la moitié haute.
told-green = Fond vert : { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}.
    .why = Une carte à fond vert donne aussi de la nourriture.
told-sand = Fond sable : la limite de fatigue monte à { $fatigue }.
    .why = Une carte à fond sable augmente la limite de 1, une seule fois.
told-dice-card = Les dés montrent { $high } et { $low }.
    .why = Pour une carte jet de dés, vous lancez deux dés et vous en gardez un.
told-die = Vous gardez le { $die } : { $gain }.
    .why = Seul le dé gardé donne ce que la carte indique pour lui.
told-resource-roll = Les dés donnent { $total }.
    .why = Pour cette carte, les deux dés s’additionnent, et vous pouvez ajouter des outils.
told-extra-card = { $name } quitte la pioche.{ $last ->
    [0] {""}
   *[other] {" "}La partie finit désormais après le tour { $last }.
}
    .why = La carte écriture retire la carte suivante. La pioche se termine plus tôt.
told-built = Vous construisez pour { $cost } et avez maintenant { $tiles ->
    [one] { $tiles } bâtiment
   *[other] { $tiles } bâtiments
}.
    .why = Ici, les bâtiments ne donnent pas de points. Vous les défaussez en fin de tour.
told-cash = Vous utilisez la carte « deux ressources » : { $goods }.
    .why = Vous pouvez dépenser cette carte pour tout paiement où elle est utile.
told-field-food = { $missing ->
    [0] Repas : il vous faut { $need } { $need ->
        [one] nourriture
       *[other] nourritures
    }. Le champ en donne { $food }.
   *[other] Repas : il vous faut { $need } { $need ->
        [one] nourriture
       *[other] nourritures
    }. Le champ en donne { $food }, il en manque { $missing }.
}
    .why = Avant de nourrir vos figurines, vous prenez la nourriture que donne votre champ.
told-hunger = Vos figurines mangent { $figures } { $figures ->
    [one] nourriture
   *[other] nourritures
}.
    .why = Chaque figurine mange, même dans la tribu qui n’a pas agi.
told-extra = La carte { $card } de l’emplacement 4 coûte { $extra } { $extra ->
    [one] nourriture
   *[other] nourritures
} de plus.
    .why = { $kind ->
        [green] Une carte verte sur l’emplacement 4 coûte toujours 4 nourritures.
        [shaman] Un chamane coûte 1 nourriture par figurine de votre plus grande tribu.
        [builder] Un constructeur coûte 1 nourriture par bâtiment compté.
        [farmer] Un paysan coûte autant de nourriture que la valeur de votre champ.
       *[toolmaker] Un fabricant d’outils coûte autant de nourriture que la valeur de vos outils.
    }
told-fed = { $missing ->
    [0] Vous payez { $paid } { $paid ->
        [one] nourriture
       *[other] nourritures
    }. Tout le monde a mangé.
   *[other] Vous payez { $paid } { $paid ->
        [one] nourriture
       *[other] nourritures
    }. Il en manque { $missing }.
}
    .why = { $missing ->
        [0] Les figurines et la carte coûtaient { $paid } en tout, et votre nourriture a suffi.
       *[other] Vous payez d’abord en nourriture. Ce qui manque ({ $missing }) peut se payer en ressources.
    }
    .cause = Repas
told-tired = Nourriture impayée : { $loss }. La limite de fatigue passe à { $fatigue }.
    .why = Chaque nourriture impayée fait baisser la limite de 1.
    .cause = Nourriture impayée
told-tile-given = { $given ->
    [one] Vous défaussez 1 bâtiment. Il en reste { $left }.
   *[other] Vous défaussez { $given } bâtiments. Il en reste { $left }.
}
    .why = À la fin de chaque tour, vous devez défausser des bâtiments.
    .cause = Défausse de fin de tour
told-tile-lacking = Pas assez de bâtiments à défausser : la limite baisse de { $loss } et passe à { $fatigue }.
    .why = Si vous ne pouvez pas défausser les bâtiments dus, la limite de fatigue baisse.
    .cause = Pas assez de bâtiments à défausser
told-lost = Les tribus sont épuisées. Vous avez perdu.
    .why = Quand la limite de fatigue atteint 0, vous perdez immédiatement.
told-cards-leave = { $slide ->
    [1] La carte de l’emplacement 4 est défaussée. Les autres glissent vers la droite.
   *[0] Toutes les cartes du plateau sont défaussées.
}
    .why = { $slide ->
        [1] Selon cette interprétation, seule la carte de l’emplacement 4 est défaussée.
       *[0] Selon cette interprétation, toutes les cartes du plateau sont défaussées à chaque tour.
    }
told-won = Il n’y a plus de carte à révéler. Vous avez gagné !
    .why = Il fallait survivre jusqu’à ce que la pioche soit vide.

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
    [0] vous gagnez quand la pioche ne suffit plus
   *[other] vous gagnez quand la pioche ne suffit plus, au plus tard après le tour { $last }
}
spot-card = Carte, emplacement { $space }
spot-extra = Nourriture en plus pour la carte 4
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
    [one] { $down } défaussé, face cachée
   *[other] { $down } défaussés, face cachée
}
spot-two-resources = Carte « deux ressources »
spot-fatigue = Limite de fatigue
spot-hunger = Nourriture due
spot-buildings-due = À défausser
tribe-doing = { $doing ->
    [acting] agit
    [acted] a agi
    [rested] n’a pas agi
    [placed] placée, initiative { $initiative }
    [placing] en cours de placement
   *[waiting] pas encore placée
}
tribe-reserve = réserve { $reserve }
hunger-due = { $figures } pour les figurines + { $extra } pour la carte
hunger-field = le champ donne { $field }
hunger-missing = { $missing ->
    [0] assez pour l’instant
   *[other] il manque { $missing }
}
hunger-card = { $kind ->
    [green] { $name } : 4 nourritures de plus
    [shaman] { $name } : 1 nourriture de plus par figurine de la plus grande tribu
    [builder] { $name } : 1 nourriture de plus par bâtiment compté
    [farmer] { $name } : autant de nourriture en plus que la valeur du champ
   *[toolmaker] { $name } : autant de nourriture en plus que la valeur des outils
} [{ $rule }]
    .short = { $name }
buildings-due = { $lacking ->
    [0] { $due ->
        [one] 1 bâtiment à la fin du tour
       *[other] { $due } bâtiments à la fin du tour
    }
    [one] il manque 1 bâtiment : limite −{ $loss }
   *[other] il manque { $lacking } bâtiments : limite −{ $loss }
}
    .short = { $lacking ->
        [0] vous avez assez
       *[other] limite −{ $loss }
    }

## Captions on the board

label-pips = { $pips } aux dés =
label-camp = Votre camp
label-space-3 = l’emplacement 3 reste vide
label-never = ne s’achète pas
label-price = { $price ->
    [one] ressource
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
    [green] +2 nourritures
   *[sand] limite +1
}
label-extra = coûte
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
label-initiative-rule = la plus faible d’abord, la plus élevée n’agit pas
label-odds = { tribe }, { $dice } dés : { $passes } % au-dessus de { $leader }, { $meets } % à égalité
label-axis = Initiative de 0 à { $top } : { $tribes }
label-axis-tribe = { tribe } { $initiative }
label-doing = { $doing ->
    [waiting] attend
    [placing] se place
    [placed] { $rests ->
        [sure] { $initiative } · n’agit pas
        [maybe] { $initiative } · n’agit pas ?
       *[no] a fait { $initiative }
    }
    [acting] agit
    [rested] n’a pas agi
   *[acted] a agi
}
label-reserve = réserve { $reserve }
label-buildings = { $here } ici, { $given ->
    [one] { $given } défaussé
   *[other] { $given } défaussés
}
label-falls = En l’état, la limite tombe à { $fatigue } ce tour-ci{ $buildings ->
    [0] {""}
   *[other] {" "}(faim { $hunger }, bâtiments { $buildings })
}. À 0, c’est perdu.
label-holds = La nourriture suffit ce tour-ci. À 0, c’est perdu.
label-loses = À 0, c’est perdu.
label-hunger = Repas de ce tour
label-mouths = { $mouths } figurines mangent
label-on-4 = { $card }, emplacement 4
label-due = À payer
label-store = En réserve
label-field = Champ
label-paid = Payé
label-missing = Manque
label-left-over = Reste
label-stand-in = { $resources ->
    [0] Vous n’avez aucune ressource à payer à la place.
    [one] Votre ressource peut remplacer 1 nourriture.
   *[other] Vous avez { $resources } ressources. Chacune peut remplacer 1 nourriture.
}
label-strip-due = dû { $due }
label-strip-limit = limite { $fatigue }

group-cards = Cartes civilisation
group-buildings = Bâtiments

## End

why-won = La pioche est épuisée après { $rounds } { $rounds ->
    [one] tour
   *[other] tours
}. Vos tribus ont survécu.
why-lost = La limite de fatigue est tombée à 0. Vous avez survécu { $rounds } { $rounds ->
    [one] tour
   *[other] tours
}.
line-survived = Tours de survie
line-fatigue = Limite de fatigue restante
line-cards = Cartes restant dans la pioche

## Goal and primer

goal-name = Limite
goal = { $last ->
        [0] survivez jusqu’à ce que la pioche soit vide
       *[other] survivez { $last } tours
    } ; à 0, c’est perdu
    .short = { $last ->
        [0] survivez jusqu’au bout
       *[other] survivez { $last } tours
    } ; à 0, perdu
primer-line = Les quatre tribus sont à vous. Pas de points : survivez.
primer-1 = Survivre jusqu’à la fin
    .detail = Vous gagnez quand la pioche est vide, vous perdez si la limite tombe à 0.
primer-2 = Placer, puis lancer
    .detail = Placez toutes les figurines d’une couleur, puis lancez un dé pour chacune. La somme est l’initiative.
primer-3 = La plus élevée n’agit pas
    .detail = L’initiative la plus faible agit d’abord.
primer-4 = Récolter, bâtir, acheter
    .detail = Points aux dés par unité : nourriture 2, bois 3, argile 4, pierre 5, or 6. Cartes et bâtiments vous aident.
primer-5 = Nourrir vos tribus
    .detail = Chaque figurine mange { $level ->
        [large-tribe] 2 nourritures
       *[other] 1 nourriture
    }. La carte de l’emplacement 4 en coûte plus. Défaussez ensuite { $level ->
        [cool-night] 2 bâtiments
       *[other] 1 bâtiment
    }.
primer-6 = La faim fatigue vos tribus
    .detail = La limite baisse de 1 par nourriture manquante, et de 3 s’il manque des bâtiments.

## Guide of the first game

guide-ask-place = Forêt, Glaisière, Carrière et Rivière donnent des ressources. La Chasse donne de la nourriture.
guide-ask-place-2 = La Hutte occupe deux figurines. La tribu en reçoit une nouvelle.
guide-ask-place-3 = Placée sur une carte ou un bâtiment, une figurine pourra l’acheter contre des ressources.
guide-ask-place-4 = À chaque tour, vous défaussez un bâtiment. Sinon, la limite de fatigue baisse de 3.
guide-ask-place-5 = Le Champ donne de la nourriture à chaque tour. Un outil ajoute des points à vos dés.
guide-ask-place-6 = La carte de l’emplacement 4 ne s’achète pas. Elle vous coûte de la nourriture en plus.
guide-ask-placed = Les dés fixent l’ordre. L’initiative la plus faible agit d’abord, la plus élevée n’agit pas.
guide-ask-tie = À initiative égale, vous choisissez quelle tribu agit d’abord.
guide-ask-tie-highest = Une de ces tribus n’agit pas. Ses figurines ne rapportent rien ce tour-ci.
guide-ask-action = La tribu agit sur chacun de ses lieux, dans l’ordre de votre choix.
guide-ask-tools = Un outil ajoute sa valeur à ce jet. Chacun sert une fois par tour.
guide-ask-buy = Une carte se paie avec n’importe quelles ressources, mais pas avec de la nourriture.
guide-ask-keep-die = Chaque valeur rapporte autre chose. Seul compte le dé que vous gardez.
guide-ask-build = Ici, les bâtiments ne donnent pas de points. Il en faut un à défausser à chaque tour.
guide-ask-missing-food = La limite baisse de 1 par nourriture manquante. Une ressource peut remplacer 1 nourriture.
guide-end = Le guide s’arrête ici. Survivez ! « ? » explique les règles, « Conseil » propose une réponse.

## Themes: what an answer is better or worse for, in hints and reviews

amount-fatigue = { $sense ->
    [better] { $amount ->
        [one] votre limite de fatigue est plus haute de 1 point
       *[other] votre limite de fatigue est plus haute de { $amount } points
    }
   *[worse] { $amount ->
        [one] votre limite de fatigue est plus basse de 1 point
       *[other] votre limite de fatigue est plus basse de { $amount } points
    }
}
amount-tiles = { $sense ->
    [better] { $amount ->
        [one] 1 bâtiment de plus
       *[other] { $amount } bâtiments de plus
    }
   *[worse] { $amount ->
        [one] 1 bâtiment de moins
       *[other] { $amount } bâtiments de moins
    }
}
amount-people = { $sense ->
    [better] { $amount ->
        [one] 1 figurine de plus
       *[other] { $amount } figurines de plus
    }
   *[worse] { $amount ->
        [one] 1 figurine de moins
       *[other] { $amount } figurines de moins
    }
}
amount-field = { $sense ->
    [better] { $amount ->
        [one] 1 nourriture de plus à chaque tour suivant
       *[other] { $amount } nourritures de plus à chaque tour suivant
    }
   *[worse] { $amount ->
        [one] 1 nourriture de moins à chaque tour suivant
       *[other] { $amount } nourritures de moins à chaque tour suivant
    }
}
amount-tools = { $sense ->
    [better] vos outils valent { $amount } de plus
   *[worse] vos outils valent { $amount } de moins
}
amount-resources = { $sense ->
    [better] { $amount ->
        [one] 1 ressource de plus
       *[other] { $amount } ressources de plus
    }
   *[worse] { $amount ->
        [one] 1 ressource de moins
       *[other] { $amount } ressources de moins
    }
}
amount-wood = { $sense ->
    [better] { $amount } bois de plus
   *[worse] { $amount } bois de moins
}
amount-clay = { $sense ->
    [better] { $amount ->
        [one] 1 argile de plus
       *[other] { $amount } argiles de plus
    }
   *[worse] { $amount ->
        [one] 1 argile de moins
       *[other] { $amount } argiles de moins
    }
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
amount-gold = { $sense ->
    [better] { $amount } or de plus
   *[worse] { $amount } or de moins
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
theme-resting = { $sense ->
    [better] les tribus utiles ont plus de chances d’agir
   *[worse] une tribu utile risque plus de ne pas agir
}
theme-meal = { $sense ->
    [better] vous avez plus de nourriture ce tour-ci
   *[worse] vous avez moins de nourriture ce tour-ci
}
theme-resources = { $sense ->
    [better] vous avez plus de ressources
   *[worse] cela vous coûte des ressources
}
theme-tools = { $sense ->
    [better] vous avez de meilleurs outils
   *[worse] vous avez de moins bons outils
}
theme-cards = { $sense ->
    [better] les cartes vous rapportent plus
   *[worse] les cartes vous rapportent moins
}
theme-field = { $sense ->
    [better] vous aurez plus de nourriture aux tours suivants
   *[worse] vous aurez moins de nourriture aux tours suivants
}
theme-people = { $sense ->
    [better] vos tribus sont plus grandes
   *[worse] vos tribus sont plus petites
}
theme-fatigue = { $sense ->
    [better] votre limite de fatigue reste plus haute
   *[worse] votre limite de fatigue baisse
}
theme-tiles = { $sense ->
    [better] vous avez plus de bâtiments à défausser
   *[worse] vous avez moins de bâtiments à défausser
}
