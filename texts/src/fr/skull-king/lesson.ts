import type { LessonWords } from '../../skull-king/lesson.js';

export const lesson = {
  about: 'Annonces, atout, fuites, la Tigresse, et la sirène qui attrape le roi.',
  welcome:
    'Ohé ! Avant chaque manche, tu annonces combien de plis tu vas faire, et tu ne marques que si c’est exact. Quatre courtes manches avec Mina et Brass, une sans mon aide, et tu sais jouer.',
  trump:
    'Une carte chacun : la tienne est le 8 noir. Le noir est l’atout : il bat le vert, le jaune et le violet, si hauts soient-ils.',
  bidOne: 'Tu peux donc compter sur ce pli. Mina et Brass ont choisi en secret. Annonce 1.',
  bidOneZero:
    'Annoncer 0, c’est devoir perdre le pli, et un 8 noir ne perd presque jamais. S’il fait le pli, tu perds 10 points.',
  lead: 'Toutes les annonces se montrent ensemble. Tu es à gauche du donneur, donc tu entames : joue ta carte.',
  trumpWon:
    'Ton 8 bat même le 14 vert, car le noir est l’atout. Un annoncé, un fait : 20 points. Et 10 de plus, car il y avait un 14 dans le pli.',
  escape:
    'Manche 2 : un 4 vert et une fuite, le drapeau blanc. Une fuite perd contre tout. Avec une telle main, tu peux promettre de ne rien faire.',
  bidNone: 'Un zéro tenu rapporte 10 points par carte distribuée, donc 20 ici. Annonce 0.',
  bidNoneHigh:
    'Avec quoi ? Le 4 est bas, et la fuite ne bat jamais rien. Chaque pli d’écart coûte 10 points ; un zéro tenu en rapporte 20.',
  under:
    'On a demandé du vert et tu en as : tu fournis. Une fuite se joue à tout moment, mais garde-la : ton 4 passe sans risque sous le 14.',
  underEscape:
    'C’est permis : les cartes sans nombre se jouent à tout moment. Mais il te reste le 4, et si personne ne fournit au tour suivant, il fait le pli et adieu ton zéro.',
  escapeNow:
    'Un pirate ! Les pirates battent tous les nombres, même noirs. Ta dernière carte est la fuite : joue-la.',
  zeroKept:
    'Rien pris, comme promis : 20 points. Brass avait annoncé 2 et en a fait 2. Mina avait annoncé 1 et n’a rien fait : il lui en coûte 10.',
  mermaid:
    'Manche 3, trois cartes. Une sirène bat tous les nombres et perd contre les pirates. Le Skull King bat les pirates. Et la sirène, elle seule, bat le Skull King.',
  bidMermaid: 'Compte un pli pour la sirène, aucun pour le 7 jaune et le 2 violet. Annonce 1.',
  bidMermaidZero:
    'Seul un pirate t’éviterait de faire un pli avec la sirène. Et un zéro manqué coûte 10 par carte distribuée : 30.',
  bidMermaidHigh: 'Le 7 et le 2 sont trop faibles. Un pli pour la sirène, c’est une bonne promesse.',
  follow:
    'On a demandé du jaune et tu en as, donc le 2 violet reste en main : touche-le, et la table te dit pourquoi. Joue le 7 jaune.',
  followMermaid:
    'C’est permis, et elle ferait le pli. Mais les grosses cartes ne sont pas encore sorties. Garde-la : elle vaudra plus tout à l’heure.',
  catchKing:
    'Le Skull King ! Et tu joues en dernier. Seule une sirène le bat, et le capturer rapporte 40 points de plus. Joue-la.',
  catchKingLow: 'Alors le roi fait le pli, et ta sirène ne trouvera pas mieux. Attrape-le !',
  lastCard: 'Tu as fait le pli, donc tu entames. Ton annonce est remplie : le 2 peut partir.',
  kingCaught: 'Un annoncé, un fait : 20 points, et 40 de plus pour le roi !',
  tigress:
    'Manche 4 : un 4 jaune et la Tigresse. Elle est pirate ou fuite, au choix : tu décides en la jouant.',
  bidTigress: 'En pirate, elle devrait faire un pli ; le 4 n’en fait pas. Annonce 1.',
  bidTigressZero:
    'C’est possible : en fuite, elle ne prend rien. Mais le 4 doit alors perdre aussi. Cette fois, fais-la gagner.',
  bidTigressTwo: 'Le 4 est trop bas pour faire un pli. Ne compte que sur la Tigresse.',
  tigressLeads:
    'Tu entames. Quand deux pirates se croisent dans un pli, le premier joué gagne. Alors n’attends pas : joue la Tigresse en pirate.',
  tigressEscapes: 'En fuite, elle perd le pli, et le 4 ne fera guère l’autre. En pirate, elle le gagne.',
  tigressWaits:
    'Alors quelqu’un peut jouer un pirate avant elle, et la Tigresse arrive trop tard : de deux pirates, le premier gagne.',
  firstPirate:
    'Will est venu en second : la Tigresse fait le pli. Ton annonce est remplie : le 4 peut partir.',
  alone: 'Dernière manche, et maintenant sans moi : annonce et joue comme tu veux.',
  aloneWell: 'Exactement ton annonce, et sans aucune aide !',
  aloneBadly: 'Ce n’était pas ton annonce. Cela arrive aussi aux vieux capitaines.',
  end: 'Une vraie partie compte dix manches, d’une carte à dix.',
} as const satisfies LessonWords;
