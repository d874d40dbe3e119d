### Ce que dit le moteur quand quelque chose ne va pas.

unknown-game = il n’y a pas de jeu « { $given } » ; jeux possibles : { $known }
unknown-level = { $game } n’a pas de niveau « { $given } » ; niveaux possibles : { $known }
unknown-ruling = il n’y a pas d’interprétation « { $given } » ; interprétations possibles : { $known }
unknown-reading = l’interprétation { $ruling } ne peut pas valoir « { $given } » ; possible : { $known }
unknown-clause = il n’y a pas de clause « { $given } » ; proches : { $near }
unknown-clause-word = il n’y a pas de clause « { $given } » ; donnez un numéro comme { $example }, ou des mots de son texte
unknown-game-near = il n’y a pas de jeu « { $given } » ; vouliez-vous dire { $near } ?
unknown-level-near = { $game } n’a pas de niveau « { $given } » ; vouliez-vous dire { $near } ?
unknown-ruling-near = il n’y a pas d’interprétation « { $given } » ; vouliez-vous dire { $near } ?
either = { $second ->
    [none] « { $first } »
   *[other] « { $first } » ou « { $second } »
}
unknown-fate = le hasard est « seed » ou « ask », pas « { $given } »
illegal-answer = « { $given } » n’est pas un choix possible ici ; possible : { $possible }
answer-after-fate = « { $given } » vient trop tôt : il faut d’abord lancer les dés ou piocher ; donnez les réponses précédentes
game-over = la partie est finie ; on peut seulement annuler
bad-seed = « { $given } » n’est pas une graine valable ; il faut 1 à { $most } de ces caractères : { $alphabet } (ni 0, O, 1, I), ou # et un nombre, comme #7
bad-seed-number = la graine { $given } est hors limites ; le nombre va de 0 à { $most }
bad-code-characters = le code de donne « { $given } » contient { $odd } ; les codes n’utilisent que { $alphabet } (ni 0, O, 1, I)
bad-code-short = le code de donne « { $given } » est trop court ; un code ressemble à SBK7Q2MXR
bad-code-check = le code de donne « { $given } » est mal tapé : le dernier caractère ne va pas avec le reste
bad-code-game = le code de donne « { $given } » désigne un jeu ou un niveau qui n’existe pas ici
bad-code-seed = le code de donne « { $given } » ne contient pas de graine valable
bad-code-edition = le code de donne « { $given } » vient d’une autre édition des cartes et tuiles ; indiquez le même fichier d’édition
bad-code-form = le code de donne « { $given } » est mal écrit ; il faut { $right }
bad-code-rulings = le code de donne « { $given } » nomme des interprétations que { $game } n’a pas
too-long = trop long : longueur { $length }, au plus { $most }
bad-record = ligne { $line } : { $reason }
record-foreign = ce n’est pas un relevé de partie ; la première ligne doit être « { $expected } »
record-head = il faut une ligne vide, ou l’un de { $fields } suivi de deux-points
record-lacks = il manque le champ « { $field } » dans l’en-tête
record-twice = « { $field } » figure ici une deuxième fois
record-number = { $field } doit être un nombre entier, pas « { $given } »
record-count = { $field } doit être un nombre entier jusqu’à { $most }, pas « { $given } »
record-newer = fait avec la révision { $made } des règles ; ce Soloist a la { $here }, il en faut un plus récent
record-older = fait avec la révision { $made } des règles. À partir d’ici, la révision { $here } pose d’autres questions : on peut le lire, mais pas le continuer ({ $reason })
record-edition = fait avec une autre édition des cartes et tuiles ; indiquez le fichier d’édition d’origine
record-after-end = la partie est finie ici, mais « { $given } » suit
record-other-fate = « { $given } » n’est pas ce que cette donne donne ici ; c’est « { $dealt } »
edition-unreadable = impossible de lire le fichier d’édition { $file } : { $why }
edition-not-toml = ce n’est pas un fichier TOML : { $why }
edition-file = le fichier
edition-entry = { $what } { $name }
edition-not-a-table = { $entry } : attendu une table, trouvé { $found }
edition-field = { $entry }, champ { $field } : attendu { $expected }, trouvé { $found }
edition-field-missing = { $entry } : au moins un des champs { $fields } était attendu, aucun trouvé
edition-unknown-field = { $entry } : champ inconnu { $field } ; connus ici : { $known }
edition-nothing = rien
edition-number = un nombre entier de { $low } à { $high }
edition-one-of = l’un de { $words }
edition-token = 3 à 40 minuscules, chiffres et traits d’union, en commençant par une lettre, et aucun de { $answers }
edition-list = une liste de tables
edition-id-twice = id { $id } : attendu une seule fois, trouvé { $found } fois
edition-count = { $what } : { $expected } attendus en tout (somme des champs « copies »), trouvé { $found }
edition-numbers = une liste de { $length } nombres entiers de { $low } à { $high }
edition-some-of = une liste de mots différents, chacun l’un de { $words }
edition-inside = { $entry }, champ { $field }
edition-rows = une liste de listes de { $width } nombres entiers de { $low } à { $high }
edition-rising = des nombres croissants
edition-nested = { $outer }, { $inner }
edition-entries = { $what } : { $expected } attendus en tout, trouvé { $found }
system-error = { $kind ->
    [missing] ce fichier ou ce dossier n’existe pas
    [denied] accès refusé
    [folder] c’est un dossier, pas un fichier
    [no-folder] une partie du chemin est un fichier, pas un dossier
    [exists] le fichier existe déjà
    [not-text] ce n’est pas un fichier texte
   *[other] { $said }
}
bad-code-long = code de donne trop long : longueur { $length }, au plus { $most }
parcel-damaged = ce n’est pas le lien entier d’une table ; copiez-le de nouveau, du premier caractère au dernier
parcel-form = ce lien vient d’un Soloist plus récent ; celui-ci ne sait pas le lire
parcel-newer = cette table a été jouée avec la révision { $made } des règles ; ce Soloist a la { $here }, il en faut un plus récent
parcel-other-rules = cette table a été jouée avec d’autres règles (révision { $made }) que celles de ce Soloist (révision { $here }) ; prenez plutôt le relevé de la partie
parcel-long = trop long pour un lien : longueur { $length }, au plus { $most } ; prenez plutôt le relevé de la partie

## How name and small print, subject and question stand in one line

option-text = { $name } : { $detail }
option-along = puis automatiquement : { $pieces }
details = { $detail } ; { $along }
question-text = { $about }. { $question }
