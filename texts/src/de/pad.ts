import type { PadWords } from '../pad.js';
import { keep } from './keep.js';
import { watch } from './watch.js';

export const words = {
  title: 'Wertungsblock',

  newSheet: 'Neues Blatt',
  newSheetHint: 'Welche Schachtel steht auf dem Tisch?',
  sheets: 'Deine Blätter',
  noSheets: 'Noch kein Blatt. Wähle ein Spiel: Das erste braucht zehn Sekunden.',
  sheetInRound: (round) => `Runde ${round}`,
  deleteSheet: 'Dieses Blatt löschen',
  deleteSheetSure: 'Das Blatt verschwindet von diesem Gerät, mit jeder Runde darauf.',

  whoPlays: 'Wer spielt?',
  whoPlaysHint: 'So, wie ihr sitzt, im Uhrzeigersinn.',
  playedBefore: 'Wie letztes Mal',
  nameOf: (seat) => `Name auf Platz ${seat}`,
  addPlayer: 'Spieler hinzufügen',
  removePlayer: (name) => `${name} entfernen`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  dragPlayer: (name) => `${name} auf einen anderen Platz ziehen`,
  firstDealer: 'Gibt zuerst',
  firstStarter: 'Beginnt',
  sameName: (name) => `Zwei heißen ${name}. Gib einem von beiden einen anderen Namen.`,
  beginSheet: 'Blatt öffnen',

  allSheets: 'Alle Blätter',
  round: 'Runde',
  sheet: 'Blatt',
  roundNumber: (round) => `Runde ${round}`,
  deals: (name) => `${name} gibt`,
  leads: (name) => `${name} spielt an`,
  starts: (name) => `${name} fängt an`,
  correctRound: (round) => `Runde ${round} korrigieren`,
  correcting: (round) => `Runde ${round} wird korrigiert`,
  corrected: 'Fertig',
  nextRound: (round) => `Zu Runde ${round}`,
  finish: 'Sieger küren',
  notWhole: (round) => `Runde ${round} geht nicht auf, darum zählt noch nichts danach.`,
  leader: 'In Führung',
  takeBack: 'Zurücknehmen',
  keptDark: 'Der Bildschirm bleibt an, solange dieses Blatt offen ist.',
  mayGoDark: 'In diesem Browser kann der Bildschirm ausgehen. Nichts geht verloren: Jede Eingabe bleibt.',
  mayGoDarkHttps:
    'Der Bildschirm kann ausgehen: Wach bleibt er nur unter einer sicheren Adresse (https). Nichts geht verloren: Jede Eingabe bleibt.',

  keep,
  watch,
} as const satisfies PadWords;
