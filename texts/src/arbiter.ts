import type { ChoiceText, Phrases } from './phrase.js';

/** What the arbiter answers in a line. */
type SayKey =
  | 'takes'
  | 'nobody-takes'
  | 'so-far'
  | 'nobody-so-far'
  | 'lay'
  | 'hold'
  | 'may-play'
  | 'greybeard-next'
  | 'ghost-next'
  | 'moves'
  | 'nobody-moves'
  | 'moves-so-far'
  | 'bonus'
  | 'allies'
  | 'leads'
  | 'plays-next'
  | 'goes-up'
  | 'goes-down'
  | 'centre-then'
  | 'centre-bare'
  | 'pairs'
  | 'no-pairs'
  | 'must-skip'
  | 'lay-market'
  | 'may-swap'
  | 'lay-up'
  | 'up-lost'
  | 'up-full'
  | 'up-so-far'
  | 'worth'
  | 'together-worth'
  | 'may-bid'
  | 'may-raise'
  | 'may-add'
  | 'must-challenge'
  | 'on-mats'
  | 'made'
  | 'made-wins'
  | 'fails'
  | 'fails-out'
  | 'fails-over'
  | 'fails-alone'
  | 'also-out'
  | 'starts';

/** Steps that no rulebook's code gives a reason for. */
type StepKey =
  | 'power-rosie'
  | 'power-will'
  | 'power-rascal'
  | 'power-juanita'
  | 'power-harry'
  | 'greybeard-turns'
  | 'ghost-turns'
  | 'winner-starts'
  | 'all-free';

type ComplaintKey = 'field' | 'twice' | 'number' | 'word' | 'piece' | 'used-up' | 'too-many';

/** The arbiter: a new word is a line here and a line in each language. */
export interface ArbiterWords {
  readonly title: string;
  readonly intro: string;
  readonly question: string;
  readonly asks: {
    readonly [ask in
      | 'trick'
      | 'moves'
      | 'hand'
      | 'pairs'
      | 'up'
      | 'worth'
      | 'together'
      | 'bid'
      | 'turn']: string;
  };
  readonly players: string;
  /** Where players are given their names. */
  readonly names: string;
  readonly leads: string;
  /** With two players of Skull Queen the ghost leads: this asks which player comes next. */
  readonly afterGhost: string;
  readonly greybeardThen: (name: string) => string;
  readonly options: string;
  readonly switches: { readonly [name in 'would-have-won' | 'landlubber' | 'easier']: ChoiceText };
  readonly houseCards: string;
  readonly houseCardsHint: string;
  readonly addHouseCard: string;
  readonly houseCard: (n: number) => string;
  readonly number: string;
  readonly ourDice: string;
  readonly rows: {
    readonly [row in 'cards' | 'rolls' | 'hand' | 'centre' | 'market' | 'up' | 'empty']: string;
  };
  readonly counts: { readonly [count in 'boxes' | 'pawns' | 'left' | 'full' | 'strays']: string };
  readonly handOf: (name: string) => string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly special: string;
  readonly pick: string;
  readonly pickFor: (row: string) => string;
  readonly addHere: string;
  readonly addsHere: string;
  readonly place: (n: number) => string;
  readonly empty: string;
  readonly left: (n: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly takeAway: string;
  readonly clear: string;
  readonly full: string;
  readonly marks: {
    readonly [mark in 'takes' | 'leads' | 'up' | 'down' | 'may' | 'may-not' | 'lost']: string;
  };
  readonly ruling: string;
  readonly why: string;
  readonly rule: (rule: string) => string;
  readonly says: Phrases<SayKey>;
  readonly steps: Phrases<StepKey>;
  readonly link: string;
  readonly unreadable: string;
  readonly complaints: {
    readonly [key in ComplaintKey]: (about: {
      /** The field, and the place in its list, as they stand in the address. */
      readonly at: string;
      readonly given: string;
      readonly min: number;
      readonly max: number;
    }) => string;
  };
  readonly mats: {
    readonly gangs: string;
    readonly gangOf: (name: string, gang: number) => string;
    readonly one: string;
    readonly two: string;
    readonly discs: string;
    readonly pile: string;
    readonly flower: string;
    readonly skullSide: string;
    readonly isOut: string;
    readonly turn: string;
    readonly challenger: string;
    readonly lastBid: string;
    readonly noBid: string;
    readonly bid: string;
    readonly end: string;
    readonly flowers: string;
    readonly skullOf: (name: string) => string;
    readonly lastSkull: string;
    readonly lastSkulls: { readonly challenger: string; readonly anyone: string };
  };
  readonly moreRules: string;
}
