import { useEffect } from 'preact/hooks';
import { asked } from '../../play/rules/asked-rule.js';
import { LateRule } from './LateRule.js';

const close = (): void => {
  asked.value = null;
};

/** Where rules that were asked for are shown, so that nobody has to leave the table. */
export function AskedRule() {
  useEffect(() => close, []);
  return asked.value === null ? null : <LateRule {...asked.value} close={close} />;
}
