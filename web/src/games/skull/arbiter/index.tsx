import { inPlay, owners, tableOf } from '@crossbones/games/skull/arbiter';
import { useId } from 'preact/hooks';
import { Segments } from '../../../parts/Segments.js';
import { go, place } from '../../../shell/router.js';
import '../../../play/arbiter/question-form.css';
import { useSpeech } from '../../../play/arbiter/arbiter-words.js';
import { Complaints } from '../../../play/arbiter/Complaints.js';
import { PlayerNames } from '../../../play/arbiter/PlayerNames.js';
import { Ruling } from '../../../play/arbiter/Ruling.js';
import { answerTo, matName } from './desk.js';
import { MatRow } from './MatRow.js';
import { crowd, lastSkulls, readSituation, type Situation, settled, writeSituation } from './situation.js';
import './skull.css';

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A table of Skull: mats, discs and bids, and what follows from them. */
export function GameBench() {
  const id = useId();
  const { situation, complaints } = readSituation(place.value.query);
  const speech = useSpeech('skull', situation.names);
  const { text, who: called } = speech;
  const { mats: says } = text;
  const { ask, players, gangs, lastSkull, mats, bid, who, skull } = situation;
  const set = (some: Partial<Situation>): void =>
    go(`${place.value.path}?${writeSituation(settled({ ...situation, ...some }))}`, { replace: true });
  const nameOf = (mat: number): string => called(matName(situation, mat));
  const table = tableOf(mats);
  const field = (
    name: string,
    title: string,
    value: number,
    choices: readonly (readonly [number, string])[],
    choose: (n: number) => void,
  ) => (
    <label class="field" for={`${id}-${name}`}>
      <span>{title}</span>
      <select
        id={`${id}-${name}`}
        class="input"
        value={String(value)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {choices.map(([n, says]) => (
          <option key={n} value={String(n)}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
  const plain = (numbers: readonly number[]) => numbers.map((n) => [n, String(n)] as const);
  return (
    <div class="bench skull-bench" data-table="skull">
      <div class="bench-main stack">
        <Complaints list={complaints} text={text} />
        <div class="bench-setup">
          <Segments
            title={text.question}
            value={ask}
            choices={(['bid', 'turn'] as const).map((one) => [one, text.asks[one]] as const)}
            choose={(one) => set({ ask: one })}
          />
          <div class="bench-seats even">
            {field('n', text.players, players, plain(upTo(...crowd(gangs))), (n) =>
              set({ players: n, mats: [] }),
            )}
            {field(
              'gangs',
              says.gangs,
              gangs,
              [
                [1, says.one],
                [2, says.two],
              ],
              (n) => set({ gangs: n === 2 ? 2 : 1, mats: [] }),
            )}
            {field(
              'who',
              ask === 'bid' ? says.turn : says.challenger,
              who,
              inPlay(mats).map((mat) => [mat, nameOf(mat)] as const),
              (mat) => set({ who: mat }),
            )}
            {ask === 'bid'
              ? field('bid', says.lastBid, bid, [[0, says.noBid], ...plain(upTo(1, table - 1))], (n) =>
                  set({ bid: n }),
                )
              : field('bid', says.bid, bid, plain(upTo(1, table)), (n) => set({ bid: n }))}
          </div>
          {ask === 'turn' &&
            field(
              'skull',
              says.end,
              skull ?? -1,
              [
                [-1, says.flowers],
                ...owners(mats, who, bid).map((mat) => [mat, says.skullOf(nameOf(mat))] as const),
              ],
              (mat) => set({ skull: mat < 0 ? null : mat }),
            )}
          {ask === 'turn' &&
            field(
              'lastSkull',
              says.lastSkull,
              lastSkulls.indexOf(lastSkull),
              lastSkulls.map((one, i) => [i, says.lastSkulls[one]] as const),
              (i) => set({ lastSkull: lastSkulls[i] }),
            )}
        </div>
        <Ruling game="skull" answer={answerTo(situation)} speech={speech} />
        <PlayerNames
          players={players}
          names={situation.names ?? []}
          text={text}
          set={(names) => set({ names })}
        />
      </div>
      <ul class="mat-rows">
        {mats.map((mat, i) => (
          <MatRow
            key={i}
            mat={mat}
            gang={i}
            name={nameOf(i)}
            text={text}
            set={(some) => set({ mats: mats.map((one, j) => (j === i ? { ...one, ...some } : one)) })}
          />
        ))}
      </ul>
    </div>
  );
}
