import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { loadBookings, type Rows } from '../booking/booking.queries.js';

const FIND = `select l.booking_id::text as "bookingId" from ticket t join leg l on l.id = t.leg_id
  where t.id = $1 and t.mode = $2`;

/** What issue-tickets writes: anything else cannot be one, and not every text can be asked of a database. */
const TICKET_ID = /^[0-9a-z]{1,64}$/;

/** A leg that was sold, with the booking it belongs to. */
export interface SoldTicket {
  readonly id: string;
  readonly booking: BookingRecord;
  readonly leg: LegRecord;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whose ticket it is: its booking's id; undefined when nobody knows it. */
export async function bookingOfTicket(from: Rows, id: string, mode: Mode): Promise<string | undefined> {
  if (!TICKET_ID.test(id)) return undefined;
  const [found] = await from.rows<{ bookingId: string }>(FIND, [id, mode]);
  return found?.bookingId;
}

/** By its id alone: for services, which already know whose it is. Undefined when nobody knows it. */
export async function ticketOf(from: Rows, id: string, mode: Mode): Promise<SoldTicket | undefined> {
  const bookingId = await bookingOfTicket(from, id, mode);
  if (bookingId === undefined) return undefined;
  const [booking] = await loadBookings(from, [bookingId]);
  const leg = booking?.legs.find(({ ticketId }) => ticketId === id);
  return booking && leg ? { id, booking, leg } : undefined;
}

/**
 * As its link opens it (rules.md 1): with an e-mail on the booking both must match, without one the id is enough.
 * Undefined tells nothing about which of the two was wrong.
 */
export async function ticketByLink(
  from: Rows,
  { id, email, mode }: { id: string; email: string | null | undefined; mode: Mode },
): Promise<SoldTicket | undefined> {
  const ticket = await ticketOf(from, id, mode);
  const expected = ticket?.booking.contactEmail;
  return expected && !same(expected, email ?? '') ? undefined : ticket;
}
