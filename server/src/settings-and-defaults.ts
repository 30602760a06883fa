import { isIP } from 'node:net';
import { availableParallelism, networkInterfaces } from 'node:os';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All that can be set from outside. */
export interface Config {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** The folder with the data, where no other database is set. */
  readonly folder: string;
  readonly databaseUrl: string | null;
  /** Where other nodes on the same database call this one; null: at an address of this machine; `off`: nowhere. */
  readonly nodeUrl: string | null;
  /** The folder of the built page. */
  readonly pageDir: string | null;
  /** The address at which people find the server; null: the address in each request is believed. */
  readonly origin: string | null;
  /** The proxies that are believed about a client's address: so many of them, or those at these addresses. */
  readonly trustProxy: number | readonly string[] | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Requests a second; 0: no limit. */
  readonly ratePerAddress: number;
  readonly ratePerSession: number;
  /** Streams at once; 0: no limit. */
  readonly streamsPerAddress: number;
  /** Connections at once, except from trusted proxies; 0: no limit. */
  readonly connectionsPerAddress: number;
  /** The token that a reader of the metrics must send; null: whoever asks from inside the network may read them. */
  readonly metricsToken: string | null;
  readonly quotas: QuotaSettings;
  readonly keep: KeepSettings;
  /** After so many days a finished match goes to the archive; 0: never. */
  readonly archiveDays: number;
  readonly botThreads: number;
  /** Whether there is a deal a day. */
  readonly daily: boolean;
}

/** How much one person or one address may keep here at once; 0: no limit. */
export interface QuotaSettings {
  /** Tables that have not ended, counted for those who opened them. */
  readonly tablesPerAddress: number;
  readonly tablesPerPerson: number;
  /** The public ones among those tables. */
  readonly publicTablesPerAddress: number;
  readonly publicTablesPerPerson: number;
  /** After so many entries a table takes only what leads its match to its end. */
  readonly entriesPerTable: number;
  /** Bytes of score sheets that others can watch. */
  readonly sheetBytesPerAddress: number;
}

/** For how many days tables are kept at which nothing happens any more; 0: for ever. */
export interface KeepSettings {
  /** Closed before a match was begun. */
  readonly unbegun: number;
  /** Closed over a match that nobody finished. */
  readonly abandoned: number;
  readonly finished: number;
}

const MB = 1_048_576;

type Environment = { readonly [name: string]: string | undefined };

