import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { recordStatuses } from '../booking/record-status.js';
import { RESERVED } from './open-attempts.js';

const BATCH = 200;

/**
 * PENDING → EXPIRED for attempts whose own deadline is over; the seats stay held, and another way may be taken. Bookings
 * somebody is working on are skipped and come next time.
 */
const EXPIRE = `with
  due as materialized (select b.id from booking b where exists (select 1 from payment y where y.booking_id = b.id
      and y.state in ('CREATED', 'PENDING') and y.expires_at <= to_timestamp($1::float8 / 1000))
    order by b.id limit ${BATCH} for update skip locked),
  over as (update payment set state = 'EXPIRED' where booking_id in (select id from due)
    and state in ('CREATED', 'PENDING') and expires_at <= to_timestamp($1::float8 / 1000) returning booking_id, id),
  halves as (update payment set state = 'EXPIRED' where booking_id in (select booking_id from over) and ${RESERVED}),
  events as (insert into booking_event (booking_id, at, type, actor, facts)
    select booking_id, to_timestamp($1::float8 / 1000), 'payment.expired', 'system',
      jsonb_build_object('paymentId', id::text) from over)
  select distinct booking_id::text as id from over`;

/** Ends the attempts of one batch of bookings. Money that arrives for one all the same still counts. */
export async function expirePayments(context: BookingContext): Promise<void> {
  await inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const over = await transaction.rows<{ id: string }>(EXPIRE, [now]);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await recordStatuses(transaction, ids, { now, requestId: context.viewer.requestId });
  });
}
