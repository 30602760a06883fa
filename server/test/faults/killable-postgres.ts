import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { postgresServer } from '../programs.js';
import { type Ground, groundOn } from '../storage/ground.js';

/**
 * A PostgreSQL of its own. All its processes can be killed at once, or it can be told to stop at once; it comes back by
 * itself.
 */
export async function killablePostgres(): Promise<
  Ground & { wreck(): Promise<void>; restart(): Promise<void> }
> {
  const child = spawn(process.execPath, postgresServer, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [url] = (await once(lines, 'line')) as [string];
  const leave = async () => {
    const exited = once(child, 'exit');
    child.stdin.end();
    await exited;
  };
  const order = async (what: string): Promise<void> => {
    const back = once(lines, 'line');
    child.stdin.write(`${what}\n`);
    await back;
  };
  return { ...groundOn(url, leave), wreck: () => order('wreck'), restart: () => order('restart') };
}
