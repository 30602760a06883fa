import type { Head } from '@crossbones/games/ledger';
import {
  type Haul,
  haulWorth,
  type Market,
  optionsOf,
  PAWNS_A_BOX,
  roomFor,
  sidesOf,
  total,
} from '@crossbones/games/queens-collection/ledger';
import type { PadWordsOf } from '@crossbones/texts/load';
import { Switch } from '../../../parts/Switch.js';
import { Change, PlayerEntry } from '../../../play/pad/PlayerEntry.js';
import { Stepper } from './Stepper.js';

interface Props {
  readonly head: Head;
  readonly written: Market;
  readonly words: PadWordsOf<'queens-collection'>;
  readonly write: (next: Market) => void;
}

/** What everybody has at the end of a round, counted by taps. */
export function MarketForm({ head, written, words, write }: Props) {
  const { hauls, brokenOff } = written;
  const sides = sidesOf(head);
  const teams = optionsOf(head).mode === 'teams';
  const partner = (player: number): number =>
    sides.findIndex((side, i) => side === sides[player] && i !== player);
  const set = (player: number, to: Partial<Haul>): void =>
    write({ ...written, hauls: hauls.map((haul, i) => (i === player ? { ...haul, ...to } : haul)) });
  return (
    <div class="stack">
      <div class="entries">
        {head.players.map((name, player) => {
          const step = (of: keyof Haul) => ({
            value: hauls[player][of],
            most: roomFor(written, player, of),
            fewer: words.fewer,
            more: words.more,
            set: (value: number) => set(player, { [of]: value }),
          });
          return (
            <PlayerEntry
              key={player}
              name={name}
              note={teams ? words.partner(head.players[partner(player)]) : ''}
              points={<Change points={haulWorth(hauls[player])} />}
            >
              <Stepper label={words.boxes} of={words.boxesOf(name)} {...step('boxes')} />
              <Stepper label={words.pawns} of={words.pawnsOf(name)} stride={PAWNS_A_BOX} {...step('pawns')} />
              <Stepper label={words.cards} of={words.cardsOf(name)} {...step('cards')} />
            </PlayerEntry>
          );
        })}
      </div>
      {teams && <Teams head={head} written={written} words={words} />}
      <Switch
        title={words.brokenOff}
        hint={words.brokenOffHint}
        on={brokenOff}
        turn={(on) => write({ ...written, brokenOff: on })}
      />
      <p class="quiet" role="status">
        {words.told(total(hauls, 'boxes'), total(hauls, 'pawns'))}
      </p>
    </div>
  );
}

/** What each side has in this round: partners count once. */
function Teams({ head, written, words }: Omit<Props, 'write'>) {
  const sides = sidesOf(head);
  return (
    <ul class="qc-teams">
      {[...new Set(sides)].map((side) => {
        const [one, other] = head.players.filter((_, player) => sides[player] === side);
        const points = written.hauls.reduce(
          (all, haul, player) => (sides[player] === side ? all + haulWorth(haul) : all),
          0,
        );
        return (
          <li key={side}>
            {words.team(one, other)} <Change points={points} />
          </li>
        );
      })}
    </ul>
  );
}
