import { expect, test } from '@jest/globals';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import type { Direction } from '@naga/booking-flow/sale/sale-form.js';
import { termsAhead } from './refund-tiers.js';

const ride = (departureTime: string, more: object = {}) => ({
  direction: 'CONNECTING' as Direction,
  departureTime,
  refundTiers: standardRefund('USD').map(({ fixedFee, ...step }) => ({
    ...step,
    fixedFee: { amount: fixedFee, currency: 'USD' },
  })),
  exchangeTerms: { minutesBefore: 240, fee: { amount: 100, currency: 'USD' } },
  ...more,
});
const rides = [ride('2026-11-21T07:30:00+07:00', { direction: 'ONWARD' }), ride('2026-11-21T11:00:00+07:00')];

test.each([
  ['2026-11-10T00:00:00Z', [100, 90, 75, 50, 0]],
  ['2026-11-20T00:29:00Z', [90, 75, 50, 0]],
  ['2026-11-20T00:30:00Z', [75, 50, 0]],
  ['2026-11-20T23:00:00Z', [0]],
])('at %s the steps ahead are %p', (now, percents) => {
  const [shared, ...others] = termsAhead(rides, now);
  expect(others).toEqual([]);
  expect(shared!.tiers.map(({ percent }) => percent)).toEqual(percents);
  expect(shared!.departure).toBe(Date.parse('2026-11-21T00:30:00Z'));
});

test.each([
  ['2026-11-20T20:29:59Z', { minutesBefore: 240, fee: { amount: 100, currency: 'USD' } }],
  ['2026-11-20T20:30:00Z', undefined],
])('at %s changing is offered as %p', (now, exchange) => {
  expect(termsAhead(rides, now)[0]!.exchange).toEqual(exchange);
});

test('rides that cost more to change stand apart, too', () => {
  const dearer = { exchangeTerms: { minutesBefore: 240, fee: { amount: 500, currency: 'USD' } } };
  const terms = termsAhead([rides[0]!, ride('2026-11-21T11:00:00+07:00', dearer)], '2026-11-10T00:00:00Z');
  expect(terms.map(({ exchange }) => exchange!.fee.amount)).toEqual([100, 500]);
});

test('rides with other terms stand apart, each with its own departure', () => {
  const saver = ride('2026-11-25T09:00:00+07:00', {
    refundTiers: [{ minutesBefore: 0, percent: 0, fixedFee: { amount: 0, currency: 'USD' } }],
  });
  const terms = termsAhead([rides[0]!, saver, rides[1]!], '2026-11-10T00:00:00Z');
  expect(terms.map(({ rides: sharing, tiers }) => [sharing.length, tiers.length])).toEqual([
    [2, 5],
    [1, 1],
  ]);
  expect(terms[1]!.departure).toBe(Date.parse('2026-11-25T02:00:00Z'));
});

test.each<[name: string, directions: Direction[], departures: string[]]>([
  ['the way back has steps of its own', ['ONWARD', 'RETURN'], ['2026-11-21', '2026-11-29']],
  [
    'so has each of two departures that passengers of one booking take',
    ['ONWARD', 'ONWARD'],
    ['2026-11-21', '2026-11-29'],
  ],
  ['a connection counts from the first of its rides', ['RETURN', 'RETURN_CONNECTING'], ['2026-11-21']],
])('%s', (_, [first, second], departures) => {
  const trip = [
    ride('2026-11-21T07:30:00+07:00', { direction: first }),
    ride('2026-11-29T07:30:00+07:00', { direction: second }),
  ];
  const terms = termsAhead(trip, '2026-11-10T00:00:00Z');
  expect(terms.map(({ departure }) => new Date(departure).toISOString().slice(0, 10))).toEqual(departures);
});
