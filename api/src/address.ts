/** Every address of the page. The server answers there with the page itself; anything else is lost at sea. */
export const pageAddresses = [
  '/',
  '/open/:game',
  '/join/:code',
  '/seat/:table/:token',
  '/t/:table',
  '/t/:table/replay',
  '/local/:id',
  '/local/:id/replay',
  '/history',
  '/settings',
] as const;

export type PageAddress = (typeof pageAddresses)[number];
