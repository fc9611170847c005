import { expect, test } from '@jest/globals';
import { blockedAgain } from './blocked-again.rules.js';

const SEAT = { routeScheduleId: '100', date: '2026-11-23', seatNumber: '1A', reason: 'Choir', agencyId: null };

test.each([
  ['to some', ['WEB', 'API'] as const],
  ['to everybody', null],
])('a seat that was closed %s is blocked again as it was, beside passengers too', (_, closedTo) => {
  expect(blockedAgain({ ...SEAT, closedTo: closedTo && [...closedTo] })).toEqual({
    routeScheduleId: '100',
    from: '2026-11-23',
    seats: ['1A'],
    reason: 'Choir',
    closedTo,
    agencyId: null,
    aroundPassengers: true,
  });
});
