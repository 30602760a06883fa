type Word = string | number | boolean;

/** As much of a JSON schema as options are made of. */
export interface OptionSchema {
  readonly enum?: readonly Word[];
  readonly anyOf?: readonly OptionSchema[];
  readonly type?: string;
  readonly items?: OptionSchema;
  readonly properties?: { readonly [name: string]: OptionSchema };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** How an option is asked for. */
export type Kind =
  | { readonly is: 'flag' }
  | { readonly is: 'choice'; readonly words: readonly Word[]; readonly numbers: OptionSchema | null }
  /** A list of things which each have a name and count as something. */
  | { readonly is: 'things'; readonly schema: OptionSchema }
  /** Too much for a form: left as it is. */
  | { readonly is: 'other' };

/** What an option is, by its schema. */
export function kindOf(schema: OptionSchema): Kind {
  if (schema.enum !== undefined) {
    if (schema.enum.every((word) => typeof word === 'boolean')) return { is: 'flag' };
    return { is: 'choice', words: schema.enum, numbers: null };
  }
  if (schema.anyOf !== undefined) {
    const listed = schema.anyOf.find((one) => one.enum !== undefined);
    const numbers = schema.anyOf.find((one) => one.items?.type === 'integer') ?? null;
    if (listed?.enum !== undefined) return { is: 'choice', words: listed.enum, numbers };
  }
  if (schema.items?.properties?.name !== undefined) return { is: 'things', schema };
  return { is: 'other' };
}

/** A list of numbers as somebody types it; null if it is none, or not one that fits. */
export function readNumbers(
  text: string,
  { items, minItems = 0, maxItems = 99 }: OptionSchema,
): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  const fits = (n: number): boolean =>
    Number.isInteger(n) && n >= (items?.minimum ?? n) && n <= (items?.maximum ?? n);
  return numbers.every(fits) && numbers.length >= minItems && numbers.length <= maxItems ? numbers : null;
}
