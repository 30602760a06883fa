import { render } from 'preact';
import './local/install.js';
import { missParts } from './missing.js';
import { Renewal } from './parts/Renewal.js';
import { Toasts } from './parts/Toast.js';
import { catchLinks } from './place.js';
import { foresee, Screen } from './screen.js';
import { dress } from './settings.js';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/parts.css';
import { speak } from './words.js';

function Page() {
  return (
    <>
      <Renewal />
      <Screen />
      <Toasts />
    </>
  );
}

dress();
catchLinks();
missParts();
// Words and screen come together, not one after the other.
foresee();
await speak();
// What the document itself showed until now goes.
const page = document.querySelector('#page')!;
page.replaceChildren();
render(<Page />, page);

/** What can wait until everything of the first screen is there. */
const afterwards = async (): Promise<void> => {
  const { keepPage, teachWorker } = await import('./local/offline.js');
  teachWorker();
  if (import.meta.env.PROD) await keepPage();
};
if (document.readyState === 'complete') void afterwards();
else addEventListener('load', () => void afterwards(), { once: true });
