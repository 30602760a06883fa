import type { PadWords } from '@crossbones/texts/load';
import type { Signal } from '@preact/signals';
import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import { drag } from '../table/drag.js';
import './sheet-players.css';

interface Props {
  readonly names: Signal<readonly string[]>;
  readonly most: number;
  readonly fewest: number;
  readonly words: PadWords;
}

const LONGEST = 24;

/** Who sits around the table, in order: typed, dragged, or moved by buttons. */
export function SheetPlayers({ names, most, fewest, words }: Props) {
  const all = names.value;
  const called = (at: number): string => all[at].trim() || page().device.player(at + 1);
  const move = (from: number, to: number): void => {
    const rest = all.filter((_, i) => i !== from);
    names.value = [...rest.slice(0, to), all[from], ...rest.slice(to)];
  };
  const pull = (event: PointerEvent, from: number): void => {
    const token = (event.currentTarget as HTMLElement).closest<HTMLElement>('.crew-one')!;
    drag(event, {
      token,
      drop: (on) => {
        if (on instanceof HTMLElement) move(from, Number(on.dataset.seat));
      },
    });
  };
  return (
    <fieldset class="stack crew">
      <legend>
        <h2>{words.whoPlays}</h2>
      </legend>
      <p class="quiet">{words.whoPlaysHint}</p>
      <ol class="crew-list">
        {all.map((name, at) => (
          <li key={at} class="crew-one" data-seat={at}>
            <button
              type="button"
              class="button bare round crew-grip"
              aria-label={words.dragPlayer(called(at))}
              title={words.dragPlayer(called(at))}
              tabIndex={-1}
              onPointerDown={(event) => pull(event, at)}
            >
              <Grip />
            </button>
            <input
              class="input"
              aria-label={words.nameOf(at + 1)}
              placeholder={page().device.player(at + 1)}
              maxLength={LONGEST}
              autocomplete="off"
              value={name}
              onInput={({ currentTarget }) => {
                names.value = names.value.with(at, currentTarget.value);
              }}
            />
            <button
              type="button"
              class="button bare round"
              aria-label={words.moveUp(called(at))}
              title={words.moveUp(called(at))}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Arrow up />
            </button>
            <button
              type="button"
              class="button bare round"
              aria-label={words.moveDown(called(at))}
              title={words.moveDown(called(at))}
              disabled={at === all.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <Arrow />
            </button>
            <button
              type="button"
              class="button bare round"
              aria-label={words.removePlayer(called(at))}
              title={words.removePlayer(called(at))}
              disabled={all.length <= fewest}
              onClick={() => {
                names.value = all.filter((_, i) => i !== at);
              }}
            >
              <Icon id="close" />
            </button>
          </li>
        ))}
      </ol>
      {all.length < most && (
        <button
          type="button"
          class="button crew-add"
          onClick={() => {
            names.value = [...all, ''];
          }}
        >
          <Icon id="plus" />
          {words.addPlayer}
        </button>
      )}
    </fieldset>
  );
}

const Grip = () => (
  <svg class="icon crew-dots" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01"
      stroke-width="3.4"
      stroke-linecap="round"
    />
  </svg>
);

const Arrow = ({ up = false }: { up?: boolean }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={up ? 'M6 14l6-6 6 6' : 'M6 10l6 6 6-6'} stroke-width="2" stroke-linecap="round" />
  </svg>
);
