import type { DeviceWords } from '../../page/device.js';

export const device: DeviceWords = {
  player: (n) => `Player ${n}`,
  passTo: (name) => `Pass the device to ${name}`,
  passHint: 'Nobody else looks until it is in the right hands.',
  passTake: (name) => `I am ${name}`,
  passUndo: (name) => `${name} takes it back`,
  openElsewhere: 'This game is open in another tab',
  openElsewhereHint: 'Play on there, or take it over: then the other tab stops.',
  takeOver: 'Play on here',
  takeOverHint: 'Somebody hands you their seat: you play on with their cards.',
  takeIt: 'Take the seat',
  notKept: 'This browser keeps nothing here: the game lasts as long as this page is open.',
  otherRules: 'This game was begun under other rules',
  otherRulesHint:
    'It cannot be played on with this version. What was played is kept; you can save it as a file.',
  unreadable: 'This game cannot be read any more',
  importGame: 'Open a game from a file',
  imported: 'The game is on this device now.',
  resignSureHere: 'Give up this game? With nobody left, the bots play it to the end at once.',
};
