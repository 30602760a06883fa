import {
  dailyKey,
  dailyName,
  dateOf,
  dayOf,
  FastRng,
  type Game,
  type Json,
  keyFrom,
  keyOf,
  type Log,
  Match,
  must,
  type Options,
  type Proof,
  rngAt,
  saltHashOf,
  secretHashOf,
  versionOf,
} from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { kinds as cardKinds } from '@crossbones/games/queens-collection/cards';
import type { State as QueensCollection } from '@crossbones/games/queens-collection/state';
import { GONE } from '@crossbones/games/skull/discs';
import type { State as Skull } from '@crossbones/games/skull/state';
import { codeOf } from '@crossbones/games/skull-king/cards';
import type { State as SkullKing } from '@crossbones/games/skull-king/state';
import { kinds as diceKinds } from '@crossbones/games/skull-king-dice/dice';
import type { State as SkullKingDice } from '@crossbones/games/skull-king-dice/state';
import { codes } from '@crossbones/games/skull-queen/cards';
import type { State as SkullQueen } from '@crossbones/games/skull-queen/state';

/** A chance event of a match and what it gave, in the words of docs/fairness.md. */
export type Dealt = { readonly event: string } & { readonly [what: string]: Json };

interface Reader<S> {
  /** The first draw: a seat or a gang. */
  number(state: S): number;
  /** The row of cards or dice as it lies once shuffled. */
  row(state: S): readonly string[];
  /** What other events gave, by the first part of their name. */
  readonly others?: { readonly [event: string]: (before: S, after: S) => { readonly [what: string]: Json } };
}

const named = (numbers: Uint8Array, names: (number: number) => string): string[] =>
  Array.from(numbers, names);

const skullKing: Reader<SkullKing> = {
  number: (s) => s.dealer,
  row: (s) => named(s.pile.subarray(0, s.deck.cards.length), codeOf),
};
const skullKingDice: Reader<SkullKingDice> = {
  number: (s) => s.starter,
  row: (s) => named(s.draw, (kind) => diceKinds[kind]),
  others: {
    roll: (before, after) => {
      const face = after.rolls[(before.trick - 1) * before.seats + before.landed] & 15;
      return { face: face === 0 ? 'flag' : face === 10 ? 'skull' : face };
    },
  },
};
const skullQueen: Reader<SkullQueen> = {
  number: (s) => s.dealer,
  row: (s) => named(s.deck, (card) => codes[card]),
};
const skull: Reader<Skull> = {
  number: (s) => s.first,
  row: () => [],
  others: {
    loss: (before, after) => {
      const had = before.skull[before.challenger] !== GONE;
      return { lost: had && after.skull[before.challenger] === GONE ? 'skull' : 'flower' };
    },
  },
};
const queensCollection: Reader<QueensCollection> = {
  number: (s) => s.first,
  row: (s) => named(s.reserve.subarray(0, s.end), (kind) => cardKinds[kind]),
  others: {
    pawns: (_, s) => ({
      boxes: Array.from({ length: 8 }, (_, box) =>
        Array.from(s.board.subarray(box * 8, box * 8 + 8)).flatMap((count, pawn) =>
          Array<string>(count).fill(cardKinds[pawn]),
        ),
      ),
    }),
    reshuffle: (_, after) => ({ row: queensCollection.row(after) }),
  },
};

const readers: { readonly [id in GameId]: Reader<never> } = {
  'skull-king': skullKing,
  'skull-king-dice': skullKingDice,
  'skull-queen': skullQueen,
  skull,
  'queens-collection': queensCollection,
};

