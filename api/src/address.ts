/** Every address of the page. The server answers there with the page itself; anything else is lost at sea. */
export const pageAddresses = [
  '/',
  '/open/:game',
  '/join/:code',
  '/seat/:table',
  // As links to a seat were once, with their token where every log on the way has read it.
  '/seat/:table/:token',
  '/t/:table',
  '/t/:table/replay',
  '/local/:id',
  '/local/:id/replay',
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
  '/middle/:table',
  '/trial',
  '/settings',
] as const;

export type PageAddress = (typeof pageAddresses)[number];
