import { type GameId, gameIds } from '@crossbones/games/catalogue';
import { puzzleKinds } from '@crossbones/games/crew';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { Icon } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import { size } from './learn/train/figure.js';
import { forgetTraining, keepTraining, training, withMistakes } from './learn/train/kept-training.js';
import { dueToday } from './learn/train/next-puzzle.js';
import { ownMistakes } from './learn/train/own-mistakes.js';
import './learn/train/train.css';
import { contents } from './learn/train/contents.js';

/** How somebody stands with the puzzles of each game, and the way to them. */
export function Screen() {
  const text = useVolume('learn')?.train ?? null;
  const review = useVolume('review');
  useTitle(text?.title ?? '');
  useEffect(() => {
    void ownMistakes().then((found) => keepTraining(withMistakes(training.value, found)));
  }, []);
  const now = Date.now();
  const { streak, best, recalls, solved, bids } = training.value;
  const due = dueToday(training.value, now);
  const known = streak + best + recalls.length + Object.keys(solved).length + Object.keys(bids).length > 0;
  return (
    <div class="sheltered narrow">
      <Masthead title={text?.title} up="/learn" />
      {text && review && (
        <main class="stack">
          <p class="quiet">{text.lead}</p>
          <p class="train-standing">
            <b>
              <Icon id="star" />
              {text.streak(streak)}
            </b>
            <span class="quiet">{text.best(best)}</span>
            <span>{due.length > 0 ? text.due(due.length) : text.noneDue}</span>
            {recalls.length > due.length && (
              <span class="quiet">{text.waiting(recalls.length - due.length)}</span>
            )}
          </p>
          <ul class="train-games">
            {gameIds.map((game) => (
              <Row key={game} game={game} due={due.filter((one) => one.game === game).length} />
            ))}
          </ul>
          <p class="quiet">{text.own}</p>
          <div class="train-ways">
            <a class="button" href="/history">
              {page().home.history}
            </a>
            {known && (
              <button type="button" class="button" onClick={forgetTraining}>
                {text.forget}
              </button>
            )}
          </div>
        </main>
      )}
    </div>
  );
}

function Row({ game, due }: { readonly game: GameId; readonly due: number }) {
  const text = useVolume('learn')!.train;
  const review = useVolume('review')!;
  const { solved, bids } = training.value;
  const inside = contents[game] ?? {};
  const kinds = puzzleKinds.filter((kind) => (inside[kind] ?? 0) > 0);
  const all = kinds.reduce((sum, kind) => sum + inside[kind]!, 0);
  const tally = bids[game];
  const done = solved[game]?.length ?? 0;
  return (
    <li class="panel train-game">
      <Emblem game={game} />
      <div>
        <h2>{words().games[game].name}</h2>
        <span>
          {text.solved(done, Math.max(all, done))}
          {due > 0 && ` · ${text.due(due)}`}
        </span>
        <span class="train-bar" aria-hidden="true">
          {done > 0 && <span style={{ width: `${(100 * Math.min(done, all)) / Math.max(all, 1)}%` }} />}
        </span>
        {tally && (
          <small class="quiet">
            {text.bids(
              tally.made,
              tally.best,
              review.amount(size(tally.lost / tally.made, 'points'), 'points'),
            )}
          </small>
        )}
      </div>
      <nav class="train-ways" aria-label={words().games[game].name}>
        <a class="button main" href={`/train/${game}`}>
          {text.puzzles}
        </a>
        {kinds.length > 1 &&
          kinds.map((kind) => (
            <a key={kind} class="button" href={`/train/${game}?kind=${kind}`}>
              {text.kinds[kind]}
            </a>
          ))}
        {kinds.includes('bid') && (
          <a class="button" href={`/train/${game}?bids`}>
            <Icon id="dice" />
            {text.bidding}
          </a>
        )}
      </nav>
    </li>
  );
}
