import type { GameWords } from '@crossbones/texts/load';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import type { GamePage } from '../../play/game-page.js';
import type { PlayedMatch, Why } from '../../play/match.js';
import { saidOf } from '../../play/online/speech-bubbles.js';
import { ScoreSheet } from '../../play/ScoreSheet.js';
import { Icon } from '../../shell/Icon.js';
import { calledOr } from '../../shell/shown-name.js';
import { page } from '../../shell/words.js';
import { Chat } from './Chat.js';
import type { Menu } from './Menu.js';
import { RecordPanel } from './RecordPanel.js';
import type { PlayedRecord } from './record.js';
import { useUnread } from './unread-chat.js';
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
/** Whether score sheet, record and chat stand beside the table, as somebody last left it. */
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

/** There is room beside the table, and nobody has closed the panels there. */
export const hasSide = (): boolean => wide.value && (side.value ?? true);

interface BarProps {
  readonly match: PlayedMatch;
  readonly panel: Signal<Panel>;
  readonly complain: (why: Why) => void;
  readonly children?: ComponentChildren;
}

/** The buttons at the end of the bar. */
export function Tools({ match, panel, complain, children }: BarProps) {
  const text = page();
  const beside = hasSide();
  const unread = useUnread(match.talk, beside || panel.value === 'chat', match.seated);
  const open = (which: Panel) => () => {
    if (wide.value && which !== 'menu') keepSide(true);
    else panel.value = which;
  };
  return (
    <>
      {children}
      {match.undoable.value && (
        <button
          type="button"
          class="button bare round tool-undo"
          data-key="u"
          aria-label={text.play.undo}
          title={text.play.undo}
          onClick={async () => complain(await match.wishes!.undo())}
        >
          <Icon id="undo" />
        </button>
      )}
      {!beside && (
        <button
          type="button"
          class="button bare round"
          aria-label={text.play.scoreSheet}
          title={text.play.scoreSheet}
          onClick={open('sheet')}
        >
          <Icon id="sheet" />
        </button>
      )}
      {!beside && (
        <button
          type="button"
          class="button bare round tool-record"
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

/** Score sheet, record, chat and menu: beside the table where there is room, or slid in over it. */
export function Panels(props: PanelProps) {
  const { match, game, record, shown, words, panel, complain } = props;
  const text = page();
  const close = (): void => {
    panel.value = null;
  };
  const sailors = match.sailors.value;
  const names = sailors.map(({ name }) => name);
  const sorts = game.sorts === true && match.me.value !== null;
  const sheet = (
    <ScoreSheet
      game={game}
      view={shown.view}
      sailors={sailors}
      words={words}
      whole={(round) => record.whole(round)}
    />
  );
  const played = <RecordPanel game={game} record={record} view={shown.view} words={words} names={names} />;
  const chat = match.talk !== null && (
    <Chat game={match.game} talk={match.talk} complain={complain} sent={close} />
  );
  if (hasSide())
    return (
      <>
        <aside class="dock" aria-label={text.play.scoreSheet}>
          <section class="dock-sheet" aria-labelledby="dock-sheet">
            <header class="row spread">
              <h2 id="dock-sheet">{text.play.scoreSheet}</h2>
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
            {sheet}
          </section>
          <section class="dock-record" aria-labelledby="dock-record">
            <h2 id="dock-record">{text.play.record}</h2>
            {played}
          </section>
          {chat && (
            <section class="dock-chat" aria-labelledby="dock-chat">
              <h2 id="dock-chat">{text.play.chat}</h2>
              {chat}
            </section>
          )}
        </aside>
        {panel.value === 'menu' && (
          <FetchedMenu match={match} complain={complain} close={close} record={close} sorts={sorts} />
        )}
      </>
    );
  switch (panel.value) {
    case 'menu':
      return (
        <FetchedMenu
          match={match}
          complain={complain}
          close={close}
          record={() => (panel.value = 'record')}
          sorts={sorts}
        />
      );
    case 'sheet':
      return (
        <Dialog title={text.play.scoreSheet} from="side" close={close}>
          {sheet}
        </Dialog>
      );
    case 'record':
      return (
        <Dialog title={text.play.record} from="side" close={close}>
          {played}
        </Dialog>
      );
    case 'chat':
      return (
        chat && (
          <Dialog title={text.play.chat} from="side" close={close}>
            {chat}
          </Dialog>
        )
      );
    case null:
      return null;
  }
}

/** Fetched when it is first opened, so that a first visit has less to fetch. */
function FetchedMenu(props: Parameters<typeof Menu>[0]) {
  const fetched = useSignal<{ readonly Menu: typeof Menu } | null>(null);
  useEffect(() => {
    void import('./Menu.js').then(
      (found) => {
        fetched.value = found;
      },
      () => props.close(),
    );
  }, []);
  return fetched.value && <fetched.value.Menu {...props} />;
}
