import { parseTravelDate, dayNumber } from '@naga/kernel/travel-date.js';

/** Seconds since midnight of the service date: '25:10:00', ' 7:05:00'; undefined for anything else, and beyond five days. */
export function secondsOf(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) >= 120) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** '20261120' as a kernel day number; undefined for anything else, also for 20260230. */
export function dayOf(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = year === undefined ? undefined : parseTravelDate(`${year}-${month}-${day}`);
  return date && dayNumber(date);
}

/** Degrees within ±`most`; undefined for anything else. */
export function degreesOf(text: string, most: number): number | undefined {
  const degrees = /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
  return Math.abs(degrees) <= most ? degrees : undefined;
}

/** A whole number from 0 to `most`; undefined for anything else. */
export function countOf(text: string, most: number): number | undefined {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return count <= most ? count : undefined;
}

/** What we sell by the number of GTFS, basic or extended; undefined for what we do not (trains, cable cars, aircraft). */
export function transportTypeOf(routeType: number): 'BUS' | 'TAXI' | 'FERRY' | undefined {
  if (routeType === 3 || routeType === 11 || (routeType >= 200 && routeType < 300)) return 'BUS';
  if (routeType >= 700 && routeType < 900) return 'BUS';
  if (routeType >= 1500 && routeType < 1600) return 'TAXI';
  if (routeType === 4 || routeType === 1000 || routeType === 1200) return 'FERRY';
  return undefined;
}
