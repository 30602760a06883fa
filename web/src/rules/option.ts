import type {
  GameId,
  QueensCollection,
  Skull,
  SkullKing,
  SkullKingDice,
  SkullQueen,
} from '@crossbones/games';

interface Options extends Record<GameId, object> {
  'skull-king': SkullKing.GameOptions;
  'skull-king-dice': SkullKingDice.GameOptions;
  'skull-queen': SkullQueen.GameOptions;
  skull: Skull.GameOptions;
  'queens-collection': QueensCollection.GameOptions;
}

/** The rule that tells of an option, or the one of each of its values. */
type Told<V> = string | { readonly [value in Extract<V, string>]: string };

/** Where the rules tell what an option does; an option without a rule does not compile. */
const told: { readonly [id in GameId]: { readonly [name in keyof Options[id]]-?: Told<Options[id][name]> } } =
  {
    'skull-king': {
      scoring: { 'skull-king': 'SK-26', rascal: 'SK-27' },
      cannonball: 'SK-28',
      kraken: 'SK-14',
      whale: 'SK-15',
      loot: 'SK-25',
      powers: 'SK-29',
      krakenLead: 'SK-14',
      schedule: 'SK-4',
      blanks: 'SK-2',
    },
    'skull-king-dice': { scoring: { standard: 'SD-8', landlubber: 'SD-11' }, dice: 'SD-1' },
    'skull-queen': { middle: 'SQ-2' },
    skull: { gangs: 'S-11', lastSkull: 'S-10' },
    'queens-collection': {
      mode: { competitive: 'QC-2', teams: 'QC-11', cooperative: 'QC-14' },
      spaces: 'QC-1',
    },
  };

/** The number of the rule that an option, as it is set now, goes by. */
export function optionRule(game: GameId, name: string, value: unknown): string | undefined {
  const rules: { readonly [name: string]: string | { readonly [value: string]: string } } = told[game];
  const rule = rules[name];
  return typeof rule === 'object' ? rule[String(value)] : rule;
}
