// Loaded into a server under test before its own code: tells its processor time and memory to the process that
// started it. Processor time is that of all its threads.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', (question) => {
    if (question === 'memory') {
      globalThis.gc();
      globalThis.gc();
    }
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send({ micros: user + system, rss, live: heapUsed + external });
  });
  // The server must not outlive the process that started it.
  process.on('disconnect', () => process.exit());
  process.channel.unref();
}
