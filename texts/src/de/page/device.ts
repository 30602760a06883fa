import type { DeviceWords } from '../../page/device.js';

export const device: DeviceWords = {
  player: (n) => `Spieler ${n}`,
  passTo: (name) => `Gib das Gerät an ${name}`,
  passHint: 'Sonst schaut niemand hin, bis es in den richtigen Händen ist.',
  passTake: (name) => `Ich bin ${name}`,
  passUndo: (name) => `${name} nimmt zurück`,
  openElsewhere: 'Diese Partie ist in einem anderen Tab offen',
  openElsewhereHint: 'Spiel dort weiter oder hol sie hierher: Dann hört der andere Tab auf.',
  takeOver: 'Hier weiterspielen',
  takeOverHint: 'Jemand überlässt dir den Platz: Du spielst mit seinen Karten weiter.',
  takeIt: 'Platz übernehmen',
  notKept: 'Dieser Browser behält hier nichts: Die Partie dauert, solange diese Seite offen ist.',
  otherRules: 'Diese Partie begann unter anderen Regeln',
  otherRulesHint:
    'Mit dieser Version lässt sie sich nicht weiterspielen. Was gespielt wurde, bleibt; du kannst sie als Datei speichern.',
  unreadable: 'Diese Partie lässt sich nicht mehr lesen',
  importGame: 'Eine Partie aus einer Datei öffnen',
  imported: 'Die Partie ist jetzt auf diesem Gerät.',
  resignSureHere: 'Diese Partie aufgeben? Ist niemand mehr übrig, spielen die Bots sie sofort zu Ende.',
};
