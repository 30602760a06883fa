import type { Args } from '@crossbones/core';
import type { HintWords } from '../crew.js';
import { signed } from '../number.js';

const decimal = (number: string | number | undefined): string => String(number).replace('.', ',');

/** Was der Stich für jemanden heißt, der angesagt hat. */
const bidden = ({ need, left }: Args, takes: boolean): string => {
  const wants = Number(need);
  if (wants < 0) return ', und die Ansage ist schon verloren';
  if (wants === 0) return takes ? ', aber du hast schon alle Stiche' : ', und du willst keinen mehr';
  if (wants > Number(left)) return ', und die Ansage ist nicht mehr zu schaffen';
  if (wants === Number(left))
    return takes
      ? ', und du brauchst jeden Stich, der noch kommt'
      : ', aber du brauchst jeden Stich, der noch kommt';
  if (!takes)
    return wants === 1 ? '; der eine kann noch später kommen' : `; die ${wants} können noch später kommen`;
  return wants === 1 ? ', und du brauchst noch einen Stich' : `, und du brauchst noch ${wants} Stiche`;
};

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'Punkt' : 'Punkte'} im Schnitt`,
  'makes-bid': ({ share }) => `hält die Ansage zu ${share} %`,
  'takes-trick': ({ share }) => `macht den Stich zu ${share} %`,
  wins: ({ share }) => `gewinnt zu ${share} %`,
  safe: ({ share }) => `geht zu ${share} % gut`,
  aboard: ({ share }) => `${share} % deiner Piraten bleiben an Bord`,
  'takes-surely': (args) =>
    `${args.what === 'die' ? 'Kein Würfel' : 'Keine Karte'} kann das noch schlagen${bidden(args, true)}.`,
  'takes-likely': (args) => `Macht wahrscheinlich den Stich${bidden(args, true)}.`,
  'loses-likely': (args) => `Macht den Stich eher nicht${bidden(args, false)}.`,
  'loses-surely': (args) => `Kann den Stich nicht machen${bidden(args, false)}.`,
  'bid-fits': ({ tricks }) => `Deine Hand sollte etwa ${decimal(tricks)} machen.`,
  'bid-high': ({ tricks }) => `Mehr, als deine Hand verspricht: etwa ${decimal(tricks)}.`,
  'bid-low': ({ tricks }) => `Weniger, als deine Hand verspricht: etwa ${decimal(tricks)}.`,
  'helps-own': () => 'Deinen eigenen Piraten nützt das am meisten.',
  'costs-own': () => 'Das kostet deine Piraten mehr als der Rest.',
  'harms-others': () => 'Das schadet den anderen mehr als dir.',
  'helps-others': () => 'Das hilft den anderen mehr als dir.',
  'helps-and-harms': () => 'Gut für deine Piraten, schlecht für ihre.',
  'no-matter': () => 'Es macht kaum einen Unterschied.',
  'lays-trap': () => 'Eine Falle für alle, die deine Scheibe aufdecken.',
  'lays-flower': () => 'Darauf kannst du unbesorgt bieten.',
  bluffs: () => 'Ein Bluff: dort liegt dein eigener Totenkopf. Jemand soll höher gehen.',
  'own-flowers': ({ own }) =>
    own === 1 ? 'Deine eigene Blume reicht dafür.' : `Deine eigenen ${own} Blumen reichen dafür.`,
  'needs-others': ({ others }) =>
    others === 1 ? 'Du brauchst eine Blume von jemand anderem.' : `Du brauchst ${others} Blumen der anderen.`,
  passes: () => 'Soll jemand anderes das Risiko tragen.',
  'passes-on-skull': () => 'Dein Totenkopf erwischt vielleicht, wer geboten hat.',
  'flower-likely': () => 'Nach allem, was geboten wurde, am ehesten eine Blume.',
  'flower-gamble': () => 'Ein Wagnis: ihre Gebote verraten wenig.',
  'gives-skull': () => 'Auch ohne Totenkopf kannst du Herausforderungen schaffen.',
  'gives-flower': () => 'Du behältst den Totenkopf, und deine Matte bleibt gefürchtet.',
  'turns-up': ({ share, up }) =>
    up === 0
      ? 'Bei der ersten Karte kann nichts schiefgehen.'
      : `Die nächste geht in ${share} von hundert Fällen gut.`,
  stops: ({ share, up }) =>
    up === 0 ? 'Du hast genug Karten.' : `Noch eine ginge in ${share} von hundert Fällen schief.`,
  'takes-pawn': () => 'Sofort zwei Punkte.',
  'takes-box': () => 'Die letzte Figur dort, und die Schatulle dazu: fünf Punkte.',
  'takes-none': () => 'Dort steht keine Figur mehr: du wirst nur die Karten los.',
  swaps: () => 'Deine Hand passt danach besser.',
  'swaps-joker': () => 'Ein Joker passt zu allem.',
  'swaps-pair': () => 'Von dieser Farbe bleibt noch eine im Markt, für ein Paar.',
  'moves-home': ({ home }) =>
    home === 2
      ? 'Bringt beide Figuren nach Hause.'
      : home === 1
        ? 'Bringt eine Figur nach Hause.'
        : 'Bereitet einen späteren Zug vor.',
  redraws: () => 'Neue Karten passen vielleicht besser.',
  trades: () => 'Beide haben danach die bessere Karte.',
} as const satisfies HintWords;
