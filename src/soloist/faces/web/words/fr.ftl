### Les mots des pages du navigateur.

motto = Quatre jeux de société pour l’unique chaise de la table.
games = Jeux
look = Langue, clair ou sombre
to-the-games = Aller aux jeux
to-the-question = Aller à la question
language = Langue
scheme = Couleurs
scheme-auto = Auto
scheme-light = Clair
scheme-dark = Sombre
motion = Animations
motion-on = Oui
motion-off = Non
menu = Menu
all-games = Soloist : tous les jeux
play = Jouer
more = Plus
decisions = Environ { $decisions } décisions.
my-record = Vous : { $won } sur { $games }.
carry-on = Reprendre
resume = Reprendre
look-at = Voir
all-tables = Mes tables
no-tables = Pas encore de table.
friend = La donne d’un ami
open = Ouvrir
deal-code = Code de donne
paste-record = D’un autre appareil : collez un lien ou un relevé
link-or-record = Lien d’une table, ou relevé d’une partie
record = Relevé de la partie
record-file = ou le fichier
its-edition = Son édition, si c’était la vôtre
keep-good-part = S’il s’interrompt, garder ce qui est lisible
free = Logiciel libre. Ni compte ni réseau.
disclaimer = Ni produit ni approuvé par les éditeurs. Tous les dessins sont de nous.
rules = Règles et interprétations
rules-of = Règles : { $game }
chapters = Chapitres
cards = Cartes et tuiles
all-cards = Toutes les cartes et tuiles
find = Chercher
no-cards = Rien de tel.
table-state = { $outcome ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
   *[open] en cours
}
day = { $when ->
    [today] aujourd’hui, { $time }
    [yesterday] hier, { $time }
   *[earlier] { $date }
}
the-deal = La donne
seed = Graine
seed-help = Jusqu’à 8 lettres et chiffres (sans 0, O, 1, I) ; la même graine donne les mêmes cartes et les mêmes dés. Vide : une nouvelle.
ask-fate = Miroir : je lance et je pioche, et je saisis chaque résultat ici
ask-fate-help = Vous jouez toute la partie sur cet écran, avec vos dés et vos cartes : 100 à 270 saisies. Pour jouer sur votre vrai plateau, prenez « À côté du plateau ».
your-edition = Votre édition
your-edition-help = Un fichier TOML avec les éléments de votre propre boîte ; le guide est dans docs/.
rulings = Interprétations
rulings-help = Là où la feuille laisse un point ouvert, vous tranchez. Par défaut, c’est notre lecture.
default = par défaut
in-force = en vigueur
the-board = Le plateau
your-stock = Votre réserve
what-happened = Ce qui vient de se passer
in-words = La table en mots
story = Récit
whole-story = Tout le récit
back-to-table = Retour à la table
leave = Quitter la table (partie enregistrée)
tools = Aide et annulation
undo = Annuler
undo-turn = Annuler tout le tour
laid = Déjà choisi : touchez pour l’enlever
take-out = Retirer : { $piece }
older-rules = Une table d’anciennes règles
older-rules-line = Elle a été commencée quand nos règles posaient certaines questions autrement, on ne peut donc pas la continuer. Elle reste telle quelle : la voici là où les questions commencent à différer, et son relevé est gardé en entier.
since-last-answer = Depuis votre dernière réponse
it-cost-you = Ce que cela vous coûte
loss = { $by } { $name } ({ $causes }).
score-change = Vous { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who } : { $name }
all-told = tout
is-playing = On vous raconte · touchez ou pressez une touche pour passer
tap-the-board = Touchez ce qui est éclairé : vous voyez d’abord son effet.
tap-lays = + pose aussitôt, on peut retirer ; le reste demande d’abord.
all-options = Tous les choix
marks = Repères
replay = Revoir le tour
replay-first = Depuis le début
replay-back = Reculer
replay-play = Lire ou mettre en pause
replay-on = Avancer
replay-last = Aller à maintenant
replay-speed = Vitesse
by-fate = Dés et cartes
by-rules = Ensuite
keys = Touches
key-options = choisir l’option de cette touche (H, K, M, R, T et U servent à autre chose)
key-decline = refuser, ou arrêter là
key-replay = revoir le dernier tour : une étape en arrière, une en avant
key-marks = montrer ou cacher les repères sur le plateau
key-escape = fermer un panneau, passer le récit
redo = Refaire
hint = Conseil
why = Pourquoi ?
close = Fermer
your-fate = Vos dés et cartes :
notice-stale = La table avait avancé, cette réponse n’a donc pas été prise. Voici la position actuelle.
notice-illegal = Cette réponse est impossible ici ; rien n’a changé.
doubts = Certains éléments sont cités de mémoire ou reconstitués, faute de texte ; ils peuvent différer de votre boîte.
confidence = { $confidence ->
    [recalled] de mémoire : aucun texte trouvé
   *[reconstructed] reconstitué : peut différer de votre boîte
}
origin = { $origin ->
    [sheet] D’après la feuille solo : { $sheet }
    [base] D’après les règles du jeu de base.
    [expansion] D’après les règles de l’extension.
   *[gap] Les règles n’en disent rien ; c’est notre lecture.
}
walk = Revoir la partie
walk-step = Étape { $number } sur { $last }
earlier = Précédent
later = Suivant
to-start = Au début
to-end = À la fin
the-end = La fin
outcome = { $outcome ->
    [won] Vous gagnez{ $margin ->
        [0] { "" }
        [one] { " " }de 1 point
       *[other] { " " }de { $margin } points
    }
    [drawn] Partie nulle
   *[lost] Vous perdez{ $margin ->
        [0] { "" }
        [one] { " " }de 1 point
       *[other] { " " }de { $margin } points
    }
}
you = Vous
score-lines = Ligne par ligne
from = Origine
none = aucun
total = Total
what-next = Et maintenant
new-deal = Nouvelle donne
same-level = même niveau
same-deal = Même donne
undo-last = Annuler
this-deal = Cette donne
level = Niveau
as-on-the-sheet = toutes par défaut
length = Durée
answers = { $answers } { $answers ->
    [one] réponse
   *[other] réponses
}
taken-back = Annulé
times = { $times ->
    [0] jamais après un lancer ou un tirage
    [one] une fois après un lancer ou un tirage
   *[other] { $times } fois après un lancer ou un tirage
}
yes = oui
components = Éléments
doubtful = { $confidence ->
    [recalled] { $count } de mémoire, sans texte trouvé
   *[reconstructed] { $count } reconstitués, peuvent différer de votre boîte
}
status = { $status ->
    [404] Cette page n’existe pas
    [405] Cela ne se fait pas ici
    [400] Demande impossible
   *[other] Quelque chose s’est mal passé
}
http-error = { $status ->
    [404] Il n’y a rien à cette adresse. Vos tables sont sur la première page.
    [405] Cette adresse attend une autre sorte de requête.
    [500] C’était notre faute, pas la vôtre. Aucune réponse n’est perdue.
   *[other] La requête n’a pas été comprise.
}
guard-host = Ce n’est pas l’adresse de cette table. Ouvrez http://127.0.0.1 avec son port.
guard-site = Un autre site a envoyé ce formulaire ; rien n’a été changé.
guard-large = Trop grand : au plus { $most } ko.
guard-secret = Cette table est privée : ouvrez le lien avec la clé que le serveur a affiché.
stale-answer = cette réponse se rapporte à une position antérieure ; rien n’a changé
no-such-answer = il n’y a pas d’étape { $given } ; la dernière est { $last }
cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }. Un autre port : « soloist serve --port 8800 »
bad-name = « { $given } » n’est pas le nom d’une machine ; un nom ressemble à nas.local
bad-key = SOLOIST_KEY doit avoir de 16 à 200 lettres, chiffres, - et _ ; « openssl rand -hex 16 » en fait une
bad-upload = impossible de lire { $file } : { $why }
json-missing = JSON a besoin de la bibliothèque { $library } ; « pip install { $library } » l’apporte
hint-busy = beaucoup de conseils sont demandés en ce moment ; redemandez dans un instant
review-busy = la table { $id } est en cours d’analyse ; redemandez quand elle sera finie
newer = vient d’un Soloist plus récent
damaged = abîmée, ne peut être ouverte
damaged-table = Table { $id }
delete = Supprimer
delete-help = À la corbeille, pour 30 jours
put-back = Remettre
bin = Corbeille ({ $count })
bin-title = Corbeille
bin-help = Les tables supprimées restent ici 30 jours.
pages = Pages
page-of = Page { $number } sur { $last }
newer-tables = Plus récentes
older-tables = Plus anciennes
collection = Toutes les tables en un fichier
collection-help = Une copie se fait d’elle-même chaque jour et se garde une semaine. Ici, emportez-en une, ou ajoutez les tables d’une autre machine.
export = Enregistrer une copie
import = Ajouter ses tables
import-file = Une copie d’une autre machine
added = { $added ->
    [0] Toutes ses tables étaient déjà là.
    [one] 1 table ajoutée.
   *[other] { $added } tables ajoutées.
}
table-taken = quelqu’un répond à la table { $id } en ce moment
bin-empty = La corbeille est vide.
in-bin = La table est à la corbeille, pour 30 jours.
back-again = La table est de retour.
primer-title = Comment ça marche
primer = 60 secondes
start = Commencer
all-rules = Toutes les règles
primer-again = Montré avant votre première partie. À revoir : menu, « 60 secondes ».
find-in-rules = Chercher dans les règles
no-clause = Aucune clause ne contient tous ces mots.

