import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Blumen, ein Totenkopf und viel Bluff.',
  arbiter: 'Was darf geboten werden? Wer deckt auf, wer verliert was, wer beginnt?',
};
