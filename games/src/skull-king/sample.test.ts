import { FastRng, type Rng, type View, type Viewer } from '@crossbones/core';
import { LARGEST_VIEW, looks, viewersOf } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { Scene } from './fixture.js';
import { type State, skullKing } from './index.js';
import { type Story, Told } from './story-fixture.js';

const plain = skullKing.options.defaults;
const everything = {
  ...plain,
  kraken: true,
  whale: true,
  loot: true,
  powers: true,
  schedule: [4, 3],
  blanks: [
    { name: 'Siren', as: 'mermaid' },
    { name: 'Bilge rat', as: { suit: 'g', value: 0 } },
  ],
} as const;
const tables = [
  { seats: 2, options: { ...everything, schedule: [7, 5] } },
  { seats: 3, options: everything },
  { seats: 4, options: { ...everything, scoring: 'rascal', cannonball: true } },
  { seats: 8, options: { ...plain, schedule: [1, 8] } },
] as const;

/** All cards of a table, wherever they are. */
function everyCard(open: View): string[] {
  const { hands, undealt, ghost, discarded, trick, tricks } = open as unknown as {
    readonly hands: string[][];
    readonly undealt: string[];
    readonly ghost: { readonly pile: string[] } | null;
    readonly discarded: string[] | null;
    readonly trick: readonly { readonly card: string }[];
    readonly tricks: readonly { readonly cards: string[] }[];
  };
  const played = [...tricks.flatMap(({ cards }) => cards), ...trick.map(({ card }) => card)];
  return [...hands.flat(), ...undealt, ...(ghost?.pile ?? []), ...(discarded ?? []), ...played]
    .map((card) => card.replace(/^tigress.*/, 'tigress'))
    .sort();
}

/** A view as it comes through a wire. */
const sent = (state: State, viewer: Viewer) =>
  JSON.parse(JSON.stringify(skullKing.view(state, viewer))) as ReturnType<typeof skullKing.view>;

/** Whoever looks at this table cannot tell the worlds that it imagines from the true one. */
function look({ state, world }: { readonly state: State; readonly world: State }, rng: Rng): void {
  const all = everyCard(skullKing.open(state));
  for (const viewer of viewersOf(state.seats)) {
    const view = sent(state, viewer);
    expect(JSON.stringify(view).length).toBeLessThan(LARGEST_VIEW);
    skullKing.sampler(view).into(world, rng);
    expect(sent(world, viewer)).toEqual(view);
    expect(everyCard(skullKing.open(world))).toEqual(all);
    expect(skullKing.event(world)).toBe(skullKing.event(state));
    expect(skullKing.actors(world)).toBe(skullKing.actors(state));
    expect(skullKing.mayAct(world)).toBe(skullKing.mayAct(state));
  }
}

