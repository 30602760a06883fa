import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull Queen',
  about: 'Stiche treiben Piraten über die Planken.',
  arbiter: 'Welche Piraten ziehen wohin? Welche Karten dürfen gespielt werden?',
};
