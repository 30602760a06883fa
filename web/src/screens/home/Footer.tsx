import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import { install, installable } from './install.js';
import './footer.css';

export function Footer() {
  const text = page();
  return (
    <footer class="foot quiet">
      <p>
        {text.footer.notAffiliated} {text.footer.namesBelong}
      </p>
      {installable.value && (
        <button type="button" class="button" onClick={() => void install()}>
          <Icon id="install" />
          {text.home.install}
        </button>
      )}
      <p>
        <a href="/api/docs">{text.footer.forPrograms}</a>
      </p>
    </footer>
  );
}
