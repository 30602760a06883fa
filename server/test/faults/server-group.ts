import type { Ground } from '../storage/ground.js';
import { lastingPort, type Spawned, spawnServer } from './process.js';
import { FaultProxy } from './proxy.js';

/** One or more servers on one storage, each at an address that it keeps when it comes back. */
export class ServerGroup {
  private readonly nodes: (Spawned | null)[] = [];
  private readonly since = Date.now();
  /** The ports that people connect to. */
  private doors: readonly number[];

  private constructor(
    readonly ground: Ground,
    readonly ports: readonly number[],
    private readonly pace: number,
  ) {
    this.doors = ports;
  }

  /** Their time runs `pace` times as fast as ours. */
  static async launch(ground: Ground, size: number, pace = 1): Promise<ServerGroup> {
    const ports: number[] = [];
    while (ports.length < size) {
      const port = await lastingPort();
      if (!ports.includes(port)) ports.push(port);
    }
    const group = new ServerGroup(ground, ports, pace);
    await Promise.all(ports.map((_, node) => group.start(node)));
    return group;
  }

  /** The addresses of all, this one's first. */
  urls(first = 0): string[] {
    return this.doors.map((_, i) => `http://127.0.0.1:${this.doors[(first + i) % this.doors.length]}`);
  }

  /** From now on people come through these proxies, one before each node. */
  async front(): Promise<FaultProxy[]> {
    const proxies = await Promise.all(this.ports.map((port) => FaultProxy.before(port)));
    this.doors = proxies.map(({ port }) => port);
    return proxies;
  }

  node(at: number): Spawned {
    const node = this.nodes[at];
    if (!node) throw new Error(`node ${at} is not there`);
    return node;
  }

  async start(at: number): Promise<void> {
    const { databaseUrl, folder } = this.ground.config;
    this.nodes[at] = await spawnServer({
      env: {
        PORT: String(this.ports[at]),
        ...(databaseUrl === null ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
      },
      pace: this.pace,
      since: this.since,
    });
  }

  async kill(at: number, signal: NodeJS.Signals = 'SIGKILL'): ReturnType<Spawned['kill']> {
    const node = this.node(at);
    this.nodes[at] = null;
    return node.kill(signal);
  }

  /** Starts the servers that do not run. */
  async mend(): Promise<void> {
    await Promise.all(this.ports.map((_, at) => (this.nodes[at] ? undefined : this.start(at))));
  }

  /** What the logs of the running servers have said. */
  get logged(): string[] {
    return this.nodes.flatMap((node) => node?.logged ?? []);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node?.kill()));
  }
}
