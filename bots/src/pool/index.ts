export { type Advice, type Inquiry, inquiryOf, type Suggestion, thinkingMs } from './inquiry.js';
export { Pool, type PoolSetup } from './pool.js';
export { attend, PATIENCE, type Study, thinking } from './think.js';
export type { Hire, Thread, ThreadListener, ThreadReply, ThreadRequest, Timer } from './thread.js';
