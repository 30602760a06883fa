import type { Refusal } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import type { Rng } from '@crossbones/core';

/** Plays any legal action whenever the game waits for it, and sometimes when the game does not. */
export class RandomPlayer {
  /** Refusals of actions that the game had asked for. */
  readonly refused: Refusal[] = [];
  private busy = false;
  /** The number of the last action. */
  private acted = 0;
  private readonly stop: () => void;

  constructor(
    private readonly table: TableClient,
    private readonly rng: Rng,
    /** An action that is not waited for is made once in so many times. */
    private readonly idle = 6,
  ) {
    this.stop = table.listen(() => void this.act());
    void this.act();
  }

  close(): void {
    this.stop();
  }

  private async act(): Promise<void> {
    const { table } = this;
    if (this.busy || table.table?.phase !== 'playing' || table.step === null || table.seat === null) return;
    // Our last action is not shown yet, though the table may be newer.
    if (table.step.seq < this.acted) return;
    const { actors, may, legal, decision } = table.step.sight;
    const asked = actors.includes(table.seat);
    if (!asked && !(may.includes(table.seat) && this.rng.below(this.idle) === 0)) return;
    this.busy = true;
    const done = await table.submit([legal[this.rng.below(legal.length)]], decision);
    if (done.ok) this.acted = done.value.seq;
    // An action that is not waited for may come too late.
    else if (asked && done.error.code !== 'given-up') this.refused.push(done.error);
    this.busy = false;
    if (done.ok || !asked) void this.act();
  }
}
