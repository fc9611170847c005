import { expect, test } from '@jest/globals';
import { blockedAgain, blockedAlike } from './blocked-alike.rules.js';

const of = (seatNumber: string, more: object = {}) => ({
  routeScheduleId: '100',
  date: '2026-11-23',
  seatNumber,
  reason: 'Choir',
  closedTo: null,
  agencyId: null,
  ...more,
});

test.each([
  ['the same in everything', {}, [['1A', '1B']]],
  ['another departure', { routeScheduleId: '101' }, [['1A'], ['1B']]],
  ['another day', { date: '2026-11-24' }, [['1A'], ['1B']]],
  ['another reason', { reason: 'Torn' }, [['1A'], ['1B']]],
  ['closed to others', { closedTo: ['WEB'] }, [['1A'], ['1B']]],
  ['kept for an agency', { agencyId: '3' }, [['1A'], ['1B']]],
])('of two seats the second is %s', (_, more, seats) => {
  const found = blockedAlike([of('1A'), of('1B', more)]);
  expect(found.map((alike) => alike.map(({ seatNumber }) => seatNumber))).toEqual(seats);
});

test('they are blocked again as they were, beside passengers too', () => {
  expect(blockedAgain({ ...of('1A'), closedTo: ['WEB', 'API'] }, ['1A', '1B', '1A'])).toEqual({
    routeScheduleId: '100',
    from: '2026-11-23',
    seats: ['1A', '1B'],
    reason: 'Choir',
    closedTo: ['WEB', 'API'],
    agencyId: null,
    aroundPassengers: true,
  });
});
