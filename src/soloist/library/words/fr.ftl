### What the collection of tables says.

store-moved-on = la table { $id } a été continuée ailleurs
store-no-table = il n’y a pas de table { $id } ; « soloist tables » les énumère
store-newer = les tables de { $file } viennent d’un Soloist plus récent (version { $found }, celui-ci connaît { $known }). Rien n’a été changé. Utilisez le plus récent, ou indiquez un autre fichier avec SOLOIST_DB
store-foreign = { $file } n’est pas un fichier de tables de Soloist. Rien n’a été changé. Indiquez un autre fichier avec SOLOIST_DB
restore-missing = il n’y a pas de fichier { $file }. Rien n’a été changé. « soloist restore » demande une copie : les sept dernières sont dans le dossier « backups » à côté de vos tables
store-damaged = { $file } est abîmé ({ $why }). Rien n’a été changé. « soloist restore FICHIER » rétablit une copie : les sept dernières sont à côté, dans le dossier « backups ». Ou indiquez un autre fichier avec SOLOIST_DB
store-table-damaged = la table { $id } est abîmée et ne peut être ouverte. Les autres sont intactes. « soloist restore FICHIER » rétablit une copie de toutes les tables. « soloist delete { $id } » met celle-ci à la corbeille
store-locked = un autre programme utilise { $file }. Rien n’a été changé. Réessayez dans un instant
store-full = le disque de { $file } est plein. La dernière réponse n’a pas été enregistrée. Faites de la place et répondez de nouveau
store-closed = { $file } ne peut être ouvert ou écrit ({ $why }). Rien n’a été changé. Vérifiez son dossier et ses droits, ou indiquez un autre fichier avec SOLOIST_DB
store-disk = le disque de { $file } signale une erreur ({ $why }). Rien n’a été changé. Réessayez. Si l’erreur persiste, copiez le fichier sur un autre disque et indiquez-le avec SOLOIST_DB
not-a-collection = { $file } n’est pas une copie des tables de Soloist. Rien n’a été ajouté.
box-none = vous n’avez encore rien saisi pour { $game } ; cela se fait dans le navigateur, sous « Ma boîte »
box-no-entry = cette édition n’a pas de { $kind } nommé « { $id } »
box-link-damaged = ce n’est pas le lien entier d’une boîte ; copiez-le de nouveau, du premier caractère au dernier
box-link-newer = ce lien vient d’un Soloist plus récent ; celui-ci ne sait pas le lire
box-link-long = cette boîte est trop grande pour un lien ; partagez-la en fichier
history-none = Aucune partie finie. « soloist play » en commence une.
history-all = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}, plus longue série de victoires : { $run }.
history-written = { $games ->
    [one] 1 partie est
   *[other] { $games } parties sont
} dans { $file }.
history-level = Niveau
history-played = Jouées
history-won = Gagnées
history-best = Record
history-average = Moyenne
history-streak = Série
history-luck = Hasard
history-run = { $run } { $outcome ->
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
from-elsewhere = { $game } d’un autre appareil
