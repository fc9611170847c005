import { parseTravelDate, type TravelDate } from './travel-date.js';

/** A ride as its price needs it. */
export interface OfferedRide {
  /** The service date. */
  readonly date: TravelDate;
  readonly fareKey: string;
  /** ISO 3166-1 alpha-2: whose nationals pay the local price; empty where nobody asks for theirs. */
  readonly localCountryCode: string;
}

/** A ride as its seats need it: between two of its stops, by position, with the seats of its vehicle. */
export interface OfferedSeats {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly seats: number;
}

/**
 * '2026-11-21|7.9.31.12-15|KH', without the country where nobody asks for it; the rides of a journey joined with '~':
 * catalogue writes it, pricing reads it.
 */
export const formatOffer = (rides: readonly (Omit<OfferedRide, 'localCountryCode'> & Partial<OfferedRide>)[]): string =>
  rides
    .map(({ date, fareKey, localCountryCode }) => [date, fareKey, ...(localCountryCode ? [localCountryCode] : [])])
    .map((parts) => parts.join('|'))
    .join('~');

/** The rides of an offer; undefined for what is none. `readDay` may remember days: a month of offers names few. */
export function parseOffer(
  text: string,
  readDay: (text: string) => TravelDate | undefined = parseTravelDate,
): OfferedRide[] | undefined {
  const rides: OfferedRide[] = [];
  for (const part of text.split('~')) {
    const [day = '', fareKey, localCountryCode = ''] = part.split('|');
    const date = readDay(day);
    if (date === undefined || fareKey === undefined) return undefined;
    rides.push({ date, fareKey, localCountryCode });
  }
  return rides;
}

/** '77@2026-11-21:3-7/45', joined in the same way: catalogue writes it, booking reads it. */
export const formatOfferedSeats = (rides: readonly OfferedSeats[]): string =>
  rides.map(({ routeScheduleId: id, date, from, to, seats }) => `${id}@${date}:${from}-${to}/${seats}`).join('~');

const SEATS = /^(\d{1,18})@(\d{4}-\d{2}-\d{2}):(\d{1,6})-(\d{1,6})\/(\d{1,6})$/;

/** The rides with their seats; undefined for what names none. */
export function parseOfferedSeats(text: string): OfferedSeats[] | undefined {
  const rides = text.split('~').map((part) => {
    const match = SEATS.exec(part);
    const [from, to, seats] = [Number(match?.[3]), Number(match?.[4]), Number(match?.[5])];
    return match ? { routeScheduleId: match[1]!, date: match[2]!, from, to, seats } : undefined;
  });
  return rides.every((ride) => ride !== undefined) ? rides : undefined;
}
