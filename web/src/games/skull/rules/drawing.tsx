import type { Drawing } from '../../../play/rules/drawing.js';
import { DiscPiece, MatArt } from '../table/Disc.js';
import '../../../play/rules/chip.css';
import './disc.css';

/** A code, and the people it is of, from 1: `skull@2`. */
function read(code: string): { readonly what: string; readonly gang: number } {
  const [what, people = '1'] = code.split('@');
  return { what, gang: Number(people) - 1 };
}

function Piece({ code }: { code: string }) {
  const { what, gang } = read(code);
  if (what.startsWith('mat'))
    return (
      <span class="berth mat rules-mat" data-hue={gang}>
        <MatArt gang={gang} flower={what === 'mat:flower'} />
      </span>
    );
  return <DiscPiece gang={gang} face={what === 'flower' || what === 'skull' ? what : null} />;
}

const Chip = ({ code }: { code: string }) => (
  <span class="chip-disc">
    <Piece code={code} />
  </span>
);

export const drawing: Drawing = {
  Piece,
  Chip,
  nameOf(code, own, { pieces }) {
    const { what } = read(code);
    if (what === 'disc') return pieces.disc;
    if (what.startsWith('mat')) return what === 'mat:flower' ? pieces.matFlower : pieces.matSkull;
    return own.card(what);
  },
};
