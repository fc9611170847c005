import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { withinHours, type ClockWindow } from './blocking-hours.rules.js';
import { isForUser, type Buyer, type Carrier, type RouteForUser } from './route-for-user.rules.js';
import { inSeason, withinDays, type DayRange } from '@naga/kernel/days-of-sale.js';

/** Operators that confirm by hand are not sold less than 4 hours before departure (rules.md 3). */
export const CONFIRM_BY_HAND_MINUTES = 240;

export const NOT_ON_SALE_REASONS = [
  'DISABLED',
  'OPERATOR_OFFLINE',
  'DEPARTED',
  'TOO_EARLY',
  'TOO_CLOSE',
  'OPERATOR_CONFIRMS_BY_HAND',
  'BLOCKING_HOURS',
  'BLOCKED_PERIOD',
  'OUTSIDE_SEASON',
  'ROUTE_FOR_USER',
  'LOCALS_ONLY',
] as const;
export type NotOnSaleReason = (typeof NOT_ON_SALE_REASONS)[number];

/** What decides over the sale of one schedule. Days are kernel day numbers. */
export interface SaleTerms extends Carrier {
  readonly disabled: boolean;
  readonly operatorOffline: boolean;
  readonly localsOnly: boolean;
  readonly confirmsByHand: boolean;
  /** Minutes before departure of the boarding stop; see blockBefore. */
  readonly blockBefore: number;
  readonly blockingHours: ClockWindow | null;
  readonly blockedPeriod: DayRange;
  readonly season: readonly DayRange[];
  readonly routeForUser: RouteForUser;
}

/** A ride one might buy: minutes since 1970-01-01 00:00 on the stops' clock (UTC+7). */
export interface SaleMoment {
  readonly now: number;
  readonly boardingDeparture: number;
  /** The service date as a day number. */
  readonly day: number;
}

/** When sale ends: the schedule's own minutes, else its timing's. */
export const blockBefore = (timing: number, schedule: number | null): number => schedule ?? timing;

/** Days between today and the day on which one boards. */
const daysAhead = ({ now, boardingDeparture }: SaleMoment): number =>
  Math.floor(boardingDeparture / 1440) - Math.floor(now / 1440);

/** Why a ride cannot be bought now, the first reason in the order of NOT_ON_SALE_REASONS; null when it can. */
export function notOnSale(terms: SaleTerms, moment: SaleMoment, buyer: Buyer): NotOnSaleReason | null {
  const left = moment.boardingDeparture - moment.now;
  if (terms.disabled) return 'DISABLED';
  if (terms.operatorOffline) return 'OPERATOR_OFFLINE';
  if (left <= 0) return 'DEPARTED';
  if (daysAhead(moment) > SALE_HORIZON_DAYS) return 'TOO_EARLY';
  if (left < terms.blockBefore) return 'TOO_CLOSE';
  if (terms.confirmsByHand && left < CONFIRM_BY_HAND_MINUTES) return 'OPERATOR_CONFIRMS_BY_HAND';
  if (terms.blockingHours !== null && withinHours(terms.blockingHours, moment.now % 1440)) return 'BLOCKING_HOURS';
  if (withinDays(terms.blockedPeriod, moment.day)) return 'BLOCKED_PERIOD';
  if (!inSeason(terms.season, moment.day)) return 'OUTSIDE_SEASON';
  if (!isForUser(terms.routeForUser, terms, buyer)) return 'ROUTE_FOR_USER';
  if (terms.localsOnly && buyer.foreign === true) return 'LOCALS_ONLY';
  return null;
}

/**
 * Whether a schedule is offered on a service date to people who are not signed in, whatever the hour at which they ask:
 * what lists of routes and of prices "from" count. `offlineToo` counts operators that are offline now.
 */
export function isOffered(terms: SaleTerms, day: number, offlineToo = false): boolean {
  if (terms.disabled || (terms.operatorOffline && !offlineToo)) return false;
  return !withinDays(terms.blockedPeriod, day) && inSeason(terms.season, day) && terms.routeForUser === 'EVERYONE';
}
