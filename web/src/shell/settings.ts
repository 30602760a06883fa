import type { Level } from '@crossbones/games/crew';
import type { LanguageId } from '@crossbones/texts/load';
import { effect, signal } from '@preact/signals';

/** What somebody likes on this device. */
export interface Settings {
  readonly name: string;
  /** The person's portrait at every table; null: any. */
  readonly face: number | null;
  readonly language: LanguageId | 'auto';
  readonly theme: 'auto' | 'night' | 'day';
  readonly sound: boolean;
  readonly patterns: boolean;
  readonly cards: 'small' | 'medium' | 'large';
  readonly motion: 'none' | 'fast' | 'normal' | 'slow';
  /** Whether a first tap lifts a card and a second one plays it. */
  readonly raiseFirst: boolean;
  readonly confirm: boolean;
  /** Whether a table listens to single keys. */
  readonly keys: boolean;
  /** Whether things are explained when they appear for the first time. */
  readonly explain: boolean;
  /** What a hand of cards is sorted by. */
  readonly sort: 'colour' | 'number';
  readonly playForced: boolean;
  /** The level of the bots that are added. */
  readonly level: Level;
}

const defaults: Settings = {
  name: '',
  face: null,
  language: 'auto',
  theme: 'auto',
  sound: false,
  patterns: false,
  cards: 'medium',
  motion: 'normal',
  raiseFirst: true,
  confirm: false,
  keys: true,
  explain: true,
  sort: 'colour',
  playForced: false,
  level: 'bosun',
};

const KEY = 'settings';

/** A browser may refuse to keep anything; then the settings last as long as the page. */
function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = signal<Settings>({ ...defaults, ...kept() });

// A change in another tab counts here, too; otherwise the next change here would undo it.
addEventListener('storage', ({ key }) => {
  if (key === KEY) settings.value = { ...defaults, ...kept() };
});

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {}
}

const daylight = matchMedia('(prefers-color-scheme: light)');
const light = signal(daylight.matches);
daylight.addEventListener('change', () => {
  light.value = daylight.matches;
});

const scale = { small: 0.85, medium: 1, large: 1.18 } as const;
/** How large cards are drawn, 1 for as designed. */
export const cardScale = (): number => scale[settings.value.cards];
const pace = { none: 0, fast: 0.55, normal: 1, slow: 1.7 } as const;

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** How long motions take, 0 for none, 1 for as designed. */
export const speed = (): number => (still.matches ? 0 : pace[settings.value.motion]);

/** Lets the whole document follow the settings. */
export function dress(): void {
  effect(() => {
    const { theme, patterns } = settings.value;
    const { dataset, style } = document.documentElement;
    const day = theme === 'day' || (theme === 'auto' && light.value);
    dataset.theme = day ? 'day' : 'night';
    dataset.patterns = String(patterns);
    style.setProperty('--card-scale', String(cardScale()));
    style.setProperty('--speed', String(speed()));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', day ? '#efe6d2' : '#0f1720');
  });
}
