import type { AnyRules, Outline, PartOutline, RowOutline } from './outline.js';
import type { Part, Rulebook } from './rulebook.js';

interface TableText {
  readonly head: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

function rowsOf(
  outline: readonly RowOutline[],
  spoken: readonly (readonly string[])[] = [],
): readonly string[][] {
  const rows = spoken.values();
  return outline.map((row) => {
    const cells = row.includes(null) ? rows.next().value!.values() : [].values();
    return row.map((cell) => cell ?? cells.next().value!);
  });
}

function partOf(name: string, outline: PartOutline, spoken: unknown): Part {
  switch (outline.kind) {
    case 'rule':
      return { ...outline, rule: name, text: spoken as string };
    case 'text':
      return { ...outline, text: spoken as string };
    case 'list':
      return { kind: 'list', items: spoken as readonly string[] };
    case 'table': {
      const { head, rows } = spoken as TableText;
      return { kind: 'table', head, rows: rowsOf(outline.rows, rows) };
    }
    case 'picture':
      return { ...outline, caption: spoken as string };
    case 'example':
      return { ...outline, ...(spoken as { readonly title: string; readonly text: string }) };
  }
}

/** The outline with a language's words in it. */
export const bookOf = ({ chapters, questions, cheat }: Outline, rules: AnyRules): Rulebook => ({
  goal: rules.goal,
  chapters: Object.entries(chapters).map(([id, parts]) => ({
    id,
    title: rules.chapters[id].title as string,
    parts: Object.entries(parts).map(([name, part]) => partOf(name, part, rules.chapters[id][name])),
  })),
  questions: questions.map((name) => rules.questions[name]),
  cheat: Object.keys(cheat).map((box) => rules.cheat[box]),
});
