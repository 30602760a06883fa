import { useEffect } from 'preact/hooks';
import { asked } from '../../play/rules/inquiry.js';
import { LateRule } from './Late.js';

const close = (): void => {
  asked.value = null;
};

/** Where rules that were asked for are shown, so that nobody has to leave the table. */
export function Asked() {
  useEffect(() => close, []);
  return asked.value === null ? null : <LateRule {...asked.value} close={close} />;
}
