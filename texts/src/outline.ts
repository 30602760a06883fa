import type { FrequentQuestion } from './rulebook.js';

/**
 * A rulebook without its words: what stands in it, in which order, under which name. A language has a text for each name
 * (`RulesIn`); one that is missing, or one too many, does not compile.
 */
export interface Outline {
  /** By the id of each chapter, and there by the number of a rule or a name of our own. */
  readonly chapters: { readonly [id: string]: { readonly [part: string]: PartOutline } };
  readonly questions: readonly string[];
  /** For each box, how many lines it has. */
  readonly cheat: { readonly [box: string]: number };
}

/** Stands for a cell of a table that each language fills; any other cell is the same in all languages. */
export const said = null;
export type RowOutline = readonly (string | typeof said)[];

interface Laid {
  readonly codes: readonly string[];
  readonly takes?: number;
}

export type PartOutline =
  | { readonly kind: 'rule'; readonly ruling?: true; readonly elsewhere?: true }
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly items: number }
  | { readonly kind: 'table'; readonly rows: readonly RowOutline[] }
  | ({ readonly kind: 'picture' } & Laid)
  | ({ readonly kind: 'example' } & Partial<Laid>);

export const rule = { kind: 'rule' } as const;
/** A rule with something of our own in it: marked ◆ where it stands. */
export const ruling = { kind: 'rule', ruling: true } as const;
/** A rule of another printing: marked ◇. */
export const elsewhere = { kind: 'rule', elsewhere: true } as const;
export const rulingElsewhere = { kind: 'rule', ruling: true, elsewhere: true } as const;

export const text = { kind: 'text' } as const;

export const list = <const N extends number>(items: N) => ({ kind: 'list', items }) as const;

export const table = <const Rows extends readonly RowOutline[]>(...rows: Rows) =>
  ({ kind: 'table', rows }) as const;

/** Codes are written as one line; the one that wins has a star before it. */
function laid(codes: string): Laid {
  const all = codes.split(' ');
  const takes = all.findIndex((code) => code.startsWith('*'));
  const bare = all.map((code) => code.replace('*', ''));
  return takes < 0 ? { codes: bare } : { codes: bare, takes };
}

export const picture = (codes: string) => ({ kind: 'picture', ...laid(codes) }) as const;

export const example = (codes?: string) =>
  ({ kind: 'example', ...(codes !== undefined && laid(codes)) }) as const;

/** A tuple of N texts. */
type Texts<N extends number, All extends readonly string[] = readonly []> = number extends N
  ? readonly string[]
  : All['length'] extends N
    ? All
    : Texts<N, readonly [...All, string]>;

/** The texts that a language gives for one row. */
type Cells<R> = R extends readonly [infer Cell, ...infer Rest]
  ? Cell extends string
    ? Cells<Rest>
    : readonly [string, ...Cells<Rest>]
  : readonly [];

/** The texts for all rows; rows without any are left out. */
type Rows<All> = All extends readonly [infer R, ...infer Rest]
  ? Cells<R> extends readonly []
    ? Rows<Rest>
    : readonly [Cells<R>, ...Rows<Rest>]
  : readonly [];

interface Headed<All extends readonly RowOutline[]> {
  readonly head: Texts<All[0]['length']>;
}

type TextOf<P> = P extends { readonly kind: 'list'; readonly items: infer N extends number }
  ? Texts<N>
  : P extends { readonly kind: 'table'; readonly rows: infer All extends readonly RowOutline[] }
    ? Rows<All> extends readonly []
      ? Headed<All>
      : Headed<All> & { readonly rows: Rows<All> }
    : P extends { readonly kind: 'example' }
      ? { readonly title: string; readonly text: string }
      : string;

/** All that a language says in a rulebook. */
export interface RulesIn<O extends Outline> {
  readonly goal: string;
  readonly chapters: {
    readonly [id in keyof O['chapters']]: { readonly title: string } & {
      readonly [part in keyof O['chapters'][id]]: TextOf<O['chapters'][id][part]>;
    };
  };
  readonly questions: { readonly [name in O['questions'][number]]: FrequentQuestion };
  readonly cheat: {
    readonly [box in keyof O['cheat']]: { readonly title: string; readonly lines: Texts<O['cheat'][box]> };
  };
}

/** The same for a game that is not known to the compiler. */
export interface AnyRules {
  readonly goal: string;
  readonly chapters: { readonly [id: string]: { readonly [part: string]: unknown } };
  readonly questions: { readonly [name: string]: FrequentQuestion };
  readonly cheat: { readonly [box: string]: { readonly title: string; readonly lines: readonly string[] } };
}
