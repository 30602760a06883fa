import { QuestionForm } from '../../../play/arbiter/QuestionForm.js';
import { GameCard } from '../table/Card.js';
import { desk } from './desk.js';

const Piece = ({ code }: { readonly code: string }) => <GameCard code={code} />;

export const GameBench = () => <QuestionForm desk={desk} Piece={Piece} />;
