import { type Args, type Fault, fault, type Game, type Reason, type Rng, type View } from '@crossbones/core';

/** What a user's own bot is asked: all that its seat may know, what it may do, and a source of chance. */
export interface OwnBotTurn {
  readonly seat: number;
  /** The same in the same place of the same contest; unrelated to the cards that are dealt. */
  readonly seed: number;
  readonly view: View;
  /** The legal words; the answer is one of them. */
  readonly legal: readonly string[];
}

/** A bot that is not one of the crew: it is asked in words, takes its time, and may answer anything. */
export interface OwnBot {
  decide(turn: OwnBotTurn): Promise<unknown>;
}

/** A mistake of a user's own bot, told in a sentence, for its author has to mend it. */
export class OwnBotError extends Error {
  constructor(
    readonly fault: Fault,
    /** Why the rules refuse its answer, if they do. */
    readonly refused: Reason | null = null,
  ) {
    super(JSON.stringify([fault, refused]));
  }

  /** The same error, with whom and where it concerns. */
  about(args: Args): OwnBotError {
    return new OwnBotError(fault(this.fault.key, { ...args, ...this.fault.args }), this.refused);
  }
}

const SEEDS = 2 ** 32;

/** Asks for one action, and takes none that is not allowed. */
export async function askOwnBot<S>(
  bot: OwnBot,
  game: Game<S>,
  state: S,
  seat: number,
  rng: Rng,
): Promise<number> {
  const actions = new Uint16Array(game.actions);
  const legal = Array.from(actions.subarray(0, game.legal(state, seat, actions)), (one) => game.print(one));
  const said = await bot.decide({ seat, seed: rng.below(SEEDS), view: game.view(state, seat), legal });
  const action = typeof said === 'string' ? game.parse(said) : null;
  if (action === null)
    throw new OwnBotError(fault('bot-says-no-word', { given: JSON.stringify(said) ?? 'undefined' }));
  const refused = game.refusal(state, seat, action);
  if (refused !== null) throw new OwnBotError(fault('bot-refused', { given: String(said) }), refused);
  return action;
}
