import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import './realtable.css';

/** What the page has for people who own the box: four things that need no account and no network. */
export function RealTable() {
  const text = page();
  const ways = [
    ['/pad', 'sheet', text.home.scorePad, text.home.scorePadAbout],
    ['/arbiter', 'scales', text.home.arbiter, text.home.arbiterAbout],
    ['/rules', 'book', text.home.rules, text.home.rulesAbout],
    ['/learn', 'compass', text.home.learn, text.home.learnAbout],
  ] as const;
  return (
    <section class="real-table" aria-labelledby="real-table">
      <h2 id="real-table">{text.home.atRealTable}</h2>
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
