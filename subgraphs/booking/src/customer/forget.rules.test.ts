import { expect, test } from '@jest/globals';
import { forgetFrom } from './forget.rules.js';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');

test.each([
  ['BOOKED', '2026-11-23T13:00:00+07:00', '2026-11-24T00:00:00+07:00'],
  ['BOOKED', '2026-11-23T00:00:00+07:00', '2026-11-24T00:00:00+07:00'],
  ['RE_BOOKED', '2026-11-23T23:59:59+07:00', '2026-11-24T00:00:00+07:00'],
  ['BLOCKED', '2026-11-20T23:00:00+07:00', '2026-11-21T00:00:00+07:00'],
  ['COMPLETED', '2026-11-18T12:00:00+07:00', '2026-11-19T00:00:00+07:00'],
  ['NO_SHOW', '2026-11-18T12:00:00+07:00', '2026-11-19T00:00:00+07:00'],
  ['CANCELLED', '2026-12-01T12:00:00+07:00', '2026-11-20T10:00:00+07:00'],
  ['EXPIRED', '2026-12-01T12:00:00+07:00', '2026-11-20T10:00:00+07:00'],
  ['REJECTED', '2026-12-01T12:00:00+07:00', '2026-11-20T10:00:00+07:00'],
] as const)('%s, arriving %s: from %s', (status, arrival, from) => {
  expect(forgetFrom({ status, arrival: Date.parse(arrival) }, NOW)).toBe(Date.parse(from));
});
