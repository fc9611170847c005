import { bookingFacts } from '../booking/booking-facts.js';
import { ridesToTell } from '../booking/named-rides.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { RefundFailure } from '../payment/refund-failure.rules.js';
import { lockLink } from '../pay-link/pay-link.queries.js';
import { tellLink } from '../pay-link/tell-link.js';
import { tellRefunds } from './tell-refunds.js';
import { endsTries, retryAt, waitsForPerson } from './refund-state.rules.js';

const FAILED = `update refund set state = 'failed', failures = failures + 1, failure = $2, retry_at = to_timestamp($3::float8 / 1000)
  where id = $1 and state = 'transit' and failures = $4 returning id`;

/** A refund that its provider was asked for. */
export interface AskedRefund {
  readonly id: string;
  /** Null of a link. */
  readonly bookingId: string | null;
  readonly linkId: string | null;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  /** How often its provider refused it before, and why last. */
  readonly failures: number;
  readonly failure: RefundFailure | null;
}

/** The traveller learns that it waits, and what he can do: write to us. */
async function tellRefused(
  transaction: RowTransaction,
  { viewer }: BookingContext,
  { id, bookingId, linkId, amount, currency }: AskedRefund,
  now: number,
): Promise<void> {
  const { requestId } = viewer;
  if (bookingId === null) {
    const arrived = { amount, currency };
    return tellLink(transaction, await lockLink(transaction, linkId!), 'pay_link.refund_refused', {
      now,
      requestId,
      arrived,
    });
  }
  const booking = await lockBooking(transaction, bookingId);
  const rides = ridesToTell(
    booking,
    booking.refunds.filter((refund) => refund.id === id),
  );
  const payload = { ...bookingFacts(booking, rides), amount: { amount, currency } };
  await emitRows(transaction, now, [{ type: 'refund.refused', payload, mode: booking.mode, requestId }]);
}

/**
 * transit → failed, once; the money stays in the books until it is gone. The timeline tells the first refusal, the one after
 * which it waits for a person, and each that follows his own tries.
 */
export async function failRefund(context: BookingContext, refund: AskedRefund, failure: RefundFailure): Promise<void> {
  const now = context.clock.now();
  const { id, bookingId, linkId, provider, failures, amount, currency } = refund;
  await inBookingTransaction(context, async (transaction) => {
    // Booking or link before refund, as everywhere.
    if (bookingId === null) await lockLink(transaction, linkId!);
    else await lockBooking(transaction, bookingId);
    const again = retryAt(failures + 1, failure, now);
    const failed = await transaction.rows(FAILED, [id, failure, again, failures]);
    if (failed.length === 0) return;
    const line = { actor: `provider:${provider}`, facts: { amount, currency, reason: failure } };
    const ends = endsTries(refund, failure);
    if (bookingId !== null && (failures === 0 || waitsForPerson(refund)))
      await note(transaction, now, { bookingId, type: 'refund.failed', ...line });
    if (bookingId !== null && ends) await note(transaction, now, { bookingId, type: 'refund.stopped', ...line });
    if (ends) await tellRefused(transaction, context, refund, now);
    // What is done of the same decision waited for it.
    if (bookingId !== null) await tellRefunds(transaction, bookingId, { now, requestId: context.viewer.requestId });
  });
}
