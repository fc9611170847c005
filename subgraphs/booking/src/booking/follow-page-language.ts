import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { isCounter } from '../cash/collector.js';
import { ownAccount } from '../payment/own-money.js';
import type { BookingRecord } from './booking-record.js';

/** On our own pages, for himself: staff, partners and who acts as somebody read in languages of their own. */
function buysHere(viewer: Viewer, { bookingType, bookedByUserId }: BookingRecord): boolean {
  if (bookingType !== 'GUEST' && bookingType !== 'CUSTOMER') return false;
  if (viewer.kind === 'service' || viewer.channel !== 'web') return false;
  if (viewer.kind === 'guest') return true;
  const account = viewer.apiKeyId === undefined ? ownAccount(viewer) : undefined;
  return account !== undefined && (account === bookedByUserId || !isCounter(viewer));
}

/** Not what staff chose, and not once something was sent: tickets, a cash code, the way back to pay. */
const FOLLOW = `update booking b set language = $2, contact_version = contact_version + 1 where id = $1 and sold_at is null
    and not exists (select 1 from payment p where p.booking_id = b.id and p.code is not null)
    and not exists (select 1 from notice n where n.booking_id = b.id)
    and not exists (select 1 from booking_event e where e.booking_id = b.id and e.type = 'contact.changed')
  returning contact_version as "contactVersion"`;

/**
 * The language of a booking is that of the page its own buyer is on, as long as nothing was sent to him; in the caller's
 * transaction, which has locked the booking.
 */
export async function followPageLanguage(
  transaction: RowTransaction,
  viewer: Viewer,
  booking: BookingRecord,
): Promise<BookingRecord> {
  const { language } = viewer;
  if (booking.language === language || !buysHere(viewer, booking)) return booking;
  const [followed] = await transaction.rows<{ contactVersion: number }>(FOLLOW, [booking.id, language]);
  return followed === undefined ? booking : { ...booking, language, ...followed };
}
