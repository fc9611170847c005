import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { loadOpened } from '../booking/booking-access.queries.js';
import { TicketNotChangeable } from '../booking/booking.errors.js';
import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { rideOf } from '../booking/named-rides.js';
import { bookableSeats } from '../booking/sellable.js';
import { nameOnTicket, tellChange } from '../booking/tell-change.js';
import { requireNotKept } from '../seat-block/kept-seats.js';
import { moveSeats } from '../seat-claim/move-seats.command.js';
import { SeatNotBookable, SeatsTaken } from '../seat-claim/seat-claim.errors.js';
import { queueForLegs, requireGenderRule } from './gender-of-leg.js';
import { requireChangeable } from './require-changeable.js';
import { ridesAsPlanned } from './ride-facts.js';
import { type SeatWish, seatWishProblems, wishedParts } from './seat-wish.rules.js';

const RESEAT = `update part p set seat_number = g.seat from jsonb_to_recordset($2::jsonb) as g(id bigint, seat text)
  where p.booking_id = $1 and p.id = g.id`;

function legOf({ id: bookingId, legs }: BookingRecord, legId: string): LegRecord {
  const leg = legs.find(({ id }) => id === legId);
  if (leg === undefined) throw new TicketNotChangeable({ bookingId, seats: [] });
  return leg;
}

/**
 * Other seats on the same departure for some or all passengers of one leg, by release and claim; passengers may swap. The
 * gender rule holds, the price stays. The tickets are drawn anew and the traveller is told; a printed one still boards
 * him, on the seat that the passenger list says. Repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE (also a leg of another booking), RIDE_UNKNOWN, SEAT_NOT_BOOKABLE,
 * GENDER_RULE, SEATS_TAKEN, TRY_AGAIN; InvalidInput where a seat or a passenger is named twice.
 */
export async function changeSeats(
  context: BookingContext,
  bookingId: string,
  legId: string,
  wishes: readonly SeatWish[],
): Promise<BookingRecord> {
  const problems = seatWishProblems(wishes);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { database, viewer, clock } = context;
  const seen = await loadOpened(database, viewer, 'booking.edit', bookingId, rideOf(legId));
  const rides = await ridesAsPlanned(context, [legOf(seen, legId)]);
  const ride = rides.get(legId)!;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, rideOf(legId));
    const leg = legOf(booking, legId);
    const moved = wishedParts(leg.parts, wishes);
    if (moved.length === 0) return booking;
    requireChangeable(booking, leg, moved, now);
    const wanted = moved.map(({ seatNumber }) => seatNumber);
    const known = bookableSeats(ride);
    const unknown = wanted.filter((seat) => !known.has(seat));
    if (unknown.length > 0) throw new SeatNotBookable({ legId, seats: unknown });
    const after = { ...leg, parts: leg.parts.map((part) => moved.find(({ id }) => id === part.id) ?? part) };
    const planned = [{ leg: after, ride, changed: new Set(moved.map(({ id }) => id)) }];
    await queueForLegs(transaction, planned, booking.mode);
    const taken = await moveSeats(transaction, booking, leg, moved, now);
    if (taken.length > 0) throw new SeatsTaken({ legId, seats: taken });
    const asked = moved.map(({ seatNumber: seat }) => ({ leg: 0, departure: leg.departure, seat }));
    await requireNotKept(transaction, viewer, asked, [legId]);
    await requireGenderRule(transaction, planned, booking.mode, now);
    const seats = JSON.stringify(moved.map(({ id, seatNumber }) => ({ id, seat: seatNumber })));
    await transaction.rows(RESEAT, [bookingId, seats]);
    const changed = { ...booking, legs: booking.legs.map((each) => (each.id === legId ? after : each)) };
    const seatBefore = (part: PartRecord) => leg.parts.find(({ id }) => id === part.id)!.seatNumber;
    await tellChange(transaction, viewer, now, {
      booking: changed,
      legs: [after],
      changes: moved.map((part) => ({
        what: 'SEAT',
        who: nameOnTicket(part),
        before: seatBefore(part),
        after: part.seatNumber,
      })),
      type: 'seats.changed',
      facts: { legId, before: moved.map(seatBefore), seats: wanted },
    });
    return changed;
  });
}
