import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds in milliseconds; the last one is without bound. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000] as const;

/** The event loop is looked at so often, in milliseconds: each look wakes a process that has nothing else to do. */
const LOOK_MS = 100;

/** By the value of the one label that it has. */
interface Labelled {
  readonly label: string;
  readonly values: ReadonlyMap<string, number>;
}

/** Counts what goes on, and tells it as Prometheus reads it. */
export class Metrics {
  private readonly requests = new Map<string, Map<number, number>>();
  private readonly buckets: number[] = new Array(bounds.length + 1).fill(0);
  private spent = 0;
  private readonly lag = monitorEventLoopDelay({ resolution: LOOK_MS });
  actions = 0;
  readonly gauges = new Map<string, { readonly about: string; read(): number | Labelled }>();

  constructor() {
    this.lag.enable();
  }

  counted(route: string, status: number): void {
    let counts = this.requests.get(route);
    if (counts === undefined) {
      counts = new Map();
      this.requests.set(route, counts);
    }
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  /** One command was decided and, if accepted, kept. */
  took(ms: number): void {
    const at = bounds.findIndex((bound) => ms <= bound);
    this.buckets[at === -1 ? bounds.length : at]++;
    this.spent += ms;
  }

  gauge(name: string, about: string, read: () => number | Labelled): void {
    this.gauges.set(name, { about, read });
  }

  stop(): void {
    this.lag.disable();
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, type: string, about: string): void => {
      lines.push(`# HELP crossbones_${name} ${about}`, `# TYPE crossbones_${name} ${type}`);
    };
    const one = (name: string, type: string, about: string, value: number): void => {
      head(name, type, about);
      lines.push(`crossbones_${name} ${value}`);
    };

    head('requests_total', 'counter', 'Requests answered, by route and status.');
    for (const [route, counts] of this.requests) {
      for (const [status, count] of counts) {
        lines.push(`crossbones_requests_total{route="${route}",status="${status}"} ${count}`);
      }
    }
    one('actions_total', 'counter', 'Game actions accepted from people.', this.actions);
    head('command_seconds', 'histogram', 'From a command read to its answer, the durable commit included.');
    let sum = 0;
    this.buckets.forEach((count, i) => {
      sum += count;
      const bound = i < bounds.length ? bounds[i] / 1_000 : '+Inf';
      lines.push(`crossbones_command_seconds_bucket{le="${bound}"} ${sum}`);
    });
    lines.push(
      `crossbones_command_seconds_sum ${this.spent / 1_000}`,
      `crossbones_command_seconds_count ${sum}`,
    );

    for (const [name, { about, read }] of this.gauges) {
      const now = read();
      if (typeof now === 'number') one(name, 'gauge', about, now);
      else {
        head(name, 'gauge', about);
        for (const [value, count] of now.values)
          lines.push(`crossbones_${name}{${now.label}="${value}"} ${count}`);
      }
    }
    // What Node tells is the time between two looks.
    const lag = (at: number): number => Math.max(0, this.lag.percentile(at) / 1e9 - LOOK_MS / 1_000);
    one('event_loop_lag_seconds', 'gauge', '99 % of the waits in the event loop are shorter.', lag(99));
    this.lag.reset();
    const { rss, heapUsed } = process.memoryUsage();
    one('memory_bytes', 'gauge', 'Memory of the process.', rss);
    one('heap_bytes', 'gauge', 'Memory that JavaScript uses.', heapUsed);
    const { user, system } = process.cpuUsage();
    one('cpu_seconds_total', 'counter', 'Time on the processor.', (user + system) / 1e6);
    return `${lines.join('\n')}\n`;
  }
}
