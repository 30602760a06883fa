/** What a page of ours may load: only its own, and nothing inline. */
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
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

/** Under https only: over plain http on a home network it would lock people out. */
export const httpsHeaders: readonly string[] = [
  ...policyHeaders,
  'Strict-Transport-Security',
  'max-age=31536000',
];
