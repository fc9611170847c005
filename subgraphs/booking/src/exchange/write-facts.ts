import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { searchText } from '../booking/passengers-input.rules.js';
import type { NewFacts } from './asked-facts.rules.js';

/** On every ride that he still travels, and on those that are held for him: one person is known alike on all. */
const WRITE = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(position int, "documentNumber" text,
    "birthDate" date, "mobileNumber" text, email text)),
  parts as (update part p set document_number = coalesce(g."documentNumber", p.document_number),
      birth_date = coalesce(g."birthDate", p.birth_date), mobile_number = coalesce(g."mobileNumber", p.mobile_number),
      email = coalesce(g.email, p.email)
    from given g where p.booking_id = $1 and p.position = g.position
      and p.state in ('CONFIRMED', 'TICKETED', 'EXCHANGE_ONGOING', 'HELD'))
  update booking set search_text = $3 where id = $1`;

/**
 * What passengers told beside what was known of them, in the caller's transaction, which holds the lock on the booking and
 * has held their new seats.
 */
export async function writeFacts(
  transaction: RowTransaction,
  booking: BookingRecord,
  facts: readonly NewFacts[],
): Promise<void> {
  if (facts.length === 0) return;
  const withFacts = (leg: LegRecord): LegRecord => ({
    ...leg,
    parts: leg.parts.map((part) => ({ ...part, ...facts.find(({ position }) => position === part.position) })),
  });
  const people = partsOf({ ...booking, legs: booking.legs.map(withFacts) });
  const { id, pnr, contactEmail, contactPhone } = booking;
  const found = searchText(pnr, { people, contactEmail, contactPhone: contactPhone ?? '' });
  await transaction.rows(WRITE, [id, JSON.stringify(facts), found]);
}
