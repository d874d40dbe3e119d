### Ce que disent les simulations quand quelque chose ne va pas.

bad-out = impossible d’écrire { $file } ; son nom doit finir par { $known }
library-missing = la bibliothèque { $library } est nécessaire pour ce fichier ; « pip install { $library } » l’apporte
cannot-write = impossible d’écrire { $file } : { $why }
