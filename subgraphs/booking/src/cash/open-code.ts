import { mayOpen } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { CashCodeUnknown } from '../payment/payment.errors.js';

const FIND = `select booking_id::text as id from payment where code = $1 and mode = $2`;

export interface CashAtCounter {
  readonly booking: BookingRecord;
  readonly payment: PaymentRecord;
}

/** The attempt of this code in a booking. */
export const paymentOf = (booking: BookingRecord, code: string): PaymentRecord =>
  booking.payments.find((payment) => payment.code === code)!;

/** What a code is for, within the viewer's scope; digits may be read in groups. Refuses CASH_CODE_UNKNOWN. */
export async function openCode({ database, viewer }: BookingContext, typed: string): Promise<CashAtCounter> {
  const code = typed.replace(/[\s-]/g, '');
  const [found] = /^\d{8}$/.test(code) ? await database.rows<{ id: string }>(FIND, [code, viewer.mode]) : [];
  if (found === undefined || !(await mayOpen(database, viewer, 'booking.edit', found.id))) throw new CashCodeUnknown();
  const booking = await loadBooking(database, found.id);
  return { booking, payment: paymentOf(booking, code) };
}
