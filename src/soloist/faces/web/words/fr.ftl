### Les mots des pages du navigateur.

motto = Quatre jeux de société à jouer en solo.
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
sound = Son au tour de l’adversaire
menu = Menu
all-games = Soloist : tous les jeux
play = Jouer
more = Plus
decisions = Environ { $decisions } décisions.
my-record = Vos victoires : { $won } sur { $games }.
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
its-edition = Son édition, si elle a été jouée avec la vôtre
keep-good-part = Si le relevé est abîmé, garder ce qui est lisible
manual = Manuel
manual-sure = Manuel : la fiabilité des règles
free = Logiciel libre. Ni compte ni réseau.
disclaimer = Ni réalisé ni approuvé par les éditeurs. Tous les dessins sont de nous.
rules = Règles et interprétations
rules-of = Règles : { $game }
chapters = Chapitres
cards = Cartes et tuiles
all-cards = Toutes les cartes et tuiles
find = Chercher
no-cards = Aucun résultat.
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
seed-help = Jusqu’à 8 lettres et chiffres (sans 0, O, 1, I), ou # et un nombre. La même graine donne les mêmes cartes et les mêmes dés. Vide : une nouvelle.
own-fate = Mes propres dés et cartes : je saisis chaque résultat ici
own-fate-help = Vous jouez toute la partie sur cet écran, avec vos dés et vos cartes : 100 à 270 saisies. Pour jouer sur votre vrai plateau, prenez « À côté du plateau ».
your-edition = Votre édition
your-edition-help = Pour experts : un fichier TOML avec les cartes et tuiles de votre propre boîte. « Ma boîte » est plus simple.
rulings = Interprétations
rulings-help = Là où la feuille solo laisse un point ouvert, vous décidez. Le choix par défaut est le nôtre.
default = par défaut
in-force = en vigueur
the-board = Le plateau
your-stock = Votre réserve
since-answer = Depuis « { $answer } »
fresh = { $how ->
    [drawn] piochée
   *[new] nouvelle
}
what-happened = Ce qui vient de se passer
in-words = La table en mots
story = Récit
whole-story = Tout le récit
back-to-table = Retour à la table
leave = Quitter la table (partie enregistrée)
tools = Aide et annulation
undo = Annuler
undo-turn = Annuler tout le tour
laid = Déjà choisi : touchez pour retirer
take-out = Retirer : { $piece }
older-rules = Une table avec d’anciennes règles
older-rules-line = Cette table a été commencée avec d’anciennes règles, qui posaient certaines questions autrement. On ne peut pas la continuer. Vous la voyez là où les questions commencent à différer ; son relevé est gardé en entier.
since-last-answer = Depuis votre dernière réponse
it-cost-you = Vos pertes
loss = { $by } { $name } ({ $causes }).
score-change = Vous { $before } → { $now } · { $who } { $theirs } → { $theirsnow }
their-number = { $who } : { $name }
all-told = tout voir
is-playing = Récit du tour · touchez l’écran ou appuyez sur une touche pour passer
tap-the-board = Touchez une zone éclairée pour voir son effet. Rien ne compte avant votre confirmation.
tap-lays = « + » pose aussitôt, « × » retire. Le reste demande une confirmation.
all-options = Tous les choix
marks = Repères
replay = Revoir le tour
replay-first = Depuis le début
replay-back = Reculer
replay-play = Lire ou mettre en pause
replay-on = Avancer
replay-last = Revenir au présent
replay-speed = Vitesse
by-fate = Dés et cartes
by-rules = Ensuite
keys = Touches
key-options = choisir l’option de cette touche (H, K, M, R, T et U sont réservées)
key-decline = refuser ou arrêter
key-confirm = valider le coup préparé
key-amount = lors d’un paiement : un de moins, un de plus
key-replay = revoir le dernier tour : une étape en arrière, une en avant
key-marks = montrer ou cacher les repères sur le plateau
key-escape = fermer un panneau, passer l’animation
redo = Refaire
hint = Conseil
why = Pourquoi ?
close = Fermer
your-fate = Vos dés et cartes :
notice-stale = La table avait déjà avancé : votre réponse n’a pas été prise en compte. Voici la position actuelle.
notice-illegal = Cette réponse est impossible ici. Rien n’a changé.
doubts = Une partie du matériel est citée de mémoire ou reconstituée, faute de source. Elle peut différer de votre boîte.
confidence = { $confidence ->
    [recalled] de mémoire : aucune source trouvée
   *[reconstructed] reconstitué : peut différer de votre boîte
}
origin = { $origin ->
    [sheet] D’après la feuille solo : { $sheet }
    [base] D’après les règles du jeu de base.
    [expansion] D’après les règles de l’extension.
   *[gap] Les règles n’en disent rien. C’est notre interprétation.
}
walk = Revoir la partie pas à pas
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
their-score-lines = { $who } : ligne par ligne
from = Origine
none = aucun
total = Total
what-next = Et maintenant ?
new-deal = Nouvelle donne
same-level = même niveau
same-deal = Rejouer la même donne
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
components = Matériel
doubtful = { $confidence ->
    [recalled] de mémoire, sans source : { $count }
   *[reconstructed] reconstitué, peut différer de votre boîte : { $count }
}
status = { $status ->
    [404] Cette page n’existe pas
    [405] Ce n’est pas possible ici
    [400] Demande impossible
   *[other] Une erreur s’est produite
}
http-error = { $status ->
    [404] Il n’y a rien à cette adresse. Vos tables sont sur la première page.
    [405] Cette adresse attend une autre sorte de requête.
    [500] C’est notre faute, pas la vôtre. Toutes vos réponses sont enregistrées.
   *[other] La requête n’a pas été comprise.
}
guard-host = Soloist n’est pas à cette adresse. Ouvrez http://127.0.0.1 avec son port.
guard-site = Un autre site a envoyé ce formulaire. Rien n’a été changé.
guard-large = Fichier trop grand : { $most } ko au plus.
guard-secret = Ces tables sont privées. Ouvrez le lien affiché par le serveur ; il contient la clé.
stale-answer = cette réponse se rapporte à une position antérieure ; rien n’a changé
no-such-answer = il n’y a pas d’étape { $given } ; la dernière est { $last }
cannot-listen = le port { $port } de { $host } ne peut pas servir : { $why }. Essayez-en un autre : « soloist serve --port 8800 »
bad-name = « { $given } » n’est pas le nom d’un ordinateur ; il ressemble à nas.local
bad-key = SOLOIST_KEY doit avoir de 16 à 200 lettres, chiffres, - et _ ; « openssl rand -hex 16 » en fait une
bad-upload = impossible de lire { $file } : { $why }
json-missing = JSON a besoin de la bibliothèque { $library } ; installez-la avec « pip install { $library } »
hint-busy = beaucoup de conseils sont en cours de calcul ; redemandez dans un instant
review-busy = la table { $id } est en cours d’analyse ; redemandez quand elle sera finie
newer = vient d’un Soloist plus récent
damaged = abîmée, ne peut être ouverte
damaged-table = Table { $id }
delete = Supprimer
delete-help = À la corbeille pour 30 jours
put-back = Rétablir
bin = Corbeille ({ $count })
bin-title = Corbeille
bin-help = Les tables supprimées restent ici 30 jours.
pages = Pages
page-of = Page { $number } sur { $last }
newer-tables = Plus récentes
older-tables = Plus anciennes
collection = Toutes les tables en un fichier
collection-help = Une copie se fait automatiquement chaque jour et reste une semaine. Ici, vous pouvez en enregistrer une, ou ajouter les tables d’un autre appareil.
export = Enregistrer une copie
import = Ajouter ces tables
import-file = Une copie d’un autre appareil
added = { $added ->
    [0] Toutes ces tables étaient déjà là.
    [one] 1 table ajoutée.
   *[other] { $added } tables ajoutées.
}
table-taken = quelqu’un répond à la table { $id } en ce moment
bin-empty = La corbeille est vide.
in-bin = La table est à la corbeille pour 30 jours.
back-again = La table est de retour.
primer-title = Comment jouer
primer = 60 secondes
start = Commencer
all-rules = Toutes les règles
primer-again = S’affiche avant votre première partie. Pour revoir : menu, « Comment jouer ».
find-in-rules = Chercher dans les règles
no-clause = Aucune clause ne contient tous ces mots.

