import type { Body } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { counted, eventually, sliced } from '@crossbones/core/suite';
import { expect } from 'vitest';
import { gather, NetworkPlayer } from '../clients/network-player.js';
import { FastClock } from '../clocks/fast-clock.js';
import type { Ground } from '../storage/ground.js';
import { type Ack, AckAudit } from './ack-audit.js';
import { ServerGroup } from './server-group.js';

/** The tables that are played all the time; bots have the seats without people. */
const crews: readonly (Body<'open'> & { readonly people: number })[] = [
  { game: 'skull-king', seats: 4, options: { schedule: [2, 3, 4] }, people: 4 },
  { game: 'skull-king', seats: 3, options: { schedule: [5, 5] }, people: 3 },
  { game: 'skull-queen', seats: 3, people: 3 },
  { game: 'skull', seats: 4, people: 3, settings: { undo: false } },
];

/** Clients try again so many times faster than real ones. */
const PACE = 3;
/** Bots and clocks of the server are so many times faster than real ones. */
const SERVER_PACE = 5;
/** At least so many commands are acknowledged between two kills. */
const LOAD = process.env.DEEP ? 160 : 40;
/** So many commands of each table are sent again after each kill. */
const REPEATED = 4;

/** Random moments, so that a kill may hit anything. */
const moments = new FastRng(sliced('moments'));
const moment = (): Promise<void> => new Promise((go) => setTimeout(go, moments.below(400)));

interface Figures {
  rounds: number;
  acknowledged: number;
  /** Commands that were not answered yet when it was killed. */
  unanswered: number;
  /** Requests that were sent more than once. */
  retried: number;
  /** Acknowledged requests that were sent again afterwards, and got the same reply. */
  repeated: number;
  tables: number;
  finished: number;
  lines: number;
  problems: string[];
}

/**
 * Several matches without a pause between them; kills the server in the middle, and compares what was told with the
 * storage.
 */
class CrashRun {
  readonly book = new AckAudit();
  readonly figures: Figures = {
    rounds: 0,
    acknowledged: 0,
    unanswered: 0,
    retried: 0,
    repeated: 0,
    tables: 0,
    finished: 0,
    lines: 0,
    problems: [],
  };
  private readonly players: NetworkPlayer[] = [];
  private readonly tables = new Map<string, readonly NetworkPlayer[]>();
  private readonly playing: Promise<void>[] = [];
  private held = false;
  private over = false;
  private gathering = 0;
  private failure: unknown = null;

  constructor(
    private readonly group: ServerGroup,
    private readonly pace = PACE,
  ) {}

  async begin(): Promise<void> {
    for (const { people, ...opening } of crews) {
      const crew: NetworkPlayer[] = [];
      for (let i = 0; i < people; i++) {
        const at = this.players.length;
        const player = new NetworkPlayer(
          this.group.urls(at),
          this.book,
          `Sailor ${at}`,
          new FastClock(this.pace),
        );
        await player.embark();
        crew.push(player);
        this.players.push(player);
      }
      this.playing.push(
        this.play(crew, opening).catch((error) => {
          this.failure ??= error;
        }),
      );
    }
  }

  /** One match after the other. */
  private async play(crew: readonly NetworkPlayer[], opening: Body<'open'>): Promise<void> {
    while (!this.over) {
      if (this.held) {
        await eventually('it goes on', () => !this.held || this.over);
        continue;
      }
      this.gathering++;
      const table = await gather(crew, opening);
      this.tables.set(table, crew);
      this.figures.tables++;
      this.gathering--;
      for (const player of crew) player.asleep = this.held;
      await Promise.all(crew.map((player) => player.play()));
      // Somebody who has left a table hears no more of it.
      await this.until(
        'everybody has heard the last word',
        () => this.over || crew.every(({ person }) => this.book.heardAll(table, person)),
      );
    }
  }

  /** Lets the load run, kills at a random moment, and then compares everything with what is kept. */
  async round(kill: () => Promise<void>): Promise<void> {
    const { acked } = this.book;
    await this.until('there is load', () => this.book.acked > acked + LOAD);
    await moment();
    this.figures.unanswered += this.players.reduce((sum, { unanswered }) => sum + unanswered, 0);
    await kill();
    const back = this.book.acked;
    await this.until('it goes on', () => this.book.acked > back + LOAD / 2);
    await this.until('all streams are back', () => this.players.every(({ stream }) => stream.live));
    await this.hold();
    for (const [table, crew] of this.tables) await this.audit(table, crew);
    this.release();
    this.figures.rounds++;
  }

