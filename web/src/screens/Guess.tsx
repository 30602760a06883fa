import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageOf } from '../games/manifest.js';
import type { GamePage } from '../play/game-page.js';
import type { OpenedMatch } from '../play/local/branch.js';
import { engineOf } from '../play/local/engine.js';
import { pageBots } from '../play/local/page-bots.js';
import { sailorsOf } from '../play/local/sailors.js';
import { Icon } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { place } from '../shell/router.js';
import { speed } from '../shell/settings.js';
import { useTitle } from '../shell/title.js';
import { learnGame, learnVolume, page, useVolume, words } from '../shell/words.js';
import { openMatch, pathOf } from './branch/open-match.js';
import { GuessEnd } from './guess/GuessEnd.js';
import { GuessStrip } from './guess/GuessStrip.js';
import { GuessedMatch } from './guess/guessed-match.js';
import { NoReplay } from './replay/NoReplay.js';
import type { NoReel } from './replay/replay-source.js';
import { NoTable } from './table/NoTable.js';
import { Play } from './table/Play.js';
import { Failed } from './table/Trouble.js';

/** How long a move of the others stands, at the usual speed, in ms. */
const PAUSE = 500;

/** A finished match as one of its seats saw it: what would you have done? */
export function Screen({ params: { table, id } }: { params: { readonly [name: string]: string } }) {
  const path = pathOf({ table, id });
  const opened = useSignal<OpenedMatch | NoReel | 'failed' | null>(null);
  const wanted = place.value.query.get('seat');
  useEffect(() => {
    const leaving = new AbortController();
    void Promise.all([openMatch({ table, id }, leaving.signal), learnVolume('branches')]).then(
      ([found]) => {
        if (!leaving.signal.aborted) opened.value = found;
      },
      () => {
        if (!leaving.signal.aborted) opened.value = 'failed';
      },
    );
    return () => leaving.abort();
  }, [path]);
  const now = opened.value;
  if (now === null) return <NoTable title={page().loading} />;
  if (now === 'failed') return <Failed />;
  if ('is' in now) return <NoReplay reason={now} back={path} />;
  const seat = wanted === null ? Number.NaN : Number(wanted);
  return now.names[seat] === undefined ? (
    <ChooseSeat opened={now} path={path} />
  ) : (
    <Guessing key={seat} opened={now} seat={seat} path={path} />
  );
}

/** From whose seat the match is to be seen. */
function ChooseSeat({ opened, path }: { readonly opened: OpenedMatch; readonly path: string }) {
  const text = useVolume('branches');
  useTitle(text?.guess ?? '');
  if (text === null) return null;
  return (
    <div class="sheltered narrow">
      <Masthead title={text.guess} />
      <main class="stack">
        <section class="panel stack">
          <h2>{words().games[opened.setup.game].name}</h2>
          <p>{text.guessAbout}</p>
          <h3>{text.whose}</h3>
          <div class="guess-seats">
            {opened.names.map((name, seat) => (
              <a key={seat} class="button" href={`${path}/guess?seat=${seat}`}>
                <Icon id="person" />
                {name}
              </a>
            ))}
          </div>
          <p class="quiet">{text.howScored}</p>
        </section>
      </main>
    </div>
  );
}

interface Props {
  readonly opened: OpenedMatch;
  readonly seat: number;
  readonly path: string;
}

function Guessing({ opened, seat, path }: Props) {
  const here = useSignal<{ readonly match: GuessedMatch; readonly look: GamePage } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const pool = pageBots();
    const { setup, names, bots } = opened;
    Promise.all([engineOf(setup.game), pageOf(setup.game), learnGame(setup.game)]).then(
      ([{ game, crew }, look]) => {
        const sailors = signal(sailorsOf({ names, setup: { ...setup, bots } }));
        const match = new GuessedMatch(opened, game, seat, sailors, {
          pause: () => PAUSE * speed(),
          consult: (inquiry) => pool.ask(inquiry),
          tie: crew.tie,
          alike: (legal) => look.alike?.(legal) ?? false,
        });
        here.value = { match, look };
      },
      () => {
        failed.value = true;
      },
    );
    return () => pool.dismiss();
  }, []);
  if (failed.value) return <Failed />;
  if (here.value === null) return null;
  const { match, look } = here.value;
  return (
    <Play
      match={match}
      game={look}
      home="/history"
      strip={<GuessStrip match={match} />}
      after={() => <GuessEnd match={match} path={path} />}
    />
  );
}
