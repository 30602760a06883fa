import type { TableSettings } from '@crossbones/api';
import type { GameWords } from '@crossbones/texts/load';
import { page } from '../../shell/words.js';
import { matters } from './relevant-options.js';

type Options = { readonly [name: string]: unknown };

/** One line of how a table is set: what it is about, and how it is; null where its name says it all. */
export interface SetLine {
  readonly name: string;
  readonly value: string | null;
}

function saidOf(value: unknown, words: GameWords, name: string): string | null | undefined {
  const listed = words.options[name]?.values?.[String(value)];
  if (listed !== undefined) return listed;
  if (typeof value === 'boolean') return value ? null : undefined;
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (!Array.isArray(value)) return undefined;
  const items = value.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : String(one),
  );
  return items.length === 0 ? undefined : items.join(', ');
}

/** What is played, in plain words; what is off goes without saying. */
export function optionLines(words: GameWords, options: Options): SetLine[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const entry = words.options[name];
    const said = entry === undefined || !matters(name, options) ? undefined : saidOf(value, words, name);
    return said === undefined ? [] : [{ name: entry.name, value: said }];
  });
}

const DAY = 86_400_000;

export function clockWords(clock: TableSettings['clock']): string {
  const words = page();
  switch (clock.per) {
    case 'none':
      return words.setup.noClock;
    case 'match':
      return words.setup.minutesEach(Math.round(clock.ms / 60_000));
    case 'move':
      return clock.ms >= DAY
        ? words.setup.daysPerTurn(Math.round(clock.ms / DAY))
        : words.setup.secondsPerTurn(clock.ms / 1_000);
  }
}

export const awayWords = (away: TableSettings['away']): string => {
  const words = page();
  return { wait: words.setup.awayWait, pause: words.setup.awayPause, bot: words.setup.awayBot }[away];
};

/** How the table is kept, in plain words. */
export function settingLines(settings: TableSettings): SetLine[] {
  const words = page();
  return [
    { name: settings.public ? words.setup.public : words.setup.private, value: null },
    { name: words.setup.pace, value: clockWords(settings.clock) },
    { name: settings.undo ? words.setup.allowUndo : words.setup.noUndo, value: null },
    { name: words.setup.whenAway, value: awayWords(settings.away) },
  ];
}
