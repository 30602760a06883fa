import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command itself, as `npx crossbones` starts it; tests need what `tsc -b` made of these sources. */
export const program = fileURLToPath(new URL('../bin/crossbones.js', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Without colours, and in English wherever the tests run. */
export const surroundings = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  LC_ALL: 'C',
  ...env,
});

/** Runs a command line of ours to its end, with this on its standard input. */
export function crossbones(
  args: readonly string[],
  input: string | Buffer = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: surroundings(env) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.on('close', (code) =>
      resolve({ code, out: `${Buffer.concat(out)}`, err: `${Buffer.concat(err)}` }),
    );
    // A game that is over does not wait for the rest of its script.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
