/** A match on this device. */
export interface DeviceWords {
  readonly player: (n: number) => string;
  readonly passTo: (name: string) => string;
  readonly passHint: string;
  readonly passTake: (name: string) => string;
  readonly passUndo: (name: string) => string;
  readonly openElsewhere: string;
  readonly openElsewhereHint: string;
  readonly takeOver: string;
  readonly takeOverHint: string;
  readonly takeIt: string;
  readonly notKept: string;
  readonly otherRules: string;
  readonly otherRulesHint: string;
  readonly unreadable: string;
  readonly importGame: string;
  readonly imported: string;
  readonly resignSureHere: string;
}
