import { QuestionForm } from '../../../play/arbiter/QuestionForm.js';
import { Cube, Held } from '../table/Die.js';
import { desk } from './desk.js';
import { Faces } from './Faces.js';
import './dice.css';

/** A die that came to rest, seen from above; or one that is still behind a screen. */
function Piece({ code }: { readonly code: string }) {
  const [kind, face] = code.split(':');
  return face === undefined ? <Held kind={kind} /> : <Cube kind={kind} sides={[face]} face={face} />;
}

export const GameBench = () => <QuestionForm desk={desk} Piece={Piece} More={Faces} />;
