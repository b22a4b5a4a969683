### Aide dans le terminal

play-help =
    On répond à une question par le numéro d'une option, par son nom ou son code, ou par
    leur début. Entrée seule montre de nouveau la question.
    m              le plateau Scénario, ses pistes avec leurs cases et ses événements
    m NOM          un autre plateau ou une piste : m moria, m hiding
    h              votre main, avec les textes des cartes
    s              l'état complet de la partie
    c NOM          le texte d'une carte ou d'un hobbit : c lembas, c merry, c foresight
    l, l 50        les derniers événements
    u              annule votre dernier choix, si rien n'a été lancé ni pioché depuis
    w CHOSE        pourquoi une chose n'est pas possible :
      w card gollum          jouer cette carte, ou l'utiliser si elle est jaune
      w gandalf healing      appeler Gandalf
      w line hiding          avancer ce marqueur
      w give sam             céder ce hobbit à l'Anneau Unique
      w active merry         rendre ce hobbit actif
      w ring, w draw, w heal
    concede        abandonner la partie
    q              quitter ; la partie est sauvegardée et peut être reprise
play-why-what = « w { $line } » ne veut rien dire. Exemples : w card lembas ; w ring ; w active merry. Tout voir : « ? ».
