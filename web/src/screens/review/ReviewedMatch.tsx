import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Segments } from '../../parts/Segments.js';
import { keepReview } from '../../play/local/kept-reviews.js';
import { type FoundReview, ReviewRun } from '../../play/local/review-run.js';
import { useVolume } from '../../shell/words.js';
import { BidReport } from './BidReport.js';
import { Decision } from './Decision.js';
import { DecisionList } from './DecisionList.js';
import { GradeGuide } from './GradeGuide.js';
import { LuckReport } from './LuckReport.js';
import { ResultCurve } from './ResultCurve.js';
import { ReviewProgress } from './ReviewProgress.js';
import type { ReviewSource } from './review-source.js';
import { SeatGrades } from './SeatGrades.js';

interface Props {
  readonly source: ReviewSource;
  /** The address of the match. */
  readonly path: string;
}

const ALL = 'all';

/** The review of one match: it begins by itself, shows what it finds as it comes, and is kept when it is done. */
export function ReviewedMatch({ source, path }: Props) {
  const text = useVolume('review')!;
  const run = useSignal<ReviewRun | null>(null);
  const stopped = useSignal(false);
  const known = useSignal<FoundReview | null>(source.kept);
  const whose = useSignal<string>(source.own.length === 1 ? String(source.own[0]) : ALL);
  useEffect(() => {
    if (known.value !== null || stopped.value) return;
    const { kept: _, match, ...about } = source;
    const begun = new ReviewRun(match);
    run.value = begun;
    const forget = begun.found.subscribe((found) => {
      if (found === null) return;
      known.value = found;
      if ('entries' in match) void keepReview({ ...about, log: match, ...found, made: Date.now() });
    });
    return () => {
      forget();
      begun.end();
    };
  }, [stopped.value]);

  const found = known.value;
  const graded = found?.review.decisions ?? run.value?.graded.value ?? [];
  const failed = found === null && run.value?.failed.value != null;
  const unit = found?.review.unit ?? run.value?.unit.value ?? null;
  const seat = whose.value === ALL ? null : Number(whose.value);
  const { names, game } = source;
  // What others still play is not shown at the table.
  const isOpen = 'entries' in source.match;
  const seats = isOpen ? [...names.keys()] : source.own;
  const about = { game, names, path: isOpen ? path : null, unit: unit ?? 'points' };
  const mattered = found?.review.mattered.map((step) => graded.find((one) => one.step === step)!) ?? [];
  return (
    <main class="review-parts">
      {failed ? (
        <p role="alert">{text.screen.failed}</p>
      ) : (
        found === null && (
          <ReviewProgress
            progress={run.value?.progress.value ?? 0}
            stopped={stopped.value}
            stop={() => {
              run.value?.end();
              stopped.value = true;
            }}
            again={() => (stopped.value = false)}
          />
        )
      )}
      {!isOpen && <p class="quiet">{text.screen.ownOnly}</p>}
      {unit !== null && (
        <>
          {isOpen && (
            <Segments
              title={text.screen.whose}
              value={whose.value}
              choices={[
                [ALL, text.screen.everybody],
                ...names.map((name, one) => [String(one), name] as const),
              ]}
              choose={(one) => (whose.value = one)}
            />
          )}
          <SeatGrades decisions={graded} names={names} unit={unit} seats={seats} seat={seat} />
          {found !== null && <ResultCurve review={found.review} names={names} seat={seat} />}
          {mattered.length > 0 && (
            <section class="review-mattered">
              <h2>{text.mattered}</h2>
              <ol>
                {mattered.map((one) => (
                  <li key={one.step}>
                    <Decision one={one} {...about} open />
                  </li>
                ))}
              </ol>
            </section>
          )}
          <DecisionList
            key={whose.value}
            decisions={seat === null ? graded : graded.filter((one) => one.seat === seat)}
            whole={found !== null}
            {...about}
          />
          {found !== null && found.review.bids.length > 0 && (
            <BidReport
              key={`bids ${whose.value}`}
              bids={found.review.bids.filter((one) => seat === null || one.seat === seat)}
              decisions={graded}
              {...about}
            />
          )}
          {found?.luck != null && <LuckReport shares={found.luck} names={names} unit={unit} />}
          {found !== null && <GradeGuide review={found.review} />}
        </>
      )}
    </main>
  );
}
