import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { loadBooking } from '../booking/booking.queries.js';

/** Who answers for an operator, by the scope of booking.edit: a buyer's scopes (own, agency) and his token do not. */
const REACH: Readonly<Record<string, string>> = {
  all: '$4::text is not null',
  country: 'l.operator_country_code = $4::text',
  operator: 'l.operator_id = $4::text::bigint',
  branch: 'l.operator_branch_id = $4::text::bigint',
};

const BIGINT = /^\d{1,18}$/;

function keyOf(viewer: Viewer, scope: string | undefined): string | undefined {
  if (viewer.kind !== 'user') return undefined;
  if (scope === 'all') return 'all';
  if (scope === 'country') return viewer.countryCode;
  return scope === 'operator' ? viewer.operatorId : viewer.branchId;
}

export interface OpenedLeg {
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
}

/**
 * Locks the booking's row and reads it whole, for whoever decides for the operator of this leg. Refuses with
 * BOOKING_NOT_FOUND what is out of his reach, another operator's leg of the same booking included.
 */
export async function openLeg(
  transaction: RowTransaction,
  viewer: Viewer,
  bookingId: string,
  legId: string,
): Promise<OpenedLeg> {
  const scope = viewer.grants['booking.edit'];
  const condition = REACH[scope ?? ''];
  const key = keyOf(viewer, scope);
  const found =
    condition !== undefined && key != null && BIGINT.test(bookingId) && BIGINT.test(legId)
      ? await transaction.rows(
          `select 1 from booking b join leg l on l.booking_id = b.id
           where b.id = $1 and l.id = $2 and b.mode = $3 and ${condition} for update of b`,
          [bookingId, legId, viewer.mode, key],
        )
      : [];
  if (found.length === 0) throw new BookingNotFound({ bookingId });
  const booking = await loadBooking(transaction, bookingId);
  return { booking, leg: booking.legs.find(({ id }) => id === legId)! };
}
