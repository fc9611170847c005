const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** A calendar day as 'YYYY-MM-DD', in the time zone of the stop it is said of. */
export type TravelDate = string & { readonly __travelDate: unique symbol };

/** Days since 1970-01-01 of a travel date: what compact tables and comparisons use. */
export function dayNumber(date: TravelDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The travel date `days` after 1970-01-01. */
export function fromDayNumber(days: number): TravelDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10) as TravelDate;
}

/** Reads 'YYYY-MM-DD'; undefined for anything else, also for 2026-02-30. */
export function parseTravelDate(text: string): TravelDate | undefined {
  if (!PATTERN.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : (text as TravelDate);
}

/** Like parseTravelDate, but throws a RangeError: for text we wrote ourselves. */
export function travelDate(text: string): TravelDate {
  const date = parseTravelDate(text);
  if (date === undefined) throw new RangeError(`not a date: ${text}`);
  return date;
}

export const addDays = (date: TravelDate, days: number): TravelDate => fromDayNumber(dayNumber(date) + days);

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export const isoWeekday = (date: TravelDate): number => ((dayNumber(date) + 3) % 7) + 1;
