import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { backFees, sumOfAddOns } from '../add-on/add-on-back.rules.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import { moneysOf, stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { loadBooking } from '../booking/booking.queries.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { tellDiscounts } from '../coupon/coupon-news.js';
import { backBeside } from '../fee/beside.rules.js';
import { insertFees } from '../fee/insert-fees.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { withoutNeedlessForgiving } from '../payment/forgiven.js';
import { collectOnly } from '../payment/open-attempts.js';
import { surplusOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import { REFUSED_FEE, refusedShare } from './refused-share.rules.js';

/** What was promised on boarding is what is owed still: nothing when nothing of the booking is left. */
const REJECT = `with
  l as (update leg set confirm_by = null where id = any($2::bigint[])),
  f as (insert into booking_fee (booking_id, name, amount) select $1, '${REFUSED_FEE}', -$3::bigint where $3::bigint > 0),
  y as (${collectOnly('$4')})
  update part set state = 'REJECTED', given_back_at = to_timestamp($5::float8 / 1000),
    given_back_as = case when $5::float8 is not null then 'REJECTED' end
  where leg_id = any($2::bigint[]) and state = 'PENDING_OPERATOR'`;

export interface Rejection {
  readonly actor: string;
  readonly requestId: string;
  readonly cause: 'REFUSED' | 'OVERDUE';
  /** What the operator wrote; null when nobody answered. */
  readonly reason: string | null;
}

const faresOf = (parts: readonly { fare: number }[]): number => parts.reduce((sum, { fare }) => sum + fare, 0);

/** What is left of a booking beside the seats of this way. */
function stayingWith(booking: BookingRecord, way: readonly LegRecord[]) {
  const refused = new Set(way.flatMap(({ parts }) => parts));
  return partsOf(booking).filter((part) => !refused.has(part) && part.state !== 'REJECTED');
}

/**
 * PENDING_OPERATOR → REJECTED for a whole way, in the caller's transaction, which holds the lock on the booking: seats and
 * all money for them go back with their add-ons, fees by their share (rules.md 3). Answers the booking as it is then.
 */
export async function rejectWay(
  transaction: RowTransaction,
  booking: BookingRecord,
  way: readonly LegRecord[],
  now: number,
  { actor, requestId, cause, reason }: Rejection,
): Promise<BookingRecord> {
  const { id: bookingId, mode, currency } = booking;
  const parts = way.flatMap((leg) => leg.parts);
  const staying = stayingWith(booking, way);
  const share = refusedShare({ fees: booking.fees, refused: faresOf(parts), staying: faresOf(staying), currency });
  const legIds = way.map(({ id }) => id);
  const partIds = parts.map(({ id }) => id);
  await releaseSeats(transaction, bookingId, partIds);
  const addOns = heldAddOns(booking.fees).filter(({ partId }) => partIds.includes(partId));
  const toCollect =
    staying.length === 0 ? 0 : Math.max(0, stillToPay(booking) - faresOf(parts) - share - sumOfAddOns(addOns));
  const givenBackAt = booking.soldAt === null ? null : now;
  await transaction.rows(REJECT, [bookingId, legIds, share, toCollect, givenBackAt]);
  await insertFees(transaction, bookingId, backFees(addOns));
  if (givenBackAt !== null)
    await post(transaction, booking, now, 'rejection', cancellationEntries([], backBeside(addOns, share), currency));
  const rejected = await withoutNeedlessForgiving(transaction, await loadBooking(transaction, bookingId), now);
  const refund = surplusOf(moneysOf(rejected));
  if (refund > 0) await createRefunds(transaction, rejected, refund, 'REJECTED', now, { legIds, partIds });
  const facts = { legIds, cause, refund, currency, ...(reason === null ? {} : { reason }) };
  await note(transaction, now, { bookingId, type: 'booking.rejected', actor, facts });
  const after = await recordStatus(transaction, bookingId, { now, requestId });
  const payload = { ...bookingFacts(after, way), amount: { amount: refund, currency }, cause, reason };
  await emitRows(transaction, now, [{ type: 'booking.rejected', payload, mode, requestId }]);
  if (staying.length === 0) await tellDiscounts(transaction, booking, 'coupon.given_back', now, requestId);
  return after;
}
