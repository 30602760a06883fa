import { type Fault, fault } from '@crossbones/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import type { Answers } from './answer.js';
import type { Limits } from './limits.js';
import { senderOf } from './sender.js';
import { BrowserStream, type Streams } from './stream.js';
import { readCursor, readTopics } from './topics.js';

interface Behind {
  readonly answers: Answers;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly streams: Streams;
}

/** The way of the stream: reads what it is to be about, and opens it. */
export const follow =
  ({ answers, identity, limits, streams }: Behind) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refuse = (why: Fault): void => answers.refuse(reply, 'stream', why);
    const { topics, after, ...rest } = request.query as Record<string, unknown>;
    const [more] = Object.keys(rest);
    if (more !== undefined) return refuse(fault('wants-known-query', { name: more }));
    const wanted = readTopics(topics);
    if (!wanted.ok) return refuse(wanted.error);
    // A browser that comes back by itself repeats the address, but knows better by now.
    const cursor = readCursor(request.headers['last-event-id'] || after);
    if (!cursor.ok) return refuse(cursor.error);
    const { household, token } = senderOf(request);
    const session = await identity.session(token);
    if (!limits.streams.take(household)) {
      return refuse(fault('too-many-streams', { max: limits.streams.most, seconds: 5 }));
    }

    const raw = answers.stream(reply);
    raw.write('retry: 1000\n\n');

    const seen = new Map([...cursor.value].filter(([table]) => wanted.value.tables.includes(table)));
    const { person, muted } = session ?? { person: null, muted: new Set<string>() };
    const stream = new BrowserStream(raw, { token, person: person?.id ?? null, muted }, new Map(seen));
    stream.leaving(() => limits.streams.leave(household));
    raw.on('close', () => stream.close());
    // Who went while we looked them up has closed already.
    if (raw.destroyed) stream.close();
    else await streams.begin(stream, wanted.value, seen);
  };
