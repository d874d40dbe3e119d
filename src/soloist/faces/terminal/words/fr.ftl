### Les mots du terminal.

welcome = { $game }, { $level }. Voici la table { $id } ; chaque réponse est enregistrée.
welcome-back = { $game }, { $level }. Retour à la table { $id }.
deal-code = Donne { $code } : à partager avec « soloist play --deal { $code } ».
ruling-in-force = Interprétation : { $ruling }
open-elsewhere = La table { $id } est aussi ouverte dans un autre terminal (processus { $process }). Qui répond en second est averti et suit.
moved-on = On a joué ailleurs à la table { $id } ; votre réponse n’a pas été prise. Voici la position actuelle.
left = Enregistré. « soloist resume { $id } --lang { $language } » vous ramène à cette table.
nothing-to-resume = Aucune table inachevée. « soloist play » en commence une.
no-tables = Aucune table enregistrée. « soloist play » en commence une.
kept = { $outcome ->
    [open] Sur la table : « soloist resume { $id } » continue.
   *[over] Gardée comme table { $id }. La partie est finie ; « soloist resume { $id } » en montre la fin.
}
which-game = Quel jeu ?
which-level = Quel niveau ? (Entrée prend le premier)
prompt = Votre réponse (h pour l’aide) :
prompt-end = u annule, l raconte la partie, q quitte :
impossible = « { $typed } » n’est pas possible ici. Possible : { $possible }
goal = { $name } { $yours } · { $aim }
goal-against = { $name } { $yours } : { $theirs }{ $rival ->
    [none] {""}
   *[other] {" "}{ $rival }
}{ $hidden ->
    [none] {""}
   *[other] {" "}{ $hidden }
} · { $aim }
laid = Déjà posé : { $laid }
none-counted = Rien de cette ligne n’a compté. Les réponses d’une ligne valent jusqu’à ce que dés ou cartes parlent.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
help =
    Répondez par le numéro d’une option, son nom ou son début, même plusieurs sur une ligne (« forest hunt »).
    Une réponse à plusieurs pièces les prend dans n’importe quel ordre ; un moins en retire une (« -forest »).
      ?  règle     la règle derrière la question (« ? SA-S27 » montre une clause)
      u  annuler   et r refaire, aussi loin que vous voulez ; uu annule tout le tour
      b  plateau   le plateau entier, et chaque réponse en entier
      l  histoire  le récit jusqu’ici (« l 20 » montre les 20 dernières lignes)
      h! conseil   les meilleures options selon une recherche
      en, fr, de   changer de langue
      q  quitter   quitter la table ; tout est enregistré
