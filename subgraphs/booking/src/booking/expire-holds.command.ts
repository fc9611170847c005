import { tellDiscounts } from '../coupon/coupon-news.js';
import { OPEN_ATTEMPTS } from '../payment/open-attempts.js';
import { surplusOf } from '../payment/payment-status.rules.js';
import { returnSurplus } from '../payment/return-surplus.js';
import type { BookingContext } from './booking-transaction.js';
import { inBookingTransaction } from './booking-transaction.js';
import { moneysOf } from './booking-money.js';
import { recordStatuses } from './record-status.js';

export const BATCH = 200;

/**
 * HELD → EXPIRED for holds whose time is over and whose payment is not just being carried out (authorized): seats are
 * given back, open attempts end, and what was paid of it in part goes back. Bookings somebody is working on are skipped and come next time.
 */
const EXPIRE = `with
  due as materialized (select id from booking b where expires_at <= to_timestamp($1::float8 / 1000)
      and not exists (select 1 from payment y where y.booking_id = b.id and y.state = 'AUTHORIZED'
        and y.method <> 'WALLET_CREDIT')
    order by id limit ${BATCH} for update skip locked),
  gone as (update booking set expires_at = null where id in (select id from due) returning id),
  parts as (update part set state = 'EXPIRED' where booking_id in (select id from due) and state = 'HELD'),
  attempts as (update payment set state = 'EXPIRED' where booking_id in (select id from due)
    and ${OPEN_ATTEMPTS}),
  seats as (update seat_claim set state = 'released' where id in (
    select id from seat_claim where booking_id in (select id from due) and state = 'held'
    order by departure, seat_no, id for update)),
  events as (insert into booking_event (booking_id, at, type, actor, facts)
    select id, to_timestamp($1::float8 / 1000), 'hold.expired', 'system', '{}' from gone)
  select id::text as id from gone`;

/** Expires one batch; answers how many there were. */
export function expireHolds(context: BookingContext): Promise<number> {
  return inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const gone = await transaction.rows<{ id: string }>(EXPIRE, [now]);
    if (gone.length === 0) return 0;
    const ids = gone.map(({ id }) => id);
    const at = { now, requestId: context.viewer.requestId };
    const over = await recordStatuses(transaction, ids, at);
    for (const booking of over) await tellDiscounts(transaction, booking, 'coupon.given_back', now, at.requestId);
    const paid = over.filter((booking) => surplusOf(moneysOf(booking)) > 0);
    for (const booking of paid) await returnSurplus(transaction, context, booking);
    const paidIds = paid.map(({ id }) => id);
    if (paidIds.length > 0) await recordStatuses(transaction, paidIds, at);
    return gone.length;
  });
}
