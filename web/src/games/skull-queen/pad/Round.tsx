import type { Plank, Round as Written } from '@crossbones/games/skull-queen/ledger';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { PlankForm } from './PlankForm.js';

/** A round of Skull Queen: how every plank stands when the last card is played. */
export function Round({ head, written, write }: RoundProps<Written>) {
  const put = (player: number, to: Partial<Plank>): void =>
    write(written.map((plank, i) => (i === player ? { ...plank, ...to } : plank)));
  return (
    <div class="stack">
      {head.players.length === 2 && <p class="quiet">{padWordsOf('skull-queen').ghostLeads}</p>}
      <div class="entries">
        {head.players.map((_, player) => (
          <PlankForm
            key={player}
            head={head}
            words={padWordsOf('skull-queen')}
            player={player}
            plank={written[player]}
            put={(to) => put(player, to)}
          />
        ))}
      </div>
    </div>
  );
}
