export { type Advice, type Inquiry, type Suggestion, thinkingMs } from './inquiry.js';
export { Pool, type Setup } from './pool.js';
export { attend, PATIENCE, type Study, thinking } from './think.js';
export type { Asked, Hire, Listener, Thread, Timer, Told } from './thread.js';
