import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { TicketNotChangeable } from '../booking/booking.errors.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { ridesOfParts } from '../booking/named-rides.js';
import { nameOnTicket, tellChange } from '../booking/tell-change.js';
import { requireChangeable } from '../seat-change/require-changeable.js';
import { writtenCode } from './code-format.rules.js';
import { isReserved, queueForCodes, reservedNumbers } from './reserved-codes.js';
import { TicketCodeReserved, TicketCodeTaken } from './ticket-code.errors.js';

const GIVE = `with given as (insert into ticket_code (operator_id, mode, code, part_id) values ($1, $2, $3, $4)
    on conflict do nothing returning part_id)
  update part set ticket_code = $3 where id = $4 and (exists (select 1 from given)
    or exists (select 1 from ticket_code where operator_id = $1 and mode = $2 and code = $3 and part_id = $4))
  returning id`;

/**
 * Writes another code of the operator on one passenger's ticket, by hand. The one before is never given again; a ticket may
 * have back a code that it had. The ticket is drawn anew and the traveller is told; repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, TICKET_CODE_TAKEN, TICKET_CODE_RESERVED, TRY_AGAIN; InvalidInput for
 * what is no code.
 */
export async function changeTicketCode(
  context: BookingContext,
  bookingId: string,
  partId: string,
  typed: string,
): Promise<BookingRecord> {
  const code = writtenCode(typed);
  if (code === undefined) throw new InvalidInput([{ path: 'ticketCode', code: 'FORM' }]);
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId, ridesOfParts([partId]));
    const leg = booking.legs.find(({ parts }) => parts.some(({ id }) => id === partId));
    const part = leg?.parts.find(({ id }) => id === partId);
    if (leg === undefined || part?.ticketCode == null) throw new TicketNotChangeable({ bookingId, seats: [] });
    if (part.ticketCode === code) return booking;
    requireChangeable(booking, leg, [part], now);
    await queueForCodes(transaction, leg.operatorId, booking.mode);
    if (isReserved(await reservedNumbers(transaction, leg.operatorId, booking.mode), code))
      throw new TicketCodeReserved({ ticketCode: code });
    const given = await transaction.rows(GIVE, [leg.operatorId, booking.mode, code, partId]);
    if (given.length === 0) throw new TicketCodeTaken({ ticketCode: code });
    const after = { ...part, ticketCode: code };
    const legAfter = { ...leg, parts: leg.parts.map((each) => (each === part ? after : each)) };
    const changed = { ...booking, legs: booking.legs.map((each) => (each === leg ? legAfter : each)) };
    await tellChange(transaction, viewer, now, {
      booking: changed,
      legs: [legAfter],
      changes: [{ what: 'TICKET_CODE', who: nameOnTicket(part), before: part.ticketCode, after: code }],
      type: 'ticket.code_changed',
      facts: { seats: [part.seatNumber], before: [part.ticketCode], ticketCode: code },
    });
    return changed;
  });
}
