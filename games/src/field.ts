import { type Field, ok } from '@crossbones/core';

/** A value, or null as long as nothing is written. */
export const maybe = <T>(field: Field<T>): Field<T | null> => ({
  schema: { anyOf: [field.schema, { type: 'null' }] },
  values: [null, ...field.values],
  read: (value, at) => (value === null ? ok(null) : field.read(value, at)),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
