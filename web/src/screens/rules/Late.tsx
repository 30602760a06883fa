import type { GameId } from '@crossbones/games';
import { useLate } from '../../shell/late.js';

interface Props {
  readonly game: GameId;
  readonly rule: string;
  readonly close: () => void;
}

/** A rule that was asked for; the rulebook is fetched only by those who do. */
export function LateRule(props: Props) {
  const late = useLate(() => import('./RuleDialog.js'));
  const Dialog = late.value?.RuleDialog;
  return Dialog === undefined ? null : <Dialog {...props} />;
}
