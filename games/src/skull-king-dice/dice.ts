/** The seven kinds of die, strongest first; a kind's number is its place here. */
export const kinds = ['skull-king', 'pirate', 'mermaid', 'black', 'blue', 'red', 'yellow'] as const;
export type Kind = (typeof kinds)[number];

export const SKULL_KING = 0;
export const PIRATE = 1;
export const MERMAID = 2;
/** The first of the coloured kinds; those before it are special. */
export const BLACK = 3;
export const KINDS = kinds.length;

/** The kinds before black as a set of bits: always free to roll. */
export const SPECIALS = (1 << BLACK) - 1;

export const SIDES = 6;
export const specialFaces = ['skull', 'flag'] as const;
export const colouredFaces = ['flag', 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type SpecialFace = (typeof specialFaces)[number];
export type ColouredFace = (typeof colouredFaces)[number];
export type Face = SpecialFace | ColouredFace;

/** Faces as numbers: a flag is worth nothing, a number itself, a skull more than any number. */
export const FLAG = 0;
export const SKULL = 10;

type Special = 'skull-king' | 'pirate' | 'mermaid';
type Dice<F> = { readonly count: number; readonly faces: readonly F[] };
/** How many dice of each kind there are, and what their six sides show. */
export type DiceTable = { readonly [kind in Kind]: Dice<kind extends Special ? SpecialFace : ColouredFace> };

/** The dice that the game is played with; with a small box tests can go through a whole game. */
export interface Box {
  readonly dice: DiceTable;
  rounds(seats: number): number;
}

export const MOST_SEATS = 6;
export const MOST_ROUNDS = 8;

/** ◇ SD-1: reviews of the game tell of four characters and two flags on each special die. */
const SPECIAL_SIDES: readonly SpecialFace[] = ['skull', 'skull', 'skull', 'skull', 'flag', 'flag'];

/** ◆ SD-1: the picture of the faces is lost; these counts and numbers fit everything that is known of them. */
const RECONSTRUCTED: DiceTable = {
  'skull-king': { count: 1, faces: SPECIAL_SIDES },
  pirate: { count: 3, faces: SPECIAL_SIDES },
  mermaid: { count: 2, faces: SPECIAL_SIDES },
  black: { count: 7, faces: [5, 5, 6, 6, 7, 7] },
  blue: { count: 7, faces: [3, 3, 4, 4, 5, 5] },
  red: { count: 8, faces: [1, 1, 2, 2, 3, 3] },
  yellow: { count: 8, faces: ['flag', 'flag', 'flag', 1, 1, 7] },
};

export const fullBox: Box = {
  dice: RECONSTRUCTED,
  rounds: (seats) => (seats < 5 ? MOST_ROUNDS : seats === 5 ? 7 : 6),
};

export const countOf = (dice: DiceTable): number => kinds.reduce((sum, kind) => sum + dice[kind].count, 0);

export const faceNumber = (face: Face): number => (face === 'skull' ? SKULL : face === 'flag' ? FLAG : face);

/** A rolled die in one byte. */
export const rollCode = (kind: number, face: number): number => (kind << 4) | face;
export const kindOf = (roll: number): number => roll >> 4;
export const faceOf = (roll: number): number => roll & 15;

export function printRoll(roll: number): string {
  const face = faceOf(roll);
  return `${kinds[kindOf(roll)]}:${face === SKULL ? 'skull' : face === FLAG ? 'flag' : face}`;
}

const rollsByWord: ReadonlyMap<string, number> = new Map(
  kinds.flatMap((_, kind) =>
    (kind < BLACK ? specialFaces : colouredFaces).map((face) => {
      const roll = rollCode(kind, faceNumber(face));
      return [printRoll(roll), roll] as const;
    }),
  ),
);

/** Reads any roll that a table of dice could allow. */
export const parseRoll = (word: string): number | null => rollsByWord.get(word) ?? null;
