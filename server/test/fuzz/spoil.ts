import type { Rng } from '@crossbones/core';
import { awkwardValues } from '@crossbones/core/suite';
import type { ExchangeSchema } from '../../src/http/schema.js';
import { fits } from './fit.js';

/** A value with one mistake in it. */
export interface Spoilt {
  readonly value: unknown;
  /** What a sentence about it must name, one of these: a field, or the whole. */
  readonly names: readonly string[];
  /** The path of what is wrong or lacking; `[]` is any item of a list. */
  readonly place: string;
  readonly about: string;
}

interface Node {
  readonly path: readonly (string | number)[];
  readonly schema: ExchangeSchema;
  readonly value: unknown;
  /** Fields that would make the value another form of what is wanted here. */
  readonly others: readonly string[];
}

export const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];

/** Of every type something, and what is taken for another type where types are taken lightly. */
const junk: readonly unknown[] = [
  ...awkwardValues,
  1,
  '',
  ' ',
  'x',
  '0',
  '1',
  'true',
  'null',
  '☠',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  '{{7*7}}',
  'x'.repeat(5_000),
  [[]],
  ['x'],
  { a: 1 },
  { length: 1 },
  { toString: 1 },
  { valueOf: {} },
];

/** Fields that no schema of ours has, and some that every object of JavaScript has. */
const strangers = [
  'extra',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'length',
  '',
  '$ref',
  'id',
  'person ',
  'Seat',
  '☠',
];

/** Every value inside this one, with its schema. */
function nodesOf(schema: ExchangeSchema, value: unknown, path: Node['path'] = []): Node[] {
  const form = schema.anyOf?.find((one) => fits(one, value)) ?? schema;
  const others = (schema.anyOf ?? []).flatMap(({ required = [] }) => required);
  const here = { path, schema: form, value, others };
  if (Array.isArray(value)) {
    return [here, ...value.flatMap((item, i) => nodesOf(form.items ?? {}, item, [...path, i]))];
  }
  if (typeof value !== 'object' || value === null) return [here];
  return [
    here,
    ...Object.entries(value).flatMap(([name, inner]) =>
      nodesOf(form.properties?.[name] ?? {}, inner, [...path, name]),
    ),
  ];
}

/** Values that are wrong here because of what this very schema says. */
function wrongFor(schema: ExchangeSchema, value: unknown, rng: Rng): unknown[] {
  const own: unknown[] = [];
  if (typeof value === 'string') {
    own.push(`${value} `, value.toUpperCase(), value.slice(1), `${value}x`, `\n${value}`, [value], { value });
    if (schema.maxLength !== undefined) own.push('é'.repeat(schema.maxLength + 1));
    if (schema.pattern !== undefined) own.push(value.replace(/.$/, 'u'), value.replace(/^./, '-'));
  }
  if (typeof value === 'number') {
    own.push(String(value), value + 0.5, -value - 1, [value], { value }, value * 1e18 + 1e17);
    if (schema.minimum !== undefined) own.push(schema.minimum - 1);
    if (schema.maximum !== undefined) own.push(schema.maximum + 1, schema.maximum * 2);
  }
  if (typeof value === 'boolean') own.push(value ? 1 : 0, String(value), [value]);
  if (Array.isArray(value)) {
    own.push({ ...value }, value[0], Array(100).fill(value[0]), [...value, null], [...value, rng.below(99)]);
  }
  return own;
}

/** Puts another value, or nothing, where the path leads. */
function replaced(whole: unknown, path: Node['path'], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}

/** Makes one mistake in a good value; the schema no longer takes it. */
export function spoil(schema: ExchangeSchema, good: unknown, rng: Rng): Spoilt {
  for (;;) {
    const spoilt = changed(good, pick(rng, nodesOf(schema, good)), rng);
    if (!fits(schema, spoilt.value)) return spoilt;
  }
}

/** Changes one value: takes a field of it away, adds one, or puts another value in its place. */
function changed(good: unknown, { path, schema, value, others }: Node, rng: Rng): Spoilt {
  const place = path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');
  const within = (name: string): string => (place === '' ? name : `${place}.${name}`);
  if (schema.properties !== undefined && rng.below(2) === 0) {
    const record = value as Record<string, unknown>;
    const held = Object.keys(record);
    if (held.length > 0 && rng.below(2) === 0) {
      const name = pick(rng, held);
      const { [name]: _, ...less } = record;
      const about = `${place || 'the body'} lacks ${name}`;
      return { value: replaced(good, path, less), names: [name, ...others], place: within(name), about };
    }
    const name = pick(rng, strangers);
    const more = { ...record, [name]: pick(rng, junk) };
    return {
      value: replaced(good, path, more),
      names: [name, ...others],
      place,
      about: `${place} has ${name}`,
    };
  }
  const wrong = pick(rng, rng.below(2) === 0 ? junk : [...wrongFor(schema, value, rng), null]);
  const about = `${place || 'the body'} is ${JSON.stringify(wrong)?.slice(0, 60)}`;
  const names = [path.length === 0 ? 'The body' : String(path[0])];
  return { value: replaced(good, path, wrong), names, place, about };
}
