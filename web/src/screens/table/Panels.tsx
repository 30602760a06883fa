import type { GameWords } from '@crossbones/texts/load';
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { plain } from '../../parts/number.js';
import type { GamePage } from '../../play/game-page.js';
import type { PlayedMatch, Why } from '../../play/match.js';
import { saidOf } from '../../play/online/said.js';
import { ScoreSheet } from '../../play/ScoreSheet.js';
import { calledOr } from '../../shell/called.js';
import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import { Chat } from './Chat.js';
import { Menu } from './Menu.js';
import type { PlayedRecord } from './record.js';
import { useUnread } from './unread.js';
import './panels.css';
import type { Shown } from '../../play/stage.js';

/** What lies open over the table, or beside it. */
export type Panel = 'sheet' | 'record' | 'chat' | 'menu' | null;

const broad = matchMedia('(min-width: 1100px)');
const wide = signal(broad.matches);
broad.addEventListener('change', () => {
  wide.value = broad.matches;
});

const KEY = 'side';
/** Whether record and chat stand beside the table, as it was left. */
const side = signal<boolean | null>(kept());
function kept(): boolean | null {
  try {
    const word = localStorage.getItem(KEY);
    return word === null ? null : word === 'open';
  } catch {
    return null;
  }
}
function keepSide(open: boolean): void {
  side.value = open;
  try {
    localStorage.setItem(KEY, open ? 'open' : 'shut');
  } catch {}
}

/** There is room beside the table, and it is wanted: where there is talk, unless somebody said otherwise. */
export const hasSide = (match: PlayedMatch): boolean => wide.value && (side.value ?? match.talk !== null);

interface BarProps {
  readonly match: PlayedMatch;
  readonly panel: Signal<Panel>;
  readonly complain: (why: Why) => void;
  readonly children?: ComponentChildren;
}

/** The buttons at the end of the bar. */
export function Tools({ match, panel, complain, children }: BarProps) {
  const text = page();
  const beside = hasSide(match);
  const unread = useUnread(match.talk, beside || panel.value === 'chat', match.seated);
  const open = (which: Panel) => () => {
    if (wide.value && (which === 'record' || which === 'chat')) keepSide(true);
    else panel.value = which;
  };
  return (
    <>
      {children}
      {match.undoable.value && (
        <button
          type="button"
          class="button bare round"
          data-key="u"
          aria-label={text.play.undo}
          title={text.play.undo}
          onClick={async () => complain(await match.wishes!.undo())}
        >
          <Icon id="undo" />
        </button>
      )}
      <button
        type="button"
        class="button bare round"
        aria-label={text.play.scoreSheet}
        title={text.play.scoreSheet}
        onClick={open('sheet')}
      >
        <Icon id="sheet" />
      </button>
      {!beside && (
        <button
          type="button"
          class={`button bare round ${match.talk === null ? '' : 'tool-record'}`}
          aria-label={text.play.record}
          title={text.play.record}
          onClick={open('record')}
        >
          <Icon id="record" />
        </button>
      )}
      {!beside && match.talk !== null && (
        <button
          type="button"
          class="button bare round"
          aria-label={
            unread.count > 0 ? `${text.play.chat}, ${text.play.unread(unread.count)}` : text.play.chat
          }
          title={unread.count > 0 ? `${text.play.chat}, ${text.play.unread(unread.count)}` : text.play.chat}
          onClick={open('chat')}
        >
          <Icon id="chat" />
          {unread.count > 0 && (
            <span class="dot" aria-hidden="true">
              {unread.count}
            </span>
          )}
        </button>
      )}
      <button
        type="button"
        class="button bare round"
        aria-label={text.menu}
        title={text.menu}
        onClick={open('menu')}
      >
        <Icon id="more" />
      </button>
      {unread.newest !== null && (
        <button type="button" class="glimpse" onClick={open('chat')}>
          <b>{calledOr(unread.newest.name)}</b> <span role="status">{saidOf(unread.newest)}</span>
        </button>
      )}
    </>
  );
}

interface PanelProps extends BarProps {
  readonly record: PlayedRecord;
  readonly game: GamePage;
  readonly shown: Shown;
  readonly words: GameWords;
}

/** Score sheet, record, chat and menu: slid in over the table, or record and chat beside it. */
export function Panels(props: PanelProps) {
  const { match, game, shown, panel, complain } = props;
  const text = page();
  const close = (): void => {
    panel.value = null;
  };
  return (
    <>
      {hasSide(match) && (
        <aside class="side" aria-label={text.play.record}>
          <header class="row spread">
            <h2>{text.play.record}</h2>
            <button
              type="button"
              class="button bare round"
              aria-label={text.close}
              title={text.close}
              onClick={() => keepSide(false)}
            >
              <Icon id="close" />
            </button>
          </header>
          <RecordOf {...props} />
          {match.talk !== null && (
            <section class="side-chat" aria-labelledby="side-chat">
              <h2 id="side-chat">{text.play.chat}</h2>
              <Chat game={match.game} talk={match.talk} complain={complain} />
            </section>
          )}
        </aside>
      )}
      {panel.value === 'sheet' && (
        <Dialog title={text.play.scoreSheet} from="side" close={close}>
          <ScoreSheet game={game} view={shown.view} sailors={match.sailors.value} />
        </Dialog>
      )}
      {panel.value === 'record' && (
        <Dialog title={text.play.record} from="side" close={close}>
          <RecordOf {...props} />
        </Dialog>
      )}
      {panel.value === 'chat' && match.talk !== null && (
        <Dialog title={text.play.chat} from="side" close={close}>
          <Chat game={match.game} talk={match.talk} complain={complain} sent={close} />
        </Dialog>
      )}
      {panel.value === 'menu' && (
        <Menu
          match={match}
          complain={complain}
          close={close}
          record={() => (panel.value = 'record')}
          sorts={game.sorts === true && match.me.value !== null}
        />
      )}
    </>
  );
}

function RecordOf({ match, record, shown }: PanelProps) {
  const list = useRef<HTMLElement>(null);
  const names = match.sailors.value.map(({ name }) => name);
  const rounds = record.rounds(shown.view);
  const length = rounds.reduce((sum, { lines }) => sum + lines.length, 0);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  if (rounds.length === 0) return <p class="quiet record">{page().play.recordEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="record" ref={list} tabIndex={0} aria-label={page().play.record}>
      {rounds.map(({ round, lines, totals }) => (
        <div key={round} class="record-round">
          <h3>{page().play.roundNumber(round)}</h3>
          <ol>
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
          {totals !== null && (
            <p class="record-totals">
              {page().list(totals.map((points, seat) => `${names[seat]} ${plain(points)}`))}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
