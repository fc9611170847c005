import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { tellPoints } from './tell-points.js';

/** What can still earn, or has: of whom it is may have changed. */
const BOUGHT_BY = `select id::text as id from booking where bought_by_user_id = $1::bigint and mode = 'live' and sold_at is not null
  order by id`;

/** Tells users of these bookings anew, each in a transaction of its own; nothing where nothing changed. */
export async function tellPointsOf(context: BookingContext, bookingIds: readonly string[]): Promise<void> {
  const at = { now: context.clock.now(), requestId: context.viewer.requestId };
  for (const id of bookingIds)
    await inBookingTransaction(context, async (transaction) => {
      await tellPoints(transaction, await lockBooking(transaction, id), at);
    });
}

/** The same of all that an account bought: it has joined bookings, or is deleted. To be repeated at will. */
export async function tellPointsOfAccount(context: BookingContext, accountId: string): Promise<void> {
  const bookings = await context.database.rows<{ id: string }>(BOUGHT_BY, [accountId]);
  await tellPointsOf(
    context,
    bookings.map(({ id }) => id),
  );
}
