import type { ComponentChildren } from 'preact';
import { Art, Icon } from './Icon.js';
import { LanguagePicker } from './LanguagePicker.js';
import { place } from './router.js';
import { page } from './words.js';
import './masthead.css';

interface Props {
  /** What stands here instead of our name. */
  readonly title?: ComponentChildren;
  /** Where the way back leads. */
  readonly up?: string;
}

/** The top of every screen that is not a table: its title, and the ways to other screens. */
export function Masthead({ title, up = '/' }: Props) {
  const words = page();
  const backTo = up === '/' ? words.goHome : words.back;
  const { path } = place.value;
  const way = (to: string, icon: string, name: string) => (
    <a
      class="button bare round"
      href={to}
      aria-label={name}
      title={name}
      aria-current={path === to ? 'page' : undefined}
    >
      <Icon id={icon} />
    </a>
  );
  return (
    <header class="masthead">
      {title === undefined ? (
        <h1 class="brand">
          <Art id="logo" class="brand-mark" />
          Crossbones
        </h1>
      ) : (
        <>
          <a class="button bare round" href={up} aria-label={backTo} title={backTo}>
            <Icon id="back" />
          </a>
          <h1>{title}</h1>
        </>
      )}
      <nav class="masthead-ways" aria-label={words.menu}>
        <LanguagePicker />
        {way('/history', 'history', words.home.history)}
        {way('/settings', 'settings', words.settings.settings)}
      </nav>
    </header>
  );
}
