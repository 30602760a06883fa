import type { GameId } from '@crossbones/games/catalogue';
import type { Rulebook } from '@crossbones/texts/load';
import { Art } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import './rules/cheat.css';
import { page, words } from '../shell/words.js';
import { useReading } from './rules/open-rulebook.js';
import { RuleText } from './rules/RuleText.js';

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => (
  <CheatSheet game={game} />
);

/** With more lines than this, letters are a little smaller, so that all of it fits on one page. */
const MANY = 30;
const isFull = ({ cheat }: Rulebook): boolean => cheat.flatMap(({ lines }) => lines).length > MANY;

/** All that is needed at the table, on one sheet of paper. */
function CheatSheet({ game }: { game: GameId }) {
  const { name } = words().games[game];
  const reading = useReading(game);
  useTitle(name);
  const text = page();
  return (
    <div class="sheltered cheat">
      <Masthead title={name} up={`/rules/${game}`} />
      {reading === null ? (
        <p class="quiet" role="status">
          {text.loading}
        </p>
      ) : reading === 'failed' ? (
        <p class="quiet">{text.trouble.pageFailedHint}</p>
      ) : (
        <main class="stack">
          <div class="row cheat-tools">
            <button type="button" class="button main" onClick={() => print()}>
              {reading.text.print}
            </button>
            <a class="button" href={`/rules/${game}`}>
              {reading.text.read}
            </a>
          </div>
          <article
            class={`cheat-sheet ${isFull(reading.book) ? 'full' : ''}`}
            aria-label={reading.text.cheatOf(name)}
          >
            <header>
              <Art id="logo" class="cheat-mark" />
              <h2>{name}</h2>
              <p>{<RuleText text={reading.book.goal} reading={reading} />}</p>
            </header>
            <div class="cheat-boxes">
              {reading.book.cheat.map(({ title, lines }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <ul>
                    {lines.map((line, i) => (
                      <li key={i}>
                        <RuleText text={line} reading={reading} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </article>
        </main>
      )}
    </div>
  );
}