## La première page

carry-on-line = là où vous en étiez
new-game = Nouvelle partie
new-game-line = sur cet écran ou sur votre plateau
play-here = Jouer ici
play-guided = Première partie ? Jouez avec un guide
leave-guide = Quitter le guide
beside = À côté du plateau
beside-state = { $state }, à côté de mon plateau
easier-than = Plus facile que { $level }.
starts-easier = { $what } ; plus haut, c’est plus facile
starts-measured = Parties gagnées sur 10 : par un programme simple · par notre meilleur
done = Fermer
score = Vous { $you }–{ $theirs } { $who }
rules-short = Règles
today = La donne du jour
today-line = { $game }, { $level }. La même pour tous.
my-games = Mes parties
played = jouées
won = gagnées
in-a-row = d’affilée
last-ten = les dix dernières, la plus récente à droite
all = Toutes
welcome = Installez-vous.
welcome-line = Choisissez un jeu. Soloist joue l’adversaire, lance les dés, compte et explique. Ou jouez avec votre boîte : Soloist vous dit ce que fait l’adversaire.
shortest = Le plus court : { $game }, environ { $decisions } décisions
phone = Jouer sur le téléphone
phone-how = Lancez Soloist avec cette commande. Ouvrez ensuite sur le téléphone le lien affiché :
phone-scan = Visez ce code avec l’appareil photo du téléphone. Il ouvre vos tables : ne le montrez à personne d’autre.
phone-menu = Vous pouvez aussi ouvrir ces tables sur le téléphone.

