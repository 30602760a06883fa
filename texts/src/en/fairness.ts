import type { FairnessWords } from '../fairness.js';
import { list } from './speech.js';
import { trial } from './trial.js';

export const words: FairnessWords = {
  about:
    'Before the start the server sealed its secret, and every player added chance of their own. Now your browser works out the deal again.',
  checking: 'Checking the deal …',
  holds: 'It holds: every card came from what was sealed before the start.',
  fails: 'It does not hold: this deal is not the one that was sealed.',
  later: 'The deal can be checked when the game is over.',
  secret: 'The server’s secret is the one it had sealed.',
  sealSeen: 'It is the seal this browser noted at the table.',
  sealUnseen: 'This browser was not there when it was sealed: compare the seal with somebody who was.',
  salts: 'Every player’s salt is the one they had announced.',
  yourSalt: 'Yours, from this browser, is among them:',
  noSalt: 'None of them came from this browser, so you trust those who played.',
  lateSalt: 'Yours did not arrive in time and was left out.',
  missing: (names) => `No salt came from ${list(names)}.`,
  key: 'The key of the deal follows from the secret and the salts.',
  replayed: (steps) => `Played again here by the rules, all ${steps} steps lead to the same result.`,
  other: 'Played again here by the rules, the game ends otherwise.',
  movesFail: 'The deal holds, but the moves do not.',
  onlyDeal: 'The deal holds; the moves could not be played again here.',
  not: 'What this does not prove: that nobody talked elsewhere, or that the server, which knew all hands while you played, told nobody.',
  trial,
  toTrial: 'Sea trial: break the servers, lose nothing',
};
