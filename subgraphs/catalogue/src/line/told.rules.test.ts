import { expect, test } from '@jest/globals';
import { aLine, aSchedule, aTiming } from './line.fixture.js';
import { departureAt, toldOf } from './told.rules.js';

const line = aLine({ timings: [aTiming(['07:30', '09:00', '10:30'], { schedules: [aSchedule({ id: '100' })] })] });
const sold = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    departureAt(line)({ routeScheduleId: '100', date: `2026-12-${10 + day}`, seats: ['1A', '1B'], bookings: 1 }),
  );
const first = { routeScheduleId: '100', date: '2026-12-10', departureTime: '07:30', seats: 2, bookings: 1 };

test.each([
  [0, [0, 0, 0, 0]],
  [1, [1, 2, 1, 1]],
  [20, [20, 40, 20, 20]],
  [21, [21, 42, 21, 20]],
])('of %d departures all are counted, and as many are named as a screen holds', (count, expected) => {
  const { departures, seats, bookings, touched } = toldOf(sold(count));
  expect([departures, seats, bookings, touched.length]).toEqual(expected);
  expect(touched.slice(0, 1)).toEqual(count === 0 ? [] : [first]);
});