describe('sampled worlds', () => {
  it.each(tables)('SK-6 SK-7 look the same to their viewer, and no card is lost ($seats seats)', (tryout) => {
    const world = skullKing.create(tryout.seats, tryout.options);
    const rng = new FastRng('worlds');
    for (const { state } of looks({ game: skullKing, tryout, seed: 'worlds' }, 16))
      look({ state, world }, rng);
  });

  it('SK-25 SK-30 SK-31 SK-32 SK-33 SK-34 go on as the true one does, through all powers', () => {
    const scene = new Scene({
      hands: [
        ['rosie', 'will', 'g1', 'y1', 'p9', 'b1'],
        ['rascal', 'juanita', 'g2', 'y2', 'p1', 'b2'],
        ['harry', 'g3', 'y3', 'loot', 'p2', 'b3'],
      ],
      undealt: ['escape', 'g9', 'escape', 'mermaid'],
      options: { loot: true, powers: true },
    });
    const { state } = scene;
    const world = skullKing.create(3, state.options);
    const rng = new FastRng('powers');
    const go = (words: string): void => {
      for (const word of words.split(' ')) {
        look({ state, world }, rng);
        const seat = scene.actors[0];
        skullKing.sampler(sent(state, seat)).into(world, rng);
        skullKing.apply(world, seat, skullKing.parse(word)!);
        scene.act(seat, word);
        expect(skullKing.common!(world)).toEqual(skullKing.common!(state));
      }
    };
    scene.bid(1, 1, 1);
    go('rosie g2 loot lead:1 rascal g3 g1 wager:10 juanita y3 y1 y2 harry p9 bid+1');
    go('p2 will p1 discard:escape discard:b1 g9 b2 b3');
    look({ state, world }, rng);
    skullKing.chance(state, rng);
    scene.bid(0, 0, 0);
    for (let i = 0; i < 3; i++) go(scene.legal(scene.turn)[0]);
    expect(scene.open.phase).toBe('over');
    look({ state, world }, rng);
  });

  it('SK-6 SK-7 seal every bid and shot that there is, and keep one’s own', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g2'],
        ['y1', 'y2'],
        ['p1', 'p2'],
        ['b1', 'b2'],
      ],
      options: { scoring: 'rascal', cannonball: true },
    });
    const world = skullKing.create(4, scene.state.options);
    const rng = new FastRng('sealed');
    const sealed = (viewer: Viewer, what: 'bids' | 'shots'): string[] => {
      const worlds = skullKing.sampler(sent(scene.state, viewer));
      const found = new Set<string>();
      for (let i = 0; i < 150; i++) {
        worlds.into(world, rng);
        found.add(Array.from(world[what].subarray(0, 4)).join(' '));
      }
      return [...found].sort();
    };
    scene.act(0, 'bid:1').act(2, 'bid:2');
    expect(sealed(0, 'bids')).toEqual(['1 -1 0 -1', '1 -1 1 -1', '1 -1 2 -1']);
    expect(sealed(1, 'bids')).toHaveLength(9);
    expect(sealed('spectator', 'bids')).toEqual(sealed(3, 'bids'));
    scene.act(1, 'bid:0').act(3, 'bid:1').act(0, 'cannonball').act(3, 'grapeshot');
    expect(sealed(0, 'shots')).toEqual(['1 -1 -1 0', '1 -1 -1 1']);
    expect(sealed(2, 'shots')).toEqual(['0 -1 -1 0', '0 -1 -1 1', '1 -1 -1 0', '1 -1 -1 1']);
    expect(sealed(3, 'bids')).toEqual(['1 0 2 1']);
  });

  it('SK-1 SK-33 want a view that the game has made', () => {
    const scene = new Scene({ hands: [['g1'], ['g2'], ['g3']] });
    const view = sent(scene.state, 0);
    expect(() => skullKing.sampler({ ...view, hand: ['g1', 'g1'] })).toThrow('more g1 than the box holds');
    const juanita = new Scene({
      hands: [
        ['juanita', 'g1'],
        ['g2', 'y2'],
        ['g3', 'y3'],
      ],
      options: { powers: true },
    });
    juanita.bid(0, 0, 0).play('juanita', 'g2', 'g3');
    const shown = sent(juanita.state, 0);
    expect(() => skullKing.sampler({ ...shown, seen: ['g1', ...shown.seen!.slice(1)] })).toThrow(
      'g1 was shown undealt and is not unseen',
    );
  });
});

