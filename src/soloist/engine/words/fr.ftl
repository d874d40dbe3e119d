### Ce que dit le moteur quand quelque chose ne va pas.

unknown-game = pas de jeu « { $given } » ; il y a { $known }
unknown-level = { $game } n’a pas de niveau « { $given } » ; il y a { $known }
unknown-ruling = pas d’interprétation « { $given } » ; il y a { $known }
unknown-reading = l’interprétation { $ruling } ne peut pas valoir « { $given } » ; ses lectures sont { $known }
unknown-clause = pas de clause « { $given } » ; les plus proches sont { $near }
unknown-fate = le hasard est « seed » ou « ask », pas « { $given } »
illegal-answer = « { $given } » n’est pas possible ici ; possible : { $possible }
answer-after-fate = impossible de répondre déjà « { $given } » : les dés ou les cartes parlent avant ; donnez d’abord les réponses précédentes
game-over = la partie est finie ; on peut seulement annuler
bad-seed = la graine « { $given } » ne convient pas ; une graine a 1 à { $most } des caractères { $alphabet } (ni 0, O, 1, I)
bad-seed-number = la graine { $given } est hors limites ; un nombre va de 0 à { $most }
bad-code-characters = le code de donne « { $given } » contient { $odd } ; les codes n’utilisent que { $alphabet } (ni 0, O, 1, I)
bad-code-short = le code de donne « { $given } » est trop court ; un code ressemble à SBK7Q2MXR
bad-code-check = le code de donne « { $given } » est mal tapé : le dernier caractère ne va pas avec le reste
bad-code-game = le code de donne « { $given } » nomme un jeu ou un niveau absent d’ici
bad-code-seed = le code de donne « { $given } » ne contient pas de graine de 1 à { $most } caractères
bad-code-edition = le code de donne « { $given } » vient d’une autre édition du matériel ; donnez le même fichier d’édition
bad-code-form = le code de donne « { $given } » n’est pas écrit comme chez nous ; { $right } serait juste
bad-code-rulings = le code de donne « { $given } » nomme des interprétations que { $game } n’a pas
too-long = trop long : { $length } caractères, { $most } au plus
bad-record = ligne { $line } : { $reason }
record-foreign = ce n’est pas un relevé de partie ; la première ligne doit être « { $expected } »
record-head = attendu : une ligne vide ou l’un de { $fields }, avec deux-points
record-lacks = il manque « { $field }: … » dans l’en-tête
record-twice = « { $field } » figure ici une seconde fois
record-number = { $field } doit être un nombre entier, pas « { $given } »
record-newer = fait avec la révision { $made } des règles, mais ce Soloist a la { $here } ; il en faut un plus récent
record-older = fait avec la révision { $made } de nos règles, qui demande autrement à partir d’ici que la révision { $here } : on peut le lire, mais pas le continuer ({ $reason })
record-edition = fait avec une autre édition du matériel ; donnez le fichier d’édition d’origine
record-after-end = la partie est finie ici, mais « { $given } » suit
record-other-fate = « { $given } » n’est pas ce que cette donne produit ici ; elle produit « { $dealt } »
edition-unreadable = impossible de lire le fichier d’édition { $file } : { $why }
edition-not-toml = ce n’est pas un fichier TOML : { $why }
edition-file = le fichier
edition-entry = { $what } { $name }
edition-not-a-table = { $entry } : une table était attendue, trouvé { $found }
edition-field = { $entry }, champ { $field } : attendu { $expected }, trouvé { $found }
edition-field-missing = { $entry } : au moins un des champs { $fields } était attendu, aucun trouvé
edition-unknown-field = { $entry } : champ inconnu { $field } ; connus ici : { $known }
edition-nothing = rien
edition-number = un nombre entier de { $low } à { $high }
edition-one-of = l’un de { $words }
edition-token = 3 à 40 minuscules, chiffres et traits d’union, en commençant par une lettre, et aucun de { $answers }
edition-list = une liste de tables
edition-id-twice = id { $id } : attendu une fois, trouvé { $found } fois
edition-count = { $what } : { $expected } attendus en tout (somme des champs « copies »), trouvé { $found }
edition-numbers = une liste de { $length } nombres entiers de { $low } à { $high }
edition-some-of = une liste de mots différents, chacun l’un de { $words }
edition-inside = { $entry }, champ { $field }
edition-rows = une liste de listes de { $width } nombres entiers de { $low } à { $high }
edition-rising = des nombres croissants
edition-nested = { $outer }, { $inner }
edition-entries = { $what } : { $expected } attendus en tout, trouvé { $found }
bad-code-long = code de donne trop long : { $length } caractères, { $most } au plus
parcel-damaged = ceci n’est pas le lien entier d’une table ; copiez-le de nouveau, du premier caractère au dernier
parcel-form = ce lien vient d’un Soloist plus récent, que celui-ci ne sait pas lire
parcel-newer = cette table a été jouée avec la révision { $made } des règles, mais ce Soloist a la révision { $here } ; il faut un Soloist plus récent
parcel-other-rules = cette table a été jouée avec d’autres règles (révision { $made }) que celles de ce Soloist (révision { $here }) ; emportez plutôt le relevé de la partie
parcel-long = trop long pour un lien : { $length }, au plus { $most } ; emportez plutôt le relevé de la partie
system-error = { $kind ->
    [missing] ce fichier ou ce dossier n’existe pas
    [denied] accès refusé
    [folder] c’est un dossier, pas un fichier
    [no-folder] une partie du chemin est un fichier, pas un dossier
    [exists] le fichier existe déjà
    [not-text] ce n’est pas un fichier texte
   *[other] { $said }
}

## How name and small print, subject and question stand in one line

option-text = { $name } : { $detail }
option-along = sans autre question : { $pieces }
details = { $detail } ; { $along }
question-text = { $about }. { $question }
