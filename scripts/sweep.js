// Removes what was built of sources that are gone. An import of such a file would be found here, and on no fresh machine.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Without `web`: Vite builds the page. */
export const floors = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli'];

const built = /(\.d\.ts|\.js)(\.map)?$/;

for (const floor of floors) {
  const folder = join(root, floor, 'dist');
  if (!existsSync(folder)) continue;
  for (const name of readdirSync(folder, { recursive: true }))
    if (built.test(name) && !existsSync(join(root, floor, 'src', name.replace(built, '.ts'))))
      rmSync(join(folder, name));
}
