import { fileURLToPath } from 'node:url';
import { fail, ok } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { renderUnicodeCompact } from 'uqr';
import { readArguments, readCount } from './arguments.js';
import { type Command, misuse } from './command.js';

/** Everything the server needs is loaded only where there is to be one. */
const server = () => import('@crossbones/server');

/** The built page, where nobody says that it is elsewhere. */
const pageDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** For a phone's camera: the way to this machine from the others on its network. */
function qrCode(address: string): string {
  // Light is drawn and dark is left out: most terminals are dark, and cameras want dark on light.
  const picture = renderUnicodeCompact(address, { border: 2 });
  return `\n${picture.replaceAll(/^/gm, '  ')}\n  ${address}\n\n`;
}

/** The server, set by the environment; what a command line says goes before it. */
export const serve: Command = async (args) => {
  const read = readArguments('serve', args, { port: 'string', data: 'string' }, 0);
  if (!read.ok) return read;
  const { port, data } = read.value.values;
  if (port !== undefined) {
    const count = readCount('--port', port, 0, 65_535);
    if (!count.ok) return count;
  }
  const { readConfig, serve, StartError, StorageError } = await server();
  const config = readConfig({
    PAGE_DIR: pageDir,
    ...process.env,
    ...(port === undefined ? {} : { PORT: port }),
    ...(data === undefined ? {} : { DATA_DIR: data }),
  });
  if (!config.ok) return fail(config.error.map((wrong) => say(null, wrong)).join('\n'));
  try {
    const { addresses } = await serve(config.value);
    const [, elsewhere] = addresses;
    if (elsewhere !== undefined) process.stdout.write(qrCode(elsewhere));
  } catch (error) {
    if (error instanceof StartError) return fail(say(null, error.fault));
    if (error instanceof StorageError) return fail(error.message);
    throw error;
  }
  // It ends by a signal, and then by itself.
  return new Promise(() => {});
};

/** A copy of the database, whether a server is running on it or not. */
export const backup: Command = async (args) => {
  const read = readArguments('backup', args, { data: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  if (file === undefined) return misuse('missing-target', { command: 'backup' });
  const { backup, readConfig, StorageError } = await server();
  const { data } = read.value.values;
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { DATA_DIR: data }) });
  if (!config.ok) return fail(config.error.map((wrong) => say(null, wrong)).join('\n'));
  try {
    const rows = await backup(config.value.folder, file);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${file} is a whole copy: ${all} rows in ${Object.keys(rows).length} tables.\n`);
    return ok(0);
  } catch (error) {
    if (error instanceof StorageError) return fail(error.message);
    throw error;
  }
};
