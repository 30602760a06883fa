const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, roughly: “2 hours ago”. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, ms] = steps.find(([, length]) => past >= length) ?? ['second', past];
  if (unit === 'day' && past > 30 * ms) return day(at, language);
  return format.format(ms === 0 || unit === 'second' ? 0 : -Math.floor(past / ms), unit);
}

export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
