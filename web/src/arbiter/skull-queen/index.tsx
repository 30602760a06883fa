import { GameCard } from '../../games/skull-queen/Card.js';
import { Bench } from '../Bench.js';
import { desk } from './desk.js';

const Piece = ({ code }: { readonly code: string }) => <GameCard code={code} />;

export const GameBench = () => <Bench desk={desk} Piece={Piece} />;
