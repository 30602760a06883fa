import { outdated } from './missing.js';
import { page } from './words.js';
import './renewal.css';

/** Asks to reload the page, and stays until somebody does. */
export function Renewal() {
  if (!outdated.value) return null;
  const text = page();
  return (
    <div class="renewal" role="alert">
      <p>{text.trouble.newerPage}</p>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {text.trouble.reload}
      </button>
    </div>
  );
}
