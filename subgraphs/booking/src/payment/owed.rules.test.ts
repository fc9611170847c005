import { expect, test } from '@jest/globals';
import type { PartState } from '../booking/part-state.rules.js';
import { owedFor } from './owed.rules.js';

const sale = (states: PartState[], fees = [50]) =>
  owedFor({ parts: states.map((state) => ({ state, fare: 1000 })), fees: fees.map((amount) => ({ amount })) });

const rows: [string, PartState[], number[], number][] = [
  ['held: fares and fees', ['HELD', 'HELD'], [50], 2050],
  ['expired: nothing', ['EXPIRED'], [50], 0],
  ['cancelled while held: nothing', ['CANCELLED'], [50], 0],
  ['given back: fees stay', ['REFUNDED'], [50], 50],
  ['given back: what the cancellation kept is a fee', ['RELEASED'], [50, 500], 550],
  ['one given back, one travels', ['REFUNDED', 'TICKETED'], [50], 1050],
];

test.each(rows)('%s', (_, states, fees, owed) => {
  expect(sale(states, fees)).toBe(owed);
});
