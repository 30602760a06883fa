// Processor time per action of all servers, as bars: an SVG that is legible by day and by night.
import { median } from './report.js';

const WIDTH = 720;
const BAR = 22;
const GAP = 6;
const LEFT = 250;
const INK = { text: '#6b7280', bars: ['#0f766e', '#b45309', '#6d28d9'] };

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function chart(fact, sides, rates) {
  const groups = [
    ['closed loop', (p) => p.free.cpu],
    ...rates.map((rate) => [`${rate.toLocaleString('en')} actions/s`, (p) => p.rates[rate].cpu]),
  ];
  const values = groups.map(([, read]) => sides.map(({ passes }) => median(passes.map(read))));
  const scale = (WIDTH - LEFT - 70) / Math.max(...values.flat());
  const text = (x, y, words, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
  const lines = [text(0, 16, 'Processor time per action, µs (less is better)', 'font-weight="600"')];
  let y = 44;
  groups.forEach(([name], group) => {
    lines.push(text(0, y + 4, name, 'font-weight="600"'));
    y += 14;
    sides.forEach((side, i) => {
      const value = values[group][i];
      const wide = Math.max(1, value * scale).toFixed(1);
      lines.push(
        text(LEFT - 10, y + 15, side.name, 'text-anchor="end"'),
        `<rect x="${LEFT}" y="${y}" width="${wide}" height="${BAR}" rx="3" fill="${INK.bars[i % INK.bars.length]}"/>`,
        text((LEFT + value * scale + 6).toFixed(1), y + 15, Math.round(value).toLocaleString('en')),
      );
      y += BAR + GAP;
    });
    y += 20;
  });
  lines.push(text(0, y, fact, 'font-size="11"'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 10}" font-family="system-ui, sans-serif" font-size="13" fill="${INK.text}">\n${lines.join('\n')}\n</svg>\n`;
}