## Mes tables, et les donnes à partager

keep = Nom, épingle, partage
name = Nom
save = Enregistrer
pin = Épingler en haut
unpin = Désépingler
pinned = Épinglée
copy-code = Copier le code
copy-link = Copier le lien
copied = Copié
deal-line = Qui ouvre cette donne reçoit les mêmes cartes et les mêmes dés.
deal-it = Jouer cette donne
your-tables-of-it = Vos tables avec cette donne
no-table = Cette table n’est pas ici. Elle est peut-être dans la corbeille, ou le numéro est faux. « Mes tables » les montre toutes.

## Beside the real board

beside-help = Vous jouez avec votre boîte. Soloist joue l’adversaire et vous dit quoi déplacer pour lui.
set-up = Mise en place
pair = { $name } : { $text }
tag = { $kind ->
    [setup] Mise en place
    [do] À faire
    [noted] Changement
    [you] À vous
    [box] Votre boîte
   *[them] { $who }
}
step-back = Annuler
so-far = Jusqu’ici
nothing-yet = Rien encore.
back-to-here = Annuler cette étape et les suivantes
correct = Corriger autre chose
correct-help = Seulement si votre table et Soloist diffèrent. La correction est notée, et « Annuler » la retire.
correct-it = Corriger
count-it = Valider
every-tap-saved = Chaque action est enregistrée. Vous pouvez verrouiller le téléphone et reprendre plus tard.
read-aloud = Lire à voix haute
no-voice = Cet appareil n’a pas de voix française.
text-size = Taille du texte à côté du plateau
text-usual = normale
text-large = grande
box-changed = Vous avez corrigé votre boîte. L’appliquer aussi à cette partie ?
box-take = Oui, l’appliquer
box-leave = Non, continuer ainsi
play-again = Rejouer
prestige = Prestige
beside-title = À côté de mon plateau
beside-line = Vous jouez avec votre boîte. Soloist joue l’adversaire : il pose peu de questions et vous dit quoi faire pour lui.
print-sheet = Feuille à imprimer

## The sheet to print

sheet-help = Une page en A4 ou Letter : imprimez-la avec votre navigateur.
sheet-values = À noter
sheet-start = Début
sheet-he = Lui
sheet-worth = { $vp } PV
sheet-clauses = Les codes en petits caractères renvoient aux clauses du livre de règles de Soloist.
sheet-rulings = Cette feuille suit les interprétations de votre table.

## L’analyse d’une partie