interface Seen extends Story {
  readonly what: string;
  readonly to: readonly Viewer[];
  /** Cards of Will's player that are alike are hidden, and weighed as if they could be told apart. */
  readonly roughly?: boolean;
}
const stories: readonly Seen[] = [
  {
    what: 'before the first card',
    to: [0, 2],
    hands: ['g1 g2', 'y1 escape', 'b1 mermaid'],
    undealt: 'y2',
    steps: 'bid:0 bid:0 bid:0',
  },
  {
    what: 'who looks on has no hand',
    to: ['spectator'],
    hands: ['g1', 'y1', 'escape'],
    undealt: 'escape y3',
    steps: 'bid:0 bid:0 bid:0',
  },
  {
    what: 'a void shown',
    to: [0, 1],
    hands: ['g1 p2 p3', 'y1 b1 y2', 'g5 g6 b2'],
    undealt: 'g7 y3',
    steps: 'bid:0 bid:1 bid:0 g1 y1 g5',
  },
  {
    what: 'some twins played',
    to: [0, 1],
    hands: ['g1 g2 g3', 'escape escape y1', 'mermaid escape escape'],
    undealt: 'y2 mermaid',
    steps: 'bid:0 bid:1 bid:0 g1 escape mermaid',
  },
  {
    what: 'loot on either hand',
    to: [0],
    hands: ['g1 g2', 'y1 loot', 'g7 y2'],
    undealt: 'y3 loot',
    options: { loot: true },
    steps: 'bid:0 bid:0 bid:1 g1 y1 g7',
  },
  {
    what: 'Greybeard led',
    to: [0, 1, 'spectator'],
    hands: ['g1 y1 p1', 'g2 y2 p2', 'b1 escape y3'],
    undealt: 'p3',
    two: true,
    steps: 'bid:0 bid:1 g1 g2',
  },
  {
    what: 'Greybeard played a twin',
    to: [0],
    hands: ['g1 y1 p1', 'g2 escape p2', 'escape escape y3'],
    undealt: 'p3',
    two: true,
    steps: 'bid:0 bid:1 g1 g2',
  },
  {
    what: 'Will drew two',
    to: [0, 1, 2],
    hands: ['g1 g4', 'will y1', 'g3 p1'],
    undealt: 'y2 b1 g5',
    steps: 'bid:0 bid:1 bid:0 g1 will g3 discard:y1 discard:b1',
  },
  {
    what: 'Will has thrown away one',
    to: [0, 1],
    hands: ['g1 g4', 'will y1', 'g3 p1'],
    undealt: 'y2 b1 g5',
    steps: 'bid:0 bid:1 bid:0 g1 will g3 discard:b1',
  },
  {
    what: 'Will drew the last one',
    to: [0],
    hands: ['g1 g4 p2', 'will y1 y2', 'g3 p1 b1'],
    undealt: 'g5',
    steps: 'bid:0 bid:1 bid:0 g1 will g3 discard:y1 g5',
  },
  {
    what: 'Will drew none',
    to: [0],
    hands: ['g1 g4 p2', 'will escape y2', 'g3 escape escape'],
    undealt: '',
    steps: 'bid:0 bid:1 bid:0 g1 will g3 escape',
  },
  {
    what: 'Will drew beside Greybeard',
    to: [0, 1],
    hands: ['g1 y1', 'will y2', 'g2 p1'],
    undealt: 'p2 b1',
    two: true,
    steps: 'bid:0 bid:1 g1 will discard:y2 discard:p2',
  },
  {
    what: 'a void shown before Will drew',
    to: [0],
    hands: ['g1 g2 b1', 'y1 will y2', 'g3 p1 y4'],
    undealt: 'g5 b2 y3',
    steps: 'bid:0 bid:1 bid:1 g1 y1 g3 p1 g2 will discard:y2 discard:b2',
  },
  {
    what: 'a card played since that must have been drawn',
    to: [0, 2],
    hands: ['g1 g2 b1', 'y1 will y2', 'g3 p1 y4'],
    undealt: 'g5 b2 y3',
    steps: 'bid:0 bid:1 bid:1 g1 y1 g3 p1 g2 will discard:y2 discard:b2 g5',
  },
  {
    what: 'another played since that may have been drawn too',
    to: [0],
    hands: ['g1 g2 b1 y9', 'y1 will y2 p5', 'g3 p1 y4 p6'],
    undealt: 'g5 b2 y3',
    steps: 'bid:0 bid:1 bid:1 g1 y1 g3 p1 g2 will discard:y2 discard:p5 g5 y4 b1 y9 b2',
  },
  {
    what: 'a void shown since Will drew',
    to: [0],
    hands: ['g1 y9 p2 b9 y8', 'will y1 b1 b2 b3', 'g3 y2 p3 b4 p4'],
    undealt: 'y3 g5',
    steps: 'bid:0 bid:1 bid:0 g1 will g3 discard:g5 discard:b3 y1 y2 y9 p2 b1 p3 b2 b4 b9',
  },
  {
    what: 'Juanita showed what Will drew from later',
    to: [0, 2],
    hands: ['juanita g4 p1', 'g1 will y5', 'g3 p2 b1'],
    undealt: 'y2 b2 g5',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y5 discard:b2',
  },
  {
    what: 'Will played what Juanita had shown',
    to: [0],
    hands: ['juanita g4 p1', 'g1 will y5', 'g3 p2 b1'],
    undealt: 'y2 b2 g5',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y5 discard:b2 y2',
  },
  {
    what: 'Will played one like that which Juanita had shown',
    to: [0],
    hands: ['juanita g4 p1', 'g1 will escape', 'g3 p2 b1'],
    undealt: 'escape y2 g5',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y2 discard:escape escape',
  },
  {
    what: 'Will played two like those which Juanita had shown',
    to: [0],
    roughly: true,
    hands: ['juanita g4 b9 p1', 'g1 will escape y5', 'g3 p2 b1 b2'],
    undealt: 'escape escape y2',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y5 discard:escape escape b1 b9 p1 escape',
  },
  {
    what: 'Will played both that Juanita had shown',
    to: [0],
    hands: ['juanita g4 b9 p1', 'g1 will y5 escape', 'g3 p2 b1 b2'],
    undealt: 'y2 p3 g5',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y5 discard:escape y2 b1 b9 p1 p3',
  },
  {
    what: 'Juanita had shown the one that Will drew',
    to: [0],
    hands: ['juanita g4 p1', 'g1 will y5', 'g3 p2 b1'],
    undealt: 'y2',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 g4 will p2 discard:y5',
  },
  {
    what: 'Will drew before Juanita showed the rest',
    to: [0, 1],
    hands: ['g4 juanita p1', 'will y5 y6', 'g3 p2 b1'],
    undealt: 'y2 b2 g5',
    steps: 'bid:0 bid:1 bid:0 g4 will g3 discard:y5 discard:b2 y6 p2 juanita',
  },
  {
    what: 'one player used Juanita and then Will',
    to: [0, 1],
    hands: ['juanita will p1', 'g1 y5 y6', 'g3 p2 b1'],
    undealt: 'y2 b2 g5',
    steps: 'bid:0 bid:1 bid:0 juanita g1 g3 will y5 p2 discard:y2 discard:p1',
  },
  {
    what: 'one player used Will and then Juanita',
    to: [0, 1],
    hands: ['will juanita p1', 'g1 y5 y6', 'g3 p2 b1'],
    undealt: 'y2 b2 g5',
    steps: 'bid:0 bid:1 bid:0 will g1 g3 discard:p1 discard:b2 juanita y5 p2',
  },
];

