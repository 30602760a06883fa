import type { Outcome } from '@crossbones/core';
import { curveOf } from '../../../parts/chart-lines.js';
import { strokeOf } from '../../../parts/line-dash.js';
import { plain, signed } from '../../../parts/number.js';
import { ranksOf, winnersOf } from '../../after/result-lines.js';
import { type PictureCanvas, setUp } from './picture-canvas.js';

/** What the picture of a finished sheet shows; all of it in the language of the page. */
export interface Pictured {
  readonly title: string;
  readonly when: string;
  readonly headline: string;
  readonly players: readonly string[];
  readonly outcome: Outcome;
  /** Points of each round and their sums; null in a game without points. */
  readonly points: readonly (readonly number[])[] | null;
  readonly totals: readonly (readonly number[])[];
}

const WIDTH = 1080;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;
const TOP = 330;
const RANK = 66;
const CURVE = 400;
const ROW = 58;
const FOOT = 130;

/** Draws a finished sheet: who won, how everybody ended, how it went, round by round. */
export async function pictureOf(sheet: Pictured): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scored = sheet.points !== null && sheet.points.length > 0;
  const ranks = RANK * Math.ceil(sheet.players.length / columnsOf(sheet));
  canvas.width = WIDTH;
  canvas.height = TOP + ranks + (scored ? 70 + CURVE + 70 + ROW * (sheet.totals.length + 1) : 0) + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw on');
  const board = await setUp(pen);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  paper(board, canvas.height);
  heading(board, sheet);
  places(board, sheet, TOP);
  if (scored) {
    curve(board, sheet, TOP + ranks + 70);
    rounds(board, sheet, sheet.points!, TOP + ranks + 70 + CURVE + 70);
  }
  mark(board, canvas.height - 62);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob)));
  });
}

/** More than six stand in two columns. */
const columnsOf = ({ players }: Pictured): number => (players.length > 6 ? 2 : 1);

function paper({ pen, colour }: PictureCanvas, height: number): void {
  pen.fillStyle = colour('ground');
  pen.fillRect(0, 0, WIDTH, height);
  const lamp = pen.createRadialGradient(WIDTH / 2, 60, 0, WIDTH / 2, 60, 760);
  lamp.addColorStop(0, colour('glow'));
  lamp.addColorStop(1, 'transparent');
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = colour('brass');
  for (const [inset, width] of [
    [24, 3],
    [34, 1],
  ]) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.roundRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset, 22 - inset / 4);
    pen.stroke();
  }
}

function heading(
  { pen, colour, display, text, art, fit }: PictureCanvas,
  { title, when, headline }: Pictured,
): void {
  pen.textAlign = 'center';
  pen.fillStyle = colour('ink');
  pen.font = display(84);
  pen.fillText(fit(title, INNER), WIDTH / 2, 136);
  pen.fillStyle = colour('quiet');
  pen.font = text(32);
  pen.fillText(fit(when, INNER), WIDTH / 2, 186);
  pen.fillStyle = colour('brass');
  pen.font = display(62);
  const said = fit(headline, INNER - 110);
  const width = pen.measureText(said).width;
  pen.fillText(said, WIDTH / 2 + 38, 274);
  const crown = art('icon-crown');
  pen.save();
  pen.translate(WIDTH / 2 - width / 2 - 42, 224);
  pen.scale(60 / crown.box, 60 / crown.box);
  pen.strokeStyle = colour('brass');
  pen.lineWidth = 1.8;
  for (const path of crown.paths) pen.stroke(path);
  pen.restore();
}

function places({ pen, colour, text, display, fit }: PictureCanvas, sheet: Pictured, top: number): void {
  const columns = columnsOf(sheet);
  const width = (INNER - (columns - 1) * 40) / columns;
  const rows = Math.ceil(sheet.players.length / columns);
  for (const [i, { seat, place, points }] of ranksOf(sheet.outcome).entries()) {
    const left = EDGE + Math.floor(i / rows) * (width + 40);
    const y = top + RANK * (i % rows);
    const won = place === 1 && sheet.outcome.grade === null;
    pen.fillStyle = colour('table');
    pen.beginPath();
    pen.roundRect(left, y, width, RANK - 8, 14);
    pen.fill();
    pen.fillStyle = won ? colour('brass') : colour('ink');
    if (won) {
      pen.strokeStyle = colour('brass');
      pen.lineWidth = 2;
      pen.stroke();
    }
    pen.textAlign = 'left';
    pen.font = text(34, 700);
    if (sheet.outcome.grade === null) pen.fillText(`${place}.`, left + 24, y + 41);
    const score = points === null ? '' : plain(points);
    const taken = pen.measureText(score).width;
    pen.font = display(38);
    pen.fillText(fit(sheet.players[seat], width - 140 - taken), left + 84, y + 41);
    pen.textAlign = 'right';
    pen.font = text(36, 700);
    pen.fillText(score, left + width - 24, y + 41);
  }
}

