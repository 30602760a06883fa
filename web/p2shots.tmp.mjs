import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.js';
const base = 'http://localhost:5302';
const special = { count: 1, faces: ['skull','skull','skull','skull','flag','flag'] };
const dice = { 'skull-king': special, pirate: {...special,count:3}, mermaid: {...special,count:2}, black:{count:7,faces:[5,5,6,6,7,7]}, blue:{count:7,faces:[3,3,4,4,5,5]}, red:{count:8,faces:[1,1,2,2,3,3]}, yellow:{count:8,faces:['flag','flag','flag',1,1,7]} };
const L = (bid, won, pirates = 0, kings = 0) => ({ bid, won, pirates, kings });
const P = (side, ...pirates) => ({ side, pirates });
const four = ['Mina', 'Cem', 'Wilhelmine', 'Ada'];
const six = [...four, 'Bo', 'Jean-Baptiste'];
const strokes = (...rounds) => rounds.map((to, round) => ({ round, to }));
const S = (id, game, players, options, ...rounds) => ({ id, head: { game, players, options, dealer: 1 }, strokes: strokes(...rounds), outcome: null, begun: 1, touched: 2 });
const C = (challenger, made, skull = null, first = null) => ({ challenger, made, skull, first });
const sheets = [
  S('dice', 'skull-king-dice', four, { scoring: 'standard', dice }, [L(0,0),L(1,1),L(0,0),L(1,0)], [L(0,1),L(1,1,2),L(0,0),L(0,0)], [L(1,1,2),L(1,null),L(0,1),L(2,1)]),
  S('dicebid', 'skull-king-dice', six, { scoring: 'standard', dice }, [L(0,0),L(1,1),L(0,0),L(1,0),L(0,0),L(0,0)], [L(0,null),L(1,null),L(null,null),L(2,null),L(null,null),L(null,null)]),
  S('queen', 'skull-queen', four, { middle: 3 }, [P('front',0,1,2,-2),P('back',4,4,3,2),P('front',0,0,0,0),P('front',-2,-2,3,1)], [P('front',0,1,-1,-2),P('back',4,-1,-1,-1),P(null,-1,-1,-1,-1),P(null,-1,-1,-1,-1)]),
  S('skull', 'skull', four, { gangs: 1 }, C(1,true), C(2,false,1), C(2,false,2), C(2,false), C(0,true), C(2,false,2,null)),
  S('skull2', 'skull', four, { gangs: 2 }, C(1,true), C(5,false,1), C(2,false,2), C(6,false), C(null,null)),
  S('skull12', 'skull', [...six,'Kai','Lou','Max','Nia','Oli','Pia'], { gangs: 1 }, C(1,true), C(5,false,1), C(2,false,2), C(null,null)),
  S('qc', 'queens-collection', four, { mode: 'teams', spaces: 3 }, {hauls:[{boxes:2,pawns:6,cards:1},{boxes:1,pawns:5,cards:3},{boxes:3,pawns:8,cards:0},{boxes:1,pawns:3,cards:2}],brokenOff:false}, {hauls:[{boxes:2,pawns:6,cards:1},{boxes:1,pawns:5,cards:3},{boxes:3,pawns:8,cards:0},{boxes:0,pawns:0,cards:0}],brokenOff:false}),
  S('coop', 'queens-collection', ['Mina','Cem'], { mode: 'cooperative', spaces: 3 }, {home:[3,3,2,3,0,3,1,null]}),
];
const want = process.argv[2]?.split(',');
const [w, h] = (process.argv[3] ?? '390x844').split('x').map(Number);
const theme = process.argv[4] ?? 'night', lang = process.argv[5] ?? 'en', side = process.argv[6] ?? 'round';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: w < 800, locale: lang });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.goto(base + '/pad', { waitUntil: 'load', timeout: 120000 });
await page.waitForSelector('h1', { timeout: 120000 });
await page.waitForTimeout(1500);
await page.evaluate(async ([sheets, theme, lang]) => {
  const key = Object.keys(localStorage).find((k) => k.includes('settings')) ?? 'crossbones.settings';
  const old = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...old, theme, language: lang }));
  await new Promise((done, no) => { const r = indexedDB.open('crossbones', 2); r.onupgradeneeded = () => { for (const s of ['match','sheet']) r.result.createObjectStore(s, { keyPath: 'id' }); }; r.onerror = no; r.onsuccess = () => { const t = r.result.transaction('sheet', 'readwrite'); for (const s of sheets) t.objectStore('sheet').put(s); t.oncomplete = () => { r.result.close(); done(); }; }; });
}, [sheets, theme, lang]);
for (const { id } of sheets) {
  if (want && !want.includes(id)) continue;
  await page.goto(`${base}/pad/${id}`, { waitUntil: 'load', timeout: 120000 });
  await page.waitForSelector('.pad-round', { state: 'attached', timeout: 60000 });
  await page.evaluate((t) => { document.documentElement.dataset.theme = t; }, theme);
  if (side === 'sheet') await page.locator('.pad-sides label').nth(1).click().catch(() => {});
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/p2shots/${id}-${w}-${theme}-${lang}-${side}.png`, fullPage: true });
}
await browser.close();
