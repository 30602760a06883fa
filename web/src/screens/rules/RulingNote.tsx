import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface Props {
  readonly mark: string;
  readonly name: string;
  readonly about: string;
}

/** Says of a rule where it comes from, if it is not from the box; a tap tells more. */
export function RulingNote({ mark, name, about }: Props) {
  const open = useSignal(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="source"
        title={about}
        aria-expanded={open.value}
        aria-controls={id}
        onClick={() => (open.value = !open.value)}
      >
        <span aria-hidden="true">{mark}</span> {name}
      </button>
      <small id={id} class="source-about quiet" hidden={!open.value}>
        {about}
      </small>
    </>
  );
}
