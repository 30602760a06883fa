import {
  type Fault,
  type Field,
  fail,
  type OptionList,
  type Options,
  ok,
  type Result,
} from '@crossbones/core';

/** A value, or null while nothing is written. */
export const maybe = <T>(field: Field<T>): Field<T | null> => ({
  schema: { anyOf: [field.schema, { type: 'null' }] },
  values: [null, ...field.values],
  read: (value, at) => (value === null ? ok(null) : field.read(value, at)),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Options as part of a larger input: read with it, and checked when the seats are known. */
export const anyOptions: Field<unknown> = {
  schema: { type: 'object' },
  values: [{}],
  read: (value) => ok(value),
};

/** Checks such options; a fault names its place in the larger input. */
export function checkOptions<O extends Options>(
  list: OptionList<O>,
  given: unknown,
  seats: number,
): Result<O, Fault> {
  const checked = list.check(given ?? {}, seats);
  if (checked.ok) return checked;
  const { at = '' } = checked.error.args;
  return fail({
    ...checked.error,
    args: { ...checked.error.args, at: at === '' ? 'options' : `options.${at}` },
  });
}
