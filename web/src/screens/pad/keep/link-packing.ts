import type { Json } from '@crossbones/core';

/** The largest size a link may unpack to: a sheet is far smaller, and somebody else's link may hold anything. */
const LARGEST = 400_000;

/** The first letter tells how a parcel is packed. */
const DEFLATED = 'z';
const PLAIN = 'p';

/**
 * Any JSON as letters that may stand in an address. Names that several objects share are written once; the rest is
 * deflated where the browser can.
 */
export async function pack(value: Json, deflates = canDeflate()): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(fold(value)));
  if (!deflates) return PLAIN + lettersOf(bytes);
  return DEFLATED + lettersOf(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Opens a parcel; null if it is none, broken, or cannot be opened by this browser. */
export async function unpack(letters: string): Promise<Json | null> {
  try {
    const bytes = bytesOf(letters.slice(1));
    if (letters[0] === PLAIN) return unfold(parse(bytes));
    if (letters[0] !== DEFLATED) return null;
    return unfold(parse(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

/** Older browsers have no such streams; their links are longer. */
const canDeflate = (): boolean => typeof CompressionStream === 'function';

const parse = (bytes: Uint8Array): Json =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Json;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value as Uint8Array<ArrayBuffer>;
    size += part.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error('the parcel is too large');
    }
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Lists and objects both become lists: 0 and the items, or the number of their set of names and the values. */
function fold(value: Json): Json {
  const shapes: string[] = [];
  const walk = (one: Json): Json => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return [0, ...one.map(walk)];
    const names = JSON.stringify(Object.keys(one));
    const known = shapes.indexOf(names);
    const shape = known === -1 ? shapes.push(names) : known + 1;
    return [shape, ...Object.values(one).map(walk)];
  };
  const body = walk(value);
  return [shapes.map((names) => JSON.parse(names) as Json), body];
}

function unfold(folded: Json): Json {
  const [shapes, body] = folded as [string[][], Json];
  const walk = (one: Json): Json => {
    if (!Array.isArray(one)) return one;
    const [shape, ...values] = one as [number, ...Json[]];
    if (shape === 0) return values.map(walk);
    const names = shapes[shape - 1];
    if (names.length !== values.length) throw new Error('names and values do not match');
    // Every name becomes a property of its own, also `__proto__`.
    return Object.fromEntries(names.map((name, i) => [name, walk(values[i])]));
  };
  return walk(body);
}
