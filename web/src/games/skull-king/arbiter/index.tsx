import { QuestionForm } from '../../../play/arbiter/QuestionForm.js';
import { wordsOf } from '../../../shell/words.js';
import { GameCard } from '../table/Card.js';
import { Blanks } from './Blanks.js';
import { desk } from './desk.js';

/** The Tigress says in a word what she is played as, a house card which of them it is. */
function Piece({ code }: { readonly code: string }) {
  const { card } = wordsOf('skull-king');
  const [name, as] = code.split(':');
  if (name === 'tigress' && as !== undefined) return <GameCard code={code} caption={card(as)} />;
  return name === 'blank' ? <GameCard code={code} caption={as} /> : <GameCard code={code} />;
}

export const GameBench = () => <QuestionForm desk={desk} Piece={Piece} More={Blanks} />;
