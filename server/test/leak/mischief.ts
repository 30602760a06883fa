import type { Body } from '@crossbones/api';
import type { Game, Rng } from '@crossbones/core';
import type { Visitor } from '../clients/visitor.js';
import { shuffled, type TwoMatches } from './two-matches.js';
import type { TwoServers } from './two-servers.js';

/** A table on its way, and who is there. */
interface RunSoFar {
  readonly mirror: TwoServers;
  readonly rng: Rng;
  readonly game: Game;
  readonly settings: NonNullable<Body<'open'>['settings']>;
  readonly table: string;
  readonly pair: TwoMatches;
  readonly people: readonly Visitor[];
  readonly watcher: Visitor;
  /** Everybody who must not see a difference; null is somebody whom the server does not know. */
  readonly readers: readonly (Visitor | null)[];
  /** Seats of those who compare what they see, and all others. */
  readonly side: readonly number[];
  readonly others: readonly number[];
  /** What one of the side was granted last, and how they asked. */
  readonly last: {
    readonly who: Visitor;
    readonly key: string;
    readonly body: Body<'submit'>;
  } | null;
  /** How many lines somebody has said. */
  readonly lines: Map<Visitor, number>;
  /** Somebody has said different things in the two worlds, and can tell them apart from now on. */
  readonly tale: { spoken: boolean };
}

/** So many lines of one person are allowed. */
const LINES = 3;

const anyOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** A seat of the side, one that is asked something if there is any. */
function mine({ side, pair, rng }: RunSoFar): number {
  const { actors, may } = pair.acting;
  const waited = side.filter((seat) => actors.includes(seat) || may.includes(seat));
  return anyOf(waited.length > 0 ? waited : side, rng);
}

/** What a seat of the side may do. */
function asked({ pair }: RunSoFar, seat: number): readonly string[] {
  const { actors, may } = pair.acting;
  return actors.includes(seat) || may.includes(seat) ? pair.legal(seat)[0] : [];
}

/**
 * Submits something that is refused in at least one world. If it is not refused in both, or for other reasons, the
 * replies differ.
 */
async function attempt(run: RunSoFar, seat: number, actions: readonly string[], late = 0): Promise<boolean> {
  const { pair, mirror, people, table } = run;
  if (late === 0 && pair.tried(seat, [actions, actions]).every((taken) => taken)) return false;
  const [{ decision }] = pair.sights(seat);
  await mirror.ask(people[seat], 'submit', table, {
    decision: decision + late < 0 ? 1 : decision + late,
    actions: [...actions],
  });
  return true;
}

async function speak(run: RunSoFar, who: Visitor, ask: () => Promise<unknown>): Promise<boolean> {
  const spoken = run.lines.get(who) ?? 0;
  if (spoken >= LINES) return false;
  run.lines.set(who, spoken + 1);
  await ask();
  return true;
}

