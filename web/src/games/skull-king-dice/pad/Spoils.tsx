import { type Round, roomFor, roundWith, type Spoil, spoils } from '@crossbones/games/skull-king-dice/ledger';
import { bonusFor } from '@crossbones/games/skull-king-dice/score';
import { useSignal } from '@preact/signals';
import { signed } from '../../../parts/number.js';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { TapCounter } from '../../../play/pad/TapCounter.js';
import { Icon } from '../../../shell/Icon.js';
import art from '../art.svg?url';

type Props = Omit<RoundProps<Round>, 'before'> & { readonly player: number };

const one = {
  pirates: { worth: bonusFor(1, 0), kind: 'pirate' },
  kings: { worth: bonusFor(0, 1), kind: 'skull-king' },
};

const Die = ({ kind }: { kind: string }) => (
  <svg class="pad-die" viewBox="0 0 64 64" data-kind={kind}>
    <use href={`${art}#die`} />
    <use href={`${art}#face-${kind}`} />
  </svg>
);

/** What one player captured: closed until something special happened. */
export function Spoils({ head, index, written, player, write }: Props) {
  const line = written[player];
  const text = padWordsOf('skull-king-dice');
  const open = useSignal(spoils.some((spoil) => line[spoil] > 0));
  const name = head.players[player];
  const label: { readonly [spoil in Spoil]: string } = { pirates: text.pirate, kings: text.king };
  if (!open.value)
    return (
      <button
        type="button"
        class="button sk-more"
        aria-label={text.specialOf(name)}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="plus" />
        {text.special}
      </button>
    );
  return (
    <fieldset class="dice-spoils tallies" aria-label={text.specialOf(name)}>
      {spoils.map((spoil) => (
        <TapCounter
          key={spoil}
          label={label[spoil]}
          worth={signed(one[spoil].worth)}
          count={line[spoil]}
          most={roomFor(head, index, written, player, spoil)}
          picture={<Die kind={one[spoil].kind} />}
          set={(count) => write(roundWith(head, written, player, { [spoil]: count }))}
        />
      ))}
    </fieldset>
  );
}
