import { FastRng, type Game, lowest, type Options, type Outcome } from '@crossbones/core';
import { askOwnBot, type OwnBot, OwnBotError } from '../own-bot.js';
import type { Player } from '../player.js';
import type { Policy } from '../policy.js';
import { LuckMeter, thinkersCare, type ValueFunction } from '../review/luck.js';
import { never } from '../thought.js';
import { bidding } from './bidding.js';

/** Bots against each other over many deals; every deal is played once in each rotation of their seats. */
export interface Contest {
  readonly seats: number;
  readonly options: Options;
  /** Names of the bots in their order round the table. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** The result of one deal in one rotation; all lists are by bot, not by seat. */
export interface Bout {
  readonly deal: number;
  readonly rotation: number;
  readonly places: readonly number[];
  readonly points: readonly number[] | null;
  /** Bids made and bids in all; null where the game has no bids. */
  readonly made: readonly number[] | null;
  readonly bids: number;
  /** What chance brought beyond its average, in points, or in games won where there are none; null if not told apart. */
  readonly luck: readonly number[] | null;
  /** What the bot's own decisions brought, by what it could know; null if not told apart. */
  readonly skill: readonly number[] | null;
  /** All actions, in order: the same in two rotations if the bots there play alike. */
  readonly played: string;
  /** Milliseconds of each decision. */
  readonly times: readonly (readonly number[])[];
}

/** Plays the bouts of a contest. */
export class Arena<S = unknown> {
  private readonly state: S;
  private readonly start: S;
  /** Chance of its own, to draw events anew. */
  private readonly anew = new FastRng(0);
  private readonly meter: LuckMeter<S> | null;
  /** How each bot acts in a state; a bot from outside is asked once only, by other means. */
  private readonly acting: readonly (Policy<S> | null)[];
  private expected: readonly (Policy<S> | null)[] | null = null;

  constructor(
    private readonly game: Game<S>,
    private readonly contest: Contest,
    /** One for each bot; the same name may be asked by several. */
    private readonly players: readonly (Player<S> | OwnBot)[],
    /** Milliseconds; only differences count. */
    private readonly clock: () => number,
    /** What positions are worth, if luck is to be told apart. */
    private readonly values: ValueFunction<S> | null = null,
  ) {
    this.start = game.create(contest.seats, contest.options);
    this.state = game.create(contest.seats, contest.options);
    const { seats, options } = contest;
    this.acting = players.map((player) => ('decide' in player ? null : actingAs(player, game, contest)));
    const care = players.some((player) => 'think' in player && player.policy === null)
      ? thinkersCare
      : undefined;
    this.meter = values === null ? null : new LuckMeter(game, seats, options, values, this.anew, care);
  }

  /**
   * The same deal has the same cards in every rotation; only the seats of the bots change. There is one table: the next
   * bout begins when this one is over.
   */
  async bout(deal: number, rotation: number): Promise<Bout> {
    const { game, state, contest } = this;
    const { seats, seed } = contest;
    const botAt = (seat: number): number => (seat + rotation) % seats;
    const times: number[][] = Array.from({ length: seats }, () => []);
    const luck = new FastRng(0);
    const played: number[] = [];
    game.copy(this.start, state);
    this.anew.reseed(`${seed}/${deal}/${rotation}/luck`);
    if (this.values?.meet !== undefined) {
      this.expected ??= await Promise.all(this.players.map(expectedOf));
      const { expected } = this;
      this.values.meet(Array.from({ length: seats }, (_, seat) => expected[botAt(seat)]));
    }
    this.meter?.begin();
    for (let step = 0; ; step++) {
      const actors = game.actors(state);
      if (actors !== 0) {
        const seat = lowest(actors);
        const bot = botAt(seat);
        luck.reseed(`${seed}/${deal}/${rotation}/${step}`);
        const began = this.clock();
        const answer = this.asked(bot, seat, luck);
        // To await an answer costs more than a bosun's whole thought, so an answer that is there is not awaited.
        const action =
          typeof answer === 'number'
            ? answer
            : await answer.catch((error) => {
                const about = { name: contest.bots[bot], seat, deal, rotation, step };
                throw error instanceof OwnBotError ? error.about(about) : error;
              });
        times[bot].push(this.clock() - began);
        const refused = game.refusal(state, seat, action);
        if (refused !== null) {
          throw new Error(
            `${contest.bots[bot]} at seat ${seat}, deal ${deal}, rotation ${rotation}, step ${step}: ` +
              `${game.print(action)} is refused: ${JSON.stringify(refused)}`,
          );
        }
        this.meter?.beforeAction(state, seat, action, this.acting[bot]);
        game.apply(state, seat, action);
        played.push(seat, action);
        continue;
      }
      const event = game.event(state);
      if (event === null) break;
      luck.reseed(`${seed}/${deal}/${event}`);
      this.meter?.beforeChance(state);
      game.chance(state, luck);
      this.meter?.afterChance(state);
    }
    const byBot = <T>(bySeat: readonly T[]): T[] =>
      Array.from({ length: seats }, (_, bot) => bySeat[(bot - rotation + seats) % seats]);
    const { places, points } = game.outcome(state) as Outcome;
    const { made, bids } = bidding(game.id, game.view(state, 'spectator'));
    return {
      deal,
      rotation,
      places: byBot(places),
      points: points === null ? null : byBot(points),
      made: made === null ? null : byBot(made),
      bids,
      luck: this.meter === null ? null : byBot(this.meter.lucks),
      skill: this.meter === null ? null : byBot(this.meter.skills),
      played: played.join(),
      times,
    };
  }

  private asked(bot: number, seat: number, luck: FastRng): number | Promise<number> {
    const { game, state } = this;
    const player = this.players[bot];
    return 'decide' in player
      ? askOwnBot(player, game, state, seat, luck)
      : this.acting[bot]!(state, seat, luck);
  }
}

/**
 * A policy gives the same answer in every world that its seat cannot tell apart, so it is asked in the true one; a
 * thinker gets the view.
 */
function actingAs<S>({ policy, think, playouts }: Player<S>, game: Game<S>, contest: Contest): Policy<S> {
  if (policy !== null) return policy;
  const { seats, options } = contest;
  return (state, seat, rng) =>
    think({ game, seats, options, seat, view: game.view(state, seat) }, rng, { playouts, late: never })
      .action;
}

/** How a bot is expected to act, if anything is known of it. */
async function expectedOf<S>(player: Player<S> | OwnBot): Promise<Policy<S> | null> {
  if ('decide' in player) return null;
  return player.policy ?? (await player.habit?.()) ?? null;
}