## La première page

carry-on-line = là où vous en étiez
new-game = Nouvelle partie
new-game-line = sur cet écran, ou Soloist mène l’adversaire à côté de votre plateau
play-here = Jouer ici
beside = À côté du plateau
beside-state = à côté de mon plateau, { $state }
easier-than = Plus facile que { $level }.
starts-easier = { $what } (plus haut, plus facile)
starts-measured = Mesuré, sur 10 parties : ce que gagne une règle simple · ce que gagne notre meilleur joueur
done = Fermer
score = Vous { $you } : { $theirs } { $who }
rules-short = Règles
today = La donne du jour
today-line = { $game }, { $level }. La même pour tous.
my-games = Mes parties
played = jouées
won = gagnées
in-a-row = d’affilée
last-ten = les dix dernières, la plus récente à droite
all = Toutes
welcome = Prenez une chaise.
welcome-line = Choisissez un jeu. Soloist mène l’adversaire, lance les dés, tient les comptes et dit pourquoi. Ou jouez avec votre boîte : vous lancez et piochez, il vous dit ce que fait l’adversaire.
shortest = Le plus court : { $game }, environ { $decisions } décisions
phone = Un téléphone à la table
phone-how = Lancez Soloist ainsi, puis ouvrez sur le téléphone le lien qu’il affiche :
phone-scan = Visez ceci avec l’appareil photo du téléphone. C’est la clé de vos tables : ne la montrez à personne d’autre.
phone-menu = Ces tables s’ouvrent aussi sur le téléphone.

