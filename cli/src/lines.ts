import { TextDecoder } from 'node:util';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';

const NEWLINE = 0x0a;
const LONGEST = 1 << 26;

/** A line of input as a value of JSON, and its number. */
export interface InputLine {
  readonly number: number;
  readonly value: Result<unknown, Fault>;
}

/**
 * Values of JSON, one a line, in batches as they arrive; empty lines are left out. Lines are cut at the byte, so that
 * only a newline ends one, and a line too long to keep is counted and not kept.
 */
export async function* jsonLines(input: AsyncIterable<Buffer>): AsyncGenerator<InputLine[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size <= LONGEST) parts.push(part);
    else parts = [];
  };
  const close = (): InputLine | null => {
    number++;
    const read =
      size > LONGEST ? fail(fault('line-too-long', { max: LONGEST })) : parse(Buffer.concat(parts), decoder);
    parts = [];
    size = 0;
    return read === null ? null : { number, value: read };
  };
  for await (const chunk of input) {
    const lines: InputLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const line = close();
      if (line !== null) lines.push(line);
    }
    keep(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  const last = size > 0 ? close() : null;
  if (last !== null) yield [last];
}

function parse(bytes: Buffer, decoder: TextDecoder): Result<unknown, Fault> | null {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return fail(fault('wants-utf8'));
  }
  if (text.trim() === '') return null;
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(fault('wants-json'));
  }
}
