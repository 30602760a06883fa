// The hook behind thread.js: tests that import vitest get what stands in for it.
export const resolve = (specifier, context, next) =>
  specifier === 'vitest'
    ? { url: new URL('vitest.js', import.meta.url).href, format: 'module', shortCircuit: true }
    : next(specifier, context);
