import type { GameId } from '@crossbones/games';
import { useLate } from '../../shell/load-late.js';

interface Props {
  readonly game: GameId;
  readonly rule: string;
  readonly close: () => void;
}

/** A rule in a dialog; the rulebook is fetched only when somebody asks for one. */
export function LateRule(props: Props) {
  const late = useLate(() => import('./RuleDialog.js'));
  const Dialog = late.value?.RuleDialog;
  return Dialog === undefined ? null : <Dialog {...props} />;
}
