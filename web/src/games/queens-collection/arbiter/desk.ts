import { must } from '@crossbones/core';
import { arbitrate, DECK, MOST_HELD, PAWNS, type Ruling } from '@crossbones/games/queens-collection/arbiter';
import { colours, copiesOf, fullBox, kindOf, kinds } from '@crossbones/games/queens-collection/cards';
import { MARKET, MOST_REVEALED } from '@crossbones/games/queens-collection/seen/limit';
import {
  type Answer,
  type ArbiterQuestion,
  type Desk,
  type Mark,
  say,
} from '../../../play/arbiter/question.js';

type Ask = Ruling['ask'];
const isCard = (word: string): boolean => (kinds as readonly string[]).includes(word);
const isColour = (word: string): boolean => (colours as readonly string[]).includes(word);

/** What the arbiter of the rulebook says. It always has an answer: a desk asks only about what is laid out properly. */
const ruled = <A extends Ask>(ask: A, rest: object): Extract<Ruling, { readonly ask: A }> =>
  must(arbitrate({ ask, ...rest })) as Extract<Ruling, { readonly ask: A }>;

/** Which pairs can be made; for a card that is in none, why not. */
function pairsOf({ laid }: ArbiterQuestion): Answer {
  const { hand = [], market = [], empty = [] } = laid;
  const { pairs, unpaired, swaps, skip, reasons } = ruled('pairs', { hand, market, empty });
  const ready = hand.length > 0 && market.length > 0;
  return {
    whole: ready,
    headline: skip
      ? say(ready ? 'must-skip' : 'lay-market')
      : say(pairs.length === 0 ? 'no-pairs' : 'pairs', { count: pairs.length }),
    facts: swaps > 0 ? [say('may-swap', { most: swaps })] : [],
    steps: market.length > 0 ? reasons : [],
    marks: ready ? { hand: unpaired.map((why): Mark => (why === null ? 'may' : 'may-not')) } : {},
  };
}

/** What becomes of cards that are turned up one after the other. */
function turnedUp({ laid: { up = [] } }: ArbiterQuestion): Answer {
  const { turned, lost, over, reasons } = ruled('up', { up });
  const key = lost ? 'up-lost' : over ? 'up-full' : 'up-so-far';
  return {
    whole: over,
    headline: up.length === 0 ? say('lay-up') : say(key, { count: turned }),
    facts: [],
    steps: reasons,
    marks: { up: up.map((_, i): Mark | undefined => (lost && i < turned ? 'lost' : undefined)) },
  };
}

/** What somebody's round is worth. */
function worth({ counts: { boxes = 0, pawns = 0, left = 0 } }: ArbiterQuestion): Answer {
  const { points, reasons } = ruled('worth', { boxes, pawns, left });
  return { whole: true, headline: say('worth', { points }), facts: [], steps: reasons, marks: {} };
}

/** Spaces of a box, by the side of it that is up. */
const spacesOf = (on: ArbiterQuestion['on']): number => (on.includes('easier') ? 2 : 3);

/** What the common end is worth, and its grade. */
function together({ counts: { full = 0, strays = 0 }, on }: ArbiterQuestion): Answer {
  const { points, most, grade, reasons } = ruled('together', { full, strays, spaces: spacesOf(on) });
  const headline = say('together-worth', { points, most, grade });
  return { whole: true, headline, facts: [], steps: reasons, marks: {} };
}

const answers: { readonly [ask: string]: (question: ArbiterQuestion) => Answer } = {
  pairs: pairsOf,
  up: turnedUp,
  worth,
  together,
};

export const desk: Desk = {
  game: 'queens-collection',
  asks: ['pairs', 'up', 'worth', 'together'],
  crowd: null,
  switches: ['easier'],
  usual: { ask: 'pairs', players: 2, lead: '', laid: {}, on: [], counts: {} },
  leads: () => [],
  rows: ['market', 'hand', 'empty', 'up'],
  filled: ({ ask }) => (ask === 'pairs' ? ['market', 'hand'] : ask === 'up' ? ['up'] : []),
  row({ ask }, id) {
    if ((id === 'up') !== (ask === 'up') || (ask !== 'pairs' && ask !== 'up')) return null;
    switch (id) {
      case 'market':
        return { most: MARKET, takes: isCard, boxed: true };
      case 'hand':
        return { most: MOST_HELD, takes: isCard, boxed: true };
      case 'up':
        return { most: MOST_REVEALED, takes: isCard, boxed: true };
      default:
        return { most: colours.length, takes: isColour, boxed: false };
    }
  },
  idle: ({ ask }) => ask !== 'together',
  counts: ({ ask, on }) =>
    ask === 'worth'
      ? [
          { id: 'boxes', max: fullBox.colours },
          { id: 'pawns', max: PAWNS },
          { id: 'left', max: DECK },
        ]
      : ask === 'together'
        ? [
            { id: 'full', max: fullBox.colours },
            { id: 'strays', max: fullBox.colours * spacesOf(on) },
          ]
        : [],
  groups: () => [{ id: 'cards', codes: kinds }],
  kind: (code) => code,
  copies: (_, code) => copiesOf(fullBox, kindOf(code)),
  answer: (question) => answers[question.ask](question),
};
