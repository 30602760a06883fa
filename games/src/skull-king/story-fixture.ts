import { lowest, must, type Options, type Viewer } from '@crossbones/core';
import { type Box, cardOf, codeOf, parseCard } from './cards.js';
import { type State, skullKingOf } from './index.js';
import { deal } from './round.js';

/** A first round of a few cards, and what was said and played in it, each word by whoever is first to act. */
export interface Story {
  /** What each was dealt; with `two` the third is Greybeard's pile. */
  readonly hands: readonly string[];
  /** Top first. */
  readonly undealt: string;
  readonly steps: string;
  readonly options?: Options;
  readonly two?: boolean;
}

const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Cards of these codes, each a piece of cardboard of its own. */
export const boxOf = (...codes: string[]): Box =>
  codes.map((code, i) => parseCard(code)! + codes.slice(0, i).filter((other) => other === code).length);

/** A story that has been told, and all that its viewers have to reckon with. */
export class Told {
  readonly game;
  readonly state: State;
  private readonly options;
  private readonly seats: number;
  private readonly pile: readonly number[];
  private readonly steps: readonly { readonly seat: number; readonly action: number }[];

  constructor(story: Story) {
    const hands = story.hands.map(split);
    const dealt = hands[0].length;
    this.pile = boxOf(...hands.flat(), ...split(story.undealt));
    this.game = skullKingOf([...this.pile].sort((a, b) => a - b));
    this.seats = story.two === true ? 2 : hands.length;
    const given = { schedule: [dealt, 1], powers: true, ...story.options };
    this.options = must(this.game.options.check(given, this.seats));
    this.state = this.dealt(this.pile);
    this.steps = split(story.steps).map((word) => {
      const seat = lowest(this.game.actors(this.state));
      const action = this.game.parse(word)!;
      const refused = this.game.refusal(this.state, seat, action);
      if (refused !== null) throw new Error(`${seat} ${word}: ${JSON.stringify(refused)}`);
      this.game.apply(this.state, seat, action);
      return { seat, action };
    });
  }

  /** A table at which nothing has happened yet. */
  blank(): State {
    return this.game.create(this.seats, this.options);
  }

  seen(state: State, viewer: Viewer): string {
    return JSON.stringify(this.game.view(state, viewer));
  }

  /** Where every card is that somebody may not see; how the undealt ones lie is not told. */
  hidden(state: State): string {
    const open = this.game.open(state) as unknown as {
      readonly hands: string[][];
      readonly undealt: string[];
      readonly ghost: unknown;
      readonly drawn: unknown;
      readonly discarded: unknown;
    };
    return JSON.stringify([open.hands, open.undealt.toSorted(), open.ghost, open.drawn, open.discarded]);
  }

  /** How likely each deal is to have led to what this viewer has seen. */
  worlds(viewer: Viewer): Map<string, number> {
    const found = new Map<string, number>();
    const seen = this.seen(this.state, viewer);
    const tell = (world: State, at: number, weight: number): void => {
      for (let i = at; i < this.steps.length; i++) {
        const { seat, action } = this.steps[i];
        if (lowest(this.game.actors(world)) !== seat) return;
        if (seat !== viewer && this.game.print(action).startsWith('discard:')) {
          const out = new Uint16Array(this.game.actions);
          const may = out.subarray(0, this.game.legal(world, seat, out));
          for (const discard of may) {
            const next = this.blank();
            this.game.copy(world, next);
            this.game.apply(next, seat, discard);
            tell(next, i + 1, weight / may.length);
          }
          return;
        }
        if (this.game.refusal(world, seat, action) !== null) return;
        this.game.apply(world, seat, action);
      }
      if (this.seen(world, viewer) !== seen) return;
      const hidden = this.hidden(world);
      found.set(hidden, (found.get(hidden) ?? 0) + weight);
    };
    for (const pile of this.deals(viewer)) tell(this.dealt(pile), 0, 1);
    return found;
  }

  private dealt(pile: readonly number[]): State {
    const state = this.blank();
    this.game.chance(state, { below: () => this.seats - 1 });
    state.pile.set(pile);
    deal(state);
    return state;
  }

  /** Every deal in which this viewer holds what it was dealt, and everybody what was played of it. */
  private *deals(viewer: Viewer): Generator<readonly number[]> {
    const { pile, seats, state } = this;
    const { dealt } = state;
    const played = Array.from({ length: seats }, (_, seat) =>
      Array.from(state.faces.subarray(0, state.played), (face) => codeOf(cardOf(face))).filter(
        (_, at) => state.players[at] === seat && (seat !== state.will || at < state.willAt * state.hands),
      ),
    );
    const known = viewer === 'spectator' ? [] : pile.slice(viewer * dealt, (viewer + 1) * dealt);
    function* fill(before: readonly number[], free: readonly number[]): Generator<readonly number[]> {
      const seat = before.length / dealt;
      if (seat === seats) {
        for (const rest of orders(free)) yield [...before, ...rest];
        return;
      }
      for (const hand of seat === viewer ? [known] : choices(free, dealt)) {
        const codes = hand.map(codeOf);
        const times = (code: string, among: readonly string[]): number =>
          among.filter((other) => other === code).length;
        if (played[seat].some((code) => times(code, codes) < times(code, played[seat]))) continue;
        yield* fill(
          [...before, ...hand],
          free.filter((card) => !hand.includes(card)),
        );
      }
    }
    yield* fill(
      [],
      pile.filter((card) => !known.includes(card)),
    );
  }
}

function* orders(cards: readonly number[]): Generator<readonly number[]> {
  if (cards.length === 0) yield [];
  for (const card of cards)
    for (const rest of orders(cards.filter((other) => other !== card))) yield [card, ...rest];
}

function* choices(cards: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (const [i, card] of cards.entries())
    if (count > 0) for (const rest of choices(cards.slice(i + 1), count - 1)) yield [card, ...rest];
}