describe('the worlds that are left', () => {
  const cases = stories.flatMap(({ what, to, roughly = false, ...story }) =>
    to.map((viewer) => ({ what, story, viewer, roughly })),
  );
  it.each(cases)(
    'SK-31 SK-33 are sampled, each as often as it is likely: $what, to $viewer',
    ({ what, story, viewer, roughly }) => {
      const told = new Told(story);
      const worlds = told.worlds(viewer);
      const total = [...worlds.values()].reduce((sum, weight) => sum + weight, 0);
      expect(worlds.has(told.hidden(told.state))).toBe(true);
      const seen = told.seen(told.state, viewer);
      const sampler = told.game.sampler(JSON.parse(seen));
      const world = told.blank();
      const rng = new FastRng(`${what} ${viewer}`);
      const draws = Math.max(2000, Math.min(3000, 12 * worlds.size));
      const found = new Map<string, number>();
      for (let i = 0; i < draws; i++) {
        sampler.into(world, rng);
        if (i < 20) expect(told.seen(world, viewer)).toBe(seen);
        const hidden = told.hidden(world);
        found.set(hidden, (found.get(hidden) ?? 0) + 1);
      }
      expect([...found.keys()].filter((hidden) => !worlds.has(hidden))).toEqual([]);
      let chi = 0;
      for (const [hidden, weight] of worlds) {
        const mean = (draws * weight) / total;
        chi += ((found.get(hidden) ?? 0) - mean) ** 2 / mean;
      }
      // Far out in the tail of the distribution with as many degrees of freedom.
      const most = worlds.size + 5 * Math.sqrt(2 * worlds.size) + 5;
      expect(chi).toBeLessThan(roughly ? 3 * most : most);
    },
  );
});
