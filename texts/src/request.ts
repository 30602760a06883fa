/** What can be wrong with a request before anybody looks at what it asks. */
export type RequestFault =
  | 'not-found'
  | 'no-table'
  | 'no-daily'
  | 'no-code'
  | 'no-sheet'
  | 'not-your-sheet'
  | 'line-gap'
  | 'line-differs'
  | 'line-too-long'
  | 'sheet-full'
  | 'too-many-sheets'
  | 'too-many-tables'
  | 'too-many-tables-here'
  | 'too-many-public-tables'
  | 'too-many-public-tables-here'
  | 'table-full'
  | 'key-reused'
  | 'bad-url'
  | 'too-slow'
  | 'too-large'
  | 'wants-content-type'
  | 'wants-string'
  | 'wants-form'
  | 'wants-boolean'
  | 'wants-null'
  | 'wants-number'
  | 'wants-other'
  | 'forbidden-key'
  | 'forbidden-character'
  | 'slow-down'
  | 'too-many-guesses'
  | 'too-many-streams'
  | 'bad-topic'
  | 'stopping';

/**
 * Faults that only programs meet, or people who run a server: the page never causes them, and does not load their
 * sentences.
 */
export type WireFault =
  | 'wrong-method'
  | 'bad-http'
  | 'wants-host'
  | 'unknown-expectation'
  | 'headers-too-large'
  | 'wants-plain-body'
  | 'foreign-origin'
  | 'wants-idempotency-key'
  | 'bad-idempotency-key'
  | 'wants-known-query'
  | 'wants-topics'
  | 'topic-twice'
  | 'bad-cursor'
  | 'foreign-host'
  | 'inside-only'
  | 'too-many-connections'
  | 'too-deep';

/** What can be wrong with the settings that the server is started with. */
export type SettingFault =
  | 'setting-wants-int'
  | 'setting-wants-url'
  | 'setting-wants-node'
  | 'setting-wants-database'
  | 'setting-wants-proxy'
  | 'setting-wants-secret'
  | 'setting-wants-choice'
  | 'setting-empty'
  | 'port-taken'
  | 'port-forbidden'
  | 'host-unknown';
