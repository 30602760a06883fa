import type { FairnessWords } from '../fairness.js';
import { list } from './speech.js';
import { trial } from './trial.js';

export const words: FairnessWords = {
  about:
    'Prima dell’inizio il server ha sigillato il suo segreto, e ogni giocatore ha aggiunto un po’ di caso suo. Ora il tuo browser rifà il conto della distribuzione.',
  checking: 'Controllo della distribuzione…',
  holds: 'Torna tutto: ogni carta viene da ciò che era sigillato prima dell’inizio.',
  fails: 'Non torna: questa distribuzione non è quella che era stata sigillata.',
  later: 'La distribuzione si può controllare a partita finita.',
  secret: 'Il segreto del server è quello che aveva sigillato.',
  sealSeen: 'È il sigillo che questo browser aveva annotato al tavolo.',
  sealUnseen: 'Questo browser non c’era al momento del sigillo: confrontalo con qualcuno che c’era.',
  salts: 'Il sale di ogni giocatore è quello che aveva annunciato.',
  yourSalt: 'Tra questi c’è il tuo, da questo browser:',
  noSalt: 'Nessuno viene da questo browser: qui ti fidi di chi ha giocato.',
  lateSalt: 'Il tuo non è arrivato in tempo ed è rimasto fuori.',
  missing: (names) => `Nessun sale da ${list(names)}.`,
  key: 'La chiave della distribuzione deriva dal segreto e dai sali.',
  replayed: (steps) =>
    `Rigiocata qui secondo le regole, la partita porta allo stesso risultato (passi: ${steps}).`,
  other: 'Rigiocata qui secondo le regole, la partita finisce in un altro modo.',
  movesFail: 'La distribuzione torna, le mosse no.',
  onlyDeal: 'La distribuzione torna; le mosse non si sono potute rigiocare qui.',
  not: 'Che cosa non dimostra: che nessuno abbia parlato altrove, o che il server, che durante il gioco conosceva tutte le mani, non abbia detto niente a nessuno.',
  trial,
  toTrial: 'Prova in mare: rompi i server, non perdere nulla',
};
