import { Icon } from '../parts/Icon.js';
import { page } from '../words.js';
import './realtable.css';

/** What the page has for those who own the box: four ways that need no account and no network. */
export function RealTable() {
  const text = page();
  const ways = [
    ['/pad', 'sheet', text.scorePad, text.scorePadAbout],
    ['/arbiter', 'scales', text.arbiter, text.arbiterAbout],
    ['/rules', 'book', text.rules, text.rulesAbout],
    ['/learn', 'compass', text.learn, text.learnAbout],
  ] as const;
  return (
    <section class="real-table" aria-labelledby="real-table">
      <h2 id="real-table">{text.atRealTable}</h2>
      <ul class="real-ways">
        {ways.map(([to, icon, name, about]) => (
          <li key={to}>
            <a class="panel real-way" href={to}>
              <Icon id={icon} />
              <b>{name}</b>
              <span class="quiet">{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
