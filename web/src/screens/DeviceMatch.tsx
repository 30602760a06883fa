import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageOf } from '../games/manifest.js';
import type { GamePage } from '../play/game-page.js';
import { HeldMatch } from '../play/local/held-match.js';
import type { LocalMatch } from '../play/local/match.js';
import { again } from '../play/local/new-match.js';
import { keeps, type SavedMatch } from '../play/local/saved-matches.js';
import { useLate } from '../shell/load-late.js';
import { settings, speed } from '../shell/settings.js';
import { toast } from '../shell/Toast.js';
import { learnGame, page } from '../shell/words.js';
import { Result } from './after/Result.js';
import { Screen as Lost } from './NotFound.js';
import { Curtain } from './table/Curtain.js';
import { Play } from './table/Play.js';
import { Elsewhere, Failed, Unreadable } from './table/Trouble.js';

type Stand =
  | { readonly is: 'coming' | 'lost' | 'elsewhere' | 'failed' }
  | { readonly is: 'here'; readonly match: LocalMatch; readonly game: GamePage; readonly kept: SavedMatch };

/** A match of this device. */
export function Screen({ params: { id } }: { params: { readonly [name: string]: string } }) {
  const stand = useSignal<Stand>({ is: 'coming' });
  /** How many times the match was taken from another tab. */
  const taken = useSignal(0);
  useEffect(() => {
    let held: HeldMatch | null = null;
    let gone = false;
    const leave = (to: Stand | null): void => {
      gone = true;
      held?.release();
      if (to !== null) stand.value = to;
    };
    void (async () => {
      const found = await HeldMatch.take(id, () => leave({ is: 'elsewhere' }), { wrest: taken.value > 0 });
      if (typeof found === 'string') return gone ? undefined : leave({ is: found });
      held = found;
      if (gone) return held.release();
      const { kept } = held;
      const [game] = await Promise.all([pageOf(kept.setup.game), learnGame(kept.setup.game)]);
      if (gone) return;
      // A pause even without motion: people want to see what was played.
      const match = held.play(() => 600 + 800 * speed(), settings.value.face);
      stand.value = { is: 'here', match, game, kept };
    })().catch(() => leave({ is: 'failed' }));
    return () => leave(null);
  }, [id, taken.value]);
  // Where the browser keeps nothing, play goes on, with a warning.
  useEffect(() => {
    if (!keeps.value) toast(page().device.notKept);
  }, [keeps.value]);

  const takeOver = (): void => {
    stand.value = { is: 'coming' };
    taken.value++;
  };
  const now = stand.value;
  switch (now.is) {
    case 'coming':
      return null;
    case 'lost':
      return <Lost />;
    case 'elsewhere':
      return <Elsewhere takeOver={takeOver} />;
    case 'failed':
      return <Failed />;
    case 'here':
      return <AtDevice match={now.match} game={now.game} kept={now.kept} takeOver={takeOver} />;
  }
}

interface Props {
  readonly match: LocalMatch;
  readonly game: GamePage;
  readonly kept: SavedMatch;
  readonly takeOver: () => void;
}

/** The match in the hands of whoever holds the device. */
function AtDevice({ match, game, kept, takeOver }: Props) {
  const branch = useLate(async () => (kept.origin === undefined ? null : import('./branch/Beside.js')));
  const home = kept.origin === undefined ? '/' : `${kept.origin.match}/replay?step=${kept.origin.step}`;
  const trouble = match.trouble.value;
  switch (trouble?.is) {
    case 'elsewhere':
      return <Elsewhere takeOver={takeOver} />;
    case 'unreadable':
      return <Unreadable kept={kept} why={trouble.why} />;
    case 'broken':
      return <Failed />;
  }
  const next = match.device.next.value;
  if (next !== null) {
    const regrets = match.regrets.value;
    return (
      <Curtain
        to={match.sailors.value[next]}
        seat={next}
        regretful={regrets === null ? null : match.sailors.value[regrets].name}
        take={() => match.device.take()}
        undo={() => void match.wishes.undo()}
      />
    );
  }
  const { value: me } = match.me;
  const after = () => (
    <Result
      match={match}
      game={game}
      {...(kept.origin === undefined ? { again: () => again(kept) } : {})}
      beside={branch.value && <branch.value.Beside kept={kept} outcome={match.outcome.value!} />}
      replay={`/local/${kept.id}/replay`}
    />
  );
  // Each of several people has a table of their own, so that nothing of one hand is left when the next is shown.
  return me === null ? null : (
    <Play key={me} match={match} game={game} home={home} name={kept.id} after={after} />
  );
}
