import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alightingCall, boardingCall, canChange, everyRide, type PlainRide } from './brute-force.fixture.js';
import { buildTimetable } from './build-timetable.js';
import { findJourneys, MOST_CONNECTING } from './find-journeys.js';
import { randomDay, randomStops, randomTimetable } from './random-timetable.fixture.js';
import type { Ride } from './timetable.js';
import type { TimetableRows, TimetableTrip } from './timetable-rows.js';

type Times = readonly [departure: number, arrival: number];
interface Question {
  readonly rows: TimetableRows;
  readonly from: number[];
  readonly to: number[];
  readonly day: number;
  readonly kind: number | undefined;
  /** Trips that are not sold. */
  readonly shut: readonly number[];
}

const question: fc.Arbitrary<Question> = fc.record({
  rows: randomTimetable,
  from: randomStops,
  to: randomStops,
  day: randomDay,
  kind: fc.constantFrom(undefined, undefined, 0, 1),
  shut: fc.array(fc.nat(14), { maxLength: 3 }),
});

function plainAnswer({ rows, from, to, day, kind, shut }: Question): { direct: string[]; connecting: Times[] } {
  const both = new Set(from.filter((stop) => to.includes(stop)));
  const isFrom = (stop: number): boolean => from.includes(stop) && !(both.has(stop) && from.length >= to.length);
  const isTo = (stop: number): boolean => to.includes(stop) && !(both.has(stop) && to.length >= from.length);
  const rides = everyRide(rows, day).filter((ride) => !shut.includes(ride.trip));
  const ofKind = (ride: PlainRide): boolean => kind === undefined || rows.trips[ride.trip]!.kind === kind;
  const starts = (ride: PlainRide): boolean => isFrom(boardingCall(rows, ride).stop);
  const passes = (ride: PlainRide, rest: (position: number) => boolean): boolean =>
    Array.from({ length: ride.alight - ride.board - 1 }, (_, i) => ride.board + 1 + i).some(rest);
  const directOn = (date: number): PlainRide[] =>
    rides.filter((ride) => {
      const { calls } = rows.trips[ride.trip]!;
      const dayOf = (minute: number): number => Math.floor(minute / 1440);
      return (
        ofKind(ride) &&
        starts(ride) &&
        isTo(alightingCall(rows, ride).stop) &&
        dayOf(ride.departure) === date - day &&
        !passes(ride, (at) => {
          const call = calls[at]!;
          const sameDay = dayOf(call.departure) === dayOf(calls[ride.board]!.departure);
          return (isTo(call.stop) && call.alight) || (isFrom(call.stop) && call.board && sameDay);
        })
      );
    });
  const direct = directOn(day);
  const connecting: Times[] = [];
  for (const first of rides)
    if (starts(first) && first.departure >= 0 && first.departure < 1440)
      for (const second of rides)
        if (
          isTo(alightingCall(rows, second).stop) &&
          (ofKind(first) || ofKind(second)) &&
          canChange(rows, first, second) &&
          !rows.trips[first.trip]!.calls.some(
            (call, at) => at > first.board && at <= first.alight && isTo(call.stop) && call.alight,
          )
        )
          connecting.push([first.departure, second.arrival]);
  const rivals: Times[] = [...direct, ...directOn(day + 1)].map((ride) => [ride.departure, ride.arrival]);
  const beats = (a: Times, b: Times): boolean => a[0] >= b[0] && a[1] <= b[1];
  const unbeaten = connecting.filter(
    (one) =>
      !rivals.some((rival) => beats(rival, one)) &&
      !connecting.some((other) => beats(other, one) && !(other[0] === one[0] && other[1] === one[1])),
  );
  const once = new Map(unbeaten.map((times) => [times.join(), times]));
  return {
    direct: direct.map((ride) => `${ride.trip}@${ride.day}:${ride.board}-${ride.alight}`).sort(),
    connecting: [...once.values()].sort((a, b) => a[0] - b[0]),
  };
}

