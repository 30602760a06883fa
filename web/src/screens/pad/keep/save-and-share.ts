import { type Sheet, standing } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { padGameOf } from '../../../games/manifest.js';
import type { Shared, ShareOutcome } from '../../../parts/sharing.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { spoken } from '../../../shell/language.js';
import { day } from '../../../shell/time-ago.js';
import { words as common, page } from '../../../shell/words.js';
import { lineOf, winnersOf } from '../../after/result-lines.js';
import type { Separator } from './csv-cells.js';
import { dayName, save } from './download.js';

/** The name of its file. */
const nameOf = ({ id, head, begun }: Sheet): string => `${head.game}-${dayName(begun)}-${id.slice(0, 6)}`;

/** Saves one sheet or all of them as a file that can be imported again. */
export async function saveFile(sheets: readonly Sheet[]): Promise<void> {
  const { writeSheets } = await import('./sheet-file.js');
  save(`${bundleName(sheets)}.json`, new Blob([writeSheets(sheets)], { type: 'application/json' }));
}

/** The same as a table. In languages with a decimal comma, spreadsheets want a semicolon between cells. */
export async function saveTable(sheets: readonly Sheet[]): Promise<void> {
  const { writeTable } = await import('./csv-rows.js');
  const games = [...new Set(sheets.map(({ head }) => head.game))];
  const pads = Object.fromEntries(
    await Promise.all(games.map(async (game) => [game, await padGameOf(game)] as const)),
  );
  const separator: Separator = spoken() === 'en' ? ',' : ';';
  save(`${bundleName(sheets)}.csv`, new Blob([writeTable(sheets, pads, separator)], { type: 'text/csv' }));
}

const bundleName = (sheets: readonly Sheet[]): string =>
  sheets.length === 1 ? nameOf(sheets[0]) : `crossbones-${dayName(Date.now())}`;

/** What is said of a sheet when it is passed on: the game, and how it ended or who plays. */
function told({ head, outcome }: Sheet, { keep }: PadWords): { title: string; text: string } {
  const title = common().games[head.game].name;
  const result =
    outcome === null
      ? page().list(head.players)
      : outcome.grade === null
        ? lineOf(outcome, (seat) => head.players[seat])
        : page().after.gradeTitle(outcome.grade);
  return { title, text: keep.linkText(title, result) };
}

/** A link with the whole sheet in it, and words to go with it. */
export async function linkTo(sheet: Sheet, words: PadWords): Promise<Shared> {
  const { linkOf } = await import('./write-link.js');
  return { ...told(sheet, words), url: await linkOf(sheet, location.origin) };
}

/** The picture of a sheet, passed on where the browser can, saved as a file otherwise. */
export async function sharePicture(
  sheet: Sheet,
  { ledger }: PadGame,
  words: PadWords,
): Promise<ShareOutcome> {
  const { pictureOf } = await import('./picture.js');
  const { outcome, points, totals } = standing(sheet, ledger);
  if (outcome === null) throw new Error('only a finished sheet has a picture');
  const { title, text } = told(sheet, words);
  const { head, begun } = sheet;
  const blob = await pictureOf({
    title,
    when: day(begun, spoken()),
    headline:
      outcome.grade === null
        ? page().after.winner(winnersOf(outcome).map((seat) => head.players[seat]))
        : page().after.gradeTitle(outcome.grade),
    players: head.players,
    outcome,
    points: points.every((row) => row !== null) ? points : null,
    totals,
  });
  const name = `${nameOf(sheet)}.png`;
  const file = new File([blob], name, { type: 'image/png' });
  if (typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ title, text, files: [file] });
      return 'shared';
    } catch (error) {
      // Somebody who closes the list of ways to share wants none; after any other failure we save it.
      if ((error as DOMException).name === 'AbortError') return 'given-up';
    }
  }
  save(name, blob);
  return 'copied';
}
