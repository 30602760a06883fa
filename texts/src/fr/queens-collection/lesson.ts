import type { LessonWords } from '../../queens-collection/lesson.js';

export const lesson = {
  about: 'Tente ta chance, fais des paires, vide les boîtes.',
  welcome:
    'Ohé ! Huit boîtes sont pleines de pions. Fais une paire d’une carte de ta main avec une de même couleur du marché, et un pion de cette couleur est à toi : 2 points. Qui prend le dernier pion prend la boîte : 3 de plus.',
  hand: 'Tu as une carte violette et un joker, qui vaut n’importe quelle couleur. Au marché : rouge, vert, violet. Un tour a deux temps : retourner des cartes, puis prendre ou échanger.',
  reveal:
    'Premier temps : retourne des cartes, autant que tu l’oses. Deux d’une même couleur, et tout est perdu. La première est toujours sans danger.',
  revealStop:
    'Tu peux t’arrêter sans carte, mais la première est sans danger : rien n’est encore là pour la heurter.',
  revealMore: 'Verte, elle va avec le marché. Il ne reste que deux cartes vertes : oses-en une autre.',
  revealMoreStop:
    'C’est prudent, et pas une faute. Mais la deuxième ne heurte qu’une autre verte : les chances sont pour toi.',
  stop: 'Turquoise. À chaque carte le danger grandit, et tu as de quoi faire trois paires. Arrête-toi là.',
  clash:
    'Encore une verte : deux d’une couleur ! Tout ce que tu as retourné est perdu. La chance a ses limites.',
  take: 'Second temps : trois paires au plus. Touche une de tes cartes et une du marché : violet et violet, vert et vert, le joker et le rouge. Puis prends les trois.',
  takeElse:
    'Il y a mieux. Violet avec violet, vert avec vert, et le joker avec la carte rouge : trois pions en un tour.',
  pawns:
    'Trois pions : 6 points. Le marché se remplit, et ta carte turquoise reste pour plus tard. Chaque carte en main à la fin de la manche coûte un point.',
  swapped:
    'Mina n’a rien pris : elle a échangé. Jusqu’à trois cartes de la main contre autant du marché ; c’est aussi un second temps.',
  revealTwin: 'À toi. Retourne une carte.',
  revealTwinStop:
    'Tu n’as qu’une carte turquoise qui ne va avec rien au marché. La première carte est sans danger : retourne-la.',
  stopTwin: 'Encore turquoise : tu en as deux. Voilà qui vaut quelque chose. Arrête-toi.',
  stopTwinMore:
    'Ça s’est bien passé. Mais chaque carte de plus pouvait te coûter la turquoise dont tu as besoin.',
  twins:
    'Deux cartes d’une même couleur de ta main valent n’importe quelle carte. Touche deux fois la turquoise, puis la verte du marché, et prends un pion vert.',
  twinsElse:
    'C’est permis. Mais regarde : tu as déjà un pion vert, et un deuxième te rapproche de la boîte verte.',
  onward:
    'Et ainsi de suite, jusqu’à ce qu’il ne reste des pions que dans une boîte au plus. Avançons un peu : la fin de la manche est pour toi.',
  alone:
    'Maintenant sans moi : retourne des cartes, fais des paires ou échange comme tu veux, jusqu’à la fin de la manche.',
  aloneWell: 'Mina n’a pas plus de points que toi. Bien joué !',
  aloneBadly: 'Cette fois, Mina a plus de points.',
  end: 'Un pion vaut 2, une boîte 3, et une carte qui reste coûte 1. Une partie entière compte autant de manches que de joueurs.',
} as const satisfies LessonWords;
