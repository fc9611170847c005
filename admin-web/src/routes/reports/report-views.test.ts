import { expect, test } from '@jest/globals';
import { rowsBehind, VIEW_IDS, VIEWS, FIRST_VIEWS } from './report-views.js';

const days = { from: '2026-11-01', to: '2026-11-20' };

test.each([
  ['sales-day', '2026-11-03', '/bookings?soldFrom=2026-11-03&soldTo=2026-11-03'],
  ['sales-operator', '7', '/bookings?soldFrom=2026-11-01&soldTo=2026-11-20&operator=7'],
  ['sales-route', 'A|B', '/bookings?soldFrom=2026-11-01&soldTo=2026-11-20&route=A%7CB'],
  ['affiliates', '12', '/bookings?soldFrom=2026-11-01&soldTo=2026-11-20&affiliate=12'],
  ['cancelled-reason', 'GOODWILL', '/bookings?cancelledFrom=2026-11-01&cancelledTo=2026-11-20'],
  ['occupancy-day', '2026-11-03', '/bookings?travelFrom=2026-11-03&travelTo=2026-11-03'],
  ['departures', '77@2026-11-21', '/departures/77/2026-11-21'],
] as const)('behind a number of %s, %s stands %s', (view, key, path) => {
  expect(rowsBehind(view, key, days)).toBe(path);
});

test('every address begins with a report there is', () => {
  expect(VIEW_IDS).toEqual(expect.arrayContaining(Object.values(FIRST_VIEWS)));
  expect(new Set(VIEW_IDS.map((id) => Object.values(VIEWS[id]).join())).size).toBe(VIEW_IDS.length);
});
