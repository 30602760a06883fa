import { standing } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Segments } from '../../parts/Segments.js';
import type { PadGame } from '../../play/pad/pad-game.js';
import { useAwake } from '../../shell/awake.js';
import { Icon } from '../../shell/Icon.js';
import { useLate } from '../../shell/load-late.js';
import { words as common, page } from '../../shell/words.js';
import { PadResult } from './PadResult.js';
import type { Pen } from './pen.js';
import { SheetTable } from './SheetTable.js';
import './write-sheet.css';

interface Props {
  readonly pen: Pen;
  readonly pad: PadGame;
  readonly words: PadWords;
}

type Side = 'round' | 'sheet';

/** A sheet that is being written: the form of one round, and the whole sheet. */
export function WriteSheet({ pen, pad, words }: Props) {
  const sheet = pen.sheet.value;
  const { head } = sheet;
  const { ledger } = pad;
  const now = standing(sheet, ledger);
  const over = now.outcome !== null;
  const last = Math.max(0, (over ? now.counted : now.rounds.length) - 1);
  /** The round that is being corrected; null: the newest one is written. */
  const chosen = useSignal<number | null>(null);
  const side = useSignal<Side>(over ? 'sheet' : 'round');
  /** The winner is named when somebody asks for it, not with the last tap: a capture may still have to be written. */
  const crowned = useSignal(over);
  const awake = useAwake();
  const late = useLate(() => import('./SheetActions.js'));
  const SheetActions = late.value?.SheetActions;

  const index = Math.min(chosen.value ?? last, last);
  const before = now.rounds.slice(0, index);
  const written = now.rounds[index] ?? ledger.blank(head, before);
  const show = (to: Side, round: number | null = null): void => {
    side.value = to;
    chosen.value = round;
    scrollTo(0, 0);
  };
  const name = common().games[head.game].name;
  const turn = ledger.turn(head, index, before);
  const says = [
    turn.dealer === null ? null : words.deals(head.players[turn.dealer]),
    turn.leader === null
      ? null
      : (turn.dealer === null ? words.starts : words.leads)(head.players[turn.leader]),
  ].filter((one) => one !== null);
  return (
    <div class="pad" data-side={side.value}>
      <header class="pad-bar">
        <a class="button bare round" href="/pad" aria-label={words.allSheets} title={words.allSheets}>
          <Icon id="back" />
        </a>
        <h1>{name}</h1>
        <button
          type="button"
          class="button bare"
          disabled={sheet.strokes.length === 0}
          onClick={() => {
            const { round } = sheet.strokes.at(-1)!;
            pen.undo();
            // Shows the round in which something was taken back.
            chosen.value = round < last ? round : null;
          }}
        >
          <Icon id="undo" />
          {words.takeBack}
        </button>
      </header>
      <nav class="pad-sides" aria-label={name}>
        <Segments
          title={name}
          value={side.value}
          choices={[
            ['round', words.roundNumber(index + 1)],
            ['sheet', words.sheet],
          ]}
          choose={(to) => show(to, to === 'round' ? chosen.value : null)}
        />
      </nav>
      <main class="pad-main">
        <section class="pad-round" aria-labelledby="pad-round">
          <header class="pad-round-head">
            <h2 id="pad-round">
              {chosen.value !== null && index < last
                ? words.correcting(index + 1)
                : roundOf(index, ledger.rounds(head), words)}
            </h2>
            <p class="quiet">{says.join(' · ')}</p>
          </header>
          <pad.Round
            key={index}
            head={head}
            index={index}
            before={before}
            written={written}
            words={words}
            write={(next) => pen.write(index, next)}
          />
          <Foot
            {...{ pen, pad, words, index, last, chosen: chosen.value, crowned: crowned.value }}
            show={show}
            finish={() => {
              crowned.value = true;
              show('sheet');
            }}
          />
        </section>
        <section class="pad-whole" aria-label={words.sheet}>
          {crowned.value && now.outcome !== null && <PadResult head={head} outcome={now.outcome} />}
          {!over && now.rounds.length > now.counted + 1 && (
            <p class="pad-amiss" role="status">
              {words.notWhole(now.counted + 1)}
            </p>
          )}
          <SheetTable
            sheet={sheet}
            pad={pad}
            words={words}
            shown={index}
            open={(round) => show('round', round === last && !over ? null : round)}
          />
          {SheetActions && <SheetActions pen={pen} pad={pad} words={words} />}
          <p class="quiet pad-awake">
            <Icon id="lamp" />
            {awake.value === 'insecure'
              ? words.mayGoDarkHttps
              : awake.value === 'refused'
                ? words.mayGoDark
                : words.keptDark}
          </p>
        </section>
      </main>
    </div>
  );
}

const roundOf = (index: number, of: number | null, words: PadWords): string =>
  of === null ? words.roundNumber(index + 1) : page().play.round(index + 1, of);

interface FootProps extends Props {
  readonly index: number;
  readonly last: number;
  readonly chosen: number | null;
  /** The winner is named already. */
  readonly crowned: boolean;
  readonly show: (side: Side, round?: number | null) => void;
  readonly finish: () => void;
}

/** What is still missing in this round, or the way on. */
function Foot({ pen, pad, words, index, last, chosen, crowned, show, finish }: FootProps) {
  const { ledger } = pad;
  const sheet = pen.sheet.value;
  const { head } = sheet;
  const now = standing(sheet, ledger);
  const before = now.rounds.slice(0, index);
  const written = now.rounds[index] ?? ledger.blank(head, before);
  const [fault] = ledger.faults(head, index, written, before);
  const amiss = now.outcome === null && now.counted < index ? now.counted : null;
  if (chosen === null && crowned && now.outcome !== null) return null;
  const way = (): readonly [string, () => void] => {
    if (chosen !== null) return [words.corrected, () => show(now.outcome === null ? 'round' : 'sheet')];
    if (now.outcome !== null) return [words.finish, finish];
    const next = (): void => {
      pen.write(last + 1, ledger.blank(head, now.rounds));
      show('round');
    };
    return [words.nextRound(last + 2), next];
  };
  const [label, go] = way();
  return (
    <footer class="pad-foot">
      {amiss !== null && (
        <button type="button" class="button grim" onClick={() => show('round', amiss)}>
          {words.correctRound(amiss + 1)}
        </button>
      )}
      {fault === undefined ? (
        <button type="button" class="button main" onClick={go}>
          {label}
        </button>
      ) : (
        <>
          <p role="status">{pad.says(fault, head)}</p>
          {chosen !== null && (
            <button type="button" class="button" onClick={go}>
              {label}
            </button>
          )}
        </>
      )}
    </footer>
  );
}
