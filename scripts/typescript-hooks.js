// The hooks behind typescript.js: `./name.js` in a TypeScript file means `./name.ts`, and types are left out.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

export function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    lang: 'ts',
    target: 'es2023',
    typescript: { onlyRemoveTypeImports: true },
    tsconfig: false,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return { format: 'module', source: code, shortCircuit: true };
}
