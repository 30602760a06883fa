import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { Level } from '@crossbones/games/crew';
import { go } from '../../shell/router.js';
import { settings } from '../../shell/settings.js';
import { page } from '../../shell/words.js';
import { hiredNames } from './hired-names.js';
import type { LocalSetup } from './host-message.js';
import { randomHex } from './random-hex.js';
import { keep, type SavedMatch } from './saved-matches.js';

/** How a match of this device is to be; what is left out is as usual. */
export interface Beginning {
  readonly seats?: number;
  readonly options?: LocalSetup['options'];
  /**
   * Who sits where, from the first seat on: a name for a person, empty for the owner of the device, null for a bot.
   * Bots fill the rest.
   */
  readonly people?: readonly (string | null)[];
  /** A deal that is given, with the number of its rules and the level of its bots; otherwise it is drawn. */
  readonly deal?: { readonly key: string; readonly rules: number; readonly level: Level };
}

/** Sits down at this device, alone with bots or with others who pass it around, at once. */
export async function begin(
  game: GameId,
  { seats = catalogue[game].usualSeats, options = {}, people = [''], deal }: Beginning = {},
): Promise<void> {
  const id = await lay(game, seats, options, people, deal);
  go(`/local/${id}`);
}

async function lay(
  game: GameId,
  seats: number,
  options: LocalSetup['options'],
  people: readonly (string | null)[],
  deal: Beginning['deal'],
): Promise<string> {
  const sitting = Array.from({ length: seats }, (_, seat) => people[seat]?.trim() ?? null);
  const alone = sitting.filter((name) => name !== null).length < 2;
  const own = settings.value.name || (alone ? page().you : page().device.player(1));
  const taken = new Set(sitting);
  const hired = hiredNames.filter((name) => !taken.has(name));
  const names = sitting.map((name, seat) => {
    if (name === null) return hired.shift() ?? page().bot;
    if (name !== '') return name;
    return seat === sitting.indexOf('') ? own : page().device.player(seat + 1);
  });
  const bots = sitting.flatMap((name, seat) => (name === null ? [seat] : []));
  const now = Date.now();
  const { key, level } = deal ?? { key: randomHex(32), level: settings.value.level };
  const setup: LocalSetup = { game, seats, options, key, bots, level };
  const fresh = { names, entries: [], outcome: null, begun: now, touched: now };
  const kept: SavedMatch = {
    id: randomHex(8),
    setup,
    ...fresh,
    ...(deal === undefined ? {} : { rules: deal.rules }),
  };
  await keep(kept);
  return kept.id;
}

/** The same players again, each a seat further on, so that somebody else begins. */
export async function again({ setup, names }: Pick<SavedMatch, 'setup' | 'names'>): Promise<void> {
  const before = (seat: number): number => (seat + 1) % setup.seats;
  const seats = names.map((_, seat) => seat);
  const now = Date.now();
  const kept: SavedMatch = {
    id: randomHex(8),
    setup: { ...setup, key: randomHex(32), bots: seats.filter((seat) => setup.bots.includes(before(seat))) },
    names: seats.map((seat) => names[before(seat)]),
    entries: [],
    outcome: null,
    begun: now,
    touched: now,
  };
  await keep(kept);
  go(`/local/${kept.id}`);
}
