### What the command line says.

file-unreadable = impossible de lire { $file } : { $why }
deal-disagrees = le code de donne nomme { $named }, mais { $option } dit { $given } ; omettez { $option }
deal-has-rulings = le code de donne nomme déjà les interprétations ; omettez --ruling
ruling-form = une interprétation se donne sous la forme NOM=VALEUR, pas « { $given } » ; « soloist rules JEU » les énumère
check-failed = certaines tables ne s’ouvrent pas ; « soloist export ID » imprime le relevé de chacune
build = { $compiled ->
    [1] compilé
   *[0] non compilé
}
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
refused-unknown = « { $what } » est inconnu ici ; --help montre ce qui existe
refused-alone = { $what } doit être suivi d’une valeur
refused-value = { $what } ne prend pas de valeur, mais « { $given } » a été donné
refused-ambiguous = { $what } est ambigu ; possibilités : { $known }
help-soloist = Des jeux de société en solitaire, contre l’adversaire de la feuille de règles solo.
help-play = commencer une partie
help-companion = mener seulement l’adversaire, à côté du vrai plateau ; avec ce que vous avez saisi sous « Ma boîte »
help-resume = reprendre une table enregistrée
help-tables = énumérer les tables enregistrées, la plus récente d’abord
help-history = comment vos parties finies se sont passées, par jeu et par niveau
help-csv = écrire toutes les parties finies dans ce fichier, pour un tableur
help-games = énumérer les jeux et leurs niveaux
help-rules = lire les règles d’un jeu, une clause, ou celles qui contiennent un mot
help-replay = vérifier un relevé de partie et le raconter
help-export = afficher le relevé d’une table enregistrée
help-review = revoir une partie terminée : où la chance a aidé ou non, et quelles décisions ont coûté le plus
help-json = donner l’analyse en JSON
help-lang = langue
help-plain = sans cadres ni colonnes : pour lecteurs d’écran et redirections
help-game = l’un de : { $games }
help-level = difficulté ; « soloist games » les énumère
help-deal = jouer la donne de ce code ou de ce lien
help-seed = 1 à 8 caractères qui fixent dés et cartes
help-ruling = une lecture d’un point que la feuille laisse ouvert ; « soloist rules JEU » les énumère
help-edition = le matériel de votre propre boîte : un fichier TOML, ou « mine » pour ce que vous avez saisi sous « Ma boîte » dans le navigateur
help-ask = vous lancez de vrais dés, tirez de vraies cartes et tapez ce qu’ils montrent
help-id = numéro de la table ; « soloist tables » les énumère
help-clause = numéro d’une clause, par exemple SA-S27, ou des mots à chercher
help-file = un relevé de partie, ou le lien d’une table d’un autre appareil ; - lit un relevé sur l’entrée standard
help-keep = le poser sur une table pour continuer ; d’un relevé abîmé, ce qui est lisible
help-cards = ce que fait chaque carte et tuile, ou celles où figure un mot
help-word = un mot à chercher
help-simulate = faire jouer beaucoup de donnes à un joueur et mesurer
help-watch = regarder jouer un joueur
help-levels = un niveau, ou all pour tous
help-player = random, greedy, learned, search, search:500 avec tant d’essais par décision, un joueur installé, ou my_bot.py:Bot pour un joueur maison
help-limit = secondes qu’un joueur maison peut prendre pour une décision
help-hint-player = à qui demander aussi des conseils : un joueur comme pour « simulate »
help-games-number = combien de parties par niveau
help-jobs = combien de processus ; les résultats sont les mêmes
help-on = jouer plutôt sur Ray : ray pour cette machine, ray://head:10001 pour une grappe
help-first-seed = le numéro de la première donne
help-out = écrire chaque partie dans un fichier .csv, .json ou .parquet
help-plot = dessiner taux, marges et durées dans un fichier .png
help-speed = lignes par seconde ; 0 pour tout de suite
help-serve = jouer dans le navigateur, à la souris, au clavier ou au téléphone
help-build-static = construire la table du navigateur comme un dossier de fichiers : sans serveur, sur le téléphone, sans réseau
help-static-folder = le dossier ; vide, ou déjà construit
help-node-modules = où se trouve le paquet npm pyodide ; sans cela, node_modules ici
help-port = le port où écouter ; sans lui, 8765 ou le prochain libre
help-host = écouter à cette adresse de votre réseau domestique et non sur cette seule machine ; affiche un lien avec un secret
help-name = comment votre réseau domestique appelle cette machine, pour le lien affiché par --host : nas.local
help-no-browser = ne pas ouvrir le navigateur
help-backup = copier toutes les tables dans un fichier ; sans FICHIER à côté des autres, dans « backups », comme chaque jour
help-backup-file = vers où
help-restore = mettre une copie à la place de toutes les tables ; ce qui s’y trouve est gardé
help-restore-file = une copie faite par « soloist backup » ou d’elle-même
help-check = vérifier le fichier des tables et rejouer chaque partie
help-delete = mettre une table à la corbeille pour 30 jours ; sans numéro, montrer la corbeille
help-back = la reprendre dans la corbeille
help-completions = écrire les complétions d’un shell
help-shell = bash, zsh ou fish
game-missing = nommez un jeu ({ $games }), ou une donne avec --deal
help-epilog =
    Exemples :
      soloist play                          choisir jeu et niveau, et jouer
      soloist play stone-age --level cool-night --lang fr
      soloist play stone-age --ask          vous lancez de vrais dés et tirez de vraies cartes
      soloist resume                        reprendre où vous en étiez
      soloist rules stone-age SA-S27        une clause des règles

    Les tables sont enregistrées dans le fichier nommé par SOLOIST_DB, sinon dans votre dossier de données.
    SOLOIST_LANG fixe la langue pour de bon ; NO_COLOR supprime les couleurs.
