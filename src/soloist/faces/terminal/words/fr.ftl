### Les mots du terminal.

welcome = { $game }, { $level }. Voici la table { $id } ; chaque réponse est enregistrée.
welcome-back = { $game }, { $level }. Retour à la table { $id }.
today-deal = La donne du jour : { $game }, { $level }. Elle est la même pour tous.
today-begun = La donne du jour : { $game }, { $level }. Vous l’avez déjà commencée.
today-played = La donne du jour : { $game }, { $level }. Vous l’avez déjà jouée, à la table { $id } : { $state }. « soloist play --deal { $code } » la rejoue.
deal-code = Donne { $code } : à partager avec « soloist play --deal { $code } ».
ruling-in-force = Interprétation : { $ruling }
open-elsewhere = La table { $id } est aussi ouverte dans un autre terminal (processus { $process }). Une réponse tardive est refusée ; vous voyez alors la nouvelle position.
moved-on = La table { $id } a été continuée ailleurs. Votre réponse n’a pas été prise en compte. Voici la position actuelle.
left = Partie enregistrée. Pour continuer : « soloist resume { $id } --lang { $language } ».
left-finished = Enregistré. Pour analyser la partie : « soloist review { $id } --lang { $language } ».
no-news = Rien ne s’est passé depuis votre dernière réponse.
nothing-to-resume = Aucune table inachevée. « soloist play » en commence une.
no-such-tables = Aucune table enregistrée de ce genre. « soloist tables » les énumère toutes.
no-tables = Aucune table enregistrée. « soloist play » en commence une.
kept = { $outcome ->
    [open] Partie enregistrée : table { $id }. Pour continuer : « soloist resume { $id } ».
   *[over] Partie enregistrée : table { $id }. Elle est finie ; « soloist resume { $id } » en montre la fin.
}
box-came = { $game } : une boîte avec { $entries ->
    [one] { $entries } élément saisi
   *[other] { $entries } éléments saisis
}
box-kept = Votre boîte de { $game } est enregistrée. « soloist play { $id } --edition mine » joue avec elle.
box-same = Vous avez déjà cette boîte de { $game }.
box-two = Vous avez déjà une autre boîte de { $game }.
which-box = Quelle boîte gardez-vous ? (Entrée prend la première)
box-mine = la mienne
box-new = celle du lien, à la place de la mienne
box-stays = Votre boîte de { $game } reste comme elle est.
which-game = Quel jeu ?
which-level = Quel niveau ? (Entrée prend le premier)
prompt = Votre réponse (h pour l’aide) :
prompt-end = u annuler, l récit, q quitter :
impossible = « { $typed } » n’est pas un choix possible ici. Possible : { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours }–{ $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Déjà choisi : { $laid }
none-counted = Aucune réponse retenue. On peut en écrire plusieurs sur une ligne, mais seulement jusqu’au prochain lancer ou tirage.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
any-number = un nombre de { $least } à { $most }
then-enter = {" "}Entrée
games-more = « soloist games JEU » en dit plus sur un jeu et ses niveaux.
set-right = Pour corriger Soloist, tapez ce que montre votre table : { $spots }
pair = { $name } : { $text }
confidence = { $confidence ->
    [recalled] (de mémoire)
   *[reconstructed] (reconstitué)
}
legend = { $confidence ->
    [recalled] de mémoire : aucune source trouvée
   *[reconstructed] reconstitué : peut différer de votre boîte
}
so-many = { $count ->
    [one] 1 carte ou tuile ; « soloist cards { $game } » la montre
   *[other] { $count } cartes et tuiles ; « soloist cards { $game } » les montre
}
outcome = { $outcome ->
    [won] Vous avez gagné.
    [drawn] Partie nulle.
   *[lost] Vous avez perdu.
}
total = Total
taken-back = Annulé après un lancer ou un tirage : { $times } fois.
share = Code de donne { $code } : la même donne avec « soloist play --deal { $code } ».
default = par défaut
rulings = Interprétations : les règles que la feuille laisse ouvertes (--ruling NOM=VALEUR)
all-sourced = Matériel : tout est attesté.
doubtful = { $confidence ->
    [recalled] De mémoire, aucune source trouvée : { $names }
   *[reconstructed] Reconstitué, peut différer de votre boîte : { $names }
}
table-state = { $outcome ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
   *[open] en cours
}
tables-id = N°
tables-changed = Jouée
tables-game = Jeu, niveau
tables-round = Tour
tables-state = État
tables-deal = Donne
table-beside = { $state }, à côté
table-measure = { $state }, { $name } { $value }
found-nothing = rien ne correspond à « { $word } »
no-cards = rien ne correspond à « { $word } » ; « soloist cards { $game } » montre tout
no-hint = Il n’y a pas de conseil pour cette question.
no-hint-beside = À côté du plateau, il n’y a pas de conseil.
broken-off = { $games } { $games ->
    [one] partie interrompue
   *[other] parties interrompues
}, { $counted ->
    [1] { $games ->
        [one] comptée comme perdue
       *[other] comptées comme perdues
    }
   *[0] { $games ->
        [one] laissée
       *[other] laissées
    } de côté
}.
row-version = La ligne a été jouée avec la version { $played } et la révision { $rules } des règles. Ici, c’est la version { $here } avec la révision { $now } : la partie peut différer.
same-games = Toutes les parties ont fini de la même façon : les dés et les cartes sont ceux d’une seule donne, et le hasard propre au joueur n’a rien changé. Sans --deal, les donnes diffèrent.
none-finished = Aucune partie terminée.
hint-player = { $player } répondrait : { $answer }.
interrupted = Interrompu. Parties terminées et gardées : { $done } sur { $all }.
written = { $file } : { $games } { $games ->
    [one] partie
   *[other] parties
}.
col-level = niveau
col-games = parties
col-won = gagnées
col-interval = sûr à 95 %
col-score = score
col-margin = marge
col-questions = questions
col-time = ms
measured = { $player } gagne { $won } % ({ $low }–{ $high } %, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
serving = Soloist est prêt. Ouvrez cette adresse dans un navigateur :
serving-shared = Attention : d’autres appareils de votre réseau peuvent joindre Soloist, sans chiffrement. Seul le lien ci-dessous l’ouvre. Ne le donnez à personne d’autre.
serving-stop = Ctrl-C arrête le serveur ; chaque réponse est enregistrée.
bad-number = { $option } doit être un nombre entier de { $low } à { $high }, pas « { $given } »
backed-up = Copié dans { $file }.
restored = Les tables de { $file } sont rétablies. Les précédentes sont gardées dans { $kept }.
checking = Tables rejouées : { $done } sur { $all }
check-good = { $tables ->
    [0] Pas encore de table. Le fichier est sain.
    [one] 1 table. Le fichier est sain et la partie peut être rejouée.
   *[other] { $tables } tables. Le fichier est sain et chaque partie peut être rejouée.
}
check-bad = Table { $id } : { $why }
check-older = La table { $id } a été jouée avec d’anciennes règles. On peut la voir, mais pas la continuer.
check-newer = La table { $id } vient d’un Soloist plus récent et n’a pas été vérifiée.
deleted = La table { $id } est à la corbeille pour 30 jours ; « soloist delete --back { $id } » la ressort.
put-back = La table { $id } est de retour.
bin-empty = La corbeille est vide.
narrowed = « { $typed } » peut être :
impossible-end = « { $typed } » n’est pas un choix possible ici ; la partie est finie.
taken-out = Annulé : { $what }
command-rule = règle, pourquoi
command-undo = annuler
command-undo-turn = annuler le tour
command-redo = refaire, rétablir
command-story = récit, histoire
command-board = plateau
command-help = aide
command-hint = conseil, indice
command-quit = quitter, sortir
what-now = Que voulez-vous faire ? (Entrée prend le premier)
menu-resume = Reprendre la table { $id }, { $table }
menu-serve = Jouer dans le navigateur
menu-tables = Parties enregistrées
menu-games = Jeux, niveaux et difficulté
menu-help = Toutes les commandes
menu-quit = Quitter
impossible-here = « { $typed } » n’est pas un choix possible ici.
nothing-played = Rien n’a été joué.
too-many-answers = Rien n’a été joué. La ligne contient trop de réponses (limite : { $most }).
did-you-mean = Vouliez-vous dire : { $names } ?
enter-again = Entrée répète la question.
hint-stopped = Le conseil est interrompu. La table n’a pas changé.
account = { $name } : { $whose ->
    [both] vous { $yours }, { $who } { $theirs }
    [yours] vous { $yours }
   *[theirs] { $who } { $theirs }
}
help-answers = Répondez par le numéro ou le nom d’une option, par exemple « { $name } ». Le début suffit.
help-several = Une ligne peut contenir plusieurs réponses, par exemple « { $first }, { $second } ».
help-pieces = Choisissez les éléments dans n’importe quel ordre. Un moins en retire un (« -{ $name } »).
help-commands =
    Entrée : répéter la question
    ? ou règle : la règle derrière la question (« ? { $clause } » montre une clause)
    u ou annuler : reprendre une réponse ; uu reprend tout le tour
    r ou refaire : la donner de nouveau
    b ou plateau : toute la position
    l ou récit : ce qui s’est passé (« l 20 » dit les 20 dernières lignes)
    h! ou conseil : les meilleures options selon l’entraîneur
    en, fr, de : changer de langue
    q ou quitter : quitter la table (tout est enregistré)

## Une partie terminée, revue

reviewing = Analyse de chaque réponse
review-stopped = interrompu ; rien de cette analyse n’est gardé
review-title = { $game } – { $outcome ->
    [won] gagné
    [drawn] égalité
   *[lost] perdu
}
review-sum = Probabilité de gagner au départ : { $start } %. Hasard { $luck }, vos décisions { $decisions } points. À la fin : { $end } %.
review-count = { $mistakes ->
    [0] Aucune de vos { $all } décisions n’était nettement une erreur.
    [one] 1 de vos { $all } décisions était une erreur.
   *[other] { $mistakes } de vos { $all } décisions étaient des erreurs.
}
review-taken-back = { $times ->
    [one] Vous avez annulé une réponse à cette table : vous connaissiez donc d’avance certains dés ou cartes.
   *[other] Vous avez annulé { $times } fois des réponses à cette table : vous connaissiez donc d’avance certains dés ou cartes.
}
review-luck = hasard { $points }
review-decisions = décisions { $points }
review-setup = Mise en place
review-decision = { $nth }. { $place } : { $lost } points
review-choice = Vous avez choisi « { $chosen } » ({ $after } %). L’entraîneur aurait choisi « { $best } » ({ $before } %).
review-effort = Chaque option a été simulée { $tries } fois avec les mêmes dés et cartes. Seul ce que vous pouviez voir est utilisé. Une erreur n’est montrée que si une seconde série de simulations la confirme. Les pourcentages supposent que vous continuez comme l’entraîneur, à 10 points près. Le hasard ne compte que là où l’on a lancé des dés ou tiré des cartes. Les écarts trop petits pour être mesurés comptent comme hasard.

## L’application en plein écran

keys-table = Tab pages, Espace récit, i détails, ? règle, h aide, u annuler, / filtre, q fin
keys-end = Entrée choisir, Tab pages, Espace récit, u annuler, q fin
keys-reading = Espace suite, Tab page suivante, / chercher, n suivant, Échap retour
keys-choosing = Entrée choisir, ↑↓ se déplacer, Échap retour
keys-menu = Entrée choisir, ↑↓ se déplacer, Échap quitter
keys-waiting = Échap arrêter
keys-watching = Espace suivant, q fin
news = Ce qui s’est passé
news-count = { $count ->
    [one] 1 événement
   *[other] { $count } événements
} : Espace montre tout
to-do = À faire maintenant
since = Depuis votre réponse
details = Les réponses en détail
details-key = i : tout
filter = Une partie du nom
correct = Qu’est-ce qui diffère sur votre table ?
search-for = Chercher
thinking = Réflexion… Échap l’arrête.
pieces = { $name } { $count }
page-story = Récit
page-board = Plateau
page-sides = Les deux camps
page-rules = Règles
page-cards = Cartes
page-primer = Comment jouer
page-levels = Niveaux
page-review = Analyse
after-review = Analyser cette partie
after-new = Nouvelle donne
after-again = Rejouer la même donne ({ $code })
after-level = Niveau suivant : { $level }
after-leave = Quitter la table
menu = Menu
menu-beside = À côté de votre plateau
menu-beside-detail = Soloist joue seulement l’adversaire. Vous jouez sur votre plateau.
menu-today = La donne du jour
menu-today-detail = { $game }, { $level } : donne { $code }, la même pour tous aujourd’hui.
menu-tables-detail = Continuer une partie, ou revoir une partie finie.
menu-history = Mes parties
menu-history-detail = Vos résultats par jeu et par niveau.
menu-read = Règles, cartes et prise en main
menu-read-detail = La prise en main, les règles, les cartes et les niveaux d’un jeu.
menu-settings = Réglages
menu-settings-detail = Langue et couleurs.
menu-quit-detail = Tout est enregistré.
theme = { $theme ->
    [nord] Couleurs : bleu sombre
    [textual-dark] Couleurs : sombres
    [textual-light] Couleurs : claires
   *[textual-ansi] Couleurs : celles de votre terminal
}
market-columns = Pièces, Pr., Cit.
market-brings = + par tour, − coût
coast-needs = équipage, provisions, or
coast-columns = par  force→PV  lots
coast-signs = ○ libre  ✕ fermé  13+1⚂ votre force et vos dés
tribe-signs = ⚂ initiative  ▲ la plus haute : reste inactive  △ peut-être inactive
sign = { $sign ->
    [resolved] activée
    [points] points de la première place
   *[more] aussi d’autres récompenses
}
