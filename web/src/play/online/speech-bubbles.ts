import type { ChatLine } from '@crossbones/api';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LiveTable } from '../../shell/live-table.js';
import { hereAt } from '../../shell/server-clock.js';
import { words } from '../../shell/words.js';

/** What was said, in the reader's language where it is a set phrase. */
export const saidOf = ({ said }: ChatLine): string =>
  'phrase' in said ? words().spoken[said.phrase] : said.text;

/** How long a word stands at the seat of its speaker, and how much longer for each letter, in ms. */
const SHOWN = 4_500;
const LETTER = 50;

/** What each person at a table has just said, for as long as it takes to read it. */
export function speechOf(live: LiveTable): ReadonlySignal<ReadonlyMap<string, ChatLine>> {
  const speech = signal<ReadonlyMap<string, ChatLine>>(new Map());
  live.client.listen((news) => {
    const line = news === 'line' ? live.client.lines.at(-1) : undefined;
    if (line === undefined || line.person === null) return;
    const { person } = line;
    const left = hereAt(line.at) + SHOWN + LETTER * saidOf(line).length - Date.now();
    if (left <= 0 || live.client.me?.muted.includes(person)) return;
    speech.value = new Map(speech.value).set(person, line);
    setTimeout(() => {
      if (speech.value.get(person) !== line) return;
      const rest = new Map(speech.value);
      rest.delete(person);
      speech.value = rest;
    }, left);
  });
  return speech;
}