/** What curious people try. Each compares the answers; false: there was no occasion. */
export const pranks = {
  'a word that is not legal': async (run) => {
    const { game, rng } = run;
    return attempt(run, mine(run), [game.print(rng.below(game.actions))]);
  },
  'what another may do': async (run) => {
    const { pair, rng, others } = run;
    const waited = others.filter((seat) => pair.acting.actors.includes(seat));
    if (waited.length === 0) return false;
    return attempt(run, mine(run), [anyOf(pair.legal(anyOf(waited, rng))[rng.below(2)], rng)]);
  },
  'an answer to another question': async (run) => {
    const { pair, rng } = run;
    const seat = mine(run);
    const [words] = pair.legal(seat);
    return words.length > 0 && attempt(run, seat, [anyOf(words, rng)], rng.below(2) === 0 ? 1 : -1);
  },
  /**
   * A submit is done whole or not at all: somebody whose later words are refused must not learn what the first would
   * have shown.
   */
  'a try before the deed': async (run) => {
    const { pair, rng, game } = run;
    const seat = mine(run);
    const words = shuffled(asked(run, seat), rng).slice(0, 12);
    const telling = words.find((word) => !pair.conceals({ seat, words: [word, word] }));
    if (telling === undefined) return false;
    const [one, other] = pair.beyond(seat, telling);
    const apart = [
      ...one.filter((word) => !other.includes(word)),
      ...other.filter((word) => !one.includes(word)),
    ];
    return attempt(run, seat, [telling, anyOf([...apart, game.print(rng.below(game.actions))], rng)]);
  },
  'two at once': async (run) => {
    const { pair, rng, game } = run;
    const seat = mine(run);
    const words = asked(run, seat);
    if (words.length === 0) return false;
    const first = anyOf(words, rng);
    const next = [...pair.beyond(seat, first).flat(), game.print(rng.below(game.actions))];
    return attempt(run, seat, [first, anyOf(next, rng), ...(rng.below(2) === 0 ? [anyOf(next, rng)] : [])]);
  },
  'words that are none': async (run) => {
    const { rng, pair } = run;
    const seat = mine(run);
    const word = anyOf(['', ' ', 'nonsense', 'bid:99', 'x'.repeat(70), '☠'], rng);
    const [[legal = 'pass']] = pair.legal(seat);
    return attempt(run, seat, rng.below(2) === 0 ? [word] : [legal, word]);
  },
  'taking back': async (run) => {
    const { pair, rng, people, mirror, table, settings } = run;
    const seat = rng.below(3) > 0 ? anyOf(run.side, rng) : rng.below(people.length);
    const [one, other] = pair.undoable(seat);
    // Whether somebody else may undo in only one world does not concern the side.
    if (one !== other && !run.side.includes(seat)) return false;
    const { status, text } = await mirror.ask(people[seat], 'undo', table, {});
    if (text.includes('undo-too-often')) return true;
    if ((status === 200) !== (one && settings.undo === true)) throw new Error(`undo was answered ${status}`);
    if (status === 200) pair.record('undo', seat);
    return true;
  },
  'a look': async ({ mirror, readers, table, rng }) => {
    await mirror.ask(anyOf(readers, rng), 'table', table, undefined);
    return true;
  },
  'the log before the end': async ({ mirror, readers, table, rng }) => {
    const query = anyOf(['', '?from=1', '?count=200', '?from=999999', '?from=-1', '?seat=1'], rng);
    await mirror.ask(anyOf(readers, rng), 'replay', table, undefined, { query });
    await mirror.ask(anyOf(readers, rng), 'log', table, undefined);
    await mirror.ask(anyOf(readers, rng), 'recollection', table, undefined);
    return true;
  },
  'a seat that is not theirs': async ({ mirror, watcher, table, rng, pair }) => {
    const { actors } = pair.acting;
    const [words] = pair.legal(actors[0]);
    const who = rng.below(2) === 0 ? watcher : null;
    const body = { decision: pair.truth.step, actions: [anyOf(words, rng)] };
    if (rng.below(2) === 0) await mirror.ask(who, 'submit', table, body);
    else await mirror.ask(who, anyOf(['undo', 'resign', 'back', 'seatLink'] as const, rng), table, {});
    return true;
  },
  'the same again': async ({ mirror, last, table, rng }) => {
    if (last === null) return false;
    const { who, key, body } = last;
    const again = rng.below(2) === 0 ? body : { ...body, decision: body.decision + 1 };
    await mirror.ask(who, 'submit', table, again, { key });
    return true;
  },
  'talk at the table': async (run) => {
    const { mirror, people, table, rng } = run;
    const who = anyOf(people, rng);
    return speak(run, who, () =>
      mirror.ask(who, 'say', table, { channel: 'table', text: 'Who has the king?' }),
    );
  },
  'talk of those who watch': async (run) => {
    const { mirror, watcher, table, rng, people } = run;
    await mirror.ask(anyOf(people, rng), 'say', table, { channel: 'watchers', text: 'Psst!' });
    return speak(run, watcher, () =>
      mirror.ask(watcher, 'say', table, { channel: 'watchers', text: 'I know!' }),
    );
  },
  'talk of a team': async (run) => {
    const { mirror, people, table, rng, others } = run;
    const seat = rng.below(people.length);
    const who = people[seat];
    const said = (text: string) => ({ channel: 'team', text }) as const;
    const body = others.includes(seat)
      ? ([said('I hold three jokers, and you?'), said('Nothing.')] as const)
      : said('What do they hold?');
    return speak(run, who, async () => {
      const { status } = await mirror.ask(who, 'say', table, body);
      if (status === 200 && others.includes(seat)) run.tale.spoken = true;
    });
  },
  'a wish': async ({ mirror, people, side, table, rng }) => {
    // Somebody who is alone gets what they wish.
    if (people.length === 1) return false;
    const who = people[anyOf(side, rng)];
    await mirror.ask(who, 'wish', table, { wish: anyOf(['pause', 'resume'] as const, rng) });
    await mirror.ask(who, 'wish', table, { wish: null });
    return true;
  },
  'a nudge, a bot for another, a face': async ({ mirror, people, side, watcher, table, rng }) => {
    const seat = rng.below(people.length);
    const who = rng.below(4) === 0 ? watcher : people[anyOf(side, rng)];
    await mirror.ask(who, 'nudge', table, { seat });
    // Nobody has been gone for so long.
    await mirror.ask(who, 'standIn', table, { seat, agreed: true });
    await mirror.ask(who, 'face', table, { face: rng.below(2) === 0 ? null : 1 + rng.below(12) });
    return true;
  },
  'a link to a seat': async ({ mirror, people, side, watcher, table, rng }) => {
    await mirror.ask(people[anyOf(side, rng)], 'seatLink', table, {});
    await mirror.ask(watcher, 'takeSeat', table, { token: 'abcdefghijkmnpqrst' });
    return true;
  },
  'a stream from somewhere': async ({ mirror, readers, table, rng, pair }) => {
    const who = anyOf(readers, rng);
    const at = anyOf([0, 1, 3, pair.truth.step, 8, 99_999], rng);
    const cursor = `${table}:${at}`;
    await mirror.listen(who, table, rng.below(2) === 0 ? { query: cursor } : { header: cursor });
    const wrong = anyOf([`${table}:x`, `${table}:-1`, 'zzz', `${table}:1,${table}:2`], rng);
    await mirror.knock(who, `/api/stream?topics=table:${table}&after=${wrong}`);
    return true;
  },
  'lists and exports': async ({ mirror, readers, people, side, rng }) => {
    const who = people[anyOf(side, rng)];
    if (rng.below(3) === 0) await mirror.glance(anyOf(readers, rng));
    else await mirror.ask(who, anyOf(['export', 'mine', 'lobby', 'me'] as const, rng), null, undefined);
    return true;
  },
  'what others try in vain': async ({ mirror, people, others, table, rng, game, pair }) => {
    if (others.length === 0) return false;
    const seat = anyOf(others, rng);
    const who = people[seat];
    await mirror.murmur(who, 'table', table, undefined);
    const actions = [game.print(rng.below(game.actions))];
    if (pair.tried(seat, [actions, actions])[1]) return false;
    const { decision } = pair.sights(seat)[1];
    const { status } = await mirror.murmur(who, 'submit', table, { decision, actions });
    if (status === 200) throw new Error('an action was taken that is not legal');
    return true;
  },
} as const satisfies { readonly [name: string]: (run: RunSoFar) => Promise<boolean> };

export type Prank = keyof typeof pranks;
