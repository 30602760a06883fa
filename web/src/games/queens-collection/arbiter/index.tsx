import { cards } from '@crossbones/games/queens-collection/index';
import { type MoreProps, QuestionForm } from '../../../play/arbiter/QuestionForm.js';
import { GameCard, Pawn } from '../table/Piece.js';
import { desk } from './desk.js';
import './empties.css';

const Piece = ({ code }: { readonly code: string }) => <GameCard code={code} />;

/** Boxes that have no pawn left: pairs of their colour bring nothing. */
function Empties({ question, speech: { text, words }, set }: MoreProps) {
  if (question.ask !== 'pairs') return null;
  const empty = question.laid.empty ?? [];
  return (
    <fieldset class="empties">
      <legend>{text.rows.empty}</legend>
      {cards.colours.map((colour) => {
        const bare = empty.includes(colour);
        return (
          <button
            key={colour}
            type="button"
            class="button round"
            aria-pressed={bare}
            aria-label={words.suit(colour)}
            title={words.suit(colour)}
            onClick={() =>
              set({
                laid: {
                  ...question.laid,
                  empty: cards.colours.filter((one) => (one === colour ? !bare : empty.includes(one))),
                },
              })
            }
          >
            <Pawn colour={colour} />
          </button>
        );
      })}
    </fieldset>
  );
}

export const GameBench = () => <QuestionForm desk={desk} Piece={Piece} More={Empties} />;
