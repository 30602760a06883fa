import type { Signal } from '@preact/signals';
import { useId, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import type { Reading } from './open-rulebook.js';
import { find, passagesOf } from './rule-search.js';
import './search.css';

interface Props {
  readonly reading: Reading;
  readonly typed: Signal<string>;
}

/** Looks for words in the rules as they are typed; what is found stands in place of the text until one goes there. */
export function Search({ reading, typed }: Props) {
  const { game, book, text, nameOf } = reading;
  const id = useId();
  const found = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const passages = useMemo(() => passagesOf(book, nameOf), [book, text]);
  const hits = useMemo(() => find(passages, typed.value, text.alike), [passages, typed.value]);
  const links = (): HTMLElement[] => [...(found.current?.querySelectorAll('a') ?? [])];
  const clear = (): void => {
    typed.value = '';
    field.current?.focus();
  };
  /** The arrow keys go from the field to what was found, and back. */
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed.value !== '') {
      event.preventDefault();
      clear();
      return;
    }
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const stops = [field.current!, ...links()];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(stops.length - 1, Math.max(0, here + way))].focus();
  };
  const looking = typed.value.trim() !== '';
  return (
    <search class="rules-search" onKeyDown={walk}>
      <label class="unseen" for={id}>
        {text.search}
      </label>
      <div class="rules-search-field">
        <input
          ref={field}
          id={id}
          class="input"
          type="search"
          autocomplete="off"
          enterkeyhint="search"
          placeholder={text.search}
          aria-describedby={`${id}-found`}
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && links()[0]?.click()}
        />
        {looking && (
          <button
            type="button"
            class="button bare round"
            aria-label={text.clear}
            title={text.clear}
            onClick={clear}
          >
            <Icon id="close" />
          </button>
        )}
      </div>
      <p id={`${id}-found`} class={looking ? 'quiet' : 'unseen'} role="status">
        {!looking
          ? text.searchHint
          : hits.length === 0
            ? text.nothing(typed.value.trim())
            : text.hits(hits.length)}
      </p>
      {looking && hits.length > 0 && (
        <ol class="rules-hits" ref={found}>
          {hits.map(({ passage, shown }) => (
            <li key={passage.anchor}>
              <a href={`/rules/${game}#${passage.anchor}`} onClick={() => (typed.value = '')}>
                <b>{passage.title}</b>
                <span>{shown.map((words, i) => (i % 2 === 1 ? <mark key={i}>{words}</mark> : words))}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