## Mes tables, et les donnes à partager

keep = Nom, épingle, partage
name = Nom
save = Enregistrer
pin = Épingler en haut
unpin = Retirer l’épingle
pinned = Épinglée
copy-code = Copier le code
copy-link = Copier le lien
copied = Copié
deal-line = Qui ouvre cette donne reçoit les mêmes cartes et les mêmes dés.
deal-it = Distribuer
your-tables-of-it = Vos tables de cette donne
no-table = Cette table n’est pas ici. Elle est peut-être dans la corbeille, ou le numéro est faux ; « Mes tables » les a toutes.

## Beside the real board

beside-help = Vous jouez avec votre boîte ; Soloist est l’adversaire et dit à vos mains ce qu’il fait.
set-up = Mise en place
pair = { $name } : { $text }
round-of = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
tag = { $kind ->
    [setup] Mise en place
    [do] À faire
    [you] À vous
   *[them] { $who }
}
step-back = Annuler
so-far = Jusqu’ici
nothing-yet = Rien encore.
back-to-here = Annuler cette étape et les suivantes
correct = Corriger autre chose
correct-help = Seulement si la table et Soloist diffèrent. C’est noté comme correction, et « Annuler » l’enlève.
correct-it = Corriger
count-it = Valider
every-tap-saved = Chaque action est enregistrée. Verrouillez le téléphone, revenez, continuez.
read-aloud = Lire à voix haute
no-voice = Cet appareil n’a pas de voix française.
text-size = Lettres à côté du plateau
text-usual = normales
text-large = grandes
box-changed = Vous avez corrigé votre boîte. L’appliquer aussi à cette partie ?
box-take = Oui, l’appliquer
box-leave = Non, continuer ainsi
play-again = Rejouer
prestige = Prestige
beside-title = À côté de mon plateau
beside-line = Vous jouez avec votre boîte. Soloist est l’adversaire : il demande peu, et dit ce que vos mains font pour lui.
print-sheet = Feuille à imprimer

## The sheet to print

sheet-help = Une page en A4 ou Letter : imprimez-la avec votre navigateur.
sheet-values = À noter
sheet-start = Début
sheet-he = Lui
sheet-worth = { $vp } PV
sheet-clauses = Les petites lettres et chiffres sont des articles ; le livre de règles de Soloist dit chacun en entier.
sheet-rulings = Cette feuille suit les interprétations de votre table.

## L’analyse d’une partie

