import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { type Fault, fault } from '@crossbones/core';
import { statusOf } from './fault-status.js';
import { policyHeaders } from './policy.js';
import { refusalOf } from './write-reply.js';

const unread: { readonly [code: string]: string } = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/**
 * A refusal of a request that no route sees. Its head is a list of names and values by turns; the connection ends after
 * it.
 */
export function bareRefusal(
  why: Fault,
  date: string,
): { readonly status: number; readonly head: readonly string[]; readonly body: string } {
  const body = JSON.stringify({ error: refusalOf(why, null) });
  const head = [
    ...policyHeaders,
    ...['Date', date],
    ...['Cache-Control', 'no-store'],
    ...['Connection', 'close'],
    ...(why.args.seconds === undefined ? [] : ['Retry-After', String(why.args.seconds)]),
    ...(why.args.allow === undefined ? [] : ['Allow', String(why.args.allow)]),
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
  ];
  return { status: statusOf(why), head, body };
}

/** The same where there is only a socket and no response. */
export function refuseOn(socket: Writable, why: Fault, date: string): void {
  const { status, head, body } = bareRefusal(why, date);
  const lines = head.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${head[i + 1]}`] : []));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers bytes that Node could not read as a request. */
export function unreadable(
  error: NodeJS.ErrnoException,
  socket: Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null },
  date: string,
): void {
  // A connection on which nothing was asked just ends: an answer could cross with a first request on its way, and be
  // taken for the answer to that.
  const unasked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  // No second answer can be written into the middle of another one, such as a stream.
  const begun = socket._httpMessage?.headersSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || unasked || begun) {
    socket.destroy();
    return;
  }
  refuseOn(socket, fault(unread[error.code ?? ''] ?? 'bad-http'), date);
}
