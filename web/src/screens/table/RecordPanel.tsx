import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { plain } from '../../parts/number.js';
import type { GamePage, TrickLine } from '../../play/game-page.js';
import { page } from '../../shell/words.js';
import type { PlayedRecord } from './record.js';

interface Props {
  readonly game: GamePage;
  readonly record: PlayedRecord;
  readonly view: View;
  readonly words: GameWords;
  readonly names: readonly string[];
}

interface Trick {
  readonly trick: number;
  readonly says: string[];
}

/** What was played, round by round; a line of a trick opens it. */
export function RecordPanel({ game, record, view: now, words, names }: Props) {
  const list = useRef<HTMLElement>(null);
  const open = useSignal<{ readonly title: string; readonly trick: ComponentChildren } | null>(null);
  const rounds = record.rounds(now, words, names);
  const length = rounds.reduce((sum, { lines }) => sum + lines.length, 0);
  const text = page();
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  if (rounds.length === 0) return <p class="quiet record">{text.play.recordEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="record" ref={list} tabIndex={0} aria-label={text.play.record}>
      {rounds.map(({ round, lines, totals, view }) => (
        <div key={round} class="record-round">
          <h3>{text.play.roundNumber(round)}</h3>
          <ol>
            {inTricks(lines).map((entry, i) =>
              typeof entry === 'string' ? (
                <li key={i}>{entry}</li>
              ) : (
                <li key={i} class="record-trick">
                  <button
                    type="button"
                    class="record-line"
                    onClick={() => {
                      const trick = view === null ? undefined : game.trick?.(view, entry.trick, words, names);
                      if (trick === undefined) return;
                      const of = 1 + (trickOf(lines.findLast((one) => trickOf(one) !== null)) ?? 0);
                      const title = `${text.play.roundNumber(round)} – ${text.play.trick(entry.trick + 1, of)}`;
                      open.value = { title, trick };
                    }}
                  >
                    {entry.says.map((one, nth) => (
                      <span key={nth}>{one}</span>
                    ))}
                  </button>
                </li>
              ),
            )}
          </ol>
          {totals !== null && (
            <p class="record-totals">
              {text.list(totals.map((points, seat) => `${names[seat]} ${plain(points)}`))}
            </p>
          )}
        </div>
      ))}
      {open.value && (
        <Dialog
          title={open.value.title}
          close={() => {
            open.value = null;
          }}
        >
          {open.value.trick}
        </Dialog>
      )}
    </section>
  );
}

/** All lines of a trick open the same, so they are one thing to tap, and large enough for that. */
function inTricks(lines: readonly (string | TrickLine)[]): (string | Trick)[] {
  const entries: (string | Trick)[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (typeof line === 'string') entries.push(line);
    else if (typeof last === 'object' && last.trick === line.trick) last.says.push(line.says);
    else entries.push({ trick: line.trick, says: [line.says] });
  }
  return entries;
}

const trickOf = (line: string | { readonly trick: number } | undefined): number | null =>
  line === undefined || typeof line === 'string' ? null : line.trick;
