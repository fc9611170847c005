import { LANGUAGES } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { FieldProblem } from '@naga/server-kit/graphql/refusal.js';

/** Which passengers a change touches; left out: all. */
export interface Touched {
  /** Of these departures alone: '77@2026-11-21'. */
  readonly departures?: readonly string[] | null;
  /** Who sits on one of these, by number. */
  readonly seats?: readonly string[] | null;
  /** Who is fetched at one of these, as his booking words it. */
  readonly pickupAddresses?: readonly string[] | null;
}

/** Passengers of an operator's rides: of all of them, of some schedules, or of what a change touches. */
export interface PassengersOf extends Touched {
  readonly operatorId: string;
  readonly routeScheduleIds?: readonly string[] | null;
  /** Service dates, both included. */
  readonly from: string;
  readonly until: string;
}

/** What narrows all accounts to some. */
export interface PeopleWho {
  readonly roleIds?: readonly number[] | null;
  readonly countryCode?: string | null;
  readonly language?: string | null;
  readonly operatorId?: string | null;
}

/** Whom a notification is for: one account, passengers, or people; one of the three. */
export interface Audience {
  readonly accountId?: string | null;
  readonly passengersOf?: PassengersOf | null;
  readonly peopleWho?: PeopleWho | null;
}

/** The same as a form says it: an account by any name it signs in with. */
export interface AskedAudience extends Omit<Audience, 'accountId'> {
  readonly loginName?: string | null;
  /** Of passengers. */
  readonly touched?: Touched | null;
}

/** Ways a notification may take beside the inbox of an account. */
export const NOTIFICATION_CHANNELS = ['EMAIL', 'SMS', 'TELEGRAM'] as const;

const LONGEST_DAYS = 31;
const DEPARTURE = /^\d{1,18}@\d{4}-\d{2}-\d{2}$/;

/** What is wrong with an audience, at the fields of its form: EITHER_OR, UNKNOWN, ENDS_BEFORE, MAX. */
export function problemsOfAudience({ loginName, passengersOf, peopleWho, touched }: AskedAudience): FieldProblem[] {
  const isOne = [loginName, passengersOf, peopleWho].filter((kind) => kind != null).length === 1;
  return [
    ...(isOne ? [] : [{ path: 'audience', code: 'EITHER_OR' }]),
    ...(loginName?.trim() === '' ? [{ path: 'loginName', code: 'REQUIRED' }] : []),
    ...(passengersOf == null ? problemsOfTouched(touched) : problemsOfRides({ ...passengersOf, ...touched })),
    ...(peopleWho == null ? [] : problemsOfPeople(peopleWho)),
  ];
}

function problemsOfPeople({ countryCode, language, operatorId }: PeopleWho): FieldProblem[] {
  const isKnown = language == null || LANGUAGES.some((known) => known === language);
  return [
    ...(operatorId == null || isRowId(operatorId) ? [] : [{ path: 'operatorId', code: 'UNKNOWN' }]),
    ...(countryCode == null || /^[A-Z]{2}$/.test(countryCode) ? [] : [{ path: 'countryCode', code: 'UNKNOWN' }]),
    ...(isKnown ? [] : [{ path: 'language', code: 'UNKNOWN' }]),
  ];
}

/** A change touches passengers, and nobody else. */
const problemsOfTouched = (touched: Touched | null | undefined): FieldProblem[] =>
  Object.entries({ ...touched }).flatMap(([path, some]) => (some == null ? [] : [{ path, code: 'EITHER_OR' }]));

/** Departures that are named one by one may lie as far apart as they are sold. */
function problemsOfRides({ operatorId, routeScheduleIds, departures, from, until }: PassengersOf): FieldProblem[] {
  const areIds = (routeScheduleIds ?? []).every(isRowId);
  const areDepartures = (departures ?? []).every((key) => DEPARTURE.test(key));
  return [
    ...(isRowId(operatorId) ? [] : [{ path: 'operatorId', code: 'UNKNOWN' }]),
    ...(areIds ? [] : [{ path: 'routeScheduleIds', code: 'UNKNOWN' }]),
    ...(until < from ? [{ path: 'until', code: 'ENDS_BEFORE' }] : []),
    ...(areDepartures ? [] : [{ path: 'departures', code: 'UNKNOWN' }]),
    ...(departures == null && until >= addDays(travelDate(from), LONGEST_DAYS) ? [{ path: 'until', code: 'MAX' }] : []),
  ];
}
