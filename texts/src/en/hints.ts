import type { Args } from '@crossbones/core';
import type { HintWords } from '../crew.js';
import { signed } from '../number.js';

/** What a trick means to whoever has bid: “and you need one more trick”. */
const bidden = ({ need, left }: Args, takes: boolean): string => {
  const wants = Number(need);
  if (wants < 0) return ', and the bid is lost already';
  if (wants === 0) return takes ? ', but you have all the tricks you bid' : ', and you want no more tricks';
  if (wants > Number(left)) return ', and the bid is out of reach';
  if (wants === Number(left))
    return takes ? ', and you need every trick that is left' : ', but you need every trick that is left';
  const more = wants === 1 ? 'one more trick' : `${wants} more tricks`;
  return takes ? `, and you need ${more}` : `; ${more} can still come later`;
};

export const hints = {
  points: ({ points }) =>
    `${signed(points, '.')} ${Math.abs(Number(points)) === 1 ? 'point' : 'points'} on average`,
  'makes-bid': ({ share }) => `makes the bid ${share}%`,
  'takes-trick': ({ share }) => `takes the trick ${share}%`,
  wins: ({ share }) => `wins ${share}%`,
  safe: ({ share }) => `${share}% chance to make it`,
  aboard: ({ share }) => `${share}% of your pirates stay aboard`,
  'takes-surely': (args) =>
    `No ${args.what === 'die' ? 'die' : 'card'} left can beat it${bidden(args, true)}.`,
  'takes-likely': (args) => `It probably takes the trick${bidden(args, true)}.`,
  'loses-likely': (args) => `It probably loses the trick${bidden(args, false)}.`,
  'loses-surely': (args) => `It cannot take the trick${bidden(args, false)}.`,
  'bid-fits': ({ tricks }) => `Your hand should take about ${tricks}.`,
  'bid-high': ({ tricks }) => `More than your hand promises, which is about ${tricks}.`,
  'bid-low': ({ tricks }) => `Less than your hand promises, which is about ${tricks}.`,
  'helps-own': () => 'It does your own pirates the most good.',
  'costs-own': () => 'It costs your own pirates more than the rest would.',
  'harms-others': () => 'It hurts the others more than you.',
  'helps-others': () => 'It helps the others more than you.',
  'helps-and-harms': () => 'It is good for your pirates and bad for theirs.',
  'no-matter': () => 'It hardly matters which you choose.',
  'lays-trap': () => 'A trap for whoever turns your disc.',
  'lays-flower': () => 'Keeps your word good: you can bid on it.',
  bluffs: () => 'A bluff: your own skull lies there. You want somebody to go higher.',
  'own-flowers': ({ own }) =>
    own === 1 ? 'Your own flower is enough for that.' : `Your own ${own} flowers are enough for that.`,
  'needs-others': ({ others }) =>
    others === 1 ? 'You need one flower of somebody else.' : `You need ${others} flowers of the others.`,
  passes: () => 'Let somebody else take the risk.',
  'passes-on-skull': () => 'Your skull may catch whoever has bid.',
  'flower-likely': () => 'The likeliest flower, by what they have bid.',
  'flower-gamble': () => 'A gamble: their bids tell little.',
  'gives-skull': () => 'Without a skull you still can make challenges.',
  'gives-flower': () => 'Keeps your skull, so they must go on fearing your mat.',
  'turns-up': ({ share, up }) =>
    up === 0 ? 'The first card cannot clash.' : `The next card is safe ${share} times in a hundred.`,
  stops: ({ share, up }) =>
    up === 0 ? 'You have cards enough.' : `One more would clash ${share} times in a hundred.`,
  'takes-pawn': () => 'Two points at once.',
  'takes-box': () => 'The last pawn there, and the box comes with it: five points.',
  'takes-none': () => 'No pawn is left there: it only rids you of the cards.',
  swaps: () => 'Makes your hand fit better for the next turn.',
  'swaps-joker': () => 'A joker fits with everything.',
  'swaps-pair': () => 'Another of that colour stays in the market for a pair.',
  'moves-home': ({ home }) =>
    home === 2
      ? 'Brings both pawns home.'
      : home === 1
        ? 'Brings one pawn home.'
        : 'Makes ready for a later move.',
  redraws: () => 'New cards may fit better than these.',
  trades: () => 'Gives each of you the better card.',
} as const satisfies HintWords;
