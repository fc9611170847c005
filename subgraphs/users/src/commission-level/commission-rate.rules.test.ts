import { expect, test } from '@jest/globals';
import { type CommissionRate, problemsOfRates } from './commission-rate.rules.js';

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
const inYear = (year: number, more: object = {}) =>
  rate({ validFrom: `${year}-01-01`, validUntil: `${year}-12-31`, ...more });

test.each<[string, CommissionRate[], string[]]>([
  ['none', [], []],
  ['one for all', [rate()], []],
  ['an amount', [rate({ basisPoints: null, amount: 50, currency: 'USD' })], []],
  [
    'an amount in riel that nobody can pay',
    [rate({ basisPoints: null, amount: 150, currency: 'KHR' })],
    ['.0.amount RANGE'],
  ],
  ['neither percentage nor amount', [rate({ basisPoints: null })], ['.0.percent EITHER_OR']],
  ['both at once', [rate({ amount: 50, currency: 'USD' })], ['.0.percent EITHER_OR']],
  [
    'one that ends before it begins',
    [rate({ validFrom: '2026-02-01', validUntil: '2026-01-31' })],
    ['.0.validUntil ENDS_BEFORE'],
  ],
  ['one day', [rate({ validFrom: '2026-02-01', validUntil: '2026-02-01' })], []],
  ['one after the other', [inYear(2026), inYear(2027)], []],
  ['two on one day', [inYear(2026), rate({ validFrom: '2026-12-31' })], ['.1.validFrom OVERLAPS']],
  ['two for always', [rate(), rate()], ['.1.validFrom OVERLAPS']],
  ['different operators', [rate({ operatorId: '1' }), rate({ operatorId: '2' }), rate()], []],
  [
    'an operator’s ferries and all ferries',
    [rate({ operatorId: '1', transportType: 'FERRY' }), rate({ transportType: 'FERRY' })],
    [],
  ],
])('rates: %s', (_, rates, problems) => {
  expect(problemsOfRates(rates).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});
