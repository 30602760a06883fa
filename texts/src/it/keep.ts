import type { KeepWords } from '../keep.js';
import { capital, counted, quoted } from './speech.js';

const arrived = (added: number, renewed: number, known: number): string => {
  const parts = [
    added > 0 ? counted(added, 'foglio aggiunto', 'fogli aggiunti') : '',
    renewed > 0 ? counted(renewed, 'foglio aggiornato', 'fogli aggiornati') : '',
    known > 0
      ? added + renewed > 0
        ? `${known} già qui`
        : known === 1
          ? 'questo foglio è già qui'
          : `tutti e ${known} i fogli sono già qui`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'In questo file non c’è nessun foglio.' : `${capital(parts.join(', '))}.`;
};

export const keep = {
  passOn: 'Salva e condividi',
  shareLink: 'Condividi un link',
  sharePicture: 'Condividi un’immagine',
  saveFile: 'Salva come file',
  saveFileHint: 'Tutto quanto, per continuare su un altro dispositivo.',
  saveTable: 'Salva per un foglio di calcolo',
  saveTableHint: 'CSV: una riga per giocatore e manche.',
  pictureFailed: 'Questo browser non riesce a creare l’immagine.',
  rematch: 'Rivincita',
  rematchIn: (game) => `Rivincita: ${game}`,
  rematchTurned: 'Rivincita, posti ruotati',
  dealsFirst: (name) => `Primo mazziere: ${name}.`,
  startsFirst: (name) => `Inizia ${name}.`,
  linkText: (game, result) => `${game}: ${result}`,

  importSheets: 'Apri fogli da un file',
  exportAll: 'Salva tutti i fogli in un file',
  exportAllTable: 'Salva tutto per un foglio di calcolo',
  arrived,
  atLine: (line, what) => `Riga ${line}: ${what}`,
  faults: {
    'not-ours': () => 'Questo non è un file del segnapunti.',
    'newer-file': () => 'Viene da un Crossbones più recente. Ricarica la pagina per averlo anche tu.',
    'too-large': () => 'Questo file è troppo grande per qualche foglio punti.',
    'wants-columns': ({ columns }) =>
      `Alla tabella mancano le colonne ${columns}. I nomi stanno nella prima riga.`,
    'no-rows': () => 'La tabella ha i nomi delle colonne, ma nessuna riga sotto.',
    'unknown-game': ({ game }) => `Non c’è un segnapunti per il gioco ${quoted(game)}.`,
    'row-missing': ({ round, player }) => `La manche ${round} non ha una riga per ${player}.`,
    'row-twice': ({ round, player }) => `La manche ${round} ha più di una riga per ${player}.`,
    'points-differ': ({ column, given, value }) =>
      `${column} dice ${given}, ma secondo le regole è ${value}. Correggi, o lascia vuota la cella.`,
    'broken-link': () => 'Il link è tagliato o rovinato.',
  },

  sharedSheet: 'Un foglio condiviso',
  sharedHint: 'Viaggia dentro il link; nessun server l’ha visto.',
  keepHere: 'Salvalo su questo dispositivo',
  keptHere: 'Ora il foglio è su questo dispositivo.',
  isHere: 'Hai questo foglio su questo dispositivo.',
  openHere: 'Aprilo',
  brokenLink: 'In questo link non c’è nessun foglio',
  brokenLinkHint: 'Probabilmente si è tagliato per strada. Chiedi il link intero, o il foglio come file.',

  groups: 'Chi ha giocato',
  statistics: 'Statistiche',
  games: (n) => counted(n, 'partita', 'partite'),
  gamesSince: (n, date) => `${counted(n, 'partita', 'partite')} dal ${date}`,
  underWay: (n) => `${n} in corso`,
  allGames: 'Tutti i giochi',
  wins: 'Vittorie',
  winsOf: (wins, games) => `${wins} su ${games}`,
  average: 'Punti a partita',
  averageOf: (points) => `${points} in media`,
  streak: (n) => `${n} di fila`,
  bidsKept: 'Puntate centrate',
  challengesMade: 'Sfide riuscite',
  keptOf: (kept, said) => `${kept} su ${said}`,
  surest: (name) => `Nessuno mantiene la parola come ${name}.`,
  surestTied: (names) => `Parità nel mantenere la parola: ${names}.`,
  tied: 'a pari merito',
  records: 'Record',
  bestTotal: 'Partita migliore',
  bestRound: 'Manche migliore',
  comeback: 'Rimonta più grande',
  comebackOf: (points) => `sotto di ${counted(points, 'punto', 'punti')}, e poi la vittoria`,
  longest: 'Serie più lunga',
  longestOf: (n) => `${n} vittorie di fila`,
  bestGrade: 'Migliore insieme',
  inRound: (n) => `manche ${n}`,
  sheets: 'I loro fogli',
  noneFinished: 'Ancora nessuna partita finita',
  noneFinishedHint: 'Vittorie, serie e record arrivano con il primo foglio giocato fino in fondo.',
  noGroup: 'Qui nessuno ha giocato così',
  noGroupHint: 'I gruppi vengono dai fogli di questo dispositivo; forse i loro sono stati eliminati.',
  toPad: 'Al segnapunti',
  newOrder: 'Cambia posti o opzioni',
} as const satisfies KeepWords;
