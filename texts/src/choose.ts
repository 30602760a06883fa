/**
 * The languages we speak, each under its own name, so that people find theirs; English, the default, stands first. A
 * new one is a line here and a folder of its own.
 */
export const tongues = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
} as const;
export type LanguageId = keyof typeof tongues;
export const languageIds = Object.keys(tongues) as readonly LanguageId[];

/** Fetches the same for every language, by its id. */
export const everyLanguage = async <T>(
  fetch: (language: LanguageId) => Promise<T>,
): Promise<{ readonly [id in LanguageId]: T }> =>
  Object.fromEntries(await Promise.all(languageIds.map(async (id) => [id, await fetch(id)]))) as {
    [id in LanguageId]: T;
  };

const weightOf = (tag: string): number => Number(/;\s*q=([\d.]+)/.exec(tag)?.[1] ?? 1);

/**
 * The first language somebody wants that we speak. Takes what browsers list and what an Accept-Language header has
 * between its commas, and so `fr-CA`, `de;q=0.8` or a terminal's `fr_FR.UTF-8`.
 */
export function languageOf(wanted: readonly string[]): LanguageId {
  const tags = wanted.filter((tag) => weightOf(tag) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  for (const tag of tags) {
    const own = tag
      .trim()
      .split(/[-_.;@]/)[0]
      .toLowerCase();
    const known = languageIds.find((id) => id === own);
    if (known !== undefined) return known;
  }
  return 'en';
}

/**
 * The language a terminal is set to. POSIX lets LC_ALL go before LC_MESSAGES and that before LANG, where an empty one
 * counts as none. Unless the locale is C, LANGUAGE may list languages that go before it, as in gettext.
 */
export function languageOfTerminal(env: { readonly [name: string]: string | undefined }): LanguageId {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^(C|POSIX)(\.|$)/.test(locale)) return 'en';
  return languageOf([...(env.LANGUAGE ?? '').split(':'), locale]);
}
