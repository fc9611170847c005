import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { completeSale } from '../booking/complete-sale.command.js';
import { isForSale } from '../booking/part-state.rules.js';
import { askedOn, passengersComplete } from '../booking/passenger.rules.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { payExchange } from '../exchange/pay-exchange.js';
import { canBeAsked, waysOf } from '../operator-decision/ways.rules.js';
import { chargeAsPaid } from '../fee/charge-method.js';
import { tellDiscounts } from '../coupon/coupon-news.js';
import { retakeDiscounts } from '../coupon/retake-discounts.js';
import { retakePoints } from '../points/retake-points.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { sellSeats } from '../seat-claim/sell-seats.command.js';
import { withoutNeedlessForgiving } from './forgiven.js';
import { RESERVED } from './open-attempts.js';
import { returnSurplus } from './return-surplus.js';
import { takeReserved } from './take-reserved.js';
import { keptAsPaid, surplusOf } from './payment-status.rules.js';

const COLLECTED_ALREADY = `update payment set state = 'CANCELLED' where booking_id = $1 and state in ('CREATED', 'PENDING')`;

const EXPIRE = `with b as (update booking set expires_at = null where id = $1)
  update part set state = 'EXPIRED' where booking_id = $1 and state = 'HELD'`;

const LET_GO = `update payment set state = 'EXPIRED' where booking_id = $1 and ${RESERVED}`;

/** Whether what was paid buys what was agreed, the ride has not left, and whoever must accept it still has time to. */
function canStillBuy(booking: BookingRecord, now: number): boolean {
  const states = partsOf(booking).map(({ state }) => state);
  const first = booking.legs[0];
  return (
    states.every(isForSale) &&
    waysOf(booking.legs).every((way) => canBeAsked(way, now)) &&
    keptAsPaid(moneysOf(booking)) >= booking.total &&
    first !== undefined &&
    first.departureTime > now &&
    passengersComplete(first.parts, booking.contactPhone, askedOn(booking.legs))
  );
}

/** What had been taken off the price is taken anew where the hold expired; undefined, and nothing is kept, where it cannot be. */
async function retakeAll(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord | undefined> {
  const lowered = await retakeDiscounts(context, transaction, booking);
  const buying = lowered && (await retakePoints(context, transaction, lowered));
  if (buying === undefined && lowered !== undefined && lowered !== booking)
    await tellDiscounts(transaction, lowered, 'coupon.given_back', now, context.viewer.requestId);
  return buying;
}

/**
 * After money has settled, in the caller's transaction: tickets (or the question to the operator) where seats are held, also after the hold expired as
 * long as the same seats are free (rules.md 3); what bought nothing goes back (rules.md 4).
 */
export async function useMoney(
  transaction: RowTransaction,
  context: BookingContext,
  paid: BookingRecord,
): Promise<void> {
  const now = context.clock.now();
  const booking = await chargeAsPaid(transaction, paid, { now, requestId: context.viewer.requestId });
  const collected = await takeReserved(transaction, booking, now);
  await transaction.rows(COLLECTED_ALREADY, [booking.id]);
  if (await payExchange(transaction, collected, now, context.viewer.requestId)) return;
  const buying = canStillBuy(collected, now) ? await retakeAll(context, transaction, collected, now) : undefined;
  if (buying && (await sellSeats(transaction, buying, now))) {
    const sold = await loadBooking(transaction, booking.id);
    const settled = await withoutNeedlessForgiving(transaction, sold, now, sold.total);
    const surplus = { ...moneysOf(settled), due: settled.total };
    if (surplusOf(surplus) > 0) await createRefunds(transaction, settled, surplusOf(surplus), 'OVERPAID', now);
    const { requestId } = context.viewer;
    await completeSale(transaction, await loadBooking(transaction, booking.id), now, { actor: 'system', requestId });
    return;
  }
  if (buying && buying !== collected)
    await tellDiscounts(transaction, buying, 'coupon.given_back', now, context.viewer.requestId);
  const over = booking.expiresAt !== null && booking.expiresAt <= now;
  if (over) {
    await transaction.rows(EXPIRE, [booking.id]);
    await transaction.rows(LET_GO, [booking.id]);
    await tellDiscounts(transaction, booking, 'coupon.given_back', now, context.viewer.requestId);
    await note(transaction, now, { bookingId: booking.id, type: 'hold.expired', actor: 'system' });
  }
  await returnSurplus(transaction, context, await loadBooking(transaction, booking.id));
  await recordStatus(transaction, booking.id, { now, requestId: context.viewer.requestId });
}
