import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { loadBookings } from '../booking/booking.queries.js';
import { RESERVED } from '../payment/open-attempts.js';
import { giveUpExchange } from './give-up-exchange.js';

export const BATCH = 50;

/** A payment that is just being carried out (authorized) is waited for, what a wallet has set aside is not; bookings somebody works on come next time. */
const OVER = `select b.id::text as id from exchange x join booking b on b.id = x.booking_id
  where x.state = 'open' and x.expires_at <= to_timestamp($1::float8 / 1000)
    and not exists (select 1 from payment y where y.booking_id = b.id and y.state = 'AUTHORIZED' and not ${RESERVED})
  order by b.id limit ${BATCH} for update of b skip locked`;

/** Ends one batch of exchanges whose time is over; answers how many there were. */
export function expireExchanges(context: BookingContext): Promise<number> {
  const now = context.clock.now();
  return inBookingTransaction(context, async (transaction) => {
    const over = await transaction.rows<{ id: string }>(OVER, [now]);
    const bookings =
      over.length === 0
        ? []
        : await loadBookings(
            transaction,
            over.map(({ id }) => id),
          );
    for (const booking of bookings)
      if (booking.exchange !== null && booking.exchange.expiresAt <= now)
        await giveUpExchange(transaction, booking, {
          now,
          requestId: context.viewer.requestId,
          as: 'expired',
          actor: 'system',
        });
    return over.length;
  });
}
