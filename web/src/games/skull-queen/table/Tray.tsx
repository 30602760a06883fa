import { colours } from '@crossbones/games/skull-queen/seen/colour';
import type { WordsOf } from '@crossbones/texts/load';
import art from '../art.svg?url';
import { type Laid, Lying } from './Berth.js';
import { GameCard } from './Card.js';
import { LastTrick } from './LastTrick.js';

/** The middle of the table: the lone cards, each colour in its place, and what lies out of the round. */
export function Tray(laid: Laid) {
  const { view, words, who } = laid;
  const say = (key: keyof WordsOf<'skull-queen'>['moments'], args = {}): string =>
    words.moments[key](args, who);
  return (
    <div class="tray">
      <div class="tray-start">
        {view.aside.map((code) => (
          <div key={code} class="set-aside" title={say('aside', { card: code })}>
            <GameCard code={code} />
            <span class="unseen">{say('aside', { card: code })}</span>
          </div>
        ))}
      </div>
      <ul class="tray-slots" aria-label={say('centre')}>
        {colours.map((colour) => {
          const lone = view.centre.filter((code) => code.startsWith(colour));
          return (
            <li
              key={colour}
              class={`lone-slot ${view.announced === colour ? 'announced' : ''}`}
              data-colour={colour}
            >
              <svg class="slot-suit" viewBox="0 0 40 40" aria-hidden="true">
                <use href={`${art}#suit-${colour}`} />
              </svg>
              {lone.map((code) => (
                <Lying
                  key={code}
                  view={view}
                  moment={laid.moment}
                  code={code}
                  mark={laid.marks.get(code)}
                  from="deck"
                  says={words.card(code)}
                />
              ))}
            </li>
          );
        })}
      </ul>
      <div class="tray-end" data-spot="gone">
        <LastTrick view={view} words={words} who={who} />
      </div>
    </div>
  );
}
