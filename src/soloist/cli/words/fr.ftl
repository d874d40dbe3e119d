### What the command line says.

file-unreadable = impossible de lire { $file } : { $why }
deal-disagrees = le code de donne dit { $named }, mais { $option } dit { $given } ; omettez { $option }
row-alone = la ligne dit déjà quelle partie montrer ; omettez { $option }
deal-has-rulings = le code de donne contient déjà les interprétations ; omettez --ruling
ruling-form = une interprétation s’écrit NOM=VALEUR, pas « { $given } » ; « soloist rules JEU » les énumère
check-failed = certaines tables ne s’ouvrent pas ; « soloist export ID » affiche leurs relevés
pair = { $name } : { $text }
build = { $compiled ->
    [1] compilé
   *[0] non compilé
}
help-manual = Le manuel : { $address }
help-usage = Utilisation :
help-commands = commandes{" "}
help-arguments = arguments{" "}
help-options = options{" "}
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-verbose = pour chaque niveau, aussi les résultats de nos programmes
help-one-game = tout sur un seul jeu : { $games }
metavar = { $name ->
    [command] COMMANDE
    [number] NOMBRE
    [address] ADRESSE
    [folder] DOSSIER
    [name] NOM
    [game] JEU
    [level] NIVEAU
    [seed] GRAINE
    [ruling] NOM=VALEUR
    [row] FICHIER:LIGNE
    [failed] lost|left-out
    [code] CODE
    [id] ID
    [player] PROGRAMME
    [clause] CLAUSE
    [word] MOT
    [cluster] GRAPPE
    [seconds] SECONDES
    [shell] SHELL
   *[file] FICHIER
}
refused-choice = { $what } ne peut pas être « { $given } » ; valeurs possibles : { $known }
refused-number = { $what } doit être un nombre entier, pas « { $given } »
refused-missing = il manque { $what }
unknown-language = SOLOIST_LANG vaut « { $given } » ; langues possibles : { $known }
unknown-command = il n’y a pas de commande « { $given } » ; « soloist --help » les énumère
unknown-command-near = il n’y a pas de commande « { $given } » ; vouliez-vous dire { $near } ?
unknown-option = « { $given } » est inconnu ici ; --help montre ce qui existe
unknown-option-near = « { $given } » est inconnu ici ; vouliez-vous dire { $near } ?
no-table-near = il n’y a pas de table { $id } ; vouliez-vous dire { $near } ?
table-in-bin = la table { $id } est dans la corbeille ; « soloist delete --back { $id } » l’en ressort
not-in-bin = la table { $id } n’est pas dans la corbeille ; « soloist delete » montre son contenu
not-in-bin-near = la table { $id } n’est pas dans la corbeille ; vouliez-vous dire { $near } ?
refused-alone = { $what } doit être suivi d’une valeur
refused-value = { $what } ne prend pas de valeur, mais « { $given } » a été donné
refused-ambiguous = { $what } est ambigu ; possibilités : { $known }
help-soloist = Jouez en solo à des jeux de société. Soloist joue l’adversaire.
help-play = commencer une partie
help-today = jouer la donne du jour, la même pour tous ; la reprendre si vous l’avez commencée
help-today-game = la donne du jour de ce jeu : { $games } ; sinon, un jeu différent chaque jour
help-today-level = son niveau ; sinon le premier
help-companion = jouer avec votre boîte : Soloist joue seulement l’adversaire, avec ce que vous avez saisi sous « Ma boîte »
help-resume = reprendre une table enregistrée
help-tables = lister les tables enregistrées, la plus récente en premier
help-history = résultats de vos parties terminées, par jeu et par niveau
help-csv = écrire toutes les parties terminées dans ce fichier, pour un tableur ; - écrit sur la sortie standard
help-open = seulement les tables inachevées
help-only-game = seulement les tables de ce jeu : { $games }
help-games = lister les jeux et leurs niveaux
help-rules = afficher les règles d’un jeu, une clause, ou les clauses qui contiennent un mot
help-replay = vérifier le relevé d’une partie et en faire le récit, ou montrer ce que contient un lien
help-export = afficher le relevé d’une table enregistrée
help-review = analyser une partie terminée : la part du hasard, et les décisions qui ont coûté le plus
help-json = afficher l’analyse en JSON
help-json-list = afficher la liste en JSON, pour d’autres programmes
help-lang = langue
help-plain = sans cadres ni colonnes : pour lecteurs d’écran et redirections
help-game = l’un de : { $games }
help-level = difficulté ; « soloist games » les énumère
help-deal = jouer la donne de ce code ou de ce lien
help-seed = 1 à 8 caractères qui déterminent les dés et les cartes, ou # et le numéro d’une donne
help-ruling = comment lire une règle que la feuille laisse ouverte ; « soloist rules JEU » énumère les choix
help-edition = les cartes et tuiles de votre propre boîte : un fichier TOML, ou « mine » pour ce que vous avez saisi sous « Ma boîte » dans le navigateur
help-ask = lancer de vrais dés, tirer de vraies cartes et taper ce qu’ils montrent
help-id = numéro de la table ; « soloist tables » les énumère
help-clause = numéro d’une clause, par exemple SA-S27, ou des mots à chercher
help-file = le relevé d’une partie, ou le lien d’une table, d’une donne ou d’une boîte d’un autre appareil ; - lit l’entrée standard
help-keep = l’enregistrer comme table pour continuer à jouer (d’un relevé abîmé : ce qui est lisible)
help-cards = ce que fait chaque carte et chaque tuile, ou seulement celles qui contiennent un mot
help-word = un mot à chercher
help-simulate = faire jouer de nombreuses parties à un programme et en donner les statistiques
help-watch = regarder un programme jouer
help-levels = un niveau, ou all pour tous
help-player = random, greedy, learned, search, search:500 (500 essais par décision), un joueur installé, ou le vôtre, par exemple my_bot.py:Bot
help-limit = temps maximal de votre propre joueur pour une décision, en secondes
help-hint-player = un second avis pour les conseils : un programme, comme pour « simulate »
help-games-number = nombre de parties par niveau
help-jobs = nombre de processus ; les résultats restent les mêmes
help-on = jouer sur Ray : ray pour cette machine, ray://head:10001 pour une grappe
help-first-seed = graine de la première donne, comme K7Q2 ou #1000 ; les autres suivent
help-row = une partie d’un fichier de résultats, par exemple results.csv:17 pour sa ligne 17, avec le même hasard
help-failed = parties que votre joueur ne finit pas : lost les compte comme perdues, left-out les laisse de côté
help-out = écrire chaque partie dans un fichier .csv, .json ou .parquet
help-plot = dessiner taux de victoire, marges et durées dans un fichier .png
help-speed = lignes par seconde ; 0 pour aucun délai
help-serve = jouer dans le navigateur, à la souris, au clavier ou sur le téléphone
help-build-static = construire Soloist comme un dossier de fichiers pour tout hébergeur ; il fonctionne sans serveur ni réseau
help-static-folder = le dossier ; vide, ou construit auparavant
help-node-modules = dossier du paquet npm pyodide ; sinon node_modules ici
help-port = le port ; sinon 8765 ou le prochain libre
help-host = adresse dans votre réseau domestique, pour jouer aussi sur d’autres appareils ; affiche un lien secret
help-name = nom de cette machine dans votre réseau domestique, pour le lien de --host : nas.local
help-no-browser = ne pas ouvrir le navigateur
help-backup = enregistrer une copie de toutes les tables ; sans FICHIER, dans le dossier « backups » (une copie se fait de toute façon chaque jour)
help-backup-file = fichier de la copie
help-restore = remplacer toutes les tables par une copie ; les tables actuelles sont d’abord mises de côté
help-restore-file = une copie faite par « soloist backup », ou l’une des copies du jour
help-check = vérifier le fichier des tables et rejouer chaque partie
help-delete = mettre une table à la corbeille pour 30 jours ; sans numéro, lister la corbeille
help-back = ressortir la table de la corbeille
help-completions = afficher les complétions pour un shell
help-shell = bash, zsh ou fish
game-missing = nommez un jeu ({ $games }), ou donnez une donne avec --deal
help-epilog =
    Exemples :
      soloist play                          choisir un jeu et un niveau, et jouer
      soloist play stone-age --level cool-night --lang fr
      soloist play stone-age --ask          avec de vrais dés et de vraies cartes
      soloist resume                        reprendre où vous en étiez
      soloist rules stone-age SA-S27        une clause des règles

    Les tables sont enregistrées dans le fichier nommé par SOLOIST_DB, sinon dans votre dossier de données.
    SOLOIST_LANG fixe la langue pour de bon ; NO_COLOR supprime les couleurs.
