import type { GameId } from '@crossbones/games/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { Masthead } from '../shell/Masthead.js';
import { place } from '../shell/router.js';
import { useTitle } from '../shell/title.js';
import { useMarked } from './rules/address-mark.js';
import { Book } from './rules/Book.js';
import { Contents } from './rules/Contents.js';
import { type Reading, useReading } from './rules/open-rulebook.js';
import { RuleText } from './rules/RuleText.js';
import { Search } from './rules/Search.js';
import './rules/rules.css';
import './rules/shown.css';
import { page, words } from '../shell/words.js';

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => <Rules game={game} />;

/** One game's rules to read: what is in them, the text, and a search over it. */
function Rules({ game }: { game: GameId }) {
  const text = page();
  const { name } = words().games[game];
  useTitle(`${name}: ${text.home.rules}`);
  const reading = useReading(game);
  return (
    <div class="sheltered rules">
      <Masthead title={name} up="/rules" />
      {reading === null ? (
        <p class="quiet" role="status">
          {text.loading}
        </p>
      ) : reading === 'failed' ? (
        <main class="stack">
          <h2>{text.trouble.pageFailed}</h2>
          <p class="quiet">{text.trouble.pageFailedHint}</p>
        </main>
      ) : (
        <Open reading={reading} />
      )}
    </div>
  );
}

function Open({ reading }: { reading: Reading }) {
  const { game, book, text } = reading;
  const typed = useSignal('');
  const looking = typed.value.trim() !== '';
  // A link to a rule leads there, whatever was looked for.
  const here = place.value;
  useEffect(() => {
    if (location.hash !== '') typed.value = '';
  }, [here]);
  const marked = useMarked(!looking);
  return (
    <main class="rules-open">
      <header class="rules-head">
        <Emblem game={game} />
        <div class="stack">
          <p class="rules-goal">
            <RuleText text={book.goal} reading={reading} />
          </p>
          <div class="row">
            <a class="button main" href={`/open/${game}`}>
              {text.tryIt}
            </a>
            <a class="button" href={`/cheat/${game}`}>
              {text.cheat}
            </a>
          </div>
        </div>
      </header>
      <div class="rules-side">
        <Search reading={reading} typed={typed} />
        {!looking && <Contents reading={reading} />}
      </div>
      {!looking && <Book reading={reading} marked={marked} />}
    </main>
  );
}
