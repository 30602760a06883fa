import type { EventName } from '@crossbones/api';
import type { World } from '@crossbones/core';
import type { Follower } from '../room/followers.js';
import type { CallNode, NodeConnection, NodeListener } from './connection.js';
import { type ForwardedRequest, type RequestOutcome, readOutcome } from './forwarded.js';
import { isProof, PROTOCOL, proofOf, SHORT_LINE } from './passport.js';

/** A link on which nothing was heard for so many turns is dead; each turn we ask for a sign of life. */
export const SILENT_TURNS = 4;
const LONGEST_LINE = 64 * 1_024 * 1_024;

/** The node that is called, as the database has it. */
export interface CalledNode {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

interface Followed {
  readonly table: string;
  readonly follower: Follower;
  readonly found: (leave: (() => void) | null | 'elsewhere') => void;
}

/** This node's link to another, over which that one does for us what concerns its tables. */
export class OutgoingLink implements NodeListener {
  /** Whether each has proved to the other who it is. */
  open = false;
  longest = SHORT_LINE;
  private readonly connection: NodeConnection;
  private readonly challenge: string;
  private readonly asked = new Map<number, (outcome: RequestOutcome | null) => void>();
  private readonly followed = new Map<number, Followed>();
  private numbers = 0;
  private quiet = 0;
  private over = false;

  /** `changed` is called when the link is open, and when it is over. */
  constructor(
    private readonly to: CalledNode,
    from: string,
    dial: CallNode,
    world: Pick<World, 'random'>,
    private readonly changed: () => void,
  ) {
    this.challenge = Buffer.from(world.random(16)).toString('hex');
    this.connection = dial(to.url);
    this.connection.listener = this;
    this.connection.send(`call ${PROTOCOL} ${to.id} ${from} ${this.challenge}`);
  }

  /** Has a request done there; null: nobody knows whether it was, so ask again under the same key, or do it here. */
  ask(request: ForwardedRequest): Promise<RequestOutcome | null> {
    const { route, ...rest } = request;
    return new Promise((resolve) => {
      if (this.over) return resolve(null);
      const number = ++this.numbers;
      this.asked.set(number, resolve);
      this.connection.send(`ask ${number} ${route} ${JSON.stringify(rest)}`);
    });
  }

  /** Follows a table there. Null: there is no such table; `elsewhere`: it cannot be followed there. */
  follow(
    table: string,
    follower: Follower,
    after: number | null,
  ): Promise<(() => void) | null | 'elsewhere'> {
    return new Promise((found) => {
      if (this.over) return found('elsewhere');
      const number = ++this.numbers;
      this.followed.set(number, { table, follower, found });
      this.connection.send(`follow ${number} ${table} ${follower.person ?? '-'} ${after ?? '-'}`);
    });
  }

  /** Called from time to time: says that we are here, and gives up where nothing comes back. */
  turn(): void {
    if (this.quiet++ >= SILENT_TURNS) this.end();
    else if (this.open) this.connection.send('ping');
  }

  heard(line: string): void {
    if (this.over) return;
    this.quiet = 0;
    const [word, ...rest] = line.split(' ', 3);
    if (!this.open) {
      if (word === 'called') this.prove(rest[0]!, rest[1] ?? '');
      else if (word === 'open') {
        this.open = true;
        this.longest = LONGEST_LINE;
        this.changed();
      } else this.end();
      return;
    }
    this.obey(word!, Number.parseInt(rest[0] ?? '', 10), line);
  }

  closed(): void {
    this.end();
  }

  /** Closes it. What was asked is asked elsewhere, and what was followed is followed elsewhere. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.open = false;
    this.connection.close();
    this.changed();
    for (const resolve of this.asked.values()) resolve(null);
    for (const { found } of this.followed.values()) found('elsewhere');
    this.asked.clear();
    this.followed.clear();
  }

  private obey(word: string, number: number, line: string): void {
    switch (word) {
      case 'pong':
        break;
      case 'answer':
        this.answered(number, readOutcome(line.slice(line.indexOf(' ', 7) + 1)));
        break;
      case 'broken':
        this.answered(number, null);
        this.settle(number, 'elsewhere');
        break;
      case 'following':
        this.settle(number, () => this.leave(number));
        break;
      case 'unknown':
        this.settle(number, null);
        break;
      case 'tell':
        this.tell(number, line.split('\t'));
        break;
      case 'gone':
        this.lose(number);
        break;
      default:
        this.end();
    }
  }

  private prove(challenge: string, proof: string): void {
    const { secret } = this.to;
    if (isProof(proof, proofOf(secret, 'called', this.challenge)))
      this.connection.send(`proof ${proofOf(secret, 'caller', challenge)}`);
    else this.end();
  }

  private answered(number: number, outcome: RequestOutcome | null): void {
    const resolve = this.asked.get(number);
    this.asked.delete(number);
    resolve?.(outcome);
  }

  /** Says what came of following; a later answer to the same is none. */
  private settle(number: number, leave: (() => void) | null | 'elsewhere'): void {
    const followed = this.followed.get(number);
    if (typeof leave !== 'function') this.followed.delete(number);
    followed?.found(leave);
  }

  private leave(number: number): void {
    if (this.followed.delete(number) && !this.over) this.connection.send(`leave ${number}`);
  }

  /** The table is no more. */
  private lose(number: number): void {
    const lost = this.followed.get(number);
    this.followed.delete(number);
    lost?.follower.gone?.(lost.table);
  }

  private tell(number: number, [, ...events]: readonly string[]): void {
    const followed = this.followed.get(number);
    if (followed === undefined) return;
    const { table, follower } = followed;
    for (const text of events) {
      const [event, seq] = text.split(' ', 2) as [EventName, string];
      const json = text.slice(event.length + seq.length + 2);
      follower.tell(event, json, seq === '-' ? undefined : { table, seq: Number(seq) });
    }
  }
}
