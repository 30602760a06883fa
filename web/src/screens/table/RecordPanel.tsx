import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { plain } from '../../parts/number.js';
import type { GamePage } from '../../play/game-page.js';
import { page } from '../../shell/words.js';
import type { PlayedRecord } from './record.js';

interface Props {
  readonly game: GamePage;
  readonly record: PlayedRecord;
  readonly view: View;
  readonly words: GameWords;
  readonly names: readonly string[];
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
            {lines.map((line, i) =>
              typeof line === 'string' ? (
                <li key={i}>{line}</li>
              ) : (
                <li key={i} class={line.trick === trickOf(lines[i + 1]) ? '' : 'record-end'}>
                  <button
                    type="button"
                    class="record-line"
                    onClick={() => {
                      const trick = view === null ? undefined : game.trick?.(view, line.trick, words, names);
                      if (trick === undefined) return;
                      const of = 1 + (trickOf(lines.findLast((one) => trickOf(one) !== null)) ?? 0);
                      const title = `${text.play.roundNumber(round)} – ${text.play.trick(line.trick + 1, of)}`;
                      open.value = { title, trick };
                    }}
                  >
                    {line.says}
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

const trickOf = (line: string | { readonly trick: number } | undefined): number | null =>
  line === undefined || typeof line === 'string' ? null : line.trick;
