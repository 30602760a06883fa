import type { Drawing } from '../../../play/rules/drawing.js';
import art from '../art.svg?url';
import { GameCard, Suit } from '../table/Card.js';
import '../../../play/rules/chip.css';

const hues: { readonly [suit: string]: string } = { g: 'green', y: 'yellow', p: 'purple', b: 'black' };
const pirates = ['rosie', 'will', 'rascal', 'juanita', 'harry', 'pirate', 'tigress:pirate'];

/** The mark in the corner of a card without a number. */
function markOf(code: string): string {
  if (pirates.includes(code)) return 'pirate';
  if (code === 'tigress:escape') return 'escape';
  return code.split(':')[0];
}

function Chip({ code, name }: { code: string; name: string }) {
  const [, suit, value] = /^(?:suit:)?([gypb])(\d*)$/.exec(code) ?? [];
  if (suit === undefined)
    return (
      <>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${art}#mark-${markOf(code)}`} />
        </svg>
        {name}
      </>
    );
  return (
    <span class="chip-suit" data-hue={hues[suit]}>
      {value}
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <use href={`${art}#suit-${suit}`} />
      </svg>
    </span>
  );
}

const Piece = ({ code }: { code: string }) =>
  code.startsWith('suit:') ? <Suit suit={code.slice(5)} /> : <GameCard code={code} />;

export const drawing: Drawing = {
  Piece,
  Chip,
  nameOf: (code, own) => (code.startsWith('suit:') ? own.suit(code.slice(5)) : own.card(code)),
};
