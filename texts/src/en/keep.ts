import type { KeepWords } from '../keep.js';
import { counted, quoted } from './speech.js';

const arrived = (added: number, renewed: number, known: number): string => {
  const parts = [
    added > 0 ? `${counted(added, 'sheet')} added` : '',
    renewed > 0 ? `${counted(renewed, 'sheet')} brought up to date` : '',
    known > 0
      ? added + renewed > 0
        ? `${known} already here`
        : known === 1
          ? 'This sheet is already here'
          : `All ${known} sheets are already here`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'There is no sheet in this file.' : `${parts.join(', ')}.`;
};

export const keep = {
  passOn: 'Keep and share',
  shareLink: 'Share as a link',
  sharePicture: 'Share as a picture',
  saveFile: 'Save as a file',
  saveFileHint: 'Everything, to go on with it on another device.',
  saveTable: 'Save for a spreadsheet',
  saveTableHint: 'CSV: a row for each player and round.',
  pictureFailed: 'This browser could not draw the picture.',
  rematch: 'Rematch',
  rematchIn: (game) => `Rematch: ${game}`,
  rematchTurned: 'Rematch, seats turned',
  dealsFirst: (name) => `${name} deals first.`,
  startsFirst: (name) => `${name} begins.`,
  linkText: (game, result) => `${game}: ${result}`,

  importSheets: 'Open sheets from a file',
  exportAll: 'Save all sheets as a file',
  exportAllTable: 'Save all for a spreadsheet',
  arrived,
  atLine: (line, what) => `Line ${line}: ${what}`,
  faults: {
    'not-ours': () => 'This is not a file of the score pad.',
    'newer-file': () => 'This comes from a newer Crossbones. Reload the page to get it too.',
    'too-large': () => 'This file is too large for a few score sheets.',
    'wants-columns': ({ columns }) =>
      `The table lacks the columns ${columns}. Names stand in its first line.`,
    'no-rows': () => 'The table has names of columns and no rows below them.',
    'unknown-game': ({ game }) => `There is no pad for the game ${quoted(game)}.`,
    'row-missing': ({ round, player }) => `Round ${round} has no row for ${player}.`,
    'row-twice': ({ round, player }) => `Round ${round} has more than one row for ${player}.`,
    'points-differ': ({ column, given, value }) =>
      `${column} says ${given}, but by the rules it is ${value}. Correct it or leave the cell empty.`,
    'broken-link': () => 'The link is cut short or broken.',
  },

  sharedSheet: 'A shared score sheet',
  sharedHint: 'It travels inside the link; no server has seen it.',
  keepHere: 'Keep it on this device',
  keptHere: 'The sheet is now on this device.',
  isHere: 'You have this sheet on this device.',
  openHere: 'Open it',
  brokenLink: 'There is no sheet in this link',
  brokenLinkHint: 'It was probably cut short on its way. Ask for the whole link, or for the sheet as a file.',

  groups: 'Who played',
  statistics: 'Statistics',
  games: (n) => counted(n, 'game'),
  gamesSince: (n, date) => `${counted(n, 'game')} since ${date}`,
  underWay: (n) => `${n} under way`,
  allGames: 'All games',
  wins: 'Wins',
  winsOf: (wins, games) => `${wins} of ${games}`,
  average: 'Points a game',
  averageOf: (points) => `${points} on average`,
  streak: (n) => `${n} in a row`,
  bidsKept: 'Bids kept',
  challengesMade: 'Challenges brought off',
  keptOf: (kept, said) => `${kept} of ${said}`,
  surest: (name) => `Nobody keeps their word like ${name}.`,
  surestTied: (names) => `A tie: nobody keeps their word better than ${names}.`,
  tied: 'tied',
  records: 'Records',
  bestTotal: 'Best game',
  bestRound: 'Best round',
  comeback: 'Greatest comeback',
  comebackOf: (points) => `${counted(points, 'point')} behind, and won`,
  longest: 'Longest run',
  longestOf: (n) => `${n} wins in a row`,
  bestGrade: 'Best together',
  inRound: (n) => `round ${n}`,
  sheets: 'Their sheets',
  noneFinished: 'No game finished yet',
  noneFinishedHint: 'Wins, streaks and records come with the first sheet that is played to its end.',
  noGroup: 'Nobody has played like this here',
  noGroupHint: 'Groups come from the sheets on this device; perhaps theirs were deleted.',
  toPad: 'To the score pad',
  newOrder: 'Change seats or options',
} as const satisfies KeepWords;