review = Analyser la partie
review-about = L’entraîneur regarde chacune de vos réponses : ce qu’elle valait, ce que la meilleure aurait valu, et ce que la chance a fait entre-temps. Cela prend jusqu’à deux minutes, ici sur cette machine.
review-begins = L’analyse commence …
reviewed = Fait à { $percent } %.
start-review = Analyser cette partie
stop-review = Arrêter
look-again = Regarder de nouveau
win-chance = Chance de gagner
start-end = départ { $start } · chance { $luck } · décisions { $decisions } · fin { $end }
luck-key = chance
decisions-key = décisions : ce qu’elles coûtent
review-step = Réponse { $number } sur { $last }
instead = { $chosen } au lieu de { $best }
no-mistake = { $chosen } : aucune erreur démontrable
luck-then = Chance jusqu’à votre réponse suivante : { $points }
next-mistake = Erreur suivante
next-luck = Hasard suivant
each-worth = Ce que chacune valait
coach-tag = entraîneur
coach = Entraîneur :
range = entre { $low } et { $high } %
play-on = Jouer à partir d’ici
play-on-line = Ouvre une copie de cette table. Elle ne compte dans aucune statistique.
hide-coach = Cacher l’entraîneur
show-coach = Montrer l’entraîneur
ask-again = L’entraîneur est caché. Que répondriez-vous maintenant ?
your-answer-now = Votre réponse maintenant
now-tag = maintenant
tried = { $sense ->
    [best] L’entraîneur répondrait de même.
    [close] L’entraîneur ne peut la distinguer de la meilleure réponse.
   *[worse] L’entraîneur répondrait plutôt { $best }.
}
luck-apart = Chance et décisions, séparément
fall = { $kind ->
    [start] Au départ
    [luck] Dés, cartes, tuiles : la chance
    [decisions] Vos décisions
   *[end] La fin
}
luck-line = { $sense ->
    [good] La chance était avec vous : { $points } points de chance de gagner.
    [bad] La chance était contre vous : { $points } points de chance de gagner.
   *[even] La chance s’est équilibrée : { $points } points de chance de gagner.
}
decisions-line = { $mistakes ->
    [0] Aucune de vos { $decisions } décisions n’était nettement moins bonne que la meilleure.
    [one] Une de vos { $decisions } décisions en a rendu { $points }.
   *[other] { $mistakes } de vos { $decisions } décisions en ont rendu { $points }.
}
review-taken-back = { $times ->
    [one] Ici, on est revenu en arrière après un lancer ou un tirage ; la chance n’était donc plus une surprise.
   *[other] Ici, on est revenu { $times } fois en arrière après un lancer ou un tirage ; la chance n’était donc plus une surprise.
}
how-measured = Comment est-ce mesuré ?
how-measured-line = Chaque option est essayée { $tries } fois avec le même hasard, en jouant ensuite comme l’entraîneur. Une erreur n’est montrée que si elle dépasse deux fois son incertitude, et encore une fois sur de nouveaux essais. Seul ce que vous pouviez savoir sert. Départ, chance et décisions donnent ensemble la fin. Les chances sont celles du jeu de l’entraîneur, celle du départ tirée d’une centaine de parties entières : à 10 points près. Il n’y a de chance que là où quelque chose a été lancé ou tiré. Elle comprend ce qui est trop petit pour en être distingué. Une option qui ne s’est pas montrée meilleure est mise à égalité avec la vôtre.
no-mistakes = Rien à vous reprocher. L’entraîneur ne dit « erreur » que si elle se confirme deux fois.
step-into = Revenir à cette position
to-the-end-page = Vers le résultat
measure = { $name } { $value }

## Mes parties

statistics = Statistiques
games-so-far = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
mine-line = { $won } gagnées, plus longue série { $run }
won-of = sur { $played } gagnées
best = Record
average = Moyenne
streak-name = Série
streak = { $run } { $outcome ->
    [won] { $run ->
        [one] gagnée
       *[other] gagnées
    }
    [drawn] { $run ->
        [one] nulle
       *[other] nulles
    }
   *[lost] { $run ->
        [one] perdue
       *[other] perdues
    }
}
luck-a-game = Chance par partie
luck-decisions = chance { $luck }, décisions { $decisions }
last-scores = { $count } derniers scores
one-try = La même table pour tous. Un seul essai compte.
todays-deal = Jouer la donne du jour
weekday = { $day ->
    [1] Lundi
    [2] Mardi
    [3] Mercredi
    [4] Jeudi
    [5] Vendredi
    [6] Samedi
   *[7] Dimanche
}
weekday-short = { $day ->
    [1] L
    [2] M
    [3] M
    [4] J
    [5] V
    [6] S
   *[7] D
}
month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year }
month-line = { $won } gagnées, { $lost } perdues.
choose-tables = Quelles tables
chip = { $show ->
    [open] En cours
    [won] Gagnées
    [lost] Perdues
   *[pinned] Épinglées
}
as-csv = Pour un tableur (CSV)

