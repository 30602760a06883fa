import shared from './art/shared.svg?url';

/** A picture from the shared sprite: an icon, an emblem, a portrait. */
export function Art({ id, class: name, box = '0 0 64 64' }: { id: string; class?: string; box?: string }) {
  return (
    <svg class={name} viewBox={box} aria-hidden="true">
      <use href={`${shared}#${id}`} />
    </svg>
  );
}

export const Icon = ({ id }: { id: string }) => <Art id={`icon-${id}`} class="icon" box="0 0 24 24" />;
