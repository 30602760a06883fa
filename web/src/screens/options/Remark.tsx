import type { GameId } from '@crossbones/games/catalogue';
import { sentence } from '@crossbones/texts/load';
import { remarkOn } from '../../games/manifest.js';
import { words, wordsOf } from '../../shell/words.js';
import './remark.css';
import { RuleLink } from '../rules/RuleLink.js';

interface Props {
  readonly game: GameId;
  /** All of them, the usual ones too. */
  readonly options: object;
  readonly seats: number;
}

/** What somebody should know before they sit down at a table that is set up so. */
export function Remark({ game, options, seats }: Props) {
  const why = remarkOn(game, options, seats);
  if (why === null) return null;
  return (
    <p class="remark" role="status">
      {sentence(words(), wordsOf(game), why)} <RuleLink game={game} rule={why.rule} />
    </p>
  );
}
