import { FastRng } from '@crossbones/core';
import type { Outlet } from '../src/http/stream.js';
import { Agenda } from './agenda.js';
import { call } from './cable.js';
import { type Chaos, calm, type MessageKind } from './chaos.js';
import { type ClientBehaviour, type Outside, SimClient } from './client.js';
import { AckLedger, type Kept } from './ledger.js';
import { type Serve, type SimAnswer, type SimCommand, SimNode } from './node.js';

/** How long a machine believes in a connection whose other end is silent. */
const HALF_OPEN_MS = 60_000;

/** What a simulation is made of. */
interface Setting<D extends Kept> {
  readonly seed: string;
  readonly nodes: number;
  readonly disk: D;
  /** What each node does. */
  readonly serve: Serve;
  /** Waits until all promises that can be settled are. */
  turn(): Promise<void>;
}

/** Somebody who watches the simulation, for a picture of it. */
interface Onlooker {
  sent(client: SimClient, command: SimCommand, node: SimNode): void;
  /** Null: it is known that no answer comes. */
  answered(client: SimClient, command: SimCommand, node: SimNode, answer: SimAnswer | null): void;
  /** Somebody asks this node to follow the table. */
  followed(client: SimClient, node: SimNode): void;
}

/** The whole service: nodes, clients, and the disk and the network between them. */
export class Simulation<D extends Kept = Kept> implements Outside {
  readonly seed: string;
  readonly disk: D;
  readonly agenda: Agenda;
  readonly ledger = new AckLedger();
  readonly nodes: SimNode[];
  readonly clients: SimClient[] = [];
  /** What goes wrong at the moment. */
  chaos: Chaos = calm;
  onlooker: Onlooker | null = null;
  private readonly rng: FastRng;

  constructor({ seed, nodes, disk, serve, turn }: Setting<D>) {
    this.seed = seed;
    this.disk = disk;
    this.agenda = new Agenda(turn);
    this.rng = new FastRng(`${seed} clients`);
    const ground = {
      agenda: this.agenda,
      serve,
      chaos: {
        write: (node) => this.chaos.write(node),
        read: (node) => this.chaos.read(node),
        timer: (node) => this.chaos.timer(node),
        message: (kind, client, node) => this.chaos.message(kind, client, node),
      } satisfies Chaos,
      shared: nodes > 1,
      seed,
      announce: (from: SimNode, topic: string, seq: number, node?: string) =>
        this.announce(from, topic, seq, node),
      call: (from: SimNode, url: string) => call(this, from, this.nodes[Number(url.split(':')[1])]),
      broken: (error: unknown) =>
        this.ledger.blame(`something broke: ${error instanceof Error ? error.stack : String(error)}`),
    };
    this.nodes = Array.from({ length: nodes }, (_, index) => new SimNode(index, ground));
    for (const node of this.nodes) node.start();
  }

  client(behaviour: ClientBehaviour, invite: (table: string) => void = () => {}): SimClient {
    const index = this.clients.length;
    const client = new SimClient(
      index,
      this,
      this.ledger,
      new FastRng(`${this.seed} ${index}`),
      behaviour,
      invite,
    );
    this.clients.push(client);
    return client;
  }

  after(ms: number, name: string, call: () => void): () => void {
    return this.agenda.after(ms, name, call);
  }

  send(
    client: SimClient,
    command: SimCommand,
    answer: (answer: SimAnswer | null, arrived: number) => void,
  ): void {
    const node = this.pick();
    this.onlooker?.sent(client, command, node);
    const lost = (): void => {
      this.onlooker?.answered(client, command, node, null);
      answer(null, 0);
    };
    this.carry(
      'request',
      client,
      node,
      () => {
        if (!node.up) return lost();
        const { now } = this.agenda;
        const { index, token } = client;
        node.receive({ index, token }, command, (given) =>
          this.carry(
            'answer',
            client,
            node,
            () => {
              this.onlooker?.answered(client, command, node, given);
              answer(given, now);
            },
            lost,
          ),
        );
      },
      lost,
    );
  }

  listen(
    client: SimClient,
    topics: string,
    cursor: string | null,
    heard: (text: string) => void,
    ended: () => void,
  ): () => void {
    const node = this.pick();
    this.onlooker?.followed(client, node);
    const line = new Line(this, client, node, heard, ended);
    const { index, token } = client;
    this.carry(
      'request',
      client,
      node,
      () => {
        if (node.up) node.open({ index, token }, topics, cursor, line, line.cut);
        else ended();
      },
      ended,
    );
    return () => line.hangUp();
  }

