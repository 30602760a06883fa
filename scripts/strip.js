// Leaves the types out of a TypeScript file, and looks at none of them.
import { readFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';

/** @returns {{ code: string, map?: object }} */
export function strip(file, sourcemap = false) {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    lang: 'ts',
    target: 'es2023',
    sourcemap,
    typescript: { onlyRemoveTypeImports: true },
    tsconfig: false,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return { code, map };
}
