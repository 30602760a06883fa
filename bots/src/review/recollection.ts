import { type Game, type Log, Match, type Outcome, type View } from '@crossbones/core';

/** One decision of a match: what its seat saw, and what it did. All that a reviewer gets. */
export interface DecisionPoint {
  /** Entries before it. */
  readonly step: number;
  readonly seat: number;
  readonly view: View;
  /** What could be done, in words. */
  readonly legal: readonly string[];
  readonly word: string;
}

/** A finished match as it is reviewed: its decisions, and what everybody saw after each of its entries. */
export interface Recollection {
  readonly decisions: readonly DecisionPoint[];
  readonly seen: readonly View[];
  /** How it ended; null if it did not. */
  readonly outcome: Outcome | null;
  /** Seats of one side have equal numbers. */
  readonly sides: readonly number[];
}

/**
 * Plays a recorded match again and collects its decisions: the answers of seats that the game waited for and that
 * could have answered otherwise. What was undone is left out; a sealed choice counts as it was changed last.
 */
export function recollect<S>(
  game: Game<S>,
  log: Pick<Log, 'rules' | 'seats' | 'key' | 'entries'> & { readonly options: unknown },
): Recollection {
  const match = replayed(game, { ...log, entries: [] });
  const decisions: DecisionPoint[] = [];
  const seen: View[] = [];
  /** For each move in force, how to forget it. */
  const forget: (() => void)[] = [];
  const look = (): void => void seen.push(match.view(match.step, 'spectator').view);
  look();
  for (const entry of log.entries) {
    if ('action' in entry) forget.push(remember(decisions, match, entry.seat, entry.action));
    else if (entry.table === 'undo') forget.pop()?.();
    const done = match.enter(entry, { recorded: true });
    if (!done.ok) throw new Error(`entry ${match.step} is refused: ${JSON.stringify(done.error)}`);
    look();
  }
  const state = match.at(match.step);
  const sides = Array.from({ length: match.seats }, (_, seat) => game.side(state, seat));
  return { decisions, seen, outcome: match.outcome(), sides };
}

function replayed<S>(game: Game<S>, log: Parameters<typeof Match.replay<S>>[1]): Match<S> {
  const match = Match.replay(game, log);
  if (!match.ok) throw new Error(`the match cannot be opened: ${JSON.stringify(match.error)}`);
  return match.value;
}

/** Adds the decision that an action answers, if it answers one; answers how to take that back. */
function remember(decisions: DecisionPoint[], match: Match, seat: number, word: string): () => void {
  const { step, actors, legal, view } = match.view(match.step, seat);
  if (legal.length < 2) return () => {};
  if (actors.includes(seat)) {
    decisions.push({ step, seat, view, legal, word });
    return () => void decisions.pop();
  }
  // The seat changes what it has sealed: the question is the same one, and what it answered after that is void.
  const same = decisions.findLastIndex((one) => one.seat === seat && one.legal.join() === legal.join());
  if (same < 0) return () => {};
  const before = [...decisions];
  const kept = before.filter((one, i) => i <= same || one.seat !== seat);
  decisions.splice(0, before.length, ...kept.with(same, { ...before[same], word }));
  return () => void decisions.splice(0, decisions.length, ...before);
}
