import { Dialog } from '../parts/Dialog.js';
import { page } from '../shell/words.js';
import './key-list.css';

/** The keys of a table, and what each does. */
export function KeyList({ close }: { close: () => void }) {
  const { keyList } = page().play;
  const keys = [
    ['0 … 9', keyList.digits],
    ['← →', keyList.arrows],
    ['Enter', keyList.enter],
    ['I', keyList.closer],
    ['H', keyList.hint],
    ['U', keyList.undo],
    ['Esc', keyList.escape],
    ['?', keyList.help],
  ];
  return (
    <Dialog title={keyList.title} close={close}>
      <dl class="key-list">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
