import { outdated } from './missing-parts.js';
import { page } from './words.js';
import './reload-notice.css';

/** Asks to reload the page, and stays until somebody does. */
export function ReloadNotice() {
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
