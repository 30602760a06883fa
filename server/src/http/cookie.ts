const NAME = 'crossbones';
/** Under https: browsers take a cookie of such a name from this very host only, so that no neighbour can plant one. */
const HOST_NAME = `__Host-${NAME}`;
/** The longest that browsers keep one. */
const MAX_AGE = 400 * 86_400;
const form = (name: string): RegExp => new RegExp(`(?:^|;) *${name}=([A-Za-z0-9_-]{20,128}) *(?:;|$)`);
const OLD_FORM = form(NAME);
const HOST_FORM = form(HOST_NAME);

/** The session token of a request; what does not look like one of ours is none. */
export const tokenIn = (cookies: string | undefined): string | null =>
  cookies === undefined ? null : ((HOST_FORM.exec(cookies) ?? OLD_FORM.exec(cookies))?.[1] ?? null);

/** Whether it came under the plain name alone, as all did once, and those of http still do. */
export const plainlyNamed = (cookies: string | undefined): boolean =>
  cookies !== undefined && !HOST_FORM.test(cookies) && OLD_FORM.test(cookies);

const line = (name: string, token: string | null, secure: boolean): string =>
  `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Sets the token; null takes it away. Under https nothing is left of the plain name. */
export const cookiesOf = (token: string | null, secure: boolean): readonly string[] =>
  secure ? [line(HOST_NAME, token, true), line(NAME, null, true)] : [line(NAME, token, false)];
