// The hooks behind typescript.js: `./name.js` in a TypeScript file means `./name.ts`, and types are left out.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strip } from './strip.js';

export function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = strip(fileURLToPath(url));
  return { format: 'module', source: code, shortCircuit: true };
}
