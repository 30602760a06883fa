import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { FastRng } from '@crossbones/core';
import { sliced } from '@crossbones/core/suite';

/**
 * What a network can do: `resets` cuts connections in the middle; `drip` lets one byte a second through; `deaf`
 * swallows everything and says nothing, not even that the other side has gone; `far` takes 200 ms, plus or minus 100.
 */
export const weathers = ['resets', 'drip', 'deaf', 'far'] as const;
export type Weather = (typeof weathers)[number] | 'fair';

/** One chunk in so many is cut. */
const CUT = 25;
const SECOND = 1_000;
const [NEAREST, SPREAD] = [100, 200];

const after = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** A proxy before a server, on which things go wrong as long as the weather is bad. */
export class FaultProxy {
  weather: Weather = 'fair';
  /** How much the weather has spoilt since it began: chunks that were lost, cut, or made to wait. */
  spoilt = 0;
  private readonly open = new Set<Socket>();
  private readonly rng = new FastRng(sliced('weather'));

  private constructor(
    private readonly server: Server,
    private readonly to: number,
  ) {
    server.on('connection', (near) => this.ferry(near));
  }

  static async before(port: number): Promise<FaultProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultProxy(server, port);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  turn(weather: Weather): void {
    this.weather = weather;
    this.spoilt = 0;
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private ferry(near: Socket): void {
    const far = connect(this.to, '127.0.0.1');
    const both = [near, far] as const;
    const line = { deaf: false };
    for (const [i, from] of both.entries()) {
      this.open.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      const to = both[1 - i];
      let queue = Promise.resolve();
      from.on('data', (chunk) => {
        queue = queue.then(() => this.pass(chunk, to, both, line));
      });
      from.once('close', () => {
        this.open.delete(from);
        // A deaf connection is not told that the other side has gone, as long as the weather lasts.
        if (!line.deaf || this.weather === 'fair') void queue.then(() => to.destroy());
      });
    }
  }

  /** One chunk, on its way to `to`. */
  private async pass(
    chunk: Buffer,
    to: Socket,
    both: readonly [Socket, Socket],
    line: { deaf: boolean },
  ): Promise<void> {
    line.deaf ||= this.weather === 'deaf';
    if (this.weather !== 'fair') this.spoilt++;
    if (line.deaf) return;
    if (this.weather === 'resets' && this.rng.below(CUT) === 0) {
      // It may have arrived whole, or only a part of it.
      to.write(chunk.subarray(0, this.rng.below(chunk.length + 1)));
      for (const socket of both) socket.resetAndDestroy();
      return;
    }
    if (this.weather === 'far') await after(NEAREST + this.rng.below(SPREAD));
    for (let at = 0; at < chunk.length; at++) {
      if (this.weather !== 'drip' || to.destroyed) {
        to.write(chunk.subarray(at));
        return;
      }
      to.write(chunk.subarray(at, at + 1));
      await after(SECOND);
    }
  }
}
