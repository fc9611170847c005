import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, payableUnit } from './money.js';
import { ratesText, readRates, type SaidRate } from './rate-text.js';

const rate = (more: Partial<SaidRate>): SaidRate => ({
  operatorId: null,
  transportType: null,
  percent: null,
  amount: null,
  currency: null,
  validFrom: null,
  validUntil: null,
  ...more,
});

test.each([
  ['7.25%', [rate({ percent: 7.25 })]],
  ['7,5%', [rate({ percent: 7.5 })]],
  ['0%', [rate({ percent: 0 })]],
  ['0.50 USD ferry', [rate({ amount: 50, currency: 'USD', transportType: 'FERRY' })]],
  ['operator 3 5% BUS', [rate({ percent: 5, operatorId: '3', transportType: 'BUS' })]],
  ['5% from 2027-01-01 until 2027-12-31', [rate({ percent: 5, validFrom: '2027-01-01', validUntil: '2027-12-31' })]],
  ['5%; 2000 khr taxi;', [rate({ percent: 5 }), rate({ amount: 200_000, currency: 'KHR', transportType: 'TAXI' })]],
  ['', []],
  ['5', undefined],
  ['5% 6%', undefined],
  ['5% 1 USD', undefined],
  ['BUS', undefined],
  ['5% PLANE', undefined],
  ['0.5 KHR', undefined],
  ['1 EUR', undefined],
  ['5% from soon', undefined],
  ['5% from', undefined],
  ['5% operator Mekong', undefined],
  ['5%, 6%', undefined],
] as const)('%p', (text, rates) => expect(readRates(text)).toEqual(rates));

const day = fc.constantFrom(null, '2027-01-01', '2027-12-31');
const worth = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => rate({ percent: basisPoints / 100 })),
  fc
    .tuple(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...CURRENCIES))
    .map(([units, currency]) => rate({ amount: units * payableUnit(currency), currency })),
);
const anyRate = fc
  .tuple(worth, fc.constantFrom(null, '3', '41'), fc.constantFrom(null, 'BUS', 'TAXI', 'FERRY'), day, day)
  .map(([of, operatorId, transportType, validFrom, validUntil]) => ({
    ...of,
    operatorId,
    transportType,
    validFrom,
    validUntil,
  }));

test('what was written is read as it was', () =>
  fc.assert(
    fc.property(fc.array(anyRate, { maxLength: 5 }), (rates) => expect(readRates(ratesText(rates))).toEqual(rates)),
  ));
