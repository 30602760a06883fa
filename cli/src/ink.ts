const env = process.env;
const coloured = process.stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

const style =
  (open: number, close: number) =>
  (text: string): string =>
    coloured && text !== '' ? `\x1b[${open}m${text}\x1b[${close}m` : text;

/** Colours for a terminal that wants them. They repeat what the words already say and never stand alone. */
export const ink = {
  bold: style(1, 22),
  dim: style(2, 22),
  underline: style(4, 24),
  red: style(91, 39),
  green: style(92, 39),
  yellow: style(93, 39),
  blue: style(94, 39),
  purple: style(95, 39),
  cyan: style(96, 39),
  /** Black cards, legible on dark and light ground alike. */
  black: style(7, 27),
} as const;

export type Ink = (text: string) => string;
