import { Bench } from '../../../play/arbiter/Bench.js';
import { Piece } from '../table/Piece.js';
import { desk } from './desk.js';

export const GameBench = () => <Bench desk={desk} Piece={Piece} />;
