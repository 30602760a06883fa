// Makes JavaScript of the TypeScript that Node is to run, where it is missing or older than its source: module by
// module, and the program in one piece. Types are not checked: that takes a quarter of a minute, and nobody who only
// wants to play should wait for it. `npm run types` checks them, and writes the same modules.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strip } from './strip.js';
import { floors } from './sweep.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function build(source, target) {
  const { code, map } = strip(source, true);
  const name = basename(target);
  mkdirSync(dirname(target), { recursive: true });
  const sources = [relative(dirname(target), source)];
  writeFileSync(`${target}.map`, JSON.stringify({ ...map, file: name, sources, sourcesContent: undefined }));
  writeFileSync(target, `${code}\n//# sourceMappingURL=${name}.map\n`);
}

let newest = 0;
for (const floor of floors) {
  const folder = join(root, floor, 'src');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const source = join(folder, name);
    const target = join(root, floor, 'dist', name.replace(/\.ts$/, '.js'));
    newest = Math.max(newest, changed(source));
    if (changed(target) < changed(source)) build(source, target);
  }
}
if (changed(join(root, 'program/dist/main.js')) < newest) {
  const { bundle } = await import('./bundle.js');
  await bundle(root);
}
