import { expect, it } from 'vitest';
import { Block } from './block.js';

it('cuts aligned arrays that do not overlap', () => {
  const block = new Block(64);
  const bytes = block.u8(3);
  const halves = block.i16(2);
  const words = block.i32(1);
  const floats = block.f64(1);
  const signed = block.i8(2);
  bytes.fill(255);
  halves.fill(-2);
  words.fill(-3);
  floats.fill(0.5);
  signed.fill(-5);
  expect([...bytes]).toEqual([255, 255, 255]);
  expect([...halves]).toEqual([-2, -2]);
  expect([...words]).toEqual([-3]);
  expect([...floats]).toEqual([0.5]);
  expect([...signed]).toEqual([-5, -5]);
});

it('one move copies everything', () => {
  const make = () => {
    const block = new Block(8);
    return { block, cards: block.u8(5) };
  };
  const from = make();
  const to = make();
  from.cards.set([1, 2, 3, 4, 5]);
  to.block.bytes.set(from.block.bytes);
  from.cards.fill(0);
  expect([...to.cards]).toEqual([1, 2, 3, 4, 5]);
});

it('says when it is too small', () => {
  const block = new Block(4);
  expect(block.u8(3)).toHaveLength(3);
  expect(() => block.i16(1)).toThrow('a state of 4 bytes is too small');
});

it('can be used up to the last byte', () => {
  const block = new Block(4);
  block.i16(1);
  block.u8(2).fill(7);
  expect([...block.bytes]).toEqual([0, 0, 7, 7]);
});
