import type { MiddleWords } from '../middle.js';

export const words = {
  title: 'The table in the middle',
  join: 'Join with your phone',
  joinHint: 'Point its camera at the picture, then sit down. Your hand stays on your phone.',
  orCode: 'or enter this code',
  localOnly: (name) =>
    `Phones cannot reach “${name}”. Open this page at the network address that the server showed when it started.`,
  firstStarts: 'Whoever sits down first starts the game from their phone.',
  starts: (name) => `${name} starts the game from their phone.`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  mayGoDark: 'Over plain http the browser cannot keep this screen awake: set the device not to sleep.',

  seated: 'This device has a seat at the table',
  seatedHint:
    'The table in the middle belongs to everybody and shows no hand. Give the seat up here, and sit down with your phone.',
  giveUp: 'Give up the seat and show the table',
  seatedPlaying: 'Its hand would lie open before everybody. Open this address on another screen:',
  toSeat: 'Back to my seat',

  again: 'Once more? Ask for a rematch on a phone.',
  rematch: 'On to the rematch …',
} as const satisfies MiddleWords;
