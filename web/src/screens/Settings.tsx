import { languageIds } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Account } from '../account/Account.js';
import { tellName } from '../account/me.js';
import { Sample } from '../account/Sample.js';
import { tongues } from '../home/Language.js';
import { useLate } from '../home/late.js';
import { Masthead } from '../home/Masthead.js';
import { useTitle } from '../notices/title.js';
import { Segments } from '../parts/Segments.js';
import { Switch } from '../parts/Switch.js';
import { me } from '../service.js';
import { change, settings } from '../settings.js';
import { page } from '../words.js';
import './settings.css';

/** How somebody likes things on this device, and who they are. */
export function Screen() {
  const text = page();
  useTitle(text.settings);
  const now = settings.value;
  const notices = useLate(() => import('../notices/Push.js'));
  const Push = notices.value?.Push;
  return (
    <div class="sheltered narrow settings">
      <Masthead title={text.settings} />
      <main class="stack">
        <div class="panel stack">
          <Name />
          <Segments
            title={text.language}
            value={now.language}
            choices={[['auto', text.languageAuto], ...languageIds.map((id) => [id, tongues[id]] as const)]}
            choose={(language) => change({ language })}
          />
        </div>
        <section class="panel stack" aria-labelledby="look">
          <h2 id="look">{text.look}</h2>
          <Segments
            title={text.theme}
            value={now.theme}
            choices={[
              ['auto', text.themeAuto],
              ['night', text.themeNight],
              ['day', text.themeDay],
            ]}
            choose={(theme) => change({ theme })}
          />
          <Segments
            title={text.cardSize}
            value={now.cards}
            choices={[
              ['small', text.small],
              ['medium', text.medium],
              ['large', text.large],
            ]}
            choose={(cards) => change({ cards })}
          />
          <Switch
            title={text.patterns}
            hint={text.patternsHint}
            on={now.patterns}
            turn={(patterns) => change({ patterns })}
          />
          <Sample />
          <Segments
            title={text.animationSpeed}
            value={now.motion}
            choices={[
              ['none', text.none],
              ['fast', text.fast],
              ['normal', text.normal],
              ['slow', text.slow],
            ]}
            choose={(motion) => change({ motion })}
          />
        </section>
        <section class="panel stack" aria-labelledby="playing">
          <h2 id="playing">{text.playing}</h2>
          <Switch
            title={text.sound}
            hint={text.soundHint}
            on={now.sound}
            turn={(sound) => change({ sound })}
          />
          <Switch
            title={text.raiseFirst}
            hint={text.raiseFirstHint}
            on={now.raiseFirst}
            turn={(raiseFirst) => change({ raiseFirst })}
          />
          <Switch
            title={text.confirmPlay}
            hint={text.confirmPlayHint}
            on={now.confirm}
            turn={(confirm) => change({ confirm })}
          />
          <Switch
            title={text.forcedCard}
            hint={text.forcedCardHint}
            on={now.playForced}
            turn={(playForced) => change({ playForced })}
          />
        </section>
        {Push && (
          <section class="panel stack" aria-labelledby="notices">
            <h2 id="notices">{text.notices}</h2>
            <Push />
          </section>
        )}
        <section class="panel stack" aria-labelledby="account">
          <h2 id="account">{text.account}</h2>
          <Account />
        </section>
      </main>
    </div>
  );
}

/** The name on this device, and at the server's tables where it knows us. */
function Name() {
  const text = page();
  const id = useId();
  const typed = useSignal<string | null>(null);
  const kept = settings.value.name || me.value?.name || '';
  const keep = (): void => {
    const name = (typed.value ?? kept).trim().replace(/\s+/g, ' ');
    typed.value = null;
    if (name === settings.value.name) return;
    change({ name });
    void tellName(name);
  };
  return (
    <div class="field">
      <label for={id}>
        <b>{text.name}</b>
      </label>
      <input
        id={id}
        class="input"
        value={typed.value ?? kept}
        maxLength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onInput={(event) => (typed.value = event.currentTarget.value)}
        onChange={keep}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <small id={`${id}-hint`}>{text.nameHint}</small>
    </div>
  );
}
