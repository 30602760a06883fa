import type { LessonWords } from '../../skull-queen/lesson.js';

export const lesson = {
  about: 'Monter et descendre la planche, sans tomber à l’eau.',
  welcome:
    'Ohé ! Ici, personne ne ramasse de plis. Chaque pli fait monter et descendre les pirates sur les planches, et à la fin de la manche chacun paie ce que dit sa case, sauf s’il est tombé à l’eau.',
  hand: 'Dans chaque couleur, qui joue la carte la plus haute fait monter son pirate, et qui joue la plus basse fait descendre le sien. Tes jaunes sont hauts ; tes bleus sont bas.',
  place:
    'Les cartes hautes font monter : prends le côté avec le 8 en haut et laisse-en trois au milieu. Le bleu sera poussé vers le bas : mets-le tout en haut. Puis tous à la planche.',
  placeBack: 'Avec le 8 en bas, il faut descendre. Mais tes jaunes hauts font monter, loin du 8.',
  placeElse:
    'C’est permis. Mais essaie ceci : rouge, jaune et vert au milieu, et le bleu, que tes cartes basses feront descendre, tout en haut sur le 8.',
  high: 'Le vert est annoncé et tu en as : tu fournis. Le 12 bat tout : ton pirate vert grimpe. Joue le 12 vert.',
  highMiddle:
    'Ni le plus haut ni le plus bas : il ne t’arrive rien. Bon à savoir, mais là, tu veux grimper. Le 12 est le plus haut.',
  up: 'Le vert a grimpé sur le 5. Mina avait le vert le plus bas et descend de deux cases, car il y avait un 5 dans le pli. Tu as joué le plus grand nombre : à toi d’entamer.',
  eight:
    'Au tour du jaune. Si le 8 de la couleur est dans le pli, on monte de deux cases. Personne ne bat ton 12 : entame avec lui.',
  eightLow: 'Le 7 se bat facilement. Tu entames : prends celui que personne ne peut battre.',
  eightOther: 'Cela pourrait aller, mais seul le 12 est sûr : personne ne peut le battre.',
  eightColour: 'Cette couleur peut attendre. Ta force est en jaune : entame du 12.',
  centre:
    'Brass a joué le 8 : le jaune est donc monté de deux cases, jusqu’au 8. Le jaune le plus bas était le 1 du centre. Il n’est à personne, donc personne ne descend.',
  middle:
    'Tu entames encore, et le bleu est déjà sur le 8 : qu’il y reste. Une carte moyenne ne fait bouger personne. Entame du 7 bleu.',
  middleLow:
    'Ce serait le bleu le plus bas, et ton pirate bleu quitterait le 8. Le 7 a de bonnes chances de finir au milieu.',
  middleColour:
    'Le jaune et le vert sont bien placés ; c’est le bleu qui compte. Entame du 7 bleu : ni le plus haut, ni le plus bas.',
  careful:
    'Attention : ton pirate jaune est tout en haut. Un pas de plus et il est à l’eau. Mina a joué 9 : reste dessous avec le 7 jaune.',
  overboard:
    'Plouf ! C’est le jaune le plus haut : le pirate quitte la planche et ne rapporte rien. Le 7 reste au milieu.',
  onward:
    'Tu sais tout. Le singe compte 0 et le second 13, dans n’importe quelle couleur. Deux plis passent vite, et les six derniers sont pour toi.',
  alone: 'Encore six plis, et maintenant sans moi. Garde tes pirates en haut et au sec !',
  aloneWell: 'Aucune planche ne paie plus que la tienne, et sans aucune aide !',
  aloneBadly: 'Cette fois, une autre planche paie plus.',
  end: 'Une partie compte une manche par joueur.',
} as const satisfies LessonWords;
