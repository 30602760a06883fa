import { FastRng, type Json } from '@crossbones/core';
import { counted, mutatedJson, mutatedText, sliced } from '@crossbones/core/suite';
import { gameIds } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { desk as queensCollection } from './games/queens-collection/arbiter/desk.js';
import { answerTo } from './games/skull/arbiter/desk.js';
import { readSituation, writeSituation } from './games/skull/arbiter/situation.js';
import { desk as skullKing } from './games/skull-king/arbiter/desk.js';
import { desk as skullKingDice } from './games/skull-king-dice/arbiter/desk.js';
import { desk as skullQueen } from './games/skull-queen/arbiter/desk.js';
import { readQuestion, writeQuestion } from './play/arbiter/question-address.js';
import { branchOf, openedOf } from './play/local/branch.js';
import { linkOf as matchLink, readLink as readMatchLink } from './screens/branch/branch-link.js';
import { randomMatch } from './screens/branch/fixture.js';
import { readInvitation } from './screens/home/invitation.js';
import { readTable } from './screens/pad/keep/csv-rows.js';
import { playedSheet } from './screens/pad/keep/fixture.js';
import { anyPad } from './screens/pad/keep/fixture-pads.js';
import { pack, unpack } from './screens/pad/keep/link-packing.js';
import { readLink } from './screens/pad/keep/read-link.js';
import { readSheets, writeSheets } from './screens/pad/keep/sheet-file.js';
import { linkOf } from './screens/pad/keep/write-link.js';

/** What somebody else sends to a page: links and files. None of them may break it, whatever is in them. */
const TIMES = process.env.DEEP ? 4_000 : 60;
const rng = new FastRng(sliced('hostile links'));
const several = (text: string): string => {
  let made = text;
  for (let left = 1 + rng.below(3); left > 0; left--) made = mutatedText(made, rng);
  return made;
};

describe('an address of the arbiter', () => {
  const desks = { skullKing, skullKingDice, skullQueen, queensCollection };
  const usual: { readonly [name: string]: string } = {
    skullKing: 'n=4&lead=1&trick=b14,king,tigress,y3&o=kraken,loot&names=Ann,Bo',
    skullKingDice: 'n=3&trick=red:5,black:skull',
    skullQueen: 'ask=play&n=3&hand=r1,y2&trick=g3',
    queensCollection: 'ask=pairs&hand=r,y,g&market=b,b',
  };

  it.each(Object.entries(desks))('is read as far as it goes: %s', (name, desk) => {
    for (let i = 0; i < 4 * TIMES; i++) {
      const query = new URLSearchParams(several(usual[name]));
      const { question } = readQuestion(desk, query);
      // What was read is a question that can be asked, and has an address of its own.
      const again = readQuestion(desk, new URLSearchParams(writeQuestion(desk, question)));
      expect(again.complaints, query.toString()).toEqual([]);
      expect(again.question, query.toString()).toEqual(question);
    }
    counted({ inputs: 4 * TIMES });
  });

  it('is read as far as it goes: skull', () => {
    for (let i = 0; i < 4 * TIMES; i++) {
      const query = new URLSearchParams(
        several('ask=turn&n=3&gangs=2&discs=4,1,4&who=0&bid=2&skull=1&lastSkull=anyone'),
      );
      const { situation } = readSituation(query);
      answerTo(situation);
      const again = readSituation(new URLSearchParams(writeSituation(situation)));
      expect(again.complaints, query.toString()).toEqual([]);
      expect(again.situation, query.toString()).toEqual(situation);
    }
    counted({ inputs: 4 * TIMES });
  });
});

