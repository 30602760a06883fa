import { isUtf8 } from 'node:buffer';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';

const MOST_WORDS = 200;

/**
 * What would break the code that reads the value: a name that JavaScript treats specially, a character that no database
 * takes.
 */
const suspicious = /__proto__|\\u0000|\\u005f/i;

/** Deeper than any real body. Code that checks or writes a value goes one call deeper for each level. */
const DEEPEST = 64;
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('"\\[]{}');

/** Whether more lists and objects are inside each other than anybody needs. */
function tooDeep(body: Buffer): boolean {
  if (body.length <= DEEPEST) return false;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i];
    if (quoted) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === LIST || byte === OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (byte === LIST_END || byte === OBJECT_END) depth--;
  }
  return false;
}

/** Reads a body as JSON; the schema of its route then says whether the value is right. */
export function readJson(body: Buffer): Result<unknown, Fault> {
  if (!isUtf8(body)) return fail(fault('wants-utf8', { at: 'The body' }));
  if (tooDeep(body)) return fail(fault('too-deep', { max: DEEPEST }));
  const text = body.toString('utf8');
  let found: Fault | null = null;
  const look = (key: string, value: unknown): unknown => {
    if (key === '__proto__') found = fault('forbidden-key', { name: key });
    else if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
      found = fault('forbidden-character');
    return value;
  };
  try {
    const value: unknown = suspicious.test(text) ? JSON.parse(text, look) : JSON.parse(text);
    return found === null ? ok(value) : fail(found);
  } catch {
    return fail(fault('wants-json', { at: 'The body' }));
  }
}

/** One thing that a schema says is wrong, as Ajv tells it. */
export interface Wrong {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly schemaPath: string;
  readonly schema?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

interface Const {
  readonly const?: unknown;
}

/** Says what is wrong with a value and where, as one fault. */
export function malformed(wrongs: readonly Wrong[], whole: string): Fault {
  const wrong = telling(meant(wrongs));
  const at = placeOf(wrong.instancePath, whole);
  const { params, parentSchema: schema = {} } = wrong;
  switch (wrong.keyword) {
    case 'required':
      return fault('missing-field', { at, name: String(params.missingProperty) });
    case 'additionalProperties':
      return fault('unknown-field', {
        at,
        name: String(params.additionalProperty),
        known: Object.keys((schema.properties as object | undefined) ?? {}).join(', '),
      });
    case 'enum':
      return fault('wants-choice', { at, choices: words(schema.enum) });
    case 'const':
      return fault('wants-choice', { at, choices: words([params.allowedValue]) });
    case 'pattern':
      return fault('wants-form', { at, form: String(schema.description ?? schema.pattern) });
    default:
      return typed(at, schema);
  }
}

/** A value that is not of the wanted type, or too small or too large for it. */
function typed(at: string, schema: Readonly<Record<string, unknown>>): Fault {
  const range = (min: unknown, max: unknown, most: number) => ({
    min: Number(min ?? 0),
    max: Number(max ?? most),
  });
  switch (schema.type) {
    case 'integer':
      return fault('wants-int', { at, ...range(schema.minimum, schema.maximum, Number.MAX_SAFE_INTEGER) });
    case 'string':
      if (Array.isArray(schema.enum)) return fault('wants-choice', { at, choices: words(schema.enum) });
      if (schema.pattern !== undefined)
        return fault('wants-form', { at, form: String(schema.description ?? schema.pattern) });
      return fault('wants-string', {
        at,
        ...(schema.maxLength === undefined ? {} : range(schema.minLength, schema.maxLength, 0)),
      });
    case 'array':
      return fault('wants-list', { at, ...range(schema.minItems, schema.maxItems, 1_000_000) });
    case 'object':
      return fault('wants-object', { at });
    case 'boolean':
      return fault('wants-boolean', { at });
    case 'null':
      return fault('wants-null', { at });
    case 'number':
      return fault('wants-number', { at });
    default:
      return fault('wants-other', { at });
  }
}

/** How much a mistake tells: little, where it may only mean that the sender meant another form of the value. */
const weights: { readonly [keyword: string]: number } = { anyOf: -9, const: -6, required: 1, type: 1 };

/**
 * Where a value may have one of several forms, the form that it nearly has is the one that was meant: the one with the
 * deepest mistake.
 */
function telling(wrongs: readonly Wrong[]): Wrong {
  const weight = ({ keyword, instancePath }: Wrong): number =>
    (weights[keyword] ?? 2) + 3 * instancePath.split('/').length;
  return wrongs.reduce((best, wrong) => (weight(wrong) > weight(best) ? wrong : best));
}

/** Where each form has its own word in one field, that word says which form was meant. */
function meant(wrongs: readonly Wrong[]): readonly Wrong[] {
  const choice = wrongs.find(({ keyword }) => keyword === 'anyOf');
  const forms = (choice?.schema ?? []) as readonly {
    readonly properties?: Readonly<Record<string, Const>>;
  }[];
  const value = choice?.data;
  if (choice === undefined || typeof value !== 'object' || value === null) return wrongs;
  const [field] =
    Object.entries(forms[0]?.properties ?? {}).find(([, { const: word }]) => word !== undefined) ?? [];
  if (field === undefined || !Object.hasOwn(value, field)) return wrongs;
  const words = forms.map(({ properties }) => properties?.[field]?.const);
  const form = words.indexOf((value as Record<string, unknown>)[field]);
  if (form !== -1)
    return wrongs.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/${form}/`));
  const instancePath = `${choice.instancePath}/${field}`;
  return [{ ...choice, keyword: 'enum', instancePath, parentSchema: { enum: words } }];
}

/** `/actions/0` as people write it: `actions[0]`. */
function placeOf(path: string, whole: string): string {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 40));
  if (steps.length === 0) return whole;
  return steps.map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

const words = (values: unknown): string =>
  (Array.isArray(values) ? values : [])
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(', ')
    .slice(0, MOST_WORDS);
