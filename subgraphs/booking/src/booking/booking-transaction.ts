import { isRetryable } from '@naga/server-kit/database/in-transaction.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { BookingServices } from '../services.js';
import { TryAgain } from './booking.errors.js';
import { lockOpened } from './booking-access.queries.js';
import { loadBooking } from './booking.queries.js';
import type { BookingRecord } from './booking-record.js';
import type { NamedRides } from './named-rides.js';

export type BookingContext = SubgraphContext<BookingServices>;

const PNR_DRAWS = 5;
const isDrawnTwice = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'booking_pnr_unique';

/**
 * One transaction of plain rows. What still deadlocks after three tries is refused with TRY_AGAIN, never a 500; a
 * booking reference that exists already is drawn anew.
 */
export async function inBookingTransaction<T>(
  context: Pick<BookingContext, 'database'>,
  work: (transaction: RowTransaction) => Promise<T>,
): Promise<T> {
  for (let draws = 1; ; draws++) {
    try {
      return await inRowTransaction(context.database, work);
    } catch (error) {
      if (isRetryable(error)) throw new TryAgain();
      if (draws >= PNR_DRAWS || !isDrawnTwice(error)) throw error;
    }
  }
}

/**
 * Like lockBooking, for what the viewer asks for: the whole booking, or the rides that are named. Refuses
 * BOOKING_NOT_FOUND and FORBIDDEN as lockOpened does.
 */
export async function openAndLock(
  transaction: RowTransaction,
  { viewer }: Pick<BookingContext, 'viewer'>,
  permission: 'booking.edit' | 'booking.cancel' | 'refund.ask',
  id: string,
  named?: NamedRides,
): Promise<BookingRecord> {
  await lockOpened(transaction, viewer, permission, id, named);
  return loadBooking(transaction, id);
}

/**
 * Locks the booking's row, then reads it whole. Every command that changes a booking begins so: its legs, parts,
 * payments and refunds hold still until commit, and all locks are taken in one order (booking before seats).
 */
export async function lockBooking(transaction: RowTransaction, id: string): Promise<BookingRecord> {
  await transaction.rows('select 1 from booking where id = $1 for update', [id]);
  return loadBooking(transaction, id);
}
