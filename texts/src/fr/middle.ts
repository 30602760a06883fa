import type { MiddleWords } from '../middle.js';

export const words = {
  title: 'La table au milieu',
  join: 'Joue avec ton téléphone',
  joinHint: 'Scanne le code avec l’appareil photo, puis assieds-toi. Ta main reste sur ton téléphone.',
  orCode: 'ou saisis ce code',
  localOnly: (name) =>
    `Les téléphones ne trouvent pas « ${name} ». Ouvre cette page à l’adresse réseau que le serveur a montrée au démarrage.`,
  firstStarts: 'Qui s’assied en premier lance la partie depuis son téléphone.',
  starts: (name) => `${name} lance la partie depuis son téléphone.`,
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  mayGoDark:
    'En simple http, le navigateur ne peut pas garder cet écran allumé : règle l’appareil pour qu’il ne se mette pas en veille.',

  seated: 'Cet appareil a une place à la table',
  seatedHint:
    'La table au milieu est à tout le monde et ne montre aucune main. Libère la place ici, et assieds-toi avec ton téléphone.',
  giveUp: 'Libérer la place et montrer la table',
  seatedPlaying: 'Sa main serait étalée devant tout le monde. Ouvre cette adresse sur un autre écran :',
  toSeat: 'Retour à ma place',

  again: 'Encore une ? Demande une revanche sur un téléphone.',
  rematch: 'En route pour la revanche…',
} as const satisfies MiddleWords;
