import { isoWeekday, type TravelDate } from '@naga/kernel/travel-date.js';
import type { Nationality } from '../price/price.rules.js';
import { isValidOn } from '../rule/choose-rule.rules.js';
import type { CouponTerms } from './coupon-terms.rules.js';
import { discountOf } from './coupon-discount.rules.js';

/** A ride, whoever takes it for how much. */
export interface CouponRide {
  readonly operatorId: string;
  readonly countryCode: string;
  readonly routeId: string;
  readonly transportType: string;
  readonly date: TravelDate;
}

/** One passenger on one ride, at the fare he would pay without a coupon. */
export interface CouponSeat extends CouponRide {
  readonly ref: string;
  /** Minor units. */
  readonly fare: number;
  /** Which passenger, from 0. */
  readonly passenger: number;
  readonly nationality: Nationality;
  /** It is sold at an offer's price, or a promotion has lowered it. */
  readonly isOffer: boolean;
}

/** A purchase that a coupon is asked for. */
export interface CouponAsking {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly channel: string;
  readonly currency: string;
  readonly seats: readonly CouponSeat[];
  /** Somebody is known who can have used it before: an account, an address, a number. */
  readonly isCustomerKnown: boolean;
  /** He has bought before. */
  readonly hasBought: boolean;
  /** Stack groups of what lowers it already. */
  readonly takenGroups: readonly string[];
}

/** What has been used already. */
export interface CouponUsage {
  readonly total: number;
  /** Minor units that all bookings together saved. */
  readonly spent: number;
  readonly byCustomer: number;
  readonly today: number;
}

