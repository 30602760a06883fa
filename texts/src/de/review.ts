import type { ReviewWords } from '../review.js';
import { screen } from './review-screen.js';
import { counted } from './speech.js';

export const words: ReviewWords = {
  grades: {
    good: { name: 'gut', about: 'Nichts war besser, oder nicht so viel, dass es sicher wäre.' },
    inaccurate: { name: 'ungenau', about: 'Etwas war ein wenig besser.' },
    mistake: { name: 'Fehler', about: 'Etwas war deutlich besser.' },
    blunder: { name: 'Patzer', about: 'Etwas war bei weitem besser.' },
  },
  amount: (n, unit) => (unit === 'wins' ? `${n} % der Partie` : `${n} ${n === '1' ? 'Punkt' : 'Punkte'}`),
  reviewed: (game, seats, decisions) =>
    `${game}, ${counted(seats, 'Platz', 'Plätze')}: ${counted(decisions, 'Entscheidung', 'Entscheidungen')} besprochen`,
  judgedBy: {
    network: 'beurteilt von einem trainierten Netz und durch Ausspielen',
    playouts: 'beurteilt durch Ausspielen',
  },
  column: {
    seat: 'Platz',
    decisions: 'Entscheidungen',
    lost: 'verschenkt',
    result: 'Ergebnis',
    par: 'Durchschnitt',
    luck: 'Glück',
    own: 'eigenes Spiel',
    others: 'Spiel der anderen',
  },
  mattered: 'Worauf es am meisten ankam',
  mistakes: 'Alle Fehler',
  bids: 'Ansagen',
  luckTitle: 'Glück und Können',
  decision: (step, seat, word) => `Zug ${step}, Platz ${seat}: ${word}`,
  better: (word) => `Besser: ${word}`,
  nothingBetter: 'Nichts war besser.',
  noMistakes: 'Es wurde kein Fehler gefunden.',
  bid: (round, seat, bid, won) => `Runde ${round}, Platz ${seat}: angesagt ${bid}, gemacht ${won}`,
  changedTo: (bid) => `geändert auf ${bid}`,
  sankIn: (trick) => `verloren in Stich ${trick}`,
  chance: (tricks, share) => `${tricks}: ${share} %`,
  luckMeans:
    'Ergebnis = Durchschnitt + Glück + eigenes Spiel + Spiel der anderen. Glück ist, was Karten und Würfe über ihren Durchschnitt hinaus gebracht haben. Das eigene Spiel zählt nach dem, was der Platz wissen konnte; alles Übrige gehört zum Spiel der anderen.',
  screen,
};
