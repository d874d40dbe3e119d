## Le dossier de fichiers : ce que sa page dit d’elle-même, et pourquoi sa construction est refusée.

starting = Soloist démarre…
failed = Soloist n’a pas pu démarrer ici. Vos parties enregistrées sont intactes. Si cela se reproduit, signalez-le avec ces lignes :
insecure = Les navigateurs n’exécutent Soloist qu’à une adresse qui commence par https, ou sur cet ordinateur même (localhost).
wrong = Cette action a échoué. Tout ce qui précède est enregistré. Si cela se reproduit, signalez-le avec ces lignes :
crashed = Cette action a échoué, et Soloist a redémarré. Tout ce qui précède est enregistré. Si cela se reproduit, signalez-le avec ces lignes :
again = Réessayer
simply = Démarrer sans l’image mémoire (plus lent, demande moins de mémoire)
not-lasting = Ce navigateur n’enregistre rien de cette page, peut-être parce que la fenêtre est privée. Vous pouvez jouer, mais vos tables disparaîtront à la fermeture.
newer = Une nouvelle version de Soloist est disponible.
reload = Recharger
keep = Les navigateurs peuvent effacer ce qu’une page a enregistré, Safari après sept jours sans visite. Ajoutez Soloist à votre écran d’accueil, ou enregistrez de temps en temps vos tables dans un fichier.
save-them = Enregistrer dans un fichier
later = Plus tard
no-script = Ici, Soloist a besoin de JavaScript.
not-kept = { $why ->
    [full] Ce navigateur n’a plus de place pour vos tables. La dernière étape n’a pas été enregistrée ; tout ce qui précède l’est. Faites de la place, ou enregistrez vos tables dans un fichier sous « Mes parties ».
   *[other] Ce navigateur n’a pas pu enregistrer vos tables ({ $why }). La dernière étape n’a pas été enregistrée ; tout ce qui précède l’est. Rechargez la page pour réessayer.
  }
no-node = La construction demande Node.js (version 18 ou plus récente), introuvable ici. Debian et Ubuntu : sudo apt install nodejs npm. Les visiteurs du dossier construit n’en ont pas besoin.
no-pyodide = La construction demande le paquet npm pyodide { $version }, absent de { $folder }. Installez-le : npm install pyodide@{ $version }
other-pyodide = La construction demande le paquet npm pyodide { $version }, mais { $folder } contient { $found }. Installez-le : npm install pyodide@{ $version }
node-failed = Python pour le navigateur n’a pas pu être préparé : { $why }
cannot-write = Impossible d’écrire { $folder } : { $why }.
not-a-build = { $folder } contient d’autres fichiers et reste tel quel. Indiquez un dossier vide, ou un dossier déjà construit.
built = Construit dans { $folder }. Fichiers : { $files }, { $size } Mo. Mettez le dossier chez n’importe quel hébergeur avec https, ou essayez-le sur cet ordinateur : python3 -m http.server --directory { $folder }
interpreted = Les jeux y sont interprétés : conseils et analyses essaient moins de parties. Pour les compiler, installez Soloist avec son extra « static » et reconstruisez.
cannot-compile = Les jeux n’ont pas pu être compilés pour le navigateur : { $why }
other-settings = Les en-têtes Python de Soloist ne conviennent pas à ce Pyodide. Ces réglages diffèrent : { $names }
