/**
 * Every request there is, as method and path. The schemas of their bodies and replies are in `exchange.ts`; this
 * file stands alone so that the page can call the server without carrying a schema library.
 */
export const routes = {
  me: ['GET', '/api/me'],
  name: ['POST', '/api/me/name'],
  mute: ['POST', '/api/me/mute'],
  signOut: ['POST', '/api/me/sign-out'],
  sessions: ['GET', '/api/me/sessions'],
  sessionEnd: ['POST', '/api/me/sessions/end'],
  export: ['GET', '/api/me/export'],
  delete: ['POST', '/api/me/delete'],
  passkeyOffer: ['POST', '/api/me/passkeys/offer'],
  passkeyAdd: ['POST', '/api/me/passkeys/add'],
  passkeyRemove: ['POST', '/api/me/passkeys/remove'],
  recovery: ['POST', '/api/me/recovery'],
  notices: ['GET', '/api/me/notices'],
  noticesOn: ['POST', '/api/me/notices/on'],
  noticesOff: ['POST', '/api/me/notices/off'],
  signInOffer: ['POST', '/api/sign-in/offer'],
  signIn: ['POST', '/api/sign-in'],
  signInRecovery: ['POST', '/api/sign-in/recovery'],

  lobby: ['GET', '/api/tables'],
  mine: ['GET', '/api/tables/mine'],
  open: ['POST', '/api/tables'],
  playNow: ['POST', '/api/tables/now'],
  join: ['POST', '/api/tables/join'],
  table: ['GET', '/api/tables/:table'],

  sit: ['POST', '/api/tables/:table/sit'],
  stand: ['POST', '/api/tables/:table/stand'],
  leave: ['POST', '/api/tables/:table/leave'],
  ready: ['POST', '/api/tables/:table/ready'],
  unready: ['POST', '/api/tables/:table/unready'],
  kick: ['POST', '/api/tables/:table/kick'],
  readmit: ['POST', '/api/tables/:table/readmit'],
  host: ['POST', '/api/tables/:table/host'],
  fill: ['POST', '/api/tables/:table/fill'],
  clear: ['POST', '/api/tables/:table/clear'],
  change: ['POST', '/api/tables/:table/change'],
  face: ['POST', '/api/tables/:table/face'],
  code: ['POST', '/api/tables/:table/code'],
  start: ['POST', '/api/tables/:table/start'],
  salt: ['POST', '/api/tables/:table/salt'],

  submit: ['POST', '/api/tables/:table/submit'],
  undo: ['POST', '/api/tables/:table/undo'],
  resign: ['POST', '/api/tables/:table/resign'],
  back: ['POST', '/api/tables/:table/back'],
  wish: ['POST', '/api/tables/:table/wish'],
  nudge: ['POST', '/api/tables/:table/nudge'],
  standIn: ['POST', '/api/tables/:table/stand-in'],
  seatLink: ['POST', '/api/tables/:table/seat-link'],
  takeSeat: ['POST', '/api/tables/:table/take-seat'],
  say: ['POST', '/api/tables/:table/say'],
  rematch: ['POST', '/api/tables/:table/rematch'],

  log: ['GET', '/api/tables/:table/log'],
  replay: ['GET', '/api/tables/:table/replay'],
  recollection: ['GET', '/api/tables/:table/recollection'],
  duplicate: ['GET', '/api/tables/:table/duplicate'],

  daily: ['GET', '/api/daily'],
  playDaily: ['POST', '/api/daily'],

  sheetOpen: ['POST', '/api/sheets'],
  sheet: ['GET', '/api/sheets/:sheet'],
  sheetAppend: ['POST', '/api/sheets/:sheet/append'],
  sheetEnd: ['POST', '/api/sheets/:sheet/end'],
} as const satisfies { readonly [name: string]: readonly ['GET' | 'POST', string] };

export type Route = keyof typeof routes;

/** The live stream; not a request with one reply, so it stands apart. */
export const STREAM = '/api/stream';
