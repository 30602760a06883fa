import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import './card.css';

interface Props {
  /** The sprite the pictures are in. */
  readonly sprite: string;
  /** The picture in the middle, by its name in the sprite. */
  readonly picture: string;
  /** A motif leaves room around it; a portrait fills the card. */
  readonly kind: 'motif' | 'portrait' | 'back';
  readonly index?: ComponentChildren;
  /** The mark under the index: the suit's. */
  readonly mark?: string | undefined;
  /** Names the colour the card is printed in. */
  readonly hue?: string | undefined;
  readonly caption?: string | undefined;
  /** The card in the notation of the game, by which it can be shown large. */
  readonly code?: string;
}

/** A playing card, drawn once: it stays as it is while everything around it changes. */
export const Card = (card: Props) =>
  useMemo(
    () => <Drawn {...card} />,
    [card.sprite, card.picture, card.kind, card.index, card.mark, card.hue, card.caption, card.code],
  );

/** Parchment, a thin double line, an index in two corners and one strong picture. */
function Drawn({ sprite, picture, kind, index, mark, hue, caption, code }: Props) {
  const corner = (
    <>
      {index !== undefined && <b>{index}</b>}
      {mark !== undefined && (
        <svg viewBox={kind === 'motif' ? '0 0 40 40' : '0 0 24 24'}>
          <use href={`${sprite}#${mark}`} />
        </svg>
      )}
    </>
  );
  return (
    <span class={`card ${kind}`} data-hue={hue} data-code={code} aria-hidden="true">
      <svg class="card-picture" viewBox={kind === 'motif' ? '0 0 100 100' : '0 0 100 140'}>
        <use href={`${sprite}#${picture}`} />
      </svg>
      {kind !== 'back' && (
        <>
          <span class="card-line" />
          <span class="card-corner">{corner}</span>
          <span class="card-corner far">{corner}</span>
          {caption !== undefined && <span class="card-caption">{caption}</span>}
        </>
      )}
    </span>
  );
}
