import { QuestionForm } from '../../../play/arbiter/QuestionForm.js';
import { Piece } from '../table/Piece.js';
import { desk } from './desk.js';

export const GameBench = () => <QuestionForm desk={desk} Piece={Piece} />;
