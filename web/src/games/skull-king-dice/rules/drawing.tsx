import type { Drawing } from '../../../play/rules/drawing.js';
import { Cube, Held } from '../table/Die.js';
import '../../../play/rules/chip.css';
import './die.css';

const SIDES = 6;

/** A die that lies on the table, or one behind the screen, which shows its kind and no side. */
function Piece({ code }: { code: string }) {
  const [kind, face] = code.split(':');
  if (face === undefined) return <Held kind={kind} />;
  return <Cube kind={kind} sides={Array<string>(SIDES).fill(face)} face={face} />;
}

const Chip = ({ code }: { code: string }) => (
  <span class="chip-die">
    <Piece code={code} />
  </span>
);

export const drawing: Drawing = { Piece, Chip, nameOf: (code, own) => own.card(code) };
