import { expect, test } from '@jest/globals';
import { rowsBehind, VIEW_IDS, VIEWS, FIRST_VIEWS } from './report-views.js';

const days = { from: '2026-11-01', to: '2026-11-20', seller: undefined };
const sold = 'soldFrom=2026-11-01&soldTo=2026-11-20';

test.each([
  ['sales-day', '2026-11-03', 'bookings', '/bookings?soldFrom=2026-11-03&soldTo=2026-11-03&currency=USD'],
  ['sales-day', '2026-11-03', 'seats', '/tickets?counts=SOLD&soldFrom=2026-11-03&soldTo=2026-11-03&currency=USD'],
  ['sales-operator', '7', 'amount', `/tickets?counts=SOLD&${sold}&operatorId=7&currency=USD`],
  ['sales-route', 'A|B', 'what', `/bookings?${sold}&route=A%7CB&currency=USD`],
  ['agencies', '3', 'commission', `/tickets?counts=SOLD&${sold}&agency=3&currency=USD`],
  ['agencies', '3', 'balance', '/agencies/3/balance'],
  ['affiliates', '71', 'share', `/tickets?counts=SOLD&${sold}&affiliate=71&currency=USD`],
  ['affiliates', '12', 'bookings', `/bookings?${sold}&affiliate=12&currency=USD`],
  [
    'cancelled-reason',
    'GOODWILL',
    'bookings',
    '/bookings?cancelledFrom=2026-11-01&cancelledTo=2026-11-20&reason=GOODWILL&currency=USD',
  ],
  [
    'cancelled-day',
    '2026-11-03',
    'givenBack',
    '/tickets?counts=GIVEN_BACK&givenBackFrom=2026-11-03&givenBackTo=2026-11-03&currency=USD',
  ],
] as const)('behind a number of %s, %s, %s stands %s', (view, key, cell, path) => {
  expect(rowsBehind({ view, ...days }, { key, currency: 'USD' }, cell)).toBe(path);
});

test.each([
  ['occupancy-day', '2026-11-03', 'sold', '/opreport?view=departures&from=2026-11-03&to=2026-11-03'],
  ['occupancy-route', 'A|B', 'departures', '/opreport?view=departures&from=2026-11-01&to=2026-11-20&route=A%7CB'],
  ['departures', '77@2026-11-21', 'sold', '/tickets?counts=TRAVELLING&departure=77%402026-11-21'],
  ['departures', '77@2026-11-21', 'seats', '/departures/77/2026-11-21'],
] as const)('behind a number of %s, %s, %s stand departures or their seats: %s', (view, key, cell, path) => {
  expect(rowsBehind({ view, ...days }, { key }, cell)).toBe(path);
});

test('who sees his own sales in a report, and more in the lists, is led to his own', () => {
  const mine = { ...days, seller: '31' };
  expect(rowsBehind({ view: 'sales-day', ...mine }, { key: '2026-11-03' }, 'seats')).toContain('seller=31');
  expect(rowsBehind({ view: 'departures', ...mine }, { key: '77@2026-11-21' }, 'sold')).toContain('seller=31');
});

test('every address begins with a report there is', () => {
  expect(VIEW_IDS).toEqual(expect.arrayContaining(Object.values(FIRST_VIEWS)));
  expect(new Set(VIEW_IDS.map((id) => Object.values(VIEWS[id]).join())).size).toBe(VIEW_IDS.length);
});
