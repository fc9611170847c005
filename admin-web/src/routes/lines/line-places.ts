import { LANGUAGES } from '@naga/kernel/language.js';
import { isNamed, type LineValues, NAMES, stopsOf, timingsOf } from './line-values.js';

/** Places in the lists of a form that something can be wrong at. */
export const placesIn = (values: LineValues): string[] => [
  ...stopsOf(values).flatMap((stop, at) =>
    ['stopId', 'travelTime', 'boardingStop', 'dropOffStop', 'currentStatus'].map((name) => `stops.${at}.${name}`),
  ),
  ...timingsOf(values).flatMap((timing, at) => [
    ...timing.stops.flatMap((_, stop) => [
      `timings.${at}.stops.${stop}.arrivalTime`,
      `timings.${at}.stops.${stop}.departureTime`,
    ]),
    // What nothing is said of cannot be wrong: there are many.
    ...timing.stopNames.flatMap((name, stop) =>
      isNamed(name) ? LANGUAGES.map((code) => `timings.${at}.stops.${stop}.stopName.${code}`) : [],
    ),
    ...[
      ...['blockBefore', 'blockingHoursFrom', 'blockingHoursTo', 'routeBranchId'],
      ...['connectingRouteIds', 'connectingOperatorId'],
    ].map((name) => `timings.${at}.${name}`),
    ...timing.schedules.flatMap((schedule, of) =>
      [...Object.keys(schedule), ...LANGUAGES.map((code) => `specificNote.${code}`)].map(
        (name) => `timings.${at}.schedules.${of}.${name}`,
      ),
    ),
  ]),
];

const minutesWrong = (typed: string, needed: boolean): string | false =>
  typed.trim() === '' ? needed && 'REQUIRED' : !/^\d{1,5}$/.test(typed.trim()) && 'IS_NUMBER';

/** What is wrong before anything is sent, by place. The rest is the server's to say. */
export function wrongIn(values: LineValues): Record<string, string | false> {
  const stops = stopsOf(values);
  const found: Record<string, string | false> = {
    ...NAMES.check('names', values),
    operatorId: values.operatorId === '' && 'REQUIRED',
    localCountryCode: values.localCountryCode === '' && 'REQUIRED',
    distanceKm: minutesWrong(values.distanceKm, false),
    stops: stops.length < 2 && 'TWO_STOPS',
    leavesAt: values.leavesAt !== '' && 'NOT_ADDED',
  };
  for (const [at, { travelTime }] of stops.entries()) found[`stops.${at}.travelTime`] = minutesWrong(travelTime, true);
  for (const [at, timing] of timingsOf(values).entries()) {
    found[`timings.${at}.blockBefore`] = minutesWrong(timing.blockBefore, true);
    for (const [stop, { arrivalTime, departureTime }] of timing.stops.entries()) {
      const place = `timings.${at}.stops.${stop}`;
      if (stop > 0) found[`${place}.arrivalTime`] = arrivalTime === '' && 'REQUIRED';
      if (stop < timing.stops.length - 1) found[`${place}.departureTime`] = departureTime === '' && 'REQUIRED';
    }
    for (const [of, schedule] of timing.schedules.entries()) {
      const place = `timings.${at}.schedules.${of}`;
      found[`${place}.daysOfWeek`] = schedule.daysOfWeek.length === 0 && 'REQUIRED';
      found[`${place}.vehicleTypeId`] = schedule.vehicleTypeId === '' && 'REQUIRED';
      found[`${place}.blockBefore`] = minutesWrong(schedule.blockBefore, false);
    }
  }
  return found;
}
