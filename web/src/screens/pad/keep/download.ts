/** Lets the browser save a file where it saves downloads. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A day for the name of a file, so that files sort by day. */
export const dayName = (at: number): string => new Date(at).toISOString().slice(0, 10);
