import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { type Deed, readWord } from '@crossbones/games/queens-collection/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import { minus } from '../../number.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../queens-collection/words.js';
import { capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A colour by itself, and before a card, a pawn or a box: “die rote Karte”, “in der roten Schatulle”. */
const names: { readonly [code: string]: readonly [string, string, string] } = {
  c1: ['Rot', 'rote', 'roten'],
  c2: ['Grün', 'grüne', 'grünen'],
  c3: ['Gelb', 'gelbe', 'gelben'],
  c4: ['Blau', 'blaue', 'blauen'],
  c5: ['Lila', 'lila', 'lila'],
  c6: ['Türkis', 'türkise', 'türkisen'],
  c7: ['Weiß', 'weiße', 'weißen'],
  c8: ['Schwarz', 'schwarze', 'schwarzen'],
};

const nameOf = (colour: Arg, form: 0 | 1 | 2): string => names[String(colour)]?.[form] ?? String(colour);
/** “Rot” for `c1`. */
const colourName = (colour: Arg): string => nameOf(colour, 0);
/** “die rote Karte” for `c1`, “der Joker” for `joker`. */
const the = (card: Arg): string => (card === 'joker' ? 'der Joker' : `die ${nameOf(card, 1)} Karte`);
/** “die rote Karte” for `c1`, “den Joker” for `joker`. */
const whom = (card: Arg): string => (card === 'joker' ? 'den Joker' : the(card));
/** “der roten Karte” for `c1`, “dem Joker” for `joker`. */
const dative = (card: Arg): string => (card === 'joker' ? 'dem Joker' : `der ${nameOf(card, 2)} Karte`);

const numbers = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}

/** `c1+c1+joker` as “zwei rote Karten und einen Joker”, as what is given. */
function cardsName(cards: Arg | readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of typeof cards === 'object' ? cards : String(cards).split('+'))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, n]) => {
    if (n === 1) return card === 'joker' ? 'einen Joker' : `eine ${nameOf(card, 1)} Karte`;
    return `${numbers[n] ?? n} ${card === 'joker' ? 'Joker' : `${nameOf(card, 1)} Karten`}`;
  });
  return list(parts);
}

/** `c1+c1` as “zwei rote Figuren”. */
const pawnsName = (pawns: Arg): string =>
  cardsName(pawns).replaceAll('Karten', 'Figuren').replaceAll('Karte', 'Figur');
const boxesName = (boxes: Arg): string =>
  list(
    String(boxes)
      .split('+')
      .map((box) => `die ${nameOf(box, 1)} Schatulle`),
  );
const cardCount = (n: Arg): string => counted(n, 'Karte', 'Karten');
const pawnCount = (n: Arg): string => counted(n, 'Figur', 'Figuren');

