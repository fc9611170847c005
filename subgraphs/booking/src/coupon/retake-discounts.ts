import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { CouponRefused } from './coupon.errors.js';
import { nextTurn } from './coupon-news.js';
import { restored, savedOf, undiscounted } from './discounted.rules.js';
import { type PromotionReservation, type Purchase, reserveCoupon, reservePromotions } from './reserve-coupon.js';
import { seatsOf } from './seats-to-lower.js';

const NEXT_TURNS = 'update booking set coupon_turn = $2, promotion_turn = $3 where id = $1';

type Wish = Omit<Purchase, 'turn' | 'seats'>;

const isAsBefore = ({ promotions: taken }: PromotionReservation, { promotions, legs }: BookingRecord): boolean => {
  const saves = taken.flatMap(({ seats }) => seats).reduce((sum, { discount }) => sum + discount, 0);
  const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join(' ');
  return (
    ids(taken) === ids(promotions) &&
    saves ===
      savedOf(
        legs.flatMap(({ parts }) => parts),
        'promotion',
      )
  );
};

/** The booking with its promotions taken anew; undefined when they cannot be had as they were. */
async function retakePromotions(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  wish: Wish,
): Promise<BookingRecord | undefined> {
  if (booking.promotionTurn === 0) return booking;
  const turn = nextTurn(booking);
  const priced = booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(undiscounted) }));
  const seats = await seatsOf(context, { ...booking, legs: priced });
  const taken = await reservePromotions(context, transaction, { ...wish, turn, seats });
  return isAsBefore(taken, booking) ? { ...booking, promotionTurn: turn } : undefined;
}

/** The booking with its coupon taken anew; undefined when it cannot be had for the same saving. */
async function retakeCoupon(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  wish: Wish,
): Promise<BookingRecord | undefined> {
  const { couponCode: code, discount } = booking;
  if (code === null) return booking;
  const before = { ...booking, legs: booking.legs.map((leg) => ({ ...leg, parts: leg.parts.map(restored) })) };
  const turn = nextTurn(booking);
  try {
    const asked = { ...wish, code, turn, seats: await seatsOf(context, before) };
    const { seats } = await reserveCoupon(context, transaction, asked);
    if (seats.reduce((sum, seat) => sum + seat.discount, 0) !== discount) return undefined;
    return { ...booking, couponTurn: turn };
  } catch (error) {
    if (error instanceof CouponRefused) return undefined;
    throw error;
  }
}

/**
 * Before a late payment buys what had expired (rules.md 3), its promotions and its coupon are taken anew: the uses had been
 * given back, and may be somebody else's by now. Undefined when they cannot be had for the same saving; then nothing is
 * bought, and what was taken lapses. A booking without any, or one that is still held, is answered as it is.
 */
export async function retakeDiscounts(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
): Promise<BookingRecord | undefined> {
  const { id: bookingId, couponCode, promotionTurn, bookedFrom: channel, currency } = booking;
  const isHeld = partsOf(booking).some(({ state }) => state === 'HELD');
  if (isHeld || (couponCode === null && promotionTurn === 0)) return booking;
  const customer = {
    accountId: channel === 'web' ? booking.bookedByUserId : null,
    email: booking.contactEmail,
    phone: booking.contactPhone,
  };
  const wish = { bookingId, expiresAt: context.clock.now(), channel, currency, customer };
  const promoted = await retakePromotions(context, transaction, booking, wish);
  const taken = promoted && (await retakeCoupon(context, transaction, promoted, wish));
  if (taken !== undefined) await transaction.rows(NEXT_TURNS, [bookingId, taken.couponTurn, taken.promotionTurn]);
  return taken;
}
