import { travelDate } from '@naga/kernel/travel-date.js';
import { isOpen } from '../payment/payment-state.rules.js';
import { requireFewPromises } from '../payment/promises.js';
import { type Reached, takenOff } from '../booking-edit/contact-change.rules.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { actorOf } from './actor.js';
import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { requireHeld } from './extend-hold.command.js';
import { followPageLanguage } from './follow-page-language.js';
import { localTime } from './local-time.js';
import { askedOn } from './passenger.rules.js';
import { type HeldSeat, type PassengersInput, searchText } from './passengers-input.rules.js';
import { requirePassengers } from './require-passengers.js';
import { tellOwner } from './tell-owner.js';

/** Names, contact, the text staff search by, and a line of the timeline, in one statement. */
const WRITE = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(position int, "firstName" text,
    "lastName" text, email text, "mobileNumber" text, "documentNumber" text, "birthDate" date)),
  parts as (update part p set first_name = g."firstName", last_name = g."lastName", email = g.email,
      mobile_number = g."mobileNumber", document_number = g."documentNumber", birth_date = g."birthDate"
    from given g where p.booking_id = $1::bigint and p.position = g.position),
  event as (insert into booking_event (booking_id, at, type, actor, facts)
    values ($1, to_timestamp($6::float8 / 1000), 'passengers.set', $7, '{}'))
  update booking set contact_email = $3, contact_phone = $4, search_text = $5,
    contact_version = contact_version + 1, sold_to_email = case when $8::boolean then $3 else sold_to_email end,
    sold_to_phone = case when $8 then $4 else sold_to_phone end where id = $1`;

/** Where another contact is told: at the former one, and where it was sold to. None where it is the same. */
function formerContacts(booking: BookingRecord, contact: Reached): Reached[] {
  const { contactEmail, contactPhone, soldToEmail, soldToPhone } = booking;
  if (contactEmail === contact.contactEmail && contactPhone === contact.contactPhone) return [];
  return takenOff([booking, { contactEmail: soldToEmail, contactPhone: soldToPhone }], contact);
}

const isCashPromised = ({ payments }: BookingRecord): boolean =>
  payments.some(({ method, state }) => method === 'CASH_COLLECTION' && isOpen(state));

/**
 * Whom it is sold to is told by whoever buys it: by the key of the hold, or signed in. Once cash is promised it stays, as the
 * code for that cash goes there.
 */
const tellsWhoBuys = ({ viewer }: BookingContext, booking: BookingRecord): boolean => {
  const { bookedByUserId } = booking;
  const isBuyers = bookedByUserId !== null && peopleOf(viewer).includes(bookedByUserId);
  return (viewer.bookingToken !== undefined || isBuyers) && !isCashPromised(booking);
};

/** The seat's own word counts: whose national he is was told before, with the seat. */
const asHeld = (part: PartRecord): HeldSeat => ({ ...part, nationalOf: null });

/**
 * Who travels and how to reach them. Possible while the seats are held; given again it replaces what was given. Once cash is
 * promised, whoever knows reference and address may do it: the former contact, who was told of the promise, is told of it.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, METHOD_NOT_AVAILABLE where cash was promised and the new contact
 * has promised enough; InvalidInput names each passenger that does not fit.
 */
export async function setPassengers(
  context: BookingContext,
  bookingId: string,
  told: PassengersInput,
): Promise<BookingRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const opened = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(opened, now);
    const booking = await followPageLanguage(transaction, context.viewer, opened);
    const [first] = booking.legs;
    const named = requirePassengers(told, first!.parts.map(asHeld), {
      fields: askedOn(booking.legs),
      day: travelDate(localTime(first!.departureTime).slice(0, 10)),
    });
    const { people, contactEmail, contactPhone } = named;
    await requireFewPromises(transaction, context, { ...booking, contactEmail, contactPhone }, now);
    const given = JSON.stringify(people.map((person, position) => ({ position, ...person })));
    const found = searchText(booking.pnr, named);
    const actor = actorOf(context.viewer);
    const isBuyer = tellsWhoBuys(context, booking);
    await transaction.rows(WRITE, [bookingId, given, contactEmail, contactPhone, found, now, actor, isBuyer]);
    const formers = isCashPromised(booking) ? formerContacts(booking, { contactEmail, contactPhone }) : [];
    for (const former of formers)
      await tellOwner(transaction, context.viewer, now, 'booking.contact_replaced', { ...booking, ...former });
    const withNames = (leg: LegRecord): LegRecord => ({
      ...leg,
      parts: leg.parts.map((part) => ({ ...part, ...people[part.position] })),
    });
    const contactVersion = booking.contactVersion + 1;
    const sold = isBuyer ? { soldToEmail: contactEmail, soldToPhone: contactPhone } : {};
    const contact = { contactEmail, contactPhone, contactVersion, ...sold };
    return { ...booking, ...contact, legs: booking.legs.map(withNames) };
  });
}
