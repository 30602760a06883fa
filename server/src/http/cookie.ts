const NAME = 'crossbones';
/** The longest that browsers keep one. */
const MAX_AGE = 400 * 86_400;
const FORM = /(?:^|;) *crossbones=([A-Za-z0-9_-]{20,128}) *(?:;|$)/;

/** The session token of a request; what does not look like one of ours is none. */
export const tokenIn = (cookies: string | undefined): string | null =>
  cookies === undefined ? null : (FORM.exec(cookies)?.[1] ?? null);

/** Sets the token; null takes it away. */
export const cookieOf = (token: string | null, secure: boolean): string =>
  `${NAME}=${token ?? ''}; Max-Age=${token === null ? 0 : MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
