import type { ReviewWords } from '../review.js';
import { screen } from './review-screen.js';
import { counted } from './speech.js';

export const words: ReviewWords = {
  grades: {
    good: { name: 'bien', about: 'Nada era mejor, o no tanto como para estar seguros.' },
    inaccurate: { name: 'impreciso', about: 'Otra cosa era un poco mejor.' },
    mistake: { name: 'error', about: 'Otra cosa era claramente mejor.' },
    blunder: { name: 'error grave', about: 'Otra cosa era mucho mejor.' },
  },
  amount: (n, unit) => (unit === 'wins' ? `${n} % de la partida` : `${n} ${n === '1' ? 'punto' : 'puntos'}`),
  reviewed: (game, seats, decisions) =>
    `${game}, ${counted(seats, 'asiento')}: ${counted(decisions, 'decisión', 'decisiones')} en repaso`,
  judgedBy: {
    network: 'juzgadas por una red entrenada y por simulaciones',
    playouts: 'juzgadas por simulaciones',
  },
  column: {
    seat: 'asiento',
    decisions: 'decisiones',
    lost: 'regalado',
    result: 'resultado',
    par: 'media',
    luck: 'suerte',
    own: 'juego propio',
    others: 'juego ajeno',
  },
  mattered: 'Lo que más importó',
  mistakes: 'Todos los errores',
  bids: 'Apuestas',
  luckTitle: 'Suerte y destreza',
  decision: (step, seat, word) => `Paso ${step}, asiento ${seat}: ${word}`,
  better: (word) => `Mejor: ${word}`,
  nothingBetter: 'Nada era mejor.',
  noMistakes: 'No se encontró ningún error.',
  bid: (round, seat, bid, won) => `Ronda ${round}, asiento ${seat}: apuesta ${bid}, bazas ${won}`,
  changedTo: (bid) => `cambiada a ${bid}`,
  sankIn: (trick) => `perdida en la baza ${trick}`,
  chance: (tricks, share) => `${tricks}: ${share} %`,
  luckMeans:
    'Resultado = media + suerte + juego propio + juego ajeno. La suerte es lo que repartos y tiradas dieron por encima de su media. El juego propio se cuenta por lo que el asiento podía saber; todo lo demás es juego ajeno.',
  screen,
};
