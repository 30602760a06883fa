import type { Drawing } from '../../../play/rules/drawing.js';
import { BoxPicture, CardBack, GameCard, Gem, Pawn } from '../table/Piece.js';
import '../../../play/rules/chip.css';
import './gem.css';

function Piece({ code }: { code: string }) {
  const [kind, colour] = code.split(':');
  switch (kind) {
    case 'pawn':
      return <Pawn colour={colour} />;
    case 'box':
      return <BoxPicture colour={colour} />;
    case 'gem':
      return <Gem colour={colour} />;
    case 'back':
      return <CardBack />;
    default:
      return <GameCard code={code} />;
  }
}

function Chip({ code }: { code: string }) {
  const [kind, colour] = code.split(':');
  return (
    <span class={`chip-gem ${colour === undefined ? 'chip-card' : ''}`}>
      {kind === 'pawn' ? (
        <Pawn colour={colour} />
      ) : kind === 'box' ? (
        <BoxPicture colour={colour} />
      ) : (
        <Gem colour={colour ?? code} />
      )}
    </span>
  );
}

export const drawing: Drawing = {
  Piece,
  Chip,
  nameOf(code, own, { pieces }) {
    const [kind, colour] = code.split(':');
    if (kind === 'pawn') return pieces.pawn(own.suit(colour));
    if (kind === 'box') return pieces.box(own.suit(colour));
    if (kind === 'gem') return own.suit(colour);
    return code === 'back' ? pieces.back : own.card(code);
  },
};
