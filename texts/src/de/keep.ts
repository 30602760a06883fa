import type { KeepWords } from '../keep.js';
import { counted, quoted } from './speech.js';

const sheets = (n: number): string => (n === 1 ? 'ein Blatt' : `${n} Blätter`);

const arrived = (added: number, renewed: number, known: number): string => {
  const parts = [
    added > 0 ? `${sheets(added)} hinzugefügt` : '',
    renewed > 0 ? `${sheets(renewed)} aktualisiert` : '',
    known > 0
      ? added + renewed > 0
        ? `${known} schon da`
        : known === 1
          ? 'dieses Blatt ist schon da'
          : `alle ${known} Blätter sind schon da`
      : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'In dieser Datei ist kein Blatt.';
  const said = parts.join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
};

export const keep = {
  passOn: 'Aufheben und teilen',
  shareLink: 'Als Link teilen',
  sharePicture: 'Als Bild teilen',
  saveFile: 'Als Datei speichern',
  saveFileHint: 'Alles, um auf einem anderen Gerät weiterzumachen.',
  saveTable: 'Als CSV speichern',
  saveTableHint: 'Für Tabellenprogramme: eine Zeile je Spieler und Runde.',
  pictureFailed: 'Dieser Browser konnte das Bild nicht zeichnen.',
  rematch: 'Revanche',
  rematchIn: (game) => `Revanche: ${game}`,
  rematchTurned: 'Revanche, Plätze weitergerückt',
  dealsFirst: (name) => `${name} gibt zuerst.`,
  startsFirst: (name) => `${name} beginnt.`,
  linkText: (game, result) => `${game}: ${result}`,

  importSheets: 'Blätter aus einer Datei öffnen',
  exportAll: 'Alle Blätter als Datei speichern',
  exportAllTable: 'Alle als CSV speichern',
  arrived,
  atLine: (line, what) => `Zeile ${line}: ${what}`,
  faults: {
    'not-ours': () => 'Das ist keine Datei des Wertungsblocks.',
    'newer-file': () => 'Das kommt von einem neueren Crossbones. Lade die Seite neu, dann hast du es auch.',
    'too-large': () => 'Diese Datei ist zu groß für ein paar Wertungsblätter.',
    'wants-columns': ({ columns }) =>
      `Der Tabelle fehlen die Spalten ${columns}. Ihre Namen stehen in der ersten Zeile.`,
    'no-rows': () => 'Die Tabelle hat Spaltennamen, aber keine Zeilen darunter.',
    'unknown-game': ({ game }) => `Für das Spiel ${quoted(game)} gibt es keinen Block.`,
    'row-missing': ({ round, player }) => `In Runde ${round} fehlt die Zeile von ${player}.`,
    'row-twice': ({ round, player }) => `In Runde ${round} gibt es mehr als eine Zeile von ${player}.`,
    'points-differ': ({ column, given, value }) =>
      `${column} sagt ${given}, nach den Regeln sind es ${value}. Korrigiere es oder lass die Zelle leer.`,
    'broken-link': () => 'Der Link ist abgeschnitten oder beschädigt.',
  },

  sharedSheet: 'Ein geteiltes Blatt',
  sharedHint: 'Es reist im Link; kein Server hat es gesehen.',
  keepHere: 'Auf diesem Gerät aufheben',
  keptHere: 'Das Blatt liegt jetzt auf diesem Gerät.',
  isHere: 'Dieses Blatt liegt schon auf deinem Gerät.',
  openHere: 'Öffnen',
  brokenLink: 'In diesem Link ist kein Blatt',
  brokenLinkHint:
    'Wahrscheinlich wurde er unterwegs abgeschnitten. Lass dir den ganzen Link schicken oder das Blatt als Datei.',

  groups: 'Wer gespielt hat',
  statistics: 'Statistik',
  games: (n) => counted(n, 'Partie', 'Partien'),
  gamesSince: (n, date) => `${counted(n, 'Partie', 'Partien')} seit ${date}`,
  underWay: (n) => `${n} im Gange`,
  allGames: 'Alle Spiele',
  wins: 'Siege',
  winsOf: (wins, games) => `${wins} von ${games}`,
  average: 'Punkte je Partie',
  averageOf: (points) => `${points} im Schnitt`,
  streak: (n) => `${n} in Folge`,
  bidsKept: 'Gehaltene Ansagen',
  challengesMade: 'Bestandene Herausforderungen',
  keptOf: (kept, said) => `${kept} von ${said}`,
  surest: (name) => `Niemand hält so gut Wort wie ${name}.`,
  surestTied: (names) => `Gleichauf beim Worthalten: ${names}.`,
  tied: 'gleichauf',
  records: 'Rekorde',
  bestTotal: 'Beste Partie',
  bestRound: 'Beste Runde',
  comeback: 'Größte Aufholjagd',
  comebackOf: (points) => `${counted(points, 'Punkt', 'Punkte')} zurück und doch gewonnen`,
  longest: 'Längste Serie',
  longestOf: (n) => `${n} Siege in Folge`,
  bestGrade: 'Gemeinsam am besten',
  inRound: (n) => `Runde ${n}`,
  sheets: 'Ihre Blätter',
  noneFinished: 'Noch keine Partie zu Ende gespielt',
  noneFinishedHint: 'Siege, Serien und Rekorde kommen mit dem ersten Blatt, das zu Ende gespielt ist.',
  noGroup: 'So hat hier noch niemand gespielt',
  noGroupHint: 'Gruppen kommen aus den Blättern dieses Geräts; ihre wurden vielleicht gelöscht.',
  toPad: 'Zum Wertungsblock',
  newOrder: 'Plätze oder Optionen ändern',
} as const satisfies KeepWords;