const reasons = {
  'game-over': () => 'Der letzte Punkt ist gezählt; das Spiel ist aus.',
  'chance-first': () => 'Einen Moment: Die Karten werden gemischt.',
  'not-your-turn': ({ seat }, who) => `Geduld: ${who(seat)} ist dran.`,
  'other-mode': () => 'Das gehört zu einer anderen Spielart, nicht zu dieser.',
  'turning-up-over': () => 'Aufgedeckt hast du in diesem Zug genug; jetzt nimm Figuren oder tausch.',
  'nothing-to-turn-up': () => 'Vorrat und Ablage sind leer: Es gibt nichts aufzudecken.',
  'stop-first': () => 'Du deckst noch Karten auf; hör erst damit auf.',
  'nothing-to-end': () => 'Bilde mindestens ein Paar oder tausch eine Karte, bevor du fertig bist.',
  'must-take-or-swap': () => 'Mit einer Karte auf der Hand musst du eine Figur nehmen oder tauschen.',
  'must-skip': () => 'Hier kannst du nichts tun, also geht dein Zug vorbei.',
  taking: () => 'Du hast angefangen, Figuren zu nehmen; das Tauschen wartet auf den nächsten Zug.',
  swapping: () => 'Du hast angefangen, mit dem Markt zu tauschen; mehr geht in diesem Zug nicht.',
  'swapping-with-partner': () =>
    'Du hast angefangen, mit deinem Gegenüber zu tauschen; mehr geht in diesem Zug nicht.',
  'no-partner': () => 'Hier spielen alle für sich: Es gibt kein Team zum Tauschen.',
  'not-in-hand': ({ cards }) => `Das hast du nicht auf der Hand: ${cardsName(cards)}.`,
  'not-in-market': ({ card }) => `${capital(the(card))} liegt nicht im Markt.`,
  'not-in-partners-hand': ({ card }) => `Dein Gegenüber hat ${whom(card)} nicht.`,
  'just-received': ({ card }) =>
    `${capital(the(card))} ist in diesem Tausch eben erst zu dir gekommen und bleibt da.`,
  'just-given': ({ card }) =>
    `${capital(whom(card))} hast du in diesem Tausch eben erst weggegeben; dabei bleibt es.`,
  'no-pawn-left': ({ colour }) =>
    `In ${colourName(colour)} ist keine Figur mehr da; nenn eine Farbe, die noch eine hat.`,
  'no-pair': ({ card }) => `Nichts im Markt passt zu ${dative(card)}.`,
  'no-such-pawn': ({ box, pawn }) =>
    `In der ${nameOf(box, 2)} Schatulle steht keine ${nameOf(pawn, 1)} Figur.`,
  'playing-alone': () => 'Du spielst allein: zum Handeln ist niemand da.',
  'no-such-player': ({ seat }) => `Auf Platz ${seat} sitzt niemand.`,
  'own-hand': () => 'Handle mit jemand anderem, nicht mit dir selbst.',
  'reserve-empty': () => 'Ein Handel kostet eine Karte vom Vorrat, und der Vorrat ist leer.',
  'not-in-their-hand': ({ card, seat }, who) => `${capital(who(seat))} hat ${whom(card)} nicht.`,
  'must-act': () => 'Du hast noch eine Karte, also kannst du etwas tun.',
  'may-pair': ({ word }) => `${label(String(word))}.`,
  'may-pair-bare': ({ word }) =>
    `${label(String(word))}: dort ist keine Figur mehr, du wirst nur die Karten los.`,
  clashes: ({ card }) =>
    `Zum zweiten Mal diese Farbe (${colourName(card)}): alles in diesem Zug Aufgedeckte kommt weg.`,
  'no-clash': () =>
    'Keine zwei Karten einer Farbe, und ein Joker stört nie. Aufhören oder noch eine aufdecken.',
  'five-turned': () => 'Mehr als fünf werden nicht aufgedeckt: Alle kommen auf die Hand.',
  'boxes-worth': ({ count, points }) => `${count} × 3 für Schatullen: ${points}.`,
  'pawns-worth': ({ count, points }) => `${count} × 2 für Figuren: ${points}.`,
  'cards-cost': ({ count, points }) => `${cardCount(count)} auf der Hand: ${minus(points)}.`,
  'full-worth': ({ count, spaces, points }) =>
    `${count} × ${spaces} für Schatullen mit allen eigenen Figuren: ${points}.`,
  'strays-cost': ({ count }) => `${pawnCount(count)} in der Fremde: ${minus(count)}.`,
  graded: ({ grade }) => `Das ist Stufe ${grade} von 5.`,
  'too-many-copies': ({ at, card, most }) => `${at}: ${the(card)} ist nur ${most}-mal in der Schachtel.`,
} satisfies Phrases<QueensCollection.ReasonKey>;

const labels: LabelsFor<Deed> = {
  reveal: () => 'Karte aufdecken',
  stop: () => 'Aufhören',
  done: () => 'Fertig',
  skip: () => 'Weiter',
  pair: ({ hand, market, colour }) =>
    `${capital(nameOf(colour, 1))} Figur nehmen für ${cardsName(hand)} und ${whom(market)} im Markt`,
  swap: ({ own, other }) => `${capital(cardsName(own))} gegen ${whom(other)} im Markt tauschen`,
  partner: ({ own, other }) => `Mit deinem Gegenüber ${cardsName(own)} gegen ${cardsName(other)} tauschen`,
  move({ paid, ends: [one, other] }) {
    const first = `die ${nameOf(one.pawn, 1)} Figur in der ${nameOf(one.box, 2)} Schatulle`;
    const second = `die ${nameOf(other.pawn, 1)} in der ${nameOf(other.box, 2)}`;
    return `${capital(first)} gegen ${second} tauschen, für ${cardsName(paid)}`;
  },
  redraw: ({ cards }) => `${capital(cardsName(cards))} ablegen`,
  trade: ({ own, seat, other }, who) =>
    `Bei ${who(seat)} ${cardsName(own)} gegen ${cardsName(other)} eintauschen`,
};
const label = labelled(readWord, labels, seat);

