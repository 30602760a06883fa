import type { LessonWords } from '../../skull/lesson.js';

export const lesson = {
  about: 'Un défi, un bluff et un second défi.',
  welcome:
    'Ohé ! Chacun a trois fleurs et un crâne. On pose des disques face cachée, et quelqu’un se vante d’en retourner tant sans tomber sur un crâne. Réussis-le deux fois et tu gagnes.',
  place:
    'Les autres ont posé un disque. C’est toi qui commences, et tu poses en dernier. Si tu veux retourner des disques, commence par une fleur : ta propre pile passe d’abord.',
  placeSkull:
    'Un crâne est un piège pour les autres, mais tu veux lancer un défi, et tu devras d’abord retourner ta propre pile : tu tomberais dedans.',
  add: 'À toi : ajoute un disque ou lance un défi. Deux fleurs à toi sont un bon début. Ajoute une fleur.',
  addSkull: 'Un crâne au sommet de ta pile, c’est le premier que tu retournerais. Pas cette fois.',
  addChallenge:
    'Tu peux. Mais on te surenchérirait facilement, et avec un seul disque à toi, il faudrait vite retourner ceux des autres.',
  piles:
    'Tout le monde en a ajouté un. Il y a huit disques sur la table ; les deux fleurs devant toi sont les seuls que tu connaisses.',
  challenge: 'Dis que tu en retourneras trois : tes deux, et un chez quelqu’un d’autre. Lance un défi à 3.',
  challengeLow:
    'Ceux-là, tu les prendrais dans ta propre pile, sans risque. C’est bien pourquoi les autres surenchériraient aussitôt.',
  challengeAdd:
    'Tu pourrais continuer. Mais tous les autres ajoutent aussi, des crânes compris. Deux fleurs sûres suffisent pour oser.',
  challengeHigh:
    'Quelle audace ! Mais au-delà de tes deux, tu ne sais rien. Chaque disque étranger peut être un crâne : prends-en le moins possible.',
  turn: 'Tous ont passé : le défi est à toi. Tes deux disques sont déjà retournés. Encore un, au sommet d’une pile : essaie Mina, elle a l’air inoffensive.',
  turnBrass:
    'Une fleur, mais au sommet seulement : le crâne de Brass est juste dessous. C’est lui qui a passé en souriant. Prends plutôt chez Mina.',
  turnOdette:
    'C’était une fleur aussi, il se trouve. Tout est affaire de nerfs et de visages. Pour cette leçon, retourne celui de Mina.',
  made: 'Trois fleurs ! Ton tapis montre maintenant sa fleur. Encore un défi réussi et tu gagnes, et tout le monde le sait.',
  bluff:
    'Ils vont donc vouloir surenchérir. Cette fois, pose ton crâne, et prends l’air de préparer quelque chose.',
  bluffFlower:
    'Trop honnête ! Les autres surenchériront de toute façon. Avec une fleur, tu les laisses faire ; avec un crâne, ils le paient.',
  cover: 'Pose une fleur dessus, comme tout à l’heure. Personne ne voit ce qu’il y a dessous.',
  coverChallenge:
    'Il faudrait alors retourner ton propre crâne. Qui pose un crâne laisse les autres lancer le défi.',
  pass: 'Brass veut en retourner deux. Avec ton crâne sur la table, tu peux te détendre. Passe.',
  passRaise:
    'Si personne ne monte plus haut, tu dois d’abord retourner ta pile : fleur, puis crâne. Laisse-leur ce plaisir.',
  pick: 'Mina est montée à quatre, a retourné les siens puis les tiens : le crâne ! Elle perd un disque, et c’est toi qui le tires. Ils sont mélangés, face cachée : prends n’importe lequel.',
  lost: 'Ce disque est perdu jusqu’à la fin de la partie, et seule Mina sait lequel c’était. Elle commence la manche suivante.',
  again: 'Il te faut encore un défi : pose une fleur.',
  againSkull: 'Tu veux réussir un défi maintenant, et ta pile passe d’abord. Une fleur, s’il te plaît.',
  raise: 'Brass annonce 1 et Odette a passé aussitôt. Ta fleur et une autre feraient deux : monte à 2.',
  raisePass: 'Passer est prudent, mais ne gagne rien. Tu as une fleur sûre, il n’en manque qu’une.',
  raiseHigh:
    'Plus de disques, plus de crânes. Deux suffisent pour gagner : n’en prends pas plus qu’il ne faut.',
  alone:
    'Personne ne veut plus monter. Il reste un disque à trouver, et maintenant sans moi. Brass était prêt à retourner le sien ; Odette a passé bien vite. Quel disque retournes-tu ?',
  aloneWell: 'Une fleur ! Le second défi est réussi : tu as gagné.',
  aloneBadly:
    'Le crâne ! Cela te coûte un disque. Qui passe aussitôt avec un seul disque est souvent assis sur un crâne.',
  end: 'Bluffe, observe les visages, et souviens-toi : de tes disques, tu peux dire ce que tu veux.',
} as const satisfies LessonWords;
