import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Let others watch',
  watched: 'Others can watch',
  scan: 'Scan to watch',
  hint: 'Whoever has this link sees the sheet as you write it. Only this device can write on it.',
  ends: 'It is deleted 30 days after the last entry.',
  behind: 'Not everything is sent yet. It goes on as soon as the server answers.',
  full: 'This sheet has become too long to share.',
  stop: 'Stop showing it',
  stopped: 'Nobody can watch any more.',
  noServer: 'The server does not answer. Try again when you are connected.',
  invitation: (game) => `Watch our score sheet: ${game}`,

  watching: 'You are watching. What is written comes by itself.',
  nothingYet: 'Nothing is written yet. The first round appears here.',
  lineDown: 'Connection lost. What is written meanwhile comes as soon as it is back.',
  gone: 'This sheet is no longer shown',
  goneHint: 'It was taken back, or nothing was written on it for 30 days. Ask for a new link.',
  unreadable: 'This sheet cannot be read here',
  unreadableHint: 'The page may be older than the one it is written on. Reload it.',
} as const satisfies WatchWords;
