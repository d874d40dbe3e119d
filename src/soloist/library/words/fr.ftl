### What the collection of tables says.

store-moved-on = la table { $id } a avancé ailleurs
store-no-table = il n’y a pas de table { $id } ; « soloist tables » les énumère
store-newer = les tables de { $file } viennent d’un Soloist plus récent (version { $found }, celui-ci connaît { $known }) ; rien n’a été changé. Utilisez le plus récent, ou nommez un autre fichier avec SOLOIST_DB
store-foreign = { $file } n’est pas un fichier de tables de Soloist ; rien n’a été changé. Nommez un autre fichier avec SOLOIST_DB
store-damaged = { $file } est abîmé ({ $why }) ; rien n’a été changé. « soloist restore FICHIER » remet une copie : les sept dernières sont dans le dossier « backups » à côté. Ou nommez un autre fichier avec SOLOIST_DB
store-table-damaged = la table { $id } est abîmée et ne peut être ouverte ; les autres sont intactes. « soloist restore FICHIER » remet une copie de toutes les tables. « soloist delete { $id } » met celle-ci à la corbeille
store-locked = un autre programme occupe { $file } en ce moment ; rien n’a été changé. Réessayez dans un instant
store-full = il n’y a plus de place sur le disque de { $file } ; la dernière réponse n’a pas été enregistrée. Faites de la place et répondez de nouveau
store-closed = { $file } ne peut être ouvert ou écrit ({ $why }) ; rien n’a été changé. Vérifiez son dossier et ses droits, ou nommez un autre fichier avec SOLOIST_DB
store-disk = le disque de { $file } signale une erreur ({ $why }) ; rien n’a été changé. Réessayez ; si cela dure, copiez le fichier sur un autre disque et nommez-le avec SOLOIST_DB
not-a-collection = { $file } n’est pas une copie des tables de Soloist ; rien n’a été ajouté.
box-none = rien de la boîte de { $game } n’a encore été saisi ; dans le navigateur, « Ma boîte » est l’endroit
box-no-entry = cette édition n’a pas de { $kind } nommé « { $id } »
box-link-damaged = ce n’est pas le lien entier d’une boîte ; copiez-le encore du premier caractère au dernier
box-link-newer = ce lien vient d’un Soloist plus récent, que celui-ci ne sait pas lire
box-link-long = cette boîte est trop grande pour un lien ; partagez-la en fichier
history-none = Aucune partie finie. « soloist play » en commence une.
history-all = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $won } gagnées, plus longue série { $run }.
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
history-luck = Chance
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
