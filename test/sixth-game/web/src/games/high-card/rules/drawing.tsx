import type { Drawing } from '../../../play/rules/drawing.js';
import { Piece } from '../table/Piece.js';

const Chip = ({ code }: { readonly code: string }) => <b class="chip">{code.slice(1)}</b>;

export const drawing: Drawing = { Piece, Chip, nameOf: (code, own) => own.card(code) };
