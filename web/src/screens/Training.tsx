import type { PuzzleVerdict } from '@crossbones/bots/puzzle/puzzle';
import { gradedAnswer } from '@crossbones/bots/puzzle/puzzle';
import { FastRng } from '@crossbones/core';
import type { GameId } from '@crossbones/games/catalogue';
import { type PuzzleKind, puzzleKinds } from '@crossbones/games/crew';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pageOf } from '../games/manifest.js';
import { Dialog } from '../parts/Dialog.js';
import type { GamePage } from '../play/game-page.js';
import { CoachThread } from '../play/local/coach-thread.js';
import { rulebook } from '../play/local/engine.js';
import { hiredNames } from '../play/local/hired-names.js';
import { Masthead } from '../shell/Masthead.js';
import { place } from '../shell/router.js';
import { settings } from '../shell/settings.js';
import { useTitle } from '../shell/title.js';
import { learnGame, learnVolume, page, useVolume, words, wordsOf } from '../shell/words.js';
import { Asked } from './learn/train/Asked.js';
import { Drill, type Task } from './learn/train/drill.js';
import { afterAnswer, afterBid, keepTraining, training } from './learn/train/kept-training.js';
import { fetchBox } from './learn/train/puzzle-box.js';
import { daysUntil } from './learn/train/recall.js';
import { Chances, type JudgedWords, Judgement } from './learn/train/Verdict.js';
import { Play } from './table/Play.js';
import './learn/train/train.css';

const seed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('/');

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => (
  <Training game={game} />
);

/** An answer and what is said to it. */
interface Judged {
  readonly given: string;
  /** Null while it is weighed. */
  readonly verdict: PuzzleVerdict | 'unknown' | null;
  /** For bids: which ones, and how likely each number of tricks is with them. */
  readonly chances: readonly { readonly word: string; readonly chances: readonly number[] }[];
  readonly isRight: boolean;
}

