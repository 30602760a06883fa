import { branchOf, type OpenedMatch, openedOf } from '../../play/local/branch.js';
import { randomHex } from '../../play/local/random-hex.js';
import { fetchAll, keep, type SavedMatch } from '../../play/local/saved-matches.js';
import type { LinkedMatch } from './branch-link.js';

interface Kept {
  readonly match: SavedMatch;
  readonly branch: SavedMatch | null;
  readonly opened: OpenedMatch;
}

/** Puts what came in a link onto this device; what is here already, from the same link, stays as it is. */
export async function keepLinked({ opened, branch }: LinkedMatch): Promise<Kept> {
  const all = await fetchAll();
  const { setup, rules, names, bots, entries, outcome } = opened;
  const now = Date.now();
  const said = JSON.stringify(entries);
  const known = all.find(
    (one) => one.foreign === true && one.setup.key === setup.key && JSON.stringify(one.entries) === said,
  );
  const match: SavedMatch = known ?? {
    id: randomHex(8),
    // Where bots alone have played, somebody must sit where it is looked at.
    setup: { ...setup, bots: bots.length === setup.seats ? bots.slice(1) : bots },
    rules,
    names,
    entries,
    outcome,
    begun: now,
    touched: now,
    foreign: true,
  };
  if (known === undefined) await keep(match);
  const whole = openedOf(match);
  if (whole === null) throw new Error(`${match.id} is not over`);
  if (branch === null) return { match, branch: null, opened: whole };
  const moves = JSON.stringify(branch.entries);
  const begun = all.find(
    ({ origin, entries }) =>
      origin?.match === whole.match &&
      origin.name === branch.name &&
      JSON.stringify(entries.slice(0, branch.entries.length)) === moves,
  );
  if (begun !== undefined) return { match, branch: begun, opened: whole };
  const mine = names.flatMap((_, seat) => (branch.bots.includes(seat) ? [] : [seat]));
  const { step, name, level } = branch;
  const made = branchOf(whole, { step, name, mine, level, self: '' });
  const kept: SavedMatch = {
    ...made,
    names: branch.names,
    entries: branch.entries,
    outcome: branch.outcome,
    ...(branch.outcome === null ? {} : { foreign: true }),
  };
  await keep(kept);
  return { match, branch: kept, opened: whole };
}
