import figures from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import shared from '../../../shell/art/shared.svg?url';
import '../../../parts/points-chart.css';
import '../../../play/seat.css';

/** A font whose figures are all of one height and width: a canvas cannot ask for them in any other way. */
const FIGURES = 'Crossbones Figures';
const DISPLAY = '"Grenze Gotisch Variable"';

/** The colours of the page, as it is lit now. */
type Colour = 'ground' | 'table' | 'ink' | 'quiet' | 'brass' | 'edge' | 'line' | 'glow';

/** A canvas with the colours and letters of the page. */
export interface PictureCanvas {
  readonly pen: CanvasRenderingContext2D;
  colour(name: Colour): string;
  /** The colour of a seat, light enough by night. */
  hue(seat: number): string;
  text(size: number, weight?: 500 | 700): string;
  display(size: number): string;
  /** A picture of the shared sprite, as paths on a square of so many units. */
  art(id: string): { readonly box: number; readonly paths: readonly Path2D[] };
  /** As much of a text as fits. */
  fit(text: string, width: number): string;
}

let fonts: Promise<unknown> | null = null;

function loadFonts(): Promise<unknown> {
  fonts ??= Promise.all([
    ...(
      [
        [figures, '500'],
        [bold, '700'],
      ] as const
    ).map(async ([url, weight]) => {
      const face = new FontFace(FIGURES, `url(${url})`, { weight, featureSettings: '"lnum", "tnum"' });
      document.fonts.add(await face.load());
    }),
    document.fonts.load(`600 40px ${DISPLAY}`),
  ]).catch(() => {
    // A picture in other letters is better than none.
    fonts = null;
  });
  return fonts;
}

export async function setUp(pen: CanvasRenderingContext2D): Promise<PictureCanvas> {
  const [sprite] = await Promise.all([fetch(shared).then((answer) => answer.text()), loadFonts()]);
  const art = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  const root = getComputedStyle(document.documentElement);
  const colour = (name: Colour): string => root.getPropertyValue(`--${name}`).trim();
  return {
    pen,
    colour,
    hue: (seat) => hueOf(seat),
    text: (size, weight = 500) => `${weight} ${size}px "${FIGURES}", "Alegreya Sans", sans-serif`,
    display: (size) => `600 ${size}px ${DISPLAY}, serif`,
    art(id) {
      const symbol = art.getElementById(id);
      return {
        box: Number(symbol?.getAttribute('viewBox')?.split(' ')[2] ?? 24),
        paths: [...(symbol?.querySelectorAll('path') ?? [])].map(
          (path) => new Path2D(path.getAttribute('d') ?? ''),
        ),
      };
    },
    fit(text, width) {
      if (pen.measureText(text).width <= width) return text;
      const letters = [...text];
      while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
      return `${letters.join('').trimEnd()}…`;
    },
  };
}

/** Asks the styles of the page, which know the colour of a seat by day and by night. */
function hueOf(seat: number): string {
  const line = document.createElement('span');
  line.className = 'curve-line unseen';
  line.dataset.hue = String(seat % 8);
  line.style.color = 'var(--shown)';
  document.body.append(line);
  const { color } = getComputedStyle(line);
  line.remove();
  return color;
}
