import { type Fault, type Log, Match, must, ok, type Result } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { rulebook } from '../../play/local/engine.js';
import type { OpenStep, SeenStep } from './replay-steps.js';

// This file loads the engine: a page that only plays at a table of the server never does.

type Written = Pick<Log, 'rules' | 'seats' | 'key' | 'entries'> & { readonly options: unknown };
/** A match of this device may not say under which rules it was begun; then they are today's. */
type Kept = Omit<Written, 'rules'> & { readonly rules?: number | undefined };

/** The match of a log, every entry of it checked. */
export async function replayed(game: GameId, log: Written): Promise<Result<Match, Fault>> {
  return Match.replay(await rulebook(game), log);
}

/** The steps of a match in this browser, each worked out when it is first wanted. */
export async function runner(id: GameId, log: Kept): Promise<Result<Running, Fault>> {
  const game = await rulebook(id);
  // Only the head is checked; the entries are this device's own.
  const opened = Match.replay(game, { ...log, rules: log.rules ?? game.rules, entries: [] });
  return opened.ok ? ok(new Running(opened.value, log.entries)) : opened;
}

class Running {
  private readonly shown: OpenStep[] = [];

  constructor(
    private readonly match: Match,
    private readonly entries: Log['entries'],
  ) {
    this.show();
  }

  get(from: number, count: number): readonly OpenStep[] {
    while (this.shown.length < from + count && this.shown.length <= this.entries.length) {
      must(this.match.enter(this.entries[this.shown.length - 1], { recorded: true }));
      this.show();
    }
    return this.shown.slice(from, from + count);
  }

  seen(step: number, seat: number): SeenStep {
    this.get(step, 1);
    const { view, between } = this.match.view(step, seat);
    return { view, between };
  }

  private show(): void {
    const { match, entries, shown } = this;
    const step = shown.length;
    shown.push({
      step,
      entry: step === 0 ? null : entries[step - 1],
      actors: [...match.actors],
      ...match.open(),
    });
  }
}
