import { type GameId, isGameId } from '@crossbones/games/catalogue';
import { computed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageOf } from '../games/load.js';
import type { GamePage } from '../games/page.js';
import { Guide } from '../learn/Guide.js';
import { LEARNER, MATES } from '../learn/lesson.js';
import { lessonOf } from '../learn/load.js';
import { LessonMatch } from '../learn/match.js';
import { sailorsOf } from '../local/crew.js';
import { rulebook } from '../local/engine.js';
import { Failed } from '../local/Trouble.js';
import { Play } from '../play/Play.js';
import { settings, speed } from '../settings.js';
import { learnGame, learnVolume, page } from '../words.js';
import { Screen as Lost } from './Lost.js';

/** So long a mate waits before acting, at the usual speed, in ms. */
const PAUSE = 500;

export const Screen = ({ params: { game } }: { params: { readonly [name: string]: string } }) =>
  isGameId(game) ? <Lesson game={game} /> : <Lost />;

/** A first game, guided. */
function Lesson({ game }: { game: GameId }) {
  const here = useSignal<{ readonly match: LessonMatch; readonly look: GamePage } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    Promise.all([lessonOf(game), rulebook(game), pageOf(game), learnGame(game), learnVolume('learn')]).then(
      ([lesson, rules, look]) => {
        const bots = Array.from({ length: lesson.seats - 1 }, (_, i) => i + 1);
        const sailors = computed(() => {
          const names = [settings.value.name || page().you, ...MATES];
          const setup = { game, seats: lesson.seats, options: lesson.options, key: '', bots };
          return sailorsOf({ names: names.slice(LEARNER, lesson.seats), setup });
        });
        here.value = { match: new LessonMatch(game, rules, lesson, sailors, () => PAUSE * speed()), look };
      },
      () => {
        failed.value = true;
      },
    );
  }, [game]);
  if (failed.value) return <Failed />;
  if (here.value === null) return null;
  const { match, look } = here.value;
  return <Play match={match} game={look} home="/learn" strip={<Guide match={match} />} after={() => null} />;
}
