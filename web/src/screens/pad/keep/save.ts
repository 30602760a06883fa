/** Lets the browser keep a file, wherever it keeps what is downloaded. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A day as files are called by, so that they stand in order. */
export const dayName = (at: number): string => new Date(at).toISOString().slice(0, 10);
