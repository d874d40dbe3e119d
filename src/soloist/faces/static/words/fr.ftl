## Le dossier de fichiers : ce que sa page dit d’elle-même, et pourquoi sa construction est refusée.

starting = Soloist se prépare …
failed = Soloist n’a pas pu démarrer ici. Ce que vous avez enregistré est intact. Si cela se reproduit, signalez-le avec ces lignes :
insecure = Les navigateurs ne laissent fonctionner Soloist qu’à une adresse qui commence par https, ou sur cette machine même (localhost).
wrong = Il n’y a pas de réponse à cela. Ce qui a été répondu avant est enregistré. Si cela se reproduit, signalez-le avec ces lignes :
again = Réessayer
simply = Démarrer sans l’image mémoire (plus lent, demande moins de mémoire)
not-lasting = Ce navigateur ne garde rien de cette page (une fenêtre privée, peut-être) : vous pouvez jouer, mais les tables disparaissent quand vous la fermez.
newer = Une nouvelle version de Soloist est là.
reload = Recharger
keep = Les navigateurs peuvent effacer ce qu’une page garde, Safari après sept jours sans visite. Ajoutez Soloist à votre écran d’accueil, ou enregistrez vos tables dans un fichier de temps en temps.
save-them = Enregistrer dans un fichier
later = Plus tard
no-script = Ici, Soloist a besoin de JavaScript.
not-kept = { $why ->
    [full] Ce navigateur n’a plus de place pour vos tables : le dernier pas n’a pas été gardé, tout ce qui précède est en sûreté. Faites de la place, ou enregistrez vos tables dans un fichier sous « Mes parties ».
   *[other] Ce navigateur n’a pas pu écrire vos tables ({ $why }) : le dernier pas n’a pas été gardé, tout ce qui précède est en sûreté. Rechargez la page pour réessayer.
  }
no-node = La construction demande Node.js (version 18 ou plus récente), qui est introuvable. Debian et Ubuntu : sudo apt install nodejs npm. Le dossier construit n’en a plus besoin.
no-pyodide = La construction demande le paquet npm pyodide { $version }, absent de { $folder }. Pour l’obtenir : npm install pyodide@{ $version }
other-pyodide = La construction demande le paquet npm pyodide { $version }, et { $folder } contient { $found }. Pour l’obtenir : npm install pyodide@{ $version }
node-failed = Python pour le navigateur n’a pas pu être préparé : { $why }
cannot-write = Impossible d’écrire { $folder } : { $why }.
not-a-build = { $folder } contient d’autres fichiers et reste tel quel. Indiquez un dossier vide, ou un dossier déjà construit.
built = Construit dans { $folder } : { $files } fichiers, { $size } Mo. N’importe quel hébergeur de fichiers le sert, à toute adresse en https, ou sur cette machine : python3 -m http.server --directory { $folder }
