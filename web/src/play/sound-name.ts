const soundNames = [
  'knock',
  /** The three before bids are shown. */
  'knocks',
  'card',
  'deal',
  'disc',
  'coin',
  'coins',
  'splash',
  'dice',
  'creak',
  'turn',
  'win',
] as const;
export type SoundName = (typeof soundNames)[number];
