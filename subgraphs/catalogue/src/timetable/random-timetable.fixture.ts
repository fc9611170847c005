import fc from 'fast-check';
import type { TimetableRows, TimetableTrip } from './timetable-rows.js';

/** About 700 m: stops next to each other on the line are a footpath, the ones after them are not. */
const STEP_DEGREES = 700 / 111_195;
export const RANDOM_STOPS = 8;

const call = fc.record({
  stop: fc.nat(RANDOM_STOPS - 1),
  ride: fc.nat(200),
  dwell: fc.nat(50),
  board: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  alight: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
});

const trip: fc.Arbitrary<TimetableTrip> = fc
  .record({
    start: fc.nat(1439),
    service: fc.nat(2),
    kind: fc.nat(1),
    line: fc.nat(3),
    awaitedBy: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.uniqueArray(fc.nat(3), { maxLength: 2 })),
    calls: fc.array(call, { minLength: 2, maxLength: 5 }),
  })
  .map(({ start, service, kind, line, awaitedBy, calls }) => {
    let minute = start;
    return {
      service,
      kind,
      line,
      awaitedBy,
      calls: calls.map(({ stop, ride, dwell, board, alight }) => {
        const arrival = minute + ride;
        minute = arrival + dwell;
        return { stop, arrival, departure: minute, board, alight };
      }),
    };
  });

/** Eight stops in two clusters, up to fourteen trips over one or two days, daily, on weekends or on single days. */
export const randomTimetable: fc.Arbitrary<TimetableRows> = fc.array(trip, { maxLength: 14 }).map((trips) => ({
  stops: Array.from({ length: RANDOM_STOPS }, (_, stop) => ({
    latitude: 11 + (stop >= 4 ? 1 : 0),
    longitude: 104 + stop * STEP_DEGREES,
  })),
  services: [
    { weekdays: 0b1111111, from: null, to: null },
    { weekdays: 0b1100000, from: null, to: null },
    { weekdays: 0b0010101, from: 20000, to: 30000 },
  ],
  trips,
}));

export const randomStops = fc.uniqueArray(fc.nat(RANDOM_STOPS - 1), { minLength: 1, maxLength: 3 });
/** Days of one week: every weekday is asked for. */
export const randomDay = fc.integer({ min: 20777, max: 20783 });
