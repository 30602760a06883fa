import { page } from '../shell/words.js';

interface Props {
  readonly label: string;
  /** Word and what its button says. */
  readonly choices: readonly (readonly [word: string, says: string])[];
  /** The word that a hint or a guide recommends. */
  readonly best?: string | null;
  choose(word: string): void;
  cancel?(): void;
}

/** More answers than these take the room of the hand where there is little. */
const CROWD = 5;

/** One question and its answers as buttons. */
export function Choices({ label, choices, best = null, choose, cancel }: Props) {
  return (
    <fieldset class={`choices ${choices.length > CROWD ? 'crowd' : ''}`}>
      <legend>{label}</legend>
      {choices.map(([word, says]) => (
        <button
          key={word}
          type="button"
          class={`button main ${best === word ? 'best' : ''}`}
          aria-label={best === word ? `${says} – ${page().play.hintBest}` : undefined}
          onClick={() => choose(word)}
        >
          {says}
        </button>
      ))}
      {cancel && (
        <button type="button" class="button" onClick={cancel}>
          {page().cancel}
        </button>
      )}
    </fieldset>
  );
}
