// The hooks behind thread.js: tests that import vitest get what stands in for it, and what Stryker asks and counts at
// every step in a mutated file is asked and counted with numbers.
export const resolve = (specifier, context, next) =>
  specifier === 'vitest'
    ? { url: new URL('vitest.js', import.meta.url).href, format: 'module', shortCircuit: true }
    : next(specifier, context);

/**
 * Stryker's own functions look up words in objects, which takes fifty times as long as a loop that they are in. Mutants of
 * one place are always met together, so the first of them is counted for all.
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const source = String(loaded.source ?? '');
  if (!source.includes('stryCov_')) return loaded;
  const places = [];
  const told = source
    .replace(/\bstryMutAct_\w+\("(\d+)"\)/g, '($stryker.active === $1 && $stryker.hit())')
    .replace(/\bstryCov_\w+\(("\d+"(?:,\s*"\d+")*)\)/g, (_, ids) => {
      const place = JSON.parse(`[${ids}]`).map(Number);
      places.push(place);
      return `$met[${place[0]}]++`;
    });
  const head = `const $stryker = globalThis.__stryker__, $met = $stryker.met; $stryker.places.push(...${JSON.stringify(places)});`;
  return { ...loaded, source: head + told };
}
