### Les mots du terminal.

welcome = { $game }, { $level }. Voici la table { $id } ; chaque réponse est sauvegardée.
welcome-back = { $game }, { $level }. Retour à la table { $id }.
deal-code = Donne { $code } : la même partie pour un ami avec « soloist play --deal { $code } ».
ruling-in-force = Décision de règle : { $ruling }
open-elsewhere = La table { $id } est aussi ouverte dans un autre terminal (processus { $process }). Qui répond en second est averti et suit.
moved-on = On a joué ailleurs à la table { $id } ; votre réponse n’a pas été prise. Voici la position actuelle.
left = Sauvegardé. « soloist resume { $id } » vous ramène à cette table.
nothing-to-resume = Aucune table inachevée. « soloist play » en commence une.
no-tables = Aucune table sauvegardée. « soloist play » en commence une.
kept = Sur la table : « soloist resume { $id } » continue.
which-game = Quel jeu ?
which-level = Quel niveau ? (Entrée prend le premier)
prompt = Votre réponse (h pour l’aide) :
prompt-end = u revient en arrière, l raconte la partie, q quitte :
impossible = « { $typed } » n’est pas possible ici. Possible : { $possible }
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
help =
    Répondez par le numéro ou le mot d’une option.
      ?      la règle derrière la question (« ? SA-S27 » montre une clause)
      u, r   annuler, refaire, aussi loin que vous voulez
      l      le récit de la partie
      h!     un conseil : les meilleures options selon une recherche
      en, fr, de   changer de langue
      Entrée montrer la question encore une fois
      q      quitter ; tout est sauvegardé
pair = { $name } : { $text }
confidence = { $confidence ->
    [recalled] (de mémoire)
   *[reconstructed] (reconstitué)
}
legend = { $confidence ->
    [recalled] de mémoire : aucun texte trouvé
   *[reconstructed] reconstitué : peut différer de votre boîte
}
so-many = { $count } éléments ; « soloist cards { $game } » les montre
outcome = { $outcome ->
    [won] Vous avez gagné.
    [drawn] Égalité.
   *[lost] Vous avez perdu.
}
total = Total
taken-back = Annulé après que le sort a parlé : { $times } fois.
share = Code de donne { $code } : la même donne avec « soloist play --deal { $code } ».
default = par défaut
rulings = Décisions de règle : ce que la feuille laisse ouvert (--ruling NOM=VALEUR)
all-sourced = Matériel : tout a été trouvé dans des textes.
doubtful = { $confidence ->
    [recalled] De mémoire, aucun texte trouvé : { $names }
   *[reconstructed] Reconstitué, peut différer de votre boîte : { $names }
}
table-state = { $outcome ->
    [won] gagné
    [lost] perdu
    [drawn] égalité
   *[open] en cours, { $answers } réponses
}
build = { $compiled ->
    [1] compilé
   *[0] non compilé
}
help-soloist = Des jeux de société en solitaire, contre l’adversaire de la feuille de règles solo.
help-epilog =
    Exemples :
      soloist play                          choisir jeu et niveau, et jouer
      soloist play stone-age --level cool-night --lang fr
      soloist play stone-age --ask          vous lancez de vrais dés et tirez de vraies cartes
      soloist resume                        reprendre où vous en étiez
      soloist rules stone-age SA-S27        une clause des règles

    Les tables sont gardées dans le fichier nommé par SOLOIST_DB, sinon dans votre dossier de données.
    SOLOIST_LANG fixe la langue pour de bon ; NO_COLOR supprime les couleurs.
help-play = commencer une partie
help-resume = reprendre une table sauvegardée
help-tables = énumérer les tables sauvegardées, la plus récente d’abord
help-games = énumérer les jeux et leurs niveaux
help-rules = lire les règles d’un jeu, ou une clause
help-replay = vérifier un récit de partie et le raconter
help-export = afficher le récit d’une table sauvegardée
help-lang = langue
help-plain = sans cadres ni colonnes : pour lecteurs d’écran et tubes
help-game = l’un de : { $games }
help-level = difficulté ; « soloist games » les énumère
help-deal = jouer la donne de ce code
help-seed = 1 à 8 caractères qui fixent dés et cartes
help-ruling = une lecture d’un point que la feuille laisse ouvert ; « soloist rules JEU » les énumère
help-edition = le matériel de votre propre boîte, en fichier TOML
help-ask = vous lancez de vrais dés, tirez de vraies cartes et tapez ce qu’ils montrent
help-id = numéro de la table ; « soloist tables » les énumère
help-clause = numéro d’une clause, par exemple SA-S27
help-file = un récit de partie ; - le lit sur l’entrée standard
help-keep = le poser sur une table pour continuer ; d’un récit abîmé, la bonne partie
help-cards = ce que fait chaque carte et tuile, ou celles où figure un mot
help-word = un mot à chercher
no-cards = Rien ici ne contient « { $word } ».
no-hint = Il n’y a rien à conseiller ici.
hint = { $option } : { $chance } % de gagner ({ $low }–{ $high } %), { $games } parties essayées
interrupted = Interrompu : { $done } parties sur { $all } ont été jouées jusqu’au bout et sont gardées.
written = { $file } : { $games } parties.
col-level = niveau
col-games = parties
col-won = gagnées
col-interval = intervalle 95 %
col-you = vous
col-opponent = adversaire
col-margin = marge
col-answers = réponses
col-time = ms/décision
help-simulate = faire jouer beaucoup de donnes à un joueur et mesurer
help-watch = regarder jouer un joueur
help-levels = un niveau, ou all pour tous
help-player = random, greedy, search, ou search:500 avec un budget de simulations
help-games-number = combien de parties par niveau
help-jobs = combien de processus ; les résultats sont les mêmes
help-first-seed = le numéro de la première donne
help-out = écrire chaque partie dans un fichier .csv, .json ou .parquet
help-plot = dessiner taux, marges et durées dans un fichier .png
help-speed = lignes par seconde ; 0 pour tout de suite
measured = { $player } gagne { $won } % ({ $low }–{ $high } %, { $games } parties)
help-serve = jouer dans le navigateur, à la souris, au clavier ou au téléphone
help-port = le port où écouter ; sans lui, 8765 ou le prochain libre
help-host = écouter à cette adresse de votre réseau domestique et non sur cette seule machine ; affiche un lien avec un secret
help-no-browser = ne pas ouvrir le navigateur
serving = La table est mise. Ouvrez ceci dans un navigateur :
serving-shared = Attention : d’autres machines de votre réseau peuvent joindre cette table, sans chiffrement. Seul le lien ci-dessous l’ouvre ; ne le donnez à personne d’autre.
serving-stop = Ctrl-C arrête le serveur ; chaque réponse est gardée.