describe('a score sheet of somebody else', () => {
  const sheets = gameIds.map((id) => playedSheet(id, `hostile ${id}`));

  it('in a file is taken as a whole, or refused with a reason', async () => {
    for (let i = 0; i < TIMES; i++) {
      const sheet = sheets[i % sheets.length];
      const source =
        rng.below(2) === 0
          ? several(writeSheets([sheet]))
          : JSON.stringify(mutatedJson(JSON.parse(writeSheets([sheet])) as Json, rng));
      const read = await readSheets(source, anyPad);
      // What was taken can be written, and is taken again.
      if (read.ok) expect(await readSheets(writeSheets(read.value), anyPad)).toEqual(read);
      else expect(read.error.fault.key).toMatch(/^[a-z-]+$/);
    }
    counted({ inputs: TIMES });
  });

  it('in a link is taken as a whole, or refused with a reason', async () => {
    const links = await Promise.all(sheets.map((sheet) => linkOf(sheet, 'https://example.org')));
    for (let i = 0; i < TIMES; i++) {
      const link = links[i % links.length];
      const sent =
        rng.below(2) === 0 ? several(link.slice(link.indexOf('#'))) : await pack(mutatedJson(bare(i), rng));
      const read = await readLink(sent, anyPad);
      if (read.ok)
        expect((await readLink((await linkOf(read.value, 'https://x')).split('#')[1], anyPad)).ok).toBe(true);
      else expect(['broken-link', 'newer-file']).toContain(read.error.fault.key);
    }
    counted({ inputs: TIMES });
  });

  /** What lies in the parcel of a link. */
  function bare(i: number): Json {
    const { id, head, strokes, begun } = sheets[i % sheets.length];
    const { game, players, options, dealer } = head;
    return [1, id, game, [...players], options as Json, dealer, begun, 10, strokes.map(({ to }) => to)];
  }

  it('in a table of cells is taken as a whole, or refused with a reason', async () => {
    const usual = 'game;round;player;bid;won;points\nskull-king;1;Mina;1;1;20\nskull-king;1;Jo;0;0;10\n';
    for (let i = 0; i < TIMES; i++) {
      const read = await readTable(several(usual), { id: () => 'a', now: 1 }, anyPad);
      if (!read.ok) expect(read.error.fault.key).toMatch(/^[a-z-]+$/);
    }
    counted({ inputs: TIMES });
  });
});

it('a match in a link is taken as a whole, or refused with a sentence', async () => {
  const links = await Promise.all(
    gameIds.map(async (game) => {
      const opened = openedOf(randomMatch(game, 'hostile'))!;
      const branch = branchOf(opened, { step: 5, name: 'try', mine: [0], level: 'bosun', self: 'Ann' });
      return matchLink(opened, branch, 'https://example.org');
    }),
  );
  const bare = await Promise.all(links.map((link) => unpack(link.slice(link.indexOf('#') + 1))));
  let taken = 0;
  for (let i = 0; i < TIMES; i++) {
    const link = links[i % links.length];
    const sent =
      rng.below(2) === 0
        ? several(link.slice(link.indexOf('#')))
        : await pack(mutatedJson(bare[i % bare.length]!, rng));
    const read = await readMatchLink(sent);
    if (!read.ok) expect(['broken-link', 'newer-file', 'not-over', 'other-rules']).toContain(read.error.key);
    else {
      // What is taken is a finished match, which can be passed on.
      taken++;
      const again = await matchLink({ match: '', ...read.value.opened }, null, '');
      expect((await readMatchLink(again.split('#')[1])).ok).toBe(true);
    }
  }
  expect(taken).toBeLessThan(TIMES);
  counted({ inputs: TIMES });
});

it('whatever is pasted for an invitation leads to a table, to a code, or nowhere', () => {
  const usual = ['https://x.example/t/0123456789abcdefghjk?a#b', 'https://x.example/join/ABC-234', 'abc 234'];
  for (let i = 0; i < 4 * TIMES; i++) {
    const found = readInvitation(several(usual[i % usual.length]));
    if (found?.is === 'table') expect(found.table).toMatch(/^[0-9a-z]{20}$/);
    if (found?.is === 'code') expect(found.code).toMatch(/^[0-9A-Z]{6,8}$/);
  }
  counted({ inputs: 4 * TIMES });
});