review = Analyser la partie
review-about = L’entraîneur regarde chacune de vos réponses : ce qu’elle valait, ce que valait la meilleure, et la part du hasard. Cela prend jusqu’à deux minutes, sur cet appareil.
review-begins = L’analyse commence…
reviewed = Analyse faite à { $percent } %.
start-review = Analyser cette partie
stop-review = Arrêter
look-again = Voir l’avancement
win-chance = Probabilité de gagner
start-end = départ { $start } · hasard { $luck } · décisions { $decisions } · fin { $end }
luck-key = hasard
decisions-key = décisions : ce qu’elles coûtent
review-step = Réponse { $number } sur { $last }
instead = « { $chosen } » au lieu de « { $best } »
no-mistake = « { $chosen } » : pas d’erreur nette
luck-then = Hasard jusqu’à votre réponse suivante : { $points }
next-mistake = Erreur suivante
next-luck = Prochain coup de chance ou de malchance
each-worth = Ce que valait chaque réponse
coach-tag = entraîneur
yours-key = vous
badge = { $side ->
    [coach] entraîneur
   *[you] vous
} { $chance } %
coach = Entraîneur :
range = entre { $low } et { $high } %
play-on = Continuer à partir d’ici
play-on-line = Ouvre une copie de cette table. Elle ne compte pas dans vos statistiques.
hide-coach = Cacher l’entraîneur
show-coach = Montrer l’entraîneur
ask-again = L’entraîneur est caché. Que répondriez-vous maintenant ?
your-answer-now = Votre réponse maintenant
now-tag = maintenant
tried = { $sense ->
    [best] L’entraîneur répondrait de même.
    [close] L’entraîneur ne voit pas de différence avec la meilleure réponse.
   *[worse] L’entraîneur choisirait « { $best } ».
}
luck-apart = Hasard et décisions
fall = { $kind ->
    [start] Au départ
    [luck] Hasard : dés, cartes, tuiles
    [decisions] Vos décisions
   *[end] À la fin
}
luck-line = { $sense ->
    [good] Le hasard vous était favorable : { $points } points de probabilité.
    [bad] Le hasard vous était défavorable : { $points } points de probabilité.
   *[even] Le hasard s’est équilibré : { $points } points de probabilité.
}
decisions-line = { $mistakes ->
    [0] Aucune de vos { $decisions } décisions n’était nettement une erreur.
    [one] 1 de vos { $decisions } décisions était une erreur et vous a coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $mistakes } de vos { $decisions } décisions étaient des erreurs et vous ont coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
review-taken-back = { $times ->
    [one] Vous avez annulé une réponse après un lancer ou un tirage : vous connaissiez donc d’avance une part du hasard.
   *[other] Vous avez annulé { $times } fois des réponses après un lancer ou un tirage : vous connaissiez donc d’avance une part du hasard.
}
how-measured = Comment est-ce mesuré ?
how-measured-line = Chaque option est simulée { $tries } fois avec les mêmes dés et cartes, puis l’entraîneur continue. Seul ce que vous pouviez voir est utilisé. Une erreur n’est montrée que si une seconde série de simulations la confirme. Départ, hasard et décisions donnent ensemble la fin. Les pourcentages supposent que vous continuez comme l’entraîneur, à 10 points près. Le hasard ne compte que là où l’on a lancé des dés ou tiré des cartes. Les écarts trop petits pour être mesurés comptent comme hasard.
no-mistakes = Pas d’erreur nette. L’entraîneur ne parle d’erreur que si elle se confirme deux fois.
step-into = Aller à cette position
to-the-end-page = Vers le résultat
measure = { $name } { $value }
goal-now = Si la partie s’arrêtait maintenant : { $score }. Votre but : { $aim }.

## Mes parties