export const words = {
  pad,
  reasons,
  label,
  card: (code) => (code === 'joker' ? 'Joker' : capital(`${nameOf(code, 1)} Karte`)),
  suit: colourName,
  options: {
    mode: {
      name: 'Spielart',
      about: 'Gegeneinander, zu zweit im Team, oder alle zusammen.',
      values: { competitive: 'Alle für sich', teams: 'Zwei Teams zu zweit', cooperative: 'Alle zusammen' },
    },
    spaces: {
      name: 'Felder pro Schatulle',
      about: 'Alle zusammen ist es mit zweien leichter.',
      values: { 3: 'Drei', 2: 'Zwei, für ein leichteres Spiel' },
    },
  },
  modes: {
    competitive: {
      name: 'Alle für sich',
      about: 'Zu zweit bis viert: Wer sammelt die meisten Figuren und Schatullen?',
    },
    teams: {
      name: 'Teams',
      about: 'Zwei Paare; wer zusammen spielt, sieht und tauscht die Karten des anderen.',
    },
    cooperative: { name: 'Alle zusammen', about: 'Bringt jede Figur nach Hause, bevor die Karten ausgehen.' },
    solo: { name: 'Allein', about: 'Dasselbe Rätsel, nur für dich.' },
  },
  moments: {
    turned: ({ seat, card }, who) => `${who(seat)}: ${cardsName(card)} aufgedeckt.`,
    clash: ({ card }) => `Zwei ${nameOf(card, 1)} Karten: alles verloren!`,
    kept: ({ seat, cards }, who) => `${who(seat)}: ${cardCount(cards)} behalten.`,
    took: ({ seat, pawns }, who) => `${who(seat)}: ${pawnsName(pawns)} genommen.`,
    'took-box': ({ seat, pawns, boxes }, who) =>
      `${who(seat)}: ${pawnsName(pawns)} genommen, und ${boxesName(boxes)} dazu!`,
    'took-nothing': () => 'So eine Figur ist nicht mehr da: Die Karten sind für diese Runde weg.',
    swapped: ({ seat, cards }, who) => `${who(seat)}: ${cardCount(cards)} mit dem Markt getauscht.`,
    'swapped-partner': ({ seat, cards }, who) => `${who(seat)}: ${cardCount(cards)} im Team getauscht.`,
    skipped: ({ seat }, who) => `${who(seat)}: nichts zu machen.`,
    reshuffled: () => 'Die Ablage wird gemischt und zum neuen Vorrat.',
    moved: ({ seat, pawn, other }, who) =>
      `${who(seat)}: eine ${nameOf(pawn, 1)} und eine ${nameOf(other, 1)} Figur getauscht.`,
    redrew: ({ seat, cards }, who) => `${who(seat)}: ${cardCount(cards)} abgelegt.`,
    traded: ({ seat, other }, who) => `${who(seat)} und ${who(other)}: eine Karte gehandelt.`,
    'last-turns': ({ players }) =>
      players === 1
        ? 'Der Vorrat ist leer: noch ein letzter Zug.'
        : 'Der Vorrat ist leer: für alle noch ein Zug.',
    'all-home': () => 'Alle Figuren sind zu Hause!',
    keep: ({ cards }) =>
      cards === 0
        ? 'Nichts aufdecken'
        : cards === 1
          ? 'Behalten'
          : cards === 2
            ? 'Beide behalten'
            : `Alle ${cards} behalten`,
    take: () => 'Figuren nehmen',
    swap: () => 'Karten tauschen',
    partner: ({ seat }, who) => `Mit ${who(seat)} tauschen`,
    'take-asks': () => 'Finde zu einer deiner Karten eine passende im Markt.',
    'swap-asks': () => 'Wähl eine deiner Karten und eine im Markt.',
    'partner-asks': () => 'Wähl eine deiner Karten und eine deines Gegenübers.',
    'colour-asks': () => 'Welche Farbe? Tippe auf ihre Schatulle.',
    'take-now': ({ pawns }) => (pawns === 0 ? 'Karten aufgeben' : `${pawnCount(pawns)} nehmen`),
    'swap-now': ({ cards }) => `${cardCount(cards)} tauschen`,
    'act-asks': () => 'Tausch zwei Figuren, oder tipp Karten zum Ablegen an.',
    'pawn-asks': () => 'Und welche andere Figur?',
    'pay-asks': () => 'Bezahlen mit',
    'redraw-now': ({ cards }) => `${cardCount(cards)} ablegen`,
    trade: () => 'Handeln',
    'trade-asks': () => 'Welche Karte willst du für deine?',
    market: () => 'Markt',
    reserve: ({ cards }) => `Vorrat, ${cardCount(cards)}`,
    discard: ({ cards }) => `Ablage, ${cardCount(cards)}`,
    removed: () => 'Für diese Runde weg',
    boxes: () => 'Schatullen',
    box: ({ colour, pawns }) =>
      `${capital(nameOf(colour, 1))} Schatulle, ${pawns === 0 ? 'leer' : pawnCount(pawns)}`,
    'empty-box': ({ colour }) => `Die ${nameOf(colour, 1)} Schatulle ist weg`,
    pawn: ({ pawn, box }) => `${capital(nameOf(pawn, 1))} Figur in der ${nameOf(box, 2)} Schatulle`,
    'pawn-home': ({ pawn }) => `${capital(nameOf(pawn, 1))} Figur, zu Hause`,
    trove: ({ pawns, boxes }) => `${pawnCount(pawns)}, ${counted(boxes, 'Schatulle', 'Schatullen')}`,
    known: ({ cards }) => `Alle wissen von: ${cardsName(cards)}`,
    hand: ({ seat }, who) => `Hand von ${who(seat)}`,
    home: ({ count, of }) => `${count} von ${of} zu Hause`,
    'boxes-row': () => 'Schatullen',
    'pawns-row': () => 'Figuren',
    'cards-row': () => 'Restkarten',
    'full-row': () => 'Volle Schatullen',
    'stray-row': () => 'Verirrte Figuren',
  },
} as const satisfies Words;
