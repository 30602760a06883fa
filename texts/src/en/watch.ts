import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Let others watch',
  watched: 'Others can watch',
  scan: 'Scan to watch',
  hint: 'Whoever has this link sees the sheet as you write it. Only this device can write on it.',
  ends: 'It is deleted 30 days after the last entry.',
  behind: 'Not everything is sent yet. The rest follows when the server answers.',
  full: 'This sheet has become too long to share.',
  stop: 'Stop sharing',
  stopped: 'Nobody can watch any more.',
  noServer: 'The server does not answer. Try again when you are connected.',
  invitation: (game) => `Watch our score sheet: ${game}`,

  watching: 'You are watching. New entries appear by themselves.',
  nothingYet: 'Nothing is written yet. The first round will appear here.',
  lineDown: 'Connection lost. What is written meanwhile appears once it is back.',
  gone: 'This sheet is no longer shared',
  goneHint: 'Sharing was stopped, or nothing was written for 30 days. Ask for a new link.',
  unreadable: 'This sheet cannot be read here',
  unreadableHint: 'The page may be older than the one it is written on. Reload it.',
} as const satisfies WatchWords;
