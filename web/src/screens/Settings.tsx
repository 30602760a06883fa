import { languageIds, tongues } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Segments } from '../parts/Segments.js';
import { Switch } from '../parts/Switch.js';
import { HandOrder } from '../play/HandOrder.js';
import { useLate } from '../shell/load-late.js';
import { Masthead } from '../shell/Masthead.js';
import { me } from '../shell/server-connection.js';
import { change, settings } from '../shell/settings.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume } from '../shell/words.js';
import { Account } from './account/Account.js';
import { tellName } from './account/account-commands.js';
import { FacePicker } from './account/FacePicker.js';
import { preferenceWords } from './account/preference-words.js';
import { SampleHand } from './account/SampleHand.js';
import './settings.css';

/** How somebody likes things on this device, and who they are. */
export function Screen() {
  const text = page();
  useTitle(text.settings.settings);
  const now = settings.value;
  const said = useVolume('together');
  const own = useVolume('preferences');
  const notices = useLate(() => import('./account/Push.js'));
  const Push = notices.value?.Push;
  return (
    <div class="sheltered narrow settings">
      <Masthead title={text.settings.settings} />
      {own && (
        <main class="stack">
          <div class="panel stack">
            <Name />
            {said && <FacePicker value={now.face} choose={(face) => change({ face })} />}
            <Segments
              title={text.settings.language}
              value={now.language}
              choices={[['auto', own.languageAuto], ...languageIds.map((id) => [id, tongues[id]] as const)]}
              choose={(language) => change({ language })}
            />
          </div>
          <section class="panel stack" aria-labelledby="look">
            <h2 id="look">{own.look}</h2>
            <Segments
              title={own.theme}
              value={now.theme}
              choices={[
                ['auto', own.themeAuto],
                ['night', own.themeNight],
                ['day', own.themeDay],
              ]}
              choose={(theme) => change({ theme })}
            />
            <Segments
              title={text.settings.cardSize}
              value={now.cards}
              choices={[
                ['small', text.settings.small],
                ['medium', text.settings.medium],
                ['large', text.settings.large],
              ]}
              choose={(cards) => change({ cards })}
            />
            <Switch
              title={own.patterns}
              hint={own.patternsHint}
              on={now.patterns}
              turn={(patterns) => change({ patterns })}
            />
            <SampleHand />
            <Segments
              title={text.settings.animationSpeed}
              value={now.motion}
              choices={[
                ['none', text.setup.none],
                ['fast', text.settings.fast],
                ['normal', text.settings.normal],
                ['slow', text.settings.slow],
              ]}
              choose={(motion) => change({ motion })}
            />
          </section>
          <section class="panel stack" aria-labelledby="playing">
            <h2 id="playing">{own.playing}</h2>
            <Switch
              title={text.settings.sound}
              hint={own.soundHint}
              on={now.sound}
              turn={(sound) => change({ sound })}
            />
            <Switch
              title={own.raiseFirst}
              hint={own.raiseFirstHint}
              on={now.raiseFirst}
              turn={(raiseFirst) => change({ raiseFirst })}
            />
            <HandOrder />
            <Switch
              title={own.explain}
              hint={own.explainHint}
              on={now.explain}
              turn={(explain) => change({ explain })}
            />
            <Switch
              title={text.settings.confirmPlay}
              hint={own.confirmPlayHint}
              on={now.confirm}
              turn={(confirm) => change({ confirm })}
            />
            <Switch
              title={own.forcedCard}
              hint={own.forcedCardHint}
              on={now.playForced}
              turn={(playForced) => change({ playForced })}
            />
            <Switch title={own.keys} hint={own.keysHint} on={now.keys} turn={(keys) => change({ keys })} />
          </section>
          {Push && (
            <section class="panel stack" aria-labelledby="notices">
              <h2 id="notices">{text.notices.notices}</h2>
              <Push />
            </section>
          )}
          <section class="panel stack" aria-labelledby="account">
            <h2 id="account">{own.account}</h2>
            <Account />
          </section>
        </main>
      )}
    </div>
  );
}

/** The name on this device, and at the server's tables if the server knows us. */
function Name() {
  const text = page();
  const id = useId();
  const typed = useSignal<string | null>(null);
  const kept = settings.value.name || me.value?.name || '';
  /** From the first key on the field is the person's: a name that the server tells late is not put into it. */
  const write = (event: { currentTarget: HTMLInputElement }): void => {
    typed.value = event.currentTarget.value;
  };
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
        <b>{text.settings.name}</b>
      </label>
      <input
        id={id}
        class="input"
        value={typed.value ?? kept}
        maxLength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onFocus={write}
        onInput={write}
        onChange={keep}
        onBlur={() => (typed.value = null)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <small id={`${id}-hint`}>{preferenceWords().nameHint}</small>
    </div>
  );
}
