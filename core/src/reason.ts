export type Args = Readonly<Record<string, string | number>>;

/** What is wrong with an input, as data; `texts/` turns it into a sentence. */
export interface Fault {
  readonly key: string;
  readonly args: Args;
}

/** One step of an explanation, naming the rule it rests on. */
export interface Reason extends Fault {
  readonly rule: string;
}

export const fault = (key: string, args: Args = {}): Fault => ({ key, args });
export const reason = (rule: string, key: string, args: Args = {}): Reason => ({ rule, key, args });

/** Drops reasons that repeat an earlier one: two cards of a kind are refused for the same reason. */
export const distinct = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((why) => [JSON.stringify(why), why])).values(),
];