/** Puzzles of one game, or hands to bid on: one after the other at the game's own table. */
function Training({ game }: { readonly game: GameId }) {
  const text = useVolume('learn')?.train ?? null;
  const review = useVolume('review');
  const hints = useVolume('guidance')?.hints ?? null;
  useTitle(text?.title ?? '');
  const { query } = place.value;
  const bids = query.has('bids');
  const kind: PuzzleKind | null = puzzleKinds.find((one) => one === query.get('kind')) ?? null;
  const look = useSignal<GamePage | null>(null);
  const task = useSignal<Task | null>(null);
  const judged = useSignal<Judged | null>(null);
  const open = useSignal(false);
  const failed = useSignal(false);
  const drill = useRef<Drill | null>(null);
  const coach = useRef<CoachThread | null>(null);

  const next = async (): Promise<void> => {
    const { current } = drill;
    judged.value = null;
    open.value = false;
    task.value = null;
    failed.value = false;
    const found = await current?.next().catch(() => null);
    // Somebody has gone elsewhere meanwhile.
    if (current !== drill.current) return;
    if (found) task.value = found;
    else failed.value = true;
  };
  const begin = (): void => {
    failed.value = false;
    Promise.all([
      rulebook(game),
      pageOf(game),
      bids ? null : fetchBox(game),
      learnGame(game),
      learnVolume('learn'),
      learnVolume('review'),
      learnVolume('guidance'),
    ]).then(
      ([rules, shown, box]) => {
        if (coach.current === null) return;
        look.value = shown;
        drill.current = new Drill({
          game,
          rules,
          box,
          kind,
          bids,
          coach: coach.current,
          me: { name: settings.value.name || page().you, face: settings.value.face },
          mates: hiredNames,
          now: () => Date.now(),
          rng: new FastRng(seed()),
        });
        void next();
      },
      () => {
        failed.value = true;
      },
    );
  };
  useEffect(() => {
    coach.current = new CoachThread();
    task.value = null;
    begin();
    return () => {
      coach.current?.end();
      coach.current = null;
      drill.current = null;
    };
  }, [game, bids, kind]);

  const given = task.value?.match.answer.value ?? null;
  useEffect(() => {
    const { value: now } = task;
    if (now === null || given === null) return;
    open.value = true;
    void judge(now, given);
  }, [given]);

  const judge = async (now: Task, answer: readonly string[]): Promise<void> => {
    const tell = (what: Judged): void => {
      if (task.value === now) judged.value = what;
    };
    tell({ given: answer[0], verdict: null, chances: [], isRight: false });
    const verdict = await now.verdict;
    if (verdict === null) {
      tell({ given: answer[0], verdict: 'unknown', chances: [], isRight: false });
      return;
    }
    const best = verdict.answers[0].word;
    // Several steps of a turn may be sent at once, in any order.
    const word = answer.includes(best) ? best : answer[0];
    const found = gradedAnswer(verdict, word);
    const isRight = word === best || found?.grade === 'good';
    const { value: before } = training;
    keepTraining(
      now.asked === null
        ? afterBid(before, game, found?.loss ?? 0, isRight)
        : afterAnswer(before, now.asked, isRight, Date.now()),
    );
    const told: Judged = { given: word, verdict, chances: [], isRight };
    tell(told);
    if (!bids) return;
    const asked = word === best ? [word] : [word, best];
    const chances = await coach.current?.ask('chances', game, now.position, asked).catch(() => null);
    if (chances) tell({ ...told, chances: asked.map((one, i) => ({ word: one, chances: chances[i] })) });
  };

  if (text === null || review === null || hints === null || look.value === null || task.value === null)
    return (
      <div class="sheltered narrow">
        <Masthead title={text?.title} up="/train" />
        {text && (
          <main class="stack">
            {failed.value ? (
              <>
                <p role="alert">{text.failed}</p>
                <button
                  type="button"
                  class="button main"
                  onClick={drill.current === null ? begin : () => void next()}
                >
                  {text.tryAgain}
                </button>
              </>
            ) : (
              <p class="quiet" role="status">
                {bids ? text.dealing : text.making}
              </p>
            )}
          </main>
        )}
      </div>
    );

  const { match, number, asked } = task.value;
  const { value: now } = judged;
  const said: JudgedWords = {
    own: wordsOf(game),
    train: text,
    review,
    hints,
    who: (seat) => match.sailors.value[Number(seat)]?.name ?? words().seat(seat),
  };
  const kept = training.value.recalls.find((one) => one.id === asked?.id && one.game === game);
  const short =
    now === null || now.verdict === null
      ? text.judging
      : now.verdict === 'unknown'
        ? text.unjudged
        : now.isRight
          ? text.right
          : text.wrong;
  return (
    <>
      <Play
        key={number}
        match={match}
        game={look.value}
        home="/train"
        patience={0}
        strip={
          <Asked
            task={task.value}
            text={text}
            said={short}
            over={given !== null}
            read={now !== null && !open.value ? () => (open.value = true) : null}
            next={() => void next()}
          />
        }
        after={() => null}
      />
      {open.value && now !== null && (
        <Dialog title={text.verdict} from="side" close={() => (open.value = false)}>
          <div class="train-verdict">
            <div role="status">
              {now.verdict === null && <p class="quiet">{text.judging}</p>}
              {now.verdict === 'unknown' && <p>{text.unjudged}</p>}
              {now.verdict !== null && now.verdict !== 'unknown' && (
                <Judgement verdict={now.verdict} given={now.given} words={said}>
                  {bids && <BidChances judged={now} words={said} />}
                </Judgement>
              )}
              {now.verdict !== null && asked !== null && kept !== undefined && (
                <p class="quiet">{text.back(daysUntil(kept, Date.now()))}</p>
              )}
              {task.value.again && now.isRight && kept === undefined && <p class="quiet">{text.mended}</p>}
            </div>
            <div class="train-onward">
              <button type="button" class="button" onClick={() => (open.value = false)}>
                {text.table}
              </button>
              <button type="button" class="button main train-next" onClick={() => void next()}>
                {text.next}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What would have come of one's own bid and of the best one. */
function BidChances({ judged, words }: { readonly judged: Judged; readonly words: JudgedWords }) {
  const { train, own, who } = words;
  // It keeps its place while it is worked out.
  if (judged.chances.length === 0) return <p class="quiet train-pending">{train.judging}</p>;
  return (
    <>
      {judged.chances.map(({ word, chances }) => (
        <Chances
          key={word}
          chances={chances}
          title={train.chances(own.label(word, who))}
          bid={Number(word.slice(word.indexOf(':') + 1))}
          words={words}
        />
      ))}
      <p class="quiet">{train.chancesAbout}</p>
    </>
  );
}
