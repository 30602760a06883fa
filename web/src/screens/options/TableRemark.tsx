import type { Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games/catalogue';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { remarkOn } from '../../games/manifest.js';
import { words, wordsOf } from '../../shell/words.js';

interface Props {
  readonly game: GameId;
  /** All options, also those with their usual value. */
  readonly options: object;
  readonly seats: number;
}

/** What somebody should know before they sit down at a table with these options. */
export function TableRemark({ game, options, seats }: Props) {
  const why = useSignal<Reason | null>(null);
  const set = JSON.stringify(options);
  useEffect(() => {
    let isOld = false;
    void remarkOn(game, options, seats).then((said) => {
      if (!isOld) why.value = said;
    });
    return () => {
      isOld = true;
    };
  }, [game, seats, set]);
  return (
    <p class="remark" role="status">
      {why.value && sentence(words(), wordsOf(game), why.value)}
    </p>
  );
}
