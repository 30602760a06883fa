import { keyFrom, Match, must, type Reason, type Rng } from '@crossbones/core';
import { skullKing } from '@crossbones/games/skull-king/index';
import type { QuizKind } from '@crossbones/texts/load';
import { type TrickKind, trickOf } from './drawn-trick.js';
import { type Box, rule } from './question-kind.js';

/** One question, with its answer and the reasons for it, both from the engine. */
export type QuizQuestion =
  /** Who takes it? The answer is a place in the trick, or nobody. */
  | {
      readonly is: 'who';
      readonly kind: QuizKind;
      readonly cards: readonly string[];
      readonly answer: number | null;
      readonly reasons: readonly Reason[];
    }
  /** What bonus comes with it? */
  | {
      readonly is: 'bonus';
      readonly kind: QuizKind;
      readonly cards: readonly string[];
      readonly choices: readonly number[];
      readonly answer: number;
      readonly reasons: readonly Reason[];
    }
  /** Which cards of the hand may be played to the trick so far? */
  | {
      readonly is: 'legal';
      readonly kind: QuizKind;
      readonly cards: readonly string[];
      readonly hand: readonly string[];
      readonly answer: readonly string[];
      readonly reasons: readonly Reason[];
    };

/** A new question of this kind. */
export function ask(kind: QuizKind, box: Box, rng: Rng): QuizQuestion {
  if (kind === 'follow') return askLegal(box, rng);
  return kind === 'fourteens' || kind === 'captures' ? askBonus(kind, rng) : askWho(kind, rng);
}

function askWho(kind: TrickKind, rng: Rng): QuizQuestion {
  const cards = trickOf(kind, rng);
  const { winner, reasons } = rule(cards);
  return { is: 'who', kind, cards, answer: winner === 'greybeard' ? null : winner, reasons };
}

const CHOICES = 4;
/** Bonuses come in these steps. */
const STEP = 10;

function askBonus(kind: TrickKind, rng: Rng): QuizQuestion {
  const cards = trickOf(kind, rng);
  const { bonus, reasons } = rule(cards);
  const choices = new Set([bonus, 0]);
  while (choices.size < CHOICES) choices.add(Math.max(0, bonus + STEP * (rng.below(7) - 3)));
  return {
    is: 'bonus',
    kind,
    cards,
    answer: bonus,
    choices: [...choices].sort((a, b) => a - b),
    reasons,
  };
}

const HAND = 5;
const GAMES = 200;

/** A hand from a real deal, at a moment when some of it may be played and some may not. */
function askLegal(box: Box, rng: Rng): QuizQuestion {
  for (let i = 0; i < GAMES; i++) {
    const key = keyFrom(String(rng.below(2 ** 31)));
    const match = must(Match.open(skullKing, { seats: 4, options: { ...box, schedule: [HAND + 1] }, key }));
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      const view = match.view(match.step, seat).view as ReturnType<typeof skullKing.view>;
      const refused = Object.values(view.unplayable) as readonly Reason[];
      if (view.phase === 'play' && view.trick.length > 0 && view.hand.length >= 3 && refused.length > 0) {
        const answer = view.hand.filter((card) => view.unplayable[card] === undefined);
        const cards = view.trick.map(({ card }) => card);
        return { is: 'legal', kind: 'follow', cards, hand: view.hand, answer, reasons: refused };
      }
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
  }
  throw new Error('nobody had to follow suit');
}

/** Whether the answer is right. */
export function isRight(question: QuizQuestion, given: number | null | readonly string[]): boolean {
  if (question.is !== 'legal') return given === question.answer;
  if (!Array.isArray(given)) return false;
  const marked = new Set<string>(given);
  const right = new Set(question.answer);
  return marked.size === right.size && [...marked].every((card) => right.has(card));
}
