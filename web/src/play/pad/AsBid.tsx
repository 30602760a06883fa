import { Icon } from '../../shell/Icon.js';

interface Props {
  readonly label: string;
  /** Null where not all can have taken what they bid. */
  readonly write: (() => void) | null;
}

/** One tap for all who took just what they had bid. */
export const AsBid = ({ label, write }: Props) =>
  write && (
    <button type="button" class="button as-bid" onClick={write}>
      <Icon id="check" />
      {label}
    </button>
  );
