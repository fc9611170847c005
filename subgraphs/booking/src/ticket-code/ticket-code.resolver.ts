import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { changeTicketCode } from './change-ticket-code.command.js';

@Resolver()
export class TicketCodeResolver {
  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: another code of the operator on one passenger’s ticket. Refused: BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, TICKET_CODE_TAKEN, TICKET_CODE_RESERVED, TRY_AGAIN.',
  })
  changeTicketCode(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('partId', () => ID, { description: 'BookingPart.id' }) partId: string,
    @Arg('ticketCode', () => String, { description: 'Letters, digits and hyphens, 30 at most.' }) ticketCode: string,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await changeTicketCode(byScopeAlone(context), bookingId, partId, ticketCode), clock.now()),
    );
  }
}
