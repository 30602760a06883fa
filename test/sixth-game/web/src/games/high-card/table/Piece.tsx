import { Card } from '../../../parts/Card.js';
import art from '../art.svg?url';

export const Piece = ({ code }: { readonly code: string }) => (
  <Card sprite={art} picture="card" kind="motif" index={code.slice(1)} />
);
