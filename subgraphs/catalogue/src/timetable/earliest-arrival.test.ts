import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alightingCall, boardingCall, everyRide } from './brute-force.fixture.js';
import { buildTimetable } from './build-timetable.js';
import { MIN_CHANGE_MINUTES, walkMinutes } from './change.rules.js';
import { EarliestArrivals } from './earliest-arrival.js';
import { metresBetween } from './footpaths.js';
import { randomDay, randomStops, randomTimetable } from './random-timetable.fixture.js';
import type { TimetableRows } from './timetable-rows.js';

/** Hops that leave after the second midnight stand on no sheet; neither are they asked for here. */
const SHEET_END = 2880;

function plainEarliest(
  rows: TimetableRows,
  from: number[],
  to: number[],
  day: number,
  minute: number,
): number | undefined {
  const lastHop = (trip: number, alight: number, offset: number): number =>
    rows.trips[trip]!.calls[alight - 1]!.departure + offset * 1440;
  const rides = everyRide(rows, day).filter(
    (ride) => ride.departure >= minute && lastHop(ride.trip, ride.alight, ride.day - day) < SHEET_END,
  );
  const walk = (a: number, b: number): number =>
    a === b ? 0 : (walkMinutes(metresBetween(rows.stops[a]!, rows.stops[b]!)) ?? Infinity);
  const arrivals: number[] = [];
  for (const first of rides) {
    if (!from.includes(boardingCall(rows, first).stop)) continue;
    const off = alightingCall(rows, first).stop;
    if (to.includes(off)) arrivals.push(first.arrival);
    for (const second of rides)
      if (
        to.includes(alightingCall(rows, second).stop) &&
        second.departure >= first.arrival + walk(off, boardingCall(rows, second).stop) + MIN_CHANGE_MINUTES
      )
        arrivals.push(second.arrival);
  }
  return arrivals.length === 0 ? undefined : Math.min(...arrivals);
}

test('nobody arrives earlier than the earliest arrival, and its rides lead there', () => {
  const moment = fc.nat(1439);
  fc.assert(
    fc.property(randomTimetable, randomStops, randomStops, randomDay, moment, (rows, from, to, day, minute) => {
      const timetable = buildTimetable(rows);
      const arrivals = new EarliestArrivals(timetable);
      const journey = arrivals.earliestArrival(from, to, day, minute);
      expect(journey?.arrival).toBe(plainEarliest(rows, from, to, day, minute));
      expect(arrivals.earliestArrival(from, to, day, minute)).toEqual(journey);
      if (journey === undefined) return;
      const [first, last] = [journey.rides[0]!, journey.rides.at(-1)!];
      expect(from).toContain(timetable.callStop[first.board]);
      expect(to).toContain(timetable.callStop[last.alight]);
      expect(timetable.callDeparture[first.board]! + (first.day - day) * 1440).toBe(journey.departure);
      expect(timetable.callArrival[last.alight]! + (last.day - day) * 1440).toBe(journey.arrival);
      expect(journey.departure).toBeGreaterThanOrEqual(minute);
    }),
    { numRuns: 1500 },
  );
});

test('a trip whose minutes go back in time is refused', () => {
  const call = { stop: 0, board: true, alight: true };
  const calls = [
    { ...call, arrival: 600, departure: 600 },
    { ...call, arrival: 590, departure: 590 },
  ];
  const services = [{ weekdays: 127, from: null, to: null }];
  const rows = { stops: [{ latitude: 11, longitude: 104 }], services, trips: [{ service: 0, kind: 0, calls }] };
  expect(() => buildTimetable(rows)).toThrow(RangeError);
});
