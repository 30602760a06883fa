import type { Head } from '../ledger.js';
import { Nature, suits } from './cards.js';
import { deckOf } from './deck.js';
import type { GameOptions } from './options.js';
import { scheduleOf } from './schedule.js';
import { type Spoil, tookOf, type Written } from './written.js';

/** What the box of a sheet holds, and what is dealt from it. */
interface Box {
  /** Hands dealt: one a player, and Greybeard's. */
  readonly hands: number;
  /** Cards dealt to each hand, round by round. */
  readonly schedule: readonly number[];
  /** How many cards there are of each kind that can be captured. */
  readonly holds: { readonly [spoil in Spoil]: number };
  /** Beasts, which may leave a trick to nobody. */
  readonly beasts: number;
  readonly loot: number;
}

export const optionsOf = (head: Head): GameOptions => head.options as GameOptions;

/** Worked out once for each head. */
const boxes = new WeakMap<Head, Box>();

export function boxOf(head: Head): Box {
  let box = boxes.get(head);
  if (box === undefined) {
    box = unpack(head);
    boxes.set(head, box);
  }
  return box;
}

function unpack(head: Head): Box {
  const options = optionsOf(head);
  const { cards, nature, suit, value } = deckOf(options);
  const count = (test: (card: number) => boolean): number => cards.filter(test).length;
  const isFourteen = (card: number): boolean => value[card] === 14;
  const black = suits.indexOf('b');
  const hands = head.players.length === 2 ? 3 : head.players.length;
  const others = hands - 1;
  return {
    hands,
    schedule: [...scheduleOf(options, cards.length, hands)],
    holds: {
      fourteen: count((card) => isFourteen(card) && suit[card] !== black),
      black: count((card) => isFourteen(card) && suit[card] === black),
      mermaid: count((card) => nature[card] === Nature.mermaid),
      // There is one King, and so one trick in which he takes them.
      pirate: Math.min(
        others,
        count((card) => nature[card] === Nature.pirate),
      ),
      king: 1,
    },
    beasts: Number(options.kraken) + Number(options.whale),
    loot: options.loot ? 2 : 0,
  };
}

/** Cards dealt to each hand. */
export const cardsIn = (head: Head, round: number): number => boxOf(head).schedule[round];

/** How many of a kind a player can have captured at most, given the box and what the others have. */
export function roomFor(head: Head, { lines }: Written, player: number, spoil: Spoil): number {
  const others = lines.filter((_, i) => i !== player);
  const has = (kind: Spoil): boolean => others.some((line) => tookOf(line, kind) > 0);
  // The one King either takes pirates or is taken himself, in one trick of one player.
  if (spoil === 'pirate' && (has('pirate') || has('king') || tookOf(lines[player], 'king') > 0)) return 0;
  if (spoil === 'king' && (has('pirate') || tookOf(lines[player], 'pirate') > 0)) return 0;
  return boxOf(head).holds[spoil] - others.reduce((sum, line) => sum + tookOf(line, spoil), 0);
}
