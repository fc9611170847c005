import type { Rows } from '../booking/booking.queries.js';

export interface WingLogRow {
  readonly id: string;
  readonly paymentId: string;
  readonly at: Date;
  readonly logData: Record<string, unknown>;
}

const rowsOf = (owner: 'booking_id' | 'link_id') => `select w.id::text as id, w.payment_id::text as "paymentId", w.at,
    w.log_data as "logData" from wing_log w join payment y on y.id = w.payment_id where y.${owner} = $1 order by w.id`;
const OF_BOOKING = rowsOf('booking_id');
const OF_LINK = rowsOf('link_id');

/** What Wing's app reported of the payments of a booking, oldest first. */
export const wingLogOfBooking = (from: Rows, bookingId: string): Promise<WingLogRow[]> =>
  from.rows(OF_BOOKING, [bookingId]);

/** The same of a pay link. */
export const wingLogOfLink = (from: Rows, linkId: string): Promise<WingLogRow[]> => from.rows(OF_LINK, [linkId]);
