import type { Args } from '@crossbones/core';
import type { HintWords } from '../crew.js';
import { signed } from '../number.js';

const decimal = (number: string | number | undefined): string => String(number).replace('.', ',');

/** Che cosa vale la presa per chi ha puntato. */
const bidden = ({ need, left }: Args, takes: boolean): string => {
  const wants = Number(need);
  if (wants < 0) return ', e la puntata è già persa';
  if (wants === 0) return takes ? ', ma hai già tutte le tue prese' : ', e non ne vuoi altre';
  if (wants > Number(left)) return ', e la puntata è ormai fuori portata';
  if (wants === Number(left))
    return takes ? ', e ti servono tutte le prese rimaste' : ', ma ti servono tutte le prese rimaste';
  if (!takes)
    return wants === 1
      ? '; quella che manca può venire dopo'
      : `; le ${wants} che mancano possono venire dopo`;
  return wants === 1 ? ', e ti serve ancora una presa' : `, e ti servono ancora ${wants} prese`;
};

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'punto' : 'punti'} in media`,
  'makes-bid': ({ share }) => `centra la puntata al ${share}%`,
  'takes-trick': ({ share }) => `vince la presa al ${share}%`,
  wins: ({ share }) => `vince al ${share}%`,
  safe: ({ share }) => `riesce al ${share}%`,
  aboard: ({ share }) => `il ${share}% dei tuoi pirati resta a bordo`,
  'takes-surely': (args) =>
    `Non resta ${args.what === 'die' ? 'nessun dado che possa batterlo' : 'nessuna carta che possa batterla'}${bidden(args, true)}.`,
  'takes-likely': (args) => `Probabilmente vince la presa${bidden(args, true)}.`,
  'loses-likely': (args) => `Probabilmente perde la presa${bidden(args, false)}.`,
  'loses-surely': (args) => `Non può vincere la presa${bidden(args, false)}.`,
  'bid-fits': ({ tricks }) => `La tua mano dovrebbe farne circa ${decimal(tricks)}.`,
  'bid-high': ({ tricks }) => `Più di quanto promette la tua mano, circa ${decimal(tricks)}.`,
  'bid-low': ({ tricks }) => `Meno di quanto promette la tua mano, circa ${decimal(tricks)}.`,
  'helps-own': () => 'È la cosa migliore per i tuoi pirati.',
  'costs-own': () => 'Ai tuoi pirati costa più del resto.',
  'harms-others': () => 'Danneggia gli altri più di te.',
  'helps-others': () => 'Aiuta gli altri più di te.',
  'helps-and-harms': () => 'Bene per i tuoi pirati, male per i loro.',
  'no-matter': () => 'La scelta non cambia quasi niente.',
  'lays-trap': () => 'Una trappola per chi scoprirà il tuo disco.',
  'lays-flower': () => 'Potrai offrirci sopra senza timore.',
  bluffs: () => 'Un bluff: lì c’è il tuo teschio. Vuoi che qualcuno rilanci.',
  'own-flowers': ({ own }) => (own === 1 ? 'Basta il tuo fiore.' : `Bastano i tuoi ${own} fiori.`),
  'needs-others': ({ others }) =>
    others === 1 ? 'Ti serve un fiore di qualcun altro.' : `Ti servono ${others} fiori degli altri.`,
  passes: () => 'Che sia un altro a rischiare.',
  'passes-on-skull': () => 'Il tuo teschio può sorprendere chi ha offerto.',
  'flower-likely': () => 'Il fiore più probabile, da quanto hanno offerto.',
  'flower-gamble': () => 'Un azzardo: le loro offerte dicono poco.',
  'gives-skull': () => 'Anche senza teschio puoi vincere sfide.',
  'gives-flower': () => 'Tieni il teschio, e il tuo tappetino fa ancora paura.',
  'turns-up': ({ share, up }) =>
    up === 0 ? 'Con la prima carta non si rischia.' : `La prossima va bene ${share} volte su cento.`,
  stops: ({ share, up }) =>
    up === 0 ? 'Hai carte a sufficienza.' : `Un’altra rovinerebbe tutto ${share} volte su cento.`,
  'takes-pawn': () => 'Due punti subito.',
  'takes-box': () => 'L’ultima pedina di lì, e lo scrigno con lei: cinque punti.',
  'takes-none': () => 'Lì non resta nessuna pedina: ti liberi solo delle carte.',
  swaps: () => 'La tua mano andrà meglio al prossimo turno.',
  'swaps-joker': () => 'Un jolly va con tutto.',
  'swaps-pair': () => 'Un’altra di quel colore resta al mercato per una coppia.',
  'moves-home': ({ home }) =>
    home === 2
      ? 'Porta a casa entrambe le pedine.'
      : home === 1
        ? 'Porta a casa una pedina.'
        : 'Prepara una mossa successiva.',
  redraws: () => 'Altre carte potrebbero andare meglio.',
  trades: () => 'Ognuno ottiene la carta che gli serve.',
} as const satisfies HintWords;
