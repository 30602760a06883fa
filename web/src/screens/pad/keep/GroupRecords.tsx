import type { PadWords } from '@crossbones/texts/load';
import { plain, rounded } from '../../../parts/number.js';
import { spoken } from '../../../shell/language.js';
import { day } from '../../../shell/time-ago.js';
import { page } from '../../../shell/words.js';
import { Bars } from './Bars.js';
import { type Chronicle, type Feat, type MemberTally, surestOf } from './group-statistics.js';
import './group-records.css';

interface Props {
  readonly chronicle: Chronicle;
  readonly words: PadWords;
}

/** What a group can look back on: who wins, who keeps their word, and what nobody has outdone. */
export function GroupRecords({ chronicle, words: { keep } }: Props) {
  const { tallies } = chronicle;
  const most = Math.max(1, ...tallies.map(({ wins }) => wins));
  const said = tallies.filter((one) => one.said > 0);
  const surest = surestOf(chronicle);
  const percent = new Intl.NumberFormat(spoken(), { style: 'percent' });
  const about = ({ average, streak }: MemberTally): string =>
    [
      average === null ? '' : keep.averageOf(rounded(average, spoken())),
      streak > 1 ? keep.streak(streak) : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <>
      {tallies.some(({ wins }) => wins > 0) && (
        <section class="panel stack" aria-labelledby="wins">
          <h2 id="wins">{keep.wins}</h2>
          <Bars
            bars={tallies.map((one) => ({
              name: one.name,
              share: one.wins / most,
              value: keep.winsOf(one.wins, one.games),
              more: about(one),
              first: one.wins === most,
            }))}
          />
        </section>
      )}
      {said.length > 0 && (
        <section class="panel stack" aria-labelledby="said">
          <h2 id="said">{chronicle.said === 'bids' ? keep.bidsKept : keep.challengesMade}</h2>
          <Bars
            bars={[...said]
              .sort((one, other) => other.kept / other.said - one.kept / one.said)
              .map((one) => ({
                name: one.name,
                share: one.kept / one.said,
                value: percent.format(one.kept / one.said),
                more: keep.keptOf(one.kept, one.said),
                first: surest.includes(one),
              }))}
          />
          {said.length > 1 && (
            <p>
              {surest.length === 1
                ? keep.surest(surest[0].name)
                : keep.surestTied(page().list(surest.map(({ name }) => name)))}
            </p>
          )}
        </section>
      )}
      <Records chronicle={chronicle} keep={keep} />
    </>
  );
}

function Records({ chronicle, keep }: { readonly chronicle: Chronicle; readonly keep: PadWords['keep'] }) {
  const { bestTotal, bestRound, comeback, bestGrade, tallies } = chronicle;
  const longest = Math.max(0, ...tallies.map((one) => one.longest));
  const runners = tallies.filter((one) => one.longest === longest).map(({ name }) => name);
  if (bestTotal === null && bestGrade === null && longest < 2) return null;
  const text = page();
  const on = ({ begun, round }: Feat): string =>
    [day(begun, spoken()), round === null ? '' : keep.inRound(round + 1)].filter(Boolean).join(', ');
  const way = (feat: Feat) => <a href={`/pad/${feat.sheet}`}>{on(feat)}</a>;
  const holders = ({ name, tied }: Feat) => (
    <span>
      {text.list([name, ...tied])}
      {tied.length > 0 && ` (${keep.tied})`}
    </span>
  );
  return (
    <section class="panel stack" aria-labelledby="records">
      <h2 id="records">{keep.records}</h2>
      <dl class="annals">
        {bestTotal !== null && (
          <div>
            <dt>{keep.bestTotal}</dt>
            <dd>
              <b>{plain(bestTotal.points)}</b> {holders(bestTotal)} {way(bestTotal)}
            </dd>
          </div>
        )}
        {bestRound !== null && (
          <div>
            <dt>{keep.bestRound}</dt>
            <dd>
              <b>{plain(bestRound.points)}</b> {holders(bestRound)} {way(bestRound)}
            </dd>
          </div>
        )}
        {comeback !== null && (
          <div>
            <dt>{keep.comeback}</dt>
            <dd>
              <b>{comeback.points}</b> {holders(comeback)} {way(comeback)}
              <small class="quiet">{keep.comebackOf(comeback.points)}</small>
            </dd>
          </div>
        )}
        {longest > 1 && (
          <div>
            <dt>{keep.longest}</dt>
            <dd>
              <b>{longest}</b> <span>{text.list(runners)}</span>
              <small class="quiet">{keep.longestOf(longest)}</small>
            </dd>
          </div>
        )}
        {bestGrade !== null && (
          <div>
            <dt>{keep.bestGrade}</dt>
            <dd>
              <b>{bestGrade}</b> <span>{text.after.gradeTitle(bestGrade)}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