  /** Carries a message over, as often and as late as chaos says; calls `lost` if a side learns that it was lost. */
  carry(kind: MessageKind, client: SimClient, node: SimNode, arrive: () => void, lost: () => void): void {
    const { copies, known = false } = this.chaos.message(kind, client.index, node.index);
    const name = `${kind} ${client.index} ${node.index}`;
    for (const ms of copies) this.agenda.after(ms, name, arrive);
    if (copies.length === 0 && known) this.agenda.after(1, `${name} lost`, lost);
  }

  /** From now on nothing goes wrong. */
  heal(): void {
    this.agenda.note('heal');
    this.chaos = calm;
    for (const node of this.nodes) node.offset = 0;
  }

  end(): void {
    for (const node of this.nodes) node.end();
  }

  /** Whether every match that was begun is over, even if nobody is left to see it. */
  atRest(): boolean {
    return this.disk.tables().every(({ phase }) => phase === 'over' || phase === 'closed');
  }

  /** Any node: a client learns only by asking whether it runs. */
  private pick(): SimNode {
    return this.nodes[this.rng.below(this.nodes.length)];
  }

  private announce(from: SimNode, topic: string, seq: number, name?: string): void {
    for (const node of this.nodes) {
      if (node === from || (name !== undefined && node.name !== name)) continue;
      const { copies } = this.chaos.message('news', from.index, node.index);
      for (const ms of copies)
        this.agenda.after(ms, `news ${from.index} ${node.index}`, () => node.hear(topic, seq));
    }
  }
}

/** One stream between a node and a client; what arrives, arrives in order. */
class Line implements Outlet {
  readonly writableLength = 0;
  destroyed = false;
  private readonly closes: (() => void)[] = [];
  private last = 0;
  /** Nothing comes through any more, and neither side knows. */
  private dead = false;

  constructor(
    private readonly sim: Simulation,
    private readonly client: SimClient,
    private readonly node: SimNode,
    private readonly heard: (text: string) => void,
    private readonly ended: () => void,
  ) {}

  /** The node has died: the client learns of it, unless the line was dead before. */
  cut = (): void => {
    this.node.forget(this.cut);
    this.destroyed = true;
    if (!this.dead) this.sim.after(5, `line cut ${this.client.index}`, this.ended);
  };

  write(text: string): void {
    if (this.dead || this.destroyed) return;
    const { copies, known = false } = this.sim.chaos.message('event', this.client.index, this.node.index);
    if (copies.length === 0) {
      if (known) this.lose();
      else this.die();
      return;
    }
    this.deliver(copies[0], `event ${this.client.index}`, () => this.heard(text));
  }

  end(): void {
    this.destroyed = true;
    if (!this.dead) this.deliver(1, `end ${this.client.index}`, this.ended);
    this.close();
  }

  destroy(): void {
    this.end();
  }

  on(_event: 'close', gone: () => void): void {
    this.closes.push(gone);
  }

  /** The client has gone; the node hears of it, at once or much later. */
  hangUp(): void {
    const { copies } = this.sim.chaos.message('request', this.client.index, this.node.index);
    const ms = this.dead || copies.length === 0 ? HALF_OPEN_MS : copies[0];
    this.sim.after(ms, `hung up ${this.client.index}`, () => this.node.told(() => this.close()));
  }

  /** Both learn that it is broken. */
  private lose(): void {
    this.dead = true;
    this.sim.after(1, `line lost ${this.client.index}`, this.ended);
    this.sim.after(1, `line lost ${this.node.index}`, () => this.node.told(() => this.close()));
  }

  private die(): void {
    this.dead = true;
    this.sim.after(HALF_OPEN_MS, `line given up ${this.node.index}`, () =>
      this.node.told(() => this.close()),
    );
  }

  private deliver(ms: number, name: string, call: () => void): void {
    const { agenda } = this.sim;
    this.last = Math.max(this.last, agenda.now + ms);
    agenda.after(this.last - agenda.now, name, () => {
      if (!this.dead) call();
    });
  }

  private close(): void {
    this.node.forget(this.cut);
    this.destroyed = true;
    for (const close of this.closes.splice(0)) close();
  }
}
