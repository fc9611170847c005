import { expect, test } from '@jest/globals';
import { mayHavePass, walletTransport, zoneOf } from './wallet-pass.rules.js';

const ENDS = Date.parse('2026-11-21T13:10:00+07:00');

test.each([
  ['CONFIRMED', false, ENDS - 1, true],
  ['TICKETED', false, ENDS - 1, true],
  ['BOARDED', false, ENDS - 1, true],
  ['TICKETED', false, ENDS, false],
  ['TICKETED', true, ENDS - 1, false],
  ['EXCHANGE_ONGOING', false, ENDS - 1, false],
  ['EXCHANGED', false, ENDS - 1, false],
  ['REFUNDED', false, ENDS - 1, false],
  ['RELEASED', false, ENDS - 1, false],
  ['CANCELLED', false, ENDS - 1, false],
  ['NO_SHOW', false, ENDS - 1, false],
  ['COMPLETED', false, ENDS - 1, false],
  ['HELD', false, ENDS - 1, false],
  ['PENDING_OPERATOR', false, ENDS - 1, false],
] as const)('a seat that is %s (revoked: %p) at %d: %p', (state, revoked, now, may) => {
  expect(mayHavePass({ state, revoked, endsAt: ENDS, now })).toBe(may);
});

test.each([
  ['2026-11-21T07:30:00+07:00', 'UTC+7'],
  ['2026-11-21T07:30:00-05:30', 'UTC-5:30'],
  ['2026-11-21T07:30:00+00:00', 'UTC'],
  ['2026-11-21T07:30:00Z', 'UTC'],
])('the zone of %s is %s', (time, zone) => {
  expect(zoneOf(time)).toBe(zone);
});

test.each([
  ['BUS', 'BUS'],
  ['FERRY', 'FERRY'],
  ['TAXI', 'OTHER'],
])('a wallet shows %s as %s', (type, transport) => {
  expect(walletTransport(type)).toBe(transport);
});
