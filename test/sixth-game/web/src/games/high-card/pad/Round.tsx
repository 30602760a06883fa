import type { Round as Written } from '@crossbones/games/high-card/ledger';
import { Numbers } from '../../../play/pad/Numbers.js';
import { PlayerEntry } from '../../../play/pad/PlayerEntry.js';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';

export const Round = ({ head, written, write }: RoundProps<Written>) => (
  <div class="entries">
    {head.players.map((name, player) => (
      <PlayerEntry key={player} name={name}>
        <Numbers
          label={padWordsOf('high-card').cardOf(name)}
          from={1}
          to={12}
          value={written[player]}
          choose={(card) => write(written.map((one, i) => (i === player ? card : one)))}
        />
      </PlayerEntry>
    ))}
  </div>
);
