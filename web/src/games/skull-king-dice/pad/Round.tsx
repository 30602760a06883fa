import { sum } from '@crossbones/games/field';
import { useSignal } from '@preact/signals';
import { Segments } from '../../../parts/Segments.js';
import { AsBid } from '../../../play/pad/AsBid.js';
import { Numbers } from '../../../play/pad/Numbers.js';
import { Change, PlayerEntry } from '../../../play/pad/PlayerEntry.js';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import '../../skull-king/pad/round.css';
import {
  lastTold,
  ledger,
  othersAsBid,
  paysBonus,
  roundWith,
  tricksIn,
  tricksTold,
  type Round as Written,
  worthOf,
} from '@crossbones/games/skull-king-dice/ledger';
import './round.css';
import { Spoils } from './Spoils.js';

type Part = Omit<RoundProps<Written>, 'before'>;

/** A round of dice: first what everybody bids, then what everybody took and what was captured on the way. */
export function Round({ head, index, written, words, write }: Part) {
  const text = padWordsOf('skull-king-dice');
  const missing = written.filter(({ bid }) => bid === null).length;
  const step = useSignal<'bids' | 'tricks'>(missing > 0 ? 'bids' : 'tricks');
  const Form = step.value === 'bids' ? Bids : Tricks;
  return (
    <div class="stack sk-round">
      <Segments
        title={padWordsOf('skull-king-dice').dice(tricksIn(index))}
        value={step.value}
        choices={[
          ['bids', text.bids],
          ['tricks', text.tricks],
        ]}
        even
        choose={(to) => {
          step.value = to;
        }}
      />
      <Form head={head} index={index} written={written} words={words} write={write} />
      <div class="sk-turn">
        <p class="quiet" role="status">
          {step.value === 'tricks'
            ? text.told(tricksTold(written), tricksIn(index))
            : missing > 0
              ? text.faults['bids-missing'](missing)
              : text.bidInAll(sum(written.map(({ bid }) => bid ?? 0)), tricksIn(index))}
        </p>
        {step.value === 'bids' && missing === 0 && (
          <button type="button" class="button main" onClick={() => (step.value = 'tricks')}>
            {text.toTricks}
          </button>
        )}
      </div>
    </div>
  );
}

function Bids({ head, index, written, words, write }: Part) {
  const { leader } = ledger.turn(head, index, []);
  return (
    <div class="entries">
      {head.players.map((name, player) => (
        <PlayerEntry key={player} name={name} note={player === leader ? words.starts('').trim() : ''}>
          <Numbers
            label={padWordsOf('skull-king-dice').bidOf(name)}
            to={tricksIn(index)}
            value={written[player].bid}
            choose={(bid) => write(roundWith(head, written, player, { bid }))}
          />
        </PlayerEntry>
      ))}
    </div>
  );
}

function Tricks({ head, index, written, words, write }: Part) {
  const text = padWordsOf('skull-king-dice');
  const asBid = othersAsBid(head, index, written);
  return (
    <div class="entries">
      <AsBid
        label={written.every(({ won }) => won === null) ? text.allAsBid : text.othersAsBid}
        write={asBid && (() => write(asBid))}
      />
      {head.players.map((name, player) => {
        const line = written[player];
        const points = worthOf(head, index, line);
        const said = line.bid === null ? '' : text.bid(line.bid);
        return (
          <PlayerEntry
            key={player}
            name={name}
            note={said}
            points={points === null ? undefined : <Change points={points} />}
          >
            <Numbers
              label={text.tricksOf(name)}
              to={tricksIn(index)}
              value={line.won}
              marked={line.bid}
              markedAs={said}
              choose={(won) => write(lastTold(head, index, roundWith(head, written, player, { won })))}
            />
            {paysBonus(head, line) && <Spoils {...{ head, index, written, player, words, write }} />}
          </PlayerEntry>
        );
      })}
    </div>
  );
}
