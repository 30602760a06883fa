import { render } from 'preact';
import './screens/home/install.js';
import { foresee, Screen } from './screens/screen.js';
import { missParts } from './shell/missing-parts.js';
import { ReloadNotice } from './shell/ReloadNotice.js';
import { catchLinks } from './shell/router.js';
import { dress } from './shell/settings.js';
import { Toasts } from './shell/Toast.js';
import './shell/styles/tokens.css';
import './shell/styles/fonts.css';
import './shell/styles/base.css';
import './shell/styles/parts.css';
import { speak } from './shell/words.js';

function Page() {
  return (
    <>
      <ReloadNotice />
      <Screen />
      <Toasts />
    </>
  );
}

dress();
catchLinks();
missParts();
// Fetches the screen while the words are fetched.
foresee();
await speak();
// Removes what the document itself showed until now.
const page = document.querySelector('#page')!;
page.replaceChildren();
render(<Page />, page);

/** What can wait until all of the first screen is there. */
const afterwards = async (): Promise<void> => {
  const { keepPage, teachWorker } = await import('./play/local/offline-page.js');
  teachWorker();
  if (import.meta.env.PROD) await keepPage();
};
if (document.readyState === 'complete') void afterwards();
else addEventListener('load', () => void afterwards(), { once: true });
