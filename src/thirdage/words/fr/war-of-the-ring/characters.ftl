### Personnages : qui ils sont, ce qu'ils savent faire, comment ils entrent en jeu

## Peuples Libres

about-gandalf-grey = Le Pèlerin gris
    .ability-1 = Guide : après avoir joué une carte événement avec un résultat « événement », vous pouvez piocher 1 carte du talon de même type.
    .ability-2 = Capitaine de l'Ouest : hors de la Compagnie, il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .ability-3 = Émissaire de l'Ouest : Gandalf le Blanc le remplace sur le plateau lorsqu'il entre en jeu.
about-strider = Rôdeur du Nord
    .ability-1 = Guide : vous pouvez utiliser un dé d'actions quelconque pour dissimuler la Compagnie découverte.
    .ability-2 = Capitaine de l'Ouest : hors de la Compagnie, il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .ability-3 = Héritier d'Isildur : sur le plateau, Elessar peut le remplacer.
about-boromir = Fils de Denethor
    .ability-1 = Capitaine de l'Ouest : hors de la Compagnie, il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .ability-2 = Grand Gardien de la Tour Blanche : quand il est dans une cité ou une forteresse non conquise du Gondor, vous pouvez utiliser un dé d'actions quelconque pour avancer le Gondor de 1 case vers la guerre.
about-legolas = Fils de Thranduil
    .ability-1 = Capitaine de l'Ouest : hors de la Compagnie, il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .ability-2 = Prince de Mirkwood : quand il est dans une forteresse non conquise des Elfes, vous pouvez utiliser un dé d'actions quelconque pour avancer les Elfes de 1 case vers la guerre.
about-gimli = Fils de Glóin
    .ability-1 = Capitaine de l'Ouest : hors de la Compagnie, il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .ability-2 = Nain d'Erebor : quand il est à Erebor non conquise, vous pouvez utiliser un dé d'actions quelconque pour avancer les Nains de 1 case vers la guerre.
about-meriadoc = Compagnon hobbit
    .ability-1 = Guide : quand une tuile de traque inflige des dommages, vous pouvez séparer Meriadoc pour les réduire de 1. Sur le Chemin du Destin, il quitte le jeu au lieu d'être placé.
    .ability-2 = Prenez-les vivants ! : s'il doit être éliminé dans la Compagnie, placez-le sur le plateau comme s'il venait de s'en séparer ; face à la traque, il absorbe quand même 1 dommage. Pas sur le Chemin du Destin.
about-peregrin = Compagnon hobbit
    .ability-1 = Guide : quand une tuile de traque inflige des dommages, vous pouvez séparer Peregrin pour les réduire de 1. Sur le Chemin du Destin, il quitte le jeu au lieu d'être placé.
    .ability-2 = Prenez-les vivants ! : s'il doit être éliminé dans la Compagnie, placez-le sur le plateau comme s'il venait de s'en séparer ; face à la traque, il absorbe quand même 1 dommage. Pas sur le Chemin du Destin.
about-aragorn = Héritier d'Isildur
    .ability-1 = Capitaine de l'Ouest : il ajoute 1 à la force de combat de son armée en bataille. Les bonus de plusieurs Capitaines s'ajoutent ; jamais plus de 5 dés.
    .enters = Utilisez une « volonté de l'Ouest » quand Aragorn est à Minas Tirith, Dol Amroth ou Pelargir, non conquise : Elessar l'y remplace. Dès le tour suivant, vous avez un dé d'actions de plus.
about-gandalf-white = Émissaire de l'Ouest
    .ability-1 = Gripoil : s'il se déplace seul ou avec un unique Hobbit, son niveau compte pour 4 lors de ce déplacement.
    .ability-2 = Le Cavalier Blanc : au début d'une bataille à laquelle il participe, vous pouvez renoncer à sa valeur de commandement pour toute la bataille ; celle de tous les Nazgûl présents, Roi-Sorcier compris, est alors de 0 pour toute la bataille.
    .enters = Utilisez une « volonté de l'Ouest » quand Gandalf le Gris a quitté la Compagnie ou a été éliminé et qu'un Serviteur est ou a été en jeu. Il remplace Gandalf le Gris sur le plateau, ou à défaut se place à Fangorn ou dans une forteresse non conquise des Elfes. Dès le tour suivant, vous avez un dé d'actions de plus.
about-gollum = Esclave de l'Anneau
    .ability-1 = Guide : une tuile standard avec un nombre et le symbole « découverte » ne découvre pas la Compagnie. Les tuiles Œil et celles de l'Ombre la découvrent comme d'habitude.
    .ability-2 = Guide : si la Compagnie est dissimulée et que la tuile ne la découvre pas, vous pouvez la laisser découvrir pour réduire les dommages de 1 (une fois par tuile).
    .enters = Il devient le guide dès que plus aucun Compagnon n'est dans la Compagnie.

## Ombre

about-witch-king = Le Capitaine Noir
    .ability-1 = Vol : il se déplace comme un Nazgûl vers n'importe quel territoire, sauf s'il contient une forteresse contrôlée par les Peuples Libres qu'aucune armée de l'Ombre n'assiège.
    .ability-2 = Sorcier : après le premier round d'une bataille à laquelle il participe, s'il est toujours en jeu et que vous y avez utilisé une carte de bataille, vous pouvez piocher 1 carte du talon de même type.
    .enters = Utilisez un résultat « renforts » quand le Mordor et une nation des Peuples Libres sont en guerre : placez-le avec une armée de l'Ombre comprenant une unité du Mordor. Toutes les nations des Peuples Libres deviennent actives. Dès le tour suivant, vous avez un dé d'actions de plus.
about-mouth-of-sauron = Lieutenant de Barad-Dûr
    .ability-1 = Messager de la Tour Sombre : une fois par tour, vous pouvez utiliser un résultat « renforts » comme « armée ».
    .enters = Utilisez un résultat « renforts » quand la Compagnie est sur le Chemin du Destin ou que toutes les nations des Peuples Libres sont en guerre : placez-la dans une forteresse non conquise de la nation Mordor. Dès le tour suivant, vous avez un dé d'actions de plus.
about-saruman = Magicien corrompu
    .ability-1 = La Voix de Saruman : tant que l'Ombre contrôle Orthanc et qu'elle n'est pas assiégée, vous pouvez utiliser un résultat « renforts » pour mettre en jeu 1 régulier de l'Isengard dans chaque établissement de l'Isengard, ou pour remplacer 2 réguliers de l'Isengard à Orthanc par des élites.
    .ability-2 = Serviteurs de la Main Blanche : chaque élite de l'Isengard est une unité et aussi un officier de valeur de commandement 1, en mouvement et en bataille.
    .enters = Utilisez un résultat « renforts » quand l'Isengard est en guerre et Orthanc non conquise : placez Saruman à Orthanc, qu'il ne peut pas quitter. Dès le tour suivant, vous avez un dé d'actions de plus.
