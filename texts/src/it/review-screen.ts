import type { ReviewScreenWords } from '../review-screen.js';

export const screen: ReviewScreenWords = {
  working: (percent) => `Analisi in corso… ${percent}%`,
  stop: 'Ferma',
  stopped: 'Fermata. Ecco quanto trovato finora.',
  goOn: 'Analizza di nuovo',
  failed: 'Questa partita non si può analizzare.',
  closed:
    'Questa partita è ancora in corso. Si analizza quando è finita: prima nessuno guarda nelle mani altrui.',
  ownOnly:
    'Altri forse giocano ancora questa partita. Perciò vedi solo le tue decisioni, giudicate da ciò che hai visto. Quando tutti avranno finito, qui ci sarà l’analisi completa.',

  whose: 'Decisioni di',
  everybody: 'Tutti',
  points: 'punti',
  curve: 'Risultato atteso',
  curveAbout: {
    points: 'I punti che ognuno poteva aspettarsi alla fine, dopo ogni sua decisione.',
    lead: 'Il vantaggio sulla media degli altri che ognuno poteva aspettarsi, dopo ogni sua decisione.',
    wins: 'La probabilità di vincere di ognuno, dopo ogni sua decisione.',
  },
  decisions: 'Decisioni',
  worse: 'C’era di meglio',
  all: 'Ogni decisione',
  nothingWorse: 'Da nessuna parte c’era di meglio.',
  more: 'Mostra altro',
  loss: (loss, error) => `−${loss} (± ${error})`,
  within: 'nessuna differenza oltre il caso',
  best: 'Meglio',
  played: 'Giocato',
  atTable: 'Guarda al tavolo',
  expects: (amount) => `Atteso: ${amount}`,

  chances: 'Probabilità di ogni numero di prese',
  bidAndWon: (bid, won) => `puntata ${bid}, prese ${won}`,
  bestBid: 'Nessuna puntata era migliore.',
  sank: (trick, name, card) =>
    `Persa alla presa ${trick}${name === null || card === null ? '' : `: ${name} l’ha fatta con ${card}`}.`,

  how: 'Come nascono i voti',
  method: [
    'L’analisi vede ciò che vedeva il giocatore e nient’altro. Giocare bene con sfortuna è giocare bene.',
    'Ogni mossa è provata in molte distribuzioni che il giocatore non poteva escludere, sempre le stesse e con la stessa fortuna. Vale quanto rende in media.',
    'La perdita è quanto la mossa migliore vale più di quella giocata. Prima si toglie ciò che può essere caso; il resto dà il voto.',
  ],
  thresholds: 'Una decisione è',
  sure: (grade, amount) => `${grade} da ${amount}`,
  limits:
    'Il valore dipende da come i nostri bot giocano il seguito. Contro persone che sai leggere, altro può essere meglio; e contano i punti, non i posti.',

  previousMistake: 'Errore precedente',
  nextMistake: 'Errore successivo',
  spoilerFree: 'Senza anticipazioni',
  spoilerFreeHint: 'Le mosse successive e i loro voti restano nascosti.',
  asSeen: 'Come si vedeva da qui',
  asSeenHint: 'Le altre mani restano coperte.',
  whole: 'Analisi intera',
};
