import type { ServerResponse } from 'node:http';
import { type Fault, fault } from '@crossbones/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import { nobody } from '../identity/session.js';
import type { Limits } from './limits.js';
import { type Incoming, senderOf } from './request-sender.js';
import { BrowserStream, type Outlet, type Streams } from './stream.js';
import { readCursor, readTopics } from './topics.js';
import type { Answers } from './write-reply.js';

interface Behind {
  readonly identity: Identity;
  readonly limits: Limits;
  readonly streams: Streams;
}

/** Reads what a stream is to be about, and opens it; or says why not. `begin` writes its head. */
export async function openStream(
  { identity, limits, streams }: Behind,
  request: Pick<Incoming, 'query' | 'headers' | 'ip'>,
  begin: () => Outlet,
): Promise<Fault | null> {
  const { topics, after, ...rest } = request.query as Record<string, unknown>;
  const [more] = Object.keys(rest);
  if (more !== undefined) return fault('wants-known-query', { name: more });
  const wanted = readTopics(topics);
  if (!wanted.ok) return wanted.error;
  // A browser that reconnects by itself repeats the address, but its header says how far it has come since.
  const cursor = readCursor(request.headers['last-event-id'] || after);
  if (!cursor.ok) return cursor.error;
  const { household, token } = senderOf(request);
  const session = await identity.session(token);
  if (!limits.streams.take(household))
    return fault('too-many-streams', { max: limits.streams.most, seconds: 5 });

  const outlet = begin();
  const seen = new Map([...cursor.value].filter(([table]) => wanted.value.tables.includes(table)));
  const { person, muted } = session ?? { person: null, muted: nobody };
  const stream = new BrowserStream(outlet, { token, person: person?.id ?? null, muted }, new Map(seen));
  stream.leaving(() => limits.streams.leave(household));
  outlet.on('close', () => stream.close());
  // The reader may have gone while we looked up the session.
  if (outlet.destroyed) stream.close();
  else await streams.begin(stream, wanted.value, seen);
  return null;
}

/**
 * The first line takes the head along. After it nobody else writes to the connection, so we write to the socket itself:
 * the response would only pass the text on. There is no socket yet while an earlier reply on the same connection is
 * under way.
 */
function outletOf(response: ServerResponse): Outlet {
  response.write('retry: 1000\n\n');
  const out = response.socket ?? response;
  return {
    get writableLength() {
      return out.writableLength;
    },
    get destroyed() {
      return response.destroyed;
    },
    write: (text) => out.write(text),
    end: () => response.end(),
    destroy: () => response.destroy(),
    on: (event, gone) => response.on(event, gone),
  };
}

/** The handler of the stream's route. */
export const follow =
  (behind: Behind & { readonly answers: Answers }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const why = await openStream(behind, request, () => outletOf(behind.answers.stream(reply)));
    if (why !== null) behind.answers.refuse(reply, 'stream', why);
  };
