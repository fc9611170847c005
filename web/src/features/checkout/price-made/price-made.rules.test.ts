import { expect, test } from '@jest/globals';
import { madeAlike, type MadeSeat } from './price-made.rules.js';

const base = { name: 'base', amount: 1000, names: null };
const offer = { name: 'offer', amount: -200, names: null };
const front = { name: 'supplement', amount: 150, names: { en: 'Front row' } };
const visitors = { localOf: null, isChild: false };
const seat = (number: string, change: Partial<MadeSeat> = {}): MadeSeat => ({
  number,
  localOf: null,
  isChild: false,
  stages: [base],
  ...change,
});

test.each<[string, MadeSeat[], unknown]>([
  ['nobody', [], []],
  [
    'two of one way are told once',
    [seat('1A'), seat('1B')],
    [{ ...visitors, count: 2, numbers: ['1A', '1B'], stages: [base], each: 1000 }],
  ],
  [
    'whose prices are equal but others’ are apart',
    [seat('1A'), seat('1B', { localOf: 'KH' })],
    [
      { ...visitors, count: 1, numbers: ['1A'], stages: [base], each: 1000 },
      { ...visitors, localOf: 'KH', count: 1, numbers: ['1B'], stages: [base], each: 1000 },
    ],
  ],
  [
    'a better seat is apart, and what is added comes to what each pays',
    [seat('1A', { stages: [base, offer, front] }), seat('9C', { stages: [base, offer] })],
    [
      { ...visitors, count: 1, numbers: ['1A'], stages: [base, offer, front], each: 950 },
      { ...visitors, count: 1, numbers: ['9C'], stages: [base, offer], each: 800 },
    ],
  ],
  [
    'a step that changes nothing is not told, a price of nothing is',
    [
      seat('', {
        stages: [
          { ...base, amount: 0 },
          { name: 'rule', amount: 0 },
        ],
      }),
    ],
    [{ ...visitors, count: 1, numbers: [], stages: [{ ...base, amount: 0 }], each: 0 }],
  ],
])('%s', (_, seats, alike) => {
  expect(madeAlike(seats)).toEqual(alike);
});
