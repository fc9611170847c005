import type { Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import {
  ExpectedPromotionsDocument,
  GiveBackCouponDocument,
  ReserveCouponDocument,
  type ReserveCouponMutation,
  ReservePromotionsDocument,
  type ReservePromotionsMutation,
} from '../neighbours/pricing.generated.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';
import type { Nationality } from '../booking/passenger.rules.js';
import type { PriceStage } from '../booking/seat-request.rules.js';
import { CouponRefused } from './coupon.errors.js';
import { contactDigest, type Customer, guessersOf, hasBought } from './coupon-customer.js';

/** Guesses are counted within it. */
const WINDOW = { retryAfterSeconds: 600 };

export type Reservation = NonNullable<ReserveCouponMutation['reserveCoupon']['reservation']>;

/** A seat as pricing looks at it; `ref` comes back with what it saves. */
export interface SeatToLower {
  readonly ref: string;
  readonly position: number;
  readonly fare: number;
  readonly stages: readonly PriceStage[];
  readonly nationality: Nationality;
  readonly operatorId: string;
  readonly operatorCountryCode: string;
  readonly routeId: string;
  readonly transportType: string;
  /** 'YYYY-MM-DD', the service date. */
  readonly date: string;
}

/** A booking that is about to be held. */
export interface Purchase {
  readonly bookingId: string;
  readonly turn: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly channel: string;
  readonly currency: Currency;
  readonly seats: readonly SeatToLower[];
  readonly customer: Customer;
}

/** What is to be bought, before anything is reserved for it. */
export type AskedPurchase = Omit<Purchase, 'bookingId' | 'turn' | 'expiresAt'>;

export interface CouponWish extends Purchase {
  readonly code: string;
}

/** A seat as pricing is told of it; a coupon asks of promotions as of offers whether it combines with them. */
export const seatInput = (seat: SeatToLower, lowered: readonly string[] = ['offer', 'promotion']) => ({
  ref: seat.ref,
  fare: seat.fare,
  passenger: seat.position,
  nationality: seat.nationality,
  operatorId: seat.operatorId,
  countryCode: seat.operatorCountryCode,
  routeId: seat.routeId,
  transportType: seat.transportType,
  date: seat.date as TravelDate,
  isOffer: seat.stages.some(({ name }) => lowered.includes(name)),
});

/** What pricing is asked of a purchase, whatever lowers it. */
async function askedInput(
  context: BookingContext,
  from: Rows,
  { seats, customer, channel, currency }: AskedPurchase,
  lowered?: readonly string[],
) {
  return {
    channel,
    currency,
    seats: seats.map((seat) => seatInput(seat, lowered)),
    accountId: customer.accountId,
    contact: contactDigest(context, customer),
    hasBought: await hasBought(from, context.viewer.mode, customer),
  };
}

/** The same of what is about to be held. */
async function purchaseInput(context: BookingContext, from: Rows, purchase: Purchase, lowered?: readonly string[]) {
  const { bookingId, turn, expiresAt } = purchase;
  const asked = await askedInput(context, from, purchase, lowered);
  return { bookingId, turn, expiresAt: new Date(expiresAt).toISOString(), ...asked };
}

export type PromotionReservation = ReservePromotionsMutation['reservePromotions'];

/** Takes a use of each promotion that lowers a booking, before that is written; none where none does. */
export async function reservePromotions(
  context: BookingContext,
  from: Rows,
  purchase: Purchase,
): Promise<PromotionReservation> {
  const { viewer, neighbours } = context;
  const input = await purchaseInput(context, from, purchase, ['offer']);
  return (await neighbours.ask('pricing', ReservePromotionsDocument, { input }, viewer)).reservePromotions;
}

/** What that would answer now; no use is taken. */
export async function expectedPromotions(
  context: BookingContext,
  from: Rows,
  purchase: AskedPurchase,
): Promise<PromotionReservation> {
  const { viewer, neighbours } = context;
  const input = await askedInput(context, from, purchase, ['offer']);
  return (await neighbours.ask('pricing', ExpectedPromotionsDocument, { input }, viewer)).expectedPromotions;
}

/**
 * Takes a use of a coupon at pricing, before the booking that has it is written (docs/decisions/0026): what each seat saves. Refuses
 * COUPON_…, and TOO_MANY_ATTEMPTS who guesses.
 */
export async function reserveCoupon(
  context: BookingContext,
  from: Rows,
  { code, ...purchase }: CouponWish,
): Promise<Reservation> {
  const { viewer, neighbours } = context;
  const input = { ...(await purchaseInput(context, from, purchase)), code, guessers: guessersOf(viewer) };
  const { reserveCoupon: answer } = await neighbours.ask('pricing', ReserveCouponDocument, { input }, viewer);
  const { reservation, refused } = answer;
  if (reservation) return reservation;
  if (refused!.code === 'TOO_MANY_ATTEMPTS') throw new CouponRefused({ code: 'TOO_MANY_ATTEMPTS', facts: WINDOW });
  throw new CouponRefused(refused!);
}

/**
 * Does the work that uses were taken for, each in a turn; where it fails, they are given back at once. Should that fail,
 * too, they lapse with the hold.
 */
export async function orGiveBack<T>(
  { neighbours, viewer, log }: BookingContext,
  bookingId: string,
  turns: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const turn of turns)
      await neighbours
        .ask('pricing', GiveBackCouponDocument, { bookingId, turn }, viewer)
        .catch((err: unknown) => log.warn({ err, bookingId }, 'coupon not given back; it lapses with its hold'));
    throw error;
  }
}
