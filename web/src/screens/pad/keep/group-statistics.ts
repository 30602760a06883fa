import type { FactKey } from '../../../play/pad/pad-game.js';
import type { Past } from './finished-sheet.js';
import { folded } from './group.js';

/** How one member of a group did over all these games. */
export interface MemberTally {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Points a game; null where games have none, or where those of different games would be mixed. */
  readonly average: number | null;
  /** Bids said and kept; in Skull challenges taken up and brought off. */
  readonly said: number;
  readonly kept: number;
  /** Games won in a row: until now, and at best. */
  readonly streak: number;
  readonly longest: number;
}

/** Something that nobody of the group has outdone. */
export interface Feat {
  readonly name: string;
  readonly points: number;
  /** Counted from 0; null for a whole game. */
  readonly round: number | null;
  readonly sheet: string;
  readonly begun: number;
  /** Others who did as well, each once. */
  readonly tied: readonly string[];
}

/** What a group can tell of its games. */
export interface Chronicle {
  readonly games: number;
  /** What `said` and `kept` count. */
  readonly said: 'bids' | 'challenges';
  /** Most wins first. */
  readonly tallies: readonly MemberTally[];
  readonly bestTotal: Feat | null;
  readonly bestRound: Feat | null;
  /** The win from furthest behind: how many points, after which round. */
  readonly comeback: Feat | null;
  /** Their best common result, from 1 to 5. */
  readonly bestGrade: number | null;
}

/** Reads the past of a group. Points are compared only when all games are the same. */
export function chronicleOf(pasts: readonly Past[]): Chronicle {
  const inOrder = [...pasts].sort((one, other) => one.begun - other.begun);
  const games = new Set(inOrder.map(({ game }) => game));
  const comparable = games.size === 1 ? inOrder.filter(({ points }) => points !== null) : [];
  const names = new Map(inOrder.flatMap(({ players }) => players).map((name) => [folded(name), name]));
  const said = inOrder.some(({ deeds }) => deeds.some(({ bids = 0 }) => bids > 0)) ? 'bids' : 'challenges';
  const grades = inOrder.flatMap(({ outcome }) => outcome.grade ?? []);
  return {
    games: inOrder.length,
    said,
    tallies: [...names]
      .map(([key, name]) => tallyOf(key, name, inOrder, games.size === 1, said))
      .sort((one, other) => other.wins - one.wins || (other.average ?? 0) - (one.average ?? 0)),
    bestTotal: best(comparable.flatMap(totalsOf)),
    bestRound: best(comparable.flatMap(roundsOf)),
    comeback: best(comparable.flatMap(comebacksOf).filter(({ points }) => points > 0)),
    bestGrade: grades.length === 0 ? null : Math.max(...grades),
  };
}

/** Those who most often keep what they say; among equals, those who said more. */
export function surestOf({ tallies }: Chronicle): readonly MemberTally[] {
  const order = (one: MemberTally, other: MemberTally): number =>
    other.kept * one.said - one.kept * other.said || other.said - one.said;
  const spoke = tallies.filter(({ said }) => said > 0).sort(order);
  return spoke.filter((one) => order(spoke[0], one) === 0);
}

/** A game in which all play against the box has no winner among them. */
const won = ({ outcome }: Past, seat: number): boolean =>
  outcome.grade === null && outcome.places[seat] === 1;

function tallyOf(
  key: string,
  name: string,
  pasts: readonly Past[],
  oneGame: boolean,
  said: Chronicle['said'],
): MemberTally {
  const sats = pasts.flatMap((past) => {
    const seat = past.players.findIndex((one) => folded(one) === key);
    return seat === -1 ? [] : [{ past, seat }];
  });
  const sum = (fact: FactKey): number =>
    sats.reduce((all, { past, seat }) => all + (past.deeds[seat][fact] ?? 0), 0);
  const ends = sats.flatMap(({ past, seat }) => past.outcome.points?.[seat] ?? []);
  let streak = 0;
  let longest = 0;
  for (const { past, seat } of sats.filter(({ past }) => past.outcome.grade === null)) {
    streak = won(past, seat) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    name,
    games: sats.length,
    wins: sats.filter(({ past, seat }) => won(past, seat)).length,
    average: oneGame && ends.length > 0 ? ends.reduce((all, points) => all + points, 0) / ends.length : null,
    said: sum(said),
    kept: sum(said === 'bids' ? 'made' : 'challengesMade'),
    streak,
    longest,
  };
}

/** The first who did it holds the record; those who did as well later are named beside them. */
function best(feats: readonly Feat[]): Feat | null {
  const first = feats.reduce<Feat | null>(
    (most, one) => (most === null || one.points > most.points ? one : most),
    null,
  );
  if (first === null) return null;
  const equals = feats.filter(
    ({ name, points }) => points === first.points && folded(name) !== folded(first.name),
  );
  const names = new Map(equals.map(({ name }) => [folded(name), name]));
  return { ...first, tied: [...names.values()] };
}

const totalsOf = (past: Past): Feat[] =>
  past.players.map((name, seat) => feat(past, name, past.outcome.points?.[seat] ?? 0, null));

const roundsOf = (past: Past): Feat[] =>
  past.points!.flatMap((row, round) => past.players.map((name, seat) => feat(past, name, row[seat], round)));

/** Those who won alone, with the most they were behind after any round. */
function comebacksOf(past: Past): Feat[] {
  const winners = past.players.flatMap((_, seat) => (won(past, seat) ? [seat] : []));
  if (winners.length !== 1) return [];
  const [seat] = winners;
  return past.totals.map((row, round) => feat(past, past.players[seat], Math.max(...row) - row[seat], round));
}

const feat = ({ sheet, begun }: Past, name: string, points: number, round: number | null): Feat => ({
  name,
  points,
  round,
  sheet,
  begun,
  tied: [],
});
