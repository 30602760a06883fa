import type { AfterWords } from './after.js';
import type { DeviceWords } from './device.js';
import type { FooterWords } from './footer.js';
import type { HomeWords } from './home.js';
import type { LineWords } from './line.js';
import type { NoticesWords } from './notices.js';
import type { PlayWords } from './play.js';
import type { SettingsWords } from './settings.js';
import type { SetupWords } from './setup.js';
import type { TroubleWords } from './trouble.js';

/** The page's own words, by screen: a new one is a line there and a line in each language. */
export interface PageWords {
  readonly goHome: string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly ok: string;
  readonly yes: string;
  readonly no: string;
  readonly on: string;
  readonly off: string;
  readonly more: string;
  readonly menu: string;
  readonly save: string;
  readonly tryAgain: string;
  readonly loading: string;
  readonly skipToTable: string;
  readonly you: string;
  readonly bot: string;
  readonly players: (n: number) => string;
  readonly playersFromTo: (min: number, max: number) => string;
  /** A list in a sentence: “Mina, Jo and Sam”. */
  readonly list: (names: readonly string[]) => string;

  readonly home: HomeWords;
  readonly setup: SetupWords;
  readonly play: PlayWords;
  readonly line: LineWords;
  readonly after: AfterWords;
  readonly settings: SettingsWords;
  readonly trouble: TroubleWords;
  readonly notices: NoticesWords;
  readonly device: DeviceWords;
  readonly footer: FooterWords;
}
