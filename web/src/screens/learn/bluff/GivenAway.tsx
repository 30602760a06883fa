import { ENOUGH, type Giveaway, giveaways, KEPT, mistakes, RISK } from '@crossbones/bots/skull/duel/giveaway';
import type { Volumes } from '@crossbones/texts/load';
import { Icon } from '../../../shell/Icon.js';
import { given, keep } from './kept-answers.js';

type Text = Volumes['learn']['bluff'];

const isRead = ({ is }: Giveaway): boolean => is === 'often' || is === 'seldom';

/** What the last answers gave away, kind by kind and in all. */
export function GivenAway({ text }: { readonly text: Text }) {
  const found = giveaways(given.value);
  const read = found.filter(isRead).length;
  const known = found.some(({ is }) => is !== 'few');
  return (
    <section class="bluff-readout panel" aria-labelledby="bluff-readout">
      <h2 id="bluff-readout">{text.readout}</h2>
      <p class={`bluff-word ${read > 0 ? 'wrong' : known ? 'right' : ''}`}>
        {known && <Icon id={read > 0 ? 'eye' : 'check'} />}
        {read > 0 ? text.readable(read, found.length) : known ? text.unreadable : text.tooFew}
      </p>
      <p class="quiet">
        {text.given(given.value.length, KEPT)} · {text.mistakes(mistakes(given.value))}
      </p>
      <ul class="bluff-kinds">
        {found.map((one) => (
          <Row key={one.kind} one={one} text={text} />
        ))}
      </ul>
      <p class="quiet">{text.test(ENOUGH, RISK)}</p>
      {given.value.length > 0 && (
        <button type="button" class="button" onClick={() => keep([])}>
          {text.forget}
        </button>
      )}
    </section>
  );
}

function Row({ one, text }: { readonly one: Giveaway; readonly text: Text }) {
  const { kind, asked, bold, share, is } = one;
  return (
    <li data-kind={kind} data-is={is}>
      <span>{text.kinds[kind]}</span>
      <small class={isRead(one) ? '' : 'quiet'}>{text[is]}</small>
      {is !== 'few' && (
        <span class="bluff-bar" aria-hidden="true">
          <span style={{ width: `${(100 * bold) / asked}%` }} />
          <i style={{ left: `${100 * share}%` }} />
        </span>
      )}
      {asked > 0 && <small class="quiet bluff-told">{text.compared(bold, asked, share)}</small>}
      {isRead(one) && <p class="bluff-told">{is === 'often' ? text.always[kind] : text.never[kind]}</p>}
    </li>
  );
}
