/** The rule that tells of an option, or the one of each of its values. */
type Told<V> = string | { readonly [value in Extract<V, string>]: string };

/** Where the rules tell what each option does; an option without a rule does not compile. */
export type OptionRulesOf<O> = { readonly [name in keyof O]-?: Told<O[name]> };

export type OptionRules = { readonly [name: string]: string | { readonly [value: string]: string } };

/** The number of the rule that an option, as it is set now, goes by. */
export function ruleOf(rules: OptionRules, name: string, value: unknown): string | undefined {
  const rule = rules[name];
  return typeof rule === 'object' ? rule[String(value)] : rule;
}
