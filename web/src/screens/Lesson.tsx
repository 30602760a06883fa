import type { GameId } from '@crossbones/games/catalogue';
import { computed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lessonOf, pageOf } from '../games/manifest.js';
import type { GamePage } from '../play/game-page.js';
import { LEARNER, MATES } from '../play/lesson.js';
import { rulebook } from '../play/local/engine.js';
import { pageBots } from '../play/local/page-bots.js';
import { sailorsOf } from '../play/local/sailors.js';
import { settings, speed } from '../shell/settings.js';
import { learnGame, learnVolume, page } from '../shell/words.js';
import { Guide } from './learn/Guide.js';
import { LessonMatch } from './learn/lesson-match.js';
import { Play } from './table/Play.js';
import { Failed } from './table/Trouble.js';

/** How long the others wait before they act, at the usual speed, in ms. */
const PAUSE = 500;

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => <Lesson game={game} />;

/** A first game, guided. */
function Lesson({ game }: { game: GameId }) {
  const here = useSignal<{ readonly match: LessonMatch; readonly look: GamePage } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const pool = pageBots();
    Promise.all([lessonOf(game), rulebook(game), pageOf(game), learnGame(game), learnVolume('learn')]).then(
      ([lesson, rules, look]) => {
        const bots = Array.from({ length: lesson.seats - 1 }, (_, i) => i + 1);
        const sailors = computed(() => {
          const names = [settings.value.name || page().you, ...MATES];
          const setup = { game, seats: lesson.seats, options: lesson.options, key: '', bots };
          return sailorsOf({ names: names.slice(LEARNER, lesson.seats), setup }, settings.value.face);
        });
        const match = new LessonMatch(game, rules, lesson, sailors, {
          pause: () => PAUSE * speed(),
          consult: (inquiry) => pool.ask(inquiry),
        });
        here.value = { match, look };
      },
      () => {
        failed.value = true;
      },
    );
    return () => pool.dismiss();
  }, [game]);
  if (failed.value) return <Failed />;
  if (here.value === null) return null;
  const { match, look } = here.value;
  return (
    <Play
      match={match}
      game={look}
      home="/learn"
      patience={0}
      strip={<Guide match={match} />}
      after={() => null}
    />
  );
}
