import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';

const DAY_MS = 24 * 3_600_000;

/** Where a booking's holder is reached. */
export type Contact = Pick<BookingRecord, 'contactEmail' | 'contactPhone'>;

type Sold = Contact & Pick<BookingRecord, 'id' | 'soldToEmail' | 'soldToPhone'>;

const CHANGED = `select 1 from booking_event where booking_id = $1 and at > to_timestamp($2::float8 / 1000)
  and (type = 'passengers.set' or type = 'contact.changed' and facts->>'fields' like '%contact%') limit 1`;

/** Whether it is reached elsewhere than it was sold to; of old ones nobody knows how they were sold. */
const isAsSold = ({ contactEmail, contactPhone, soldToEmail, soldToPhone }: Sold): boolean =>
  (soldToEmail === null && soldToPhone === null) || (contactEmail === soldToEmail && contactPhone === soldToPhone);

/**
 * Where the code goes that proves a booking's holder: for a day after its contact was changed still to whom it was sold, who
 * is told of the change; then to the new contact.
 */
export async function codeContact(from: Rows, booking: Sold, now: number): Promise<Contact> {
  const { id, contactEmail, contactPhone, soldToEmail, soldToPhone } = booking;
  const isNew = !isAsSold(booking) && (await from.rows(CHANGED, [id, now - DAY_MS])).length > 0;
  return isNew ? { contactEmail: soldToEmail, contactPhone: soldToPhone } : { contactEmail, contactPhone };
}
