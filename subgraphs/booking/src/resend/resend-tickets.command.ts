import { telephoneDigits } from '@naga/kernel/telephone-digits.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { actorOf } from '../booking/actor.js';
import { bookingFacts } from '../booking/booking-facts.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { isSold } from '../booking/part-state.rules.js';
import { note } from '../booking/timeline.js';
import { nextResend } from './resend.rules.js';
import { NoAddressToSend, NoTicketToSend, SentOftenEnough } from './resend.errors.js';

const SENT = `select (extract(epoch from at) * 1000)::float8 as at from booking_event
  where booking_id = $1 and type = 'ticket.resent'`;

/**
 * Sends the tickets that still open a door once more, as they are now, to the booking's own address and nowhere else, by SMS
 * to its telephone where it has no e-mail; a few times in 24 hours (setting TICKET_RESENDS).
 * Refuses BOOKING_NOT_FOUND, NO_TICKET_TO_SEND, NO_ADDRESS_TO_SEND, SENT_OFTEN_ENOUGH, TRY_AGAIN.
 */
export async function resendTickets(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  const { viewer, clock, services } = context;
  const { TICKET_RESENDS: most } = services.settings.current;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const legs = booking.legs
      .filter(({ ticketId, ticketRevoked }) => ticketId !== null && !ticketRevoked)
      .map((leg) => ({ ...leg, receiveTicketCopyEmail: null, parts: leg.parts.filter(({ state }) => isSold(state)) }))
      .filter(({ parts }) => parts.length > 0);
    if (legs.length === 0) throw new NoTicketToSend({ bookingId });
    if (booking.contactEmail === null && telephoneDigits(booking.contactPhone ?? '') === undefined)
      throw new NoAddressToSend({ bookingId });
    const sent = await transaction.rows<{ at: number }>(SENT, [bookingId]);
    const next = nextResend(
      sent.map(({ at }) => at),
      now,
      most,
    );
    if (next !== undefined) throw new SentOftenEnough({ bookingId, most, after: localTime(next) });
    const facts = { tickets: legs.length };
    await note(transaction, now, { bookingId, type: 'ticket.resent', actor: actorOf(viewer), facts });
    const { mode } = booking;
    await emitRows(transaction, now, [
      { type: 'ticket.resent', payload: bookingFacts(booking, legs), mode, requestId: viewer.requestId },
    ]);
    return booking;
  });
}
