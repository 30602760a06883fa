import * as api from '@crossbones/api';

/** A JSON Schema as our registry has them: the part of the language that we use. */
export interface ExchangeSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: { readonly [name: string]: ExchangeSchema };
  readonly required?: readonly string[];
  readonly items?: ExchangeSchema;
  readonly anyOf?: readonly ExchangeSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly patternProperties?: object;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** TypeBox's own types say more than is needed to read a schema. */
export const plain = (schema: object): ExchangeSchema => schema as ExchangeSchema;

const isSchema = (value: unknown): value is ExchangeSchema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** The schemas that have a name of their own, so that nobody has to read them twice. */
export const named: ReadonlyMap<ExchangeSchema, string> = new Map(
  Object.entries(api).flatMap(([name, value]): [ExchangeSchema, string][] =>
    /^[A-Z][a-z]/.test(name) && isSchema(value) ? [[value, name]] : [],
  ),
);

const samples = new Map(
  (
    [
      [api.TableId, '0123456789abcdefghjk'],
      [api.PersonId, '0123456789abcdef'],
      [api.SheetToken, '0123456789abcdefghjkmnpqrs'],
      [api.Code, 'ABC234'],
      [api.SessionId, '0123456789abcdef'],
      [api.Hash, '0123456789abcdef'.repeat(4)],
    ] as const
  ).map(([schema, sample]) => [plain(schema).pattern, sample]),
);
const sampleFields: { readonly [name: string]: unknown } = {
  seats: 4,
  options: {},
  name: 'Anne',
  label: 'My phone',
  text: 'Ahoy!',
  actions: ['bid:2'],
  lines: [{ round: 0, to: { bids: [1, 0, 2] } }],
  endpoint: 'https://push.example.net/to/0123456789',
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
};

/** A value that this schema takes, for people to start from. */
export function exampleOf(schema: ExchangeSchema, field = ''): unknown {
  if (field in sampleFields) return sampleFields[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, inner]) => [name, exampleOf(inner, name)]),
      );
    case 'array':
      return [exampleOf(schema.items ?? {})];
    case 'string':
      return samples.get(schema.pattern) ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    default:
      return null;
  }
}
