/** Settings of a server on any free port that keeps nobody waiting and takes all there is. */
export const unlimited = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_PER_ADDRESS: '0',
  RATE_PER_SESSION: '0',
  STREAMS_PER_ADDRESS: '0',
  TABLES_PER_ADDRESS: '0',
  TABLES_PER_PERSON: '0',
  PUBLIC_TABLES_PER_ADDRESS: '0',
  PUBLIC_TABLES_PER_PERSON: '0',
  ENTRIES_PER_TABLE: '0',
  SHEET_MB_PER_ADDRESS: '0',
  KEEP_UNBEGUN_DAYS: '0',
  KEEP_ABANDONED_DAYS: '0',
  KEEP_FINISHED_DAYS: '0',
  BOT_THREADS: '1',
} as const;
