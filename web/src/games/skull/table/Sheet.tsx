import type { SheetProps } from '../../../play/game-page.js';
import { page, wordsOf } from '../../../shell/words.js';
import { DiscPiece } from './Disc.js';
import { speech } from './say.js';
import type { Gang, View } from './script.js';
import './sheet.css';

/** How every gang stands, and how every round ended. */
export function Sheet({ view, sailors }: SheetProps<View>) {
  const said = speech(
    view,
    wordsOf('skull'),
    sailors.map(({ name }) => name),
  );
  const how = (challenger: Gang, owner: Gang | null): string => {
    if (owner === null) return said.say('made-short');
    return owner === challenger ? said.say('own-skull') : said.of('skull-of', owner);
  };
  return (
    <div class="skull-sheet">
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{page().settings.name}</span>
            </th>
            <th scope="col">{said.say('discs')}</th>
            <th scope="col">{said.say('challenges')}</th>
          </tr>
        </thead>
        <tbody>
          {view.gangs.map(({ hand, pile, made, out }, gang) => (
            <tr key={gang} class={out ? 'sheet-out' : ''}>
              <th scope="row">{said.of('mat', gang)}</th>
              <td>
                <span class="sheet-discs" aria-hidden="true">
                  {Array.from({ length: hand + pile.length }, (_, i) => (
                    <DiscPiece key={i} gang={gang} face={null} />
                  ))}
                </span>
                <span class="unseen">{hand + pile.length}</span>
              </td>
              <td>{made}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.sheet.length > 0 && (
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{said.say('challenger')}</th>
              <th scope="col">{page().play.bid}</th>
              <th scope="col">{said.say('how')}</th>
            </tr>
          </thead>
          <tbody>
            {view.sheet.map(([challenger, bid, owner], round) => (
              <tr key={round}>
                <th scope="row">{round + 1}</th>
                <td>{said.of('mat', challenger)}</td>
                <td>{bid}</td>
                <td class={owner === null ? 'made' : 'minus'}>{how(challenger, owner)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
