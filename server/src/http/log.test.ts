import { expect, it } from 'vitest';
import { openLog, told } from './log.js';

const written = (line: object): string => {
  const lines: string[] = [];
  openLog({ logLevel: 'info' }, { write: (text: string) => void lines.push(text) }).info(line, 'said');
  return lines.join('');
};

it.each(['cookie', 'token', 'code', 'password', 'secret', 'salt', 'authorization', 'databaseUrl'])(
  'a %s is never told, at the top of a line nor inside',
  (name) => {
    expect(written({ [name]: 'PLUNDER' })).not.toContain('PLUNDER');
    expect(written({ headers: { [name]: 'PLUNDER', [`set-${name}`]: 'PLUNDER' } })).not.toContain('PLUNDER');
    expect(written({ route: 'ABOARD' })).toContain('ABOARD');
  },
);

it('of an error nothing is told but what it is', () => {
  const error = Object.assign(new Error('no'), {
    code: 'ENOENT',
    parameters: ['PLUNDER'],
    detail: 'PLUNDER',
  });
  expect(JSON.stringify(told(error))).not.toContain('PLUNDER');
  expect(told(error)).toMatchObject({ message: 'no', errno: 'ENOENT' });
  expect(told('rum')).toEqual({ message: 'rum' });
});