/** Every chance event of a log, as the engine lets it happen. */
export function eventsOf(log: Log): Dealt[] {
  const match = must(Match.replay(games[log.game as GameId] as Game, { ...log, entries: [] }));
  const { game, seats, options, key } = match;
  const reader = readers[log.game as GameId] as Reader<unknown>;
  const state = game.create(seats, options);
  const before = game.create(seats, options);
  const dealt: Dealt[] = [];
  const settle = (): void => {
    for (let event = game.event(state); event !== null; event = game.event(state)) {
      game.copy(state, before);
      game.chance(state, rngAt(key, event));
      const [kind] = event.split('/');
      const other = reader.others?.[kind];
      if (other !== undefined) dealt.push({ event, ...other(before, state) });
      else if (kind === 'deal') dealt.push({ event, row: reader.row(state), hands: game.open(state).hands });
      else dealt.push({ event, number: reader.number(state) });
    }
  };
  settle();
  for (const { seat, action } of inForce(log)) {
    game.apply(state, seat, game.parse(action)!);
    settle();
  }
  return dealt;
}

/** The actions that were not taken back. */
function inForce({ entries }: Log): { seat: number; action: string }[] {
  const moves: { seat: number; action: string }[] = [];
  for (const entry of entries) {
    if ('action' in entry) moves.push(entry);
    else if (entry.table === 'undo') moves.pop();
  }
  return moves;
}

/** A whole match at random, with a proof as a server gives it: some seats are bots, and some salts never came. */
export function playedLog(
  id: GameId,
  seats: number,
  chosen: Options,
  seed: string,
  rules?: number,
  /** So many tables share the deal. */
  tables = 1,
): Log {
  const newest: Game = games[id];
  const game = versionOf(newest, rules ?? newest.rules)!;
  const options = must(game.options.check(chosen, seats));
  const rng = new FastRng(seed);
  const hex = (): string => Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');
  const secret = hex();
  const salts = Array.from(
    { length: seats * tables },
    () => [hex(), hex(), `sálz ${rng.below(99)} 🏴‍☠️`, '', null][rng.below(5)],
  );
  const proof: Proof = {
    match: `table ${seed}`.slice(0, 30).trim(),
    deal: 'deal',
    secret,
    secretHash: secretHashOf(secret),
    saltHashes: salts.map((salt) => (salt === null ? null : saltHashOf(salt === '' ? hex() : salt))),
    salts,
    ...(tables === 1 ? {} : { tables: { at: 1, of: tables } }),
  };
  const key = keyOf(secret, {
    match: proof.match,
    game: id,
    rules: game.rules,
    options,
    seats: salts.map((salt) => (salt === null ? 'bot' : 'person')),
    salts,
    ...(tables === 1 ? {} : { tables }),
  });
  const match = must(Match.open(game, { seats, options, key }));
  playOut(match, rng);
  return { ...match.log(), proof };
}

/** The same for a deal of the day: nobody has a salt, and the key comes from this link of a short chain. */
export function dailyLog(id: GameId, seats: number, place: number, seed: string): Log {
  const game: Game = games[id];
  const options = must(game.options.check({}, seats));
  const links = [secretHashOf(keyFrom(seed))];
  while (links.length <= 9) links.unshift(secretHashOf(links[0]));
  const first = '2026-12-30';
  const match = dailyName(dateOf(dayOf(first)! + place - 1), id);
  const secret = dailyKey(links[place], match);
  const nobody = Array<null>(seats).fill(null);
  const proof: Proof = {
    match,
    deal: match,
    secret,
    secretHash: secretHashOf(secret),
    saltHashes: nobody,
    salts: nobody,
    chain: { anchor: links[0], first, link: links[place] },
  };
  const played = must(Match.open(game, { seats, options, key: secret }));
  playOut(played, new FastRng(seed));
  return { ...played.log(), proof };
}

function playOut(match: Match, rng: FastRng): void {
  while (match.outcome() === null) {
    const { actors, may } = match.view(match.step, 'spectator');
    const among = may.length > 0 && rng.below(8) === 0 ? may : actors;
    const seat = among[rng.below(among.length)];
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
    if (rng.below(40) === 0 && match.undoable(seat)) must(match.record({ table: 'undo', seat }));
    if (rng.below(200) === 0 && match.outcome() === null) {
      must(match.record({ table: 'pause' }));
      must(match.record({ table: 'resume' }));
    }
  }
}
