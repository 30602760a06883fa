import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Body } from '@crossbones/api';
import type { Ways } from '../../src/push/notifier.js';

export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. */
export class PushService {
  readonly delivered: Delivered[] = [];
  /** Paths of browsers that are gone. */
  readonly gone = new Set<string>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((asked, reply) => {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () => {
        const path = asked.url ?? '';
        this.delivered.push({ path, headers: asked.headers, body: Buffer.concat(parts) });
        reply.writeHead(this.gone.has(path) ? 410 : 201).end();
      });
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How the tested server reaches this push service, and nothing else. */
  readonly ways: Ways = {
    mayCall: (endpoint) => endpoint.startsWith(`${this.url}/`),
    post: ({ endpoint, headers, body }) =>
      new Promise((resolve, reject) => {
        const asked = request(endpoint, { method: 'POST', headers }, (reply) => {
          reply.resume();
          resolve(reply.statusCode ?? 0);
        });
        asked.on('error', reject);
        asked.end(body);
      }),
  };

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }
}

/** A browser that has subscribed, and can read what comes. */
export class Browser {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth: Buffer;
  private readonly point: Buffer;

  constructor(seed = 7) {
    this.pair.setPrivateKey(Buffer.alloc(32, seed));
    this.point = this.pair.getPublicKey();
    this.auth = Buffer.alloc(16, seed + 1);
  }

  subscription(endpoint: string): Body<'noticesOn'> {
    return { endpoint, p256dh: this.point.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  /** The text of a message, as RFC 8188 and RFC 8291 say; fails if it is not for this browser. */
  read(letter: Buffer): string {
    const salt = letter.subarray(0, 16);
    const sender = letter.subarray(21, 21 + letter[20]);
    const sealed = letter.subarray(21 + letter[20]);
    const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.point, sender]);
    const key = derive(this.auth, this.pair.computeSecret(sender), info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
    return padded.subarray(0, end).toString();
  }
}
