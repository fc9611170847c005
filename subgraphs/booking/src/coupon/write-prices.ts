import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statusesOf } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { insertLines } from '../booking/timeline.js';
import { ADD_ON_FEE } from '../add-on/add-on.rules.js';
import { DONATION_FEE } from '../donation/donation.rules.js';
import { tellPoints, type ToldAt } from '../points/tell-points.js';

/** Fees that change while seats are held. */
const UNSOLD = `('transaction', '${DONATION_FEE}', '${ADD_ON_FEE}')`;

/** Fares, stages and terms of the parts, the fees, the booking's coupon, points and total, and a line of the timeline, in one statement. */
const WRITE = `with
  p as (update part set fare = n.fare, stages = n.stages, refund_policy = n."refundPolicy", platform_discount = n."platformDiscount", points = n.points
    from jsonb_to_recordset($2::jsonb) as n(id bigint, fare bigint, stages jsonb, "refundPolicy" jsonb, "platformDiscount" bigint, points bigint)
    where part.id = n.id),
  gone as (delete from booking_fee where booking_id = $1 and name in ${UNSOLD}),
  fees as (insert into booking_fee (booking_id, name, amount, percent, fixed, version, method, cause, part_id, add_on)
    select $1, f.* from jsonb_to_recordset($3::jsonb) as f(name text, amount bigint, percent int, fixed bigint, version int, method text, cause text,
      "partId" bigint, "addOn" jsonb) where name in ${UNSOLD}),
  lines as (${insertLines('$10', '$9')})
  update booking set total = $4, coupon_code = $5, coupon_turn = $6, coupon_terms = $7::jsonb, discount = $8,
    payment_status = $11, points = $12, points_turn = $13, points_account_id = $14, fee_terms = $15::jsonb where id = $1`;

/** Freezes a held booking's prices anew, whatever lowers them, in the caller's transaction. Answers the booking as it is then. */
export async function writePrices(
  transaction: RowTransaction,
  booking: BookingRecord,
  { now, requestId }: ToldAt,
  line: { readonly type: string; readonly actor: string; readonly facts: Readonly<Record<string, unknown>> },
): Promise<BookingRecord> {
  const { id, fees, couponCode, couponTurn, couponTerms, discount } = booking;
  const { points, pointsTurn, pointsAccountId } = booking;
  const parts = partsOf(booking);
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  const total = sum(parts.map(({ fare }) => fare)) + sum(fees.map(({ amount }) => amount));
  const after = { ...booking, total };
  const rows = parts.map(({ id, fare, stages, refundPolicy, platformDiscount, points }) => ({
    id,
    fare,
    stages,
    refundPolicy,
    platformDiscount,
    points,
  }));
  await transaction.rows(WRITE, [
    id,
    JSON.stringify(rows),
    JSON.stringify(fees),
    total,
    couponCode,
    couponTurn,
    couponTerms === null ? null : JSON.stringify(couponTerms),
    discount,
    now,
    JSON.stringify([{ bookingId: id, ...line }]),
    statusesOf(after).paymentStatus,
    points,
    pointsTurn,
    pointsAccountId,
    booking.feeTerms && JSON.stringify(booking.feeTerms),
  ]);
  return tellPoints(transaction, after, { now, requestId });
}
