import { Emblem } from '../games/Emblem.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page } from '../shell/words.js';
import './not-found.css';

/** There is nothing at this address. */
export function Screen() {
  const words = page();
  useTitle(words.trouble.notFound);
  return (
    <div class="sheltered lost">
      <Masthead title={words.trouble.notFound} />
      <main class="lost-main">
        <Emblem game="skull-queen" />
        <p class="lost-words">{words.trouble.notFoundHint}</p>
        <a class="button main" href="/">
          {words.goHome}
        </a>
      </main>
    </div>
  );
}
