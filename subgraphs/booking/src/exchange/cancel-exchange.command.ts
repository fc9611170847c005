import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { ridesOfExchange } from '../booking/named-rides.js';
import { giveUpExchange } from './give-up-exchange.js';

/**
 * Gives the open exchange up: the old tickets are what counts again. Repeating it answers the booking as it is.
 * Refuses BOOKING_NOT_FOUND, TRY_AGAIN.
 */
export async function cancelExchange(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, ridesOfExchange);
    if (booking.exchange === null) return booking;
    const { viewer, clock } = context;
    const by = { now: clock.now(), requestId: viewer.requestId, actor: actorOf(viewer) };
    return giveUpExchange(transaction, booking, { ...by, as: 'cancelled' });
  });
}
