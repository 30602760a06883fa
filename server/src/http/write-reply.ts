import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Refusal } from '@crossbones/api';
import type { Fault, Reason, World } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { type LanguageId, languageOf, say } from '@crossbones/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './fault-status.js';
import { householdOf } from './limits.js';
import type { Metrics } from './metrics.js';
import { accepts, type ServedFile } from './page.js';
import { httpsHeaders, policyHeaders } from './policy.js';
import type { SecurityLog } from './security-log.js';

const unpacked = promisify(gunzip);
const JSON_TYPE = 'application/json; charset=utf-8';

/** In the language that the person who asks prefers. */
const languageFor = ({ headers }: FastifyRequest): LanguageId =>
  languageOf(headers['accept-language']?.split(',') ?? []);

export function refusalOf(why: Fault | Reason, game: GameId | null, language: LanguageId = 'en'): Refusal {
  const { key, args } = why;
  const message = say(game, why, language);
  return 'rule' in why ? { code: key, message, args, rule: why.rule } : { code: key, message, args };
}

/**
 * Writes every reply of the server. It goes past Fastify's own way of sending, which would inspect each header and
 * guess at each body: here a reply is one head and one string.
 */
export class Answers {
  private second = -1;
  private date = '';

  constructor(
    private readonly world: World,
    private readonly metrics: Metrics,
    private readonly security: SecurityLog,
    private readonly origin: string | null,
  ) {}

  /** Whether the person who asks came by https, as far as we can know. */
  secure(request: FastifyRequest): boolean {
    return this.origin === null ? request.protocol === 'https' : this.origin.startsWith('https:');
  }

  /** The headers of every reply, as names and values by turns. */
  private head(request: FastifyRequest, type: string, cache = 'no-store'): string[] {
    return [
      ...(this.secure(request) ? httpsHeaders : policyHeaders),
      'Date',
      this.now(),
      'Cache-Control',
      cache,
      'Content-Type',
      type,
    ];
  }

  json(reply: FastifyReply, route: string, json: string, cookies: readonly string[] = []): void {
    const head = this.head(reply.request, JSON_TYPE);
    for (const cookie of cookies) head.push('Set-Cookie', cookie);
    this.send(reply, route, 200, head, json);
  }

  /** JSON that was made and packed before. */
  async packed(reply: FastifyReply, route: string, packed: Buffer): Promise<void> {
    const head = this.head(reply.request, JSON_TYPE);
    head.push('Vary', 'Accept-Encoding');
    const unpacks = accepts(reply.request.headers['accept-encoding']?.toString(), 'gzip');
    if (unpacks) head.push('Content-Encoding', 'gzip');
    this.send(reply, route, 200, head, unpacks ? packed : await unpacked(packed));
  }

  /** JSON that is made while it is sent, no faster than it is read. */
  async pieces(reply: FastifyReply, route: string, pieces: AsyncIterable<string>): Promise<void> {
    const out = this.begin(reply, route, 200, this.head(reply.request, JSON_TYPE));
    try {
      for await (const piece of pieces) {
        if (out.destroyed) return;
        if (out.write(piece)) continue;
        await new Promise<void>((go) => {
          out.once('drain', go).once('close', go);
        });
      }
      out.end();
    } catch (error) {
      // The reader must not take a part for the whole.
      out.destroy();
      throw error;
    }
  }

  refuse(reply: FastifyReply, route: string, why: Fault | Reason, game: GameId | null = null): void {
    this.security.refused(route, householdOf(reply.request.ip ?? ''), why);
    const status = statusOf(why);
    const head = this.head(reply.request, JSON_TYPE);
    if (status === 429 || status === 503) head.push('Retry-After', String(why.args.seconds ?? 1));
    if (status === 405) head.push('Allow', String(why.args.allow));
    // The rest of a body that is too large is not read.
    if (status === 413) head.push('Connection', 'close');
    this.send(
      reply,
      route,
      status,
      head,
      JSON.stringify({ error: refusalOf(why, game, languageFor(reply.request)) }),
    );
  }

  /** A page, a stylesheet or a picture of ours. */
  file(reply: FastifyReply, route: string, type: string, text: string, status = 200): void {
    this.send(reply, route, status, this.head(reply.request, type), text);
  }

  /** A file of the built page; a browser that has it already gets its tag and no body. */
  async pageFile(reply: FastifyReply, status: 200 | 404, file: ServedFile): Promise<void> {
    const { headers } = reply.request;
    const head = this.head(reply.request, file.type, file.cache);
    head.push('Vary', 'Accept-Encoding', 'ETag', file.tag);
    if (status === 200 && file.known(headers['if-none-match']))
      return this.send(reply, 'page', 304, head, '');
    const { way, body } = await file.for(headers['accept-encoding']?.toString());
    if (way !== null) head.push('Content-Encoding', way);
    this.send(reply, 'page', status, head, body);
  }

  /** The head of a reply that goes on until one of the two sides ends it. */
  stream(reply: FastifyReply): ServerResponse {
    const head = this.head(reply.request, 'text/event-stream');
    head.push('X-Accel-Buffering', 'no');
    // The stream ends with the connection, so it needs no chunks, and each event is written as it is.
    reply.raw.useChunkedEncodingByDefault = false;
    return this.begin(reply, 'stream', 200, head);
  }

  now(): string {
    const second = Math.floor(this.world.now() / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.date = new Date(second * 1_000).toUTCString();
    }
    return this.date;
  }

  private send(
    reply: FastifyReply,
    route: string,
    status: number,
    head: string[],
    body: string | Buffer,
  ): void {
    if (reply.sent || reply.raw.headersSent) return;
    if (status !== 304) head.push('Content-Length', String(Buffer.byteLength(body)));
    this.begin(reply, route, status, head).end(body);
  }

  private begin(reply: FastifyReply, route: string, status: number, head: string[]): ServerResponse {
    reply.hijack();
    this.metrics.counted(route, status);
    reply.raw.sendDate = false;
    return reply.raw.writeHead(status, head);
  }
}