any-number = un nombre de { $least } à { $most }
set-right = Seulement si la table et Soloist diffèrent, tapez ce qui est juste : { $spots }
games-more = « soloist games JEU » en dit plus sur un jeu et ses niveaux.
pair = { $name } : { $text }
confidence = { $confidence ->
    [recalled] (de mémoire)
   *[reconstructed] (reconstitué)
}
legend = { $confidence ->
    [recalled] de mémoire : aucun texte trouvé
   *[reconstructed] reconstitué : peut différer de votre boîte
}
so-many = { $count ->
    [one] 1 élément ; « soloist cards { $game } » le montre
   *[other] { $count } éléments ; « soloist cards { $game } » les montre
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
rulings = Interprétations : ce que la feuille laisse ouvert (--ruling NOM=VALEUR)
all-sourced = Matériel : tout a été trouvé dans des textes.
doubtful = { $confidence ->
    [recalled] De mémoire, aucun texte trouvé : { $names }
   *[reconstructed] Reconstitué, peut différer de votre boîte : { $names }
}
table-state = { $outcome ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
   *[open] en cours
}
no-cards = Rien ici ne contient « { $word } ».
no-hint = Il n’y a rien à conseiller ici.
broken-off = { $games } { $games ->
    [one] partie abandonnée, qui ne compte
   *[other] parties abandonnées, qui ne comptent
} dans aucun taux.
none-finished = Aucune partie n’a été jouée jusqu’au bout.
hint-player = { $player } répondrait : { $answer }.
interrupted = Interrompu : { $done } parties sur { $all } ont été jouées jusqu’au bout et sont gardées.
written = { $file } : { $games } { $games ->
    [one] partie
   *[other] parties
}.
col-level = niveau
col-games = parties
col-won = gagnées
col-interval = intervalle 95 %
col-you = vous
col-opponent = adversaire
col-margin = marge
col-questions = questions
col-time = ms/décision
measured = { $player } gagne { $won } % ({ $low }–{ $high } %, { $games } parties)
serving = La table est mise. Ouvrez ceci dans un navigateur :
serving-shared = Attention : d’autres machines de votre réseau peuvent joindre cette table, sans chiffrement. Seul le lien ci-dessous l’ouvre ; ne le donnez à personne d’autre.
serving-stop = Ctrl-C arrête le serveur ; chaque réponse est enregistrée.
bad-number = { $option } doit être un nombre entier de { $low } à { $high }, pas « { $given } »
backed-up = Copié dans { $file }.
restored = Les tables de { $file } sont en place. Ce qui s’y trouvait est gardé dans { $kept }.
checking = { $done } tables sur { $all } rejouées
check-good = { $tables ->
    [one] 1 table : le fichier est sain et sa partie se rejoue.
   *[other] { $tables } tables : le fichier est sain et chaque partie se rejoue.
}
check-bad = Table { $id } : { $why }
check-older = La table { $id } a été jouée avec d’anciennes règles : on peut la regarder, pas la continuer ; elle n’a rien d’anormal.
check-newer = La table { $id } vient d’un Soloist plus récent ; elle est restée telle quelle.
deleted = La table { $id } est à la corbeille pour 30 jours ; « soloist delete --back { $id } » la remet.
put-back = La table { $id } est de retour.
bin-empty = La corbeille est vide.
more-news = (l raconte tout)
coast-points = nombres : force→PV
leaf = Lignes { $first } à { $last } sur { $all } (Entrée : suite, b : retour, q : assez)
leaf-back = b, retour
narrowed = « { $typed } » peut être :
impossible-end = « { $typed } » n’est pas possible ici ; la partie est finie.
taken-out = Annulé : { $what }
command-rule = règle, pourquoi
command-undo = annuler
command-undo-turn = annuler le tour
command-redo = refaire, rétablir
command-story = histoire, récit
command-board = plateau
command-help = aide
command-hint = conseil, indice
command-quit = quitter, sortir
what-now = Que voulez-vous faire ? (Entrée prend le premier)
menu-resume = reprendre la table { $id }, { $table }
menu-serve = jouer dans le navigateur
menu-tables = lister les tables enregistrées
menu-games = jeux, niveaux et leur difficulté
menu-help = toutes les commandes
menu-quit = quitter
impossible-here = « { $typed } » n’est pas possible ici.

## Une partie terminée, revue

reviewing = Chaque réponse est revue
review-stopped = interrompu ; rien de cette analyse n’est gardé
review-title = { $game } : { $outcome ->
    [won] gagné
    [drawn] égalité
   *[lost] perdu
}
review-sum = Au départ, { $start } %. Chance { $luck }, vos décisions { $decisions } points de chance de gagner : { $end } % à la fin.
review-count = { $mistakes ->
    [0] Aucune de vos { $all } décisions n’était une erreur démontrable.
    [one] 1 de vos { $all } décisions était une erreur.
   *[other] { $mistakes } de vos { $all } décisions étaient des erreurs.
}
review-taken-back = { $times ->
    [one] Une réponse a été reprise à cette table : le hasard n’était donc pas toujours une surprise.
   *[other] Des réponses ont été reprises { $times } fois à cette table : le hasard n’était donc pas toujours une surprise.
}
review-luck = chance { $points }
review-decisions = décisions { $points }
review-setup = Avant la première manche
review-decision = { $nth }. { $place } : { $lost } points
review-choice = Vous avez choisi { $chosen } ({ $after } %) ; l’entraîneur aurait choisi { $best } ({ $before } %).
review-effort = Chaque option a été essayée { $tries } fois avec le même hasard, seulement avec ce que vous pouviez savoir ; une erreur est ce qui était nettement moins bon, et encore sur de nouveaux essais. Les chances sont celles du jeu de l’entraîneur, à 10 points près. Il n’y a de chance que là où quelque chose a été lancé ou tiré. Elle comprend ce qui est trop petit pour en être distingué.
