import { parseArgs } from 'node:util';
import { ok, type Result } from '@crossbones/core';
import { type Complaint, misuse } from './command.js';
import { near } from './near.js';

type Spec = { readonly [name: string]: 'string' | 'boolean' };
type Values<S extends Spec> = { readonly [N in keyof S]?: S[N] extends 'boolean' ? true : string };

interface Arguments<S extends Spec> {
  readonly values: Values<S>;
  readonly positionals: readonly string[];
}

/** Reads what follows a command's name: options it knows, each at most once, and at most so many other words. */
export function readArguments<const S extends Spec>(
  command: string,
  args: readonly string[],
  spec: S,
  most: number,
): Result<Arguments<S>, Complaint> {
  const options = Object.fromEntries(Object.entries(spec).map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const values: Record<string, string | true> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(spec, name)) {
      const known = [...Object.keys(spec), 'language'].map((one) => `--${one}`);
      return misuse('unknown-option', {
        command,
        name: rawName,
        known: known.join(', '),
        ...near(rawName, known),
      });
    }
    if (Object.hasOwn(values, name)) return misuse('option-twice', { name: rawName });
    if (spec[name] === 'string' && value === undefined)
      return misuse('option-wants-value', { name: rawName });
    if (spec[name] === 'boolean' && value !== undefined)
      return misuse('option-wants-none', { name: rawName });
    values[name] = value ?? true;
  }
  if (positionals.length > most) return misuse('too-many-arguments', { command, name: positionals[most] });
  return ok({ values: values as Values<S>, positionals });
}

/** A whole number given to an option. */
export function readCount(name: string, given: string, min: number, max: number): Result<number, Complaint> {
  const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  return value >= min && value <= max ? ok(value) : misuse('option-wants-int', { name, given, min, max });
}

/** One of the words that an option takes. */
export function readChoice<const W extends string>(
  name: string,
  given: string,
  words: readonly W[],
): Result<W, Complaint> {
  const word = words.find((one) => one === given);
  return word !== undefined
    ? ok(word)
    : misuse('option-wants-choice', { name, choices: words.join(', '), given });
}