statistics = Statistiques
games-so-far = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
mine-line = { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}, plus longue série de victoires : { $run }
won-of = { $won ->
    [one] gagnée sur { $played }
   *[other] gagnées sur { $played }
}
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
luck-a-game = Hasard par partie
luck-decisions = hasard { $luck }, décisions { $decisions }
column-game = Jeu
column-result = Résultat
column-when = Jouée
with-hints = { $hints ->
    [one] 1 conseil
   *[other] { $hints } conseils
}
not-reviewed = non analysée
decisions-word = décisions
last-scores = derniers scores ({ $count })
one-try = La même donne pour tous. Un seul essai compte.
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
month-line = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
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
    [won] Vous l’emportez à égalité
   *[lost] Vous perdez à égalité
}, { $you }–{ $they }
points-together = D’où viennent les points
now-try = Essayez maintenant { $level }
try-level = Essayez { $level }
beat = battez { $score }
score-went = L’évolution du score
number-went = { $name }, tour par tour
as-a-table = En tableau
after-round = Après
look-there = Voir ce moment
print = Imprimer
medal-first = Votre première victoire à ce niveau
medal-best = Votre meilleur résultat à ce niveau : { $score }
medal-was = Votre ancien record : { $score }.
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
a-copy = Partie reprise en cours
a-copy-line = Une telle table ne compte pas dans vos statistiques.

## A result to share

