import type { PadWords } from '../pad.js';
import { keep } from './keep.js';
import { watch } from './watch.js';

export const words = {
  title: 'Score pad',

  newSheet: 'New sheet',
  newSheetHint: 'Which box is on the table?',
  sheets: 'Your sheets',
  noSheets: 'No sheet yet. Pick a game: the first one takes ten seconds.',
  sheetInRound: (round) => `Round ${round}`,
  deleteSheet: 'Delete this sheet',
  deleteSheetSure: 'The sheet and all its rounds leave this device.',

  whoPlays: 'Who plays?',
  whoPlaysHint: 'In the order you sit, clockwise.',
  playedBefore: 'Same as last time',
  nameOf: (seat) => `Name of player ${seat}`,
  addPlayer: 'Add a player',
  removePlayer: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  dragPlayer: (name) => `Drag ${name} to another seat`,
  firstDealer: 'Deals first',
  firstStarter: 'Starts',
  sameName: (name) => `Two players are called ${name}. Give one of them another name.`,
  beginSheet: 'Open the sheet',

  allSheets: 'All sheets',
  round: 'Round',
  sheet: 'Sheet',
  roundNumber: (round) => `Round ${round}`,
  deals: (name) => `${name} deals`,
  leads: (name) => `${name} leads`,
  starts: (name) => `${name} starts`,
  correctRound: (round) => `Correct round ${round}`,
  correcting: (round) => `Correcting round ${round}`,
  corrected: 'Done',
  nextRound: (round) => `To round ${round}`,
  finish: 'Crown the winner',
  notWhole: (round) => `Round ${round} does not add up, so nothing after it counts yet.`,
  leader: 'In the lead',
  takeBack: 'Undo',
  keptDark: 'The screen stays awake while this sheet is open.',
  mayGoDark: 'This browser lets the screen go dark. Nothing is lost: every tap is kept.',
  mayGoDarkHttps:
    'The screen may go dark: keeping it awake needs a secure address (https). Nothing is lost: every tap is kept.',

  keep,
  watch,
} as const satisfies PadWords;