/** Reads the settings, and says everything that is wrong with them at once. */
export function readConfig(env: Environment): Result<Config, readonly Fault[]> {
  const faults: Fault[] = [];
  const wrong = (key: string, name: string, given: string, more = {}): void => {
    faults.push(fault(key, { name, given, ...more }));
  };

  const text = (name: string): string | null => {
    const given = env[name]?.trim();
    if (given === undefined) return null;
    if (given === '') wrong('setting-empty', name, given);
    return given === '' ? null : given;
  };
  const int = (name: string, otherwise: number, min: number, max: number): number => {
    const given = text(name);
    if (given === null) return otherwise;
    if (/^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max) return Number(given);
    wrong('setting-wants-int', name, given, { min, max });
    return otherwise;
  };
  const choice = <T extends string>(name: string, otherwise: T, choices: readonly T[]): T => {
    const given = text(name);
    const chosen = choices.find((one) => one === given);
    if (given !== null && chosen === undefined) {
      wrong('setting-wants-choice', name, given, { choices: choices.join(', ') });
    }
    return chosen ?? otherwise;
  };
  const origin = (name: string): string | null => {
    const given = text(name);
    if (given === null) return null;
    const url = URL.canParse(given) ? new URL(given) : null;
    const whole = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
    if (whole && url.search === '' && url.hash === '' && url.username === '') return url.origin;
    wrong('setting-wants-url', name, given);
    return null;
  };
  const database = (name: string): string | null => {
    const given = text(name);
    if (given === null) return null;
    if (URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)) return given;
    // It may hold a password, so it is not repeated.
    faults.push(fault('setting-wants-database', { name }));
    return null;
  };
  const node = (name: string): string | null => {
    const given = text(name);
    if (given === null || given === 'off') return given;
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url?.protocol === 'http:' && `${url.origin}/` === url.href) return url.origin;
    wrong('setting-wants-node', name, given);
    return null;
  };
  const secret = (name: string): string | null => {
    const given = text(name);
    if (given === null || /^[!-~]{16,200}$/.test(given)) return given;
    // A secret is not repeated either.
    faults.push(fault('setting-wants-secret', { name }));
    return null;
  };
  const proxies = (name: string): Config['trustProxy'] => {
    const given = text(name);
    if (given === null) return null;
    if (/^\d$/.test(given)) return given === '0' ? null : Number(given);
    const list = given.split(',').map((one) => one.trim());
    if (list.every(isNetwork)) return list;
    wrong('setting-wants-proxy', name, given);
    return null;
  };

  const config: Config = {
    host: text('HOST') ?? everywhere(),
    port: int('PORT', 3000, 0, 65_535),
    folder: text('DATA_DIR') ?? './data',
    databaseUrl: database('DATABASE_URL'),
    nodeUrl: node('NODE_URL'),
    pageDir: text('PAGE_DIR'),
    origin: origin('PUBLIC_URL'),
    trustProxy: proxies('TRUST_PROXY'),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    ratePerAddress: int('RATE_PER_ADDRESS', 50, 0, 1_000_000),
    ratePerSession: int('RATE_PER_SESSION', 20, 0, 1_000_000),
    streamsPerAddress: int('STREAMS_PER_ADDRESS', 64, 0, 1_000_000),
    connectionsPerAddress: int('CONNECTIONS_PER_ADDRESS', 256, 0, 1_000_000),
    metricsToken: secret('METRICS_TOKEN'),
    quotas: {
      tablesPerAddress: int('TABLES_PER_ADDRESS', 200, 0, 1_000_000),
      tablesPerPerson: int('TABLES_PER_PERSON', 50, 0, 1_000_000),
      publicTablesPerAddress: int('PUBLIC_TABLES_PER_ADDRESS', 24, 0, 1_000_000),
      publicTablesPerPerson: int('PUBLIC_TABLES_PER_PERSON', 4, 0, 1_000_000),
      entriesPerTable: int('ENTRIES_PER_TABLE', 20_000, 0, 1_000_000),
      sheetBytesPerAddress: MB * int('SHEET_MB_PER_ADDRESS', 32, 0, 1_000_000),
    },
    keep: {
      unbegun: int('KEEP_UNBEGUN_DAYS', 1, 0, 100_000),
      abandoned: int('KEEP_ABANDONED_DAYS', 30, 0, 100_000),
      finished: int('KEEP_FINISHED_DAYS', 0, 0, 100_000),
    },
    archiveDays: int('ARCHIVE_FINISHED_DAYS', 0, 0, 100_000),
    botThreads: int('BOT_THREADS', Math.max(1, Math.min(4, availableParallelism() - 1)), 1, 64),
    daily: choice('DAILY', 'on', ['on', 'off']) === 'on',
  };
  return faults.length === 0 ? ok(config) : fail(faults);
}

/** Every address of this machine; some machines have IPv4 only. */
const everywhere = (): string =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'))
    ? '::'
    : '0.0.0.0';

function isNetwork(given: string): boolean {
  if (given === 'loopback' || given === 'linklocal' || given === 'uniquelocal') return true;
  const [address = '', bits, ...rest] = given.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The settings for the log, without what is secret in them. */
export function summaryOf(config: Config): Record<string, unknown> {
  const { databaseUrl, folder, metricsToken, ...given } = config;
  const rest = { ...given, metricsToken: metricsToken !== null };
  if (databaseUrl === null) return { ...rest, folder };
  const { protocol, host, pathname } = new URL(databaseUrl);
  return { ...rest, database: `${protocol}//${host}${pathname}` };
}
