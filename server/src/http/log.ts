import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../settings-and-defaults.js';

export type { Logger } from 'pino';

/** What must never be read in a log, wherever it stands in a line. */
const secret = ['cookie', 'token', 'code', 'password', 'secret', 'salt', 'authorization', 'databaseUrl'];

/** Lines of JSON for the operator, on the standard error: the standard output is for people. */
export const openLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*["set-${name}"]`]), censor: '…' },
    },
    to,
  );

/** What the log says of an error: never the values that came with it. */
export const told = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        // Not under the name `code`: so the short code of a table is called, which is never logged.
        errno: (error as NodeJS.ErrnoException).code,
        stack: error.stack,
      }
    : { message: String(error) };
