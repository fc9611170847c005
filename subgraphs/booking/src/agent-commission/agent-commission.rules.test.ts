import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PartState } from '../booking/part-state.rules.js';
import {
  agentCommission,
  commissionBack,
  commissionInstead,
  commissionKept,
  type CommissionRate,
} from './agent-commission.rules.js';

const rate = (more: Partial<CommissionRate> = {}): CommissionRate => ({
  operatorId: null,
  transportType: null,
  basisPoints: 500,
  amount: null,
  currency: null,
  validFrom: null,
  validUntil: null,
  ...more,
});
const seat = { operatorId: '3', transportType: 'BUS', fare: 1000, commission: 100 };
const on = { day: '2026-11-20', currency: 'USD' } as const;
const amount = (of: number, more: object = {}) => rate({ basisPoints: null, amount: of, currency: 'USD', ...more });

describe('what an agency earns of a seat', () => {
  test.each<[string, CommissionRate[], number, (number | null)?]>([
    ['nothing without a rate', [], 0],
    ['a percentage of the fare', [rate()], 50, 500],
    ['rounded half up', [rate({ basisPoints: 125 })], 13, 125],
    ['an amount, which is no share', [amount(70)], 70],
    ['no amount of another currency', [amount(70, { currency: 'KHR' })], 0],
    ['all of our own share', [rate({ basisPoints: 1000 })], 100, 1000],
    ['never more than it, by no rate then', [rate({ basisPoints: 2000 })], 100],
    ['nor by an amount', [amount(5000)], 100],
    [
      'by the operator before the transport',
      [rate({ transportType: 'BUS', basisPoints: 900 }), rate({ operatorId: '3', basisPoints: 200 })],
      20,
      200,
    ],
    [
      'by both before the operator',
      [rate({ operatorId: '3' }), rate({ operatorId: '3', transportType: 'BUS', basisPoints: 300 })],
      30,
      300,
    ],
    ['by the transport before all', [rate(), rate({ transportType: 'BUS', basisPoints: 100 })], 10, 100],
    ['not by another operator’s', [rate({ operatorId: '4', basisPoints: 900 }), rate()], 50, 500],
    ['not by another transport’s', [rate({ transportType: 'FERRY' })], 0],
    ['on the first day', [rate({ validFrom: '2026-11-20' })], 50, 500],
    ['not the day before', [rate({ validFrom: '2026-11-21' })], 0],
    ['on the last day', [rate({ validUntil: '2026-11-20' })], 50, 500],
    ['not the day after', [rate({ validUntil: '2026-11-19' })], 0],
  ])('%s', (_, rates, earned, by = null) => {
    expect(agentCommission(rates, seat, on)).toEqual({ amount: earned, rate: by });
  });
});

test.each([
  ['of a dearer seat more', { fare: 1000, agentCommission: 50 }, { fare: 1500, commission: 150 }, 75, 500],
  ['of a cheaper one less', { fare: 1000, agentCommission: 50 }, { fare: 500, commission: 50 }, 25, 500],
  ['within our share, by no rate then', { fare: 1000, agentCommission: 50 }, { fare: 1500, commission: 60 }, 60, null],
  ['nothing where nothing was earned', { fare: 1000, agentCommission: 0 }, { fare: 1500, commission: 150 }, 0, 500],
  ['nothing in place of a free seat', { fare: 0, agentCommission: 0 }, { fare: 1500, commission: 150 }, 0, 500],
])('an exchange earns %s', (_, before, after, earned, by) => {
  const instead = commissionInstead({ ...before, agentCommissionRate: 500 }, after, 'USD');
  expect(instead).toEqual({ amount: earned, rate: by });
});

test('a commission is given back as far as the fare is', () => {
  const earned = { fare: 1000, agentCommission: 55 };
  expect([0, 500, 1000].map((back) => commissionBack(earned, back, 'USD'))).toEqual([0, 28, 55]);
  expect(commissionBack({ fare: 0, agentCommission: 7 }, 0, 'USD')).toBe(7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(100), fc.nat(100), (fare, share, part) => {
      const seatSold = { fare, agentCommission: Math.floor((fare * share) / 100) };
      const back = commissionBack(seatSold, Math.floor((fare * part) / 100), 'USD');
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(seatSold.agentCommission);
    }),
  );
});

test.each<[string, PartState, number | null, number | null]>([
  ['all of it of a seat that has its ticket', 'TICKETED', null, 55],
  ['and of one that nobody came for', 'NO_SHOW', null, 55],
  ['what did not go back', 'REFUNDED', 500, 27],
  ['nothing of what went back whole', 'RELEASED', 1000, 0],
  ['of an exchanged one what stays of its fare', 'EXCHANGED', 900, 5],
  ['nothing by one that is held', 'HELD', null, null],
  ['nor before its operator accepts', 'PENDING_OPERATOR', null, null],
  ['nor where he refuses', 'REJECTED', null, null],
])('an agency keeps %s', (_, state, givenBack, kept) => {
  expect(commissionKept({ fare: 1000, agentCommission: 55, state, givenBack }, 'USD')).toBe(kept);
});

test('an agency earns, and gives back, riel that can be paid', () => {
  const inRiel = { day: '2026-11-20', currency: 'KHR' } as const;
  const sold = { ...seat, fare: 111_100, commission: 20_000 };
  expect(agentCommission([rate()], sold, inRiel).amount).toBe(5600);
  expect(agentCommission([amount(1550, { currency: 'KHR' })], sold, inRiel).amount).toBe(1600);
  const before = { fare: 111_100, agentCommission: 5600, agentCommissionRate: 500 };
  expect(commissionInstead(before, { fare: 50_000, commission: 9000 }, 'KHR').amount).toBe(2500);
  expect(commissionBack({ fare: 111_100, agentCommission: 5700 }, 55_500, 'KHR')).toBe(2800);
});
