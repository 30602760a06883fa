import { colours } from '@crossbones/games/skull-queen/seen/colour';
import type { WordsOf } from '@crossbones/texts/load';
import type { CSSProperties } from 'preact';
import art from '../art.svg?url';
import { type Laid, Lying } from './Berth.js';
import { GameCard } from './Card.js';

/** How many cards have a place there: one of each colour, two where so many were dealt, and those out of the round. */
export const slotsIn = ({ centre, aside }: Laid['view']): number =>
  colours.reduce(
    (sum, colour) => sum + Math.max(1, centre.filter((code) => code.startsWith(colour)).length),
    0,
  ) + aside.length;

/** The middle of the table: the lone cards, each colour in its place, and what lies out of the round. */
export function Tray({ style, ...laid }: Laid & { readonly style?: CSSProperties }) {
  const { view, words, who } = laid;
  const say = (key: keyof WordsOf<'skull-queen'>['moments'], args = {}): string =>
    words.moments[key](args, who);
  return (
    <ul class="tray" style={style} aria-label={say('centre')} data-spot="gone">
      {colours.flatMap((colour) => {
        const lone = view.centre.filter((code) => code.startsWith(colour));
        return (lone.length === 0 ? [null] : lone).map((code) => (
          <li
            key={`${colour}${code === null || code === lone[0] ? '' : code}`}
            class={`lone-slot ${view.announced === colour ? 'announced' : ''}`}
            data-colour={colour}
          >
            <svg class="slot-suit" viewBox="0 0 40 40" aria-hidden="true">
              <use href={`${art}#suit-${colour}`} />
            </svg>
            {code !== null && (
              <Lying
                key={code}
                view={view}
                moment={laid.moment}
                code={code}
                mark={laid.marks.get(code)}
                from="deck"
                says={words.card(code)}
              />
            )}
          </li>
        ));
      })}
      {view.aside.map((code) => (
        <li key={code} class="lone-slot set-aside" title={say('aside', { card: code })}>
          <GameCard code={code} />
          <span class="unseen">{say('aside', { card: code })}</span>
        </li>
      ))}
    </ul>
  );
}
