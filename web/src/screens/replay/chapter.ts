/** A stretch of a match under one heading: a round. */
export interface ReplayChapter {
  readonly heading: string;
  /** Its first step. */
  readonly from: number;
}

/** Where headings change, as far as they are known; a step whose heading is not known yet is in no new chapter. */
export function chaptersOf(headings: readonly (string | undefined)[]): ReplayChapter[] {
  const chapters: ReplayChapter[] = [];
  for (let step = 0; step < headings.length; step++) {
    const heading = headings[step];
    if (heading !== undefined && heading !== chapters.at(-1)?.heading) chapters.push({ heading, from: step });
  }
  return chapters;
}

/** The heading of a step, which may have to be fetched first. */
type HeadingAt = (step: number) => Promise<string>;

/** The first step of the next chapter, or the last step of all. */
export async function nextChapter(headingAt: HeadingAt, step: number, last: number): Promise<number> {
  const here = await headingAt(step);
  let next = step + 1;
  while (next < last && (await headingAt(next)) === here) next++;
  return Math.min(next, last);
}

/** The first step of this chapter, or of the chapter before if that is where we are. */
export async function previousChapter(headingAt: HeadingAt, step: number): Promise<number> {
  if (step <= 1) return 0;
  let first = step - 1;
  const there = await headingAt(first);
  while (first > 0 && (await headingAt(first - 1)) === there) first--;
  return first;
}
