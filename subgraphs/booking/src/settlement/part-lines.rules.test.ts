import { cancellationEntries } from '../ledger/entries.rules.js';
import { expect, test } from '@jest/globals';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import { linesOfPart, missingLines, type SeatLineKind, type SettledPart } from './part-lines.rules.js';

const part = (more: Partial<SettledPart> = {}): SettledPart => ({
  state: 'COMPLETED',
  fare: 1200,
  commission: 180,
  platformDiscount: 0,
  operatorDiscount: 0,
  givenBack: null,
  operatorsFault: false,
  uncollected: 0,
  addOns: [],
  currency: 'USD',
  ...more,
});
const line = (kind: SeatLineKind, amount: number, seats = 1, fare = 1200) => ({ kind, amount, fare, seats });
const bags: SoldAddOn = { id: '3', kind: 'LUGGAGE', operatorId: '7', names: { en: 'Second bag' }, quantity: 2 };
const meal: SoldAddOn = { id: '4', kind: 'OTHER', operatorId: '7', names: { en: 'Meal' }, quantity: 1 };
const addOnLine = (addOn: SoldAddOn, amount: number) => ({ ...line('ADD_ON', amount, 0, 0), addOn });

test.each([
  [
    'who rode with bags and a meal of the operator',
    part({
      addOns: [
        { addOn: bags, amount: 400 },
        { addOn: meal, amount: 150 },
      ],
    }),
    [line('FARE', 1200), line('COMMISSION', -180), addOnLine(bags, 400), addOnLine(meal, 150)],
  ],
  [
    'who gave back his seat, and half of his bags',
    part({ state: 'REFUNDED', givenBack: 1200, addOns: [{ addOn: bags, amount: 200 }] }),
    [line('CANCELLATION_FEE', 0), addOnLine(bags, 200)],
  ],
  ['who rode', part(), [line('FARE', 1200), line('COMMISSION', -180)]],
  [
    'whose coupon we paid a part of',
    part({ fare: 1000, platformDiscount: 200 }),
    [line('FARE', 1200), line('COMMISSION', -180)],
  ],
  [
    'whose coupon made it free, given back',
    part({ fare: 0, platformDiscount: 1200, state: 'CANCELLED', givenBack: 0 }),
    [line('CANCELLATION_FEE', 0)],
  ],
  ['who did not come', part({ state: 'NO_SHOW' }), [line('FARE', 1200), line('COMMISSION', -180)]],
  [
    'who did not come, and paid nobody',
    part({ state: 'NO_SHOW', uncollected: 1200 }),
    [line('FARE', 1200), line('COMMISSION', -180), line('NOT_COLLECTED', -1020)],
  ],
  [
    'who did not come, and had paid a half',
    part({ state: 'NO_SHOW', uncollected: 600 }),
    [line('FARE', 1200), line('COMMISSION', -180), line('NOT_COLLECTED', -510)],
  ],
  [
    'who did not come, and paid nobody, by a coupon that both bear',
    part({ fare: 900, platformDiscount: 200, operatorDiscount: 100, state: 'NO_SHOW', uncollected: 900 }),
    [line('FARE', 1200), line('OPERATOR_DISCOUNT', -100), line('COMMISSION', -180), line('NOT_COLLECTED', -920)],
  ],
  [
    'whose coupon its operator paid a part of',
    part({ fare: 900, platformDiscount: 200, operatorDiscount: 100 }),
    [line('FARE', 1200), line('OPERATOR_DISCOUNT', -100), line('COMMISSION', -180)],
  ],
  [
    'whose coupon its operator paid for, given back for half',
    part({ fare: 1000, operatorDiscount: 200, state: 'REFUNDED', givenBack: 500 }),
    [line('CANCELLATION_FEE', 410)],
  ],
  [
    "given back by its operator's fault",
    part({ state: 'REFUNDED', givenBack: 1200, operatorsFault: true }),
    [line('CANCELLATION_FEE', 1020), line('FAULT_REFUND', -1020)],
  ],
  [
    "given back for half by its operator's fault",
    part({ state: 'REFUNDED', givenBack: 600, operatorsFault: true }),
    [line('CANCELLATION_FEE', 1020), line('FAULT_REFUND', -510)],
  ],
  ['given back in full', part({ state: 'REFUNDED', givenBack: 1200 }), [line('CANCELLATION_FEE', 0)]],
  ['given back for half', part({ state: 'REFUNDED', givenBack: 600 }), [line('CANCELLATION_FEE', 510)]],
  ['given back for nothing', part({ state: 'RELEASED', givenBack: 0 }), [line('CANCELLATION_FEE', 1020)]],
  ['exchanged', part({ state: 'EXCHANGED', givenBack: 1200 }), [line('CANCELLATION_FEE', 0, 0)]],
  ['exchanged for half', part({ state: 'EXCHANGED', givenBack: 600 }), [line('CANCELLATION_FEE', 510, 0)]],
  [
    'free of charge',
    part({ fare: 0, commission: 0, state: 'RELEASED', givenBack: 0 }),
    [line('CANCELLATION_FEE', 0, 1, 0)],
  ],
])('a seat %s', (_, seat, lines) => {
  expect(linesOfPart(seat)).toEqual(lines);
});

test('half of an odd riel of commission is on one side', () => {
  const half = { fare: 10_000_00, commission: 1_501_00, givenBack: 5_000_00, currency: 'KHR' } as const;
  expect(linesOfPart(part({ ...half, state: 'REFUNDED' }))).toEqual([line('CANCELLATION_FEE', 4_250_00, 1, 10_000_00)]);
});

test('what a cancellation keeps for the operator is what the ledger leaves him', () => {
  for (let givenBack = 0; givenBack <= 1001; givenBack++) {
    const seat = { operatorId: '7', fare: 1001, commission: 133, platformDiscount: 77, points: 30, amount: givenBack };
    const taken = cancellationEntries([seat], [], 'USD')
      .filter(({ account }) => account === 'operator_payable')
      .reduce((sum, { debit }) => sum + debit, 0);
    for (const operatorsFault of [false, true]) {
      const lines = linesOfPart(part({ ...seat, state: 'REFUNDED', givenBack, operatorsFault }));
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(1001 + 77 - 133 - taken);
    }
  }
});

const rode = linesOfPart(part());
const refunded = linesOfPart(part({ state: 'REFUNDED', givenBack: 1200 }));

test('what is stated already is not stated twice', () => {
  expect(missingLines(rode, [])).toEqual(rode.map((each) => ({ ...each, isCorrection: false })));
  expect(missingLines(rode, rode)).toEqual([]);
  expect(missingLines(refunded, refunded)).toEqual([]);
});

test('a no-show who got his money back is taken back by lines of their own', () => {
  expect(missingLines(refunded, rode)).toEqual([
    { ...line('FARE', -1200, -1), isCorrection: true },
    { ...line('COMMISSION', 180, -1), isCorrection: true },
    { ...line('CANCELLATION_FEE', 0), isCorrection: false },
  ]);
});

test('what goes back of one add-on is taken back by a line that names it, another stays', () => {
  const stated = [addOnLine(bags, 400), addOnLine(meal, 150)];
  expect(missingLines([addOnLine(meal, 150)], stated)).toEqual([{ ...addOnLine(bags, -400), isCorrection: true }]);
});
