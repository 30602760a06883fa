import type { ReviewWords } from '../review.js';
import { screen } from './review-screen.js';
import { counted } from './speech.js';

export const words: ReviewWords = {
  grades: {
    good: { name: 'buono', about: 'Niente era meglio, o non abbastanza per esserne certi.' },
    inaccurate: { name: 'impreciso', about: 'Altro era un po’ meglio.' },
    mistake: { name: 'errore', about: 'Altro era chiaramente meglio.' },
    blunder: { name: 'errore grave', about: 'Altro era di gran lunga meglio.' },
  },
  amount: (n, unit) => (unit === 'wins' ? `${n}% della partita` : `${n} ${n === '1' ? 'punto' : 'punti'}`),
  reviewed: (game, seats, decisions) =>
    `${game}, ${counted(seats, 'posto', 'posti')}: ${counted(decisions, 'decisione', 'decisioni')} in esame`,
  judgedBy: {
    network: 'giudicate da una rete addestrata e da simulazioni',
    playouts: 'giudicate da simulazioni',
  },
  column: {
    seat: 'posto',
    decisions: 'decisioni',
    lost: 'regalato',
    result: 'risultato',
    par: 'media',
    luck: 'fortuna',
    own: 'gioco proprio',
    others: 'gioco altrui',
  },
  mattered: 'Ciò che ha contato di più',
  mistakes: 'Tutti gli errori',
  bids: 'Puntate',
  luckTitle: 'Fortuna e abilità',
  decision: (step, seat, word) => `Passo ${step}, posto ${seat}: ${word}`,
  better: (word) => `Meglio: ${word}`,
  nothingBetter: 'Niente era meglio.',
  noMistakes: 'Nessun errore trovato.',
  bid: (round, seat, bid, won) => `Manche ${round}, posto ${seat}: puntata ${bid}, prese ${won}`,
  changedTo: (bid) => `cambiata in ${bid}`,
  sankIn: (trick) => `persa alla presa ${trick}`,
  chance: (tricks, share) => `${tricks}: ${share}%`,
  luckMeans:
    'Risultato = media + fortuna + gioco proprio + gioco altrui. La fortuna è quanto carte e lanci hanno portato oltre la loro media. Il gioco proprio conta per ciò che il posto poteva sapere; tutto il resto è gioco altrui.',
  screen,
};
