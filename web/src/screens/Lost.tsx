import { Emblem } from '../home/Emblem.js';
import { Masthead } from '../home/Masthead.js';
import { useTitle } from '../notices/title.js';
import { page } from '../words.js';
import './lost.css';

/** There is nothing at this address. */
export function Screen() {
  const words = page();
  useTitle(words.notFound);
  return (
    <div class="sheltered lost">
      <Masthead title={words.notFound} />
      <main class="lost-main">
        <Emblem game="skull-queen" />
        <p class="lost-words">{words.notFoundHint}</p>
        <a class="button main" href="/">
          {words.home}
        </a>
      </main>
    </div>
  );
}
