import type { EventName, Route } from '@crossbones/api';
import type { World } from '@crossbones/core';
import type { Follower, Reached } from '../room/followers.js';
import type { NodeConnection, NodeListener } from './connection.js';
import { type ForwardedRequest, type NodeDesk, writeOutcome } from './forwarded.js';
import { SILENT_TURNS } from './outgoing-link.js';
import { isProof, PROTOCOL, proofOf, SHORT_LINE } from './passport.js';

const LONGEST_LINE = 1_024 * 1_024;
/** A caller that is further behind than this is cut off; it comes back and resumes where it was. */
const BEHIND_BYTES = 64 * 1_024 * 1_024;

/** The node that is called. */
interface Called {
  readonly id: string;
  readonly secret: string;
  readonly desk: NodeDesk;
  /** Whether it has stood still, so that what it hears now may be long past. */
  overslept(): boolean;
  /** The link is over. */
  ended(link: IncomingLink): void;
  failed(error: unknown): void;
}

/** The link of another node to this one, for which we do what concerns our tables. */
export class IncomingLink implements NodeListener {
  /** The node that calls, once it has proved that it is one. */
  from: string | null = null;
  longest = SHORT_LINE;
  private caller = '';
  private readonly challenge: string;
  private readonly leaves = new Map<number, () => void>();
  private quiet = 0;
  private over = false;

  constructor(
    private readonly called: Called,
    private readonly connection: NodeConnection,
    world: Pick<World, 'random'>,
  ) {
    this.challenge = Buffer.from(world.random(16)).toString('hex');
    connection.listener = this;
  }

  turn(): void {
    if (this.quiet++ >= SILENT_TURNS) this.end();
  }

  heard(line: string): void {
    if (this.over) return;
    const [word, ...rest] = line.split(' ', 5);
    this.quiet = 0;
    // If we stood still, the caller has turned to somebody else meanwhile.
    if (this.called.overslept()) this.end();
    else if (this.from === null) this.admit(word!, rest);
    else this.obey(word!, Number.parseInt(rest[0] ?? '', 10), rest, line);
  }

  closed(): void {
    this.end();
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    this.connection.close();
    this.called.ended(this);
    for (const leave of this.leaves.values()) leave();
    this.leaves.clear();
  }

  private obey(word: string, number: number, rest: readonly string[], line: string): void {
    switch (word) {
      case 'ping':
        this.send('pong');
        break;
      case 'ask':
        this.ask(number, rest[1] as Route, line.slice(`ask ${rest[0]} ${rest[1]} `.length));
        break;
      case 'follow':
        void this.follow(number, rest[1]!, rest[2]!, rest[3]!);
        break;
      case 'leave':
        this.leaves.get(number)?.();
        this.leaves.delete(number);
        break;
      default:
        this.end();
    }
  }

  private send(line: string): void {
    if (this.over) return;
    this.connection.send(line);
    if (this.connection.writableLength > BEHIND_BYTES) this.end();
  }

  private admit(word: string, rest: readonly string[]): void {
    const { id, secret } = this.called;
    if (word === 'call' && this.caller === '' && rest[0] === PROTOCOL && rest[1] === id) {
      this.caller = rest[2]!;
      this.send(`called ${this.challenge} ${proofOf(secret, 'called', rest[3] ?? '')}`);
    } else if (word === 'proof' && this.caller !== '' && this.isRight(rest[0] ?? '')) {
      this.from = this.caller;
      this.longest = LONGEST_LINE;
      this.send('open');
    } else this.end();
  }

  private isRight(proof: string): boolean {
    return isProof(proof, proofOf(this.called.secret, 'caller', this.challenge));
  }

  private ask(number: number, route: Route, json: string): void {
    const request = JSON.parse(json) as Omit<ForwardedRequest, 'route'>;
    this.called.desk.answer({ ...request, route }).then(
      (outcome) =>
        this.send(outcome === null ? `broken ${number}` : `answer ${number} ${writeOutcome(outcome)}`),
      (error) => this.broke(number, error),
    );
  }

  private async follow(number: number, table: string, person: string, after: string): Promise<void> {
    const follower = new DistantFollower(person === '-' ? null : person, (told) =>
      this.send(`${told === null ? 'gone' : 'tell'} ${number}${told ?? ''}`),
    );
    let left = false;
    this.leaves.set(number, () => {
      left = true;
    });
    try {
      const leave = await this.called.desk.follow(table, follower, after === '-' ? null : Number(after));
      // It may have been left, or the link lost, while the table was read.
      if (left || this.over) return leave?.();
      if (leave === null) this.leaves.delete(number);
      else this.leaves.set(number, leave);
      this.send(`${leave === null ? 'unknown' : 'following'} ${number}`);
    } catch (error) {
      this.leaves.delete(number);
      this.broke(number, error);
    }
  }

  private broke(number: number, error: unknown): void {
    this.called.failed(error);
    this.send(`broken ${number}`);
  }
}

/** Somebody whose stream is at another node. What belongs together is told in one line, so that it arrives or does not. */
class DistantFollower implements Follower {
  private events = '';

  constructor(
    readonly person: string | null,
    /** Null: the table is no more. */
    private readonly send: (events: string | null) => void,
  ) {}

  tell(event: EventName, json: string, reached?: Reached): void {
    if (this.events === '')
      queueMicrotask(() => {
        const { events } = this;
        this.events = '';
        this.send(events);
      });
    this.events += `\t${event} ${reached?.seq ?? '-'} ${json}`;
  }

  gone(): void {
    this.send(null);
  }
}
