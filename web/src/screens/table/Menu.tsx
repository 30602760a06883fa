import { tongues } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { Segments } from '../../parts/Segments.js';
import { Switch } from '../../parts/Switch.js';
import { HandOrder } from '../../play/HandOrder.js';
import type { PlayedMatch, Why } from '../../play/match.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { change, settings } from '../../shell/settings.js';
import { page, words } from '../../shell/words.js';
import { LinkRow } from './Invite.js';
import './menu.css';

interface Props {
  readonly match: PlayedMatch;
  readonly complain: (why: Why) => void;
  readonly close: () => void;
  readonly record: () => void;
  /** Whether there is a hand of cards to sort. */
  readonly sorts: boolean;
}

/** What people may want to do besides playing. */
export function Menu({ match, complain, close, record, sorts }: Props) {
  const text = page();
  const { wishes } = match;
  const seated = match.me.value !== null && match.outcome.value === null;
  const resigned = match.me.value !== null && match.sailors.value[match.me.value]?.resigned;
  const paused = match.paused.value;
  return (
    <Dialog title={text.menu} from="side" close={close}>
      <div class="stack menu">
        <button type="button" class="button menu-record" onClick={record}>
          <Icon id="record" />
          {text.play.record}
        </button>
        {seated && !resigned && wishes !== null && (
          <>
            {wishes.pause !== null && (
              <button
                type="button"
                class="button"
                onClick={async () => {
                  close();
                  complain(await wishes.pause!(!paused));
                }}
              >
                <Icon id={paused ? 'play' : 'pause'} />
                {paused ? text.play.resume : text.play.pause}
              </button>
            )}
            {wishes.seatLink !== undefined && (
              <HandOver make={wishes.seatLink} complain={complain} game={words().games[match.game].name} />
            )}
          </>
        )}
        <Likes />
        {sorts && <HandOrder />}
        <label class="field">
          <span>{text.settings.language}</span>
          <select
            class="input"
            value={spoken()}
            onChange={(event) => change({ language: event.currentTarget.value as ReturnType<typeof spoken> })}
          >
            {Object.entries(tongues).map(([id, name]) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a class="button" href={`/rules/${match.game}`} target="_blank" rel="noopener">
          <Icon id="help" />
          {text.home.rules}
        </a>
        <a class="button" href="/settings">
          <Icon id="settings" />
          {text.settings.settings}
        </a>
        <a class="button" href="/">
          <Icon id="home" />
          {text.goHome}
        </a>
        {seated && !resigned && wishes !== null && (
          <Resign
            resign={wishes.resign}
            // On this device there is nobody else who would play on.
            question={match.talk === null ? text.device.resignSureHere : text.play.resignSure}
            complain={complain}
            close={close}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What is heard and seen, to be changed while the table is in sight. */
function Likes() {
  const text = page().settings;
  const { sound, motion, cards } = settings.value;
  return (
    <>
      <Switch title={text.sound} on={sound} turn={(on) => change({ sound: on })} />
      <Segments
        title={text.animationSpeed}
        value={motion}
        choices={[
          ['none', page().setup.none],
          ['fast', text.fast],
          ['normal', text.normal],
          ['slow', text.slow],
        ]}
        even
        choose={(pace) => change({ motion: pace })}
      />
      <Segments
        title={text.cardSize}
        value={cards}
        choices={[
          ['small', text.small],
          ['medium', text.medium],
          ['large', text.large],
        ]}
        choose={(size) => change({ cards: size })}
      />
    </>
  );
}

function Resign({
  resign,
  question,
  complain,
  close,
}: { resign: () => Promise<Why>; question: string } & Pick<Props, 'complain' | 'close'>) {
  const sure = useSignal(false);
  const text = page();
  if (!sure.value)
    return (
      <button type="button" class="button grim" onClick={() => (sure.value = true)}>
        <Icon id="flag" />
        {text.play.resign}
      </button>
    );
  return (
    <div class="panel stack">
      <p>{question}</p>
      <div class="row">
        <button
          type="button"
          class="button grim"
          onClick={async () => {
            close();
            complain(await resign());
          }}
        >
          {text.play.resign}
        </button>
        <button type="button" class="button" onClick={() => (sure.value = false)}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}

/** A link is made when it is asked for: each new one voids the one before. */
function HandOver({
  make,
  complain,
  game,
}: {
  make: NonNullable<NonNullable<PlayedMatch['wishes']>['seatLink']>;
  complain: Props['complain'];
  game: string;
}) {
  const link = useSignal<string | null>(null);
  const text = page();
  if (link.value !== null)
    return (
      <div class="panel stack">
        <p>{text.setup.handOverHint}</p>
        <LinkRow link={link.value} text={text.setup.inviteText(game)} />
      </div>
    );
  return (
    <button
      type="button"
      class="button"
      onClick={async () => {
        const made = await make();
        if ('link' in made) link.value = made.link;
        else complain(made.why);
      }}
    >
      <Icon id="person" />
      {text.setup.handOver}
    </button>
  );
}
