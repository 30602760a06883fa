import { page } from '../shell/words.js';
import type { TableProps } from './game-page.js';

type Props = Pick<TableProps, 'me' | 'sailors' | 'actors' | 'legal' | 'pending' | 'only'> & {
  /** What is asked, where it is more than “your turn”. */
  readonly asks?: string | undefined;
  readonly over?: boolean;
};

/** What the table waits for, in a sentence. */
export function Prompt({ me, sailors, actors, legal, pending, only, asks, over = false }: Props) {
  const words = page();
  if (over) return <p class="prompt">{words.after.result}</p>;
  if (pending !== null) return <p class="prompt">{words.play.sending}</p>;
  if (me !== null && actors.includes(me) && legal.length > 0)
    return <p class="prompt mine">{asks ?? only ?? words.play.yourTurn}</p>;
  const waited = actors.filter((seat) => seat !== me).map((seat) => sailors[seat].name);
  return <p class="prompt">{waited.length === 0 ? null : words.play.waitingFor(waited)}</p>;
}
