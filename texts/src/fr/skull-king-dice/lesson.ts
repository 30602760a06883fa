import type { LessonWords } from '../../skull-king-dice/lesson.js';

export const lesson = {
  about: 'Annonce d’après tes dés, et laisse la mer les rouler.',
  welcome:
    'Ohé ! Tu pioches des dés en secret, tu annonces combien de plis tu feras avec, et tu ne marques que si c’est exact. Tu choisis le dé ; ce qu’il montre, c’est la mer qui décide.',
  black:
    'Un dé chacun, et le tien est noir : il montre 5, 6 ou 7. Le bleu va de 3 à 5, le rouge de 1 à 3. Le plus grand nombre gagne le pli.',
  bidOne: 'Le noir est la couleur la plus forte : ce pli devrait être à toi. Annonce 1.',
  bidOneZero:
    'Avec un dé noir, il faudrait que quelqu’un batte ton 5, 6 ou 7. Gagner après avoir annoncé 0 coûte 10 points ici.',
  roll: 'Les annonces sont là, et c’est à toi de commencer. Lance ton dé noir.',
  wonOne:
    'Un 6, et personne n’en approche. Un annoncé, un gagné : 20 points. Brass avait annoncé 1 aussi et l’a manqué : moins 10.',
  weak: 'Manche 2 : un dé rouge avec 1, 2 ou 3, et un jaune avec trois drapeaux, deux 1 et un seul 7. Un drapeau ne bat rien.',
  bidNone:
    'Des dés faibles sont de bons dés quand on ne promet rien : un zéro tenu rapporte 10 points par dé, donc 20. Annonce 0.',
  bidNoneHigh: 'Seul l’unique 7 du dé jaune te ferait gagner, une fois sur six. Mieux vaut un zéro tenu.',
  red: 'On demande du noir et tu n’en as pas : lance ce que tu veux. Le dé rouge ne peut pas battre un 5. Lance-le.',
  redYellow:
    'Un drapeau : quelle chance ! Mais une face de ce dé est un 7, qui aurait gagné le pli. Le dé rouge s’arrête à 3 : ici, il ne risque rien.',
  yellow:
    'On demande du rouge et tu n’en as plus : tu es libre. Le drapeau d’un pirate n’est qu’un drapeau. Lance le dé jaune, sans espérer de 7.',
  zeroKept:
    'Un drapeau ! Rien gagné, comme promis : 20 points. Mina en a fait deux au lieu d’un, et Brass aucun au lieu de deux.',
  mermaid:
    'Manche 3. Les dés spéciaux ont quatre têtes de mort et deux drapeaux. Une tête de mort bat tous les nombres ; le pirate bat la sirène, le Skull King le pirate, la sirène le roi.',
  bidMermaid: 'Un pli pour la sirène, deux fois sur trois. Le bleu et le rouge devraient perdre. Annonce 1.',
  bidMermaidZero:
    'La sirène montre sa tête de mort deux fois sur trois, et te voilà avec un pli de trop. Cela coûte 30.',
  bidMermaidHigh: 'Le bleu et le rouge sont trop faibles. Un pli pour la sirène, c’est une bonne promesse.',
  follow:
    'On demande du bleu et tu en as : lance-le, ou un dé spécial. Le rouge attend : touche-le, et la table te dit pourquoi. Lance le bleu.',
  followMermaid:
    'Un dé spécial se lance à tout moment, et elle gagnerait ce pli. Mais le Skull King n’est pas encore sorti. Garde-la.',
  catchKing:
    'La tête de mort du Skull King ! Un dé spécial ne demande aucune couleur : tu as le choix. Envoie la sirène : si sa tête de mort sort, elle gagne, avec 50 points en plus.',
  catchKingRed:
    'Le dé rouge ne bat pas une tête de mort. La sirène le peut, deux fois sur trois, et capturer le roi rapporte 50.',
  lastDie:
    'Elle le tient ! Le pli est à toi, donc tu entames. Ton annonce est remplie : lance le dé rouge et perds en paix.',
  kingCaught: 'Un annoncé, un gagné : 20 points, et 50 de plus pour le roi !',
  alone: 'Manche 4, et maintenant sans moi : annonce et lance comme tu veux.',
  aloneWell: 'Exactement ton annonce, et sans aucune aide !',
  aloneBadly: 'Ce n’était pas ton annonce. La faute à la mer.',
  end: 'Une partie entière compte huit manches, avec un dé de plus à chaque fois.',
} as const satisfies LessonWords;
