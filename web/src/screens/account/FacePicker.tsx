import { useId } from 'preact/hooks';
import { Art } from '../../shell/Icon.js';
import { together } from '../../shell/together-words.js';
import './face-picker.css';

const FACES = Array.from({ length: 12 }, (_, i) => i + 1);

interface Props {
  readonly value: number | null;
  /** Faces that others have. */
  readonly taken?: readonly number[];
  readonly choose: (face: number) => void;
}

/** One of the portraits, to be known by at every table. */
export function FacePicker({ value, taken = [], choose }: Props) {
  const id = useId();
  const { face, faceNumber } = together();
  return (
    <fieldset class="faces">
      <legend>{face}</legend>
      <div class="faces-all">
        {FACES.map((one) => (
          <label key={one} class="face-choice">
            <input
              type="radio"
              name={id}
              checked={one === value}
              disabled={taken.includes(one)}
              aria-label={faceNumber(one)}
              onChange={() => choose(one)}
            />
            <Art id={`portrait-${one}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
