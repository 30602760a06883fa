import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The dark squares of a code as one path, row by row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      const length = x + 1 - from;
      path += `M${from} ${y}h${length}v1h-${length}z`;
    }
  }
  return path;
}

/** A text for a camera; the code that draws it is fetched when it is first wanted. */
export function Qr({ text, label }: { text: string; label: string }) {
  const drawn = useSignal<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { border: 3, ecc: 'M' });
      drawn.value = { size, path: pathOf(data) };
    });
  }, [text]);
  const now = drawn.value;
  return (
    <svg class="qr" viewBox={`0 0 ${now?.size ?? 35} ${now?.size ?? 35}`} role="img" aria-label={label}>
      {now && <path d={now.path} />}
    </svg>
  );
}
