import type { Channel, ChatPhrase } from '@crossbones/api';
import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { saidOf } from '../../play/online/speech-bubbles.js';
import { Icon } from '../../shell/Icon.js';
import { calledOr } from '../../shell/shown-name.js';
import { page, words } from '../../shell/words.js';
import './chat.css';
import type { Talk, Why } from '../../play/match.js';

/** Phrases for one game, which make no sense at the table of another. */
const bluffs: readonly ChatPhrase[] = ['only-flowers', 'mind-my-skull', 'turn-mine', 'bluffing'];

/** The set phrases for a table, those of its own game first. */
function phrasesFor(game: GameId | undefined): readonly ChatPhrase[] {
  const all = (Object.keys(words().spoken) as ChatPhrase[]).filter((phrase) => !bluffs.includes(phrase));
  return game === 'skull' ? [...bluffs, ...all] : all;
}

interface Props {
  readonly game?: GameId;
  readonly talk: Talk;
  readonly complain: (why: Why) => void;
  /** Called when a set phrase was sent by one tap: then there is nothing more to do here. */
  readonly sent?: () => void;
}

const channelName = (channel: Channel): string => {
  const { toTable, toWatchers, toTeam } = page().play;
  return { table: toTable, watchers: toWatchers, team: toTeam }[channel];
};

/** A word with the rest of the table. */
export function Chat({ game, talk, complain, sent }: Props) {
  const text = useSignal('');
  const wanted = useSignal<Channel | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const { value: channels } = talk.channels;
  const channel = channels.find((one) => one === wanted.value) ?? channels[0];
  const muted = new Set(talk.muted.value);
  const lines = talk.lines.value.filter(({ person }) => person === null || !muted.has(person));
  const said = page();
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);

  const say = async (what: { readonly text: string } | { readonly phrase: ChatPhrase }): Promise<boolean> => {
    const why = await talk.say(channel, what);
    complain(why);
    return why === null;
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    text.value = '';
    if (!(await say({ text: line })) && text.value === '') text.value = line;
  };

  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="chat-lines" ref={end} role="log" aria-label={said.play.chat} tabIndex={0}>
        {lines.length === 0 && <p class="quiet">{said.play.chatEmpty}</p>}
        {lines.map((line) => (
          <p key={line.seq} class={line.person === talk.me.value ? 'self' : ''}>
            <b>{calledOr(line.name)}</b>
            {line.channel !== 'table' && <small> ({channelName(line.channel)})</small>}{' '}
            <span>{saidOf(line)}</span>
          </p>
        ))}
      </div>
      <fieldset class="chat-phrases" aria-label={said.play.phrases}>
        {phrasesFor(game).map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="button"
            onClick={async () => {
              if (await say({ phrase })) sent?.();
            }}
          >
            {words().spoken[phrase]}
          </button>
        ))}
      </fieldset>
      <form class="chat-say" onSubmit={send}>
        {channels.length > 1 && (
          <select
            class="input chat-to"
            aria-label={said.play.sayTo}
            value={channel}
            onChange={(event) => {
              wanted.value = event.currentTarget.value as Channel;
            }}
          >
            {channels.map((one) => (
              <option key={one} value={one}>
                {channelName(one)}
              </option>
            ))}
          </select>
        )}
        <input
          class="input"
          aria-label={said.play.say}
          placeholder={
            channels.length > 1 ? said.play.say : channel === 'table' ? said.play.say : channelName(channel)
          }
          maxLength={300}
          autocomplete="off"
          enterkeyhint="send"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button main" disabled={text.value.trim() === ''}>
          {said.play.send}
        </button>
      </form>
      <Mutes talk={talk} complain={complain} />
    </div>
  );
}

/** The people who have spoken here, each to be muted or heard again. */
function Mutes({ talk, complain }: Props) {
  const said = page();
  const speakers = new Map<string, string>();
  for (const { person, name } of talk.lines.value)
    if (person !== null && person !== talk.me.value) speakers.set(person, calledOr(name));
  if (speakers.size === 0) return null;
  return (
    <details class="chat-mutes">
      <summary>{said.more}</summary>
      <div class="row">
        {[...speakers].map(([person, name]) => {
          const muted = talk.muted.value.includes(person);
          return (
            <button
              key={person}
              type="button"
              class="button"
              onClick={async () => complain(await talk.mute(person, !muted))}
            >
              <Icon id={muted ? 'sound' : 'mute'} />
              {muted ? said.play.unmute(name) : said.play.mute(name)}
            </button>
          );
        })}
      </div>
    </details>
  );
}
