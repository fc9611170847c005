import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OVERRULE_CODES, isOperatorsFault } from './overrule-codes.rules.js';
import { aloneLeft, alonePermitted, leastBack, mostBack, overruledAmount, sharesOf } from './overrule.rules.js';

const two = [
  { id: '1', fare: 1000, unpaid: 0 },
  { id: '2', fare: 1000, unpaid: 0 },
];
const fees = [{ name: 'transaction', amount: 100 }];
const insurance = { id: '5', kind: 'INSURANCE', operatorId: null, names: { en: 'Insurance' }, quantity: 1 } as const;
const insured = two.map(({ id: partId }) => ({ partId, addOn: insurance, amount: 150 }));
const whole = {
  parts: two,
  addOns: [],
  staying: 0,
  fees,
  unpaidFees: 0,
  available: 2100,
  byTerms: new Map([['1', { amount: 500, addOns: [] }]]),
  currency: 'USD' as const,
};
const withInsurance = { ...whole, addOns: insured, available: 2400 };
const unpaid = two.map((part) => ({ ...part, unpaid: 1000 }));

describe('the most that can go back', () => {
  test.each([
    ['the whole booking: with its fees', whole, 2100],
    ['half of it: with half of the fees', { ...whole, parts: two.slice(0, 1), staying: 1000 }, 1050],
    ['with what stands beside its seats', withInsurance, 2400],
    ['never more than we have', { ...whole, available: 1500 }, 1500],
    ['nothing where nothing was paid', { ...whole, available: 0 }, 0],
    ['nothing of what nobody paid, though others paid', { ...whole, parts: unpaid, unpaidFees: 100 }, 0],
    ['what a cancellation kept is no fee of it', { ...whole, fees: [{ name: 'cancellation', amount: 500 }] }, 2000],
  ])('%s', (_, of, most) => expect(mostBack(of)).toBe(most));
});

describe('what goes back', () => {
  test.each([
    ['OPERATOR_CANCELLED', null, 2100],
    ['OPERATOR_CANCELLED', 5, 2100],
    ['DELAY_OVER_2H', null, 2100],
    ['GOODWILL', 700, 700],
    ['GOODWILL', 500, 500],
    ['GOODWILL', 499, undefined],
    ['GOODWILL', 2100, 2100],
    ['GOODWILL', 2101, undefined],
    ['GOODWILL', -1, undefined],
    ['BORDER_CLOSED', null, undefined],
  ] as const)('%s, %s decided: %s', (code, wanted, amount) =>
    expect(overruledAmount(whole, code, wanted)).toBe(amount),
  );
});

test('six codes blame the operator, seven nobody', () => {
  const codes = Object.values(OVERRULE_CODES);
  expect(codes.filter(isOperatorsFault)).toHaveLength(6);
  expect(codes).toHaveLength(13);
});

test.each([
  ['USD', 10_000],
  ['KHR', 40_000_000],
] as const)('in %s one person alone gives back %i minor units at most', (currency, most) => {
  expect(alonePermitted(currency)).toBe(most);
});

test.each([
  [[], 10_000],
  [[4_000], 6_000],
  [[4_000, 5_999], 1],
  [[9_000, 9_000], 0],
])('after %j by one person alone %i are left to one person', (before, left) =>
  expect(aloneLeft('USD', before)).toBe(left),
);

test('whatever goes back is in the books to the cent, and of no fare more than was paid for it', () => {
  const parts = fc.array(
    fc.record({ id: fc.string(), fare: fc.integer({ min: 0, max: 100_000 }), unpaid: fc.constant(0) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1_000_000 }), (of, amount) => {
      const {
        shares,
        addOns,
        fees: back,
      } = sharesOf({ ...whole, parts: of, addOns: insured, byTerms: new Map() }, amount);
      const beside = addOns.reduce((sum, one) => sum + one.amount, 0);
      expect(beside).toBeLessThanOrEqual(300);
      expect(shares.reduce((sum, share) => sum + share, back + beside)).toBe(amount);
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(of[index]!.fare));
      expect(back).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('in riel each fare gives back what can be paid', () => {
  const three = ['1', '2', '3'].map((id) => ({ id, fare: 100_000, unpaid: 0 }));
  expect(sharesOf({ ...whole, parts: three, byTerms: new Map(), currency: 'KHR' }, 200_000)).toEqual({
    shares: [66_700, 66_700, 66_600],
    addOns: [],
    fees: 0,
  });
});

test('fares go back before what stands beside them, and that before fees', () => {
  const shared = sharesOf({ ...withInsurance, byTerms: new Map() }, 2_100);
  expect(shared).toEqual({ shares: [1000, 1000], addOns: insured.map((one) => ({ ...one, amount: 50 })), fees: 0 });
});

test('what the terms give stays as they give it: the insurer his premium back, the operator his fare', () => {
  const byTerms = new Map(insured.map((one) => [one.partId, { amount: 0, addOns: [one] }]));
  const of = { ...withInsurance, byTerms };
  expect(sharesOf(of, 300)).toEqual({ shares: [0, 0], addOns: insured, fees: 0 });
  expect(sharesOf(of, 700)).toEqual({ shares: [200, 200], addOns: insured, fees: 0 });
  expect(sharesOf(of, 2400)).toEqual({ shares: [1000, 1000], addOns: insured, fees: 100 });
  expect([leastBack(of), mostBack(of)]).toEqual([300, 2400]);
});

test('of an add-on of which the terms give some no more goes back than it cost', () => {
  const half = insured.map((one) => ({ ...one, amount: 75 }));
  const of = { ...withInsurance, byTerms: new Map(half.map((one) => [one.partId, { amount: 500, addOns: [one] }])) };
  expect(sharesOf(of, 1150)).toEqual({ shares: [500, 500], addOns: half, fees: 0 });
  expect(sharesOf(of, 2300)).toEqual({ shares: [1000, 1000], addOns: insured, fees: 0 });
});
