import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Fault, Result } from '@crossbones/core';
import type { AdminOrder, AdminReply } from './admin.js';

/**
 * How the operator reaches a server that runs on a data folder: by a socket in a folder that only the server's own user
 * can enter. The network cannot reach it, so there is no secret to keep.
 */
const folderIn = (data: string): string => join(data, 'admin');
const socketIn = (data: string): string => join(folderIn(data), 'socket');

/** Longer than any order. */
const MOST_BYTES = 16_384;

type Reply = Result<AdminReply, Fault>;

/** Takes one order a connection. The caller must hold the lock of the data folder. Null where no socket can be made. */
export async function hearOrders(
  data: string,
  obey: (order: AdminOrder) => Promise<Reply>,
  failed: (error: unknown) => void,
): Promise<Server | null> {
  // Windows protects files in other ways than by modes.
  if (process.platform === 'win32') return null;
  mkdirSync(folderIn(data), { recursive: true, mode: 0o700 });
  chmodSync(folderIn(data), 0o700);
  // A server that was killed leaves its socket behind.
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
