import { GameCard } from '../../games/skull-king/table/Card.js';
import { preferenceWords } from './preference-words.js';
import './sample-hand.css';

/** One card of each suit, and a character. */
const cards = ['g7', 'y12', 'p3', 'b14', 'skull-king'];

/** A hand as it looks with these settings. */
export function SampleHand() {
  return (
    <figure class="sample">
      <div class="sample-hand" aria-hidden="true">
        {cards.map((code, i) => (
          <span key={code} class="sample-card" style={{ '--k': i - (cards.length - 1) / 2 }}>
            <GameCard code={code} />
          </span>
        ))}
      </div>
      <figcaption class="quiet">{preferenceWords().sampleHand}</figcaption>
    </figure>
  );
}
