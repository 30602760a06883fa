import type { Head } from '@crossbones/games/ledger';
import { boxOf, cardsIn, optionsOf, roomFor } from '@crossbones/games/skull-king/box';
import { ALLIANCE, BOUNTY } from '@crossbones/games/skull-king/score';
import { roundWith, type Spoil, spoils, tookOf, type Written } from '@crossbones/games/skull-king/written';
import type { PadWordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { signed } from '../../../parts/number.js';
import { TapCounter } from '../../../play/pad/TapCounter.js';
import { Icon } from '../../../shell/Icon.js';
import art from '../art.svg?url';

interface Props {
  readonly head: Head;
  readonly index: number;
  readonly written: Written;
  readonly player: number;
  readonly words: PadWordsOf<'skull-king'>;
  readonly write: (next: Written) => void;
}

const marks: { readonly [spoil in Spoil]: readonly string[] } = {
  fourteen: ['suit-g', 'suit-y', 'suit-p'],
  black: ['suit-b'],
  mermaid: ['mark-mermaid'],
  pirate: ['mark-pirate'],
  king: ['mark-skull-king'],
};

const Mark = ({ id }: { id: string }) => (
  <svg class="sk-mark" viewBox={id.startsWith('suit') ? '0 0 40 40' : '0 0 24 24'} data-mark={id}>
    <use href={`${art}#${id}`} />
  </svg>
);

/** What one player captured with the tricks: closed until something special happened. */
export function Captures({ head, index, written, player, words, write }: Props) {
  const line = written.lines[player];
  const anything =
    spoils.some((spoil) => tookOf(line, spoil) > 0) ||
    written.loot.some(([, taker]) => taker === player) ||
    Boolean(line.wager) ||
    Boolean(line.change);
  const open = useSignal(anything);
  const name = head.players[player];
  const { powers } = optionsOf(head);
  const { loot } = boxOf(head);
  if (!open.value)
    return (
      <button
        type="button"
        class="button sk-more"
        aria-label={words.specialOf(name)}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="plus" />
        {words.special}
      </button>
    );
  return (
    <fieldset class="stack sk-captures" aria-label={words.specialOf(name)}>
      <div class="tallies">
        {spoils.map((spoil) => (
          <TapCounter
            key={spoil}
            label={words[spoil]}
            worth={signed(BOUNTY[spoil])}
            count={tookOf(line, spoil)}
            most={roomFor(head, written, player, spoil)}
            picture={marks[spoil].map((id) => <Mark key={id} id={id} />)}
            set={(count) => write(roundWith(written, player, { took: { ...line.took, [spoil]: count } }))}
          />
        ))}
        {powers && <Powers {...{ head, index, written, player, words, write }} />}
      </div>
      {loot > 0 && <Loot {...{ head, index, written, player, words, write }} />}
    </fieldset>
  );
}

/** Rascal's wager and Harry's change: only one player can have each, and every tap gives the next possible answer. */
function Powers({ head, index, written, player, words, write }: Props) {
  const line = written.lines[player];
  const free = (power: 'wager' | 'change'): boolean =>
    written.lines.every((other, i) => i === player || !other[power]);
  const wager = line.wager ?? 0;
  const change = line.change ?? 0;
  const bid = line.bid ?? 0;
  const changes = ([0, 1, -1] as const).filter((by) => bid + by >= 0 && bid + by <= cardsIn(head, index));
  const next = changes[(changes.indexOf(change) + 1) % changes.length];
  return (
    <>
      <Answer
        label={words.wager}
        says={wager === 0 ? '0' : `±${wager}`}
        on={wager > 0}
        free={free('wager')}
        tap={() => write(roundWith(written, player, { wager: wager === 0 ? 10 : wager === 10 ? 20 : 0 }))}
      />
      <Answer
        label={words.harry}
        says={change === 0 ? '±1' : signed(change)}
        on={change !== 0}
        free={free('change')}
        tap={() => write(roundWith(written, player, { change: next }))}
      />
    </>
  );
}

interface AnswerProps {
  readonly label: string;
  readonly says: string;
  readonly on: boolean;
  readonly free: boolean;
  readonly tap: () => void;
}

const Answer = ({ label, says, on, free, tap }: AnswerProps) => (
  <button type="button" class="tally" aria-pressed={on} disabled={!free} onClick={tap}>
    <span class="tally-picture" aria-hidden="true">
      <Mark id="mark-pirate" />
    </span>
    <span class="tally-words">
      {label} <small>{says}</small>
    </span>
  </button>
);

/** The players whose loot lay in a trick that this player took: one alliance with each. */
function Loot({ head, written, player, words, write }: Props) {
  const laid = (looter: number): number =>
    written.loot.filter(([from, taker]) => from === looter && taker === player).length;
  const left = boxOf(head).loot - written.loot.length;
  const set = (looter: number, count: number): void => {
    const others = written.loot.filter(([from, taker]) => from !== looter || taker !== player);
    write({
      ...written,
      loot: [...others, ...Array.from({ length: count }, () => [looter, player] as const)],
    });
  };
  return (
    <fieldset class="sk-loot">
      <legend>
        {words.lootFrom} <small class="quiet">{signed(ALLIANCE)}</small>
      </legend>
      <div class="tallies">
        {head.players.map(
          (name, looter) =>
            looter !== player && (
              <TapCounter
                key={looter}
                label={name}
                worth=""
                count={laid(looter)}
                most={laid(looter) + left}
                picture={<Mark id="mark-loot" />}
                set={(count) => set(looter, count)}
              />
            ),
        )}
      </div>
    </fieldset>
  );
}
