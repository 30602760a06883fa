import { FastRng } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, type TestTable } from '../../test/test-table.js';
import { appear, disappear, standIn } from './absence.js';
import { back } from './away-and-back.js';
import type { Person, Request } from './request.js';
import { showTable } from './show.js';
import type { Table } from './table.js';

const people = [ann, ben, cat, dan];
const GONE_MS = 120_000;
const RUNS = process.env.DEEP === '1' ? 2_000 : 150;
const STEPS = 120;

/** Who is there, and who would let a bot play for whom, written down apart from the table. */
class Roll {
  readonly goneSince = new Map<number, number>();
  private readonly votes = people.map(() => new Set<number>());

  sees(seat: number): void {
    if (this.goneSince.delete(seat)) this.votes[seat].clear();
  }
  loses(seat: number, at: number): void {
    if (!this.goneSince.has(seat)) this.goneSince.set(seat, at);
  }
  vote(by: number, seat: number, agreed: boolean): void {
    if (agreed) this.votes[seat].add(by);
    else this.votes[seat].delete(by);
  }
  replaced(seat: number): void {
    this.votes[seat].clear();
  }

  /** Whether most of those who are there and play have agreed, and the owner has been gone for long enough. */
  mayStandIn(scene: TestTable, seat: number): boolean {
    const since = this.goneSince.get(seat);
    if (since === undefined || scene.served(since, scene.at) < GONE_MS) return false;
    const there = people.flatMap((_, one) =>
      this.goneSince.has(one) || scene.table.places[one].away ? [] : [one],
    );
    return there.filter((one) => this.votes[seat].has(one)).length * 2 > there.length;
  }
}

/** One table over which people come, go, vote and act in any order, and nodes die. */
function course(seed: string): { replaced: number; returned: number } {
  const rng = new FastRng(seed);
  const scene = begun({ game: 'skull-king', seats: 4, options: { schedule: [3] } }, people);
  const roll = new Roll();
  const tally = { replaced: 0, returned: 0 };
  // As the server does it: whoever has done something is there.
  const asks = (by: Person, command: (table: Table, request: Request) => { readonly ok: boolean }) => {
    const seat = people.indexOf(by);
    const done = scene.ask(by, (table, request) => {
      const result = command(table, request) as ReturnType<typeof back>;
      if (result.ok) appear(table, by.id, request.at);
      return result;
    });
    if (done.ok) roll.sees(seat);
    return done.ok;
  };
  for (let step = 0; step < STEPS && scene.table.phase === 'playing'; step++) {
    const seat = rng.below(4);
    const who = people[seat];
    const played = people.map((_, one) => scene.table.botPlays(one));
    let voted: number | null = null;
    switch (rng.below(8)) {
      case 0:
      case 1:
        scene.pass(rng.below(90_000));
        break;
      case 2: {
        // No node is there for a while, which is charged to nobody.
        const start = scene.at;
        scene.pass(rng.below(300_000));
        scene.outages.push({ start, until: scene.at });
        break;
      }
      case 3:
        scene.self((table, at) => void disappear(table, who.id, at));
        roll.loses(seat, scene.at);
        break;
      case 4:
        scene.self((table, at) => void appear(table, who.id, at));
        roll.sees(seat);
        break;
      case 5:
        if (scene.table.actors.includes(seat) && !scene.table.botPlays(seat)) {
          scene.submit(who);
          scene.self((table, at) => void appear(table, who.id, at));
          roll.sees(seat);
        } else asks(who, back);
        break;
      default: {
        const other = (seat + 1 + rng.below(3)) % 4;
        const agreed = rng.below(5) > 0;
        if (asks(who, (table, request) => standIn(table, request, { seat: other, agreed }))) {
          if (!played[other]) roll.vote(seat, other, agreed);
          voted = other;
        }
      }
    }
    for (const [one, before] of played.entries()) {
      const now = scene.table.botPlays(one);
      if (now && !before) {
        expect(roll.mayStandIn(scene, one), `${seed}, step ${step}: seat ${one} was pushed out`).toBe(true);
        roll.replaced(one);
        tally.replaced++;
      }
      if (!now && before) tally.returned++;
      // Nobody has to ask twice for what most of them want.
      if (!now && one === voted)
        expect(roll.mayStandIn(scene, one), `${seed}, step ${step}: the vote on seat ${one} is lost`).toBe(
          false,
        );
    }
    if (step % 10 === 0) expect(showTable(scene.reloaded())).toEqual(showTable(scene.table));
  }
  return tally;
}

describe('the vote for a bot, whatever the order of things', () => {
  it('pushes out nobody who is there, and is not lost where most agree', () => {
    const total = { replaced: 0, returned: 0 };
    for (let run = 0; run < RUNS; run++) {
      const { replaced, returned } = course(`absence ${run}`);
      total.replaced += replaced;
      total.returned += returned;
    }
    // It has been tried often enough to mean something.
    expect(total.replaced).toBeGreaterThan(RUNS / 4);
    expect(total.returned).toBeGreaterThan(RUNS / 20);
  });
});
