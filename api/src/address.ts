/**
 * Every address of the page. The server answers these with the page itself, and any other with the page and the status
 * 404.
 */
export const pageAddresses = [
  '/',
  '/open/:game',
  '/join/:code',
  '/seat/:table',
  // The form of older links to a seat. Their token is in the address, which every log on the way can read.
  '/seat/:table/:token',
  '/t/:table',
  '/t/:table/replay',
  '/t/:table/review',
  '/t/:table/compare',
  '/local/:id',
  '/local/:id/replay',
  '/local/:id/review',
  '/t/:table/guess',
  '/local/:id/guess',
  '/what-if',
  '/daily',
  '/history',
  '/pad',
  '/pad/new/:game',
  '/pad/:id',
  '/pad/group/:id',
  '/sheet',
  '/follow/:id',
  '/arbiter',
  '/arbiter/:game',
  '/rules',
  '/rules/:game',
  '/cheat/:game',
  '/learn',
  '/learn/:game',
  '/quiz',
  '/bluff',
  '/train',
  '/train/:game',
  '/middle/:table',
  '/trial',
  '/settings',
] as const;

export type PageAddress = (typeof pageAddresses)[number];
