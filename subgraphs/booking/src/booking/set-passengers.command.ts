import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from './actor.js';
import type { BookingRecord, LegRecord } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { requireHeld } from './extend-hold.command.js';
import { type PassengerDetails, passengerProblems } from './passengers-input.rules.js';

export interface Contact {
  readonly email?: string | null;
  readonly mobileNumber: string;
}

/** Names, contact, the text staff search by, and a line of the timeline, in one statement. */
const WRITE = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(position int, "firstName" text,
    "lastName" text, email text, "mobileNumber" text)),
  parts as (update part p set first_name = g."firstName", last_name = g."lastName", email = g.email,
      mobile_number = g."mobileNumber"
    from given g where p.booking_id = $1::bigint and p.position = g.position),
  event as (insert into booking_event (booking_id, at, type, actor, facts)
    values ($1, to_timestamp($5::float8 / 1000), 'passengers.set', $6, '{}'))
  update booking set contact_email = $3, contact_phone = $4, search_text = lower(concat_ws(' ', pnr, $3::text, $4::text,
    regexp_replace($4::text, '[^0-9]', '', 'g'),
    (select string_agg(concat_ws(' ', "firstName", "lastName", email, "mobileNumber"), ' ' order by position)
     from given))) where id = $1`;

const text = (value: string | null | undefined): string | null => value?.trim() || null;

/**
 * Who travels and how to reach them. Possible while the seats are held; given again it replaces what was given.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD; InvalidInput names each passenger that does not fit.
 */
export async function setPassengers(
  context: BookingContext,
  bookingId: string,
  passengers: readonly PassengerDetails[],
  contact: Contact,
): Promise<BookingRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    const seats = booking.legs[0]!.parts;
    const problems = passengerProblems(passengers, seats);
    if (problems.length > 0) throw new InvalidInput(problems);
    const given = passengers.map((passenger) => ({
      position: seats.find(({ seatNumber }) => seatNumber === passenger.seatNumber)!.position,
      firstName: passenger.firstName.trim(),
      lastName: passenger.lastName.trim(),
      email: text(passenger.email),
      mobileNumber: text(passenger.mobileNumber),
    }));
    const reach = { contactEmail: text(contact.email), contactPhone: contact.mobileNumber.trim() };
    const values = [bookingId, JSON.stringify(given), reach.contactEmail, reach.contactPhone, now];
    await transaction.rows(WRITE, [...values, actorOf(context.viewer)]);
    const people = new Map(given.map((person) => [person.position, person]));
    const named = (leg: LegRecord): LegRecord => ({
      ...leg,
      parts: leg.parts.map((part) => ({ ...part, ...people.get(part.position) })),
    });
    return { ...booking, ...reach, legs: booking.legs.map(named) };
  });
}
