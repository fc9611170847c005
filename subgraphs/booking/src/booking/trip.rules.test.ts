import { expect, test } from '@jest/globals';
import type { LegDirection } from './seat-request.rules.js';
import { missingBefore, rideElsewhere, rideTooEarly } from './trip.rules.js';

test.each([
  ['ONWARD', ['ONWARD'], undefined],
  ['CONNECTING', ['ONWARD', 'CONNECTING'], undefined],
  ['RETURN', ['ONWARD', 'RETURN'], undefined],
  ['RETURN_CONNECTING', ['RETURN_CONNECTING', 'RETURN', 'ONWARD'], undefined],
  ['CONNECTING', ['CONNECTING'], 'ONWARD'],
  ['RETURN', ['RETURN'], 'ONWARD'],
  ['RETURN_CONNECTING', ['ONWARD', 'RETURN_CONNECTING'], 'RETURN'],
] as const)('%s in %j lacks %s', (direction, trip, missing) => expect(missingBefore(direction, trip)).toBe(missing));

const timed = (direction: LegDirection, departureTime: number, arrivalTime: number) => ({
  direction,
  departureTime,
  arrivalTime,
});
test.each([
  ['one ride', [timed('ONWARD', 5, 9)], undefined],
  ['back after having arrived', [timed('RETURN', 9, 12), timed('ONWARD', 5, 9)], undefined],
  ['back before having arrived', [timed('RETURN', 8, 12), timed('ONWARD', 5, 9)], 'RETURN'],
  [
    'a change that has left',
    [timed('ONWARD', 5, 9), timed('CONNECTING', 8, 10), timed('RETURN', 20, 24)],
    'CONNECTING',
  ],
  [
    'back before the change has arrived',
    [timed('ONWARD', 1, 2), timed('CONNECTING', 3, 8), timed('RETURN', 7, 9)],
    'RETURN',
  ],
] as const)('%s', (_, rides, early) => expect(rideTooEarly(rides)?.direction).toBe(early));

const placed = (direction: LegDirection, from: string, to: string) => ({ direction, from, to });
test.each([
  ['there and back from elsewhere', [placed('ONWARD', 'A', 'B'), placed('RETURN', 'C', 'A')], undefined],
  ['a change where the first ride ends', [placed('ONWARD', 'A', 'B'), placed('CONNECTING', 'B', 'C')], undefined],
  ['a change elsewhere', [placed('CONNECTING', 'X', 'C'), placed('ONWARD', 'A', 'B')], 'CONNECTING'],
  [
    'a change elsewhere on the way back',
    [placed('ONWARD', 'A', 'C'), placed('RETURN', 'C', 'B'), placed('RETURN_CONNECTING', 'C', 'A')],
    'RETURN_CONNECTING',
  ],
] as const)('%s', (_, rides, elsewhere) => expect(rideElsewhere(rides)?.direction).toBe(elsewhere));
