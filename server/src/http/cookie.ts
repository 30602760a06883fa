const NAME = 'crossbones';
/**
 * The name under https: browsers accept a cookie of this name only from this very host, so that no neighbouring host
 * can plant one.
 */
const HOST_NAME = `__Host-${NAME}`;
/** Browsers keep no cookie for longer. */
const MAX_AGE = 400 * 86_400;
const form = (name: string): RegExp => new RegExp(`(?:^|;) *${name}=([A-Za-z0-9_-]{20,128}) *(?:;|$)`);
const OLD_FORM = form(NAME);
const HOST_FORM = form(HOST_NAME);

/** The session token of a request; what does not look like one of ours is none. */
export const tokenIn = (cookies: string | undefined): string | null =>
  cookies === undefined ? null : ((HOST_FORM.exec(cookies) ?? OLD_FORM.exec(cookies))?.[1] ?? null);

/** Whether the token came under the plain name alone. All tokens did once, and over http they still do. */
export const plainlyNamed = (cookies: string | undefined): boolean =>
  cookies !== undefined && !HOST_FORM.test(cookies) && OLD_FORM.test(cookies);

const line = (name: string, token: string | null, secure: boolean): string =>
  `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Sets the token; null deletes it. Under https the cookie of the plain name is deleted too. */
export const cookiesOf = (token: string | null, secure: boolean): readonly string[] =>
  secure ? [line(HOST_NAME, token, true), line(NAME, null, true)] : [line(NAME, token, false)];
