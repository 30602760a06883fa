import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Memory } from './memory.js';
import { Outlook } from './outlook.js';
import { plankOf } from './plank.js';

const { COLOURS, SPACES } = SkullQueen;

/** Points that make a choice e times as likely: the others are no bosuns to the letter. */
const SPACE_HEAT = 0.35;
const SIDE_HEAT = 2;
/** Chance of a choice that follows no rule of thumb at all. */
const ASTRAY = 0.08;

/** How well a world explains what the others did: where they placed their pirates. */
export class Suspicion {
  private readonly outlook = new Outlook();

  constructor(
    private readonly memory: Memory,
    /** A state to work in. */
    private readonly scratch: SkullQueen.State,
    /** The seat that wonders. */
    private readonly seat: number,
  ) {}

  /** The logarithm of the chance that the others would have placed as they did, with their hands in this world. */
  ofPlacements(world: SkullQueen.State): number {
    const { scratch, memory, seat } = this;
    memory.rewind(world, scratch);
    let likely = 0;
    for (let other = 0; other < world.seats; other++)
      if (other !== seat) likely += this.placement(scratch, other);
    return likely;
  }

  private placement(state: SkullQueen.State, seat: number): number {
    const { outlook, memory } = this;
    const { table, up, down } = outlook;
    const plank = plankOf(state.ladders);
    const { hopes } = plank;
    const side = state.side[seat];
    table.look(state, seat);
    let likely = 1;
    let ahead = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      outlook.foresee(state, colour);
      const row = plank.row(side, up[colour], down[colour], table.held);
      const turned = plank.row(1 - side, up[colour], down[colour], table.held);
      const most = hopes[row + plank.best(row)];
      ahead += most - hopes[turned + plank.best(turned)];
      const starts = memory.starts[seat * COLOURS + colour];
      let all = 0;
      let these = 0;
      for (let space = 0; space < SPACES; space++) {
        const weight = Math.exp((hopes[row + space] - most) / SPACE_HEAT);
        all += weight;
        if ((starts >> space) & 1) these += weight;
      }
      likely *= ASTRAY + ((1 - ASTRAY) * these) / all;
    }
    return Math.log(likely * (ASTRAY + (1 - ASTRAY) / (1 + Math.exp(-ahead / SIDE_HEAT))));
  }
}
