import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { lockBooking } from '../booking/booking-transaction.js';
import { decidesFor } from './decides-for.js';

/** Whose ride it is never changes: it may be asked before the lock is taken. */
const DRIVEN = `select l.operator_id::text as "operatorId", l.operator_branch_id::text as "operatorBranchId",
    l.operator_country_code as "operatorCountryCode"
  from booking b join leg l on l.booking_id = b.id where b.id = $1 and l.id = $2 and b.mode = $3`;

export interface OpenedLeg {
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
}

/**
 * Locks the booking's row and reads it whole, for whoever decides for the operator of this leg. Refuses with
 * BOOKING_NOT_FOUND what is out of his reach, another operator's leg of the same booking and one that was exchanged included.
 */
export async function openLeg(
  transaction: RowTransaction,
  viewer: Viewer,
  bookingId: string,
  legId: string,
): Promise<OpenedLeg> {
  const areIds = isRowId(bookingId) && isRowId(legId);
  const [driven] = areIds
    ? await transaction.rows<Parameters<typeof decidesFor>[1]>(DRIVEN, [bookingId, legId, viewer.mode])
    : [];
  if (driven === undefined || !decidesFor(viewer, driven)) throw new BookingNotFound({ bookingId });
  const booking = await lockBooking(transaction, bookingId);
  const leg = booking.legs.find(({ id }) => id === legId);
  if (leg === undefined) throw new BookingNotFound({ bookingId });
  return { booking, leg };
}
