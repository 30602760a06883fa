import { type Rng, shuffle, type Worlds } from '@crossbones/core';
import { CARDS, codes, HELD } from './cards.js';
import { NONE, Phase, phases, type State } from './state.js';
import type { GameView } from './view.js';

const cardOf = (code: string | null): number => (code === null ? NONE : codes.indexOf(code));

/** What nobody has seen may be anywhere: every deal of it is as likely as any other. */
export function sampler(seen: GameView): Worlds<State> {
  const known = [...seen.laid, ...(seen.hand ?? [])].filter((code) => code !== null);
  const unseen = codes.flatMap((code, card) => (known.includes(code) ? [] : [card]));
  const rest = new Uint8Array(CARDS);
  return {
    into(state: State, rng: Rng): void {
      state.phase = phases.indexOf(seen.phase) as Phase;
      state.round = seen.round;
      state.leader = seen.leader;
      state.turn = seen.turn ?? seen.leader;
      state.played = 0;
      state.scores.set(seen.scores);
      state.winners.fill(0);
      state.winners.set(seen.winners);
      rest.set(unseen);
      shuffle(rest, unseen.length, rng);
      let next = 0;
      for (let seat = 0; seat < state.seats; seat++) {
        state.table[seat] = cardOf(seen.laid[seat]);
        state.last[seat] = cardOf(seen.lastLaid[seat]);
        if (state.table[seat] !== NONE) state.played++;
        state.hands[seat] = 0;
        if (state.phase !== Phase.play) continue;
        if (seat === seen.viewer) for (const code of seen.hand!) state.hands[seat] |= 1 << cardOf(code);
        else
          for (let left = HELD - (state.table[seat] === NONE ? 0 : 1); left > 0; left--)
            state.hands[seat] |= 1 << rest[next++];
      }
    },
  };
}
