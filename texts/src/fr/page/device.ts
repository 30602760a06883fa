import type { DeviceWords } from '../../page/device.js';

export const device: DeviceWords = {
  player: (n) => `Joueur ${n}`,
  passTo: (name) => `Passe l’appareil à ${name}`,
  passHint: 'Personne d’autre ne regarde avant qu’il soit dans les bonnes mains.',
  passTake: (name) => `C’est moi, ${name}`,
  passUndo: (name) => `${name} reprend son coup`,
  openElsewhere: 'Cette partie est ouverte dans un autre onglet',
  openElsewhereHint: 'Continue là-bas, ou reprends-la ici : l’autre onglet s’arrête.',
  takeOver: 'Continuer ici',
  takeOverHint: 'Quelqu’un te laisse sa place : tu joues avec ses cartes.',
  takeIt: 'Prendre la place',
  notKept: 'Ce navigateur ne garde rien ici : la partie dure tant que cette page est ouverte.',
  otherRules: 'Cette partie a commencé sous d’autres règles',
  otherRulesHint:
    'Cette version ne peut pas la continuer. Ce qui a été joué est gardé ; tu peux l’enregistrer dans un fichier.',
  unreadable: 'Cette partie n’est plus lisible',
  importGame: 'Ouvrir une partie depuis un fichier',
  imported: 'La partie est maintenant sur cet appareil.',
  resignSureHere: 'Abandonner cette partie ? S’il ne reste personne, les robots la finissent aussitôt.',
};
