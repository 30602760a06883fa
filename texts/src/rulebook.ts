/**
 * One game's rules as people read them. Text is plain but for three marks: `**strong**`, `[g7]` for a card, die, disc or
 * piece drawn small in the line (by the code the rulebook's notation gives it), and `{SK-23}` for a link to a rule.
 *
 * What can be drawn, in a line and in a picture (`web/src/games/<game>/rules/`):
 * - Skull King: `g7` `escape` `rosie` `tigress` `tigress:pirate` `skull-king` `mermaid` `kraken` `whale` `loot` `blank:1`
 *   and a suit by itself, `suit:g`.
 * - the dice game: a rolled die `black:6` `yellow:flag` `pirate:skull`, and one behind the screen, `black`.
 * - Skull Queen: `r7` `0` `13` `back`, `suit:r`, a pirate `pirate:r`, and a plank: `plank:front` `plank:back`, or with
 *   where red, yellow, green and blue stand, `plank:front:013x` (0 is the top space, x is overboard, - is nobody).
 * - Skull: `flower` `skull` `disc` (face down) `mat:skull` `mat:flower`, each also of another people: `skull@2` … `@6`.
 * - The Queen's Collection: `c1` … `c8` `joker` `back` `pawn:c1` `box:c1` `gem:c1`.
 *
 * A sum that is written out with an equals sign (`20 × 3 + 10 = 70`, minus as `−`) is worked out again by a test.
 */
export interface Rulebook {
  /** What it is about, in two sentences. */
  readonly goal: string;
  /** In the order one reads them. */
  readonly chapters: readonly Chapter[];
  /** What people ask. */
  readonly questions: readonly FrequentQuestion[];
  /** All that is needed at the table, for one printed page. */
  readonly cheat: readonly CheatBox[];
}

export interface Chapter {
  /** The same in every language, and part of its address: `setup`, `turn`, `scoring`, `options` … */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  /** A numbered rule. `ruling`: ours, where the printed rules are silent; `elsewhere`: from other printings. */
  | {
      readonly kind: 'rule';
      readonly rule: string;
      readonly text: string;
      readonly ruling?: true;
      readonly elsewhere?: true;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Cards, dice, discs or pieces in a row, drawn large, by their codes; `takes` marks the one that wins. */
  | {
      readonly kind: 'picture';
      readonly codes: readonly string[];
      readonly takes?: number;
      readonly caption: string;
    }
  /** Worked through with numbers. */
  | {
      readonly kind: 'example';
      readonly title: string;
      readonly text: string;
      readonly codes?: readonly string[];
      readonly takes?: number;
    };

export interface FrequentQuestion {
  readonly ask: string;
  readonly answer: string;
}

export interface CheatBox {
  readonly title: string;
  readonly lines: readonly string[];
}
