import { asksFirst, asksSkull, type Challenge, tableAfter } from '@crossbones/games/skull/ledger';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Ending } from './Ending.js';
import { Gangs } from './Gangs.js';
import { gangName } from './name.js';

/** A challenge: who took it up, how it ended, and what is needed to know who begins the next. */
export function Round({ head, before, written, write }: RoundProps<Challenge>) {
  const text = padWordsOf('skull');
  const table = tableAfter(head, before);
  const { challenger, made, skull, first } = written;
  const next = tableAfter(head, [...before, written]);
  const { winner } = next;
  const out = [...next.discs.keys()].filter((gang) => next.discs[gang] === 0 && table.discs[gang] > 0);
  const name = challenger === null ? '' : gangName(head, challenger);
  const asking = { head, table, words: text };
  return (
    <div class="stack">
      <Gangs
        {...asking}
        title={text.who}
        picked={challenger}
        pick={(gang) => write({ ...written, challenger: gang, skull: null, first: null })}
      />
      {challenger !== null && (
        <Ending
          title={text.how(name)}
          words={text}
          made={made}
          settle={(to) => write({ challenger, made: to, skull: null, first: null })}
        />
      )}
      {(winner !== null || out.length > 0) && (
        <p class="s-news" role="status">
          {winner === null
            ? out.map((gang) => text.goesOut(gangName(head, gang))).join(' ')
            : text.wins(head.players[winner])}
        </p>
      )}
      {made === false && challenger !== null && (winner === null || skull !== null) && (
        <Gangs
          {...asking}
          small
          title={text.whose}
          hint={asksSkull(head, table, challenger) ? undefined : text.whoseHint}
          picked={skull}
          pick={(gang) => write({ ...written, skull: gang === skull ? null : gang, first: null })}
        />
      )}
      {asksFirst(next, written) && (
        <Gangs
          {...asking}
          small
          title={text.begins(name)}
          table={next}
          picked={first}
          pick={(gang) => write({ ...written, first: gang })}
        />
      )}
    </div>
  );
}
