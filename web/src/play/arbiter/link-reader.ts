/** What is wrong with a link, and where: the field, the place in its list from 1, and what stood there. */
export interface LinkFault {
  readonly key: 'field' | 'twice' | 'number' | 'word' | 'piece' | 'used-up' | 'too-many';
  readonly field: string;
  readonly place?: number;
  readonly given?: string;
  readonly min?: number;
  readonly max?: number;
}

/** How many letters of a field are repeated in a complaint. */
const TOLD = 24;

const LONGEST_NAME = 20;
/** A name as an address can carry it in a list. */
export const named = (typed: string): string => typed.replaceAll(',', ' ').slice(0, LONGEST_NAME).trimStart();

/** Names as they stand in an address; null where nobody has one. */
export const namesField = (names: readonly string[]): string | null =>
  names.some((name) => name.trim() !== '')
    ? `names=${names.map((name) => encodeURIComponent(name)).join(',')}`
    : null;

/** Reads the fields of an address strictly: a field that cannot be read is reported, and keeps its usual value. */
export class LinkReader {
  readonly complaints: LinkFault[] = [];
  private readonly read = new Set<string>();

  constructor(private readonly query: URLSearchParams) {}

  private take(field: string): string | null {
    this.read.add(field);
    const given = this.query.getAll(field);
    if (given.length > 1) this.complain({ key: 'twice', field });
    return given[0] ?? null;
  }

  complain(complaint: LinkFault): void {
    const { given } = complaint;
    this.complaints.push(given === undefined ? complaint : { ...complaint, given: given.slice(0, TOLD) });
  }

  int(field: string, min: number, max: number, usual: number): number {
    const given = this.take(field);
    if (given === null) return usual;
    const n = /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
    if (n >= min && n <= max) return n;
    this.complain({ key: 'number', field, given, min, max });
    return usual;
  }

  word<W extends string>(field: string, words: readonly W[], usual: W): W {
    const given = this.take(field);
    if (given === null || (words as readonly string[]).includes(given)) return (given as W | null) ?? usual;
    this.complain({ key: 'word', field, given });
    return usual;
  }

  /** Everything in a list, with its place from 1; null if the field is not there. */
  list(field: string): readonly (readonly [code: string, place: number])[] | null {
    const given = this.take(field);
    if (given === null) return null;
    return given === '' ? [] : given.split(',').map((code, i) => [code, i + 1] as const);
  }

  /** The names of the players, in their order; empty where no name stands. */
  names(field: string, most: number): readonly string[] {
    const given = this.list(field) ?? [];
    if (given.length > most) this.complain({ key: 'too-many', field, max: most });
    return given.slice(0, most).map(([name]) => named(name));
  }

  /** Some of these words, each once, in the order of the words. */
  words(field: string, words: readonly string[], usual: readonly string[]): readonly string[] {
    const given = this.list(field);
    if (given === null) return usual;
    const known = given.filter(([word, place]) => {
      const fits = words.includes(word);
      if (!fits) this.complain({ key: 'word', field, place, given: word });
      return fits;
    });
    return words.filter((word) => known.some(([one]) => one === word));
  }

  /** Reports fields that nobody has read. */
  end(): readonly LinkFault[] {
    for (const field of new Set(this.query.keys())) {
      if (!this.read.has(field)) this.complain({ key: 'field', field: field.slice(0, TOLD) });
    }
    return this.complaints;
  }
}
