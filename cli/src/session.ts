import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cookieJar, type Jar } from '@crossbones/api/client';

const folder = (): string =>
  join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'crossbones');

/**
 * The session of one name at one server, kept between calls: who comes back under the same name has their seat again,
 * and two terminals of one machine can be two people.
 */
export function sessionJar(url: string, name: string): Jar {
  const id = createHash('sha256')
    .update(`${new URL(url).origin}\n${name}`)
    .digest('hex')
    .slice(0, 32);
  const file = join(folder(), id);
  let kept = '';
  try {
    kept = readFileSync(file, 'utf8').trim();
  } catch {
    // Nobody of this name has been there.
  }
  return cookieJar(kept, (text) => {
    try {
      mkdirSync(folder(), { recursive: true, mode: 0o700 });
      writeFileSync(file, `${text}\n`, { mode: 0o600 });
    } catch {
      // A session that cannot be kept lasts as long as this game.
    }
  });
}
