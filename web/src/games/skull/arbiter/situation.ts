import { inPlay, type Mat as Lying, owners, tableOf } from '@crossbones/games/skull/arbiter';
import { MOST_IN_HAND } from '@crossbones/games/skull/discs';
import { type GameOptions, options } from '@crossbones/games/skull/options';
import { type LinkFault, LinkReader, namesField } from '../../../play/arbiter/link-reader.js';

/** One mat on the table. */
export type Mat = Required<Lying>;

/** What somebody asks about a table of Skull, just as the address carries it. Mats stand in table order. */
export interface Situation {
  readonly ask: 'bid' | 'turn';
  readonly players: number;
  readonly gangs: 1 | 2;
  /** S-10: who pays with a last skull. */
  readonly lastSkull: GameOptions['lastSkull'];
  readonly mats: readonly Mat[];
  /** The highest bid so far, or the challenger's. */
  readonly bid: number;
  /** The mat whose turn it is, or the challenger's. */
  readonly who: number;
  /** Whose skull was turned up; null for flowers only. */
  readonly skull: number | null;
  /** What the players are called, seat by seat; those without a name are numbered. */
  readonly names?: readonly string[];
}

export const lastSkulls = options.fields.lastSkull.values;
const asks = ['bid', 'turn'] as const;
/** The fewest and the most players. */
export function crowd(gangs: 1 | 2): readonly [min: number, max: number] {
  const seats = options.seats({ ...options.defaults, gangs });
  return [seats[0], seats[seats.length - 1]];
}

const whole = (mat: Mat | undefined): Mat => mat ?? { discs: MOST_IN_HAND, pile: 1, flower: false };

/** The nearest situation that is possible: at least two players are in, and no pile is larger than what its gang has. */
export function settled(given: Situation): Situation {
  const { gangs } = given;
  const [min, max] = crowd(gangs);
  const players = Math.min(max, Math.max(min, given.players));
  let mats = Array.from({ length: players * gangs }, (_, i) => whole(given.mats[i])).map(
    ({ discs, pile, flower }): Mat => ({
      discs,
      pile: discs === 0 ? 0 : Math.min(discs, Math.max(1, pile)),
      flower,
    }),
  );
  const persons = new Set(inPlay(mats).map((mat) => mat % players));
  if (persons.size < 2) mats = mats.map((mat) => (mat.discs > 0 ? mat : { ...mat, discs: 1, pile: 1 }));
  const table = tableOf(mats);
  const who = mats[given.who]?.discs > 0 ? given.who : inPlay(mats)[0];
  const bid =
    given.ask === 'turn'
      ? Math.min(table, Math.max(1, given.bid))
      : Math.min(table - 1, Math.max(0, given.bid));
  const next = { ...given, players, mats, who, bid };
  const skull =
    given.ask === 'turn' && given.skull !== null && owners(mats, who, bid).includes(given.skull)
      ? given.skull
      : null;
  return { ...next, skull };
}

/** The situation an address describes, as far as it can be read, and what could not be. */
export function readSituation(query: URLSearchParams): {
  readonly situation: Situation;
  readonly complaints: readonly LinkFault[];
} {
  const letter = new LinkReader(query);
  const ask = letter.word('ask', asks, 'bid');
  const gangs = letter.word('gangs', ['1', '2'], '1') === '2' ? 2 : 1;
  const players = letter.int('n', ...crowd(gangs), 4);
  const count = players * gangs;
  const numbers = (field: string, max: number, usual: number): number[] => {
    const given = letter.list(field) ?? [];
    if (given.length > count) letter.complain({ key: 'too-many', field, max: count });
    return Array.from({ length: count }, (_, i) => {
      const [word, at] = given[i] ?? [String(usual), i + 1];
      if (/^\d$/.test(word) && Number(word) <= max) return Number(word);
      letter.complain({ key: 'number', field: `${field}[${at}]`, given: word, min: 0, max });
      return usual;
    });
  };
  const discs = numbers('discs', MOST_IN_HAND, MOST_IN_HAND);
  const piles = numbers('piles', MOST_IN_HAND, 1);
  const flowers = letter.words(
    'won',
    Array.from({ length: count }, (_, mat) => String(mat)),
    [],
  );
  const mats = discs.map((n, i): Mat => ({ discs: n, pile: piles[i], flower: flowers.includes(String(i)) }));
  const given: Situation = {
    ask,
    gangs,
    lastSkull: letter.word('lastSkull', lastSkulls, 'challenger'),
    players,
    mats,
    who: letter.int('who', 0, count - 1, 0),
    bid: letter.int('bid', 0, MOST_IN_HAND * count, 0),
    names: letter.names('names', players),
    skull: query.has('skull') ? letter.int('skull', 0, count - 1, -1) : null,
  };
  return { situation: settled(given), complaints: letter.end() };
}

/** A situation's own address, without the question mark. */
export function writeSituation(situation: Situation): string {
  const { ask, gangs, lastSkull, players, mats, who, bid, skull, names = [] } = settled(situation);
  const listed = (field: string, numbers: readonly number[], usual: number): string | null =>
    numbers.every((n) => n === usual) ? null : `${field}=${numbers.join(',')}`;
  const flowers = [...mats.keys()].filter((mat) => mats[mat].flower);
  return [
    ask === 'bid' ? null : `ask=${ask}`,
    `n=${players}`,
    gangs === 1 ? null : 'gangs=2',
    lastSkull === 'challenger' ? null : `lastSkull=${lastSkull}`,
    listed(
      'discs',
      mats.map((mat) => mat.discs),
      MOST_IN_HAND,
    ),
    listed(
      'piles',
      mats.map((mat) => mat.pile),
      1,
    ),
    flowers.length === 0 ? null : `won=${flowers.join(',')}`,
    `who=${who}`,
    bid === 0 ? null : `bid=${bid}`,
    skull === null ? null : `skull=${skull}`,
    namesField(names.slice(0, players)),
  ]
    .filter((part) => part !== null)
    .join('&');
}
