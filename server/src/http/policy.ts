/** What a page of ours may load: only files of this server, and nothing inline. */
export const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every reply, as names and values by turns: the form that Node writes fastest. */
export const policyHeaders: readonly string[] = [
  'Content-Security-Policy',
  contentPolicy,
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'same-origin',
];

/**
 * Under https only. Strict transport would lock people out of a home network; and over plain http browsers ignore
 * an opener policy, with an error in their console.
 */
export const httpsHeaders: readonly string[] = [
  ...policyHeaders,
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Strict-Transport-Security',
  'max-age=31536000',
];
