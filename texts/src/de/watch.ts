import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Andere zusehen lassen',
  watched: 'Andere können zusehen',
  scan: 'Scannen und zusehen',
  hint: 'Wer diesen Link hat, sieht das Blatt, während du schreibst. Schreiben kann nur dieses Gerät.',
  ends: 'Es wird 30 Tage nach dem letzten Eintrag gelöscht.',
  behind: 'Noch ist nicht alles gesendet. Es geht weiter, sobald der Server antwortet.',
  full: 'Dieses Blatt ist zu lang geworden, um weiter gezeigt zu werden.',
  stop: 'Nicht mehr zeigen',
  stopped: 'Niemand kann mehr zusehen.',
  noServer: 'Der Server antwortet nicht. Versuch es wieder, wenn du verbunden bist.',
  invitation: (game) => `Sieh unserem Wertungsblatt zu: ${game}`,

  watching: 'Du siehst zu. Was geschrieben wird, kommt von selbst.',
  nothingYet: 'Noch steht nichts da. Die erste Runde erscheint hier.',
  lineDown: 'Die Verbindung ist weg. Was inzwischen geschrieben wird, kommt, sobald sie zurück ist.',
  gone: 'Dieses Blatt wird nicht mehr gezeigt',
  goneHint: 'Es wurde zurückgezogen, oder 30 Tage lang stand nichts Neues darauf. Bitte um einen neuen Link.',
  unreadable: 'Dieses Blatt lässt sich hier nicht lesen',
  unreadableHint: 'Vielleicht ist diese Seite älter als die, auf der geschrieben wird. Lade sie neu.',
} as const satisfies WatchWords;
