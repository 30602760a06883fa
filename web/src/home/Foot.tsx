import { install, installable } from '../local/install.js';
import { Icon } from '../parts/Icon.js';
import { page } from '../words.js';
import './foot.css';

export function Foot() {
  const text = page();
  return (
    <footer class="foot quiet">
      <p>
        {text.notAffiliated} {text.namesBelong}
      </p>
      {installable.value && (
        <button type="button" class="button" onClick={() => void install()}>
          <Icon id="install" />
          {text.install}
        </button>
      )}
      <p>
        <a href="/api/docs">{text.forPrograms}</a>
      </p>
    </footer>
  );
}