export interface CouponVerdict {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What is travelled, whoever buys it when. */
export type CouponJourney = Pick<CouponAsking, 'currency' | 'seats'>;

interface Travel {
  readonly coupon: CouponTerms;
  readonly asking: CouponJourney;
}

interface Case extends Travel {
  readonly asking: CouponAsking;
  readonly usage: CouponUsage;
}

const allows = (list: readonly string[], one: string): boolean => list.length === 0 || list.includes(one);
const sumOf = (seats: readonly CouponSeat[]): number => seats.reduce((sum, { fare }) => sum + fare, 0);
const reached = (limit: number | null, count: number): boolean => limit !== null && count >= limit;

const isOf = (coupon: CouponTerms, seat: CouponRide): boolean =>
  allows(coupon.transportTypes, seat.transportType) &&
  allows(coupon.operatorIds, seat.operatorId) &&
  allows(coupon.routeIds, seat.routeId) &&
  (coupon.countryCode === null || coupon.countryCode === seat.countryCode);

const isProduct = ({ coupon, asking }: Travel, seat: CouponSeat): boolean =>
  asking.currency === coupon.currency && isOf(coupon, seat);

/** Whether it lowers what is travelled on a day. */
export const runsOn = (coupon: CouponTerms, { date }: Pick<CouponRide, 'date'>): boolean =>
  isValidOn({ validFrom: coupon.travelFrom, validTo: coupon.travelUntil }, date) &&
  (coupon.weekdays.length === 0 || coupon.weekdays.includes(isoWeekday(date)));

const travels = ({ coupon }: Travel, seat: CouponSeat): boolean => runsOn(coupon, seat);

const isEntitled = ({ coupon }: Travel, { nationality }: CouponSeat): boolean =>
  coupon.nationality === null || coupon.nationality === nationality;

const combines = ({ coupon }: Travel, { isOffer }: CouponSeat): boolean => coupon.combinesWithOffers || !isOffer;

type SeatTest = (given: Travel, seat: CouponSeat) => boolean;
const seatsOf = (given: Travel, ...tests: readonly SeatTest[]): CouponSeat[] =>
  given.asking.seats.filter((seat) => tests.every((test) => test(given, seat)));

/** The seats a coupon lowers; a booking may hold others beside them. */
const lowered = (given: Travel): CouponSeat[] => seatsOf(given, isProduct, travels, isEntitled, combines);

/** Whoever buys for the first time uses it once. */
const perCustomer = ({ limitPerCustomer, firstBookingOnly }: CouponTerms): number | null =>
  firstBookingOnly ? 1 : limitPerCustomer;

/** Whether it matters who buys, beyond what he travels. */
export const asksCustomer = (coupon: CouponTerms): boolean => perCustomer(coupon) !== null;

const at = (instant: number): string => new Date(instant).toISOString();

function tooLittle(given: Travel): CouponVerdict['facts'] | undefined {
  const { minimumAmount, minimumPassengers, currency } = given.coupon;
  const seats = seatsOf(given, isProduct, travels);
  if (minimumAmount !== null && sumOf(seats) < minimumAmount) return { reason: 'AMOUNT', minimumAmount, currency };
  const people = new Set(seats.map(({ passenger }) => passenger)).size;
  if (minimumPassengers !== null && people < minimumPassengers) return { reason: 'PASSENGERS', minimumPassengers };
  return undefined;
}

function notEntitled(given: Case): CouponVerdict['facts'] | undefined {
  const { coupon, asking } = given;
  if (seatsOf(given, isProduct, travels, isEntitled).length === 0) return { reason: 'NATIONALITY' };
  if (perCustomer(coupon) !== null && !asking.isCustomerKnown) return { reason: 'CUSTOMER_UNKNOWN' };
  return coupon.firstBookingOnly && asking.hasBought ? { reason: 'FIRST_BOOKING' } : undefined;
}

function notCombinable(given: Case): CouponVerdict['facts'] | undefined {
  const { stackGroup } = given.coupon;
  if (stackGroup !== null && given.asking.takenGroups.includes(stackGroup)) return { with: 'PROMOTION' };
  return lowered(given).length === 0 ? { with: 'OFFER' } : undefined;
}

const when = (isSo: boolean): CouponVerdict['facts'] | undefined => (isSo ? {} : undefined);

/** In the order of rules.md 9; a code nobody made is COUPON_UNKNOWN before there is a coupon to look at. */
const CHECKS: readonly (readonly [code: string, fails: (given: Case) => CouponVerdict['facts'] | undefined])[] = [
  ['COUPON_INACTIVE', ({ coupon }) => when(!coupon.active)],
  [
    'COUPON_NOT_STARTED',
    ({ coupon: { buyFrom }, asking }) => (buyFrom !== null && asking.now < buyFrom ? { from: at(buyFrom) } : undefined),
  ],
  [
    'COUPON_EXPIRED',
    ({ coupon: { buyUntil }, asking }) =>
      buyUntil !== null && asking.now >= buyUntil ? { until: at(buyUntil) } : undefined,
  ],
  ['COUPON_WRONG_CHANNEL', ({ coupon, asking }) => when(!allows(coupon.channels, asking.channel))],
  [
    'COUPON_OTHER_CURRENCY',
    ({ coupon: { currency }, asking }) => (asking.currency === currency ? undefined : { currency }),
  ],
  ['COUPON_WRONG_RIDE', (given) => when(seatsOf(given, isProduct).length === 0)],
  [
    'COUPON_WRONG_DATE',
    (given) => {
      const { travelFrom, travelUntil, weekdays } = given.coupon;
      return seatsOf(given, isProduct, travels).length === 0 ? { travelFrom, travelUntil, weekdays } : undefined;
    },
  ],
  ['COUPON_MINIMUM', tooLittle],
  ['COUPON_NOT_ELIGIBLE', notEntitled],
  ['COUPON_ALREADY_USED', ({ coupon, usage }) => when(reached(perCustomer(coupon), usage.byCustomer))],
  ['COUPON_USED_UP', (given) => when(isUsedUp(given))],
  ['COUPON_NOT_COMBINABLE', notCombinable],
  ['COUPON_SAVES_NOTHING', (given) => when(discountOf(given.coupon, lowered(given)) === 0)],
];

function isUsedUp(given: Case): boolean {
  const { coupon, usage } = given;
  if (reached(coupon.limitTotal, usage.total) || reached(coupon.limitPerDay, usage.today)) return true;
  return coupon.budget !== null && usage.spent + discountOf(coupon, lowered(given)) > coupon.budget;
}

/** Whether a coupon is on, at this moment and at this door; where not, checkCoupon need not be asked. */
export const isSold = (coupon: CouponTerms, { now, channel }: Pick<CouponAsking, 'now' | 'channel'>): boolean =>
  coupon.active &&
  (coupon.buyFrom === null || coupon.buyFrom <= now) &&
  (coupon.buyUntil === null || now < coupon.buyUntil) &&
  allows(coupon.channels, channel);

/** Whether it can be that a coupon lowers some seat of a ride; where not, checkCoupon need not be asked. */
export const isForRide = (coupon: CouponTerms, ride: CouponRide): boolean => isOf(coupon, ride) && runsOn(coupon, ride);

/** Why a coupon does not help this purchase: its first failure (rules.md 9); or else the seats it lowers. */
export function checkCoupon(
  coupon: CouponTerms,
  asking: CouponAsking,
  usage: CouponUsage,
): CouponVerdict | readonly CouponSeat[] {
  const given = { coupon, asking, usage };
  for (const [code, fails] of CHECKS) {
    const facts = fails(given);
    if (facts !== undefined) return { code, facts };
  }
  return lowered(given);
}

/**
 * The seats that a coupon which was used for a booking lowers when that travels otherwise: rides, dates, minimum, nationality
 * and offers are asked anew, who bought it when and how often it is used are not. None where its rules no longer hold.
 */
export const stillLowered = (coupon: CouponTerms, asking: CouponJourney): readonly CouponSeat[] =>
  tooLittle({ coupon, asking }) === undefined ? lowered({ coupon, asking }) : [];
