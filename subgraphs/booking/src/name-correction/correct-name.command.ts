import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import { TicketNotChangeable } from '../booking/booking.errors.js';
import { type BookingRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { requireProvedHolder } from '../holder-proof/require-proved-holder.js';
import { changePassenger } from '../passenger-change/change-passenger.command.js';
import { CorrectedAlready, NotACorrection } from './name-correction.errors.js';
import { isCorrection, MOST_LETTERS } from './name-correction.rules.js';

export interface CorrectName {
  readonly firstName: string;
  readonly lastName: string;
}

const BEFORE = `select 1 from booking_event where booking_id = $1 and type = 'name.corrected' and facts->>'position' = $2`;

const nameOf = ({ firstName, lastName }: PartRecord) => ({ firstName: firstName ?? '', lastName: lastName ?? '' });

function partOf(booking: BookingRecord, partId: string, now: number): PartRecord {
  const leg = booking.legs.find(({ parts }) => parts.some(({ id }) => id === partId));
  const part = partsOf(booking).find(({ id }) => id === partId);
  if (leg === undefined || part === undefined || leg.departureTime <= now)
    throw new TicketNotChangeable({ bookingId: booking.id, seats: part ? [part.seatNumber] : [] });
  return part;
}

/**
 * The traveller writes a passenger's name right, once and for nothing, before he leaves: a few letters, or first and last
 * name change places. On every ride he still travels; the tickets are drawn anew and sent. Repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, CODE_NEEDED, NOT_A_CORRECTION, CORRECTED_ALREADY, TICKET_NOT_CHANGEABLE, TRY_AGAIN.
 */
export async function correctName(
  context: BookingContext,
  bookingId: string,
  partId: string,
  name: CorrectName,
): Promise<BookingRecord> {
  const { database, viewer, clock } = context;
  const booking = await loadOpened(database, viewer, 'booking.edit', bookingId);
  const part = partOf(booking, partId, clock.now());
  const before = nameOf(part);
  if (before.firstName === name.firstName.trim() && before.lastName === name.lastName.trim()) return booking;
  await requireProvedHolder(context, booking);
  if (!isCorrection(before, name)) throw new NotACorrection({ letters: MOST_LETTERS });
  const position = String(part.position);
  const once = async (transaction: RowTransaction): Promise<void> => {
    if ((await transaction.rows(BEFORE, [bookingId, position])).length > 0) throw new CorrectedAlready({ bookingId });
    const line = { bookingId, type: 'name.corrected', actor: actorOf(viewer), facts: { position } };
    await note(transaction, clock.now(), line);
  };
  const { title, email, mobileNumber } = part;
  return changePassenger(context, bookingId, partId, { title, email, mobileNumber, ...name }, once);
}
