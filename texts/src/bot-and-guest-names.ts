/** What bots are called at tables of the server, which sends these names; each reader is shown them in their language. */
export const botNames = [
  'Old Barnacle',
  'Salty Meg',
  'Tin Leg Tom',
  'Briny Jo',
  'Marlinspike',
  'Grog Nell',
  'Powder Pete',
  'Rusty Kit',
  'Bilge Betty',
  'Lanky Finn',
  'Tar Hattie',
  'One-Eyed Wim',
] as const;

/** What guests are called, after a mood and before a number, until they say otherwise. */
export const guestNames = [
  ...['Gull', 'Parrot', 'Crab', 'Otter', 'Walrus', 'Heron', 'Pelican', 'Puffin', 'Turtle', 'Lobster'],
  ...['Herring', 'Mackerel', 'Narwhal', 'Octopus', 'Seal', 'Shark', 'Shrimp', 'Squid', 'Starfish'],
  ...['Stingray', 'Tern', 'Tuna', 'Urchin', 'Whale', 'Albatross', 'Barracuda', 'Cormorant'],
  ...['Cuttlefish', 'Dolphin', 'Limpet', 'Marlin', 'Oyster'],
] as const;

/** The same names in a language, in the same order. */
export interface NameWords {
  readonly bots: readonly string[];
  readonly guests: readonly string[];
}

const GUEST = /^\p{L}+ (\p{L}+) (\d\d(?: \(\d+\))?)$/u;

/** A name as a reader is shown it: what the server thought up is in their language, and everything else as it was given. */
export function called(name: string, { bots, guests }: NameWords): string {
  const bot = (botNames as readonly string[]).indexOf(name);
  if (bot !== -1) return bots[bot] ?? name;
  const [, creature = '', number] = GUEST.exec(name) ?? [];
  const guest = (guestNames as readonly string[]).indexOf(creature);
  return guest === -1 || guests === guestNames ? name : `${guests[guest]} ${number}`;
}