## La fin d’une partie

tied = { $outcome ->
    [won] Gagné sur égalité
   *[lost] Perdu sur égalité
}, { $you } à { $they }
points-together = Comment se font les points
enough = { $points ->
    [one] Un point de plus aurait suffi.
   *[other] { $points } points de plus auraient suffi.
}
now-try = Essayez maintenant : { $level }
try-level = Essayez : { $level }
beat = battez { $score }
score-went = L’évolution du score
number-went = { $name }, tour par tour
as-a-table = En tableau
after-round = Après
look-there = Voir ce moment
print = Imprimer
medal-first = Votre première victoire à ce niveau
medal-best = Votre record à ce niveau : { $score }
medal-was = L’ancien record : { $score }.
medal-row = { $wins } victoires de suite
medal-closest = Votre partie la plus serrée
medal-plain = Ce niveau jusqu’ici
medal-line = { $played ->
    [one] 1 partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}.
medal-to-beat = { $line } Record : { $score }.
a-copy = Reprise au milieu d’une partie
a-copy-line = Une telle table ne compte dans aucune statistique.

## Ma boîte

my-box = Ma boîte
box-line = Certaines cartes et tuiles sont reconstituées. Saisissez une fois ce qui est imprimé sur les vôtres. Cela sert dès lors à côté de votre plateau, et ici aussi si vous voulez.
box-count = { $mine ->
    [0] rien de saisi encore
    [one] 1 entrée est à vous
   *[other] { $mine } entrées sont à vous
}
box-broken = La boîte enregistrée ne peut plus servir.
box-broken-help = Enregistrez le fichier et corrigez-le, ou supprimez la boîte.
box-mark = { $mark ->
    [mine] à vous
    [sourced] attesté
    [recalled] de mémoire
   *[reconstructed] reconstitué
}
box-mark-help = à vous : vous l’avez saisi. attesté : figure dans un texte. de mémoire, reconstitué : peut différer de votre boîte ; touchez et saisissez ce qui est imprimé.
box-save = Enregistrer
box-forget-one = Réinitialiser
box-kept = Enregistré dans votre boîte.
box-forgotten = Réinitialisé ; le nôtre est à sa place.
box-file = Fichier et lien
box-file-help = À emporter, ou pour d’autres qui ont la même boîte.
box-download = Enregistrer en fichier
box-upload = Charger un fichier
box-upload-file = Une boîte en fichier
box-forget = Supprimer toute ma boîte
box-forget-help = Seul un fichier peut la ramener : enregistrez-la d’abord.
box-forget-all = Supprimer tout ce qui est saisi
box-play = Avec ma boîte
box-play-help = Les nombres que vous avez saisis, au lieu des nôtres.
box-set = { $place }, lot { $number }
box-none-here = –
box-marks = Que veulent dire les mentions ?
box-progress = { $entered } sur { $wanted } saisies
box-nth = { $group } : { $number } sur { $all }
box-nothing-wanted = { $entries ->
    [one] 1 entrée, attestée
   *[other] { $entries } entrées, toutes attestées
}
box-go-on = Saisir la suivante
box-before = Précédente
box-after = Suivante
box-list = Liste
box-leaf = D’une entrée à l’autre
box-row = Ligne { $number }
box-save-next = Enregistrer et continuer
box-unchanged = Rien n’a été changé.
box-unfinished = Remplissez maintenant les champs qui vont avec, puis enregistrez.
box-same = Vous avez déjà cette boîte.
box-detail = Détails
box-file-wrong = Ce fichier n’est pas une boîte de ce jeu. Rien n’a été changé.
box-pair-one = { $how ->
    [swap] Échanger avec : { $other }
   *[balance] Changer aussi les exemplaires de : { $other }
}
box-pair = { $how ->
    [swap] { $field } : échanger avec
   *[balance] { $field } : la différence va à
}
box-pair-save = Enregistrer les deux
box-share = Partager par un lien
box-share-line = Le lien contient tout ce que vous avez saisi pour ce jeu. Aucun serveur ne le garde.
box-share-open = Ouvrez le lien. Soloist montre la boîte et demande avant de l’enregistrer.
box-share-here-only = Ce Soloist n’est accessible que depuis cet ordinateur. Copiez le lien et collez-le dans l’autre Soloist, sous « { $words } ».
box-came = Une boîte venue d’ailleurs
box-came-count = { $mine ->
    [0] aucune entrée
    [one] 1 entrée
   *[other] { $mine } entrées
}
box-came-which = Lesquelles ?
box-came-replaces = { $mine ->
    [one] Elle remplace votre boîte, où 1 entrée est à vous.
   *[other] Elle remplace votre boîte, où { $mine } entrées sont à vous.
} Enregistrez d’abord la vôtre en fichier si vous voulez la garder.
box-came-replace = Remplacer ma boîte
box-came-keep = Prendre cette boîte
box-came-not = Non, tout laisser ainsi
box-came-again = Votre boîte a changé entre-temps. Regardez encore une fois.
box-why-number = { $field } : la valeur va de { $low } à { $high }.
box-why-numbers = { $field } : chaque nombre va de { $low } à { $high }, et aucun ne doit manquer.
box-why-rising = { $field } : les nombres doivent monter de l’un à l’autre.
box-why-choice = { $name ->
    [sets] Les lots doivent être différents et appartenir à des lieux de la sorte choisie.
   *[other] { $field } : choisissez ce qui est imprimé.
}
box-why-one = { $field } : il en faut au moins une.
box-why-colours = { $high ->
    [4] { $field } : choisissez-en exactement 4.
   *[other] { $field } : choisissez-en { $low } ou { $high }.
}
box-why-two = { $field } : il en faut au moins deux.
box-why-some = Indiquez au moins une de ces valeurs : { $fields }.
box-why-count = La boîte en contient { $expected } en tout. Avec ce changement il y en aurait { $found }.
box-why-twice = { $other } porte déjà le numéro { $number }.
box-why-offering = Au moins une carte Tactique doit donner une offrande, sinon une partie peut ne jamais finir.
box-why-other = Cela ne va pas avec le reste de la boîte.
box-why-in = { $where } :{" "}
box-field = { $field ->
    [ability] Capacité
    [amount] Quantité
    [angelos_clovers] Trèfles pour Angelos
    [angelos_tiles] Tuiles qui comptent pour Angelos
    [armour] Armement
    [attacks] Jetons avec une attaque
    [background] Fond
    [bonus_if_all] De plus pour les cinq
    [boris_one_vp] PV pour Boris avec un seul
    [choice] Cases en quatre
    [church] C’est l’église
    [clay] Argile
    [closes] Ferme
    [coins] Pièces
    [coins_per_prestige] Pièces pour 1 Prestige
    [colour] Couleur
    [colours] Couleurs
    [conquest_price] Pièces de plus pour une conquête
    [copies] Exemplaires dans la boîte
    [cost] Coût
    [count] Ce qui est compté
    [crew] Équipage
    [culture] Culture
    [dice] Dés
    [disaster] Catastrophe
    [effects] Effets
    [faces] Faces d’un dé
    [food] Nourriture
    [free_land] Les terrains n’ont pas à concorder
    [gain] Gain
    [gains] Sinon gagne
    [gold] Or
    [group] Groupe
    [hall] À la Demeure du Jarl
    [hero] Héros
    [income] Revenu
    [inhabitants] Citoyens
    [iron] Fer
    [kind] Sorte
    [kinds] Sortes
    [livestock] Bétail
    [lost_inhabitants] Citoyens perdus
    [luxury] Biens de luxe
    [most] Au plus
    [number] Numéro dans le coin
    [offerings] Offrandes
    [once] Une fois
    [pass_coins] Pièces en passant
    [people] Personnages
    [per_chip] Force par jeton
    [persian_loss] Citoyens de plus perdus face aux Perses
    [person] Personnage
    [position] Position
    [prestige] Prestige
    [price] Prix
    [protects] Protège contre
    [provisions] Provisions
    [resource] Ressource
    [rewards] Récompenses
    [second_vp] PV de la deuxième place
    [sets] Lots, dans l’ordre
    [silver] Argent
    [start] Au départ
    [stone] Pierre
    [storage] Réserve
    [strength] Force
    [supply] Symbole d’approvisionnement
    [supply_food] Nourriture de plus au tour d’approvisionnement
    [symbol] Symbole
    [symbols] Symboles
    [table] Force et PV
    [threshold] Seuil d’activation
    [tie_win] Gagne les conflits internes à égalité
    [value] Valeur
    [vp] PV
    [wood] Bois
    [workers] Ouvriers qui peuvent piller
    [cards] Cartes
    [draw] Voir
    [effect] Effet
    [extra] Combien de plus
    [for-silver] Pour combien d’Argent
    [from] D’où
    [from-strength] À partir de la force
    [get] Reçoit
    [good] Quoi
    [in-crew] Dans l’équipage
    [keep] Garder
    [killed] S’il est tué
    [max] PV au plus
    [n] Combien
    [options] Une au choix
    [pay] Donne
    [pay_amount] Combien donner
    [per] Pour
    [sets-there] Lots, de gauche à droite
    [step] Par tranche de
    [symbol-count] Nombre de symboles
    [to] Vers où
    [tokens] Butin
    [vp-each] PV pour chacun
    [worker] Ouvrier
    [building] Bâtiment
   *[other] { $field }
}
box-value = { $value ->
    [green] vert
    [sand] sable
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
    [shaman] Chamane
    [dice] lancer 2 dés, en garder un
    [food] nourriture
    [resource] une ressource
    [roll] lancer pour une ressource
    [points] points
    [tool] un outil
    [field] un champ
    [extra-card] une carte de plus
    [one-use-tool] un outil à usage unique
    [two-resources] deux ressources au choix
    [wood] bois
    [clay] argile
    [stone] pierre
    [gold] or
    [fixed] ressources fixées
    [variety] tant de tant de sortes
    [one-to-seven] un à sept
    [harbour] Port
    [outpost] Avant-poste
    [monastery] Monastère
    [fortress] Forteresse
    [left] à gauche
    [middle] au milieu
    [right] à droite
    [black] noir
    [grey] gris
    [white] blanc
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
    [gate-house] Grande Porte
    [town-hall] Demeure du Jarl
    [treasury] Salle du Trésor
    [barracks] Camp d’entraînement
    [armoury] Armurerie
    [mill] Moulin
    [silversmith] Orfèvre
    [long-house] Langhùs
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [purple] violet
    [masters-with-symbol] maîtres sur un symbole
    [masters-total] maîtres
    [masters-on-outer-ring] maîtres sur le pourtour
    [masters-on-inner-ring] maîtres autour du Guildhall
    [masters-on-corners] maîtres dans les coins
    [largest-group] maîtres du plus grand groupe relié
    [masters-on-special] maîtres sur les bâtiments spéciaux
    [liverymen-on-guildhall] membres de guilde au Guildhall
    [cards-in-hand] cartes en main
    [plantations-won] plantations remportées
    [rows-with-master] lignes avec un maître
    [columns-with-master] colonnes avec un maître
    [masters-symbol-count] maîtres sur des guildes à tant de symboles
    [masters-threshold-min] maîtres sur ce seuil ou plus
    [masters-threshold-max] maîtres sur ce seuil ou moins
    [distinct-symbols] symboles différents
    [land] Terrain
    [building] Bâtiment
    [decline] Déclin
    [drought] Sécheresse
    [earthquake] Tremblement de terre
    [plague] Peste
    [tempest] Tempête
    [none] aucune
    [building-discount] bâtiments moins chers
    [conquest-discount] conquêtes moins chères
    [free-land-placement] terrains sans concordance
    [internal-win-extra-citizen] citoyens pour les conflits internes gagnés
    [no-halving-internal] pas de moitié après un conflit interne
    [persian-defence-bonus] Force contre les Perses
    [protection] protège d’une catastrophe
    [save-one-tile-free] sauve une tuile sans payer
    [supply-food-discount] moins de nourriture aux tours d’approvisionnement
    [supply-inhabitant] citoyens aux tours d’approvisionnement
    [silver] Argent
    [provisions] Provisions
    [iron] Fer
    [livestock] Bétail
    [armour] Armement
    [crew] un membre d’équipage, contre le butin de votre choix
    [other-crew] autres membres d’équipage
    [valkyries-taken] Valkyries prises
    [offering] tuiles Offrande
    [killed-hand] retour en main
    [killed-gold] 1 Or
    [killed-vp] 1 PV
    [killed-nothing] rien (sans effet en solo)
    [hall-gain] recevoir des biens
    [hall-draw] piocher des cartes
    [hall-swap] échanger un membre d’équipage contre une carte en main
    [hall-cycle] trois nouvelles tuiles Offrande
    [hall-exchange] échanger des biens
    [hall-hire] engager pour de l’Argent
    [hall-building] utiliser un autre bâtiment
    [hall-offering] une offrande pour 1 bien de moins
    [hall-weaken] l’Adversaire perd quelque chose
    [hall-take] prendre des Provisions à l’Adversaire
    [hall-void] sans effet en solo
    [hall-none] ne se joue pas ici
    [crew-raid-vp] plus de PV au pillage
    [crew-raid-strength] plus de force au pillage
    [crew-strength-per] de la force pour ce que vous avez
    [crew-raid-cost] le pillage coûte moins
    [crew-reroll] relance 1 dé
    [crew-building] un bâtiment rapporte plus
    [crew-killed] quelque chose s’il est tué
    [crew-end-vp] PV à la fin
    [crew-end-per] PV à la fin pour ce que vous avez
    [effect-gain-vp] PV
    [effect-vp-per] PV pour ce que vous avez
    [effect-hire] recruter des membres
    [effect-hire-to-tile] recruter des membres directement sur une tuile
    [effect-hire-bonus] chaque recrutement rapporte plus ce tour
    [effect-move] déplacer des membres
    [effect-move-group] déplacer un groupe vers une tuile adjacente
    [effect-plantation] envoyer des membres à la plantation
    [effect-draw-now] piocher des cartes
    [effect-draw-end] piocher plus de cartes à la fin du tour
    [effect-draw-select] voir des cartes et en garder
    [effect-take-discard] reprendre des cartes de la défausse
    [effect-gain-neutral] neutres pour votre stock
    [effect-mayoral] voir des récompenses du maire et en garder
    [effect-evict-opponent] renvoyer des membres de Boris
    [effect-swap-with-opponent] échanger des membres avec Boris
    [effect-wild-symbols] les cartes de ce tour mènent à toute tuile
    [effect-no-hand-limit] la limite de main disparaît
    [effect-choose-one] un effet au choix
    [own-on-plantation] membre de guilde sur la plantation
    [two-own-masters] paire de maîtres
    [from-guildhall] du Guildhall
    [from-anywhere] du Guildhall ou d’une tuile
    [from-plantation] de la plantation
    [from-supply] de la réserve
    [any-unresolved] toute tuile ouverte
    [unresolved-matching-card] tuiles ouvertes au symbole de la carte
    [one-unresolved-matching-card] une seule tuile ouverte au symbole de la carte
   *[other] { $value }
}

