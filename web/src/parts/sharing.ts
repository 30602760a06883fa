/** What is passed on: a few words, and where to look. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  /** An address of this page that others can open too; without one the words stand alone. */
  readonly url?: string | undefined;
}

/** What became of it. Over plain http a browser may let us neither share nor copy. */
export type ShareOutcome = 'shared' | 'copied' | 'by-hand' | 'given-up';

/** All of it in one piece, as it is copied. */
export const asText = ({ text, url }: Shared): string => [text, url].filter(Boolean).join('\n');

export async function share(what: Shared): Promise<ShareOutcome> {
  const { title, text, url } = what;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, ...(url === undefined ? {} : { url }) });
      return 'shared';
    } catch (error) {
      // Somebody who closes the list of ways to share wants none; after any other failure we copy instead.
      if ((error as DOMException).name === 'AbortError') return 'given-up';
    }
  }
  return (await copy(asText(what))) ? 'copied' : 'by-hand';
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/**
 * Selects a field of ours and copies it. Nothing behind an open dialog can be selected, so it then stands in the
 * dialog.
 */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  const before = document.activeElement;
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
