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
    const by = { as: 'cancelled', actor: actorOf(context.viewer) } as const;
    return giveUpExchange(transaction, booking, context.clock.now(), by);
  });
}
