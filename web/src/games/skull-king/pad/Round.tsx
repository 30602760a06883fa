import { boxOf, cardsIn, optionsOf } from '@crossbones/games/skull-king/box';
import { lastTold, ledger, othersAsBid, tricksTold } from '@crossbones/games/skull-king/ledger';
import { bidOf, roundBid, roundWith, roundWon, type Written } from '@crossbones/games/skull-king/written';
import { useSignal } from '@preact/signals';
import { Segments } from '../../../parts/Segments.js';
import { AsBid } from '../../../play/pad/AsBid.js';
import { Numbers } from '../../../play/pad/Numbers.js';
import { Change, PlayerEntry } from '../../../play/pad/PlayerEntry.js';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Icon } from '../../../shell/Icon.js';
import { Captures } from './Captures.js';
import './round.css';

type Step = 'bids' | 'tricks';

/** A round of Skull King: first what everybody bids, then what everybody took and what was captured on the way. */
export function Round({ head, index, written, words, write }: RoundProps<Written>) {
  const text = padWordsOf('skull-king');
  const cards = cardsIn(head, index);
  const missing = written.lines.filter(({ bid }) => bid === null).length;
  const chosen = useSignal<Step>(missing > 0 ? 'bids' : 'tricks');
  // As long as a bid is missing, also after one was taken back, tricks cannot be written.
  const step = missing > 0 && written.lines.every(({ won }) => won === null) ? 'bids' : chosen.value;
  const turn = (to: Step): void => {
    chosen.value = to;
    scrollTo(0, 0);
  };
  const bids = written.lines.reduce((sum, { bid }) => sum + (bid ?? 0), 0);
  return (
    <div class="stack sk-round">
      <Segments
        title={text.cards(cards)}
        value={step}
        choices={[
          ['bids', text.bids],
          ['tricks', text.tricks],
        ]}
        even
        choose={turn}
      />
      {step === 'bids' ? (
        <>
          <Bids head={head} index={index} written={written} words={words} write={write} />
          {missing === 0 && (
            <div class="sk-turn">
              <p class="quiet" role="status">
                {text.bidInAll(bids, cards)}
              </p>
              <button type="button" class="button main" onClick={() => turn('tricks')}>
                {text.toTricks}
              </button>
            </div>
          )}
        </>
      ) : (
        <Tricks head={head} index={index} written={written} words={words} write={write} />
      )}
    </div>
  );
}

type Part = Omit<RoundProps<Written>, 'before'>;

function Bids({ head, index, written, words, write }: Part) {
  const text = padWordsOf('skull-king');
  const { cannonball } = optionsOf(head);
  const { dealer, leader } = ledger.turn(head, index, []);
  return (
    <div class="entries">
      {head.players.map((name, player) => {
        const line = written.lines[player];
        const note =
          player === dealer ? words.deals('').trim() : player === leader ? words.leads('').trim() : '';
        return (
          <PlayerEntry
            key={player}
            name={name}
            note={note}
            points={
              cannonball ? (
                <button
                  type="button"
                  class="tally sk-ball"
                  aria-pressed={line.cannonball === true}
                  aria-label={text.cannonballOf(name)}
                  onClick={() => write(roundWith(written, player, { cannonball: line.cannonball !== true }))}
                >
                  {text.cannonball}
                  {line.cannonball && <Icon id="check" />}
                </button>
              ) : undefined
            }
          >
            <Numbers
              label={text.bidOf(name)}
              to={cardsIn(head, index)}
              value={line.bid}
              choose={(bid) => write(roundBid(written, player, bid, cardsIn(head, index)))}
            />
          </PlayerEntry>
        );
      })}
    </div>
  );
}

function Tricks({ head, index, written, write }: Part) {
  const text = padWordsOf('skull-king');
  const cards = cardsIn(head, index);
  const { beasts, hands } = boxOf(head);
  const told = tricksTold(written);
  const points = ledger.points(head, index, written)!;
  const ghostly = hands > head.players.length;
  const asBid = othersAsBid(head, index, written);
  return (
    <>
      <AsBid
        label={written.lines.every(({ won }) => won === null) ? text.allAsBid : text.othersAsBid}
        write={asBid && (() => write(asBid))}
      />
      <div class="entries">
        {head.players.map((name, player) => {
          const line = written.lines[player];
          const bid = bidOf(line);
          const note = line.bid === null ? '' : line.change ? text.bidChanged(line.bid, bid) : text.bid(bid);
          return (
            <PlayerEntry
              key={player}
              name={name}
              note={note}
              points={line.won !== null && line.bid !== null ? <Change points={points[player]} /> : undefined}
            >
              <Numbers
                label={text.tricksOf(name)}
                to={cards}
                value={line.won}
                marked={line.bid === null ? null : bid}
                markedAs={text.bid(bid)}
                choose={(won) => write(lastTold(head, index, roundWon(written, player, won)))}
              />
              {(line.won ?? 0) > 0 && (
                <Captures
                  head={head}
                  index={index}
                  written={written}
                  player={player}
                  words={text}
                  write={write}
                />
              )}
            </PlayerEntry>
          );
        })}
        {beasts > 0 && !ghostly && (
          <PlayerEntry name={text.nobody} note={text.nobodyHint}>
            <Numbers
              label={text.nobody}
              to={Math.min(beasts, cards)}
              value={written.nobody}
              choose={(nobody) => write({ ...written, nobody })}
            />
          </PlayerEntry>
        )}
        {ghostly && (
          <PlayerEntry name={text.greybeard} note={text.greybeardTook(Math.max(0, cards - told))}>
            {null}
          </PlayerEntry>
        )}
      </div>
      <p class="quiet sk-turn" role="status">
        {text.told(ghostly ? cards : told, cards)}
      </p>
    </>
  );
}
