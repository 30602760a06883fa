// `npm run test:busy`: all tests with six busy loops beside them. What waits for conditions passes all the same.
import { spawn, spawnSync } from 'node:child_process';

const LOOPS = 6;
// A loop looks now and then whether the process that started it is still there, so that none outlives a killed run.
const loop =
  'for (;;) { for (let at = Date.now(); Date.now() < at + 1000; ); if (process.ppid === 1) break; }';
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }));
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['test'], { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
} finally {
  for (const one of loops) one.kill('SIGKILL');
}
