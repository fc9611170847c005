import { expect, test } from '@jest/globals';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { emptyLine, type LineValues, type StopValues, type TimingValues } from '../line-values.js';
import { copied, newTiming, shifted } from '../timing-moves.js';
import { stopMoved, stopRemoved } from '../stop-moves.js';
import { type DaySpan, differencesOf, type LineDifference } from './line-differences.js';

const called = (en: string) => ({ __typename: 'LocalizedText' as const, en, km: null, th: null, vi: null, es: null });
const stop = (stopId: string, travelTime: string): StopValues => ({
  ...{ key: stopId, id: stopId, stopId, names: called(stopId), placeNames: called('Town'), travelTime },
  ...{ boardingStop: true, dropOffStop: true, suspended: false },
});
const stops = [stop('a', '0'), stop('b', '90'), stop('c', '180')];
const morning = newTiming('07:30', stops, '5');
const [schedule] = morning.schedules;
const lineOf = (more: { stops?: readonly StopValues[]; timings?: readonly TimingValues[] } = {}): LineValues => ({
  ...emptyLine('1', 'KH'),
  stops: JSON.stringify(more.stops ?? stops),
  timings: JSON.stringify(more.timings ?? [morning]),
});
const before = lineOf();
const withDays = (more: object) => lineOf({ timings: [{ ...morning, schedules: [{ ...schedule!, ...more }] }] });
/** Friday 20 November to Thursday 3 December. */
const WINDOW = { from: dayNumber(travelDate('2026-11-20')), to: dayNumber(travelDate('2026-12-03')) };

const told = (difference: LineDifference): string => {
  const { kind, ...rest } = difference;
  const said = Object.values(rest).map((value: unknown) => {
    if (Array.isArray(value)) return value.map((one: { en?: string }) => one.en ?? one).join('+');
    if (typeof value !== 'object') return String(value);
    if ('en' in value!) return String(value.en);
    const { count, first, last, weekdays, dates } = value as DaySpan;
    return dates.length > 0
      ? dates.map((date) => date.slice(8)).join('+')
      : `${count} ${first}…${last} ${weekdays.join('')}`;
  });
  return [kind, ...said].join(' ');
};

const otherStop = morning.stops.map((clocks, at) =>
  at === 1 ? { arrivalTime: '09:00', departureTime: '09:10' } : clocks,
);

test.each<[string, LineValues, readonly string[]]>([
  ['nothing', lineOf(), []],
  ['its name and distance', { ...before, 'names.km': 'x', distanceKm: '12' }, ['facts name+distance']],
  ['its amenities', { ...before, amenityIds: '["4"]' }, ['facts amenities']],
  ['later by a quarter of an hour', lineOf({ timings: [shifted(morning, 15)] }), ['timeMoved 07:30 07:45 15']],
  ['over midnight, earlier', lineOf({ timings: [shifted(morning, -480)] }), ['timeMoved 07:30 23:30 -480']],
  ['a halt at one stop', lineOf({ timings: [{ ...morning, stops: otherStop }] }), ['clocks 07:30 b']],
  [
    'later, and longer at one stop',
    lineOf({ timings: [shifted({ ...morning, stops: otherStop }, 30)] }),
    ['timeMoved 07:30 08:00 30', 'clocks 08:00 b'],
  ],
  ['no time', lineOf({ timings: [] }), ['timeDropped 07:30']],
  [
    'a time more',
    lineOf({ timings: [morning, shifted(copied(morning), 60)] }),
    ['timeAdded 08:30', 'starts 08:30 14 2026-11-20…2026-12-03 1234567'],
  ],
  ['no Mondays', withDays({ daysOfWeek: [2, 3, 4, 5, 6, 7] }), ['stops 07:30 23+30']],
  ['closed days', withDays({ blockingFrom: '2026-11-22', blockingTo: '2026-11-23' }), ['stops 07:30 22+23']],
  ['a season', withDays({ allowFrom1: '2026-11-27' }), ['stops 07:30 7 2026-11-20…2026-11-26 1234567']],
  ['off sale', withDays({ disabled: true }), ['stops 07:30 14 2026-11-20…2026-12-03 1234567']],
  ['days that are over', withDays({ blockingTo: '2026-11-01' }), ['rules 07:30 daysAndVehicles']],
  ['another vehicle', withDays({ vehicleTypeId: '6' }), ['vehicle 07:30 5 6']],
  [
    'a second vehicle on the same days',
    lineOf({ timings: [{ ...morning, schedules: [schedule!, { ...schedule!, key: 'more', id: null }] }] }),
    ['rules 07:30 daysAndVehicles'],
  ],
  [
    'rules',
    lineOf({ timings: [{ ...morning, blockBefore: '60', schedules: [{ ...schedule!, routeForUser: 'STAFF' }] }] }),
    ['rules 07:30 blockBefore+forWhom'],
  ],
  ['a stop in another place', lineOf(stopMoved({ stops, timings: [morning] }, 1, 2)), ['stopsMoved a+c+b']],
  ['a stop less', lineOf(stopRemoved({ stops, timings: [morning] }, 1)), ['stopDropped b']],
  ['a stop more', lineOf({ stops: [...stops, stop('d', '200')] }), ['stopAdded d']],
  [
    'a stop that is passed',
    lineOf({ stops: stops.map((one, at) => ({ ...one, suspended: at === 1 })) }),
    ['stopChanged b'],
  ],
])('%s', (_, after, expected) => {
  expect(differencesOf(before, after, WINDOW).map(told)).toEqual(expected);
});