## Une table sur un autre appareil

carry = Sur un autre appareil
carry-line = Cette table sous forme de lien : la donne et vos réponses, telle qu’elle est maintenant. Elle passe d’un appareil à l’autre sans serveur ni compte.
carry-edition = Votre propre édition voyage avec elle.
carry-picture = Le lien en image, pour un appareil photo
carry-too-long = Ce lien est trop long pour une image, car votre propre édition voyage avec lui. Copiez-le plutôt.
carry-here-only = Ce Soloist n’est accessible que depuis cette machine. Copiez le lien et collez-le dans le Soloist de l’autre appareil ; ou indiquez plus bas où cet appareil en trouve un, et une image à scanner apparaîtra ici.
carry-link = Lien
carry-there = Sur l’autre appareil
carry-scan = Scannez l’image avec son appareil photo, ou ouvrez le lien.
carry-paste = Ou ouvrez Soloist là-bas et collez le lien au bas de la première page, sous « { $words } ». Sur un iPhone avec Soloist sur l’écran d’accueil, faites ainsi : les liens s’ouvrent ailleurs.
carry-back = Ensuite, même chemin en retour : si vous n’avez continué qu’à un endroit, la table d’ici continue ; si c’est aux deux, vous avez deux tables.
carry-not = Pas dans le lien : le nom de la table, son analyse, et ce que « Refaire » ramènerait.
carry-address = Où l’autre appareil trouve Soloist
carry-deal = Seulement la donne, pour un ami
to-the-table = Retour à la table
carried = Une table d’un autre appareil
game = Jeu
how-far = Avancement
carried-new = Elle n’est pas encore ici.
carried-further = Cette table à vous est la même partie ; celle qui arrive ne fait que la continuer.
carried-behind = Cette table à vous est la même partie, et déjà plus avancée.
carried-apart = Cette table à vous est la même donne, jouée autrement. Elle reste telle quelle ; celle qui arrive devient une deuxième table, avec un nom.
carried-keep = Mettre sur la table
carried-go-on = Continuer ma table
carried-second = Garder comme deuxième table
carried-edition = Elle a été jouée avec une édition à elle, qui est venue aussi.
carried-asks = Rien n’est encore enregistré.
notice-same = Cette table était déjà ici, tout aussi avancée.
notice-went-on = La table continue là où l’autre appareil l’a laissée.
