import { expect, it } from 'vitest';
import { readInvitation } from './invitation.js';

const table = '0123456789abcdefghjk';

it.each([
  ['K7RM2Q', 'K7RM2Q'],
  [' k7r-m2q ', 'K7RM2Q'],
  ['k7r m2q', 'K7RM2Q'],
  ['K7RM-2QXY', 'K7RM2QXY'],
  ['https://play.example/join/K7RM2Q', 'K7RM2Q'],
])('%j is a code', (text, code) => {
  expect(readInvitation(text)).toEqual({ is: 'code', code });
});

it.each([`http://10.0.0.2:3000/t/${table}`, `/t/${table}?x=1`, `https://play.example/t/${table}/replay`])(
  '%j is a link to a table',
  (text) => {
    expect(readInvitation(text)).toEqual({ is: 'table', table });
  },
);

it.each(['', 'K7RM2', 'K7RM2QQ', 'K7RM1Q', 'K7RMOQ', 'https://play.example/', '/t/short'])(
  '%j is neither',
  (text) => {
    expect(readInvitation(text)).toBeNull();
  },
);
