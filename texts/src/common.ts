import type { PersonFault } from './person.js';
import type { RequestFault } from './request.js';
import type { TableFault } from './table.js';

/** What can be wrong with a value, a log or a submit: the faults of core. */
type CoreFault =
  | 'wants-choice'
  | 'wants-int'
  | 'wants-text'
  | 'wants-list'
  | 'wants-object'
  | 'unknown-field'
  | 'missing-field'
  | 'wants-key'
  | 'wants-json'
  | 'other-rules'
  | 'no-such-seat'
  | 'no-action'
  | 'unknown-word'
  | 'chance-between'
  | 'sight-between'
  | 'aborted'
  | 'over'
  | 'paused'
  | 'not-paused'
  | 'resigned'
  | 'undo-not-last'
  | 'undo-after-chance'
  | 'undo-after-sight'
  | 'proof-seats'
  | 'proof-secret'
  | 'proof-salt'
  | 'proof-key'
  | 'proof-chain';

/** What a player's own client finds wrong with a deal. */
type SealFault = 'seal-changed' | 'seal-without-you' | 'proof-missing';

/** What can be wrong with a command line. */
export type CommandFault =
  | 'unknown-command'
  | 'unknown-game'
  | 'unknown-option'
  | 'missing-game'
  | 'unknown-bot'
  | 'arena-seats'
  | 'missing-file'
  | 'too-many-arguments'
  | 'option-twice'
  | 'option-wants-value'
  | 'option-wants-none'
  | 'option-wants-int'
  | 'option-wants-choice'
  | 'option-wants-json'
  | 'option-wants-seat'
  | 'option-wants-hash'
  | 'option-wants-url'
  | 'option-wants-table'
  | 'option-needs'
  | 'option-not-with'
  | 'table-not-with-game'
  | 'missing-target'
  | 'migrate-wants'
  | 'migrate-wants-database'
  | 'nothing-to-migrate'
  | 'migrate-in-use'
  | 'migrate-not-empty'
  | 'migrate-older'
  | 'migrate-newer'
  | 'admin-wants'
  | 'missing-reason'
  | 'bad-reason'
  | 'no-line'
  | 'no-server'
  | 'bad-seats'
  | 'too-many-people'
  | 'bad-name'
  | 'same-name'
  | 'no-file'
  | 'unreadable-file'
  | 'unwritable-file'
  | 'wants-utf8'
  | 'line-too-long'
  | 'no-score';

/** What is wrong with somebody's own bot. */
export type OwnBotFault =
  | 'bot-typed'
  | 'bot-unloadable'
  | 'bot-unstartable'
  | 'bot-decides-nothing'
  | 'bot-throws'
  | 'bot-says-no-word'
  | 'bot-refused'
  | 'bot-gone'
  | 'bot-answers-nothing'
  | 'bot-late';

/** Which options and seats do not go together. */
type ConditionFault =
  | 'one-gang-each-needs-three-seats'
  | 'two-gangs-each-need-at-most-six-seats'
  | 'competitive-needs-two-seats'
  | 'teams-need-four-seats'
  | 'two-spaces-need-cooperation';

/** What is said whatever game is played; `unexplained` stands in for a key that has no sentence. */
export type CommonKey =
  | CoreFault
  | SealFault
  | ConditionFault
  | TableFault
  | RequestFault
  | PersonFault
  | 'broken'
  | 'unexplained';
