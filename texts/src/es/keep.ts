import type { KeepWords } from '../keep.js';
import { capital, counted, quoted } from './speech.js';

const arrived = (added: number, renewed: number, known: number): string => {
  const parts = [
    added > 0 ? (added === 1 ? 'una hoja añadida' : `${added} hojas añadidas`) : '',
    renewed > 0 ? (renewed === 1 ? 'una hoja actualizada' : `${renewed} hojas actualizadas`) : '',
    known > 0
      ? added + renewed > 0
        ? `${known} ya ${known === 1 ? 'estaba' : 'estaban'} aquí`
        : known === 1
          ? 'esta hoja ya estaba aquí'
          : `las ${known} hojas ya estaban aquí`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Este archivo no contiene ninguna hoja.' : `${capital(parts.join(', '))}.`;
};

export const keep = {
  passOn: 'Guardar y compartir',
  shareLink: 'Compartir un enlace',
  sharePicture: 'Compartir una imagen',
  saveFile: 'Guardar como archivo',
  saveFileHint: 'Con todo, para seguir en otro dispositivo.',
  saveTable: 'Guardar para hoja de cálculo',
  saveTableHint: 'CSV: una fila por jugador y ronda.',
  pictureFailed: 'Este navegador no pudo dibujar la imagen.',
  rematch: 'Revancha',
  rematchIn: (game) => `Revancha: ${game}`,
  rematchTurned: 'Revancha, rotando asientos',
  dealsFirst: (name) => `${name} reparte primero.`,
  startsFirst: (name) => `${name} empieza.`,
  linkText: (game, result) => `${game}: ${result}`,

  importSheets: 'Abrir hojas de un archivo',
  exportAll: 'Guardar todas las hojas',
  exportAllTable: 'Todo para hoja de cálculo',
  arrived,
  atLine: (line, what) => `Línea ${line}: ${what}`,
  faults: {
    'not-ours': () => 'Este no es un archivo de la hoja de puntos.',
    'newer-file': () => 'Esto viene de un Crossbones más nuevo. Recarga la página para tenerlo también.',
    'too-large': () => 'Este archivo es demasiado grande para unas hojas de puntos.',
    'wants-columns': ({ columns }) =>
      `A la tabla le faltan las columnas ${columns}. Los nombres van en la primera línea.`,
    'no-rows': () => 'La tabla tiene nombres de columnas, pero ninguna fila debajo.',
    'unknown-game': ({ game }) => `No hay hoja de puntos para el juego ${quoted(game)}.`,
    'row-missing': ({ round, player }) => `A la ronda ${round} le falta la fila de ${player}.`,
    'row-twice': ({ round, player }) => `La ronda ${round} tiene más de una fila de ${player}.`,
    'points-differ': ({ column, given, value }) =>
      `${column} dice ${given}, pero según las reglas es ${value}. Corrígelo o deja la celda vacía.`,
    'broken-link': () => 'El enlace está cortado o dañado.',
  },

  sharedSheet: 'Una hoja compartida',
  sharedHint: 'Viaja dentro del enlace; ningún servidor la ha visto.',
  keepHere: 'Guardarla en este dispositivo',
  keptHere: 'La hoja ya está en este dispositivo.',
  isHere: 'Tienes esta hoja en este dispositivo.',
  openHere: 'Abrirla',
  brokenLink: 'No hay ninguna hoja en este enlace',
  brokenLinkHint: 'Seguramente se cortó por el camino. Pide el enlace entero, o la hoja como archivo.',

  groups: 'Quién jugó',
  statistics: 'Estadísticas',
  games: (n) => counted(n, 'partida'),
  gamesSince: (n, date) => `${counted(n, 'partida')} desde el ${date}`,
  underWay: (n) => `${n} en curso`,
  allGames: 'Todos los juegos',
  wins: 'Victorias',
  winsOf: (wins, games) => `${wins} de ${games}`,
  average: 'Puntos por partida',
  averageOf: (points) => `${points} de media`,
  streak: (n) => `${n} seguidas`,
  bidsKept: 'Apuestas cumplidas',
  challengesMade: 'Desafíos logrados',
  keptOf: (kept, said) => `${kept} de ${said}`,
  surest: (name) => `Nadie cumple su palabra como ${name}.`,
  surestTied: (names) => `Empate en cumplir su palabra: ${names}.`,
  tied: 'empate',
  records: 'Récords',
  bestTotal: 'Mejor partida',
  bestRound: 'Mejor ronda',
  comeback: 'Mayor remontada',
  comebackOf: (points) => `${counted(points, 'punto')} por detrás, y victoria`,
  longest: 'Racha más larga',
  longestOf: (n) => `${n} victorias seguidas`,
  bestGrade: 'Mejor resultado en equipo',
  inRound: (n) => `ronda ${n}`,
  sheets: 'Sus hojas',
  noneFinished: 'Ninguna partida terminada aún',
  noneFinishedHint:
    'Las victorias, las rachas y los récords llegan con la primera hoja jugada hasta el final.',
  noGroup: 'Nadie ha jugado así aquí',
  noGroupHint: 'Los grupos salen de las hojas de este dispositivo; quizá se borraron las suyas.',
  toPad: 'A la hoja de puntos',
  newOrder: 'Cambiar asientos u opciones',
} as const satisfies KeepWords;