share = Partager
copy-result = Copier le résultat
the-result = Le résultat en texte
share-game = Soloist · { $game }, { $level }
share-result = { $outcome ->
    [won] Victoire
    [drawn] Égalité
   *[lost] Défaite
}{ $kind ->
    [none] { "" }
   *[other] { " " }· { $score }
}
share-minutes = { $minutes ->
    [0] Moins de 1 minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
share-help = { $hints ->
    [-1] Conseils non comptés
    [0] Aucun conseil
    [one] 1 conseil
   *[other] { $hints } conseils
} · { $times ->
    [0] aucun tirage annulé
    [one] 1 tirage annulé
   *[other] { $times } tirages annulés
}
share-bot = Un programme simple sur cette donne · { bot-result }
share-code = Code de donne { $code }
bot-result = { $outcome ->
    [won] victoire
    [drawn] égalité
   *[lost] défaite
}{ $kind ->
    [none] { "" }
   *[other] { " " }{ $score }
}
same-deal-bot = Programme simple
hints-used = Conseils reçus
hints-count = { $hints ->
    [0] aucun
   *[other] { $hints }
}
minutes = { share-minutes }
review-running = L’entraîneur étudie la partie…
review-ready = L’analyse est prête.
reviews = Analyse
reviews-asked = sur demande
reviews-after = après chaque partie
losses-in-a-row = { $losses } défaites de suite au niveau { $level }.
your-minutes = Vos parties durent { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
about-decisions = Environ { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}.

## Ma boîte

my-box = Ma boîte
box-line = Certaines cartes et tuiles sont reconstituées. Saisissez une fois ce qui est imprimé sur les vôtres. Soloist s’en sert ensuite à côté de votre plateau, et ici aussi si vous voulez.
box-count = { $mine ->
    [0] encore rien de saisi
    [one] 1 entrée saisie par vous
   *[other] { $mine } entrées saisies par vous
}
box-broken = La boîte enregistrée n’est plus utilisable.
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
box-forgotten = Réinitialisé. Notre valeur s’applique de nouveau.
box-file = Fichier et lien
box-file-help = À garder, ou à partager avec d’autres qui ont la même boîte.
box-download = Enregistrer en fichier
box-upload = Charger un fichier
box-upload-file = Une boîte depuis un fichier
box-forget = Supprimer toute ma boîte
box-forget-help = Seul un fichier peut la rétablir : enregistrez-la d’abord.
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
   *[balance] { $field } : la différence va à ou vient de
}
box-pair-save = Enregistrer les deux
box-share = Partager par un lien
box-share-line = Le lien contient tout ce que vous avez saisi pour ce jeu. Aucun serveur ne l’enregistre.
box-share-open = Ouvrez le lien. Soloist montre la boîte et demande avant de l’enregistrer.
box-share-here-only = Soloist n’est accessible que depuis cet ordinateur. Copiez le lien et collez-le dans l’autre Soloist, sous « { $words } ».
box-came = La boîte de quelqu’un d’autre
box-came-count = { $mine ->
    [0] aucune entrée
    [one] 1 entrée
   *[other] { $mine } entrées
}
box-came-which = Lesquelles ?
box-came-replaces = { $mine ->
    [one] Elle remplace votre boîte, où vous avez saisi 1 entrée.
   *[other] Elle remplace votre boîte, où vous avez saisi { $mine } entrées.
} Enregistrez d’abord la vôtre en fichier si vous voulez la garder.
box-came-replace = Remplacer ma boîte
box-came-keep = Garder cette boîte
box-came-not = Non, tout laisser tel quel
box-came-again = Votre boîte a changé entre-temps. Vérifiez encore une fois.
box-why-number = { $field } : le nombre doit être entre { $low } et { $high }.
box-why-numbers = { $field } : chaque nombre doit être entre { $low } et { $high }, et aucun ne doit manquer.
box-why-rising = { $field } : les nombres doivent augmenter de l’un à l’autre.
box-why-choice = { $name ->
    [sets] Les lots doivent être différents et appartenir à des lieux du type choisi.
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
box-why-offering = Au moins une carte Tactique doit donner une offrande, sinon une partie pourrait ne jamais finir.
box-why-other = Cela ne correspond pas au reste de la boîte.
box-why-in = { $where } :{" "}
box-field = { $field ->
    [ability] Capacité
    [amount] Quantité
    [angelos_clovers] Trèfles pour Angelos
    [angelos_tiles] Tuiles qui comptent pour Angelos
    [armour] Armement
    [attacks] Jetons avec une attaque
    [background] Fond
    [bonus_if_all] Bonus pour les cinq
    [boris_one_vp] PV pour Boris avec un seul
    [choice] Cases en quatre
    [church] C’est l’église
    [clay] Argile
    [closes] Interdit
    [coins] Pièces
    [coins_per_prestige] Pièces pour 1 Prestige
    [colour] Couleur
    [colours] Couleurs
    [conquest_price] Pièces en plus pour une conquête
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
    [free_land] Les terrains n’ont pas besoin de s’accorder
    [gain] Gain
    [gains] Sinon gagne
    [gold] Or
    [group] Groupe
    [hall] À la Demeure du Jarl
    [hero] Héros
    [income] Revenu
    [inhabitants] Citoyens
    [iron] Fer
    [kind] Type
    [kinds] Types
    [livestock] Bétail
    [lost_inhabitants] Citoyens perdus
    [luxury] Biens de luxe
    [most] Au plus
    [number] Numéro dans le coin
    [offerings] Offrandes
    [once] Une fois
    [pass_coins] Pièces si l’on passe
    [people] Personnages
    [per_chip] Force par jeton
    [persian_loss] Citoyens perdus en plus face aux Perses
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
    [supply_food] Nourriture en plus au tour d’approvisionnement
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
    [extra] Combien en plus
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
    [fixed] ressources fixes
    [variety] combien de ressources, combien de types
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
    [masters-on-inner-ring] maîtres autour de la Guildhall
    [masters-on-corners] maîtres dans les coins
    [largest-group] maîtres du plus grand groupe relié
    [masters-on-special] maîtres sur les bâtiments spéciaux
    [liverymen-on-guildhall] pions sur la Guildhall
    [cards-in-hand] cartes en main
    [plantations-won] plantations remportées
    [rows-with-master] lignes avec un maître
    [columns-with-master] colonnes avec un maître
    [masters-symbol-count] maîtres sur des guildes avec ce nombre de symboles
    [masters-threshold-min] maîtres sur des guildes de ce seuil ou plus
    [masters-threshold-max] maîtres sur des guildes de ce seuil ou moins
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
    [free-land-placement] les terrains n’ont pas besoin de s’accorder
    [internal-win-extra-citizen] citoyens pour les conflits internes gagnés
    [no-halving-internal] la Force n’est pas divisée après un conflit interne
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
    [hall-hire] recruter pour de l’Argent
    [hall-building] utiliser un autre bâtiment
    [hall-offering] une offrande pour 1 bien de moins
    [hall-weaken] l’Adversaire perd quelque chose
    [hall-take] prendre des Provisions à l’Adversaire
    [hall-void] sans effet en solo
    [hall-none] ne peut pas être jouée ici
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
    [effect-hire] recruter des pions
    [effect-hire-to-tile] recruter des pions directement sur une tuile
    [effect-hire-bonus] chaque recrutement rapporte plus ce tour
    [effect-move] déplacer des pions
    [effect-move-group] déplacer un groupe vers une tuile adjacente
    [effect-plantation] envoyer des pions à la plantation
    [effect-draw-now] piocher des cartes
    [effect-draw-end] piocher plus de cartes à la fin du tour
    [effect-draw-select] voir des cartes et en garder
    [effect-take-discard] reprendre des cartes de la défausse
    [effect-gain-neutral] recevoir des neutres pour votre stock
    [effect-mayoral] voir des récompenses du maire et en garder
    [effect-evict-opponent] renvoyer des pions de Boris
    [effect-swap-with-opponent] échanger des pions avec Boris
    [effect-wild-symbols] chaque carte de ce tour mène à toutes les tuiles
    [effect-no-hand-limit] plus aucune limite de main
    [effect-choose-one] un effet au choix
    [own-on-plantation] pion sur la plantation
    [two-own-masters] paire de maîtres
    [from-guildhall] de la Guildhall
    [from-anywhere] de la Guildhall ou d’une tuile
    [from-plantation] de la plantation
    [from-supply] de la réserve
    [any-unresolved] toute tuile ouverte
    [unresolved-matching-card] tuiles ouvertes au symbole de la carte
    [one-unresolved-matching-card] une seule tuile ouverte au symbole de la carte
   *[other] { $value }
}

## Une table sur un autre appareil

carry = Sur un autre appareil
carry-line = Cette table sous forme de lien : la donne et toutes vos réponses. Elle passe d’un appareil à l’autre sans serveur ni compte.
carry-edition = Votre propre édition est incluse.
carry-picture = Le lien en image à scanner
carry-too-long = Ce lien est trop long pour une image, car votre propre édition est incluse. Copiez-le plutôt.
carry-here-only = Soloist n’est accessible que depuis cet ordinateur. Copiez le lien et collez-le dans Soloist sur l’autre appareil. Ou indiquez plus bas où cet appareil trouve Soloist ; une image à scanner apparaîtra ici.
carry-link = Lien
carry-there = Sur l’autre appareil
carry-scan = Scannez l’image avec l’appareil photo, ou ouvrez le lien.
carry-paste = Ou ouvrez Soloist là-bas et collez le lien en bas de la première page, sous « { $words } ». Faites-le sur un iPhone avec Soloist sur l’écran d’accueil, car les liens s’ouvrent dans Safari.
carry-back = Le retour se fait de la même façon. Si vous n’avez continué que sur un appareil, la table d’ici se met à jour. Si vous avez continué sur les deux, vous gardez deux tables.
carry-not = Le lien ne contient ni le nom de la table, ni son analyse, ni ce que « Refaire » rétablirait.
carry-address = Où l’autre appareil trouve Soloist
carry-deal = Seulement la donne, pour un ami
to-the-table = Retour à la table
carried = Une table d’un autre appareil
game = Jeu
how-far = Avancement
carried-new = Vous n’avez pas encore cette table.
carried-further = Vous avez déjà cette partie. La table de l’autre appareil la continue :
carried-behind = Vous avez déjà cette partie, et votre table est plus avancée :
carried-apart = Vous avez déjà cette donne, mais jouée autrement. Votre table reste telle quelle ; la nouvelle devient une deuxième table, avec son propre nom :
carried-keep = Continuer ici
carried-go-on = Continuer ma table
carried-second = Garder comme deuxième table
carried-edition = Elle a été jouée avec sa propre édition, qui est incluse.
carried-asks = Rien n’est encore enregistré.
notice-same = Vous aviez déjà cette table, exactement au même point.
notice-went-on = La table continue maintenant là où l’autre appareil s’est arrêté.

## Paiements avec moins et plus

pay-how = { $what } : comment payez-vous ?
pay-what = Avec quoi payez-vous ?
pay-you = vous payez
pay-over = reste
pay-have = vous avez { $held }
pay-rest = vous avez { $held }, { $each } remplacent 1
pay-less = Moins : { $good }
pay-more = Plus : { $good }
pay-button = Vous payez { $payment }
pay-owed = Encore à payer : { $left }
pay-back = Retour