  async end(): Promise<Figures> {
    await this.hold();
    await this.abandon();
    if (this.failure !== null) throw this.failure;
    const { acked: acknowledged, retried } = this.book;
    return { ...this.figures, acknowledged, retried };
  }

  /** Gives up waiting for answers. */
  async abandon(): Promise<void> {
    this.over = true;
    for (const player of this.players) player.disembark();
    await Promise.all(this.playing);
  }

  /** What helps to find out what went wrong. */
  get state(): string[] {
    return this.players.map(({ name, connection, stream, client, unanswered }) =>
      JSON.stringify([
        name,
        connection.node,
        stream.live,
        client?.id,
        client?.table?.phase,
        client?.seq,
        unanswered,
      ]),
    );
  }

  private async hold(): Promise<void> {
    this.held = true;
    for (const player of this.players) player.asleep = true;
    await this.until('everything is answered', () => {
      return this.gathering === 0 && this.players.every(({ unanswered }) => unanswered === 0);
    });
  }

  private release(): void {
    this.held = false;
    for (const player of this.players) player.rouse();
  }

  private until(what: string, check: () => boolean): Promise<void> {
    return eventually(what, () => {
      if (this.failure !== null) throw this.failure;
      return check();
    });
  }

  private async audit(table: string, crew: readonly NetworkPlayer[]): Promise<void> {
    const { figures, group, book } = this;
    let finding = await book.audit(group.ground, table);
    // Bots, clocks and streams may still be working; what was acknowledged must be there already.
    await eventually(`${table} comes to rest`, async () => {
      if (!finding.moved && finding.missed.length === 0) return true;
      finding = await book.audit(group.ground, table);
      return false;
    }).catch((why: Error) => figures.problems.push(why.message));
    const { phase } = finding.table;
    figures.problems.push(...[...finding.problems, ...finding.missed].map((what) => `${table}: ${what}`));
    await this.repeat(book.acks.get(table) ?? [], crew);
    if (phase !== 'over') return;
    figures.finished++;
    figures.lines += finding.lines;
    this.tables.delete(table);
    book.forget(table);
  }

  /** The same key gets the same reply, whichever node is asked. */
  private async repeat(acks: readonly Ack[], crew: readonly NetworkPlayer[]): Promise<void> {
    const some = acks.filter(({ route }) => route === 'submit' || route === 'say').slice(-REPEATED);
    for (const { person, table, route, key, body, reply } of some) {
      const player = crew.find((one) => one.person === person)!;
      const [node] = this.group.urls(this.figures.repeated++);
      const again = await player.post(node, `/api/tables/${table}/${route}`, body, key);
      if (again.status !== 200 || JSON.stringify(again.body) !== JSON.stringify(reply))
        this.figures.problems.push(`${route} ${reply.seq} again: ${JSON.stringify(again)}`);
    }
  }
}

/** So many rounds of load, kill and audit: nothing that was acknowledged may be lost, doubled or out of order. */
export async function survived(
  ground: Ground,
  nodes: number,
  rounds: number,
  what: string,
  strike: (group: ServerGroup, round: number, book: AckAudit) => Promise<void>,
  /** Before anybody comes. */
  prepare: (group: ServerGroup) => Promise<void> = async () => {},
  pace = PACE,
): Promise<void> {
  const group = await ServerGroup.launch(ground, nodes, SERVER_PACE);
  const crashRun = new CrashRun(group, pace);
  try {
    await prepare(group);
    await crashRun.begin();
    for (let round = 0; round < rounds; round++) {
      await crashRun.round(() => strike(group, round, crashRun.book));
      expect(crashRun.figures.problems).toEqual([]);
    }
    const figures = await crashRun.end();
    if (process.env.DEEP) console.log(JSON.stringify(figures));
    expect(figures).toMatchObject({ rounds, problems: [] });
    expect(figures.acknowledged).toBeGreaterThan(rounds * 40);
    expect(figures.retried).toBeGreaterThan(0);
    expect(figures.repeated).toBeGreaterThan(rounds);
    expect(crashRun.book.refusals).toEqual([]);
    counted({ [what]: rounds, acknowledgements: figures.acknowledged });
  } catch (error) {
    console.error([...crashRun.state, ...group.logged.slice(-10)].join('\n'));
    throw error;
  } finally {
    await crashRun.abandon();
    await group.stop();
    await ground.leave();
  }
}
