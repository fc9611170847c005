import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { RefundRecord } from './refund-record.js';
import { ridesToTell } from '../booking/named-rides.js';

interface InCash {
  readonly amount: number;
  readonly currency: string;
  /** Its provider does not take it back, the account whose credit it was is deleted, or a conductor took it that nobody owed. */
  readonly why: 'REFUSED' | 'ACCOUNT_DELETED' | 'NOT_OWED';
  /** The refund, where it is known of which rides it is. */
  readonly refund?: RefundRecord;
}

/** refund.in_cash, in the caller's transaction: the traveller learns where his cash waits, and why. */
export async function tellRefundInCash(
  transaction: RowTransaction,
  booking: BookingRecord,
  { amount, currency, why, refund }: InCash,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> {
  const payload = {
    ...bookingFacts(booking, ridesToTell(booking, refund ? [refund] : [])),
    amount: { amount, currency },
    why,
  };
  await emitRows(transaction, now, [{ type: 'refund.in_cash', payload, mode: booking.mode, requestId }]);
}
