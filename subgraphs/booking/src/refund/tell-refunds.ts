import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { loadBooking, ms } from '../booking/booking.queries.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { GOES_IN_CASH } from './cash-back.rules.js';
import { ridesToTell } from '../booking/named-rides.js';
import { PATIENCE, refundNews, type RefundPiece } from './refund-news.rules.js';

/** All refunds of the decisions of which something is to be told. */
const PIECES = `select r.id::text as id, r.decision_id::text as "decisionId", r.state, r.amount::float8 as amount, r.currency,
    ${ms('r.done_at')} as "doneAt", r.told_at is not null as "isTold",
    case when r.reason = 'BOARDING_UNDONE' then 'CONDUCTOR' when ${GOES_IN_CASH} then 'CASH'
      when r.wallet_owner_id is not null or y.provider = 'wallet' then 'WALLET'
      when y.provider = 'agency' then 'AGENCY' else 'AS_PAID' end as place
  from refund r join payment y on y.id = r.payment_id join booking b on b.id = r.booking_id
  where r.booking_id = $1 and r.decision_id in
    (select decision_id from refund where booking_id = $1 and state = 'done' and told_at is null)
  order by r.id`;

const TOLD = `update refund set told_at = to_timestamp($2::float8 / 1000) where id = any($1::bigint[])`;

/**
 * refund.done, once for each decision of which the traveller is to be told something now, of the rides and seats of its money, in the caller's transaction, which
 * holds the lock of the booking: what is back and where, of how much, and what is still to come.
 */
export async function tellRefunds(
  transaction: RowTransaction,
  bookingId: string,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> {
  const news = refundNews(await transaction.rows<RefundPiece>(PIECES, [bookingId]), now);
  if (news.length === 0) return;
  await transaction.rows(TOLD, [news.flatMap(({ ids }) => ids), now]);
  const booking = await loadBooking(transaction, bookingId);
  const events = news.map(({ ids, amount, currency, places, whole, rest }) => {
    const moneyOf = (sum: number) => ({ amount: sum, currency });
    const payload = {
      ...bookingFacts(
        booking,
        ridesToTell(
          booking,
          booking.refunds.filter(({ id }) => ids.includes(id)),
        ),
      ),
      amount: moneyOf(amount),
      places: places.map((one) => ({ place: one.place, amount: moneyOf(one.amount) })),
      whole: moneyOf(whole),
      rest: { onItsWay: moneyOf(rest.onItsWay), inCash: moneyOf(rest.inCash) },
    };
    return { type: 'refund.done', payload, mode: booking.mode, requestId };
  });
  await emitRows(transaction, now, events);
}

const WAITED = `select distinct booking_id::text as id from refund where state = 'done' and told_at is null
  and booking_id is not null and done_at <= to_timestamp($1::float8 / 1000) limit 100`;

/** The same where what is done has waited long enough for what its provider does not know. */
export async function tellWaitingRefunds(context: BookingContext): Promise<void> {
  const { database, clock, viewer } = context;
  const waiting = await database.rows<{ id: string }>(WAITED, [clock.now() - PATIENCE]);
  for (const { id } of waiting)
    await inBookingTransaction(context, async (transaction) => {
      await lockBooking(transaction, id);
      await tellRefunds(transaction, id, { now: clock.now(), requestId: viewer.requestId });
    });
}
