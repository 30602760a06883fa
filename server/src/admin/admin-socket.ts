import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Fault, Result } from '@crossbones/core';
import type { AdminOrder, AdminReply } from './admin.js';

/**
 * Where a server that runs on a data folder hears who runs it: a socket in a folder that only its own user can enter.
 * Nothing of it can be reached from the network, and there is no secret to keep.
 */
const folderIn = (data: string): string => join(data, 'admin');
const socketIn = (data: string): string => join(folderIn(data), 'socket');

/** Longer than any order. */
const MOST_BYTES = 16_384;

type Reply = Result<AdminReply, Fault>;

/** Hears one order a connection; whoever has the data folder's lock may call it. Null where there can be none. */
export async function hearOrders(
  data: string,
  obey: (order: AdminOrder) => Promise<Reply>,
  failed: (error: unknown) => void,
): Promise<Server | null> {
  // Windows has other ways.
  if (process.platform === 'win32') return null;
  mkdirSync(folderIn(data), { recursive: true, mode: 0o700 });
  chmodSync(folderIn(data), 0o700);
  // One whose server was killed is nobody's.
  rmSync(socketIn(data), { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    hear(socket, obey).catch((error) => {
      failed(error);
      socket.destroy();
    });
  });
  return new Promise((resolve) => {
    server.once('error', (error) => {
      failed(error);
      resolve(null);
    });
    server.listen(socketIn(data), () => resolve(server));
  });
}

async function hear(socket: Socket, obey: (order: AdminOrder) => Promise<Reply>): Promise<void> {
  let text = '';
  socket.setEncoding('utf8');
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += piece as string;
    if (text.length > MOST_BYTES) throw new Error('an order is too long');
    if (text.endsWith('\n')) break;
  }
  socket.end(`${JSON.stringify(await obey(JSON.parse(text) as AdminOrder))}\n`);
}

/** Asks the server that runs on a data folder; null where none does. */
export function giveOrder(data: string, order: AdminOrder): Promise<Reply | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(socketIn(data));
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(order)}\n`));
    socket.on('data', (piece) => {
      text += String(piece);
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') resolve(null);
      else reject(new Error(`The server on ${data} cannot be asked: ${code}`));
    });
    socket.on('close', (broken) => {
      if (broken) return;
      if (text.endsWith('\n')) resolve(JSON.parse(text) as Reply);
      else reject(new Error(`The server on ${data} has not answered; its log says why.`));
    });
  });
}
