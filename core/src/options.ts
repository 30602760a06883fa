import type { Json } from './json.js';
import { type Fault, fault } from './reason.js';
import { fail, ok, type Result } from './result.js';

export type JsonSchema = { readonly [name: string]: Json };

/** One kind of value: how it is read, described and tried out. Games' options and the CLI's inputs are made of these. */
export interface Field<T> {
  readonly schema: JsonSchema;
  /** Values worth trying, the default first. */
  readonly values: readonly T[];
  /** `at` is the path of the value in the whole input, for the error. */
  read(value: unknown, at: string): Result<T, Fault>;
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;

const wants = (at: string, key: string, args: Record<string, string | number> = {}): Result<never, Fault> =>
  fail(fault(key, { at, ...args }));

export function choice<const T extends string | number | boolean>(...values: readonly T[]): Field<T> {
  return {
    schema: { enum: [...values] },
    values,
    read: (value, at) =>
      values.includes(value as T)
        ? ok(value as T)
        : wants(at, 'wants-choice', { choices: values.map((v) => JSON.stringify(v)).join(', ') }),
  };
}

export const flag = (): Field<boolean> => choice<boolean>(false, true);

export function int(min: number, max: number): Field<number> {
  return {
    schema: { type: 'integer', minimum: min, maximum: max },
    values: [min, max],
    read: (value, at) =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max
        ? ok(Object.is(value, -0) ? 0 : (value as number))
        : wants(at, 'wants-int', { min, max }),
  };
}

/** Visible characters, counted as a reader would; no control, no blank at either end. */
export function text(min: number, max: number): Field<string> {
  return {
    schema: { type: 'string', minLength: min, maxLength: max },
    values: ['x'.repeat(min)],
    read: (value, at) =>
      typeof value === 'string' &&
      [...value].length >= min &&
      [...value].length <= max &&
      value.trim() === value &&
      !/[\p{C}\p{Zl}\p{Zp}]/u.test(value)
        ? ok(value)
        : wants(at, 'wants-text', { min, max }),
  };
}

export function list<T>(
  item: Field<T>,
  min: number,
  max: number,
  tries: readonly (readonly NoInfer<T>[])[],
): Field<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    values: tries,
    read(value, at) {
      if (!Array.isArray(value) || value.length < min || value.length > max)
        return wants(at, 'wants-list', { min, max });
      const items: T[] = [];
      for (let i = 0; i < value.length; i++) {
        const got = item.read(value[i], `${at}[${i}]`);
        if (!got.ok) return got;
        items.push(got.value);
      }
      return ok(items);
    },
  };
}

type Fields = { readonly [name: string]: Field<unknown> };
type Required<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };
type Optional<F extends Fields> = { readonly [N in keyof F]?: ValueOf<F[N]> };

export function record<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional: O = {} as O,
): Field<Required<R> & Optional<O>> {
  const all: Fields = { ...required, ...optional };
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(all).map(([name, field]) => [name, field.schema])),
      required: Object.keys(required),
      additionalProperties: false,
    },
    values: [
      Object.fromEntries(Object.entries(required).map(([name, field]) => [name, field.values[0]])),
    ] as (Required<R> & Optional<O>)[],
    read(value, at) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return wants(at, 'wants-object');
      const given = value as Record<string, unknown>;
      const stranger = Object.keys(given).find((name) => !Object.hasOwn(all, name));
      if (stranger !== undefined)
        return wants(at, 'unknown-field', { name: stranger, known: Object.keys(all).join(', ') });
      const out: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(all)) {
        if (!Object.hasOwn(given, name)) {
          if (Object.hasOwn(required, name)) return wants(at, 'missing-field', { name });
          continue;
        }
        const got = field.read(given[name], at === '' ? name : `${at}.${name}`);
        if (!got.ok) return got;
        out[name] = got.value;
      }
      return ok(out as Required<R> & Optional<O>);
    },
  };
}

/** The first field that can read the value; if neither can, the fault that was found deeper in the value. */
export function either<A, B>(one: Field<A>, other: Field<B>): Field<A | B> {
  const depth = ({ args }: Fault): number => String(args.at).length;
  return {
    schema: { anyOf: [one.schema, other.schema] },
    values: [...one.values, ...other.values],
    read(value, at) {
      const first = one.read(value, at);
      if (first.ok) return first;
      const second = other.read(value, at);
      if (second.ok) return second;
      // If both faults are equally deep: an object or a list is more likely meant for the second field, a word for the
      // first.
      const further = depth(second.error) - depth(first.error);
      return further > 0 || (further === 0 && typeof value === 'object') ? second : first;
    },
  };
}

/** A field with one more condition. */
export function refined<T>(
  field: Field<T>,
  refuse: (value: T, at: string) => Fault | null,
  values = field.values,
): Field<T> {
  return {
    schema: field.schema,
    values,
    read(value, at) {
      const got = field.read(value, at);
      if (!got.ok) return got;
      const wrong = refuse(got.value, at);
      return wrong === null ? got : fail(wrong);
    },
  };
}

export type Options = { readonly [name: string]: Json };

/** A condition between options and seats; it is refused by its name. */
export interface Condition<O> {
  readonly rule: string;
  holds(options: O, seats: number): boolean;
}

/** What a table of one game can be set to. */
export interface OptionList<O extends Options> {
  readonly names: readonly (keyof O & string)[];
  readonly fields: { readonly [N in keyof O]: Field<O[N]> };
  readonly conditions: { readonly [name: string]: Condition<O> };
  readonly defaults: O;
  readonly schema: JsonSchema;
  /** Fills in defaults, and refuses what is unknown, out of range or not allowed together or with so many seats. */
  check(given: unknown, seats: unknown): Result<O, Fault>;
  /** The seat counts these options allow. */
  seats(options: O): readonly number[];
}

export type OptionsOf<L> = L extends OptionList<infer O> ? O : never;

type Declared<F> = { readonly [N in keyof F & string]: ValueOf<F[N]> };

export function declare<const F extends { readonly [name: string]: Field<Json> }>(
  seats: { readonly min: number; readonly max: number },
  fields: F,
  conditions: { readonly [name: string]: Condition<Declared<F>> } = {},
): OptionList<Declared<F>> {
  type O = Declared<F>;
  const names = Object.keys(fields) as (keyof O & string)[];
  const defaults = Object.fromEntries(names.map((name) => [name, fields[name].values[0]])) as O;
  const shape = record({}, fields);
  const broken = (options: O, count: number): string | undefined =>
    Object.keys(conditions).find((name) => !conditions[name].holds(options, count));
  return {
    names,
    fields: fields as unknown as OptionList<O>['fields'],
    conditions,
    defaults,
    schema: {
      ...shape.schema,
      properties: Object.fromEntries(
        names.map((name) => [name, { ...fields[name].schema, default: fields[name].values[0] as Json }]),
      ),
    },
    check(given, count) {
      const got = shape.read(given, '');
      if (!got.ok) return got;
      const some = int(seats.min, seats.max).read(count, 'seats');
      if (!some.ok) return some;
      const options = { ...defaults, ...got.value } as O;
      const name = broken(options, some.value);
      if (name !== undefined) return fail(fault(name, { rule: conditions[name].rule, seats: some.value }));
      return ok(options);
    },
    seats(options) {
      const allowed: number[] = [];
      for (let n = seats.min; n <= seats.max; n++) if (broken(options, n) === undefined) allowed.push(n);
      return allowed;
    },
  };
}
