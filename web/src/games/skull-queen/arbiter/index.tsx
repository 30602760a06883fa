import { Bench } from '../../../play/arbiter/Bench.js';
import { GameCard } from '../table/Card.js';
import { desk } from './desk.js';

const Piece = ({ code }: { readonly code: string }) => <GameCard code={code} />;

export const GameBench = () => <Bench desk={desk} Piece={Piece} />;
