import type { ExchangeSchema } from '../../src/http/schema.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (count: number, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  count >= min && count <= max;

/** Whether a value is what a schema wants: our own reading of the part of the language that we use. */
export function fits(schema: ExchangeSchema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => fits(one, value));
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  switch (schema.type) {
    case undefined:
      return true;
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value) && within(value as number, schema.minimum ?? -Infinity, schema.maximum);
    case 'string':
      return (
        typeof value === 'string' &&
        within([...value].length, schema.minLength, schema.maxLength) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
      );
    case 'array':
      return (
        Array.isArray(value) &&
        within(value.length, schema.minItems, schema.maxItems) &&
        value.every((item) => fits(schema.items ?? {}, item))
      );
    case 'object':
      return isObject(value) && fitsFields(schema, value);
    default:
      throw new Error(`a type nobody has taught us: ${schema.type}`);
  }
}

function fitsFields(schema: ExchangeSchema, value: Record<string, unknown>): boolean {
  if (schema.patternProperties !== undefined) {
    const [any] = Object.values(schema.patternProperties) as ExchangeSchema[];
    return Object.values(value).every((inner) => fits(any, inner));
  }
  const { properties = {}, required = [] } = schema;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(
      ([name, inner]) => Object.hasOwn(properties, name) && fits(properties[name], inner),
    )
  );
}