function curve({ pen, colour, hue, text, fit }: PictureCanvas, sheet: Pictured, top: number): void {
  const frame = { left: EDGE + 74, right: WIDTH - EDGE - 200, top: top + 10, bottom: top + CURVE - 50 };
  const { lines, levels, rounds } = curveOf(sheet.totals, frame, 34);
  const winners = winnersOf(sheet.outcome);
  pen.font = text(26);
  pen.lineWidth = 2;
  for (const { value, y } of levels) {
    pen.strokeStyle = colour(value === 0 ? 'edge' : 'line');
    pen.beginPath();
    pen.moveTo(frame.left, y);
    pen.lineTo(frame.right, y);
    pen.stroke();
    pen.fillStyle = colour('quiet');
    pen.textAlign = 'right';
    pen.fillText(plain(value), frame.left - 14, y + 9);
  }
  pen.textAlign = 'center';
  for (const { round, x } of rounds) pen.fillText(String(round), x, frame.bottom + 40);
  pen.textAlign = 'left';
  for (const { seat, points, label } of lines) {
    const won = winners.includes(seat) && sheet.outcome.grade === null;
    const { dash, mark } = strokeOf(seat);
    const shade = won ? colour('brass') : hue(seat);
    pen.strokeStyle = shade;
    pen.fillStyle = shade;
    pen.lineWidth = won ? 6 : 4;
    pen.setLineDash(
      dash
        .split(' ')
        .filter(Boolean)
        .map((length) => 2.4 * Number(length)),
    );
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
    pen.setLineDash([]);
    for (const { x, y } of points.slice(1)) pen.fill(new Path2D(mark(x, y, 7)));
    const end = points[points.length - 1];
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(end.x + 12, end.y);
    pen.lineTo(frame.right + 28, label);
    pen.stroke();
    pen.fill(new Path2D(mark(frame.right + 40, label, 8)));
    pen.fillStyle = won ? shade : colour('ink');
    pen.font = text(26, won ? 700 : 500);
    pen.fillText(fit(sheet.players[seat], 140), frame.right + 56, label + 9);
  }
}

function rounds(
  { pen, colour, text, fit }: PictureCanvas,
  { players, totals }: Pictured,
  points: readonly (readonly number[])[],
  top: number,
): void {
  const first = 64;
  const width = (INNER - first) / players.length;
  const x = (seat: number): number => EDGE + first + width * (seat + 0.5);
  const small = players.length > 8;
  const tight = players.length > 5;
  pen.textAlign = 'center';
  pen.fillStyle = colour('quiet');
  pen.font = text(small ? 20 : 26, 700);
  for (const [seat, name] of players.entries()) pen.fillText(fit(name, width - 10), x(seat), top + 36);
  for (const [round, sums] of totals.entries()) {
    const y = top + ROW * (round + 1);
    if (round % 2 === 0) {
      pen.fillStyle = colour('table');
      pen.fillRect(EDGE, y, INNER, ROW);
    }
    pen.textAlign = 'center';
    pen.fillStyle = colour('quiet');
    pen.font = text(26);
    pen.fillText(String(round + 1), EDGE + first / 2, y + 38);
    for (const [seat, sum] of sums.entries()) {
      const right = x(seat) + (tight ? width / 2 - 10 : 64);
      pen.textAlign = 'right';
      pen.fillStyle = colour('ink');
      pen.font = text(small ? 22 : 28, 700);
      pen.fillText(plain(sum), right, y + 38);
      if (small) continue;
      pen.fillStyle = colour('quiet');
      pen.font = text(tight ? 20 : 22);
      pen.fillText(signed(points[round][seat]), right - (tight ? 56 : 74), y + 37);
    }
  }
}

/** Our name, at the foot. */
function mark({ pen, colour, display, art }: PictureCanvas, y: number): void {
  pen.fillStyle = colour('quiet');
  pen.font = display(40);
  pen.textAlign = 'center';
  pen.fillText('Crossbones', WIDTH / 2 + 24, y);
  const width = pen.measureText('Crossbones').width;
  const logo = art('logo');
  pen.save();
  pen.translate(WIDTH / 2 - width / 2 - 28, y - 36);
  pen.scale(44 / logo.box, 44 / logo.box);
  for (const path of logo.paths) pen.fill(path);
  pen.restore();
}