test('finds what trying every combination finds', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const timetable = buildTimetable(asked.rows);
      const { from, to, day, kind } = asked;
      const open = (ride: Ride): boolean => !asked.shut.includes(ride.trip);
      const found = findJourneys(timetable, { from, to, day, kind, open });
      const expected = plainAnswer(asked);
      const position = (ride: Ride, call: number): number => call - timetable.tripStart[ride.trip]!;
      const named = found.direct.map(
        (ride) => `${ride.trip}@${ride.day}:${position(ride, ride.board)}-${position(ride, ride.alight)}`,
      );
      expect(named.sort()).toEqual(expected.direct);
      expect(found.connecting.map(({ departure, arrival }) => [departure, arrival])).toEqual(expected.connecting);
      expect(found.closed.every((ride) => !open(ride))).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test('a journey can be ridden: it boards on the day, changes in time and arrives where one wants to be', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const timetable = buildTimetable(asked.rows);
      const { from, to, day, kind } = asked;
      const found = findJourneys(timetable, { from, to, day, kind, open: () => true });
      for (const { first, second, departure, arrival } of found.connecting) {
        const plain = (ride: Ride): PlainRide => ({
          trip: ride.trip,
          day: ride.day,
          board: ride.board - timetable.tripStart[ride.trip]!,
          alight: ride.alight - timetable.tripStart[ride.trip]!,
          departure: timetable.callDeparture[ride.board]! + (ride.day - day) * 1440,
          arrival: timetable.callArrival[ride.alight]! + (ride.day - day) * 1440,
        });
        expect(canChange(asked.rows, plain(first), plain(second))).toBe(true);
        expect([plain(first).departure, plain(second).arrival]).toEqual([departure, arrival]);
        expect(departure >= 0 && departure < 1440).toBe(true);
        expect(from).toContain(timetable.callStop[first.board]);
        expect(to).toContain(timetable.callStop[second.alight]);
      }
    }),
  );
});

const far = [0, 1, 2].map((n) => ({ latitude: 11 + n, longitude: 104 }));
const daily = [{ weekdays: 0b1111111, from: null, to: null }];
const hop = (from: number, to: number, departure: number, arrival: number, more: Partial<TimetableTrip> = {}) => ({
  service: 0,
  kind: 0,
  ...more,
  calls: [
    { stop: from, arrival: departure, departure, board: true, alight: false },
    { stop: to, arrival, departure: arrival, board: false, alight: true },
  ],
});
const find = (trips: readonly TimetableTrip[]) =>
  findJourneys(buildTimetable({ stops: far, services: daily, trips }), {
    from: [0],
    to: [2],
    day: 20777,
    open: () => true,
  });

test('a connecting journey that leaves no later and arrives no earlier than a direct one is dropped', () => {
  const change = [hop(0, 1, 480, 600), hop(1, 2, 660, 720)];
  expect(find(change).connecting).toHaveLength(1);
  expect(find([...change, hop(0, 2, 480, 720)]).connecting).toHaveLength(0);
  expect(find([...change, hop(0, 2, 479, 720)]).connecting).toHaveLength(1);
});

test('a vehicle that waits is reached in ten minutes, any other in thirty', () => {
  const [north, coast] = [1, 2];
  const first = hop(0, 1, 480, 600, { awaitedBy: [coast] });
  const arrivals = (...trips: TimetableTrip[]) => find(trips).connecting.map(({ arrival }) => arrival);
  expect(arrivals(first, hop(1, 2, 610, 700, { line: coast }))).toEqual([700]);
  expect(arrivals(first, hop(1, 2, 609, 700, { line: coast }))).toEqual([]);
  expect(arrivals(first, hop(1, 2, 610, 700, { line: north }))).toEqual([]);
  expect(arrivals(first, hop(1, 2, 610, 690, { line: north }), hop(1, 2, 630, 700, { line: north }))).toEqual([700]);
  expect(arrivals(hop(0, 1, 480, 600), hop(1, 2, 610, 700, { line: coast }))).toEqual([]);
});

test('a late connecting journey gives way to the first direct one of the next morning', () => {
  const night = [hop(0, 1, 1380, 1500), hop(1, 2, 360, 1200)];
  expect(find(night).connecting).toHaveLength(1);
  expect(find([...night, hop(0, 2, 300, 500)]).connecting).toHaveLength(0);
});

test('the list of connecting journeys stays short: the fastest are kept, by departure', () => {
  const many = Array.from({ length: 100 }, (_, n) => [
    hop(0, 1, 400 + n, 450 + n),
    hop(1, 2, 480 + n, 600 + 2 * n),
  ]).flat();
  const { connecting } = find(many);
  expect(connecting).toHaveLength(MOST_CONNECTING);
  expect(connecting.map((journey) => journey.departure)).toEqual(
    Array.from({ length: MOST_CONNECTING }, (_, n) => 400 + n),
  );
});
