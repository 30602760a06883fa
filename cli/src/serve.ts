import { fileURLToPath } from 'node:url';
import { type Fault, fail, ok, type Result } from '@crossbones/core';
import { renderUnicodeCompact } from 'uqr';
import { readArguments, readCount } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';

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

/** What is wrong with the settings, one line each. */
const complaintOf =
  (wrong: readonly Fault[]): Complaint =>
  (voice) =>
    wrong.map((one) => voice.say(null, one)).join('\n');

/** The storage itself says what is wrong with its data, in words for whoever runs the server. */
const refused = ({ message }: Error): Result<never, Complaint> => fail(() => message);

/** The server, set by the environment; options of the command line override it. */
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
  if (!config.ok) return fail(complaintOf(config.error));
  try {
    const { addresses } = await serve(config.value);
    const [, elsewhere] = addresses;
    if (elsewhere !== undefined) process.stdout.write(qrCode(elsewhere));
  } catch (error) {
    if (error instanceof StartError) return fail(complaintOf([error.fault]));
    if (error instanceof StorageError) return refused(error);
    throw error;
  }
  // A signal ends the server, and the process with it.
  return new Promise(() => {});
};

/** A copy of the database, whether a server is running on it or not. */
export const backup: Command = async (args, { words }) => {
  const read = readArguments('backup', args, { data: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  if (file === undefined) return misuse('missing-target', { command: 'backup' });
  const { backup, readConfig, StorageError } = await server();
  const { data } = read.value.values;
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { DATA_DIR: data }) });
  if (!config.ok) return fail(complaintOf(config.error));
  try {
    const rows = await backup(config.value.folder, file);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${words.wholeCopy(file, all, Object.keys(rows).length)}\n`);
    return ok(0);
  } catch (error) {
    if (error instanceof StorageError) return refused(error);
    throw error;
  }
};
